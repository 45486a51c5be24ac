"""A table closed by an admin, and connections ended of who is banned or deleted. Only a table's owner does this."""

from __future__ import annotations

import structlog
from sqlalchemy import bindparam as bind
from sqlalchemy import delete, exists, select

from lychgate.server.messages.refusals import Refused
from lychgate.server.moderation.bans import Bans
from lychgate.server.socket.close_codes import BANNED, NO_TABLE
from lychgate.server.storage import schema
from lychgate.server.storage.database import Database
from lychgate.server.tables.guests import DeviceMarks
from lychgate.server.tables.registry import TableRegistry
from lychgate.server.tables.seats import pseudonym
from lychgate.server.tables.table import Table

log = structlog.get_logger()

DROP_TABLE = delete(schema.tables).where(schema.tables.c.id == bind("table_id"))
# A match that is over stays: it can be seen again by its link.
_is_gone = ~exists().where(schema.tables.c.id == bind("table_id"))
DROP_UNFINISHED = delete(schema.matches).where(
    (schema.matches.c.table == bind("table_id")) & schema.matches.c.ended.is_(None) & _is_gone
)


class Closing:
    """Closes tables, and connections."""

    def __init__(self, database: Database, registry: TableRegistry, bans: Bans, marks: DeviceMarks) -> None:
        self._marks = marks
        self._database = database
        self._registry = registry
        self._bans = bans

    async def close(self, table_id: str) -> None:
        """Remove a table with its chat, its notes and the match under way; whoever is connected is told.

        It need not be in memory: one of a game that is no longer installed could not be.
        """
        table = self._registry.loaded.get(table_id)
        if table is not None:
            async with table.lock:
                await self.close_locked(table)
            return
        t = schema.tables
        if not self._database.read(select(t.c.id).where(t.c.id == table_id)):
            raise Refused("no-such-table")
        await self._drop(table_id)

    async def close_locked(self, table: Table) -> None:
        """The same for a table in memory. Call under its lock."""
        await self._drop(table.id)
        self._registry.forget(table)
        if table.window_clock is not None:
            table.window_clock.timer.cancel()
            table.window_clock = None
        for connection in list(table.connections):
            connection.close(NO_TABLE, "closed")

    async def _drop(self, table_id: str) -> None:
        writes = [(DROP_TABLE, {"table_id": table_id}), (DROP_UNFINISHED, {"table_id": table_id})]
        await self._database.write(writes)

    def marks_of(self, guest: str, *, addresses: bool) -> set[str]:
        """The pseudonyms of a guest's browser and, if wanted, of the addresses that the guest plays from."""
        g, s, read = schema.guests, schema.seats, self._database.read
        rows = read(select(g.c.device).where(g.c.id == guest))
        if not rows:
            raise Refused("no-such-guest")
        marks = {row["device"] for row in rows}
        if addresses:
            marks |= {row["address"] for row in read(select(s.c.address).where(s.c.guest == guest).distinct())}
            for table in self._registry.loaded.values():
                marks |= {self._marks.address(one.address) for one in table.connections if one.guest == guest}
        return {pseudonym(mark) for mark in marks if mark is not None}

    def disconnect_banned(self) -> int:
        """End the connections of whoever is banned, at all tables in memory; how many."""
        ended = 0
        for table in list(self._registry.loaded.values()):
            for connection in list(table.connections):
                if self._bans.is_banned(connection.guest or None, connection.address, connection.marks):
                    connection.close(BANNED, "banned")
                    ended += 1
        if ended:
            log.info("banned, disconnected", connections=ended)
        return ended
