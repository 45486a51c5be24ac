"""Chat and pointing at a table, and a player's private notes. None of it is part of a record."""

from __future__ import annotations

from typing import Any

from sqlalchemy import bindparam as bind
from sqlalchemy import delete, insert

from lychgate.server.messages.matches import ChatLine, Pointed
from lychgate.server.messages.refusals import Refused
from lychgate.server.runtime.house import House
from lychgate.server.storage import schema
from lychgate.server.storage.database import Write
from lychgate.server.storage.engine import Row
from lychgate.server.tables.guests import tidy
from lychgate.server.tables.news import push_said
from lychgate.server.tables.table import Table, moment

KEPT_LINES = 1000

ADD_LINE = insert(schema.chat)
DROP_LINES = delete(schema.chat).where(
    (schema.chat.c.table == bind("table_id")) & (schema.chat.c.number <= bind("old"))
)
_own = (schema.notes.c.table == bind("table_id")) & (schema.notes.c.guest == bind("writer"))
DROP_NOTES = delete(schema.notes).where(_own)
ADD_NOTES = insert(schema.notes)


async def say(house: House, table: Table, guest: str, text: str) -> ChatLine:
    """Say something to the whole table."""
    async with table.lock:
        seat = table.own_seat(guest)
        if table.places[seat].muted:
            raise Refused("muted")
        said = tidy(text)
        if not said:
            raise Refused("bad-request", reason="a line needs at least one visible character")
        row = line_row(house, table, table.lines + 1, seat, table.names[seat], said)
        await house.journal.write(writes_of_line(row))
        table.lines = row["number"]
        line = ChatLine(row["number"], seat, row["name"], said, moment(row["at"]))
        push_said(table, line)
        return line


def line_row(
    house: House, table: Table, number: int, seat: int, name: str, text: str, notice: dict[str, Any] | None = None
) -> Row:
    """A line of chat, which is a text or a notice, as the database has it."""
    return {
        "table": table.id, "number": number, "seat": seat, "name": name, "text": text, "at": house.now(),
        "notice": notice,
    }  # fmt: skip


def writes_of_line(row: Row) -> list[Write]:
    """What is written when a line is kept: it, and that the oldest is forgotten."""
    return [(ADD_LINE, dict(row)), (DROP_LINES, {"table_id": row["table"], "old": row["number"] - KEPT_LINES})]


def point(table: Table, guest: str, at: str | None) -> None:
    """Point at something on the board, or at nothing any more. Who may not talk may not point."""
    seat = table.own_seat(guest)
    if table.places[seat].muted:
        raise Refused("muted")
    table.pointed.pop(seat, None)
    if at is not None:
        table.pointed[seat] = at
    push_said(table, Pointed(seat, at))


async def note(house: House, table: Table, guest: str, text: str) -> None:
    """Replace a player's notes."""
    async with table.lock:
        table.own_seat(guest)
        table.has_notes = True
        await house.journal.write(
            [
                (DROP_NOTES, {"table_id": table.id, "writer": guest}),
                (ADD_NOTES, {"table": table.id, "guest": guest, "text": text}),
            ]
        )
