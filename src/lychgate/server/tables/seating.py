"""Sitting down and getting up, and what the host may do about seats.

Each function runs under the table's lock: it checks, writes, and only then changes the table in memory.
"""

from __future__ import annotations

from dataclasses import replace

import structlog
from sqlalchemy import bindparam as bind
from sqlalchemy import insert, select, update

from lychgate.play.record import fairness
from lychgate.server.messages.refusals import Refused
from lychgate.server.messages.requests import AddEntropy, Join
from lychgate.server.operations.settings import Settings
from lychgate.server.storage import schema
from lychgate.server.storage.database import Database
from lychgate.server.storage.identifiers import Identifiers
from lychgate.server.storage.schema import Write
from lychgate.server.tables.guests import DeviceMarks, Guest
from lychgate.server.tables.names import check_person, tidy_name
from lychgate.server.tables.seat_change import SeatChange, come_back, drop_notes
from lychgate.server.tables.seat_checks import bot_place, check_hand, is_for, name_for, open_seat, taken
from lychgate.server.tables.seats import Marks, Place, pseudonym
from lychgate.server.tables.table import Table

log = structlog.get_logger()

BAN = insert(schema.banned)
BAN_MARK = insert(schema.banned_marks)
SET_INVITE = update(schema.tables).where(schema.tables.c.id == bind("table_id")).values(invite=bind("code"))


SET_ACCESS = (
    update(schema.tables)
    .where(schema.tables.c.id == bind("table_id"))
    .values(public=bind("listed"), locked=bind("shut"))
)


