"""A change of seats, and what the table tells of it: one transaction, so that none happens untold.

First all of it is written; then it is done in memory, which cannot fail; then it is told.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sqlalchemy import bindparam as bind
from sqlalchemy import update

from lychgate.server.runtime.house import House
from lychgate.server.storage import schema
from lychgate.server.storage.database import Write
from lychgate.server.storage.engine import Row
from lychgate.server.tables.chat import writes_of_line
from lychgate.server.tables.notices import notice_row, tell
from lychgate.server.tables.table import Place, Table

_seat = (schema.seats.c.table == bind("table_id")) & (schema.seats.c.seat == bind("number"))
KEPT = ("kind", "guest", "name", "bot", "muted", "seen", "entropy", "address")
SET_SEAT = update(schema.seats).where(_seat).values({key: bind(f"new_{key}") for key in KEPT})
SET_HOST = update(schema.tables).where(schema.tables.c.id == bind("table_id")).values(host=bind("new"))


def place_row(table: Table, seat: int) -> dict[str, Any]:
    """A seat as the database has it."""
    place = table.places[seat]
    return {"table": table.id, "seat": seat, **{key: getattr(place, key) for key in KEPT}}


def set_place(table: Table, seat: int, place: Place) -> Write:
    """What is written when a seat changes."""
    values = {f"new_{key}": getattr(place, key) for key in KEPT}
    return SET_SEAT, {"table_id": table.id, "number": seat, **values}


class SeatChange:
    """What one wish changes about a table's seats. Put it together and commit it under the table's lock."""

    def __init__(self, house: House, table: Table) -> None:
        self._house, self._table = house, table
        self._writes: list[Write] = []
        self._effects: list[Callable[[], None]] = []
        self._notices: list[Row] = []

    def write(self, *writes: Write, then: Callable[[], None] | None = None) -> None:
        """More to be written, and what is so in memory afterwards."""
        self._writes += writes
        if then is not None:
            self._effects.append(then)

    def place(self, seat: int, place: Place) -> None:
        """Somebody else sits there, or otherwise."""

        def sit() -> None:
            self._table.places[seat] = place

        self.write(set_place(self._table, seat, place), then=sit)

    def host(self, guest: str) -> None:
        """Another guest is host."""

        def rule() -> None:
            self._table.host, self._table.host_here = guest, self._house.now()

        self.write((SET_HOST, {"table_id": self._table.id, "new": guest}), then=rule)

    def tell(self, kind: str, seat: int, who: str, /, **arguments: Any) -> None:
        """What the table tells of it; `who` sits in that seat afterwards."""
        number = self._table.lines + len(self._notices) + 1
        self._notices.append(notice_row(self._house, self._table, number, kind, seat, who, arguments))

    async def commit(self) -> None:
        lines = [write for row in self._notices for write in writes_of_line(row)]
        if self._writes or lines:
            await self._house.journal.write([*self._writes, *lines])
        for effect in self._effects:
            effect()
        tell(self._table, self._notices)
