"""What bots make of a world that they have imagined: how well it fits what was laid, and what may come of it.

Simple models of players and of how a game goes on. They look at a full state, but one that somebody has imagined;
of the true one they know nothing.
"""

from __future__ import annotations

import math

from lychgate.core.contract import FINE
from lychgate.core.kernel import kernel
from lychgate.core.record import Row, fractions, scratch
from lychgate.games.graverobbers.cards import BLACK, BOBBY, DETECTIVE, GRAVES, value
from lychgate.games.graverobbers.points import KEPT_GOALS, place
from lychgate.games.graverobbers.state import Box, State
from lychgate.games.graverobbers.thumbs import (
    BOBBY_WORTH,
    FACTS,
    goals_worth,
    guess_grave,
    look_at_grave,
    look_at_hand,
    wasted,
)

TRUST = 0.12  # how much a value of one, laid for or against a goal, says about it
MOST = 6.0  # that can be said in all
EVEN = 100.0  # the weight of a world of which nothing can be said


@kernel
def judge(box: Box, state: State, out: Row) -> None:
    """The points to be expected of an unfinished game, in hundredths, and places by them, accusations left aside."""
    facts, chances, counts = scratch(GRAVES * FACTS), fractions(GRAVES), fractions(GRAVES + 1)
    for grave in range(box.graves):
        look_at_grave(box, state, grave, facts)
        chances[grave] = guess_grave(state, grave, -1, facts)
    waste = wasted(box, chances, counts)
    for seat in range(box.players):
        robbers, bobbies = look_at_hand(state, seat)
        worth = robbers * (2.0 * waste - 1.0) + BOBBY_WORTH * bobbies + goals_worth(box, state, seat, chances, waste)
        out[seat] = math.floor(FINE * worth + 0.5)
    place(box, state, out)


@kernel
def weigh(box: Box, state: State, seat: int) -> int:
    """How likely this world is beside others, as far as the others' goals and the cards they laid tell."""
    told = 0.0
    for other in range(box.players):
        if other != seat:
            for i in range(KEPT_GOALS):
                goal = state.goal[other, i] - 1
                if goal >= 0:
                    told += laid_for(box, state, other, goal)
    return 1 + int(EVEN * math.exp(max(-MOST, min(MOST, TRUST * told))))


@kernel
def laid_for(box: Box, state: State, other: int, goal: int) -> float:
    """What a player has laid for a goal, or against it if that is below 0."""
    one, two = box.goal_one[goal] - 1, box.goal_two[goal] - 1
    robbers = 0.0
    for grave in range(box.graves):
        part = 0.5 if one < 0 else 1.0 if grave in (one, two) else 0.0
        if part > 0.0:
            for place in range(state.height[grave]):
                kind = state.card[grave, place] - 1
                if state.layer[grave, place] == other + 1 and 0 <= kind < BOBBY:
                    robbers += part * value(kind) if kind < DETECTIVE else -part * value(kind)
    return robbers if box.goal_colour[goal] == BLACK else -robbers
