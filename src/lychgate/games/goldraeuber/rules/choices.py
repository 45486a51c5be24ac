"""What a seat of Goldräuber may decide: the list, the question, a random pick; refusals are in `refusals`.

`legal` lists what `refusal` would not refuse; `pick` draws one of the list without making it. The
conformance suite holds them together.
"""

from __future__ import annotations

from lychgate.core.compile.kernel import inlined, kernel
from lychgate.core.model.bits import ones
from lychgate.core.model.chance import DECISION, Chance, below
from lychgate.core.model.layout import Row, no_listeners
from lychgate.games.goldraeuber.rules import decisions
from lychgate.games.goldraeuber.rules.cards import ANY_NUMBER, PIPS
from lychgate.games.goldraeuber.rules.carrying import thing_to_take
from lychgate.games.goldraeuber.rules.events import (
    ASK_ACTION,
    ASK_ACTION_OUTSIDE,
    ASK_CHANGE,
    ASK_CHANGE_SECOND,
    ASK_COLLAPSE,
    ASK_COLLAPSE_NUMBER,
    ASK_CONSCIENCE,
    ASK_SHARE,
    ASK_SHARE_OWN,
    ASK_SPLIT,
    ASK_SPLIT_OWN,
    ASK_TAKE,
)  # fmt: skip
from lychgate.games.goldraeuber.rules.life import company, least, may_change, may_shift, most, points_of, purse
from lychgate.games.goldraeuber.rules.state import (
    ACTING,
    CHANGING,
    COLLAPSING,
    CONSCIENCE,
    GAME_OVER,
    SHARING,
    SPLITTING,
    TAKING,
    Box,
    State,
)  # fmt: skip
from lychgate.games.goldraeuber.rules.turns import apply
from lychgate.games.goldraeuber.rules.ways import (
    can_collapse,
    lowest_place,
    nth_place,
    to_dig,
    to_enter,
    to_turn_up,
    way_out,
)


@kernel
def legal(box: Box, state: State, seat: int, out: Row) -> int:
    """List what the seat may decide, always in the same order; how many there are."""
    if state.phase == ACTING:
        return list_life(box, state, out, list_actions(box, state, seat, out))
    if state.phase == COLLAPSING:
        return list_places(decisions.COLLAPSE, can_collapse(box, state, state.die), out, 0)
    first, count = numbers_to_choose(box, state)
    listed = 0
    if offers_keeping(state):
        out[0] = decisions.KEEP
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
    count = list_places(decisions.TURN_UP, to_turn_up(box, state, seat), out, 0)
    count = list_places(decisions.STEP, to_enter(box, state, seat), out, count)
    count = list_places(decisions.DIG, to_dig(box, state, seat), out, count)
    if way_out(box, state, seat):
        out[count] = decisions.OUT
        count += 1
    if state.miner[seat] == 0:
        out[count] = decisions.WAIT
        count += 1
    return count


@kernel
def list_life(box: Box, state: State, out: Row, count: int) -> int:
    """GO-16: beside the actions: another die, or life points for the one on turn, where that makes a difference."""
    seats = company(box, state)
    points = points_of(state, seats)
    dice, shares = life_choices(state, seats, points)
    for i in range(dice):
        out[count] = another_die(state, points, i)
        count += 1
    for i in range(shares):
        out[count] = another_share(state, seats, i)
        count += 1
    return count


@kernel
def life_choices(state: State, seats: int, points: int) -> tuple[int, int]:
    """GO-16: beside the actions: how many other dice these seats can pay for, and how many other shares they have."""
    dice, shares = 0, 0
    if may_change(state, points):
        dice = die_range(state, points)[1] - 1
    if may_shift(state, seats, points):
        shares = points + (1 if ones(seats) > 2 else 0)  # of two, what one has already changes nothing
    return dice, shares


