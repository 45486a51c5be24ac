"""What Gravediggers tells: events, prompts and lines of points, declared once each."""

from __future__ import annotations

from lychgate.core.model.contract import no_ruins
from lychgate.core.model.messages import Messages, prompts
from lychgate.core.model.sorts import NUMBER, SEAT
from lychgate.games.gravediggers.rules.cards import CARD, CARD_PLACE, CEMETERY, TILE

EVENTS = Messages("event")
DEALT = EVENTS.add("dealt", "GD-4", cards=NUMBER, money=NUMBER, first=SEAT)
TILE_TURNED_UP = EVENTS.add("tile", "GD-5", seat=SEAT, tile=TILE)
NOT_POSSIBLE = EVENTS.add("not-possible", "GD-10", seat=SEAT, tile=TILE)
TILES_MIXED = EVENTS.add("tiles-mixed", "GD-5")
LAID = EVENTS.add("laid", "GD-6", seat=SEAT, cemetery=CEMETERY, place=CARD_PLACE, card=CARD)  # told to who laid it
LAID_HIDDEN = EVENTS.add("laid-hidden", "GD-6", seat=SEAT, cemetery=CEMETERY, place=CARD_PLACE)  # told to the others
DREW = EVENTS.add("drew", "GD-6", seat=SEAT, card=CARD)  # told to who drew it
DREW_HIDDEN = EVENTS.add("drew-hidden", "GD-6", seat=SEAT)  # told to the others
LOOKED = EVENTS.add("looked", "GD-7", seat=SEAT, cemetery=CEMETERY, place=CARD_PLACE, card=CARD)  # told to who looked
LOOKED_HIDDEN = EVENTS.add(
    "looked-hidden", "GD-7", seat=SEAT, cemetery=CEMETERY, place=CARD_PLACE
)  # told to the others
TURNED = EVENTS.add("turned", "GD-8", seat=SEAT, cemetery=CEMETERY, place=CARD_PLACE, card=CARD)
CREDIT_TAKEN = EVENTS.add("credit-taken", "GD-21", seat=SEAT, money=NUMBER, left=NUMBER)
CREDIT_IN_VAIN = EVENTS.add("credit-in-vain", "GD-21", seat=SEAT)
GRAVEDIGGER_SENT = EVENTS.add("gravedigger-sent", "GD-9", seat=SEAT, cemetery=CEMETERY)
GAME_ENDS = EVENTS.add("game-ends", "GD-22", seat=SEAT)
FINAL_ROBBERY = EVENTS.add("final-robbery", "GD-22", cemetery=CEMETERY)
FIST_MADE = EVENTS.add("fist-made", "GD-13", seat=SEAT)
FIST_OPENED = EVENTS.add("fist-opened", "GD-13", seat=SEAT, money=NUMBER)
CARD_SHOWN = EVENTS.add("card-shown", "GD-14", cemetery=CEMETERY, place=CARD_PLACE, card=CARD)
ONE_WIDOW = EVENTS.add("one-widow", "GD-15")
WIDOWS = EVENTS.add("widows", "GD-15", widows=NUMBER)
ONE_GUARD = EVENTS.add("one-guard", "GD-16")
GUARDS = EVENTS.add("guards", "GD-16", guards=NUMBER)
BANDITS = EVENTS.add("bandits", "GD-17", bandits=NUMBER, accomplices=NUMBER)
ACCOMPLICES = EVENTS.add("accomplices", "GD-17", accomplices=NUMBER, bandits=NUMBER)
QUARREL = EVENTS.add("quarrel", "GD-17", bandits=NUMBER)
REWARDED = EVENTS.add("rewarded", "GD-16", seat=SEAT, money=NUMBER)
FIST_LOST = EVENTS.add("fist-lost", "GD-17", seat=SEAT, money=NUMBER)
LOOT = EVENTS.add("loot", "GD-18", values=NUMBER, xs=NUMBER, loot=NUMBER)
PAID = EVENTS.add("paid", "GD-19", seat=SEAT, money=NUMBER)
EMPTY_FIST = EVENTS.add("empty-fist", "GD-19", seat=SEAT)
LOOT_SHORT = EVENTS.add("loot-short", "GD-19", seat=SEAT, money=NUMBER, due=NUMBER, left=NUMBER)
TOO_LATE = EVENTS.add("too-late", "GD-19", seat=SEAT, money=NUMBER)
LOOT_LEFT = EVENTS.add("loot-left", "GD-19", money=NUMBER)
REFILLED = EVENTS.add("refilled", "GD-20", cemetery=CEMETERY)
CLOSED = EVENTS.add("closed", "GD-11", cemetery=CEMETERY)

PROMPTS = prompts()
ASK_PLACE = PROMPTS.add("place")  # the prompts of the tiles, in their order
ASK_LOOK = PROMPTS.add("look")
ASK_TURN = PROMPTS.add("turn")
ASK_ROB = PROMPTS.add("rob")
ASK_FIST = PROMPTS.add("fist", sealed=True, money=NUMBER, cemetery=CEMETERY, credit=NUMBER)
ASK_FIST_ANEW = PROMPTS.add("fist-anew", sealed=True, money=NUMBER, cemetery=CEMETERY)

# What a decision plainly brings about.
RUINS = no_ruins()
RUIN_RAIDED = RUINS.add("raided", "GD-17")

POINTS = Messages("points")
MONEY = POINTS.line("money", "GD-23")
NOTES_DUE = POINTS.line("notes", "GD-23", notes=NUMBER)
