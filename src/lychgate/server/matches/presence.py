"""Who is connected: coming, going, being shown as away, and how many connections an address may have."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import bindparam as bind
from sqlalchemy import update

from lychgate.server.matches import bot_turns
from lychgate.server.messages.refusals import too_many
from lychgate.server.operations.settings import Settings
from lychgate.server.runtime.house import House
from lychgate.server.storage import schema
from lychgate.server.tables.news import push_table
from lychgate.server.tables.seating import come_back
from lychgate.server.tables.table import Listener, Table

SEEN = (
    update(schema.seats)
    .where((schema.seats.c.table == bind("table_id")) & (schema.seats.c.seat == bind("number")))
    .values(seen=bind("events"))
)


@contextmanager
def counted(addresses: Counter[str], address: str, settings: Settings) -> Iterator[None]:
    """Count a connection while it lasts, or refuse it."""
    if addresses[address] >= settings.most_sockets_per_address or addresses.total() >= settings.most_sockets:
        raise too_many(10)
    addresses[address] += 1
    try:
        yield
    finally:
        addresses[address] -= 1
        if not addresses[address]:
            del addresses[address]


async def came(house: House, table: Table, listener: Listener) -> None:
    """A connection was made. Call under the table's lock."""
    table.listeners.append(listener)
    if await come_back(house, table, listener.guest):
        push_table(house, table)
    bot_turns.wake(house, table)


async def went(house: House, table: Table, listener: Listener) -> None:
    """A connection ended: remember how much the player has seen; after a while, show them as away."""
    if listener in table.listeners:
        table.listeners.remove(listener)
    if listener.guest == table.host:
        table.host_here = house.now()
    seat = table.seat_of(listener.guest)
    if seat is None or table.is_connected(seat) or house.stopping:
        return
    place, now = table.places[seat], house.now()
    place.last_here = table.touched = now
    asyncio.get_running_loop().call_later(house.settings.away_seconds + 0.05, _show_away, house, table, seat)
    if table.live is not None:
        place.seen = table.live.told[seat].events
        await house.journal.write([(SEEN, {"table_id": table.id, "number": seat, "events": place.seen})])


def _show_away(house: House, table: Table, seat: int) -> None:
    if table.is_away(seat, house.now(), house.settings.away_seconds) and not house.stopping:
        push_table(house, table)
