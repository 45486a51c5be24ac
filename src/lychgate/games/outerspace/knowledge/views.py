"""What a seat of Outer Space may know (BM-39): a view is put together from nothing."""

from __future__ import annotations

from lychgate.core.compile.kernel import kernel
from lychgate.games.outerspace.cards.vocabulary import HAND, NO_WISH, TITLE, WISHES
from lychgate.games.outerspace.rules.state import (
    ACTING,
    ASIDE,
    CHAIN,
    GAME_OVER,
    HIDDEN,
    IN_FILM,
    IN_HAND,
    KNOWN,
    NO_ANSWER,
    PILE,
    SEALED,
    SWAYS,
    TITLING,
    UNSEEN,
    Box,
    State,
)
from lychgate.games.outerspace.rules.windows import invited, is_window


@kernel
def seen_by(box: Box, state: State, seat: int, out: State) -> None:
    """Put together what the seat knows, from nothing (`out` is blank); seat -1 is a spectator."""
    view_table(box, state, out)
    view_play(state, out)
    for card in range(box.cards):
        out.under[card] = state.under[card]
        if is_seen(state, seat, card):
            out.place[card] = state.place[card]
            out.mark[card] = state.mark[card]
    for other in range(box.players):
        view_player(box, state, seat, other, out)
    if state.phase == ACTING:  # half a choice is seen by its seat alone
        out.half = state.half if seat == state.turn else SEALED


@kernel
def is_seen(state: State, seat: int, card: int) -> bool:
    """BM-39: all but the pile, and other hands unless a card is known to be there, or the game is over."""
    place = state.place[card]
    if place in (HIDDEN, PILE):
        return False
    if IN_HAND <= place < IN_FILM:
        return place == IN_HAND + seat or state.mark[card] & KNOWN != 0 or state.phase == GAME_OVER
    return place < ASIDE + 8


@kernel
def view_table(box: Box, state: State, out: State) -> None:
    """What is open to all about the game as a whole."""
    out.phase = state.phase
    out.dealer = state.dealer
    out.turn = state.turn
    out.turns = state.turns
    out.closing = state.closing
    out.ending = state.ending
    out.last = state.last
    out.delay = state.delay
    out.proposed = state.proposed
    out.pile_size = state.pile_size
    for i in range(TITLE):
        out.title[i] = state.title[i]
    for seat in range(box.players):
        out.hand_size[seat] = state.hand_size[seat]
        out.noted[seat] = state.noted[seat]
        for dealt in range(HAND + 1):
            out.weight[seat, dealt] = state.weight[seat, dealt]
        for wish in range(len(WISHES)):
            out.wished[seat, wish] = state.wished[seat, wish]


@kernel
def view_play(state: State, out: State) -> None:
    """What is open to all about the card being played, and the attack."""
    out.links = state.links
    out.ability = state.ability
    out.target = state.target
    out.second = state.second
    for k in range(CHAIN):
        out.chain[k] = state.chain[k]
        out.chain_seat[k] = state.chain_seat[k]
    out.creature = state.creature
    out.attack = state.attack
    out.defence = state.defence
    out.defender = state.defender
    out.joined = state.joined
    out.joining = state.joining
    out.unarmed = state.unarmed
    out.sways = state.sways
    out.victims = state.victims
    for k in range(SWAYS):
        out.sway[k] = state.sway[k]


@kernel
def view_player(box: Box, state: State, seat: int, other: int, out: State) -> None:
    """What is one's own; of others only that they may have chosen (BM-7, BM-29, BM-30)."""
    if other == seat:
        out.answer[other] = state.answer[other]
        out.wish[other] = state.wish[other]
        out.proposal[other] = state.proposal[other]
        return
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
