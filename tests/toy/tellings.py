"""What Vigil tells: events, prompts and lines of points, numbered, with their arguments."""

from __future__ import annotations

from lychgate.core.model.contract import Telling
from tests.toy.actions import PASS

# Events.
DEALT, BET_SEALED, BET_OPENED, LOOKED, LOOKED_HIDDEN, SHOWED = 0, 1, 2, 3, 4, 5
CARD_COUNTS, NO_CARD_COUNTS, ROW_TURNED, ROLLED, ENDED = 6, 7, 8, 9, 10

EVENTS = (
    Telling("dealt", {"cards": "number", "first": "seat"}),
    Telling("bet-sealed", {"seat": "seat"}),
    Telling("bet-opened", {"seat": "seat", "bet": "bet"}),
    Telling("looked", {"seat": "seat", "place": "number", "card": "number"}),  # told to who looks
    Telling("looked-hidden", {"seat": "seat", "place": "number"}),  # told to the others
    Telling("showed", {"seat": "seat", "card": "number"}),
    Telling("card-counts", {"seat": "seat", "card": "number"}),
    Telling("no-card-counts"),
    Telling("row-turned", {"place": "number", "card": "number"}),
    Telling("rolled", {"pips": "number"}),
    Telling("ended"),
)

# Prompts.
ASK_BET, ASK_WATCH, ASK_CARD = 1, 2, 3

PROMPTS = (
    Telling("nothing"),
    Telling("bet", sealed=True),
    Telling("watch", {"watch": "number"}),
    Telling("card", {"watch": "number"}, no_answer=PASS, sealed=True),
)

# Lines of points.
PIPS, BET_WON = 0, 1

POINTS = (
    Telling("pips", {"seat": "seat", "points": "points", "watch": "number"}, "VG-10"),
    Telling("bet-won", {"seat": "seat", "points": "points", "watch": "number"}, "VG-11"),
)
