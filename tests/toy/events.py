"""What Vigil tells: events, prompts and lines of points, declared once each."""

from __future__ import annotations

from lychgate.core.model.messages import Messages, prompts
from lychgate.core.model.sorts import NUMBER, SEAT
from tests.toy.cards import BET, CARD, PLACE
from tests.toy.decisions import PASS

EVENTS = Messages("event")
DEALT = EVENTS.add("dealt", cards=NUMBER, first=SEAT)
BET_SEALED = EVENTS.add("bet-sealed", seat=SEAT)
BET_OPENED = EVENTS.add("bet-opened", seat=SEAT, bet=BET)
LOOKED = EVENTS.add("looked", seat=SEAT, place=PLACE, card=CARD)  # told to who looks
LOOKED_HIDDEN = EVENTS.add("looked-hidden", seat=SEAT, place=PLACE)  # told to the others
SHOWED = EVENTS.add("showed", seat=SEAT, card=CARD)
CARD_COUNTS = EVENTS.add("card-counts", seat=SEAT, card=CARD)
NO_CARD_COUNTS = EVENTS.add("no-card-counts")
ROW_TURNED = EVENTS.add("row-turned", place=PLACE, card=CARD)
ROLLED = EVENTS.add("rolled", pips=NUMBER)
ENDED = EVENTS.add("ended")

PROMPTS = prompts()
ASK_BET = PROMPTS.add("bet", sealed=True)
ASK_WATCH = PROMPTS.add("watch", watch=NUMBER)
ASK_CARD = PROMPTS.add("card", watch=NUMBER, sealed=True, no_answer=PASS)

POINTS = Messages("points")
PIPS = POINTS.line("pips", "VG-10", watch=NUMBER)
BET_WON = POINTS.line("bet-won", "VG-11", watch=NUMBER)
