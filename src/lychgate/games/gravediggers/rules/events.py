"""What Gravediggers tells: events, prompts and lines of points, numbered, with their arguments."""

from __future__ import annotations

from lychgate.core.model.contract import Telling

# Events.
DEALT, TILE, NOT_POSSIBLE, TILES_MIXED = 0, 1, 2, 3
LAID, LAID_HIDDEN, DREW, DREW_HIDDEN, LOOKED, LOOKED_HIDDEN, TURNED = 4, 5, 6, 7, 8, 9, 10
CREDIT_TAKEN, CREDIT_IN_VAIN = 11, 12
GRAVEDIGGER_SENT, GAME_ENDS, FINAL_ROBBERY, FIST_MADE, FIST_OPENED, CARD_SHOWN = 13, 14, 15, 16, 17, 18
ONE_WIDOW, WIDOWS, ONE_GUARD, GUARDS, BANDITS, ACCOMPLICES, QUARREL = 19, 20, 21, 22, 23, 24, 25
REWARDED, FIST_LOST, LOOT = 26, 27, 28
PAID, EMPTY_FIST, LOOT_SHORT, TOO_LATE, LOOT_LEFT, REFILLED, CLOSED = 29, 30, 31, 32, 33, 34, 35

_CARD = {"cemetery": "cemetery", "place": "number", "card": "card"}
_PLACE = {"cemetery": "cemetery", "place": "number"}
_SEAT = {"seat": "seat"}
_FIST = {"seat": "seat", "money": "number"}

EVENTS = (
    Telling("dealt", {"cards": "number", "money": "number", "first": "seat"}),
    Telling("tile", {"seat": "seat", "tile": "tile"}),
    Telling("not-possible", {"seat": "seat", "tile": "tile"}, "GD-10"),
    Telling("tiles-mixed"),
    Telling("laid", _SEAT | _CARD),  # told to who laid it
    Telling("laid-hidden", _SEAT | _PLACE),  # told to the others
    Telling("drew", {"seat": "seat", "card": "card"}),  # told to who drew it
    Telling("drew-hidden", _SEAT),  # told to the others
    Telling("looked", _SEAT | _CARD),  # told to who looked
    Telling("looked-hidden", _SEAT | _PLACE),  # told to the others
    Telling("turned", _SEAT | _CARD),
    Telling("credit-taken", {"seat": "seat", "money": "number", "left": "number"}, "GD-21"),
    Telling("credit-in-vain", _SEAT, "GD-21"),
    Telling("gravedigger-sent", {"seat": "seat", "cemetery": "cemetery"}),
    Telling("game-ends", _SEAT, "GD-22"),
    Telling("final-robbery", {"cemetery": "cemetery"}),
    Telling("fist-made", _SEAT),
    Telling("fist-opened", _FIST),
    Telling("card-shown", _CARD),
    Telling("one-widow", {}, "GD-15"),
    Telling("widows", {"widows": "number"}, "GD-15"),
    Telling("one-guard", {}, "GD-16"),
    Telling("guards", {"guards": "number"}, "GD-16"),
    Telling("bandits", {"bandits": "number", "accomplices": "number"}, "GD-17"),
    Telling("accomplices", {"accomplices": "number", "bandits": "number"}, "GD-17"),
    Telling("quarrel", {"bandits": "number"}, "GD-17"),
    Telling("rewarded", _FIST, "GD-16"),
    Telling("fist-lost", _FIST, "GD-17"),
    Telling("loot", {"values": "number", "xs": "number", "loot": "number"}, "GD-18"),
    Telling("paid", _FIST, "GD-19"),
    Telling("empty-fist", _SEAT),
    Telling("loot-short", {"seat": "seat", "money": "number", "due": "number", "left": "number"}, "GD-19"),
    Telling("too-late", _FIST, "GD-19"),
    Telling("loot-left", {"money": "number"}, "GD-19"),
    Telling("refilled", {"cemetery": "cemetery"}, "GD-20"),
    Telling("closed", {"cemetery": "cemetery"}, "GD-11"),
)

# Prompts.
ASK_PLACE, ASK_LOOK, ASK_TURN, ASK_ROB, ASK_FIST, ASK_FIST_ANEW = 1, 2, 3, 4, 5, 6

PROMPTS = (
    Telling("nothing"),
    Telling("place"),
    Telling("look"),
    Telling("turn"),
    Telling("rob"),
    Telling("fist", {"money": "number", "cemetery": "cemetery", "credit": "number"}, sealed=True),
    Telling("fist-anew", {"money": "number", "cemetery": "cemetery"}, "GD-21", sealed=True),
)

# Lines of points.
MONEY, NOTES_DUE = 0, 1

POINTS = (
    Telling("money", {"seat": "seat", "points": "points"}, "GD-23"),
    Telling("notes", {"seat": "seat", "points": "points", "notes": "number"}, "GD-23"),
)
