"""Who is away too long: a bot plays on until they are back, and another person is host.

A table says how long: so many seconds after the connection is lost, and so many without an answer. Nothing happens
while nobody else is there who would wait. The time counts from when this server, or the table, was brought into
memory at the earliest, so that nobody is away who could not be here.

In a window nothing is told of who has answered, so nobody is told to be silent in one: it closes for all who are, as
when a countdown runs out. That a connection was lost says nothing of an answer, and everybody sees it anyway.
"""

from __future__ import annotations

from dataclasses import replace

import structlog

from lychgate.server.matches import bot_turns, windows
from lychgate.server.runtime.house import House
from lychgate.server.tables.news import push_table
from lychgate.server.tables.seat_change import SeatChange
from lychgate.server.tables.seating import bot_of, pass_host
from lychgate.server.tables.table import Table

log = structlog.get_logger()

LOOK_SECONDS = 2.0

LOST, SILENT = "lost", "silent"


async def look(house: House) -> None:
    """Look after all tables in memory."""
    now = house.now()
    for table in list(house.tables.values()):
        try:
            if _is_all_well(house, table, now):
                continue
            if _away(house, table) or _is_host_gone(house, table):
                async with table.lock:
                    await _tend(house, table)
            if _is_window_stuck(house, table):
                windows.close(house, table)
        except Exception:
            log.exception("absence not looked after", table=table.id)


def _is_all_well(house: House, table: Table, now: float) -> bool:
    """Is everybody connected and something decided lately, as at nearly all tables? That is found out quickly."""
    connected = {listener.guest for listener in table.listeners}
    here = table.host in connected and all(place.guest is None or place.guest in connected for place in table.places)
    return here and not _is_silent(house, table, now)


async def _tend(house: House, table: Table) -> None:
    changed = False
    while (found := _away(house, table)) is not None:
        seat, why = found
        place = replace(table.places[seat], bot=bot_of(table, None))
        change = SeatChange(house, table)
        change.place(seat, place)
        change.tell(f"away-{why}", seat, table.names[seat])
        await change.commit()
        changed = True
    if _is_host_gone(house, table):
        change = SeatChange(house, table)
        changed |= pass_host(house, table, table.seat_of(table.host), change)
        await change.commit()
    if changed:
        push_table(house, table)
        bot_turns.wake(house, table)


def _away(house: House, table: Table) -> tuple[int, str] | None:
    """A person for whom a bot is to play on, and why."""
    if table.phase != "playing":
        return None
    now, patience = house.now(), house.settings.away_seconds
    for seat, place in enumerate(table.places):
        if place.kind != "human" or place.is_absent:
            continue
        why = _why(house, table, seat, now)
        others = (other for other in range(len(table.places)) if other != seat)
        if why is not None and any(table.is_present(other, now, patience) for other in others):
            return seat, why
    return None


def _why(house: House, table: Table, seat: int, now: float) -> str | None:
    gone_since = max(table.places[seat].last_here, table.loaded)
    if table.lost is not None and not table.is_connected(seat) and now - gone_since > table.lost:
        return LOST
    live = table.live
    if live is None or seat not in live.asked or windows.is_open(live):
        return None
    return SILENT if _is_silent(house, table, now) else None


def _is_silent(house: House, table: Table, now: float) -> bool:
    """Has nobody decided anything for too long?"""
    return table.silent is not None and now - max(table.decided, house.opened) > table.silent


def _is_window_stuck(house: House, table: Table) -> bool:
    """Is a window open for too long, for which several people are asked, and one of them is here?"""
    live, now, patience = table.live, house.now(), house.settings.away_seconds
    if table.phase != "playing" or live is None or not _is_silent(house, table, now) or not windows.is_open(live):
        return False
    people = [seat for seat, place in enumerate(table.places) if place.kind == "human" and not place.is_absent]
    return len(people) > 1 and any(table.is_present(seat, now, patience) for seat in people)


def _is_host_gone(house: House, table: Table) -> bool:
    """Is the host away as long as players may be, and somebody else here?"""
    now, patience = house.now(), house.settings.away_seconds
    if not any(
        place.guest != table.host and table.is_present(seat, now, patience) for seat, place in enumerate(table.places)
    ):
        return False
    seat = table.seat_of(table.host)
    if seat is not None and table.places[seat].is_absent:
        return True
    allowed = table.lost if table.lost is not None else table.silent
    if allowed is None or any(one.guest == table.host for one in table.listeners):
        return False
    here = table.host_here if seat is None else max(table.places[seat].last_here, table.host_here)
    return now - max(here, table.loaded) > allowed
