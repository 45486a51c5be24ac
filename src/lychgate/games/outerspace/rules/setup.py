"""Before the game: the title (BM-7), the deal and the casting (BM-8), who begins (BM-9)."""

from __future__ import annotations

from lychgate.core.compile.kernel import kernel
from lychgate.core.model.chance import Chance, below
from lychgate.core.model.layout import Row
from lychgate.core.model.messages import EVERYBODY, emit
from lychgate.games.outerspace.cards.vocabulary import CHARACTER
from lychgate.games.outerspace.rules.events import (
    CAST,
    DEALER,
    NO_TITLE,
    PROPOSED,
    REDRAWS,
    SHOWS,
    TITLE_CARD,
    TITLE_WORD,
)
from lychgate.games.outerspace.rules.hands import DEALER_CHANCE, PILE_CHANCE, nth_at, take_from_pile, weigh
from lychgate.games.outerspace.rules.state import (
    ABSENT,
    IN_FILM,
    IN_HAND,
    PARTS,
    PILE,
    SHOWN,
    TITLE_ROW,
    TITLING,
    Box,
    State,
)


@kernel
def begin(box: Box, state: State, chance: Chance, events: Row) -> None:
    """BM-7, BM-9: shuffle, say who deals, and turn up the cards for the title."""
    state.pile_size = 0
    for card in range(box.cards):
        state.place[card] = PILE if box.kind[card] else ABSENT
        state.pile_size += box.kind[card] > 0
    state.dealer = box.dealer - 1 if box.dealer else below(chance, DEALER_CHANCE, box.players)
    state.turn = (state.dealer + 1) % box.players
    for seat in range(box.players):
        state.wished[seat, 0] = PARTS
    emit(events, DEALER, EVERYBODY, state.dealer)
    state.phase = TITLING
    for _ in range(box.title):
        card = nth_at(box, state, PILE, below(chance, PILE_CHANCE, state.pile_size))
        state.place[card] = TITLE_ROW
        state.pile_size -= 1
        emit(events, TITLE_CARD, EVERYBODY, card + 1)


@kernel
def propose(box: Box, state: State, seat: int, words: int, events: Row) -> None:
    """BM-7: a proposal is sealed until all are in; that it is made, all see."""
    state.proposal[seat] = words
    state.proposed |= 1 << seat
    emit(events, PROPOSED, EVERYBODY, seat)


@kernel
def settle_title(box: Box, state: State, events: Row) -> None:
    """BM-7: a word is in the title if most want it; the starting player decides a tie. The cards go back."""
    found = 0
    for i in range(box.title):
        card = nth_at(box, state, TITLE_ROW, 0)
        wanted = 0
        for seat in range(box.players):
            wanted += state.proposal[seat] >> i & 1
        tied = 2 * wanted == box.players
        agreed = 2 * wanted > box.players or (tied and state.proposal[state.turn] >> i & 1 == 1)
        if agreed and not is_in_title(box, state, box.word[card]):
            state.title[found] = box.word[card]
            emit(events, TITLE_WORD, EVERYBODY, box.word[card])
            found += 1
        state.place[card] = PILE
        state.pile_size += 1
    if found == 0:
        emit(events, NO_TITLE, EVERYBODY)
    for seat in range(box.players):
        state.proposal[seat] = 0
    state.proposed = 0


@kernel
def is_in_title(box: Box, state: State, word: int) -> bool:
    """BM-34: a word is an id, the same in all languages."""
    for i in range(box.title):
        if state.title[i] == word:
            return True
    return False


@kernel
def cast(box: Box, state: State, chance: Chance, events: Row) -> None:
    """BM-8: deal the hands, redraw those without a character, and lay all characters down."""
    for i in range(box.players):
        deal_hand(box, state, (state.turn + i) % box.players, chance)
    while redraw(box, state, chance, events):
        pass
    for i in range(box.players):
        seat = (state.turn + i) % box.players
        for card in range(box.cards):
            if state.place[card] == IN_HAND + seat and box.kind[card] == CHARACTER:
                state.place[card] = IN_FILM + seat
                state.under[card] = 0
                state.hand_size[seat] -= 1
                emit(events, CAST, EVERYBODY, seat, card + 1)
        weigh(state, seat, state.hand_size[seat])


@kernel
def deal_hand(box: Box, state: State, seat: int, chance: Chance) -> None:
    for _ in range(min(box.hand, state.pile_size)):
        take_from_pile(box, state, seat, chance)


@kernel
def redraw(box: Box, state: State, chance: Chance, events: Row) -> bool:
    """BM-8: clockwise, whoever has no character shows the hand and draws a new one. Did anybody?

    What is shown lies aside until all have drawn, unless the pile is too small for that. If others hold every
    character, nobody could ever draw one: then all hands are dealt anew.
    """
    drawing, seats, free = 0, 0, 0
    for card in range(box.cards):
        free += state.place[card] == PILE and box.kind[card] == CHARACTER
    for seat in range(box.players):
        if not has_character(box, state, seat):
            drawing |= 1 << seat
            seats += 1
    if drawing == 0:
        return False
    if free == 0:
        drawing, seats = (1 << box.players) - 1, box.players
    for card in range(box.cards):
        state.under[card] &= ~drawing
    for i in range(box.players):
        seat = (state.turn + i) % box.players
        if drawing >> seat & 1:
            for card in range(box.cards):
                if state.place[card] == IN_HAND + seat:
                    state.place[card] = SHOWN
                    emit(events, SHOWS, EVERYBODY, seat, card + 1)
            state.hand_size[seat] = 0
            emit(events, REDRAWS, EVERYBODY, seat)
    first = state.pile_size < seats * box.hand
    if first:
        put_back(box, state, ~drawing)
    for i in range(box.players):
        seat = (state.turn + i) % box.players
        if drawing >> seat & 1:
            deal_hand(box, state, seat, chance)
    if not first:
        put_back(box, state, -1)
    return True


@kernel
def put_back(box: Box, state: State, lacking: int) -> None:
    """What was shown is shuffled back. Whoever watched knows which seats' hands lack it: `under` keeps that."""
    for card in range(box.cards):
        if state.place[card] == SHOWN:
            state.place[card] = PILE
            state.pile_size += 1
            state.under[card] = ((1 << box.players) - 1) & lacking


@kernel
def has_character(box: Box, state: State, seat: int) -> bool:
    for card in range(box.cards):
        if state.place[card] == IN_HAND + seat and box.kind[card] == CHARACTER:
            return True
    return False