@kernel
def another_die(state: State, points: int, i: int) -> int:
    """The i-th die that can be had, leaving out the one that lies there."""
    first = die_range(state, points)[0]
    return first + i + (first + i >= decisions.DIE + state.die - 1)


@kernel
def another_share(state: State, seats: int, i: int) -> int:
    """The i-th share for the one on turn; of two, leaving out what that one has already."""
    left_out = ones(seats) == 2 and i >= state.life[state.turn]
    return decisions.POINTS + i + left_out


@kernel
def die_range(state: State, points: int) -> tuple[int, int]:
    """GO-16: the lowest die that so many life points allow, as a decision, and how many there are."""
    lowest, highest = max(1, state.die - points), min(PIPS, state.die + points)
    return decisions.DIE + lowest - 1, highest - lowest + 1


@kernel
def numbers_to_choose(box: Box, state: State) -> tuple[int, int]:
    """Where a choice is a run of decisions: the first of them, and how many."""
    if state.phase == CHANGING:  # GO-16
        return die_range(state, purse(box, state))
    if state.phase == TAKING:  # GO-18
        return decisions.TAKE, 2
    if state.phase == CONSCIENCE:  # GO-25
        return decisions.YES, 2
    fewest = least(state)  # GO-5, GO-16
    return decisions.POINTS + fewest, most(box, state) - fewest + 1


@inlined
def offers_keeping(state: State) -> bool:
    """GO-5, GO-16: split the rest evenly, or share nothing; not once a new sharing has begun."""
    return state.phase == SPLITTING or (state.phase == SHARING and state.dealt == 0)


@kernel
def prompt(box: Box, state: State, seat: int, out: Row) -> int:
    """What the seat is asked, with the numbers the question needs."""
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
    if state.getting == seat:
        out[0] = state.left
        return ASK_SPLIT_OWN if state.phase == SPLITTING else ASK_SHARE_OWN
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
        return decisions.COLLAPSE + nth_place(places, below(chance, DECISION, count)), count
    first, count = numbers_to_choose(box, state)
    keeping = offers_keeping(state)
    drawn = below(chance, DECISION, count + keeping)
    if keeping and drawn == 0:
        return decisions.KEEP, count + 1
    return first + drawn - keeping, count + keeping


@kernel
def pick_action(box: Box, state: State, seat: int, chance: Chance) -> tuple[int, int]:
    up, enter, dig = to_turn_up(box, state, seat), to_enter(box, state, seat), to_dig(box, state, seat)
    ups, enters, digs = ones(up), ones(enter), ones(dig)
    out = way_out(box, state, seat)
    wait = state.miner[seat] == 0
    seats = company(box, state)
    points = points_of(state, seats)
    dice, shares = life_choices(state, seats, points)
    count = ups + enters + digs + out + wait + dice + shares
    drawn = below(chance, DECISION, count)
    if drawn < ups:
        return decisions.TURN_UP + nth_place(up, drawn), count
    drawn -= ups
    if drawn < enters:
        return decisions.STEP + nth_place(enter, drawn), count
    drawn -= enters
    if drawn < digs:
        return decisions.DIG + nth_place(dig, drawn), count
    drawn -= digs
    if drawn < out + wait:
        return (decisions.OUT if drawn < out else decisions.WAIT), count
    drawn -= out + wait
    return (another_die(state, points, drawn) if drawn < dice else another_share(state, seats, drawn - dice)), count


@kernel
def rollout(box: Box, state: State, chance: Chance) -> int:
    """Random play to the end; how many decisions had two choices or more.

    It ends with certainty: sooner or later the life points are gone, and then every roll is a collapse
    with a third of a chance at least, of which there are no more than cards.
    """
    silent = no_listeners()
    decisions = 0
    while state.phase != GAME_OVER:
        action, count = pick(box, state, state.turn, chance)
        apply(box, state, state.turn, action, chance, silent)
        decisions += count > 1
    return decisions
