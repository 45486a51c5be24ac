"""Windows (BM-29, BM-30): all are asked at once, answers are sealed, wishes stand, one of them goes first.

Of a window nothing is seen until the last answer is in, not even who has answered; answers that lose are never told.
What may be answered is in `choices`; what a card does that has won, in `chain`; how long wishes hold, in `wishes`.
"""

from __future__ import annotations

from lychgate.core.compile.kernel import inlined, kernel
from lychgate.games.outerspace.rules.state import (
    BETWEEN,
    LAST_CHANCE,
    NO_ANSWER,
    PLAYS,
    PREVENTING,
    SEALED,
    WISHED,
    Box,
    State,
)
from lychgate.games.outerspace.rules.wishes import free_parts, infer_free, infer_wish


@inlined
def is_window(state: State) -> bool:
    """Is a window open?"""
    return PREVENTING <= state.phase <= LAST_CHANCE


@kernel
def invited(box: Box, state: State) -> int:
    """BM-29: the seats a window is for: all; to prevent a card, all but the one who played it.

    Between the actions of the player on turn: all the others, since that player acts next anyway.
    """
    seats = (1 << box.players) - 1
    if state.phase == PREVENTING:
        seats &= ~(1 << state.chain_seat[state.links - 1])
    elif state.phase == BETWEEN:
        seats &= ~(1 << state.turn)
    return seats


@kernel
def unanswered(box: Box, state: State) -> int:
    """The seats that have not answered yet; in a view, of others all that may not have."""
    bits = 0
    seats = invited(box, state)
    for seat in range(box.players):
        if seats >> seat & 1 and state.answer[seat] in (NO_ANSWER, SEALED):
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
                infer_free(box, state, seat)
            else:
                infer_wish(box, state, seat, free_parts(box, state, seat))
    return winner
