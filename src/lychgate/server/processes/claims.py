"""Tables claimed: by the first process that needs one, or needs it after its owner is gone, until it gives it back."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from sqlalchemy import bindparam as bind
from sqlalchemy import select, update

from lychgate.server.messages.refusals import table_moving
from lychgate.server.processes.membership import Membership, is_gone
from lychgate.server.processes.ownership import Ownership, Peer
from lychgate.server.storage import schema
from lychgate.server.storage.database import Database
from lychgate.server.storage.schema import Row

ATTEMPTS = 5  # to claim a table that others want too
LEAVING_SECONDS = 0.005  # between two looks whether a table has been given back

_t, _p = schema.tables, schema.processes
GIVE_BACK = update(_t).where((_t.c.id == bind("table_id")) & (_t.c.owner == bind("process"))).values(owner=None)
OWNER = (
    select(_t.c.owner, _p.c.address, _p.c.path, is_gone(_t.c.owner).label("gone"))
    .select_from(_t.outerjoin(_p, _p.c.id == _t.c.owner))
    .where(_t.c.id == bind("table_id"))
)


class SharedOwnership(Ownership):
    """Of a process among others."""

    def __init__(self, database: Database, membership: Membership) -> None:
        self._database = database
        self._membership = membership
        self._leaving: set[str] = set()  # tables that are being given back

    @property
    def process(self) -> int | None:  # type: ignore[override]
        return self._membership.id

    @property
    def is_shared(self) -> bool:
        return True

    def is_mine(self, row: Row) -> bool:
        return row["owner"] == self._membership.id and row["id"] not in self._leaving

    async def owner(self, table_id: str) -> Peer | None:
        """The other process that owns a table. One that nobody owns becomes this one's. The queries run in a thread."""
        while table_id in self._leaving:
            await asyncio.sleep(LEAVING_SECONDS)
        return await asyncio.to_thread(self._find, table_id)

    def _find(self, table_id: str) -> Peer | None:
        for _ in range(ATTEMPTS):
            row = self._database.read_one(OWNER.params(table_id=table_id))
            me = self._membership.id
            if row is None or (me and row["owner"] == me):
                return None
            if row["owner"] is not None and not row["gone"] and row["address"] is not None:
                return Peer(row["owner"], row["address"], row["path"])
            if me and self._claim(table_id, row["owner"], me):
                return None
        raise table_moving()

    def _claim(self, table_id: str, former: int | None, me: int) -> bool:
        """Own a table, unless somebody else was quicker: no number of a process is ever used again."""
        unchanged = (_t.c.id == table_id) & _t.c.owner.is_not_distinct_from(former)
        with self._database.engine.begin() as connection:
            claimed = connection.execute(update(_t).where(unchanged).values(owner=me)).rowcount == 1
        return claimed and me == self._membership.id

    async def give_back(self, tables: Iterable[str]) -> None:
        leaving = set(tables)
        if not leaving or not self._membership.id:
            return
        self._leaving |= leaving
        try:
            process = self._membership.id
            await self._database.write([(GIVE_BACK, {"table_id": table, "process": process}) for table in leaving])
        finally:
            self._leaving -= leaving
