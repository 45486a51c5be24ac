"""Collapses of Goldräuber: a card is gone for good, whatever was on it (GO-14, GO-15)."""

from __future__ import annotations

from lychgate.core.compile.kernel import kernel
from lychgate.core.model.layout import Row
from lychgate.core.model.messages import EVERYBODY, emit
from lychgate.games.goldraeuber.rules.cards import TREASURE, column, row
from lychgate.games.goldraeuber.rules.ending import finish, look_for_loss
from lychgate.games.goldraeuber.rules.events import (
    COLLAPSED,
    COLLAPSED_AND_SHOWN,
    COLLAPSED_UNSEEN,
    END_SHOWN_DEAD,
    SHOWN_DEAD,
)
from lychgate.games.goldraeuber.rules.setup import kind_at
from lychgate.games.goldraeuber.rules.state import ENDING, Box, State


@kernel
def collapse(box: Box, state: State, seat: int, place: int, events: Row) -> None:
    """GO-14: a card collapses for good; a face-down inner one is shown (GO-15), an outer one stays unseen."""
    spot = 1 << place
    shown_now = spot & box.inner & ~state.known
    state.phase = ENDING
    state.collapsed |= spot
    state.known |= shown_now
    kind = kind_at(state, place)
    if shown_now:
        emit(events, COLLAPSED_AND_SHOWN, EVERYBODY, seat, column(place), row(place), kind)
    elif state.known & spot:
        emit(events, COLLAPSED, EVERYBODY, seat, column(place), row(place), kind)
    else:
        emit(events, COLLAPSED_UNSEEN, EVERYBODY, seat, column(place), row(place))
    if shown_now and kind >= TREASURE:  # GO-15
        emit(events, END_SHOWN_DEAD, EVERYBODY, kind - TREASURE)
        finish(state, SHOWN_DEAD, kind - TREASURE)
    else:
        look_for_loss(box, state, events)
