"""Making a table, and entering one."""

from __future__ import annotations

from collections.abc import Sequence

import structlog
from sqlalchemy import func, insert, select

from lychgate.play.lesson.chapter import Chapter
from lychgate.server.limits.budgets import TableQuota
from lychgate.server.messages.clocks import speed_of, stored_clock
from lychgate.server.messages.refusals import Refused
from lychgate.server.messages.requests import NewTable, SeatWish
from lychgate.server.operations.settings import Settings
from lychgate.server.storage import schema
from lychgate.server.storage.database import Database
from lychgate.server.storage.identifiers import Identifiers
from lychgate.server.storage.schema import Write
from lychgate.server.tables.guests import Guest
from lychgate.server.tables.names import check_person, tidy_name
from lychgate.server.tables.news import News
from lychgate.server.tables.registry import TableRegistry
from lychgate.server.tables.seat_change import place_row
from lychgate.server.tables.seat_checks import bot_place, name_for
from lychgate.server.tables.seats import Marks, Place
from lychgate.server.tables.table import Table
from lychgate.server.workers.catalogue import Catalogue

log = structlog.get_logger()

ADD_TABLE = insert(schema.tables)
ADD_SEAT = insert(schema.seats)
LAST_SECOND = 1e11  # what comes later is listed first


class Lobby:
    """Where guests make tables and come in."""

    def __init__(
        self,
        database: Database,
        ids: Identifiers,
        settings: Settings,
        catalogue: Catalogue,
        registry: TableRegistry,
        quota: TableQuota,
        news: News,
    ) -> None:
        self._database = database
        self._ids = ids
        self._away_seconds = settings.away_seconds
        self._catalogue = catalogue
        self._registry = registry
        self._quota = quota
        self._news = news

    async def make(self, guest: Guest, address: bytes, wish: NewTable, lesson: Chapter | None = None) -> Table:
        """A new table, with its host, who asks from the address of this mark; a chapter may be taught there."""
        game = self._catalogue.find(wish.game)
        settings = game.settings(len(wish.seats), wish.rules, wish.options)
        game.build(len(wish.seats), settings)
        now = self._ids.now()
        self._quota.check_total(now)
        table = Table(
            id=self._ids.table(),
            game=game,
            rules=wish.rules or next(iter(game.rule_sets)),
            options=dict(wish.options),
            games=wish.games,
            public=wish.public,
            locked=False,
            language=wish.language,
            spectators=wish.spectators,
            countdown=wish.countdown,
            lost=wish.lost,
            clock=wish.clock,
            hints=wish.hints,
            phase="gathering",
            host=guest.id,
            invite=self._ids.invite(),
            seed=self._ids.seed(),
            match_id=None,
            created=now,
            touched=now,
            places=[Place() for _ in wish.seats],
            lesson=lesson,
            loaded=now,
            host_here=now,
        )
        _fill_seats(table, guest, address, wish.seats, wish.name, now)
        self._quota.take(guest.id, address, table.id, now)
        await self._database.write(_rows(table, self._place(table), self._registry.ownership.process))
        self._registry.add(table)
        log.info("table made", table=table.id, game=game.name, seats=len(table.places))
        return table

    def _place(self, table: Table) -> str:
        """A table's place in the lobby: after all hosts' first open tables come their second ones, the latest first.

        So a host with many tables hides nobody else's, and the place is known when the table is made.
        """
        t = schema.tables
        others = select(func.count().label("count")).where(
            (t.c.host == table.host) & t.c.public & (t.c.phase != "over")
        )
        row = self._database.read_one(others)
        return f"{row['count'] if row else 0:06}:{LAST_SECOND - table.created:018.6f}:{table.id}"

    def enter(self, table_id: str, guest: str | None, invite: str | None, marks: Marks = frozenset()) -> Table:
        """The table, for a guest who may see it."""
        table = self._registry.find(table_id)
        if not table.may_enter(guest, invite, marks):
            locked = "table-locked" if table.locked else "not-invited"
            raise Refused("kicked" if table.is_banned(guest, marks) else locked)
        seat, now = table.seat_of(guest), self._ids.now()
        was_away = seat is not None and table.is_away(seat, now, self._away_seconds)
        if guest is not None:
            table.note_request(guest, now)
        if was_away:
            self._news.push_table(table)
        return table


def _fill_seats(
    table: Table, guest: Guest, address: bytes, wishes: Sequence[SeatWish], name: str | None, now: float
) -> None:
    if sum(wish.kind == "you" for wish in wishes) > 1:
        raise Refused("already-seated")
    for seat, wish in enumerate(wishes):
        if wish.kind == "you":
            own = name_for(table, guest.id, guest.name, name, seat)
            table.places[seat] = Place("human", guest.id, own, address=address, last_here=now)
        elif wish.kind == "bot":
            table.places[seat] = bot_place(table, seat, wish.bot)
        elif wish.reserved is not None:
            table.places[seat] = Place(reserved=check_person(tidy_name(wish.reserved)))


def _rows(table: Table, place: str, owner: int | None) -> list[Write]:
    row = {
        "id": table.id, "game": table.game.name, "rules": table.rules, "options": table.options, "games": table.games,
        "public": table.public, "spectators": table.spectators, "countdown": table.countdown, "hints": table.hints,
        "lost": table.lost, "clock": stored_clock(table.clock), "times": None, "due": None,
        "speed": speed_of(table.clock), "locked": table.locked, "language": table.language, "place": place,
        "free": table.free, "standing": None,
        "phase": table.phase, "host": table.host, "invite": table.invite, "seed": table.seed.hex(),
        "match": table.match_id, "title": None, "lesson": table.lesson and table.lesson.id,
        "brought": table.brought,
        "created": table.created, "touched": table.touched, "owner": owner,
    }  # fmt: skip
    return [(ADD_TABLE, row), *((ADD_SEAT, place_row(table, seat)) for seat in range(len(table.places)))]
