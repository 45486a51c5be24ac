"""A guest deleted with all names: at tables, in chat and logs, in matches that are over.

What happened stays: a match that is over can be seen again, and its record still holds, with a pseudonym in place of
the name. In a match under way a bot plays on. What others have said or written about the guest stays as they said it.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping
from typing import Any, Protocol

import structlog
from sqlalchemy import bindparam as bind
from sqlalchemy import delete, or_, select, update

from lychgate.core.errors import LychgateError
from lychgate.server.messages.refusals import Refused
from lychgate.server.moderation.bans import ADD_BAN, Bans
from lychgate.server.storage import schema
from lychgate.server.storage.database import Database
from lychgate.server.storage.identifiers import Identifiers
from lychgate.server.storage.schema import Row, Write
from lychgate.server.tables.guests import GuestBook
from lychgate.server.tables.names import check_person
from lychgate.server.tables.news import News
from lychgate.server.tables.registry import TableRegistry
from lychgate.server.tables.seat_change import SeatChange
from lychgate.server.tables.seat_checks import bot_place
from lychgate.server.tables.seats import Place
from lychgate.server.tables.table import Table, TurnObserver

log = structlog.get_logger()

NOBODY = "N. N."  # nomen nescio: in every language
CONNECTED_HOURS = 1.0  # so long whoever was connected as the guest is kept away, until all processes know

_g, _s, _c, _m, _t = schema.guests, schema.seats, schema.chat, schema.matches, schema.tables
DROP_GUEST = delete(_g).where(_g.c.id == bind("who"))
DROP_NOTES = delete(schema.notes).where(schema.notes.c.guest == bind("who"))
DROP_CODES = delete(schema.resume_codes).where(schema.resume_codes.c.guest == bind("who"))
DROP_TABLE_BANS = delete(schema.banned).where(schema.banned.c.guest == bind("who"))
DROP_LINES = delete(_c).where(_c.c.guest == bind("who"))
RENAME_SAT = update(schema.sat).where(schema.sat.c.guest == bind("who")).values(guest=bind("new"))
RENAME_HEIR = update(schema.sat).where(schema.sat.c.heir == bind("who")).values(heir=bind("new"))
REPORTS_BY = update(schema.reports).where(schema.reports.c.guest == bind("who")).values(guest="", name=bind("new"))
REPORTS_ABOUT = (
    update(schema.reports).where(schema.reports.c.about == bind("who")).values(about=None, about_name=bind("new"))
)
SET_NAMES = update(_m).where(_m.c.id == bind("match_id")).values(names=bind("new"), brought=bind("by"))
SET_LINE = (
    update(_c)
    .where((_c.c.table == bind("table_id")) & (_c.c.number == bind("line")))
    .values(name=bind("new"), notice=bind("told"))
)
DROP_LINE = delete(_c).where((_c.c.table == bind("table_id")) & (_c.c.number == bind("line")))
SET_TABLE = update(_t).where(_t.c.id == bind("table_id")).values(title=bind("new_title"), brought=bind("by"))


class Closes(Protocol):
    """Who closes tables and connections, see `closing`."""

    async def close(self, table_id: str) -> None: ...

    async def close_locked(self, table: Table) -> None: ...

    def disconnect_banned(self) -> int: ...


class Erasing:
    """Deletes guests."""

    def __init__(
        self,
        database: Database,
        ids: Identifiers,
        guests: GuestBook,
        registry: TableRegistry,
        bans: Bans,
        closing: Closes,
        news: News,
        turns: TurnObserver,
    ) -> None:
        self._database = database
        self._ids = ids
        self._guests = guests
        self._registry = registry
        self._bans = bans
        self._closing = closing
        self._news = news
        self._turns = turns

    # --- the guest

    async def begin(self, guest: str) -> tuple[list[str], list[str], str]:
        """End the guest: the token is unknown from now on. The tables where they are known, their names, a pseudonym.

        Until every process has heard of it, whoever is connected as the guest counts as banned.
        """
        row = self._database.read_one(select(_g).where(_g.c.id == guest))
        tables, names = self._tables(guest), self._names(guest, None if row is None else row["name"])
        sat = schema.sat
        if row is None and not tables and not self._database.read(select(sat.c.seat).where(sat.c.guest == guest)):
            raise Refused("no-such-guest")  # else they were not deleted to the end
        pseudonym = f"{NOBODY} {secrets.randbelow(9000) + 1000}"
        away = self._bans.row(guest=guest, hours=CONNECTED_HOURS, reason="deleted")
        who = {"who": guest}
        await self._database.write(
            [(ADD_BAN, away), (DROP_GUEST, who), (DROP_NOTES, who), (DROP_CODES, who), (DROP_TABLE_BANS, who)]
        )
        self._guests.forget(guest)
        self._bans.read()
        self._closing.disconnect_banned()
        return tables, names, pseudonym

    def _tables(self, guest: str) -> list[str]:
        """Where the guest sits, is host, has sat in a match, or has said something."""
        played = select(_m.c.table).join(schema.sat, schema.sat.c.match == _m.c.id).where(schema.sat.c.guest == guest)
        known = or_(
            _t.c.host == guest,
            _t.c.id.in_(select(_s.c.table).where(_s.c.guest == guest)),
            _t.c.id.in_(select(_c.c.table).where(_c.c.guest == guest)),
            _t.c.id.in_(played),
        )
        return [row["id"] for row in self._database.read(select(_t.c.id).where(known).order_by(_t.c.id))]

    def _names(self, guest: str, name: str | None) -> list[str]:
        """What the guest is called, at tables too."""
        read = self._database.read
        seats = read(select(_s.c.name).where((_s.c.guest == guest) & _s.c.name.is_not(None)).distinct())
        lines = read(select(_c.c.name).where(_c.c.guest == guest).distinct())
        return sorted({*filter(None, [name]), *(row["name"] for row in seats), *(row["name"] for row in lines)})

    async def finish(self, guest: str, names: Iterable[str], pseudonym: str) -> int:
        """Forget the guest wherever no table is concerned; in how many matches they have a pseudonym now."""
        matches = self._of_matches(guest, set(names), pseudonym)
        who = {"who": guest}
        renamed = {"who": guest, "new": f"gone-{self._ids.guest()}"}
        await self._database.write(
            [
                *matches,
                (DROP_LINES, who),
                (RENAME_SAT, renamed),
                (RENAME_HEIR, renamed),
                (REPORTS_BY, {**who, "new": pseudonym}),
                (REPORTS_ABOUT, {**who, "new": pseudonym}),
            ]
        )
        return len(matches)

    def _of_matches(self, guest: str, names: set[str], pseudonym: str) -> list[Write]:
        """The guest's matches with other names. Of one that is over, the names are those who sat there last."""
        sat = schema.sat
        held = select(sat.c.match, sat.c.seat, sat.c.number).where(sat.c.guest == guest)
        found = self._database.read(held)
        matches = [row["match"] for row in found]
        last: dict[tuple[str, int], int] = {}
        for row in self._database.read(select(sat).where(sat.c.match.in_(matches))):
            key = row["match"], row["seat"]
            last[key] = max(last.get(key, 0), row["number"])
        seats = {row["match"]: row["seat"] for row in found if last[row["match"], row["seat"]] == row["number"]}
        writes: list[Write] = []
        for row in self._database.read(select(_m).where(_m.c.id.in_(matches))):
            own = set(names)
            seat = seats.get(row["id"])
            if row["ended"] is not None and seat is not None and not _is_bots(row["names"][seat]):
                own = {row["names"][seat]}
            after = [pseudonym if name in own else name for name in row["names"]]
            by = pseudonym if row["brought"] in own | names else row["brought"]
            if (after, by) != (row["names"], row["brought"]):
                writes.append((SET_NAMES, {"match_id": row["id"], "new": after, "by": by}))
        return writes

    # --- one table

    async def at_table(self, table_id: str, guest: str, names: Iterable[str], pseudonym: str) -> None:
        """Forget a guest at a table of this process: in the seat, as host, in chat. One that nobody else has closes."""
        try:
            table = self._registry.find(table_id)
        except LychgateError as error:
            log.info("table closed, since it cannot be loaded", table=table_id, why=error.code)
            await self._closing.close(table_id)
            return
        async with table.lock:
            own = set(names)
            seat = table.seat_of(guest)
            if seat is not None:
                own.add(table.names[seat])
            if not await self._leave(table, guest, seat, pseudonym):
                await self._closing.close_locked(table)
                return
            await self._forget_names(table, guest, seat, own, pseudonym)
            self._news.push_full(table)
            if table.phase == "playing":
                self._turns.wake(table)

    async def _leave(self, table: Table, guest: str, seat: int | None, pseudonym: str) -> bool:
        """Get up, and be host no more; False: nobody else is there to be host."""
        others = [number for number, place in enumerate(table.places) if place.guest not in (None, guest)]
        if table.host == guest and not others:
            return False
        change = SeatChange(table, self._ids.now())
        if seat is not None:
            place = bot_place(table, seat, None) if table.phase == "playing" else Place()
            change.place(seat, place)
            if table.phase == "playing":
                change.notice("left", seat, str(place.name), name=pseudonym, bot=place.name)
        if table.host == guest:
            heir = others[0]
            change.host(str(table.places[heir].guest))
            change.notice("host", heir, table.names[heir])
        await change.commit(self._database)
        return True

    async def _forget_names(self, table: Table, guest: str, seat: int | None, names: set[str], pseudonym: str) -> None:
        rows = self._database.read(select(_c).where(_c.c.table == table.id))
        writes = [write for row in rows for write in _line(row, guest, names, pseudonym)]
        title = None if table.title is None or table.title.seat == seat else table.title
        brought = pseudonym if table.brought in names else table.brought
        if (title, brought) != (table.title, table.brought):
            told = None if title is None else {name: getattr(title, name) for name in title.__struct_fields__}
            writes.append((SET_TABLE, {"table_id": table.id, "new_title": told, "by": brought}))
        for number, place in enumerate(table.places):
            if place.reserved in names:
                change = SeatChange(table, self._ids.now())
                change.place(number, Place())
                await change.commit(self._database)
        if writes:
            await self._database.write(writes)
        table.title, table.brought = title, brought
        table.last_lines = None
        _forget_in_memory(table, guest, names, pseudonym)


