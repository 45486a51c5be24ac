"""What Goldräuber tells: events, prompts and lines of points, declared once each."""

from __future__ import annotations

from lychgate.core.model.contract import no_ruins
from lychgate.core.model.messages import Messages, prompts
from lychgate.core.model.sorts import NUMBER, SEAT
from lychgate.games.goldraeuber.rules.cards import CARD, COLUMN, DIE, LIFE_POINTS, ROW, THING, WALL

EVENTS = Messages("event")
ASKED_CONSCIENCE = EVENTS.add("asked-conscience", "GO-25")
CARRIED_ON = EVENTS.add("carried-on", "GO-25", seat=SEAT)
OPENED = EVENTS.add("opened", "GO-5", cards=NUMBER, life=LIFE_POINTS, first=SEAT)
GOT_POINTS = EVENTS.add("got-points", "GO-5", seat=SEAT, life=LIFE_POINTS)
ROLLED = EVENTS.add("rolled", "GO-8", seat=SEAT, die=DIE)
ROLLED_AGAIN = EVENTS.add("rolled-again", "GO-24", seat=SEAT, die=DIE)
CHANGED = EVENTS.add("changed", "GO-16", seat=SEAT, **{"from": DIE}, die=DIE)  # type: ignore[arg-type]
SPENT = EVENTS.add("spent", "GO-16", seat=SEAT, spent=LIFE_POINTS, life=LIFE_POINTS)
TURNED_UP = EVENTS.add("turned-up", "GO-9", seat=SEAT, column=COLUMN, row=ROW, card=CARD, wall=WALL)
MONK_ANGRY = EVENTS.add("monk-angry", "GO-8")
COMRADE_FOUND = EVENTS.add("comrade-found", "GO-18")
STEPPED = EVENTS.add("stepped", "GO-9", seat=SEAT, column=COLUMN, row=ROW)
STEPPED_OUT = EVENTS.add("stepped-out", "GO-9", seat=SEAT, column=COLUMN, row=ROW)
DUG = EVENTS.add("dug", "GO-12", seat=SEAT, column=COLUMN, row=ROW)
WAITED = EVENTS.add("waited", "GO-9", seat=SEAT)
NOTHING_POSSIBLE = EVENTS.add("nothing-possible", "GO-17", seat=SEAT)
TOOK = EVENTS.add("took", "GO-18", seat=SEAT, thing=THING)
LEFT_LYING = EVENTS.add("left-lying", "GO-18", seat=SEAT, thing=THING)
BROUGHT_OUT = EVENTS.add("brought-out", "GO-18", seat=SEAT, thing=THING)
COLLAPSED = EVENTS.add("collapsed", "GO-14", seat=SEAT, column=COLUMN, row=ROW, card=CARD)
COLLAPSED_UNSEEN = EVENTS.add("collapsed-unseen", "GO-14", seat=SEAT, column=COLUMN, row=ROW)
KEPT_POINTS = EVENTS.add("kept-points", "GO-16", seat=SEAT)
END_WON = EVENTS.add("won", "GO-20")
END_SHOWN_DEAD = EVENTS.add("shown-dead", "GO-15", thing=THING)
END_BURIED = EVENTS.add("buried", "GO-21", thing=THING)
END_MINER_BURIED = EVENTS.add("miner-buried", "GO-21", miner=SEAT)
END_MINER_CUT_OFF = EVENTS.add("miner-cut-off", "GO-21", miner=SEAT)
END_CUT_OFF = EVENTS.add("cut-off", "GO-22", thing=THING)
END_HOPELESS = EVENTS.add("hopeless", "GO-22")
END_PUT_AWAY = EVENTS.add("put-away", "GO-25")
COLLAPSED_AND_SHOWN = EVENTS.add("collapsed-and-shown", "GO-15", seat=SEAT, column=COLUMN, row=ROW, card=CARD)

PROMPTS = prompts()
ASK_CONSCIENCE = PROMPTS.add("conscience")
ASK_SPLIT = PROMPTS.add("split", getting=SEAT, left=LIFE_POINTS)
ASK_TAKE = PROMPTS.add("take", thing=THING)
ASK_CHANGE = PROMPTS.add("change", die=DIE, life=LIFE_POINTS)
ASK_CHANGE_SECOND = PROMPTS.add("change-second", die=DIE, life=LIFE_POINTS)
ASK_ACTION = PROMPTS.add("action")
ASK_ACTION_OUTSIDE = PROMPTS.add("action-outside")
ASK_COLLAPSE = PROMPTS.add("collapse")
ASK_COLLAPSE_NUMBER = PROMPTS.add("collapse-number", die=DIE)
ASK_SHARE = PROMPTS.add("share", getting=SEAT, left=LIFE_POINTS)
ASK_SPLIT_OWN = PROMPTS.add("split-own", left=LIFE_POINTS)  # about the own life points
ASK_SHARE_OWN = PROMPTS.add("share-own", left=LIFE_POINTS)

# What a decision plainly brings about: all lose.
RUINS = no_ruins()
RUIN_MINER_BURIED = RUINS.add("miner-buried", "GO-21")
RUIN_BURIED = RUINS.add("buried", "GO-21")
RUIN_MAY_BURY = RUINS.add("may-bury", "GO-15")
RUIN_CUT_OFF = RUINS.add("cut-off", "GO-21")
RUIN_HOPELESS = RUINS.add("hopeless", "GO-22")
RUIN_PUT_AWAY = RUINS.add("put-away", "GO-25")

# All win or lose together: a line says how the game ended, and `state.end` is its number.
POINTS = Messages("points")
UNFINISHED = POINTS.line("unfinished", "")
WON = POINTS.line("won", "GO-20")
SHOWN_DEAD = POINTS.line("shown-dead", "GO-15", thing=THING)
BURIED = POINTS.line("buried", "GO-21", thing=THING)
MINER_BURIED = POINTS.line("miner-buried", "GO-21", miner=SEAT)
MINER_CUT_OFF = POINTS.line("miner-cut-off", "GO-21", miner=SEAT)
CUT_OFF = POINTS.line("cut-off", "GO-22", thing=THING)
HOPELESS = POINTS.line("hopeless", "GO-22")
PUT_AWAY = POINTS.line("put-away", "GO-25")
WON_ALONE = POINTS.line("won-alone", "GO-23")
