"""What a seat of Goldräuber may decide: the list, the question, a random pick; refusals are in `refusals`.

`legal` lists what `refusal` would not refuse; `pick` draws one of the list without making it. The
conformance suite holds them together.
"""

from __future__ import annotations

from lychgate.core.chance import DECISION, Chance, below
from lychgate.core.kernel import inlined, kernel
from lychgate.core.record import Row, scratch
from lychgate.games.goldraeuber import actions
from lychgate.games.goldraeuber.cards import ANY_NUMBER, PIPS
from lychgate.games.goldraeuber.life import least, most, purse
from lychgate.games.goldraeuber.rules import acting, apply, thing_to_take
from lychgate.games.goldraeuber.state import (
    ACTING,
    CHANGING,
    COLLAPSING,
    CONSCIENCE,
    GAME_OVER,
    SPLITTING,
    TAKING,
    Box,
    State,
)  # fmt: skip
from lychgate.games.goldraeuber.tellings import (
    ASK_ACTION,
    ASK_ACTION_OUTSIDE,
    ASK_CHANGE,
    ASK_CHANGE_SECOND,
    ASK_COLLAPSE,
    ASK_COLLAPSE_NUMBER,
    ASK_CONSCIENCE,
    ASK_SHARE,
    ASK_SPLIT,
    ASK_TAKE,
)  # fmt: skip
from lychgate.games.goldraeuber.ways import (
    can_collapse,
    lowest_place,
    nth_place,
    ones,
    to_dig,
    to_enter,
    to_turn_up,
    way_out,
)


@kernel
def legal(box: Box, state: State, seat: int, out: Row) -> int:
    """List what the seat may decide, always in the same order; how many there are."""
    if seat < 0 or acting(box, state) >> seat & 1 == 0:
        return 0
    if state.phase == ACTING:
        return list_actions(box, state, seat, out)
    if state.phase == COLLAPSING:
        return list_places(actions.COLLAPSE, can_collapse(box, state, state.die), out, 0)
    first, count = numbers_to_choose(box, state)
    listed = 0
    if offers_keeping(state):
        out[0] = actions.KEEP
        listed = 1
    for i in range(count):
        out[listed + i] = first + i
    return listed + count


@kernel
def list_places(first: int, places: int, out: Row, count: int) -> int:
    """Add one decision for each place of a set."""
    while places:
        out[count] = first + lowest_place(places)
        places &= places - 1
        count += 1
    return count


@kernel
def list_actions(box: Box, state: State, seat: int, out: Row) -> int:
    """GO-9: cards to turn up, to step on, to dig at; the step out; outside, waiting."""
    count = list_places(actions.TURN_UP, to_turn_up(box, state, seat), out, 0)
    count = list_places(actions.STEP, to_enter(box, state, seat), out, count)
    count = list_places(actions.DIG, to_dig(box, state, seat), out, count)
    if way_out(box, state, seat):
        out[count] = actions.OUT
        count += 1
    if state.miner[seat] == 0:
        out[count] = actions.WAIT
        count += 1
    return count


@kernel
def numbers_to_choose(box: Box, state: State) -> tuple[int, int]:
    """Where a choice is a run of decisions: the first of them, and how many."""
    if state.phase == CHANGING:  # GO-16
        points = purse(box, state)
        lowest, highest = max(1, state.die - points), min(PIPS, state.die + points)
        return actions.DIE + lowest - 1, highest - lowest + 1
    if state.phase == TAKING:  # GO-18
        return actions.TAKE, 2
    if state.phase == CONSCIENCE:  # GO-25
        return actions.YES, 2
    fewest = least(state)  # GO-5, GO-16
    return actions.POINTS + fewest, most(box, state) - fewest + 1


@inlined
def offers_keeping(state: State) -> bool:
    """GO-5, GO-16: split the rest evenly, or share nothing; not once a new sharing has begun."""
    return state.left > 0 and (state.phase == SPLITTING or state.dealt == 0)


@kernel
def prompt(box: Box, state: State, seat: int, out: Row) -> int:
    """What the seat is asked, with the numbers the question needs."""
    if seat < 0 or acting(box, state) >> seat & 1 == 0:
        return 0
    if state.phase == ACTING:
        return ASK_ACTION if state.miner[seat] else ASK_ACTION_OUTSIDE
    if state.phase == COLLAPSING:
        out[0] = state.die
        return ASK_COLLAPSE_NUMBER if state.second and state.die < ANY_NUMBER else ASK_COLLAPSE
    if state.phase == CHANGING:
        out[0], out[1] = state.die, purse(box, state)
        return ASK_CHANGE_SECOND if state.second else ASK_CHANGE
    if state.phase == TAKING:
        out[0] = thing_to_take(state, seat)
        return ASK_TAKE
    if state.phase == CONSCIENCE:
        return ASK_CONSCIENCE
    out[0], out[1] = state.getting, state.left
    return ASK_SPLIT if state.phase == SPLITTING else ASK_SHARE


@kernel
def pick(box: Box, state: State, seat: int, chance: Chance) -> tuple[int, int]:
    """Draw one legal decision, as if from the list `legal` makes; and how many there were."""
    if state.phase == ACTING:
        return pick_action(box, state, seat, chance)
    if state.phase == COLLAPSING:
        places = can_collapse(box, state, state.die)
        count = ones(places)
        return actions.COLLAPSE + nth_place(places, below(chance, DECISION, count)), count
    first, count = numbers_to_choose(box, state)
    keeping = offers_keeping(state)
    drawn = below(chance, DECISION, count + keeping)
    if keeping and drawn == 0:
        return actions.KEEP, count + 1
    return first + drawn - keeping, count + keeping


@kernel
def pick_action(box: Box, state: State, seat: int, chance: Chance) -> tuple[int, int]:
    up, enter, dig = to_turn_up(box, state, seat), to_enter(box, state, seat), to_dig(box, state, seat)
    ups, enters, digs = ones(up), ones(enter), ones(dig)
    out = way_out(box, state, seat)
    count = ups + enters + digs + out + (state.miner[seat] == 0)
    drawn = below(chance, DECISION, count)
    if drawn < ups:
        return actions.TURN_UP + nth_place(up, drawn), count
    drawn -= ups
    if drawn < enters:
        return actions.STEP + nth_place(enter, drawn), count
    drawn -= enters
    if drawn < digs:
        return actions.DIG + nth_place(dig, drawn), count
    return (actions.OUT if out else actions.WAIT), count


@kernel
def rollout(box: Box, state: State, chance: Chance) -> int:
    """Random play to the end; how many decisions had two choices or more.

    It ends with certainty: sooner or later the life points are gone, and then every roll is a collapse
    with a third of a chance at least, of which there are no more than cards.
    """
    silent = scratch(1)  # no room: nobody listens
    decisions = 0
    while state.phase != GAME_OVER:
        action, count = pick(box, state, state.turn, chance)
        apply(box, state, state.turn, action, chance, silent)
        decisions += count > 1
    return decisions
