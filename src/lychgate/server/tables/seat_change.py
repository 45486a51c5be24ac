"""A change of seats and the notices about it, in one transaction: no change without its notice.

First all of it is written; then it is applied in memory, which cannot fail; then it is sent.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import structlog
from sqlalchemy import bindparam as bind
from sqlalchemy import delete, insert, update

from lychgate.play.match.changes import Reader
from lychgate.server.messages.matches import ChatSaid, encode
from lychgate.server.storage import schema
from lychgate.server.storage.database import Database
from lychgate.server.storage.schema import Row, Write
from lychgate.server.tables.chat_log import DROP_NOTES, chat_line, line_row, lines_in_memory, reader_key, writes_of_line
from lychgate.server.tables.seats import STORED, Place, Sitting
from lychgate.server.tables.table import Table

log = structlog.get_logger()

_seat = (schema.seats.c.table == bind("table_id")) & (schema.seats.c.seat == bind("number"))
SET_SEAT = update(schema.seats).where(_seat).values({key: bind(f"new_{key}") for key in STORED})
SET_HOST = update(schema.tables).where(schema.tables.c.id == bind("table_id")).values(host=bind("new"))
SET_FREE = update(schema.tables).where(schema.tables.c.id == bind("table_id")).values(free=bind("new"))
ADD_SITTING = insert(schema.sat)
_sitting = (schema.sat.c.match == bind("match_id")) & (schema.sat.c.guest == bind("who"))
DROP_SITTING = delete(schema.sat).where(_sitting)
HAND_OVER = update(schema.sat).where(_sitting).values(heir=bind("new"))


def place_row(table: Table, seat: int) -> dict[str, Any]:
    """A seat as the database has it."""
    place = table.places[seat]
    return {"table": table.id, "seat": seat, **{key: getattr(place, key) for key in STORED}}


def set_place(table: Table, seat: int, place: Place) -> Write:
    """What is written when a seat changes."""
    values = {f"new_{key}": getattr(place, key) for key in STORED}
    return SET_SEAT, {"table_id": table.id, "number": seat, **values}


def add_sitting(match: str, guest: str, sitting: Sitting) -> Write:
    """What is written when a guest gets to see a seat's cards."""
    seat, number, heir = sitting.seat, sitting.number, sitting.heir
    return ADD_SITTING, {"match": match, "guest": guest, "seat": seat, "number": number, "heir": heir}


def drop_notes(table: Table, guest: str | None) -> Write:
    """What is written when a guest's notes go with their seat."""
    return DROP_NOTES, {"table_id": table.id, "writer": guest}


