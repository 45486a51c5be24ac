"""Turns of Goldräuber: from one question to the next (GO-7, GO-8, GO-16, GO-17).

Each function carries out one rule or step and names it. The deal is in `setup`, the die in `dice`, what miners do in
`actions`, what collapses in `collapses`, life points in `life`, the end in `ending`, what may be decided in `choices`.
"""

from __future__ import annotations

from lychgate.core.compile.kernel import kernel
from lychgate.core.model.chance import Chance
from lychgate.core.model.layout import Row
from lychgate.core.model.messages import EVERYBODY, emit
from lychgate.games.goldraeuber.rules import decisions
from lychgate.games.goldraeuber.rules.actions import can_act, dig, step, step_out, turn_up, wait
from lychgate.games.goldraeuber.rules.carrying import take_or_leave, thing_to_take
from lychgate.games.goldraeuber.rules.collapses import collapse
from lychgate.games.goldraeuber.rules.dice import asks_for_change, change_die, roll, settle_die
from lychgate.games.goldraeuber.rules.ending import finish
from lychgate.games.goldraeuber.rules.events import CARRIED_ON, END_PUT_AWAY, KEPT_POINTS, NOTHING_POSSIBLE, PUT_AWAY
from lychgate.games.goldraeuber.rules.life import changes_nothing, company, give, give_evenly, points_of, purse
from lychgate.games.goldraeuber.rules.setup import lay_mine, open_mine
from lychgate.games.goldraeuber.rules.state import (
    ACTING,
    BEING_SHIFTED,
    CHANGING,
    ENDING,
    GAME_OVER,
    SHARING,
    SHIFTED,
    SPLITTING,
    STARTING,
    TAKING,
    UNSHIFTED,
    Box,
    State,
)  # fmt: skip


@kernel
def setup(box: Box, state: State, chance: Chance, events: Row) -> None:
    """Lay the mine and go on to the first question: with GO-25 the conscience's, alone the first action."""
    lay_mine(box, state, chance, events)
    go_on(box, state, chance, events)


@kernel
def acting(box: Box, state: State) -> int:
    """The seat that owes a decision, as a bit: always the one on turn, also for what all decide together (GO-14)."""
    return 0 if state.phase == GAME_OVER else 1 << state.turn


@kernel
def apply(box: Box, state: State, seat: int, action: int, chance: Chance, events: Row) -> None:
    """Carry out a decision that is known to be legal, and play on to the next question."""
    if action <= decisions.WAIT:
        state.settled, state.shifting = 0, UNSHIFTED  # GO-16: those moments are over
        act(box, state, seat, action, events)
    elif action <= decisions.LEAVE:
        take_or_leave(state, seat, action == decisions.TAKE, events)
        go_on_after_taking(state, chance, events)
    elif action < decisions.KEEP:
        change_die(box, state, seat, action - decisions.DIE + 1, events)
        settle_die(box, state, chance, events)
        state.settled = int(state.phase == ACTING)
    elif action < decisions.YES:
        settle_points(box, state, seat, action, events)
    else:
        answer_conscience(box, state, seat, action == decisions.YES, events)
    go_on(box, state, chance, events)


@kernel
def act(box: Box, state: State, seat: int, action: int, events: Row) -> None:
    """GO-9: the actions; GO-14: the card that collapses."""
    if action < decisions.STEP:
        turn_up(box, state, seat, action - decisions.TURN_UP, events)
    elif action < decisions.DIG:
        step(state, seat, action - decisions.STEP, events)
    elif action < decisions.COLLAPSE:
        dig(state, seat, action - decisions.DIG, events)
    elif action < decisions.OUT:
        collapse(box, state, seat, action - decisions.COLLAPSE, events)
    elif action == decisions.OUT:
        step_out(box, state, seat, events)
    else:
        wait(state, seat, events)


@kernel
def answer_conscience(box: Box, state: State, seat: int, willing: bool, events: Row) -> None:
    """GO-25: rob the friendly monk, or put the game away."""
    if willing:
        emit(events, CARRIED_ON, EVERYBODY, seat)
        open_mine(box, state, events)
    else:
        emit(events, END_PUT_AWAY, EVERYBODY)
        finish(state, PUT_AWAY, 0)


# --- from one question to the next


@kernel
def go_on(box: Box, state: State, chance: Chance, events: Row) -> None:
    """Play on until somebody is asked, or the game is over."""
    while True:
        if state.phase == STARTING:
            start_turn(state, chance, events)
        elif state.phase == CHANGING:
            if asks_for_change(box, state):
                return
            settle_die(box, state, chance, events)
        elif state.phase == ACTING:
            if can_act(box, state):
                return
            emit(events, NOTHING_POSSIBLE, EVERYBODY, state.turn)  # GO-17
            state.phase, state.settled = ENDING, 0
        elif state.phase == ENDING:
            end_turn(box, state)
        else:
            return


@kernel
def start_turn(state: State, chance: Chance, events: Row) -> None:
    """GO-8: everybody rolls in turn, also outside; before that one may take what one stands by (GO-18)."""
    if thing_to_take(state, state.turn) >= 0:
        state.phase = TAKING
    else:
        roll(state, chance, events)


@kernel
def go_on_after_taking(state: State, chance: Chance, events: Row) -> None:
    """GO-18: on entering that ends the turn, before the roll it begins it."""
    if state.die:
        state.phase = ENDING
    else:
        roll(state, chance, events)


@kernel
def end_turn(box: Box, state: State) -> None:
    """GO-16: miners on one's card may share their life points; then the next seat is on turn (GO-7)."""
    seats = company(box, state)
    points = points_of(state, seats)
    if seats & (seats - 1) and points:
        start_sharing(state, points)
    else:
        next_turn(box, state)


@kernel
def next_turn(box: Box, state: State) -> None:
    state.turn = (state.turn + 1) % box.players
    state.die, state.second = 0, 0
    state.phase = STARTING


# --- life points


@kernel
def start_sharing(state: State, points: int) -> None:
    """GO-16: these life points, of all on one card, are handed out anew, beginning with the one on turn."""
    state.phase = SHARING
    state.getting = state.turn
    state.left = points


@kernel
def settle_points(box: Box, state: State, seat: int, action: int, events: Row) -> None:
    """GO-5, GO-16: life points are split or shared, seat by seat; keeping means evenly, or as they are."""
    before_the_start = state.phase == SPLITTING
    if state.phase == ACTING:
        state.shifting, state.settled = BEING_SHIFTED, 1  # before the action; the die stays as it is
        start_sharing(state, purse(box, state))
    settled = True
    if not before_the_start and (action == decisions.KEEP or changes_nothing(box, state, action - decisions.POINTS)):
        emit(events, KEPT_POINTS, EVERYBODY, seat)
    elif action == decisions.KEEP:
        give_evenly(box, state, events)
    else:
        settled = give(box, state, action - decisions.POINTS, events)
    if settled:
        state.getting, state.left = 0, 0
        if before_the_start:
            state.phase = STARTING
        elif state.shifting == BEING_SHIFTED:
            state.shifting = SHIFTED
            state.phase = ACTING
        else:
            next_turn(box, state)
