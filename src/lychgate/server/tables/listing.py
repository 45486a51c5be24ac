"""Lists of tables, page by page: a few queries however many there are, run in a thread.

The lobby is read along one index that has all it is filtered by, from the place where the last page ended.

No table is loaded into memory to be listed. One that is there is shown as it is there; of the others, as much is read
as a list shows.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from typing import Any

import structlog
from msgspec import Struct
from sqlalchemy import Select, func, or_, select

from lychgate.core.errors import LychgateError
from lychgate.server.storage import schema
from lychgate.server.storage.database import Database
from lychgate.server.storage.schema import Row
from lychgate.server.tables.registry import TableRegistry
from lychgate.server.tables.table import Table

log = structlog.get_logger()

PAGE = 25  # tables
MOST_OWN = 300  # tables of a guest that are looked through


class LobbyWish(Struct, frozen=True):
    """Which public tables are wanted, and after which place."""

    after: str = ""
    game: str | None = None
    language: str | None = None
    speed: str | None = None
    free: bool = False  # only with an open seat


class TableLists:
    """Public tables, and a guest's own."""

    def __init__(self, database: Database, registry: TableRegistry) -> None:
        self._database = database
        self._registry = registry

    async def public(self, wish: LobbyWish) -> tuple[list[Table], str | None]:
        """Public tables where one can join or watch, in the order of their places; and where the next page begins."""
        t = schema.tables
        places = select(t.c.place, t.c.id).where(schema.LISTED, t.c.place > wish.after)
        for column, wanted in ((t.c.game, wish.game), (t.c.language, wish.language), (t.c.speed, wish.speed)):
            if wanted is not None:
                places = places.where(column == wanted)
        if wish.free:
            places = places.where(t.c.free > 0)
        rows = await asyncio.to_thread(self._database.read, places.order_by(t.c.place).limit(PAGE + 1))
        listed = [row["id"] for row in rows[:PAGE]]
        tables = await self._found(select(t).where(t.c.id.in_(listed)).order_by(t.c.place))
        return tables, rows[PAGE - 1]["place"] if len(rows) > PAGE else None

    async def of_guest(self, guest: str) -> list[Table]:
        """The tables where a guest sits or is host, the latest first."""
        t, s = schema.tables, schema.seats
        seated = select(s.c.table).where(s.c.guest == guest)
        mine = or_(t.c.host == guest, t.c.id.in_(seated))
        tables = await self._found(select(t).where(mine).order_by(t.c.touched.desc(), t.c.id).limit(MOST_OWN))
        stored = [table for table in tables if table.running is None and table.standing is not None]
        counts = await asyncio.to_thread(self._counts, [table.match_id for table in stored]) if stored else {}
        for table in stored:
            found = table.standing
            if found is not None and (found.match, found.count) != (table.match_id, counts.get(found.match, 0)):
                table.standing = None  # the log has gone on since
        return tables

    def _counts(self, matches: list[str | None]) -> dict[str, int]:
        """How many decisions there are in these matches; nothing, if the log cannot be read."""
        decisions = schema.decisions.c
        last = select(decisions.match, func.max(decisions.number).label("last")).where(decisions.match.in_(matches))
        try:
            return {row["match"]: row["last"] for row in self._database.read(last.group_by(decisions.match))}
        except LychgateError as error:
            log.debug("matches cannot be counted", why=error.code)
            return {}

    async def _found(self, wanted: Select[Any]) -> list[Table]:
        found = await asyncio.to_thread(self._read, wanted)
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
                table = self._registry.table_of(row, seats[row["id"]], finished[row["id"]])
                if row["owner"] is not None:  # another process has it, and knows who is away
                    for place in table.places:
                        place.last_here = table.loaded
                tables.append(table)
            except LychgateError as error:  # of a game that is no longer installed: the others are listed
                log.debug("table cannot be listed", table=row["id"], why=error.code)
        return tables


def by_turn(tables: list[Table], guest: str) -> list[Table]:
    """A guest's tables: where they are asked first, then the other matches under way, each in their order."""
    return sorted(tables, key=lambda table: (not table.is_asked(table.seat_of(guest)), table.phase != "playing"))
