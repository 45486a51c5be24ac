"""Who is kept away from the whole server, and for how long. The database has the bans; each process has them in memory.

A ban names a guest, a range of addresses, or a pseudonym. A guest's browser is banned with the guest, so that becoming
another guest does not help; a name is never part of a ban, so neither does another name.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import bindparam as bind
from sqlalchemy import delete, insert, or_, select

from lychgate.server.messages.moderation import BanInfo
from lychgate.server.messages.refusals import Refused
from lychgate.server.storage import schema
from lychgate.server.storage.database import Database
from lychgate.server.storage.identifiers import Identifiers
from lychgate.server.storage.schema import Row, Write
from lychgate.server.tables.seats import Marks, moment, pseudonym

LOOK_SECONDS = 1.0  # between two looks at the database, where other processes may have changed it

AnyNetwork = ipaddress.IPv4Network | ipaddress.IPv6Network

ADD_BAN = insert(schema.bans)
LIFT_BAN = delete(schema.bans).where(schema.bans.c.id == bind("ban_id"))
DROP_BANS = delete(schema.bans).where(schema.bans.c.expires < bind("now"))

HOUSEHOLD = 64  # the smallest range of IPv6 addresses that is told apart, see `limits.rate.address_group`
MAPPED = 96  # bits before an IPv4 address that is written as one of IPv6


def network_of(text: str) -> AnyNetwork:
    """A range of addresses, or one address, as it is compared: of IPv6 no less than a household's."""
    try:
        found = ipaddress.ip_network(text.strip(), strict=False)
    except ValueError:
        raise Refused("bad-network", network=text) from None
    if isinstance(found, ipaddress.IPv6Network):
        if found.network_address.ipv4_mapped is not None and found.prefixlen >= MAPPED:
            return ipaddress.ip_network(f"{found.network_address.ipv4_mapped}/{found.prefixlen - MAPPED}")
        if found.prefixlen > HOUSEHOLD:
            return found.supernet(new_prefix=HOUSEHOLD)
    return found


def _as_network(group: str) -> AnyNetwork | None:
    """What `address_group` says of an address."""
    try:
        return ipaddress.ip_network(group)
    except ValueError:
        return None  # a Unix socket's, for example


def _holds(network: AnyNetwork, group: AnyNetwork) -> bool:
    if isinstance(network, ipaddress.IPv4Network):
        return isinstance(group, ipaddress.IPv4Network) and group.subnet_of(network)
    return isinstance(group, ipaddress.IPv6Network) and group.subnet_of(network)


@dataclass(frozen=True, slots=True)
class Known:
    """The bans in memory, by what they are found by; each with its end."""

    guests: dict[str, float] = field(default_factory=dict)
    marks: dict[str, float] = field(default_factory=dict)
    networks: list[tuple[AnyNetwork, float]] = field(default_factory=list)


class Bans:
    """Adds, lifts and finds bans."""

    def __init__(self, database: Database, ids: Identifiers) -> None:
        self._database = database
        self._ids = ids
        self._known = Known()
        self.read()

    def read(self) -> bool:
        """Learn from the database; has something changed? It may run in a thread."""
        known = Known()
        bans = schema.bans
        rows = self._database.read(select(bans).order_by(bans.c.id))
        for row in rows:
            until = float("inf") if row["expires"] is None else row["expires"]
            if row["guest"] is not None:
                known.guests[row["guest"]] = max(until, known.guests.get(row["guest"], 0.0))
            for mark in row["marks"]:
                known.marks[mark] = max(until, known.marks.get(mark, 0.0))
            if row["network"] is not None:
                known.networks.append((network_of(row["network"]), until))
        changed = known != self._known
        self._known = known
        return changed

    def is_banned(self, guest: str | None, group: str, marks: Marks) -> bool:
        """Is this guest banned, the group of the address, or one of the marks?"""
        return self._until(guest, group, marks) is not None

    def check(self, guest: str | None, group: str, marks: Marks) -> None:
        """Refuse who is banned, and say until when."""
        until = self._until(guest, group, marks)
        if until is not None:
            raise Refused("banned", until="never" if until == float("inf") else moment(until))

    def _until(self, guest: str | None, group: str, marks: Marks) -> float | None:
        known, now = self._known, self._ids.now()
        ends = [known.guests.get(guest or "", 0.0)]
        if known.marks:
            ends += [known.marks.get(pseudonym(mark), 0.0) for mark in marks]
        if known.networks and (address := _as_network(group)) is not None:
            ends += [until for network, until in known.networks if _holds(network, address)]
        return max(ends) if max(ends) > now else None

    def list(self, guest: str | None = None) -> list[BanInfo]:
        """The bans that hold now, the latest first; of one guest, or all."""
        bans = schema.bans
        holds = or_(bans.c.expires.is_(None), bans.c.expires > self._ids.now())
        found = select(bans).where(holds).order_by(bans.c.created.desc(), bans.c.id)
        if guest is not None:
            found = found.where(bans.c.guest == guest)
        return [_info(row) for row in self._database.read(found)]

    async def add(
        self,
        *,
        guest: str | None = None,
        network: str | None = None,
        marks: Iterable[str] = (),
        hours: float | None,
        reason: str,
    ) -> BanInfo:
        """A new ban."""
        row = self.row(guest=guest, network=network, marks=marks, hours=hours, reason=reason)
        await self._database.write([(ADD_BAN, row)])
        self.read()
        return _info(row)

    def row(
        self,
        *,
        guest: str | None = None,
        network: str | None = None,
        marks: Iterable[str] = (),
        hours: float | None,
        reason: str,
    ) -> dict[str, Any]:
        """A ban as the database has it, for whoever writes it together with something else."""
        now = self._ids.now()
        return {
            "id": self._ids.table(),
            "guest": guest,
            "network": None if network is None else str(network_of(network)),
            "marks": sorted(set(marks)),
            "reason": reason,
            "created": now,
            "expires": None if hours is None else now + hours * 3600,
        }

    async def lift(self, ban: str) -> None:
        bans = schema.bans
        if not self._database.read(select(bans.c.id).where(bans.c.id == ban)):
            raise Refused("no-such-ban")
        await self._database.write([(LIFT_BAN, {"ban_id": ban})])
        self.read()

    def expired(self, now: float) -> Write:
        """What is written to remove those that hold no longer."""
        return DROP_BANS, {"now": now}


def _info(row: Row) -> BanInfo:
    expires = None if row["expires"] is None else moment(row["expires"])
    return BanInfo(
        row["id"], row["guest"], row["network"], list(row["marks"]), row["reason"], moment(row["created"]), expires
    )
