"""Who is waited for, by what the database has: also of tables that another process has in memory.

Every process stores how its matches stand, and who is connected, a few times a minute; one process reads it all.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

from sqlalchemy import bindparam as bind
from sqlalchemy import func, select, update

from lychgate.server.storage import schema
from lychgate.server.storage.database import Database
from lychgate.server.storage.schema import Row, Write
from lychgate.server.tables.standing import Standing, read_standing
from lychgate.server.tables.table import Table

PAGE = 400  # rows that are looked through at once
MOST_FAILURES = 6  # in a row, after which nothing more is tried
BY_POST = ("none", "days")  # kinds of clocks: at others people sit together

_r, _s, _t, _d = schema.reminders, schema.seats, schema.tables, schema.decisions
STAND = update(_t).where(_t.c.id == bind("table_id")).values(standing=bind("now"))
HERE = update(_r).where(_r.c.guest == bind("of_guest")).values(here=bind("now"), told=bind("new_told"))


@dataclass(frozen=True, slots=True)
class Found:
    """A table that waits for a guest, or one of which it is not known, since nobody has stored how its match stands."""

    table: str
    game: str
    players: int
    is_known: bool
    owner: int | None


class WaitingTables:
    """Reads and stores what reminders depend on."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # --- every process

    async def store(self, tables: Iterable[Table], now: float, lately: float) -> None:
        """Store how these tables stand, and which guests with reminders are there, or were so many seconds ago."""
        loaded = list(tables)
        writes: list[Write] = []
        stored: list[tuple[Table, Standing]] = []
        for table in loaded:
            found = table.standing_now()
            if found is not None and (table.standing is None or not _is_same(found, table.standing)):
                writes.append((STAND, {"table_id": table.id, "now": found.stored()}))
                stored.append((table, found))
        guests = {one.guest for table in loaded for one in table.connections}
        places = (place for table in loaded for place in table.places if place.last_here > now - lately)
        guests |= {place.guest for place in places if place.guest is not None}
        for guest in await self._with_reminders(guests):
            writes.append((HERE, {"of_guest": guest, "now": now, "new_told": []}))
        if writes:
            await self._database.write(writes)
        for table, found in stored:
            table.standing = found

    async def _with_reminders(self, guests: Iterable[str]) -> list[str]:
        found: list[str] = []
        for some in _pages(guests):
            wanted = select(_r.c.guest).where(_r.c.guest.in_(some)).distinct()
            found += [row["guest"] for row in await asyncio.to_thread(self._database.read, wanted)]
        return found

    # --- one process

    async def due(self, now: float, quiet: float, after: tuple[str, str]) -> list[Row]:
        """The next page of rows by which something may be sent now."""
        later = (_r.c.guest > after[0]) | ((_r.c.guest == after[0]) & (_r.c.channel > after[1]))
        ready = _r.c.confirmed & (_r.c.after <= now) & (_r.c.here <= now - quiet) & (_r.c.failures < MOST_FAILURES)
        rows = select(_r).where(ready & later).order_by(_r.c.guest, _r.c.channel).limit(PAGE)
        return await asyncio.to_thread(self._database.read, rows)

    async def of_guests(self, guests: Sequence[str]) -> dict[str, list[Found]]:
        """The tables that wait for these guests, or may."""
        return await asyncio.to_thread(self._of_guests, guests)

    def _of_guests(self, guests: Sequence[str]) -> dict[str, list[Found]]:
        sits = (_s.c.guest.in_(guests)) & (_s.c.kind == "human") & _s.c.bot.is_(None)
        playing = (_t.c.phase == "playing") & _t.c.speed.in_(BY_POST) & _t.c.lesson.is_(None)
        columns = (_t.c.id, _t.c.game, _t.c.match, _t.c.standing, _t.c.owner, _s.c.guest, _s.c.seat)
        rows = self._database.read(
            select(*columns).join(_s, _s.c.table == _t.c.id).where(sits & playing).order_by(_t.c.touched, _t.c.id)
        )
        players = self._players({row["id"] for row in rows})
        counts = self._counts({row["match"] for row in rows})
        found: dict[str, list[Found]] = defaultdict(list)
        for row in rows:
            people, seats = players[row["id"]]
            standing = read_standing(row["standing"])
            known = standing is not None and (standing.match, standing.count) == (
                row["match"],
                counts.get(row["match"], 0),
            )
            if people > 1 and (not known or (standing is not None and row["seat"] in standing.asked)):
                found[row["guest"]].append(Found(row["id"], row["game"], seats, known, row["owner"]))
        return found

    def _players(self, tables: Iterable[str]) -> dict[str, tuple[int, int]]:
        """How many people sit at each table, and how many seats it has: nobody waits for who plays bots alone."""
        found: dict[str, tuple[int, int]] = {}
        for some in _pages(tables):
            kinds = select(_s.c.table, func.count(_s.c.guest).label("people"), func.count().label("seats"))
            for row in self._database.read(kinds.where(_s.c.table.in_(some)).group_by(_s.c.table)):
                found[row["table"]] = row["people"], row["seats"]
        return found

    def _counts(self, matches: Iterable[str | None]) -> dict[str, int]:
        found: dict[str, int] = {}
        for some in _pages(matches):
            last = select(_d.c.match, func.max(_d.c.number).label("last")).where(_d.c.match.in_(some))
            found |= {row["match"]: row["last"] for row in self._database.read(last.group_by(_d.c.match))}
        return found


def _is_same(one: Standing, other: Standing) -> bool:
    return (one.match, one.count) == (other.match, other.count)


def _pages(things: Iterable[object]) -> Iterator[list[object]]:
    rest = iter(things)
    while some := list(islice(rest, PAGE)):
        yield some
