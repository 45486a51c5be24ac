"""Points of Outer Space and who has won (BM-33 to BM-38)."""

from __future__ import annotations

from lychgate.core.compile.kernel import kernel
from lychgate.core.model.layout import Row
from lychgate.core.model.messages import EVERYBODY, emit
from lychgate.core.model.sorts import SEATS
from lychgate.core.model.standings import by_total, total_of
from lychgate.games.outerspace.cards.vocabulary import BONUS, POINTS, TEXTS, TITLE_POINTS, TREASURE
from lychgate.games.outerspace.rules.events import (
    ASIDE_CARDS,
    CARD_POINTS,
    FILM_VALUE,
    NOTED_POINTS,
    TITLE_CARDS,
    TREASURES,
)
from lychgate.games.outerspace.rules.film import film_value, has_trait
from lychgate.games.outerspace.rules.setup import is_in_title
from lychgate.games.outerspace.rules.state import ASIDE, IN_FILM, IN_HAND, Box, State


@kernel
def outcome(box: Box, state: State, out: Row, events: Row) -> None:
    """Points by seat, line by line; then places, the same for a tie (BM-36)."""
    for seat in range(box.players):
        out[seat] = points_of(box, state, seat, events)
    place(box, out)


@kernel
def place(box: Box, out: Row) -> None:
    """Places by points, the same for a tie."""
    for seat in range(box.players):
        ahead = 0
        for other in range(box.players):
            ahead += out[other] > out[seat]
        out[SEATS + seat] = 1 + ahead


@kernel
def points_of(box: Box, state: State, seat: int, events: Row) -> int:
    """BM-33: the film as it stands; BM-34: title words in film and hand; BM-35: bonus; BM-38: treasures."""
    film = film_value(box, state, seat, 0)
    emit(events, FILM_VALUE, EVERYBODY, seat, film)
    titled, treasures, laid, printed = 0, 0, 0, 0
    for card in range(box.cards):
        filmed = state.place[card] == IN_FILM + seat
        if (filmed or state.place[card] == IN_HAND + seat) and is_in_title(box, state, box.word[card]):
            titled += 1
        for i in range(TEXTS):
            if filmed and box.text[card, i] == POINTS:
                printed += box.amount[card, i]
            if state.place[card] == ASIDE + seat and box.text[card, i] == BONUS:
                laid += box.amount[card, i]
        if filmed and box.treasure and has_trait(box, state, card, TREASURE):
            treasures += 1
    if titled:
        emit(events, TITLE_CARDS, EVERYBODY, seat, titled * TITLE_POINTS, titled)
    if laid:
        emit(events, ASIDE_CARDS, EVERYBODY, seat, laid)
    if printed:
        emit(events, CARD_POINTS, EVERYBODY, seat, printed)
    if state.noted[seat]:
        emit(events, NOTED_POINTS, EVERYBODY, seat, state.noted[seat])
    if treasures:
        emit(events, TREASURES, EVERYBODY, seat, treasures * box.treasure, treasures)
    return film + titled * TITLE_POINTS + laid + printed + state.noted[seat] + treasures * box.treasure


# --- several games


@kernel
def next_box(box: Box, state: State, following: Box) -> None:
    """BM-37: in the next game of a match the deal goes one seat left."""
    following.dealer = (state.dealer + 1) % box.players + 1


@kernel
def standings(box: Box, points: Row, games: int, places: Row, lines: Row) -> int:
    """BM-37: the highest total wins, a tie is shared; it is over when somebody has reached the total agreed on."""
    by_total(box, points, games, places, lines)
    for seat in range(box.players):
        if box.total and total_of(box.players, points, games, seat) >= box.total:
            return 1
    return 0
