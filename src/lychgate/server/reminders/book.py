"""What is stored about reminders: a row for each guest and way, listed and removed with the guest.

Of addresses that were asked to confirm only a keyed hash stays, so that none is asked often, or against its will.
"""

from __future__ import annotations

import hmac
from typing import Any, Literal

from sqlalchemy import bindparam as bind
from sqlalchemy import delete, insert, select, update

from lychgate.server.messages.refusals import Refused
from lychgate.server.storage import schema
from lychgate.server.storage.database import Database
from lychgate.server.storage.identifiers import Identifiers
from lychgate.server.storage.schema import Row, Write

Channel = Literal["mail", "webhook"]
ASK_SECONDS = 86_400.0  # in which an address is asked to confirm once

_r, _a = schema.reminders, schema.asked_addresses
_one = (_r.c.guest == bind("of_guest")) & (_r.c.channel == bind("of_channel"))
ADD = insert(_r)
DROP = delete(_r).where(_one)
CONFIRM = update(_r).where(_one & (_r.c.target == bind("of_target"))).values(confirmed=True)
CHANGE = update(_r).where(_one).values(hours=bind("new_hours"), language=bind("new_language"), form=bind("new_form"))
ADD_ASKED = insert(_a)
DROP_ASKED = delete(_a).where(_a.c.mark == bind("of_mark"))
DROP_BY_TARGET = delete(_r).where((_r.c.channel == "mail") & (_r.c.target == bind("of_target")))
# What is remembered of addresses that have not refused is of no use after a day.
FORGET_ASKED = delete(_a).where((_a.c.asked < bind("before")) & ~_a.c.refused)


class ReminderBook:
    """The rows of all guests."""

    def __init__(self, database: Database, ids: Identifiers, key: bytes) -> None:
        self._database = database
        self._ids = ids
        self._key = hmac.digest(key, b"asked addresses", "sha256")

    def of_guest(self, guest: str) -> list[Row]:
        """All that is stored about a guest's reminders."""
        return self._database.read(select(_r).where(_r.c.guest == guest).order_by(_r.c.channel))

    def find(self, guest: str, channel: Channel) -> Row | None:
        return self._database.read_one(select(_r).where((_r.c.guest == guest) & (_r.c.channel == channel)))

    async def put(self, guest: str, channel: Channel, row: dict[str, Any]) -> None:
        """Store how a guest is reminded, in place of what was stored before. With another target all begins anew."""
        known, now = self.find(guest, channel), self._ids.now()
        if known is not None and known["target"] == row["target"] and not known["failures"]:
            new = {f"new_{name}": row[name] for name in ("hours", "language", "form")}
            await self._database.write([(CHANGE, {"of_guest": guest, "of_channel": channel, **new})])
            return
        fresh = {"guest": guest, "channel": channel, "made": now, "here": now, "after": now, "told": [], "failures": 0}
        await self._database.write([self._drop(guest, channel), (ADD, {**fresh, **row})])

    async def drop(self, guest: str, channel: Channel) -> None:
        await self._database.write([self._drop(guest, channel)])

    def _drop(self, guest: str, channel: str) -> Write:
        return DROP, {"of_guest": guest, "of_channel": channel}

    # --- addresses

    def mark(self, address: str) -> bytes:
        """The keyed hash of an e-mail address."""
        return hmac.digest(self._key, address.lower().encode(), "sha256")

    async def ask(self, address: str) -> None:
        """Note that an address is asked to confirm, or refuse that."""
        mark, now = self.mark(address), self._ids.now()
        known = self._database.read_one(select(_a).where(_a.c.mark == mark))
        if known is not None and known["refused"]:
            raise Refused("address-refused")
        if known is not None and now - known["asked"] < ASK_SECONDS:
            raise Refused("asked-lately", retry_after=round(ASK_SECONDS - (now - known["asked"])))
        await self._note(mark, refused=False)

    async def not_asked(self, address: str) -> None:
        """It did not come to that."""
        await self._database.write([(DROP_ASKED, {"of_mark": self.mark(address)})])

    async def refuse(self, mark: bytes) -> None:
        """Never write to an address again."""
        await self._note(mark, refused=True)
        rows = self._database.read(select(_r.c.target).where(_r.c.channel == "mail").distinct())
        known = {row["target"] for row in rows if self.mark(row["target"]) == mark}
        if known:
            await self._database.write([(DROP_BY_TARGET, {"of_target": one}) for one in known])

    async def confirm(self, guest: str, mark: bytes) -> bool:
        """Whoever reads an address has said yes. Is it still the address that the guest has named?"""
        known = self.find(guest, "mail")
        if known is None or self.mark(known["target"]) != mark:
            return False
        values = {"of_guest": guest, "of_channel": "mail", "of_target": known["target"]}
        await self._database.write([(CONFIRM, values)])
        return True

    async def forget_asked(self) -> None:
        """Drop what is too old to count."""
        await self._database.write([(FORGET_ASKED, {"before": self._ids.now() - ASK_SECONDS})])

    async def _note(self, mark: bytes, *, refused: bool) -> None:
        row = {"mark": mark, "asked": self._ids.now(), "refused": refused}
        await self._database.write([(DROP_ASKED, {"of_mark": mark}), (ADD_ASKED, row)])
