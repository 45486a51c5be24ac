"""The outcome of Goldräuber: all win or all lose, and why (GO-20 to GO-23)."""

from __future__ import annotations

from lychgate.core.compile.kernel import kernel
from lychgate.core.model.layout import Row
from lychgate.core.model.messages import EVERYBODY, emit
from lychgate.core.model.sorts import SEATS
from lychgate.core.model.standings import together
from lychgate.games.goldraeuber.rules.events import WON, WON_ALONE
from lychgate.games.goldraeuber.rules.state import Box, State


@kernel
def outcome(box: Box, state: State, out: Row, events: Row) -> None:
    """Points and places: 1 and first for all, or 0 and second; with the reason, whose line names its rule."""
    won = state.end == WON
    for seat in range(box.players):
        out[seat] = 1 if won else 0
        out[SEATS + seat] = 1 if won else 2
        if won and box.players == 1:
            emit(events, WON_ALONE, EVERYBODY, seat, out[seat])
        else:
            emit(events, state.end, EVERYBODY, seat, out[seat], state.fate)


@kernel
def standings(box: Box, points: Row, games: int, places: Row, lines: Row) -> int:
    """All win if they have won more than half of the games, or else all lose."""
    return together(box, points, games, places, lines)
