"""Codes that move a seat to another device, once. Each function runs under the table's lock."""

from __future__ import annotations

from dataclasses import replace

from sqlalchemy import bindparam as bind
from sqlalchemy import delete, insert, select, update

from lychgate.server.messages.refusals import Refused
from lychgate.server.storage import schema
from lychgate.server.storage.database import Database
from lychgate.server.storage.identifiers import Identifiers, hashed
from lychgate.server.tables.guests import Guest
from lychgate.server.tables.seat_change import SeatChange
from lychgate.server.tables.seat_checks import check_hand
from lychgate.server.tables.seats import Marks
from lychgate.server.tables.table import Table

VALID_SECONDS = 600.0

ADD_CODE = insert(schema.resume_codes)
SPEND_CODE = delete(schema.resume_codes).where(schema.resume_codes.c.code_hash == bind("spent"))
MOVE_NOTES = (
    update(schema.notes)
    .where((schema.notes.c.table == bind("table_id")) & (schema.notes.c.guest == bind("old")))
    .values(guest=bind("new"))
)


class ResumeCodes:
    """Issues and redeems resume codes; the database has only their hashes."""

    def __init__(self, database: Database, ids: Identifiers) -> None:
        self._database = database
        self._ids = ids

    async def issue(self, table: Table, guest: str) -> tuple[str, float]:
        """A code that moves the guest's seat to whoever brings it, and when it expires."""
        seat = table.own_seat(guest)
        code, expires = self._ids.resume_code(), self._ids.now() + VALID_SECONDS
        row = {"code_hash": hashed(code), "table": table.id, "seat": seat, "guest": guest, "expires": expires}
        await self._database.write([(ADD_CODE, row)])
        return code, expires

    def look_up(self, code: str) -> tuple[str, int, str]:
        """The table, seat and former guest of a code."""
        codes = schema.resume_codes
        row = self._database.read_one(select(codes).where(codes.c.code_hash == _hash(code)))
        if row is None or row["expires"] < self._ids.now():
            raise Refused("code-spent")
        return row["table"], row["seat"], row["guest"]

    async def redeem(self, table: Table, guest: Guest, marks: Marks, address: bytes, code: str) -> str:
        """Move a seat to the guest who brings its code; its former guest."""
        _, seat, former = self.look_up(code)
        place, now = table.places[seat], self._ids.now()
        if place.guest != former:
            raise Refused("code-spent")
        if table.is_banned(guest.id, marks):
            raise Refused("kicked")
        if former != guest.id and table.seat_of(guest.id) is not None:
            raise Refused("already-seated")
        check_hand(self._database, table, guest.id, marks, seat)
        change = SeatChange(table, now)
        change.write((SPEND_CODE, {"spent": _hash(code)}))
        change.place(seat, replace(place, guest=guest.id, bot=None, address=address, last_here=now))
        change.sit_down(guest.id, seat)
        if former != guest.id:
            change.write((MOVE_NOTES, {"table_id": table.id, "old": former, "new": guest.id}))
            change.hand_over(former, guest.id)
        if table.host == former:
            change.host(guest.id)
        if place.is_absent:
            change.notice("back", seat, table.names[seat])
        await change.commit(self._database)
        return former


def _hash(code: str) -> bytes:
    return hashed(code.strip().lower())
