"""Lists of tables, page by page: a few queries however many there are, run in a thread.

No table is loaded into memory to be listed. One that is there is shown as it is there; of the others, as much is read
as a list shows.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from typing import Any

import structlog
from sqlalchemy import Select, func, or_, select

from lychgate.core.errors import LychgateError
from lychgate.server.storage import schema
from lychgate.server.storage.database import Database
from lychgate.server.storage.schema import Row
from lychgate.server.tables.registry import TableRegistry
from lychgate.server.tables.table import Table

log = structlog.get_logger()

PAGE = 50  # tables


class TableLists:
    """Public tables, and a guest's own."""

    def __init__(self, database: Database, registry: TableRegistry) -> None:
        self._database = database
        self._registry = registry

    async def public(self, page: int) -> list[Table]:
        """Public tables where one can join or watch, the latest first: every host's latest, then every host's second …

        So a host with many tables hides nobody else's.
        """
        t = schema.tables
        turn = func.row_number().over(partition_by=t.c.host, order_by=t.c.touched.desc())
        open_to_all = t.c.public & ((t.c.phase == "gathering") | t.c.spectators)
        listed = select(t.c.id, turn.label("turn")).where(open_to_all).subquery()
        wanted = select(t).join(listed, listed.c.id == t.c.id).order_by(listed.c.turn, t.c.touched.desc(), t.c.id)
        return await self._page(wanted, page)

    async def of_guest(self, guest: str, page: int) -> list[Table]:
        """The tables where a guest sits or is host, the latest first."""
        t, s = schema.tables, schema.seats
        seated = select(s.c.table).where(s.c.guest == guest)
        mine = or_(t.c.host == guest, t.c.id.in_(seated))
        return await self._page(select(t).where(mine).order_by(t.c.touched.desc(), t.c.id), page)

    async def _page(self, wanted: Select[Any], page: int) -> list[Table]:
        found = await asyncio.to_thread(self._read, wanted.limit(PAGE).offset(PAGE * (page - 1)))
        return [self._registry.loaded.get(table.id, table) for table in found]

    def _read(self, wanted: Select[Any]) -> list[Table]:
        """Tables with their seats and their finished matches."""
        s, m, read = schema.seats, schema.matches, self._database.read
        rows = read(wanted)
        ids = [row["id"] for row in rows]
        seats: dict[str, list[Row]] = defaultdict(list)
        for row in read(select(s).where(s.c.table.in_(ids)).order_by(s.c.table, s.c.seat)):
            seats[row["table"]].append(row)
        finished: dict[str, list[str]] = defaultdict(list)
        ended = select(m.c.id, m.c.table).where(m.c.table.in_(ids) & m.c.ended.is_not(None)).order_by(m.c.started)
        for row in read(ended):
            finished[row["table"]].append(row["id"])
        tables: list[Table] = []
        for row in rows:
            try:
                tables.append(self._registry.table_of(row, seats[row["id"]], finished[row["id"]]))
            except LychgateError as error:  # of a game that is no longer installed: the others are listed
                log.debug("table cannot be listed", table=row["id"], why=error.code)
        return tables
