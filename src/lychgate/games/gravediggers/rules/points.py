"""Points of Gravediggers and who has won (GD-23)."""

from __future__ import annotations

from lychgate.core.compile.kernel import kernel
from lychgate.core.model.layout import Row
from lychgate.core.model.messages import EVERYBODY, emit
from lychgate.core.model.sorts import SEATS
from lychgate.games.gravediggers.rules.cards import CREDIT
from lychgate.games.gravediggers.rules.events import MONEY, NOTES_DUE
from lychgate.games.gravediggers.rules.state import Box, State


@kernel
def outcome(box: Box, state: State, out: Row, events: Row) -> None:
    """GD-23: money less 10 for each note, by seat; then places, the same for a tie."""
    for seat in range(box.players):
        out[seat] = state.money[seat] - CREDIT * state.notes[seat]
        emit(events, MONEY, EVERYBODY, seat, state.money[seat])
        if state.notes[seat]:
            emit(events, NOTES_DUE, EVERYBODY, seat, -CREDIT * state.notes[seat], state.notes[seat])
    for seat in range(box.players):
        ahead = 0
        for other in range(box.players):
            ahead += out[other] > out[seat]
        out[SEATS + seat] = 1 + ahead
