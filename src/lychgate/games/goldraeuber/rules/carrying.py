"""Carrying in Goldräuber: who has treasure and comrade, who may take them along (GO-18, GO-19)."""

from __future__ import annotations

from lychgate.core.compile.kernel import kernel
from lychgate.core.model.layout import Row
from lychgate.core.model.messages import EVERYBODY, emit
from lychgate.games.goldraeuber.rules.cards import THINGS
from lychgate.games.goldraeuber.rules.events import BROUGHT_OUT, LEFT_LYING, TOOK
from lychgate.games.goldraeuber.rules.state import LYING, SAFE, State


@kernel
def carries(state: State, seat: int) -> bool:
    """GO-19: has the miner the hands full?"""
    for thing in range(THINGS):
        if state.bearer[thing] == seat + 1:
            return True
    return False


@kernel
def thing_here(state: State, seat: int) -> int:
    """The thing that lies on the miner's card, or -1."""
    for thing in range(THINGS):
        if state.miner[seat] and state.place[thing] == state.miner[seat] and state.bearer[thing] == LYING:
            return thing
    return -1


@kernel
def thing_to_take(state: State, seat: int) -> int:
    """GO-18: the thing that the miner could take along, or -1; never a second one (GO-19)."""
    return -1 if carries(state, seat) else thing_here(state, seat)


@kernel
def take_or_leave(state: State, seat: int, take: bool, events: Row) -> None:
    """GO-18: take it along or let it lie."""
    thing = thing_to_take(state, seat)
    if take:
        state.bearer[thing] = seat + 1
        emit(events, TOOK, EVERYBODY, seat, thing)
    else:
        emit(events, LEFT_LYING, EVERYBODY, seat, thing)


@kernel
def lay_down(state: State, seat: int, events: Row) -> None:
    """GO-18: what is carried out is laid down there, safe for good."""
    for thing in range(THINGS):
        if state.bearer[thing] == seat + 1:
            state.bearer[thing] = SAFE
            emit(events, BROUGHT_OUT, EVERYBODY, seat, thing)