class Seating:
    """Changes who sits where."""

    def __init__(self, database: Database, ids: Identifiers, settings: Settings, marks: DeviceMarks) -> None:
        self._database = database
        self._ids = ids
        self._away_seconds = settings.away_seconds
        self._marks = marks

    def _change(self, table: Table) -> SeatChange:
        return SeatChange(table, self._ids.now())

    async def _replace(self, table: Table, seat: int, place: Place) -> None:
        change = self._change(table)
        change.place(seat, place)
        await change.commit(self._database)

    # --- players

    async def join(self, table: Table, guest: Guest, marks: Marks, address: bytes, wish: Join) -> int:
        """Sit down: in the seat named, or the first open one. A bot gives up its seat to whoever names it.

        But not in a match under way: there one sits down again where one has sat, if nobody else has since, and asks
        for any other seat.
        """
        own = table.seat_of(guest.id)
        if own is not None:
            if not table.places[own].is_absent or wish.seat not in (None, own):
                raise Refused("already-seated")
            await come_back(self._database, table, guest.id, self._ids.now())
            return own
        if table.is_banned(guest.id, marks):
            raise Refused("kicked")
        wanted = wish.name or guest.name
        seat = open_seat(table, wanted) if wish.seat is None else wish.seat
        if table.place(seat).kind == "human":
            raise taken(table, seat)
        if not is_for(table.places[seat], wanted):
            raise Refused("seat-reserved", seat=seat + 1, name=table.places[seat].reserved)
        check_hand(self._database, table, guest.id, marks, seat)
        if table.phase == "playing" and not table.is_own(guest.id, seat):
            raise Refused("ask-first", seat=seat)
        name = name_for(table, guest.id, guest.name, wish.name, seat)
        change = self._change(table)
        change.place(seat, Place("human", guest.id, name, address=address, last_here=self._ids.now(), coming=True))
        if table.phase == "playing":
            change.notice("sat-again", seat, name, bot=table.names[seat])
        await change.commit(self._database)
        return seat

    async def add_entropy(self, table: Table, guest: str, wish: AddEntropy) -> None:
        """Add the player's text to the next deal. The seed was committed before, so nobody could choose it to fit."""
        seat = table.own_seat(guest)
        if table.phase == "playing":
            raise Refused("not-gathering")
        if wish.commitment != fairness.commitment(table.seed):
            raise Refused("other-seed")
        fairness.checked_entropy({seat: wish.entropy}, len(table.places))
        await self._replace(table, seat, replace(table.places[seat], entropy=wish.entropy))

    async def leave(self, table: Table, guest: str, bot: str | None) -> None:
        """Get up. While a match is on, a bot plays on. If the host leaves, a present player becomes host."""
        seat = table.seat_of(guest) if guest == table.host else table.own_seat(guest)
        change = self._change(table)
        if seat is not None:
            _vacate(table, seat, bot, "left", change)
        if guest == table.host:
            change.pass_host(seat, self._away_seconds)
        await change.commit(self._database)

    # --- the host

    async def kick(self, table: Table, host: str, seat: int, bot: str | None, by_address: bool = False) -> set[str]:
        """Send a player away for good; the invite code changes. The guests who may not come back.

        They cannot come back as another guest of the same browser either, nor, if the host says so, from the same
        address; nor as the guest who handed them the seat by a resume code in this match.
        """
        table.check_host(host)
        place = table.place(seat)
        if place.kind != "human" or place.guest is None or place.guest == host:
            raise Refused("seat-taken", seat=seat)
        before = table.handed_on_to(place.guest) if table.phase == "playing" else set()
        kicked = {place.guest, *before} - {host}
        marks = self._marks_of(table, place, kicked, by_address) - table.banned_marks
        bans: list[Write] = [(BAN, {"table": table.id, "guest": guest}) for guest in kicked - table.banned]
        bans += [(BAN_MARK, {"table": table.id, "mark": mark}) for mark in marks]
        code = self._ids.invite()

        def ban() -> None:
            table.banned |= kicked
            table.banned_marks |= marks
            table.invite = code

        change = self._change(table)
        change.write(*bans, (SET_INVITE, {"table_id": table.id, "code": code}), then=ban)
        _vacate(table, seat, bot, "kicked", change)
        await change.commit(self._database)
        log.info("sent away", table=table.id, address=place.address and pseudonym(place.address))
        return kicked

    def _marks_of(self, table: Table, place: Place, kicked: set[str], by_address: bool) -> set[bytes]:
        """The marks of the kicked guests' browsers and addresses, without the host's own browser."""
        guests = select(schema.guests).where(schema.guests.c.id.in_([*kicked, table.host]))
        devices = {row["id"]: row["device"] for row in self._database.read(guests)}
        marks = {devices.get(guest) for guest in kicked} - {devices.get(table.host)}
        if by_address:
            marks |= {place.address}
            marks |= {self._marks.address(one.address) for one in table.connections if one.guest in kicked}
        return {mark for mark in marks if mark is not None}

    async def seat_bot(self, table: Table, host: str, seat: int, bot: str | None) -> None:
        """Put a bot into an open seat, or another bot into a bot's."""
        table.check_host(host)
        if table.place(seat).kind == "human":
            raise Refused("not-a-bot")
        await self._replace(table, seat, bot_place(table, seat, bot))

    async def open_seat(self, table: Table, host: str, seat: int) -> None:
        """Take a bot away, so that somebody can sit down."""
        table.check_host(host)
        if table.place(seat).kind == "human":
            raise Refused("not-a-bot")
        if table.phase == "playing":
            raise Refused("not-gathering")
        await self._replace(table, seat, Place())

    async def reserve(self, table: Table, host: str, seat: int, name: str | None) -> None:
        """Keep an open seat for somebody, or no longer."""
        table.check_host(host)
        if table.place(seat).kind != "open":
            raise Refused("seat-taken", seat=seat)
        await self._replace(table, seat, Place(reserved=None if name is None else check_person(tidy_name(name))))

    async def set_access(self, table: Table, host: str, public: bool | None, locked: bool | None) -> None:
        """List the table for everybody or not, and let others in or not."""
        table.check_host(host)
        public = table.public if public is None else public
        locked = table.locked if locked is None else locked
        await self._database.write([(SET_ACCESS, {"table_id": table.id, "listed": public, "shut": locked})])
        table.public, table.locked = public, locked

    async def mute(self, table: Table, host: str, seat: int, muted: bool) -> None:
        table.check_host(host)
        await self._replace(table, seat, replace(table.place(seat), muted=muted))

    async def new_invite(self, table: Table, host: str) -> None:
        """Replace the invite code."""
        table.check_host(host)
        code = self._ids.invite()
        await self._database.write([(SET_INVITE, {"table_id": table.id, "code": code})])
        table.invite = code


def _vacate(table: Table, seat: int, bot: str | None, why: str, change: SeatChange) -> None:
    """Free a seat. While a match is on, a bot plays on, and a notice says why."""
    change.write(drop_notes(table, table.places[seat].guest))
    if table.phase != "playing":
        change.place(seat, Place())
        return
    place = bot_place(table, seat, bot)
    change.place(seat, place)
    change.notice(why, seat, str(place.name), name=table.names[seat], bot=place.name)
