"""The outcome of Goldräuber: all win or all lose, and why (GO-20 to GO-23)."""

from __future__ import annotations

from lychgate.core.compile.kernel import kernel
from lychgate.core.model.layout import Row
from lychgate.core.model.messages import EVERYBODY, emit
from lychgate.core.model.sorts import SEATS
from lychgate.games.goldraeuber.rules.events import WON_ALONE
from lychgate.games.goldraeuber.rules.state import WON, Box, State


@kernel
def outcome(box: Box, state: State, out: Row, events: Row) -> None:
    """Points and places: 1 and first for all, or 0 and second; with the reason, whose line names its rule."""
    won = state.end == WON
    line = WON_ALONE if won and box.players == 1 else state.end
    for seat in range(box.players):
        out[seat] = 1 if won else 0
        out[SEATS + seat] = 1 if won else 2
        emit(events, line, EVERYBODY, seat, out[seat], state.fate)
