"""Life points of Goldräuber: splitting them before the start (GO-5), spending and sharing them (GO-16)."""

from __future__ import annotations

from lychgate.core.compile.kernel import inlined, kernel
from lychgate.core.model.bits import ones
from lychgate.core.model.layout import Row
from lychgate.core.model.messages import EVERYBODY, emit
from lychgate.games.goldraeuber.rules.cards import MINERS
from lychgate.games.goldraeuber.rules.events import GOT_POINTS, SPENT
from lychgate.games.goldraeuber.rules.state import SPLITTING, UNSHIFTED, Box, State


@kernel
def company(box: Box, state: State) -> int:
    """GO-16: the miners on the card of the one on turn, as bits; outside is not a card, there one is alone."""
    seats = 1 << state.turn
    if state.miner[state.turn]:
        for seat in range(box.players):
            if state.miner[seat] == state.miner[state.turn]:
                seats |= 1 << seat
    return seats


@kernel
def points_of(state: State, seats: int) -> int:
    """The life points that these seats have together."""
    points = 0
    for seat in range(MINERS):
        if seats >> seat & 1:
            points += state.life[seat]
    return points


@kernel
def purse(box: Box, state: State) -> int:
    """GO-16: the life points that the player on turn can use."""
    return points_of(state, company(box, state))


@inlined
def may_change(state: State, points: int) -> bool:
    """GO-16: can the die be changed, though it means an action already, with so many life points?"""
    return state.settled == 0 and points > 0


@inlined
def may_shift(state: State, seats: int, points: int) -> bool:
    """GO-16: can life points be shifted before the action: once a turn, where there are some and somebody to share?"""
    return state.shifting == UNSHIFTED and seats & (seats - 1) != 0 and points > 0


@kernel
def spend(box: Box, state: State, points: int, events: Row) -> None:
    """GO-16: the own life points first, then those of the miners on the same card, clockwise."""
    seats = company(box, state)
    for i in range(box.players):
        seat = (state.turn + i) % box.players
        used = min(points, state.life[seat]) if seats >> seat & 1 else 0
        if used:
            state.life[seat] -= used
            points -= used
            emit(events, SPENT, EVERYBODY, seat, used, state.life[seat])


@kernel
def heirs(box: Box, state: State) -> int:
    """Who gets life points now, as bits: everybody before the start, later the miners on one card."""
    return (1 << box.players) - 1 if state.phase == SPLITTING else company(box, state)


@kernel
def least(state: State) -> int:
    """GO-5: everybody starts with a life point at least; later one may have none."""
    return 1 if state.phase == SPLITTING else 0


@kernel
def most(box: Box, state: State) -> int:
    """The most life points that the seat in question can get, so that enough are left for the rest."""
    return state.left - least(state) * (ones(heirs(box, state) & ~state.dealt) - 1)


@kernel
def changes_nothing(box: Box, state: State, points: int) -> bool:
    """GO-16: the one on turn gets what it has already, and there is no other way left for the rest."""
    settled = ones(heirs(box, state)) == 2 or points == purse(box, state)
    return state.dealt == 0 and settled and state.life[state.turn] == points


@kernel
def give(box: Box, state: State, points: int, events: Row) -> bool:
    """GO-5, GO-16: so many life points to the seat in question; the last seat gets the rest. Is all settled?"""
    seats = heirs(box, state)
    if state.dealt == 0:
        for seat in range(box.players):
            if seats >> seat & 1:
                state.life[seat] = 0
    while True:
        state.life[state.getting] = points
        state.left -= points
        state.dealt |= 1 << state.getting
        emit(events, GOT_POINTS, EVERYBODY, state.getting, points)
        waiting = seats & ~state.dealt
        if waiting == 0:
            state.getting, state.dealt = 0, 0
            return True
        while waiting >> state.getting & 1 == 0:
            state.getting = (state.getting + 1) % box.players
        last = waiting & (waiting - 1) == 0
        if not last and most(box, state) > least(state):
            return False
        points = state.left if last else least(state)  # nothing to choose


@kernel
def give_evenly(box: Box, state: State, events: Row) -> None:
    """GO-5: the rest as evenly as possible, the extra ones to the earlier seats from the first player."""
    settled = False
    while not settled:
        seats = ones(heirs(box, state) & ~state.dealt)
        settled = give(box, state, (state.left + seats - 1) // seats, events)
