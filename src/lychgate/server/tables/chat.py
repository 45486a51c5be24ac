"""Chat, pointing and private notes at a table. None of it is part of a record."""

from __future__ import annotations

from lychgate.server.messages.matches import ChatLine, Pointed
from lychgate.server.messages.refusals import Refused
from lychgate.server.storage.database import Database
from lychgate.server.storage.identifiers import Identifiers
from lychgate.server.tables.chat_log import ADD_NOTES, DROP_NOTES, line_row, lines_in_memory, writes_of_line
from lychgate.server.tables.names import tidy
from lychgate.server.tables.news import push_chat
from lychgate.server.tables.seats import moment
from lychgate.server.tables.table import Table


class Chat:
    """What players say, point at and note."""

    def __init__(self, database: Database, ids: Identifiers) -> None:
        self._database = database
        self._ids = ids

    async def say(self, table: Table, guest: str, text: str) -> ChatLine:
        """Say something to the whole table."""
        async with table.lock:
            seat = seat_with_voice(table, guest)
            said = tidy(text)
            if not said:
                raise Refused("bad-request", message="refused-blank-line")
            number, name = table.chat_lines + 1, table.names[seat]
            row = line_row(table.id, number, seat, name, said, self._ids.now(), guest=guest)
            await self._database.write(writes_of_line(row))
            table.add_line(row, lines_in_memory())
            line = ChatLine(row["number"], seat, row["name"], said, moment(row["at"]))
            push_chat(table, line)
            return line

    def point(self, table: Table, guest: str, at: str | None) -> None:
        """Point at something on the board, or at nothing any more."""
        seat = seat_with_voice(table, guest)
        table.pointed.pop(seat, None)
        if at is not None:
            table.pointed[seat] = at
        push_chat(table, Pointed(seat, at))

    async def note(self, table: Table, guest: str, text: str) -> None:
        """Replace a player's private notes."""
        async with table.lock:
            table.own_seat(guest)
            table.has_notes = True
            await self._database.write(
                [
                    (DROP_NOTES, {"table_id": table.id, "writer": guest}),
                    (ADD_NOTES, {"table": table.id, "guest": guest, "text": text}),
                ]
            )


def seat_with_voice(table: Table, guest: str) -> int:
    """The guest's own seat, unless the host has muted it."""
    seat = table.own_seat(guest)
    if table.places[seat].muted:
        raise Refused("muted")
    return seat