def _forget_in_memory(table: Table, guest: str, names: set[str], pseudonym: str) -> None:
    table.requests = {number: one for number, one in table.requests.items() if one.guest != guest}
    table.host_votes.pop(guest, None)
    table.declined -= {guest}
    table.banned -= {guest}
    if table.running is not None:
        table.running.match.names = [pseudonym if name in names else name for name in table.running.match.names]


def _line(row: Row, guest: str, names: set[str], pseudonym: str) -> list[Write]:
    """What becomes of a line of chat: a notice gets the pseudonym; what the guest has said is gone.

    Of lines of before it was noted who said them, those under one of the guest's names.
    """
    which = {"table_id": row["table"], "line": row["number"]}
    notice: Mapping[str, Any] | None = row["notice"]
    if notice is None:
        said = row["guest"] == guest or (row["guest"] is None and row["name"] in names)
        return [(DROP_LINE, which)] if said else []
    told = {key: pseudonym if value in names else value for key, value in notice["arguments"].items()}
    name = pseudonym if row["name"] in names else row["name"]
    if (told, name) == (notice["arguments"], row["name"]):
        return []
    return [(SET_LINE, {**which, "new": name, "told": {**notice, "arguments": told}})]


def _is_bots(name: str) -> bool:
    try:
        check_person(name)
    except Refused as refused:
        return refused.code == "bots-name"
    return False
