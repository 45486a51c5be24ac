"""This process among those that serve one PostgreSQL database: who lives, and who of them does what is done once.

A process is the number of an advisory lock, and the connection through which it writes holds that lock. So whoever can
write lives; and whoever finds the lock free may take over, since nothing of the former can be written any more. When
the connection is lost, the process forgets its tables, and joins again under another number.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from dataclasses import dataclass

import structlog
from sqlalchemy import ColumnElement, Connection, delete, func, insert, literal, select, update
from sqlalchemy import bindparam as bind

from lychgate.server.messages.refusals import Refused
from lychgate.server.processes.descriptors import remove_folder
from lychgate.server.storage import schema
from lychgate.server.storage.database import Database
from lychgate.server.storage.schema import Write

log = structlog.get_logger()

BEAT_SECONDS = 1.0
BEAT: list[Write] = [(select(literal(1)), {})]  # a round trip: does the connection still hold the lock?
# PostgreSQL notices within so many seconds that the machine of a process is gone; of a process, at once.
KEEPALIVE = {"tcp_keepalives_idle": 3, "tcp_keepalives_interval": 1, "tcp_keepalives_count": 3}

_p, _t = schema.processes, schema.tables
HAND_BACK = update(_t).where(_t.c.owner == bind("process")).values(owner=None)
LEAVE = delete(_p).where(_p.c.id == bind("process"))


def is_gone(process: ColumnElement[int]) -> ColumnElement[bool]:
    """Has this process ended? A shared lock, for the moment, can be had by several who ask at once."""
    return func.pg_try_advisory_xact_lock_shared(process)


@dataclass(frozen=True, slots=True)
class Contact:
    """How the others reach a process, and which of its server's processes it is."""

    address: str  # host and port
    path: str  # of the Unix socket for those on the same machine
    server: str  # one start of `lychgate serve`
    number: int


class Membership:
    """Joins, stays and leaves."""

    def __init__(self, database: Database, now: Callable[[], float]) -> None:
        self._database = database
        self._now = now
        self._contact: Contact | None = None
        self.id = 0  # of this process; another after every loss
        self.at_loss: Callable[[], None] = lambda: None  # forget what others may own by now
        self.is_settled: Callable[[], bool] = lambda: True  # has everybody heard of the loss?
        database.on_lost = self._lost

    def join(self, contact: Contact) -> None:
        """Become one of the processes."""
        self._contact = contact
        self._database.prepare_with(self._enter)
        self.bury()

    def _enter(self, connection: Connection) -> None:
        contact, process = self._contact, secrets.randbits(62)
        assert contact is not None
        with connection.begin():
            for name, seconds in KEEPALIVE.items():
                connection.exec_driver_sql(f"SET {name} = {seconds}")
            connection.execute(select(func.pg_advisory_lock(process)))
            row = {"id": process, "address": contact.address, "path": contact.path, "server": contact.server}
            connection.execute(insert(_p), row | {"number": contact.number, "started": self._now()})
        self.id = process

    def bury(self) -> None:
        """Free the tables of processes that are gone. They are named by their ids, none of which is ever used again."""
        owners = select(_t.c.owner).where(_t.c.owner.is_not(None)).distinct().subquery()
        with self._database.engine.begin() as connection:  # not the one that writes: its own lock would look free
            known = connection.execute(select(_p.c.id, _p.c.path).where(is_gone(_p.c.id))).all()
            owning = connection.execute(select(owners.c.owner).where(is_gone(owners.c.owner))).scalars()
            gone = {row.id for row in known} | set(owning)
            if not gone:
                return
            freed = connection.execute(update(_t).where(_t.c.owner.in_(gone)).values(owner=None)).rowcount
            connection.execute(delete(_p).where(_p.c.id.in_(gone)))
        for row in known:
            remove_folder(row.path)
        log.warning("processes gone", processes=len(gone), tables=freed)

    def leads(self) -> bool:
        """Is this the oldest of the processes? It does what is to be done by one alone."""
        first = self._database.read_one(select(_p.c.id).order_by(_p.c.started, _p.c.id).limit(1))
        return first is not None and first["id"] == self.id

    @property
    def number(self) -> int:
        """Of this process, among those of one start."""
        return 0 if self._contact is None else self._contact.number

    def siblings(self) -> list[tuple[int, str]]:
        """The numbers and addresses of the processes of the same start, this one too."""
        assert self._contact is not None
        same = (_p.c.server == self._contact.server) & ~is_gone(_p.c.id)
        found = self._database.read(select(_p.c.number, _p.c.address).where(same).order_by(_p.c.number))
        return [(row["number"], row["address"]) for row in found]

    async def beat(self) -> None:
        """Find out whether the connection, and the lock with it, is lost; if so, join again."""
        if not self._database.lost:
            await self._database.write(BEAT)
        elif self.is_settled():
            await asyncio.to_thread(self._database.reopen)
            log.warning("joined again")

    def _lost(self) -> None:
        if self.id:
            log.error("connection lost that holds the tables: they are dropped", process=self.id)
            self.id = 0
            self.at_loss()

    async def leave(self) -> None:
        """Hand the tables back, as the last thing that is written."""
        try:
            await self._database.write([(HAND_BACK, {"process": self.id}), (LEAVE, {"process": self.id})])
        except Refused:
            log.warning("tables not handed back: the database is out of reach")
