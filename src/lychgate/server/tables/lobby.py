"""The tables: made, found, brought into memory when somebody needs them and out again when nobody does."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import structlog
from sqlalchemy import bindparam as bind
from sqlalchemy import func, insert, select, update

from lychgate.play.match import Match
from lychgate.server.messages.refusals import Refused
from lychgate.server.messages.requests import NewTable, SeatWish
from lychgate.server.messages.tables import FilmTitle
from lychgate.server.operations.metrics import TABLES_LOADED
from lychgate.server.runtime.expiry import DAY
from lychgate.server.runtime.house import House
from lychgate.server.storage import schema
from lychgate.server.storage.database import Write
from lychgate.server.storage.engine import Row, read, read_one
from lychgate.server.tables.device_marks import Marks
from lychgate.server.tables.guests import Guest
from lychgate.server.tables.news import push_table
from lychgate.server.tables.seat_change import KEPT, place_row
from lychgate.server.tables.seating import bot_name, bot_of, name_for
from lychgate.server.tables.table import Place, Sitting, Table
from lychgate.server.telling.running_match import Live, Logged

log = structlog.get_logger()

ADD_TABLE = insert(schema.tables)
ADD_SEAT = insert(schema.seats)
TOUCH = update(schema.tables).where(schema.tables.c.id == bind("table_id")).values(touched=bind("now"))


# --- making and finding


async def make(house: House, guest: Guest, address: bytes, wish: NewTable) -> Table:
    """A new table, with its host, who asks from the address of this mark."""
    game = house.catalogue.find(wish.game)
    settings = game.settings(len(wish.seats), wish.rules, wish.options)
    game.build(len(wish.seats), settings)
    _check_room(house)
    now = house.now()
    table = Table(
        id=house.naming.table(),
        game=game,
        rules=wish.rules or next(iter(game.rule_sets)),
        options=dict(wish.options),
        games=wish.games,
        public=wish.public,
        spectators=wish.spectators,
        countdown=wish.countdown,
        lost=wish.lost,
        silent=wish.silent,
        hints=wish.hints,
        phase="gathering",
        host=guest.id,
        invite=house.naming.invite(),
        seed=house.naming.seed(),
        match_id=None,
        created=now,
        touched=now,
        places=[Place() for _ in wish.seats],
        loaded=now,
        host_here=now,
    )
    _seat_everyone(house, table, guest, wish.seats, wish.name)
    for place in table.places:
        place.address = address if place.kind == "human" else None
    house.quota.take(guest.id, address, table.id, now)
    await house.journal.write(_rows(table))
    house.tables[table.id] = table
    TABLES_LOADED.set(len(house.tables))
    log.info("table made", table=table.id, game=game.name, seats=len(table.places))
    return table


def _check_room(house: House) -> None:
    t, forgotten = schema.tables, house.now() - house.settings.expire_days * DAY
    count = select(func.count()).select_from(t).where((t.c.phase != "over") & (t.c.touched > forgotten))
    if read(house.engine, count)[0]["count_1"] >= house.settings.most_tables:
        raise Refused("too-many-tables")


def _seat_everyone(house: House, table: Table, guest: Guest, wishes: Sequence[SeatWish], name: str | None) -> None:
    if sum(wish.kind == "you" for wish in wishes) > 1:
        raise Refused("already-seated")
    for seat, wish in enumerate(wishes):
        place = table.places[seat]
        if wish.kind == "you":
            place.kind, place.guest, place.last_here = "human", guest.id, house.now()
            place.name = name_for(table, guest, name, seat)
        elif wish.kind == "bot":
            place.kind, place.bot = "bot", bot_of(table, wish.bot)
            place.name = bot_name(table, seat, place.bot)


def _rows(table: Table) -> list[Write]:
    row = {
        "id": table.id, "game": table.game.name, "rules": table.rules, "options": table.options, "games": table.games,
        "public": table.public, "spectators": table.spectators, "countdown": table.countdown, "hints": table.hints,
        "lost": table.lost, "silent": table.silent,
        "phase": table.phase, "host": table.host, "invite": table.invite, "seed": table.seed.hex(),
        "match": table.match_id, "title": None, "created": table.created, "touched": table.touched,
    }  # fmt: skip
    return [(ADD_TABLE, row), *((ADD_SEAT, place_row(table, seat)) for seat in range(len(table.places)))]


def find(house: House, table_id: str) -> Table:
    """The table of that id, from memory or from the database."""
    table = house.tables.get(table_id)
    if table is None:
        table = _load(house, table_id)
        house.tables[table_id] = table
        TABLES_LOADED.set(len(house.tables))
    return table


def enter(house: House, table_id: str, guest: str | None, invite: str | None, marks: Marks = frozenset()) -> Table:
    """The table, for a guest who may see it. A private one that is not found sounds like one not invited to."""
    table = find(house, table_id)
    if not table.may_enter(guest, invite, marks):
        raise Refused("kicked" if table.is_banned(guest, marks) else "not-invited")
    seat = table.seat_of(guest)
    was_away = seat is not None and table.is_away(seat, house.now(), house.settings.away_seconds)
    if guest is not None:
        table.was_here(guest, house.now())
    if was_away:
        push_table(house, table)
    return table


def _load(house: House, table_id: str) -> Table:
    row = read_one(house.engine, select(schema.tables).where(schema.tables.c.id == table_id))
    if row is None:
        raise Refused("no-such-table")
    seats = select(schema.seats).where(schema.seats.c.table == table_id).order_by(schema.seats.c.seat)
    banned = select(schema.banned.c.guest).where(schema.banned.c.table == table_id)
    banned_marks = select(schema.banned_marks.c.mark).where(schema.banned_marks.c.table == table_id)
    finished = (
        select(schema.matches.c.id)
        .where(schema.matches.c.table == table_id, schema.matches.c.ended.is_not(None))
        .order_by(schema.matches.c.started)
    )
    sat = select(schema.sat).where(schema.sat.c.match == row["match"])
    lines = select(func.coalesce(func.max(schema.chat.c.number), 0).label("lines"))
    notes = select(schema.notes.c.guest).where(schema.notes.c.table == table_id).limit(1)
    table = table_of(house, row, read(house.engine, seats), [found["id"] for found in read(house.engine, finished)])
    table.banned = {found["guest"] for found in read(house.engine, banned)}
    table.banned_marks = {found["mark"] for found in read(house.engine, banned_marks)}
    table.sat = {
        found["guest"]: Sitting(found["seat"], found["number"], found["heir"]) for found in read(house.engine, sat)
    }
    table.lines = read(house.engine, lines.where(schema.chat.c.table == table_id))[0]["lines"]
    table.has_notes = bool(read(house.engine, notes))
    return table


def table_of(house: House, row: Row, seats: Sequence[Row], finished: list[str]) -> Table:
    """A table as far as a list tells of it: from its row, its seats' rows and its finished matches."""
    return Table(
        id=row["id"],
        game=house.catalogue.find(row["game"]),
        rules=row["rules"],
        options=row["options"],
        games=row["games"],
        public=row["public"],
        spectators=row["spectators"],
        countdown=row["countdown"],
        lost=row["lost"],
        silent=row["silent"],
        hints=row["hints"],
        phase=row["phase"],
        host=row["host"],
        invite=row["invite"],
        seed=bytes.fromhex(row["seed"]),
        match_id=row["match"],
        title=None if row["title"] is None else FilmTitle(**row["title"]),
        created=row["created"],
        touched=row["touched"],
        places=[_place(seat) for seat in seats],
        finished=finished,
        loaded=house.now(),
    )


