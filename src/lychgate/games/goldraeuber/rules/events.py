"""What Goldräuber tells: events, prompts and lines of points, numbered, with their arguments.

A place is told as its column and its row: c and 3.
"""

from __future__ import annotations

from lychgate.core.model.contract import Telling

PLACE = {"column": "column", "row": "number"}

# Events.
ASKED_CONSCIENCE, CARRIED_ON, OPENED, GOT_POINTS, ROLLED, ROLLED_AGAIN, CHANGED, SPENT = range(8)
TURNED_UP, MONK_ANGRY, COMRADE_FOUND, STEPPED, STEPPED_OUT, DUG, WAITED, NOTHING_POSSIBLE = range(8, 16)
TOOK, LEFT_LYING, BROUGHT_OUT, COLLAPSED, COLLAPSED_UNSEEN, KEPT_POINTS = range(16, 22)
END_WON, END_SHOWN_DEAD, END_BURIED, END_MINER_BURIED, END_MINER_CUT_OFF, END_CUT_OFF = range(22, 28)
END_HOPELESS, END_PUT_AWAY, COLLAPSED_AND_SHOWN = 28, 29, 30

EVENTS = (
    Telling("asked-conscience"),
    Telling("carried-on", {"seat": "seat"}),
    Telling("opened", {"cards": "number", "life": "number", "first": "seat"}),
    Telling("got-points", {"seat": "seat", "life": "number"}),
    Telling("rolled", {"seat": "seat", "die": "number"}),
    Telling("rolled-again", {"seat": "seat", "die": "number"}),
    Telling("changed", {"seat": "seat", "from": "number", "die": "number"}),
    Telling("spent", {"seat": "seat", "spent": "number", "life": "number"}),
    Telling("turned-up", {"seat": "seat", **PLACE, "card": "card", "wall": "wall"}),
    Telling("monk-angry"),
    Telling("comrade-found"),
    Telling("stepped", {"seat": "seat", **PLACE}),
    Telling("stepped-out", {"seat": "seat", **PLACE}),
    Telling("dug", {"seat": "seat", **PLACE}),
    Telling("waited", {"seat": "seat"}),
    Telling("nothing-possible", {"seat": "seat"}),
    Telling("took", {"seat": "seat", "thing": "thing"}),
    Telling("left-lying", {"seat": "seat", "thing": "thing"}),
    Telling("brought-out", {"seat": "seat", "thing": "thing"}),
    Telling("collapsed", {"seat": "seat", **PLACE, "card": "card"}),
    Telling("collapsed-unseen", {"seat": "seat", **PLACE}),
    Telling("kept-points", {"seat": "seat"}),
    Telling("won"),
    Telling("shown-dead", {"thing": "thing"}),
    Telling("buried", {"thing": "thing"}),
    Telling("miner-buried", {"miner": "seat"}),
    Telling("miner-cut-off", {"miner": "seat"}),
    Telling("cut-off", {"thing": "thing"}),
    Telling("hopeless"),
    Telling("put-away"),
    Telling("collapsed-and-shown", {"seat": "seat", **PLACE, "card": "card"}),
)

# Prompts.
ASK_CONSCIENCE, ASK_SPLIT, ASK_TAKE, ASK_CHANGE, ASK_CHANGE_SECOND = 1, 2, 3, 4, 5
ASK_ACTION, ASK_ACTION_OUTSIDE, ASK_COLLAPSE, ASK_COLLAPSE_NUMBER, ASK_SHARE = 6, 7, 8, 9, 10

PROMPTS = (
    Telling("nothing"),
    Telling("conscience"),
    Telling("split", {"getting": "seat", "left": "number"}),
    Telling("take", {"thing": "thing"}),
    Telling("change", {"die": "number", "life": "number"}),
    Telling("change-second", {"die": "number", "life": "number"}),
    Telling("action"),
    Telling("action-outside"),
    Telling("collapse"),
    Telling("collapse-number", {"die": "number"}),
    Telling("share", {"getting": "seat", "left": "number"}),
)

# Lines of points, by how the game ended: all win or lose together.
UNFINISHED, WON_ALONE = 0, 9
RESULT = {"seat": "seat", "points": "points"}

POINTS = (
    Telling("unfinished", RESULT),
    Telling("won", RESULT, "GO-20"),
    Telling("shown-dead", {**RESULT, "thing": "thing"}, "GO-15"),
    Telling("buried", {**RESULT, "thing": "thing"}, "GO-21"),
    Telling("miner-buried", {**RESULT, "miner": "seat"}, "GO-21"),
    Telling("miner-cut-off", {**RESULT, "miner": "seat"}, "GO-21"),
    Telling("cut-off", {**RESULT, "thing": "thing"}, "GO-22"),
    Telling("hopeless", RESULT, "GO-22"),
    Telling("put-away", RESULT, "GO-25"),
    Telling("won-alone", RESULT, "GO-23"),
)
