"""Taking over from a bot in a match under way, which shows a hand: one asks, and those who play say yes or no.

The host decides; while the host is not here, all who play, each of them, unless a bot plays on for them, and one no is
enough. Requests are kept in memory only. Each function runs under the table's lock.
"""

from __future__ import annotations

from dataclasses import replace

from lychgate.server.messages.refusals import Refused, too_many
from lychgate.server.messages.requests import AskForSeat
from lychgate.server.runtime.house import House
from lychgate.server.tables.device_marks import Marks
from lychgate.server.tables.guests import Guest
from lychgate.server.tables.notices import announce
from lychgate.server.tables.seat_change import SeatChange
from lychgate.server.tables.seating import check_sitting, name_for, sits_down, taken
from lychgate.server.tables.table import Place, SeatRequest, Sitting, Table

MOST_REQUESTS = 12  # that wait at a table


def ask(house: House, table: Table, guest: Guest, marks: Marks, address: bytes, seat: int, wish: AskForSeat) -> None:
    """Ask for a bot's seat. Who asks again asks for that seat instead."""
    if guest.id in table.declined:
        raise Refused("declined")
    _check(house, table, guest.id, marks, seat)
    name = name_for(table, guest, wish.name, seat)
    withdraw(table, guest.id)
    if len(table.requests) >= MOST_REQUESTS:
        raise too_many(30)
    table.requested += 1
    table.requests[table.requested] = SeatRequest(table.requested, guest.id, marks, address, name, seat)


def withdraw(table: Table, guest: str) -> None:
    """A guest asks no more."""
    for number in [number for number, one in table.requests.items() if one.guest == guest]:
        del table.requests[number]


def _check(house: House, table: Table, guest: str, marks: Marks, seat: int) -> None:
    """May this guest have that seat, if those who play agree?"""
    if table.phase != "playing":
        raise Refused("not-playing")
    if table.seat_of(guest) is not None:
        raise Refused("already-seated")
    if table.is_banned(guest, marks):
        raise Refused("kicked")
    if table.place(seat).kind != "bot":
        raise taken(table, seat)
    check_sitting(house, table, guest, marks, seat)


async def answer(house: House, table: Table, guest: str, number: int, agrees: bool) -> str | None:
    """Agree or not. Who has got a seat by it, if anybody."""
    request = table.requests.get(number)
    if request is None:
        raise Refused("no-such-request")
    deciders = table.deciders(request.guest, house.now(), house.settings.away_seconds)
    if guest not in deciders:
        raise Refused("not-yours-to-say")
    if not agrees:
        seat = request.seat
        await announce(house, table, "declined", seat, name=request.name, number=seat + 1, bot=table.names[seat])
        del table.requests[number]
        table.declined.add(request.guest)
        return None
    request = table.requests[number] = replace(request, agreed=request.agreed | {guest})
    if not deciders <= request.agreed:
        return None
    await _seat(house, table, request)
    return request.guest


async def _seat(house: House, table: Table, request: SeatRequest) -> None:
    """Everybody has agreed: the asker sits down, unless something has changed meanwhile."""
    seat, guest = request.seat, request.guest
    try:
        _check(house, table, guest, request.marks, seat)
    except Refused:
        withdraw(table, guest)
        raise
    name = table.free_name(request.name, seat, guest)
    place = Place("human", guest, name, address=request.address, last_here=house.now())
    change = SeatChange(house, table)
    change.place(seat, place)
    sits_down(table, guest, Sitting(seat, table.next_sitting()), change)
    change.tell("took-over", seat, name, bot=table.names[seat])
    await change.commit()
    withdraw(table, guest)
    for number in [number for number, one in table.requests.items() if one.seat == seat]:
        del table.requests[number]