def _place(row: Row) -> Place:
    return Place(**{key: row[key] for key in KEPT})


# --- matches


async def live_match(house: House, table: Table) -> Live | None:
    """The table's match, brought into memory if need be. Ask under the table's lock."""
    if table.live is None and table.match_id is not None:
        house.catalogue.check_ready(table.game.name)
        names = table.names if table.phase == "playing" else None
        table.live = await asyncio.to_thread(load_match, house, table.match_id, names)
        table.decided = max(table.decided, _last_decision(house, table.match_id))
    return table.live


def _last_decision(house: House, match_id: str) -> float:
    log = schema.decisions
    row = read_one(house.engine, select(func.max(log.c.at).label("at")).where(log.c.match == match_id))
    begun = read_one(house.engine, select(schema.matches.c.started).where(schema.matches.c.id == match_id))
    return max((row and row["at"]) or 0.0, begun["started"] if begun else 0.0)


def load_match(house: House, match_id: str, names: Sequence[str] | None = None) -> Live:
    """A match rebuilt from its log."""
    row = read_one(house.engine, select(schema.matches).where(schema.matches.c.id == match_id))
    if row is None:
        raise Refused("no-such-match")
    live = Live(match_id, begun(house, row, names))
    live.replay(logged(house, match_id))
    return live


def begun(house: House, row: Row, names: Sequence[str] | None = None) -> Match:
    """A match at its beginning, from its row."""
    game = house.catalogue.find(row["game"])
    if game.version != row["version"]:
        raise Refused("rules-changed", then=row["version"], now=game.version)
    return Match(
        game,
        row["players"],
        rules=row["rules"],
        options=row["options"],
        seed=bytes.fromhex(row["seed"]),
        entropy={int(seat): text for seat, text in row["entropy"].items()},
        games=row["games"],
        names=names or row["names"],
    )


def logged(house: House, match_id: str) -> list[Logged]:
    """A match's log, in order."""
    log = schema.decisions
    rows = select(log.c.seat, log.c.action).where(log.c.match == match_id).order_by(log.c.number)
    return [Logged(row["seat"], row["action"]) for row in read(house.engine, rows)]


# --- housekeeping


async def tidy_up(house: House) -> None:
    """Note when tables were last used, and let go of those nobody uses."""
    now = house.now()
    for table in house.tables.values():
        if table.listeners or table.touched > now:  # who is connected uses it; a clock may have been put back
            table.touched = now
    unused = [table for table in house.tables.values() if _is_unused(table, now, house.settings.unload_seconds)]
    touched: list[Write] = [(TOUCH, {"table_id": t.id, "now": t.touched}) for t in house.tables.values()]
    if touched:
        await house.journal.write(touched)
    for table in unused:
        if _is_unused(table, now, house.settings.unload_seconds):
            house.tables.pop(table.id, None)
    TABLES_LOADED.set(len(house.tables))


def _is_unused(table: Table, now: float, patience: float) -> bool:
    busy = table.listeners or table.thinking or table.clock or table.lock.locked()
    return not busy and now - table.touched > patience
