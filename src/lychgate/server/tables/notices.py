"""What the table itself tells about its seats: who took over, left, was away, came back, is host now.

A notice is a line among the chat, and has its place in the log: after so many of a reader's own events, which says no
more than the reader knows. It is put into words when it is read, in the reader's language. What goes with a change of
seats is written together with it (`seat_change`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import structlog

from lychgate.server.runtime.house import House
from lychgate.server.storage.engine import Row
from lychgate.server.tables.chat import line_row, writes_of_line
from lychgate.server.tables.news import push_notice, reader_key
from lychgate.server.tables.table import Table

log = structlog.get_logger()


def notice_row(
    house: House, table: Table, number: int, kind: str, seat: int, who: str, arguments: dict[str, Any]
) -> Row:
    """A notice as the database has it."""
    live = table.live if table.phase == "playing" else None
    told = {"kind": kind, "arguments": arguments, "match": live.id if live else None}
    if live is not None:
        told["heard"] = {reader_key(reader): known.events for reader, known in live.told.items()}
    return line_row(house, table, number, seat, who, "", told)


def tell(table: Table, rows: Sequence[Row]) -> None:
    """Tell all who follow what has been written. It has happened, so whatever fails here keeps nothing else back."""
    for row in rows:
        table.lines = row["number"]
        try:
            push_notice(table, row)
        except Exception:
            log.exception("notice not told", table=table.id)


async def announce(house: House, table: Table, kind: str, seat: int, /, **arguments: Any) -> None:
    """Tell what changes no seat, and keep it. Call under the table's lock."""
    row = notice_row(house, table, table.lines + 1, kind, seat, table.names[seat], arguments)
    await house.journal.write(writes_of_line(row))
    tell(table, [row])
