"""Taking over from a bot in a match under way, which shows a hand: one asks, and those who play agree or decline.

The host decides; while the host is not here, all who play have to agree, unless a bot plays on for them, and one no is
enough. Requests are kept in memory only. Each function runs under the table's lock.
"""

from __future__ import annotations

from dataclasses import replace

from lychgate.server.messages.refusals import Refused, too_many
from lychgate.server.operations.settings import Settings
from lychgate.server.storage.database import Database
from lychgate.server.storage.identifiers import Identifiers
from lychgate.server.tables.guests import Guest
from lychgate.server.tables.seat_change import SeatChange, announce
from lychgate.server.tables.seat_checks import check_hand, free_name, name_for, taken
from lychgate.server.tables.seats import Marks, Place, SeatRequest
from lychgate.server.tables.table import Table

MOST_REQUESTS = 12  # that wait at a table


class TakingOver:
    """Requests for bots' seats."""

    def __init__(self, database: Database, ids: Identifiers, settings: Settings) -> None:
        self._database = database
        self._ids = ids
        self._away_seconds = settings.away_seconds

    def ask(self, table: Table, guest: Guest, marks: Marks, address: bytes, seat: int, name: str | None) -> None:
        """Ask for a bot's seat. A second request of the same guest replaces the first."""
        if guest.id in table.declined:
            raise Refused("declined")
        self._check(table, guest.id, marks, seat)
        name = name_for(table, guest.id, guest.name, name, seat)
        _withdraw(table, guest.id)
        if len(table.requests) >= MOST_REQUESTS:
            raise too_many(30)
        table.request_count += 1
        number = table.request_count
        table.requests[number] = SeatRequest(number, guest.id, marks, address, name, seat)

    def _check(self, table: Table, guest: str, marks: Marks, seat: int) -> None:
        """May this guest have that seat, if those who play agree?"""
        if table.phase != "playing":
            raise Refused("not-playing")
        if table.seat_of(guest) is not None:
            raise Refused("already-seated")
        if table.is_banned(guest, marks):
            raise Refused("kicked")
        if table.place(seat).kind != "bot":
            raise taken(table, seat)
        check_hand(self._database, table, guest, marks, seat)

    async def answer(self, table: Table, guest: str, number: int, agrees: bool) -> str | None:
        """Agree or decline. The guest who got a seat by it, if any."""
        request = table.requests.get(number)
        if request is None:
            raise Refused("no-such-request")
        now, seat = self._ids.now(), request.seat
        deciders = table.deciders(request.guest, now, self._away_seconds)
        if guest not in deciders:
            raise Refused("not-yours-to-say")
        if not agrees:
            arguments = {"name": request.name, "number": seat + 1, "bot": table.names[seat]}
            await announce(self._database, table, "declined", seat, now, **arguments)
            del table.requests[number]
            table.declined |= {request.guest}
            return None
        request = table.requests[number] = replace(request, agreed=request.agreed | {guest})
        if not deciders <= request.agreed:
            return None
        await self._seat(table, request, now)
        return request.guest

    async def _seat(self, table: Table, request: SeatRequest, now: float) -> None:
        """Seat the asker, on whom all have agreed, unless something has changed meanwhile."""
        seat, guest = request.seat, request.guest
        try:
            self._check(table, guest, request.marks, seat)
        except Refused:
            _withdraw(table, guest)
            raise
        name = free_name(table, request.name, seat, guest)
        change = SeatChange(table, now)
        change.place(seat, Place("human", guest, name, address=request.address, last_here=now))
        change.sit_down(guest, seat)
        change.notice("took-over", seat, name, bot=table.names[seat])
        await change.commit(self._database)
        _withdraw(table, guest)
        for number in [number for number, one in table.requests.items() if one.seat == seat]:
            del table.requests[number]


def _withdraw(table: Table, guest: str) -> None:
    """Drop a guest's requests."""
    for number in [number for number, one in table.requests.items() if one.guest == guest]:
        del table.requests[number]
