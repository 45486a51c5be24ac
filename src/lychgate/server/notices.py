"""What the table itself tells about its seats: who took over, left, was away, came back, is host now.

A notice is a line among the chat, and has its place in the log: after so many of a reader's own events, which says no
more than the reader knows. It is put into words when it is read, in the reader's language.
"""

from __future__ import annotations

from typing import Any

from lychgate.server.fanout import push_notice, reader_key
from lychgate.server.house import House
from lychgate.server.table import Table
from lychgate.server.talking import keep_line


async def announce(house: House, table: Table, kind: str, seat: int, **arguments: Any) -> None:
    """Tell all who follow, and keep it. Call under the table's lock, after what is told has been done."""
    live = table.live if table.phase == "playing" else None
    told = {"kind": kind, "arguments": arguments, "match": live.id if live else None}
    if live is not None:
        told["heard"] = {reader_key(reader): known.events for reader, known in live.told.items()}
    push_notice(table, await keep_line(house, table, seat, table.names[seat], "", told))
