"""Windows (BM-29, BM-30): all are asked at once, answers are sealed, wishes stand, one of them goes first.

Of a window nothing is seen until the last answer is in, not even who has answered; answers that lose are never told.
What may be answered is in `choices`; what a card does that has won, in `chain`.
"""

from __future__ import annotations

from lychgate.core.kernel import inlined, kernel
from lychgate.core.record import scratch
from lychgate.games.outerspace.cards import NO_WISH, UNTIL_ATTACKED, WISHES
from lychgate.games.outerspace.state import (
    LAST_CHANCE,
    MEDDLING,
    NO_ANSWER,
    PARTS,
    PLAYS,
    PREVENTING,
    WISHED,
    Box,
    State,
)


@inlined
def is_window(state: State) -> bool:
    """Is a window open?"""
    return state.phase == PREVENTING or state.phase == MEDDLING or state.phase == LAST_CHANCE


@kernel
def invited(box: Box, state: State) -> int:
    """The seats a window is for: all; to prevent a card, all but the one who played it."""
    seats = (1 << box.players) - 1
    if state.phase == PREVENTING:
        seats &= ~(1 << state.chain_seat[state.links - 1])
    return seats


@kernel
def unanswered(box: Box, state: State) -> int:
    """The seats that have not answered yet."""
    bits = 0
    seats = invited(box, state)
    for seat in range(box.players):
        if seats >> seat & 1 and state.answer[seat] == NO_ANSWER:
            bits |= 1 << seat
    return bits


@kernel
def close_window(box: Box, state: State) -> int:
    """BM-29: who goes first of those who play something, clockwise from the player on turn; -1: all pass.

    Every answer is cleared but that of the winner; wishes stand from now on (BM-30).
    """
    winner, seats = -1, invited(box, state)
    for i in range(box.players):
        seat = (state.turn + i) % box.players
        if seats >> seat & 1:
            given = state.answer[seat]
            state.answer[seat] = NO_ANSWER
            if WISHED < given < PLAYS:
                state.wish[seat] = given - WISHED
            if winner < 0 and (given >= PLAYS or given < 0):
                winner = seat
                state.answer[seat] = given
                set_wished(state, seat)
            else:
                infer_wish(box, state, seat)
    return winner


# --- wishes


@kernel
def set_wished(state: State, seat: int) -> None:
    """It is certain that a seat has no wish."""
    for wish in range(1, len(WISHES)):
        state.wished[seat, wish] = 0
    state.wished[seat, NO_WISH] = PARTS


@kernel
def infer_wish(box: Box, state: State, seat: int) -> None:
    """What everybody else can think of a seat's wish when it has not played: each way to pass is as likely."""
    ways = scratch(len(WISHES))
    total = 0
    for wish in range(len(WISHES)):
        ways[wish] = state.wished[seat, wish]
        if NO_WISH < wish <= box.wishes:
            ways[wish] += state.wished[seat, NO_WISH]
        total += ways[wish]
    for wish in range(len(WISHES)):
        state.wished[seat, wish] = (ways[wish] * PARTS + total // 2) // total


@kernel
def end_wish(state: State, seat: int, wish: int) -> None:
    """A wish of this sort, if the seat has it, is over."""
    if state.wish[seat] == wish:
        state.wish[seat] = NO_WISH
    state.wished[seat, NO_WISH] += state.wished[seat, wish]
    state.wished[seat, wish] = 0


@kernel
def end_wishes(box: Box, state: State, wish: int) -> None:
    """A sort of wish is over for everybody."""
    for seat in range(box.players):
        end_wish(state, seat, wish)


@kernel
def wake_attacked(state: State) -> None:
    """BM-30: whoever wished to pass until attacked is attacked now."""
    end_wish(state, state.defender, UNTIL_ATTACKED)
