"""All that the server has about one guest, as data: for the guest, through an admin.

An admin reads it too. So it has no hand, seed or token; and notes of a match under way, which may tell a hand, are left
out: the guest has them on the screen.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import select

from lychgate.server.messages.moderation import GuestData
from lychgate.server.messages.refusals import Refused
from lychgate.server.moderation.bans import Bans
from lychgate.server.storage import schema
from lychgate.server.storage.database import Database
from lychgate.server.storage.schema import Row
from lychgate.server.tables.seats import moment, pseudonym


class Exporting:
    """Gathers what there is."""

    def __init__(self, database: Database, bans: Bans) -> None:
        self._database = database
        self._bans = bans

    def export(self, guest: str) -> GuestData:
        """The guest's data. It runs in a thread."""
        read, g, t = self._database.read, schema.guests, schema.tables
        row = self._database.read_one(select(g).where(g.c.id == guest))
        if row is None:
            raise Refused("no-such-guest")
        return GuestData(
            guest={
                "guest": guest,
                "name": row["name"],
                "created": moment(row["created"]),
                "seen": moment(row["seen"]),
                "browser": row["device"] and pseudonym(row["device"]),
            },
            seats=self._seats(guest),
            hosts=[found["id"] for found in read(select(t.c.id).where(t.c.host == guest).order_by(t.c.id))],
            chat=self._chat(guest),
            notes=self._notes(guest),
            matches=self._matches(guest),
            reports=self._reports(guest),
            reminders=self._reminders(guest),
            bans=self._bans.list(guest),
        )

    def _seats(self, guest: str) -> list[dict[str, Any]]:
        s = schema.seats
        rows = self._database.read(select(s).where(s.c.guest == guest).order_by(s.c.table))
        return [
            {**_of(row, "table", "seat", "name", "muted"), "address": row["address"] and pseudonym(row["address"])}
            for row in rows
        ]

    def _chat(self, guest: str) -> list[dict[str, Any]]:
        c = schema.chat
        rows = self._database.read(select(c).where(c.c.guest == guest).order_by(c.c.table, c.c.number))
        return [{**_of(row, "table", "name", "text"), "at": moment(row["at"])} for row in rows]

    def _notes(self, guest: str) -> list[dict[str, Any]]:
        n, t = schema.notes, schema.tables
        rows = select(n.c.table, n.c.text).join(t, t.c.id == n.c.table)
        found = self._database.read(rows.where((n.c.guest == guest) & (t.c.phase != "playing")).order_by(n.c.table))
        return [_of(row, "table", "text") for row in found]

    def _matches(self, guest: str) -> list[dict[str, Any]]:
        m, sat = schema.matches, schema.sat
        wanted = select(m.c.id, m.c.game, m.c.started, m.c.ended, sat.c.seat).join(m, m.c.id == sat.c.match)
        rows = self._database.read(wanted.where(sat.c.guest == guest).order_by(m.c.started, m.c.id))
        return [
            {
                "match": row["id"],
                **_of(row, "game", "seat"),
                "started": moment(row["started"]),
                "ended": None if row["ended"] is None else moment(row["ended"]),
            }
            for row in rows
        ]

    def _reports(self, guest: str) -> list[dict[str, Any]]:
        r = schema.reports
        rows = self._database.read(select(r).where(r.c.guest == guest).order_by(r.c.at))
        return [
            {"report": row["id"], **_of(row, "table", "name", "about_name", "text"), "at": moment(row["at"])}
            for row in rows
        ]

    def _reminders(self, guest: str) -> list[dict[str, Any]]:
        r = schema.reminders
        rows = self._database.read(select(r).where(r.c.guest == guest).order_by(r.c.channel))
        return [
            {**_of(row, "channel", "target", "form", "language", "hours", "confirmed"), "made": moment(row["made"])}
            for row in rows
        ]


def _of(row: Row, *names: str) -> dict[str, Any]:
    return {name: row[name] for name in names}
