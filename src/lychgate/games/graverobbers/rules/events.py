"""What Graverobbers tells: events, prompts and lines of points, declared once each."""

from __future__ import annotations

from lychgate.core.model.contract import no_ruins
from lychgate.core.model.messages import Messages, prompts
from lychgate.core.model.sorts import NUMBER, SEAT
from lychgate.games.graverobbers.rules.cards import CARD, GOAL, GRAVE

EVENTS = Messages("event")
DEALT = EVENTS.add("dealt", "GR-4", cards=NUMBER)
ANSWERED = EVENTS.add("answered", "GR-5", seat=SEAT)
GOALS_CHOSEN = EVENTS.add("goals-chosen", "GR-5")
LAID_UP = EVENTS.add("laid-up", "GR-8", seat=SEAT, grave=GRAVE, card=CARD)
LAID_DOWN = EVENTS.add("laid-down", "GR-8", seat=SEAT, grave=GRAVE, card=CARD)  # told to who laid it
LAID_HIDDEN = EVENTS.add("laid-hidden", "GR-8", seat=SEAT, grave=GRAVE)  # told to the others
SPIED = EVENTS.add("spied", "GR-11", seat=SEAT, grave=GRAVE, bobby=CARD, card=CARD, layer=SEAT)
GRAVE_SHOWN = EVENTS.add("grave-shown", "GR-15", grave=GRAVE, place=NUMBER, card=CARD, layer=SEAT)
GRAVE_INTACT = EVENTS.add("grave-intact", "GR-18", grave=GRAVE, defence=NUMBER, robbery=NUMBER)
GRAVE_RANSACKED = EVENTS.add("grave-ransacked", "GR-18", grave=GRAVE, defence=NUMBER, robbery=NUMBER)
ACCUSED = EVENTS.add("accused", "GR-19", seat=SEAT, accused=SEAT)
KEPT_QUIET = EVENTS.add("kept-quiet", "GR-19", seat=SEAT)
TURN_DONE = EVENTS.add("turn-done", "GR-7", seat=SEAT)
PASSED_OVER = EVENTS.add("passed-over", "GR-13", seat=SEAT)
ROUND_ENDED = EVENTS.add("round-ended", "GR-23", round=NUMBER, first=SEAT)
FINAL_SCORING = EVENTS.add("final-scoring", "GR-25")
CEMETERY_WASTED = EVENTS.add("cemetery-wasted", "GR-26", ransacked=NUMBER)
CEMETERY_SAVED = EVENTS.add("cemetery-saved", "GR-26", ransacked=NUMBER)
RETURNED_GOAL = EVENTS.add("returned-goal", "GR-5", seat=SEAT, goal=GOAL)
FIRST_PLAYER_NAMED = EVENTS.add("first-player", "GR-6", first=SEAT)

PROMPTS = prompts()
ASK_GOAL = PROMPTS.add("goal", sealed=True)
ASK_FIRST_CARD = PROMPTS.add("first-card")
ASK_SECOND_CARD = PROMPTS.add("second-card", grave=GRAVE)
ASK_AFTER_SPY = PROMPTS.add("after-spy")
ASK_ACCUSE = PROMPTS.add("accuse")

# What a decision plainly brings about.
RUINS = no_ruins()
RUIN_GOAL_LOST = RUINS.add("goal-lost", "GR-29")

POINTS = Messages("points")
HAND_ROBBERS = POINTS.line("hand-robbers", "GR-27")
HAND_DETECTIVES = POINTS.line("hand-detectives", "GR-27")
HAND_BOBBIES = POINTS.line("hand-bobbies", "GR-28", bobbies=NUMBER)
GOAL_MET = POINTS.line("goal-met", "GR-29", goal=GOAL)
GOAL_MISSED = POINTS.line("goal-missed", "GR-29", goal=GOAL)
RIGHTLY_ACCUSED = POINTS.line("rightly-accused", "GR-30", other=SEAT)
WRONGLY_ACCUSED = POINTS.line("wrongly-accused", "GR-30", other=SEAT)
ACCUSED_RIGHTLY = POINTS.line("accused-rightly", "GR-30", other=SEAT)
ACCUSED_WRONGLY = POINTS.line("accused-wrongly", "GR-30", other=SEAT)
TIED = POINTS.line("tied", "GR-31", single=True, cards=NUMBER)
OUT_BY_TIE = POINTS.line("out-by-tie", "GR-31", single=True)
TOTAL_TIED = POINTS.line("total-tied", "GR-32", last=NUMBER)
OUT_BY_TOTAL = POINTS.line("out-by-total", "GR-32")
