"""Who is connected, who is away, and who is away too long: then a bot plays on, and another person is host.

A table says how long: so many seconds after the connection is lost. Nothing happens while nobody else is there who
would wait. The time counts from when the server started, or the table was loaded, at the earliest, so that nobody
counts as away who could not have been here. Who is here and does not answer has a clock, see `time_outs`.

That a connection was lost reveals no answer in a window, and everybody sees it anyway.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import replace

import structlog
from sqlalchemy import bindparam as bind
from sqlalchemy import update

from lychgate.server.operations.lifecycle import Lifecycle
from lychgate.server.operations.settings import Settings
from lychgate.server.storage import schema
from lychgate.server.storage.database import Database
from lychgate.server.storage.identifiers import Identifiers
from lychgate.server.tables.news import News
from lychgate.server.tables.seat_change import SeatChange, come_back
from lychgate.server.tables.seat_checks import bot_of
from lychgate.server.tables.seats import Connection
from lychgate.server.tables.table import Table, TurnObserver

log = structlog.get_logger()

LOOK_SECONDS = 2.0

SEEN = (
    update(schema.seats)
    .where((schema.seats.c.table == bind("table_id")) & (schema.seats.c.seat == bind("number")))
    .values(seen=bind("events"))
)


class Presence:
    """Follows connections, and looks after tables that wait for somebody."""

    def __init__(
        self,
        database: Database,
        ids: Identifiers,
        settings: Settings,
        lifecycle: Lifecycle,
        news: News,
        turns: TurnObserver,
    ) -> None:
        self._database = database
        self._ids = ids
        self._away_seconds = settings.away_seconds
        self._lifecycle = lifecycle
        self._news = news
        self._turns = turns

    # --- connections

    async def connected(self, table: Table, connection: Connection) -> None:
        """A connection was made. Call under the table's lock."""
        table.connections.append(connection)
        await self.come_back(table, connection.guest)
        self._turns.wake(table)

    async def disconnected(self, table: Table, connection: Connection) -> None:
        """A connection ended: store how much the player has seen; after a while, show them as away."""
        if connection in table.connections:
            table.connections.remove(connection)
        now, seat = self._ids.now(), table.seat_of(connection.guest)
        if connection.guest == table.host:
            table.host_here = now
        if seat is None or table.is_connected(seat) or self._lifecycle.stopping:
            return
        place = table.places[seat]
        place.last_here = table.touched = now
        asyncio.get_running_loop().call_later(self._away_seconds + 0.05, self._show_away, table, seat)
        if table.running is not None:
            place.seen = table.running.events_told(seat)
            await self._database.write([(SEEN, {"table_id": table.id, "number": seat, "events": place.seen})])

    def _show_away(self, table: Table, seat: int) -> None:
        if table.is_away(seat, self._ids.now(), self._away_seconds) and not self._lifecycle.stopping:
            self._news.push_table(table)

    async def come_back(self, table: Table, guest: str) -> None:
        """Give a player who was away the seat back, and tell everybody. Call under the table's lock."""
        if await come_back(self._database, table, guest, self._ids.now()):
            self._news.push_table(table)

    async def come_back_to_decide(self, table: Table, guest: str) -> None:
        """The same before a decision: whoever decides is no longer away."""
        seat = table.seat_of(guest)
        if seat is not None and table.places[seat].is_absent:
            async with table.lock:
                await self.come_back(table, guest)

    # --- absence

    async def look(self, tables: Iterable[Table]) -> None:
        """Look after these tables."""
        for table in list(tables):
            try:
                if _is_all_well(table):
                    continue
                if self._away(table) is not None or self._is_host_gone(table):
                    async with table.lock:
                        await self._tend(table)
            except Exception:
                log.exception("absence check failed", table=table.id)

    async def _tend(self, table: Table) -> None:
        changed = False
        while (seat := self._away(table)) is not None:
            change = SeatChange(table, self._ids.now())
            change.place(seat, replace(table.places[seat], bot=bot_of(None)))
            change.notice("away-lost", seat, table.names[seat])
            await change.commit(self._database)
            changed = True
        if self._is_host_gone(table):
            change = SeatChange(table, self._ids.now())
            changed |= change.pass_host(table.seat_of(table.host), self._away_seconds)
            await change.commit(self._database)
        if changed:
            self._news.push_table(table)
            self._turns.wake(table)

    def _away(self, table: Table) -> int | None:
        """The seat of a person for whom a bot is to play on."""
        if table.phase != "playing" or table.lost is None:
            return None
        now = self._ids.now()
        for seat, place in enumerate(table.places):
            if place.kind != "human" or place.is_absent:
                continue
            gone = not table.is_connected(seat) and now - max(place.last_here, table.loaded) > table.lost
            others = (other for other in range(len(table.places)) if other != seat)
            if gone and any(table.is_present(other, now, self._away_seconds) for other in others):
                return seat
        return None

    def _is_host_gone(self, table: Table) -> bool:
        """Is the host away as long as players may be, and somebody else here? By post the players vote instead."""
        now, guests = self._ids.now(), enumerate(table.places)
        if not any(p.guest != table.host and table.is_present(seat, now, self._away_seconds) for seat, p in guests):
            return False
        seat = table.seat_of(table.host)
        if seat is not None and table.places[seat].is_absent:
            return True
        if table.lost is None or any(one.guest == table.host for one in table.connections):
            return False
        here = table.host_here if seat is None else max(table.places[seat].last_here, table.host_here)
        return now - max(here, table.loaded) > table.lost


def _is_all_well(table: Table) -> bool:
    """Is everybody connected, as at nearly all tables? A quick check."""
    connected = {connection.guest for connection in table.connections}
    here = all(place.guest is None or place.guest in connected for place in table.places)
    return here and table.host in connected
