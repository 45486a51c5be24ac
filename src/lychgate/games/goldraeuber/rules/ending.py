"""How Goldräuber ends: won once all are out (GO-20), lost when that has become impossible (GO-21 to GO-23)."""

from __future__ import annotations

from lychgate.core.compile.kernel import inlined, kernel
from lychgate.core.model.bits import ones
from lychgate.core.model.layout import Row
from lychgate.core.model.messages import EVERYBODY, emit
from lychgate.games.goldraeuber.rules.cards import THINGS
from lychgate.games.goldraeuber.rules.events import (
    BURIED,
    CUT_OFF,
    END_BURIED,
    END_CUT_OFF,
    END_HOPELESS,
    END_MINER_BURIED,
    END_MINER_CUT_OFF,
    END_WON,
    HOPELESS,
    MINER_BURIED,
    MINER_CUT_OFF,
    WON,
)  # fmt: skip
from lychgate.games.goldraeuber.rules.state import GAME_OVER, LYING, SAFE, Box, State
from lychgate.games.goldraeuber.rules.ways import face_down, reachable


@kernel
def finish(state: State, end: int, fate: int) -> None:
    """The game is over."""
    state.phase = GAME_OVER
    state.end = end
    state.fate = fate


@kernel
def look_for_win(box: Box, state: State, events: Row) -> None:
    """GO-20: every miner is out, the treasure and the comrade; alone, either of the two will do (GO-23)."""
    for seat in range(box.players):
        if state.miner[seat]:
            return
    safe = 0
    for thing in range(THINGS):
        safe += state.bearer[thing] == SAFE
    if safe >= (1 if box.players == 1 else THINGS):
        emit(events, END_WON, EVERYBODY)
        finish(state, WON, 0)


@kernel
def look_for_loss(box: Box, state: State, events: Row) -> None:
    """GO-21, GO-22: after every collapse and every card turned up, by what the players can know."""
    for seat in range(box.players):
        if state.miner[seat] and state.collapsed >> (state.miner[seat] - 1) & 1:
            emit(events, END_MINER_BURIED, EVERYBODY, seat)
            finish(state, MINER_BURIED, seat)
            return
    for thing in range(THINGS):
        if lies_known(state, thing) and state.collapsed >> (state.place[thing] - 1) & 1:
            emit(events, END_BURIED, EVERYBODY, thing)
            finish(state, BURIED, thing)  # GO-23: alone, too
            return
    reached = reachable(box, state)
    for seat in range(box.players):
        if state.miner[seat] and reached >> (state.miner[seat] - 1) & 1 == 0:
            emit(events, END_MINER_CUT_OFF, EVERYBODY, seat)
            finish(state, MINER_CUT_OFF, seat)
            return
    look_for_cut_off(box, state, reached, events)


@inlined
def lies_known(state: State, thing: int) -> bool:
    """GO-18: does it lie marked on a card that has been turned up?"""
    at = state.place[thing]
    return at > 0 and state.bearer[thing] == LYING and state.known >> (at - 1) & 1 == 1


@kernel
def look_for_cut_off(box: Box, state: State, reached: int, events: Row) -> None:
    """GO-22: a marker cut off, or too few hidden inner cards in reach; alone, only when nothing can be won."""
    unfound, lost, last_lost = 0, 0, 0
    for thing in range(THINGS):
        if lies_known(state, thing):
            if reached >> (state.place[thing] - 1) & 1 == 0:
                lost += 1
                last_lost = thing
        elif state.bearer[thing] == LYING:
            unfound += 1
    hidden = ones(box.inner & face_down(box, state) & reached)
    if box.players > 1 and lost:
        emit(events, END_CUT_OFF, EVERYBODY, last_lost)
        finish(state, CUT_OFF, last_lost)
    elif is_hopeless(box, lost, unfound, hidden):
        emit(events, END_HOPELESS, EVERYBODY)
        finish(state, HOPELESS, 0)


@inlined
def is_hopeless(box: Box, lost: int, unfound: int, hidden: int) -> bool:
    """GO-22: fewer hidden inner cards than things to be found there; alone, nothing that could be won (GO-23)."""
    if box.players == 1:
        return lost + unfound == THINGS and (unfound == 0 or hidden == 0)
    return hidden < unfound
