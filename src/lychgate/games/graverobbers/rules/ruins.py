"""Decisions of Graverobbers that plainly lose: the last card at a grave that makes one's own goal impossible."""

from __future__ import annotations

from lychgate.core.compile.kernel import kernel
from lychgate.games.graverobbers.rules import decisions
from lychgate.games.graverobbers.rules.cards import BLACK, GRAVES
from lychgate.games.graverobbers.rules.events import RUIN_GOAL_LOST
from lychgate.games.graverobbers.rules.points import KEPT_GOALS
from lychgate.games.graverobbers.rules.state import INTACT, OPEN, RANSACKED, Box, State
from lychgate.games.graverobbers.rules.turns import defence_of, robbery_of


@kernel
def ruins(box: Box, view: State, seat: int, action: int) -> int:
    """GR-15, GR-29: the seat knows every card there, and this one settles the grave against a goal of its own."""
    grave = action % GRAVES
    if action >= decisions.SPY or view.height[grave] + 1 != box.column:
        return 0
    for place in range(view.height[grave]):
        if view.card[grave, place] == 0:
            return 0
    view.card[grave, view.height[grave]] = action // GRAVES + 1
    view.height[grave] += 1
    fate = INTACT if defence_of(view, grave) >= robbery_of(view, grave) else RANSACKED
    for i in range(KEPT_GOALS):
        if view.goal[seat, i] and loses(box, view, view.goal[seat, i] - 1, grave + 1, fate):
            return RUIN_GOAL_LOST
    return 0


@kernel
def loses(box: Box, view: State, goal: int, grave: int, fate: int) -> bool:
    """Does a pair goal that could still be met become impossible by this fate of a grave, counted from 1?"""
    one, two = box.goal_one[goal], box.goal_two[goal]
    if one == 0 or (grave != one and grave != two):
        return False
    wanted = RANSACKED if box.goal_colour[goal] == BLACK else INTACT
    other = view.fate[one + two - grave - 1]
    return fate != wanted and other in (OPEN, wanted)
