"""The tables in memory: loaded when somebody needs them, unloaded when nobody does."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence

from sqlalchemy import bindparam as bind
from sqlalchemy import func, select, update

from lychgate.play.lesson.playing import taught
from lychgate.server.messages.clocks import read_clock
from lychgate.server.messages.parts import GivenTitle
from lychgate.server.messages.refusals import Refused, table_moving
from lychgate.server.operations.metrics import TABLES_LOADED
from lychgate.server.processes.ownership import Ownership
from lychgate.server.storage import schema
from lychgate.server.storage.database import Database
from lychgate.server.storage.identifiers import Identifiers
from lychgate.server.storage.schema import Row, Write
from lychgate.server.tables.seats import STORED, Place, Sitting
from lychgate.server.tables.standing import read_standing
from lychgate.server.tables.table import Table
from lychgate.server.tables.times import read_times
from lychgate.server.workers.catalogue import Catalogue

TOUCH = update(schema.tables).where(schema.tables.c.id == bind("table_id")).values(touched=bind("now"))
STAND = update(schema.tables).where(schema.tables.c.id == bind("table_id")).values(standing=bind("now"))


class TableRegistry:
    """Every table in memory, by id."""

    def __init__(
        self, database: Database, ids: Identifiers, catalogue: Catalogue, ownership: Ownership | None = None
    ) -> None:
        self._database = database
        self._ids = ids
        self._catalogue = catalogue
        self.ownership = ownership or Ownership()
        self.loaded: dict[str, Table] = {}
        self._fetched: dict[str, asyncio.Task[None]] = {}  # being loaded

    def add(self, table: Table) -> None:
        self.loaded[table.id] = table
        TABLES_LOADED.set(len(self.loaded))

    def find(self, table_id: str) -> Table:
        """The table of that id, from memory or from the database."""
        table = self.loaded.get(table_id)
        if table is None:
            table = self._load(table_id)
            self.add(table)
        return table

    async def fetch(self, table_id: str) -> None:
        """Load a table in a thread, if there is one of that id: several queries, each of which may take a while."""
        task = self._fetched.get(table_id)
        if task is None:
            task = self._fetched[table_id] = asyncio.create_task(self._fetch(table_id))
            task.add_done_callback(lambda _: self._fetched.pop(table_id))
        with contextlib.suppress(Refused):  # for who asks to meet again
            await asyncio.shield(task)

    async def _fetch(self, table_id: str) -> None:
        process = self.ownership.process
        table = await asyncio.to_thread(self._load, table_id)
        if self.ownership.process != process:  # all tables were dropped meanwhile
            raise table_moving()
        if table_id not in self.loaded:
            self.add(table)

    def forget(self, table: Table) -> None:
        """A table is no more: whoever waits for its lock is refused."""
        self.loaded.pop(table.id, None)
        TABLES_LOADED.set(len(self.loaded))
        table.lock.close()

    def forget_lines(self, before: float) -> None:
        """Lines of chat of before this time are read again, if the database still has them."""
        for table in self.loaded.values():
            if table.last_lines and table.last_lines[0]["at"] < before:
                table.last_lines = None

    def drop_all(self) -> list[Table]:
        """Forget all tables at once: others may own them by now. Whoever waits for one of their locks is refused."""
        dropped = list(self.loaded.values())
        self.loaded.clear()
        TABLES_LOADED.set(0)
        for table in dropped:
            table.lock.close()
        return dropped

    def _load(self, table_id: str) -> Table:
        read = self._database.read
        row = self._database.read_one(select(schema.tables).where(schema.tables.c.id == table_id))
        if row is None:
            raise Refused("no-such-table")
        if not self.ownership.is_mine(row):
            raise table_moving()
        seats = select(schema.seats).where(schema.seats.c.table == table_id).order_by(schema.seats.c.seat)
        banned = select(schema.banned.c.guest).where(schema.banned.c.table == table_id)
        banned_marks = select(schema.banned_marks.c.mark).where(schema.banned_marks.c.table == table_id)
        finished = (
            select(schema.matches.c.id)
            .where(schema.matches.c.table == table_id, schema.matches.c.ended.is_not(None))
            .order_by(schema.matches.c.started)
        )
        sittings = select(schema.sat).where(schema.sat.c.match == row["match"])
        lines = select(func.coalesce(func.max(schema.chat.c.number), 0).label("lines"))
        notes = select(schema.notes.c.guest).where(schema.notes.c.table == table_id).limit(1)
        table = self.table_of(row, read(seats), [found["id"] for found in read(finished)])
        table.banned = frozenset(found["guest"] for found in read(banned))
        table.banned_marks = frozenset(found["mark"] for found in read(banned_marks))
        table.sittings = {
            found["guest"]: Sitting(found["seat"], found["number"], found["heir"]) for found in read(sittings)
        }
        table.chat_lines = read(lines.where(schema.chat.c.table == table_id))[0]["lines"]
        table.has_notes = bool(read(notes))
        return table

    def table_of(self, row: Row, seats: Sequence[Row], finished: list[str]) -> Table:
        """A table as far as lists show it: from its row, its seats' rows and its finished matches."""
        return Table(
            id=row["id"],
            game=self._catalogue.find(row["game"]),
            rules=row["rules"],
            options=row["options"],
            games=row["games"],
            public=row["public"],
            locked=row["locked"],
            language=row["language"],
            spectators=row["spectators"],
            countdown=row["countdown"],
            lost=row["lost"],
            clock=read_clock(row["clock"]),
            times=read_times(row["times"]),
            hints=row["hints"],
            phase=row["phase"],
            host=row["host"],
            invite=row["invite"],
            seed=bytes.fromhex(row["seed"]),
            match_id=row["match"],
            title=None if row["title"] is None else GivenTitle(**row["title"]),
            lesson=taught(self._catalogue.find(row["game"]), row["lesson"]),
            brought=row["brought"],
            created=row["created"],
            touched=row["touched"],
            places=[Place(**{key: seat[key] for key in STORED}) for seat in seats],
            finished=finished,
            standing=read_standing(row["standing"]),
            loaded=self._ids.now(),
        )

    async def unload(self, patience: float) -> None:
        """Write when tables were last used, and unload those unused for so many seconds."""
        now = self._ids.now()
        for table in self.loaded.values():
            if table.connections or table.touched > now:  # a connection is use; a clock may have been set back
                table.touched = now
        unused = [table for table in self.loaded.values() if _is_unused(table, now, patience)]
        touched: list[Write] = [(TOUCH, {"table_id": t.id, "now": t.touched}) for t in self.loaded.values()]
        stand = ((table.id, table.standing_now()) for table in unused)
        touched += [(STAND, {"table_id": table, "now": found.stored()}) for table, found in stand if found is not None]
        if touched:
            await self._database.write(touched)
        unloaded = [table for table in unused if _is_unused(table, now, patience)]
        for table in unloaded:
            self.loaded.pop(table.id, None)
            table.lock.close()
        TABLES_LOADED.set(len(self.loaded))
        await self.ownership.give_back(table.id for table in unloaded)


def _is_unused(table: Table, now: float, patience: float) -> bool:
    busy = table.connections or table.thinking or table.window_clock or table.lock.locked()
    return not busy and now - table.touched > patience
