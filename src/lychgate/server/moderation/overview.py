"""Tables and guests as an admin sees them, from the database: who sits where, what was said, and no hand."""

from __future__ import annotations

from collections import defaultdict

from sqlalchemy import or_, select

from lychgate.server.messages.moderation import (
    GuestSeen,
    GuestsSeen,
    LineSeen,
    SeatSeen,
    TableLooked,
    TableSeen,
    TablesSeen,
)
from lychgate.server.messages.refusals import Refused
from lychgate.server.moderation.bans import Bans
from lychgate.server.storage import schema
from lychgate.server.storage.database import Database
from lychgate.server.storage.schema import Row
from lychgate.server.tables.registry import TableRegistry
from lychgate.server.tables.seats import moment, pseudonym

PAGE = 50
LINES = 200  # of chat, the last

ESCAPE = "\\"


class Overview:
    """Lists, and looks at one table."""

    def __init__(self, database: Database, registry: TableRegistry, bans: Bans) -> None:
        self._database = database
        self._registry = registry
        self._bans = bans

    def tables(self, after: str, guest: str | None) -> TablesSeen:
        """Tables by their ids, after this one; all, or where a guest sits or is host. It runs in a thread."""
        t, s = schema.tables, schema.seats
        found = select(t).where(t.c.id > after).order_by(t.c.id).limit(PAGE + 1)
        if guest is not None:
            found = found.where(or_(t.c.host == guest, t.c.id.in_(select(s.c.table).where(s.c.guest == guest))))
        rows = self._database.read(found)
        return TablesSeen(self._seen(rows[:PAGE]), rows[PAGE - 1]["id"] if len(rows) > PAGE else None)

    def look(self, table_id: str) -> TableLooked:
        """One table, with what was said there."""
        t, c = schema.tables, schema.chat
        rows = self._database.read(select(t).where(t.c.id == table_id))
        if not rows:
            raise Refused("no-such-table")
        said = select(c).where((c.c.table == table_id) & c.c.notice.is_(None)).order_by(c.c.number.desc()).limit(LINES)
        lines = [
            LineSeen(row["number"], row["guest"], row["name"], row["text"], moment(row["at"]))
            for row in self._database.read(said)
            if row["notice"] is None
        ]
        loaded = self._registry.loaded.get(table_id)
        return TableLooked(self._seen(rows)[0], lines[::-1], 0 if loaded is None else len(loaded.connections))

    def _seen(self, rows: list[Row]) -> list[TableSeen]:
        s, seats = schema.seats, defaultdict(list)
        wanted = select(s).where(s.c.table.in_([row["id"] for row in rows])).order_by(s.c.table, s.c.seat)
        for row in self._database.read(wanted):
            mark = None if row["address"] is None else pseudonym(row["address"])
            seats[row["table"]].append(
                SeatSeen(row["seat"], row["kind"], row["guest"], row["name"], bool(row["muted"]), mark)
            )
        return [
            TableSeen(
                table=row["id"],
                game=row["game"],
                phase=row["phase"],
                public=row["public"],
                locked=row["locked"],
                host=row["host"],
                created=moment(row["created"]),
                touched=moment(row["touched"]),
                seats=seats[row["id"]],
            )
            for row in rows
        ]

    def guests(self, after: str, name: str) -> GuestsSeen:
        """Guests by their ids, after this one; all, or those whose name holds a text. It runs in a thread."""
        g = schema.guests
        found = select(g).where(g.c.id > after).order_by(g.c.id).limit(PAGE + 1)
        if name:
            found = found.where(or_(g.c.id == name, g.c.name.icontains(name, autoescape=True, escape=ESCAPE)))
        rows = self._database.read(found)
        guests = [
            GuestSeen(row["id"], row["name"], moment(row["created"]), moment(row["seen"]), self._is_banned(row))
            for row in rows[:PAGE]
        ]
        return GuestsSeen(guests, rows[PAGE - 1]["id"] if len(rows) > PAGE else None)

    def _is_banned(self, row: Row) -> bool:
        return self._bans.is_banned(row["id"], "", frozenset(filter(None, [row["device"]])))
