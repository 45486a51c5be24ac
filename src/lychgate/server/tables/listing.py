"""Lists of tables, page by page: a few questions to the database however many there are, asked in a thread.

No table is brought into memory to be listed. One that is there is told as it is there; of the others, as much is read
as a list tells.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from typing import Any

import structlog
from sqlalchemy import Select, func, or_, select

from lychgate.core.errors import LychgateError
from lychgate.server.runtime.house import House
from lychgate.server.storage import schema
from lychgate.server.storage.engine import Row, read
from lychgate.server.tables.lobby import table_of
from lychgate.server.tables.table import Table

log = structlog.get_logger()

PAGE = 50  # tables


async def public_tables(house: House, page: int) -> list[Table]:
    """Public tables where one can join or watch, the latest first: every host's latest, then every host's second …

    So whoever makes many tables hides nobody else's.
    """
    t = schema.tables
    turn = func.row_number().over(partition_by=t.c.host, order_by=t.c.touched.desc())
    open_to_all = t.c.public & ((t.c.phase == "gathering") | t.c.spectators)
    listed = select(t.c.id, turn.label("turn")).where(open_to_all).subquery()
    wanted = select(t).join(listed, listed.c.id == t.c.id).order_by(listed.c.turn, t.c.touched.desc(), t.c.id)
    return await _listed(house, wanted, page)


async def tables_of(house: House, guest: str, page: int) -> list[Table]:
    """The tables where a guest sits or is host, the latest first."""
    t, s = schema.tables, schema.seats
    seated = select(s.c.table).where(s.c.guest == guest)
    mine = or_(t.c.host == guest, t.c.id.in_(seated))
    return await _listed(house, select(t).where(mine).order_by(t.c.touched.desc(), t.c.id), page)


async def _listed(house: House, wanted: Select[Any], page: int) -> list[Table]:
    found = await asyncio.to_thread(_read, house, wanted.limit(PAGE).offset(PAGE * (page - 1)))
    return [house.tables.get(table.id, table) for table in found]


def _read(house: House, wanted: Select[Any]) -> list[Table]:
    """Tables with their seats and their finished matches, read and put together where nobody waits for it."""
    s, m = schema.seats, schema.matches
    rows = read(house.engine, wanted)
    ids = [row["id"] for row in rows]
    seats: dict[str, list[Row]] = defaultdict(list)
    for row in read(house.engine, select(s).where(s.c.table.in_(ids)).order_by(s.c.table, s.c.seat)):
        seats[row["table"]].append(row)
    finished: dict[str, list[str]] = defaultdict(list)
    ended = select(m.c.id, m.c.table).where(m.c.table.in_(ids) & m.c.ended.is_not(None)).order_by(m.c.started)
    for row in read(house.engine, ended):
        finished[row["table"]].append(row["id"])
    tables: list[Table] = []
    for row in rows:
        try:
            tables.append(table_of(house, row, seats[row["id"]], finished[row["id"]]))
        except LychgateError as error:  # of a game that is not installed any more: the others are listed
            log.debug("table cannot be listed", table=row["id"], why=error.code)
    return tables
