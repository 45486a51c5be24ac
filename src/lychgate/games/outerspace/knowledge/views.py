"""What a seat of Outer Space may know (BM-39)."""

from __future__ import annotations

from lychgate.core.compile.kernel import kernel
from lychgate.games.outerspace.cards.vocabulary import NO_WISH
from lychgate.games.outerspace.rules.state import (
    ACTING,
    ASIDE,
    GAME_OVER,
    HIDDEN,
    IN_FILM,
    IN_HAND,
    KNOWN,
    NO_ANSWER,
    PILE,
    SEALED,
    TITLING,
    UNSEEN,
    Box,
    State,
)
from lychgate.games.outerspace.rules.windows import invited, is_window


@kernel
def view(box: Box, state: State, seat: int, out: State) -> None:
    """BM-39: what the fields' declarations do not say; seat -1 is a spectator."""
    for card in range(box.cards):
        if is_seen(state, seat, card):
            out.place[card] = state.place[card]
    for other in range(box.players):
        if other != seat:
            view_choices(box, state, other, out)
    if state.phase == ACTING:  # half a choice is seen by its seat alone
        out.half = state.half if seat == state.turn else SEALED


@kernel
def is_seen(state: State, seat: int, card: int) -> bool:
    """All but the pile, and other hands unless a card is known to be there, or the game is over."""
    place = state.place[card]
    if place in (HIDDEN, PILE):
        return False
    if IN_HAND <= place < IN_FILM:
        return place == IN_HAND + seat or state.mark[card] & KNOWN != 0 or state.phase == GAME_OVER
    return place < ASIDE + 8


@kernel
def view_choices(box: Box, state: State, other: int, out: State) -> None:
    """Of others only that they may have chosen (BM-7, BM-29, BM-30)."""
    if is_window(state) and invited(box, state) >> other & 1:
        out.answer[other] = SEALED
    if state.phase != GAME_OVER:
        out.wish[other] = UNSEEN
    if state.proposed >> other & 1:
        out.proposal[other] = UNSEEN


@kernel
def reopen(box: Box, state: State, seat: int) -> None:
    """Let the others answer an open window, or propose a title, anew, and do without wishes."""
    for other in range(box.players):
        if other != seat:
            state.wish[other] = NO_WISH
            if is_window(state):
                state.answer[other] = NO_ANSWER
            if state.phase == TITLING:
                state.proposal[other] = 0
                state.proposed &= ~(1 << other)
