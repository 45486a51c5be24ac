"""What Graverobbers tells: events, prompts and lines of points, numbered, with their arguments."""

from __future__ import annotations

from lychgate.core.model.contract import Telling

# Events.
DEALT, ANSWERED, GOALS_CHOSEN, LAID_UP, LAID_DOWN, LAID_HIDDEN = 0, 1, 2, 3, 4, 5
SPIED, GRAVE_SHOWN, GRAVE_INTACT, GRAVE_RANSACKED = 6, 7, 8, 9
ACCUSED, KEPT_QUIET, TURN_DONE, PASSED_OVER, ROUND_ENDED, FINAL_SCORING = 10, 11, 12, 13, 14, 15
CEMETERY_WASTED, CEMETERY_SAVED, RETURNED_GOAL, FIRST_PLAYER_NAMED = 16, 17, 18, 19

EVENTS = (
    Telling("dealt", {"cards": "number"}),
    Telling("answered", {"seat": "seat"}),
    Telling("goals-chosen"),
    Telling("laid-up", {"seat": "seat", "grave": "grave", "card": "card"}),
    Telling("laid-down", {"seat": "seat", "grave": "grave", "card": "card"}),  # told to who laid it
    Telling("laid-hidden", {"seat": "seat", "grave": "grave"}),  # told to the others
    Telling("spied", {"seat": "seat", "grave": "grave", "bobby": "card", "card": "card", "layer": "seat"}),
    Telling("grave-shown", {"grave": "grave", "place": "number", "card": "card", "layer": "seat"}),
    Telling("grave-intact", {"grave": "grave", "defence": "number", "robbery": "number"}),
    Telling("grave-ransacked", {"grave": "grave", "defence": "number", "robbery": "number"}),
    Telling("accused", {"seat": "seat", "accused": "seat"}),
    Telling("kept-quiet", {"seat": "seat"}),
    Telling("turn-done", {"seat": "seat"}),
    Telling("passed-over", {"seat": "seat"}),
    Telling("round-ended", {"round": "number", "first": "seat"}),
    Telling("final-scoring"),
    Telling("cemetery-wasted", {"ransacked": "number"}),
    Telling("cemetery-saved", {"ransacked": "number"}),
    Telling("returned-goal", {"seat": "seat", "goal": "goal"}),
    Telling("first-player", {"first": "seat"}),
)

# Prompts.
ASK_GOAL, ASK_FIRST_CARD, ASK_SECOND_CARD, ASK_AFTER_SPY, ASK_ACCUSE = 1, 2, 3, 4, 5

PROMPTS = (
    Telling("nothing"),
    Telling("goal", sealed=True),
    Telling("first-card"),
    Telling("second-card", {"grave": "grave"}),
    Telling("after-spy"),
    Telling("accuse"),
)

# Lines of points.
HAND_ROBBERS, HAND_DETECTIVES, HAND_BOBBIES, GOAL_MET, GOAL_MISSED = 0, 1, 2, 3, 4
RIGHTLY_ACCUSED, WRONGLY_ACCUSED, ACCUSED_RIGHTLY, ACCUSED_WRONGLY = 5, 6, 7, 8
TIED, OUT_BY_TIE = 9, 10
TOTAL_TIED, OUT_BY_TOTAL = 11, 12

POINTS = (
    Telling("hand-robbers", {"seat": "seat", "points": "points"}, "GR-27"),
    Telling("hand-detectives", {"seat": "seat", "points": "points"}, "GR-27"),
    Telling("hand-bobbies", {"seat": "seat", "points": "points", "bobbies": "number"}, "GR-28"),
    Telling("goal-met", {"seat": "seat", "points": "points", "goal": "goal"}, "GR-29"),
    Telling("goal-missed", {"seat": "seat", "points": "points", "goal": "goal"}, "GR-29"),
    Telling("rightly-accused", {"seat": "seat", "points": "points", "other": "seat"}, "GR-30"),
    Telling("wrongly-accused", {"seat": "seat", "points": "points", "other": "seat"}, "GR-30"),
    Telling("accused-rightly", {"seat": "seat", "points": "points", "other": "seat"}, "GR-30"),
    Telling("accused-wrongly", {"seat": "seat", "points": "points", "other": "seat"}, "GR-30"),
    Telling("tied", {"seat": "seat", "points": "points", "cards": "number"}, "GR-31", single=True),
    Telling("out-by-tie", {"seat": "seat", "points": "points"}, "GR-31", single=True),
    Telling("total-tied", {"seat": "seat", "points": "points", "last": "number"}, "GR-32"),
    Telling("out-by-total", {"seat": "seat", "points": "points"}, "GR-32"),
)