class SeatChange:
    """What one request changes about a table's seats. Build and commit it under the table's lock."""

    def __init__(self, table: Table, now: float) -> None:
        self._table, self._now = table, now
        self._writes: list[Write] = []
        self._effects: list[Callable[[], None]] = []
        self._notices: list[Row] = []
        self._places: dict[int, Place] = {}

    def write(self, *writes: Write, then: Callable[[], None] | None = None) -> None:
        """Add statements, and what they change in memory."""
        self._writes += writes
        if then is not None:
            self._effects.append(then)

    def place(self, seat: int, place: Place) -> None:
        """Put somebody else, or the same player otherwise, into a seat."""

        def sit() -> None:
            self._table.places[seat] = place

        self._places[seat] = place
        self.write(set_place(self._table, seat, place), then=sit)

    def host(self, guest: str) -> None:
        """Make another guest host."""

        def appoint() -> None:
            self._table.host, self._table.host_here = guest, self._now

        self.write((SET_HOST, {"table_id": self._table.id, "new": guest}), then=appoint)

    def pass_host(self, former: int | None, away_seconds: float) -> bool:
        """Make the first present player after the former host's seat host; False if there is none."""
        table, first = self._table, 0 if former is None else former + 1
        for step in range(len(table.places)):
            seat = (first + step) % len(table.places)
            guest = table.places[seat].guest
            if guest is not None and guest != table.host and table.is_present(seat, self._now, away_seconds):
                self.host(guest)
                self.notice("host", seat, table.names[seat])
                return True
        return False

    def sit_down(self, guest: str, seat: int) -> None:
        """Note that a guest takes a seat of the match under way, for the first time or again."""
        table, sitting = self._table, Sitting(seat, self._table.next_sitting())
        if table.phase != "playing" or table.match_id is None:
            return

        def sit() -> None:
            table.sittings[guest] = sitting

        self.write((DROP_SITTING, {"match_id": table.match_id, "who": guest}), then=sit)
        self.write(add_sitting(table.match_id, guest, sitting))

    def hand_over(self, former: str, heir: str) -> None:
        """Note who gave a seat of the match under way to whom: if one is kicked, so are both."""
        table = self._table
        if table.phase != "playing":
            return

        def hand_over() -> None:
            table.sittings[former] = replace(table.sittings[former], heir=heir)

        self.write((HAND_OVER, {"match_id": table.match_id, "who": former, "new": heir}), then=hand_over)

    def notice(self, kind: str, seat: int, who: str, /, **arguments: Any) -> None:
        """Add a notice; `who` sits in that seat after the change."""
        number = self._table.chat_lines + len(self._notices) + 1
        self._notices.append(_notice_row(self._table, number, kind, seat, who, self._now, arguments))

    async def commit(self, database: Database) -> None:
        free = sum(self._places.get(seat, place).is_free for seat, place in enumerate(self._table.places))
        if free != self._table.free:
            self.write((SET_FREE, {"table_id": self._table.id, "new": free}))
        lines = [write for row in self._notices for write in writes_of_line(row)]
        if self._writes or lines:
            await database.write([*self._writes, *lines])
        for effect in self._effects:
            effect()
        _send(self._table, self._notices)


async def come_back(database: Database, table: Table, guest: str, now: float) -> bool:
    """Give a player who was away the seat back; False if it is not so. Call under the table's lock."""
    seat = table.seat_of(guest)
    if seat is None or not table.places[seat].is_absent:
        return False
    change = SeatChange(table, now)
    change.place(seat, replace(table.places[seat], bot=None, last_here=now))
    change.notice("back", seat, table.names[seat])
    await change.commit(database)
    return True


async def announce(database: Database, table: Table, kind: str, seat: int, now: float, /, **arguments: Any) -> None:
    """Write and send a notice that goes with no change of seats. Call under the table's lock."""
    change = SeatChange(table, now)
    change.notice(kind, seat, table.names[seat], **arguments)
    await change.commit(database)


def _notice_row(
    table: Table, number: int, kind: str, seat: int, who: str, now: float, arguments: dict[str, Any]
) -> Row:
    """A notice as the database has it."""
    running = table.running if table.phase == "playing" else None
    notice = {"kind": kind, "arguments": arguments, "match": running.id if running else None}
    if running is not None:
        notice["heard"] = {reader_key(reader): running.events_told(reader) for reader in running.readers}
    return line_row(table.id, number, seat, who, "", now, notice=notice)


def _send(table: Table, notices: Sequence[Row]) -> None:
    """Send what has been written. It has happened, so a failure here is logged and stops nothing."""
    for row in notices:
        table.add_line(row, lines_in_memory())
        try:
            push_notice(table, row)
        except Exception:
            log.exception("notice not sent", table=table.id)


def push_notice(table: Table, row: Row) -> None:
    """Send a notice to all who may follow the match."""
    made: dict[tuple[Reader, str | None], bytes] = {}
    for connection in table.connections:
        reader, sentences = table.seat_of(connection.guest), connection.sentences
        if table.follows(reader):
            if (reader, sentences) not in made:
                made[reader, sentences] = encode(ChatSaid(chat_line(row, reader, sentences)))
            connection.push(made[reader, sentences])
