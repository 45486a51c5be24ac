"""What miners of Goldräuber do: turn up a card, step, dig, step out, wait (GO-9 to GO-13).

Each carries out a decision that is known to be legal, and says what comes next in the turn.
"""

from __future__ import annotations

from lychgate.core.compile.kernel import kernel
from lychgate.core.model.layout import Row
from lychgate.core.model.messages import EVERYBODY, emit
from lychgate.games.goldraeuber.rules.cards import COMRADE, SIDES, TREASURE, column, row
from lychgate.games.goldraeuber.rules.carrying import lay_down, thing_to_take
from lychgate.games.goldraeuber.rules.ending import look_for_loss, look_for_win
from lychgate.games.goldraeuber.rules.events import (
    COMRADE_FOUND,
    DUG,
    MONK_ANGRY,
    STEPPED,
    STEPPED_OUT,
    TURNED_UP,
    WAITED,
)  # fmt: skip
from lychgate.games.goldraeuber.rules.setup import kind_at
from lychgate.games.goldraeuber.rules.state import ENDING, TAKING, Box, State
from lychgate.games.goldraeuber.rules.ways import to_dig, to_enter, to_turn_up, way_out


@kernel
def can_act(box: Box, state: State) -> bool:
    """GO-17: is there anything to do?"""
    seat = state.turn
    if to_turn_up(box, state, seat) | to_enter(box, state, seat) | to_dig(box, state, seat):
        return True
    return way_out(box, state, seat)


@kernel
def turn_up(box: Box, state: State, seat: int, place: int, events: Row) -> None:
    """GO-9: turn up a card for all to see; treasure and comrade are marked (GO-18), the monk takes note (GO-8)."""
    kind = kind_at(state, place)
    state.phase = ENDING
    state.known |= 1 << place
    emit(events, TURNED_UP, EVERYBODY, seat, column(place), row(place), kind, wall_at(state, place))
    if kind == TREASURE:
        state.angry = 1
        emit(events, MONK_ANGRY, EVERYBODY)
    elif kind == COMRADE:
        emit(events, COMRADE_FOUND, EVERYBODY)
    look_for_loss(box, state, events)


@kernel
def wall_at(state: State, place: int) -> int:
    """The side of a card that has a wall, from 1; 0: none."""
    for side in range(SIDES):
        if state.wall[side] >> place & 1:
            return side + 1
    return 0


@kernel
def step(state: State, seat: int, place: int, events: Row) -> None:
    """GO-9: one step; on the card of treasure or comrade one may take it along (GO-18)."""
    state.miner[seat] = place + 1
    emit(events, STEPPED, EVERYBODY, seat, column(place), row(place))
    state.phase = TAKING if thing_to_take(state, seat) >= 0 else ENDING


@kernel
def dig(state: State, seat: int, place: int, events: Row) -> None:
    """GO-12: a card's wall is gone for good."""
    state.phase = ENDING
    state.dug |= 1 << place
    emit(events, DUG, EVERYBODY, seat, column(place), row(place))


@kernel
def step_out(box: Box, state: State, seat: int, events: Row) -> None:
    """GO-9: a step out, with what is carried."""
    place = state.miner[seat] - 1
    state.phase = ENDING
    state.miner[seat] = 0
    emit(events, STEPPED_OUT, EVERYBODY, seat, column(place), row(place))
    lay_down(state, seat, events)
    look_for_win(box, state, events)


@kernel
def wait(state: State, seat: int, events: Row) -> None:
    """GO-9: outside one may do nothing."""
    state.phase = ENDING
    emit(events, WAITED, EVERYBODY, seat)
