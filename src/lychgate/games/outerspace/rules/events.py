"""What Outer Space tells: events, prompts and lines of points, declared once each. Cards are told from 1."""

from __future__ import annotations

from lychgate.core.model.contract import no_ruins
from lychgate.core.model.messages import Messages, prompts
from lychgate.core.model.sorts import NUMBER, SEAT
from lychgate.games.outerspace.cards.vocabulary import CARD, WORD
from lychgate.games.outerspace.rules.decisions import PASS

EVENTS = Messages("event")
TITLE_CARD = EVENTS.add("title-card", "BM-7", card=CARD)
PROPOSED = EVENTS.add("proposed", "BM-7", seat=SEAT)
TITLE_WORD = EVENTS.add("title-word", "BM-7", word=WORD)
NO_TITLE = EVENTS.add("no-title", "BM-7")
DEALER = EVENTS.add("dealer", "BM-9", seat=SEAT)
SHOWS = EVENTS.add("shows", "BM-8", seat=SEAT, card=CARD)
REDRAWS = EVENTS.add("redraws", "BM-8", seat=SEAT)
CAST = EVENTS.add("cast", "BM-8", seat=SEAT, card=CARD)
TURN = EVENTS.add("turn", "BM-10", seat=SEAT, round=NUMBER)
DREW = EVENTS.add("drew", "BM-10", seat=SEAT, card=CARD)  # told to who drew it
DREW_HIDDEN = EVENTS.add("drew-hidden", "BM-10", seat=SEAT)  # told to the others
PLAYED_CARD = EVENTS.add("played", "BM-4", seat=SEAT, card=CARD)
AT_FILM = EVENTS.add("at-film", "BM-11", card=CARD, film=SEAT)
ON_CARD = EVENTS.add("on-card", "BM-11", card=CARD, target=CARD)
AT_HAND = EVENTS.add("at-hand", "BM-11", card=CARD, hand=SEAT)
TO_COMBINE = EVENTS.add("to-combine", "BM-18", card=CARD, target=CARD)
PREVENTED = EVENTS.add("prevented", "BM-28", card=CARD, by=CARD)
LAID = EVENTS.add("laid", "BM-14", card=CARD, film=SEAT)
GIVEN_PROP = EVENTS.add("given", "BM-15", card=CARD, target=CARD)
MOVED_PROP = EVENTS.add("moved", "BM-15", card=CARD, target=CARD)
LOCATION_LAID = EVENTS.add("location-laid", "BM-17", card=CARD, film=SEAT)
LOCATION_COMBINED = EVENTS.add("location-combined", "BM-18", card=CARD, film=SEAT)
GONE = EVENTS.add("gone", "BM-14", card=CARD)
ATTACKED = EVENTS.add("attacked", "BM-19", seat=SEAT, card=CARD, film=SEAT)
SENT = EVENTS.add("sent", "BM-24", seat=SEAT, card=CARD)
STANDS = EVENTS.add("stands", "BM-22", attack=NUMBER, defence=NUMBER)
ABILITY_USED = EVENTS.add("used", "BM-11", seat=SEAT, card=CARD)
SUCCEEDED = EVENTS.add("succeeded", "BM-22", attack=NUMBER, defence=NUMBER)
FAILED = EVENTS.add("failed", "BM-22", attack=NUMBER, defence=NUMBER)
WRONG_WATER = EVENTS.add("wrong-water", "BM-26", card=CARD)
STOPPED = EVENTS.add("stopped", "BM-28", card=CARD)
REDIRECTED = EVENTS.add("redirected", "BM-3", film=SEAT)
KILLED = EVENTS.add("killed", "BM-23", card=CARD, film=SEAT)
ESCAPED = EVENTS.add("escaped", "BM-23", card=CARD, film=SEAT)
TO_HAND = EVENTS.add("to-hand", "BM-19", seat=SEAT, card=CARD)
TROPHY_NOTED = EVENTS.add("trophy", "BM-35", seat=SEAT, points=NUMBER)
BONUS_NOTED = EVENTS.add("bonus", "BM-35", seat=SEAT, card=CARD, points=NUMBER)
REVEALED = EVENTS.add("revealed", "BM-39", seat=SEAT, card=CARD)
LOST = EVENTS.add("lost", "BM-3", seat=SEAT, card=CARD)
DELAYED = EVENTS.add("delayed", "BM-31", turns=NUMBER)
CREDITS_ROLL = EVENTS.add("credits", "BM-31", seat=SEAT, round=NUMBER)  # 1: the round is played to its end first
LAST_CARD = EVENTS.add("last-card", "BM-32", seat=SEAT, when=NUMBER)  # THIS_TURN_ENDS, THIS_ROUND_ENDS, OWN_TURN_ENDS
DISCARDED = EVENTS.add("discarded", "BM-12", seat=SEAT, card=CARD)
ENDED = EVENTS.add("ended", "BM-31")
JOINED = EVENTS.add("joined", "BM-19", card=CARD, target=CARD)

# With what the game ends once the last card is drawn (BM-32): the turn under way, the round, the drawer's next turn.
THIS_TURN_ENDS, THIS_ROUND_ENDS, OWN_TURN_ENDS = 0, 1, 2

PROMPTS = prompts()  # in a window (BM-29) no answer is a pass
ASK_TITLE = PROMPTS.add("title", sealed=True)
ASK_ACT = PROMPTS.add("act")
ASK_FILM = PROMPTS.add("film", card=CARD)
ASK_CHARACTER = PROMPTS.add("character", card=CARD)
ASK_PROP = PROMPTS.add("prop", card=CARD)
ASK_DISCARDED = PROMPTS.add("discarded", card=CARD)
ASK_HAND = PROMPTS.add("hand", card=CARD)
ASK_COMBINE = PROMPTS.add("combine", card=CARD)
ASK_PREVENT = PROMPTS.add("prevent", card=CARD, no_answer=PASS, sealed=True)
ASK_ARM = PROMPTS.add("arm", card=CARD)
ASK_JOIN = PROMPTS.add("join", card=CARD)
ASK_MEDDLE = PROMPTS.add("meddle", card=CARD, attack=NUMBER, defence=NUMBER, no_answer=PASS, sealed=True)
ASK_VICTIM = PROMPTS.add("victim", card=CARD)
ASK_BETWEEN = PROMPTS.add("between", seat=SEAT, no_answer=PASS, sealed=True)
ASK_LAST_CHANCE = PROMPTS.add("last-chance", no_answer=PASS, sealed=True)
ASK_DISCARD = PROMPTS.add("discard")

# What a decision plainly brings about.
RUINS = no_ruins()
RUIN_BEHIND = RUINS.add("behind", "BM-31")

POINTS = Messages("points")
FILM_VALUE = POINTS.line("film", "BM-33")
TITLE_CARDS = POINTS.line("title", "BM-34", cards=NUMBER)
ASIDE_CARDS = POINTS.line("aside", "BM-35")
CARD_POINTS = POINTS.line("cards", "BM-35")
NOTED_POINTS = POINTS.line("noted", "BM-35")
TREASURES = POINTS.line("treasures", "BM-38", cards=NUMBER)
