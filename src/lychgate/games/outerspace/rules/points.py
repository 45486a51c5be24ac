"""Points of Outer Space and who has won (BM-33 to BM-38)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from lychgate.core.compile.kernel import kernel
from lychgate.core.model.contract import places_by_total
from lychgate.core.model.layout import Bytes, Row
from lychgate.core.model.messages import EVERYBODY, emit
from lychgate.core.model.sorts import SEATS
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
from lychgate.games.outerspace.rules.state import ASIDE, BOX, IN_FILM, IN_HAND, STATE, Box, State


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


def next_box(box: Bytes, state: Bytes) -> Bytes:
    """BM-37: in the next game of a match the deal goes one seat left."""
    following = box.copy()
    dealer = (int(state.view(STATE)["dealer"][0]) + 1) % int(box.view(BOX)["players"][0])
    following.view(BOX)["dealer"] = dealer + 1
    return following


def match_over(settings: Mapping[str, Any], games: Sequence[Sequence[int]]) -> bool:
    """BM-37: has somebody reached the total that was agreed?"""
    total = settings["total"]
    return total > 0 and any(sum(points) >= total for points in zip(*games, strict=True))


match_places = places_by_total  # BM-37: the highest total wins, a tie is shared
