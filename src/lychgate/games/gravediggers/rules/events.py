"""What Gravediggers tells: events, prompts and lines of points, declared once each."""

from __future__ import annotations

from lychgate.core.model.messages import Messages, prompts
from lychgate.core.model.sorts import NUMBER, SEAT
from lychgate.games.gravediggers.rules.cards import CARD, CARD_PLACE, CEMETERY, TILE

EVENTS = Messages("event")
DEALT = EVENTS.add("dealt", cards=NUMBER, money=NUMBER, first=SEAT)
TILE_TURNED_UP = EVENTS.add("tile", seat=SEAT, tile=TILE)
NOT_POSSIBLE = EVENTS.add("not-possible", seat=SEAT, tile=TILE)
TILES_MIXED = EVENTS.add("tiles-mixed")
LAID = EVENTS.add("laid", seat=SEAT, cemetery=CEMETERY, place=CARD_PLACE, card=CARD)  # told to who laid it
LAID_HIDDEN = EVENTS.add("laid-hidden", seat=SEAT, cemetery=CEMETERY, place=CARD_PLACE)  # told to the others
DREW = EVENTS.add("drew", seat=SEAT, card=CARD)  # told to who drew it
DREW_HIDDEN = EVENTS.add("drew-hidden", seat=SEAT)  # told to the others
LOOKED = EVENTS.add("looked", seat=SEAT, cemetery=CEMETERY, place=CARD_PLACE, card=CARD)  # told to who looked
LOOKED_HIDDEN = EVENTS.add("looked-hidden", seat=SEAT, cemetery=CEMETERY, place=CARD_PLACE)  # told to the others
TURNED = EVENTS.add("turned", seat=SEAT, cemetery=CEMETERY, place=CARD_PLACE, card=CARD)
CREDIT_TAKEN = EVENTS.add("credit-taken", seat=SEAT, money=NUMBER, left=NUMBER)
CREDIT_IN_VAIN = EVENTS.add("credit-in-vain", seat=SEAT)
GRAVEDIGGER_SENT = EVENTS.add("gravedigger-sent", seat=SEAT, cemetery=CEMETERY)
GAME_ENDS = EVENTS.add("game-ends", seat=SEAT)
FINAL_ROBBERY = EVENTS.add("final-robbery", cemetery=CEMETERY)
FIST_MADE = EVENTS.add("fist-made", seat=SEAT)
FIST_OPENED = EVENTS.add("fist-opened", seat=SEAT, money=NUMBER)
CARD_SHOWN = EVENTS.add("card-shown", cemetery=CEMETERY, place=CARD_PLACE, card=CARD)
ONE_WIDOW = EVENTS.add("one-widow")
WIDOWS = EVENTS.add("widows", widows=NUMBER)
ONE_GUARD = EVENTS.add("one-guard")
GUARDS = EVENTS.add("guards", guards=NUMBER)
BANDITS = EVENTS.add("bandits", bandits=NUMBER, accomplices=NUMBER)
ACCOMPLICES = EVENTS.add("accomplices", accomplices=NUMBER, bandits=NUMBER)
QUARREL = EVENTS.add("quarrel", bandits=NUMBER)
REWARDED = EVENTS.add("rewarded", seat=SEAT, money=NUMBER)
FIST_LOST = EVENTS.add("fist-lost", seat=SEAT, money=NUMBER)
LOOT = EVENTS.add("loot", values=NUMBER, xs=NUMBER, loot=NUMBER)
PAID = EVENTS.add("paid", seat=SEAT, money=NUMBER)
EMPTY_FIST = EVENTS.add("empty-fist", seat=SEAT)
LOOT_SHORT = EVENTS.add("loot-short", seat=SEAT, money=NUMBER, due=NUMBER, left=NUMBER)
TOO_LATE = EVENTS.add("too-late", seat=SEAT, money=NUMBER)
LOOT_LEFT = EVENTS.add("loot-left", money=NUMBER)
REFILLED = EVENTS.add("refilled", cemetery=CEMETERY)
CLOSED = EVENTS.add("closed", cemetery=CEMETERY)

PROMPTS = prompts()
ASK_PLACE = PROMPTS.add("place")  # the prompts of the tiles, in their order
ASK_LOOK = PROMPTS.add("look")
ASK_TURN = PROMPTS.add("turn")
ASK_ROB = PROMPTS.add("rob")
ASK_FIST = PROMPTS.add("fist", sealed=True, money=NUMBER, cemetery=CEMETERY, credit=NUMBER)
ASK_FIST_ANEW = PROMPTS.add("fist-anew", sealed=True, money=NUMBER, cemetery=CEMETERY)

POINTS = Messages("points")
MONEY = POINTS.line("money", "GD-23")
NOTES_DUE = POINTS.line("notes", "GD-23", notes=NUMBER)
