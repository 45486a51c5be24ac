"""Why a seat of Goldräuber may not decide something: for any decision, the rule that forbids it."""

from __future__ import annotations

from lychgate.core.compile.kernel import kernel
from lychgate.core.model.bits import ones
from lychgate.core.model.contract import NOT_THIS
from lychgate.games.goldraeuber.rules import decisions
from lychgate.games.goldraeuber.rules.carrying import carries, thing_here
from lychgate.games.goldraeuber.rules.choices import die_range, numbers_to_choose, offers_keeping
from lychgate.games.goldraeuber.rules.life import company, may_change, may_shift, points_of, purse
from lychgate.games.goldraeuber.rules.state import (
    ACTING,
    CHANGING,
    COLLAPSING,
    CONSCIENCE,
    SHARING,
    SPLITTING,
    TAKING,
    Box,
    State,
)  # fmt: skip
from lychgate.games.goldraeuber.rules.ways import (
    around,
    can_collapse,
    doors,
    face_up,
    to_dig,
    to_enter,
    to_turn_up,
    way_out,
)


@kernel
def refusal(box: Box, state: State, seat: int, action: int) -> int:
    """0 if the seat may decide this now; otherwise why not."""
    if action < decisions.OUT:
        return refuse_place(box, state, seat, action)
    if action <= decisions.WAIT:
        return refuse_moving(box, state, seat, action)
    if action <= decisions.LEAVE:
        return refuse_taking(state, seat)
    if action < decisions.KEEP:
        return refuse_die(box, state, action)
    if action < decisions.YES:
        return refuse_points(box, state, action)
    return 0 if state.phase == CONSCIENCE else NOT_THIS


@kernel
def refuse_place(box: Box, state: State, seat: int, action: int) -> int:
    """The decisions that name a card."""
    if state.phase != (COLLAPSING if action >= decisions.COLLAPSE else ACTING):
        return NOT_THIS
    spot = 1 << (action % decisions.STEP)
    if box.laid & spot == 0:
        return 4  # GO-4: no card lies there
    if state.collapsed & spot:
        return 14  # GO-14: collapsed for good
    if action >= decisions.COLLAPSE:
        return 0 if can_collapse(box, state, state.die) & spot else 24  # GO-24: another number was rolled
    if action >= decisions.DIG:
        return 0 if to_dig(box, state, seat) & spot else 12  # GO-12: no wall there, or out of reach
    if action >= decisions.STEP:
        return refuse_step(box, state, seat, spot)
    if to_turn_up(box, state, seat) & spot:
        return 0
    return 9 if state.known & spot else refuse_distance(state, seat)


@kernel
def refuse_step(box: Box, state: State, seat: int, spot: int) -> int:
    if to_enter(box, state, seat) & spot:
        return 0
    at = state.miner[seat]
    near = doors(box) if at == 0 else around(1 << (at - 1))
    if near & spot == 0:
        return refuse_distance(state, seat)
    if face_up(state) & spot == 0:
        return 9  # GO-9: onto face-up cards only
    return 13 if state.trap & spot else 11  # GO-13: a trap; GO-11: a wall


@kernel
def refuse_distance(state: State, seat: int) -> int:
    """GO-6: from outside only at an entrance, never from above; GO-10: never diagonally, nor farther."""
    return 10 if state.miner[seat] else 6


@kernel
def refuse_moving(box: Box, state: State, seat: int, action: int) -> int:
    if state.phase != ACTING:
        return NOT_THIS
    if action == decisions.WAIT:
        return 9 if state.miner[seat] else 0  # GO-9: in the mine an action must be taken
    if way_out(box, state, seat):
        return 0
    at = state.miner[seat]
    return 11 if at and doors(box) >> (at - 1) & 1 else 6  # GO-11: a wall; GO-6: no entrance here


@kernel
def refuse_taking(state: State, seat: int) -> int:
    if state.phase == TAKING:
        return 0
    if thing_here(state, seat) < 0:
        return NOT_THIS
    return 19 if carries(state, seat) else 18  # GO-19: the hands are full; GO-18: on entering, or before the roll


@kernel
def refuse_die(box: Box, state: State, action: int) -> int:
    """GO-16: on a collapse any die that can be paid for, also as it lies; beside an action only another one."""
    if state.phase == CHANGING:
        return refuse_number(box, state, action, 16)
    if state.phase != ACTING:
        return NOT_THIS
    points = purse(box, state)
    first, count = die_range(state, points)
    other = action != decisions.DIE + state.die - 1
    return 0 if may_change(state, points) and other and first <= action < first + count else 16


@kernel
def refuse_shifting(box: Box, state: State, action: int) -> int:
    """GO-16: before the action, once a turn; of two, one gets another share than it has."""
    seats, share = company(box, state), action - decisions.POINTS
    points = points_of(state, seats)
    if not may_shift(state, seats, points) or share > points:
        return 16
    return 16 if ones(seats) == 2 and share == state.life[state.turn] else 0


@kernel
def refuse_points(box: Box, state: State, action: int) -> int:
    if state.phase == ACTING and action != decisions.KEEP:
        return refuse_shifting(box, state, action)
    if state.phase != SPLITTING and state.phase != SHARING:
        return NOT_THIS
    rule = 5 if state.phase == SPLITTING else 16
    if action == decisions.KEEP:
        return 0 if offers_keeping(state) else rule
    return refuse_number(box, state, action, rule)


@kernel
def refuse_number(box: Box, state: State, action: int, rule: int) -> int:
    first, count = numbers_to_choose(box, state)
    return 0 if first <= action < first + count else rule
