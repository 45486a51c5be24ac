"""What one guest or address may use: requests of each sort, CPU time, connections, tables."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, fields
from typing import TypeVar

from sqlalchemy import ColumnElement, func, select

from lychgate.server.limits.rate import RateLimit
from lychgate.server.messages.refusals import Refused, too_many
from lychgate.server.operations.settings import Settings
from lychgate.server.storage import schema
from lychgate.server.storage.database import Database

Result = TypeVar("Result")

PER_ADDRESS = 5  # times the limit of one guest, for all guests at one address
UNKNOWN_BURST = 30.0  # seconds' worth of requests at once, for all new clients at one address: a class, a club
CREATION_BURST = 120.0  # and of new guests: 60, with the default settings
REMINDER_BURST = 120.0  # and of reminders that are set up: 6, with the default settings
WRONG_SECRET_BURST = 60.0  # and of cookies that the server no longer knows

ADMIN_TRIES, ADMIN_SECONDS = 5, 60.0  # wrong tokens at once, and then one in so many seconds

DAY = 86_400.0


@dataclass(slots=True)
class RateLimits:
    """How often one guest or address may ask for what."""

    requests: RateLimit  # of one guest
    unknown: RateLimit  # of all at one address without a token that was seen lately
    address_requests: RateLimit  # of all at one address
    pages: RateLimit  # and files and pictures, of one address
    creations: RateLimit  # of guests and tables from one address
    reminders: RateLimit  # e-mails and webhooks that one address has set up
    wrong_secrets: RateLimit  # unknown tokens and codes from one address
    admin_tries: RateLimit  # wrong tokens of an admin from one address
    messages: RateLimit  # over all connections of one address
    thoughts: RateLimit  # hints of one guest, analyses of one address
    address_hints: RateLimit  # hints of all guests of one address
    replay_seconds: RateLimit  # CPU seconds of one address on replays
    view_seconds: RateLimit  # CPU seconds of one address on full views: those of long matches are long

    @classmethod
    def of(cls, settings: Settings) -> RateLimits:
        return cls(
            requests=RateLimit(settings.requests_per_second),
            unknown=RateLimit(settings.requests_per_second, burst=UNKNOWN_BURST),
            address_requests=RateLimit(settings.requests_per_second * PER_ADDRESS),
            pages=RateLimit(settings.requests_per_second * PER_ADDRESS),
            creations=RateLimit(settings.guests_per_minute / 60, burst=CREATION_BURST),
            reminders=RateLimit(settings.guests_per_minute / 600, burst=REMINDER_BURST),
            wrong_secrets=RateLimit(1.0, burst=WRONG_SECRET_BURST),
            admin_tries=RateLimit(1 / ADMIN_SECONDS, burst=ADMIN_TRIES * ADMIN_SECONDS),
            messages=RateLimit(settings.messages_per_second * PER_ADDRESS),
            thoughts=RateLimit(settings.thoughts_per_minute / 60),
            address_hints=RateLimit(settings.thoughts_per_minute * PER_ADDRESS / 60),
            replay_seconds=RateLimit(settings.reading_per_minute / 60),
            view_seconds=RateLimit(settings.reading_per_minute / 60),
        )

    def check_request(self, address: str, guest: str | None) -> None:
        """Count a request for its guest and for the address, which a whole class may share.

        What a guest's own limit refuses does not count for the others at that address.
        """
        if guest is None:
            self.unknown.check(address)
        else:
            self.requests.check(guest)
        self.address_requests.check(address)

    def drop_full_buckets(self) -> None:
        for one in fields(self):
            getattr(self, one.name).drop_full_buckets()


class CpuQuota:
    """Runs long jobs in a thread, one at a time, within the CPU seconds that each address has.

    Threads share one interpreter: several at once would do no more than one, and delay every table.
    """

    def __init__(self, seconds: RateLimit) -> None:
        self._seconds = seconds
        self._lock = asyncio.Lock()

    async def run(self, address: str, job: Callable[[], Result]) -> Result:
        """The job's result, unless the address has used up its time."""
        async with self._lock:
            self._seconds.check_left(address)
            spent: list[float] = []
            try:
                return await asyncio.to_thread(_timed, job, spent)
            finally:  # a job that fails counts too
                self._seconds.take(address, sum(spent))


def _timed(job: Callable[[], Result], spent: list[float]) -> Result:
    """Run the job and note its CPU time."""
    began = time.thread_time()
    try:
        return job()
    finally:
        spent.append(time.thread_time() - began)


class ConnectionLimit:
    """How many WebSockets may be open, in all and per address."""

    def __init__(self, per_address: int, total: int) -> None:
        self._per_address, self._total = per_address, total
        self._open: Counter[str] = Counter()

    @contextmanager
    def counted(self, address: str) -> Iterator[None]:
        """Count a connection while it is open, or refuse it."""
        if self._open[address] >= self._per_address or self._open.total() >= self._total:
            raise too_many(10)
        self._open[address] += 1
        try:
            yield
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]


class TableQuota:
    """How many unfinished tables there may be: of one guest and of one address within a day, and in all.

    Addresses are not stored: which tables were made from where is kept in memory, for a day at most.
    """

    def __init__(self, settings: Settings, database: Database) -> None:
        self._settings = settings
        self._database = database
        self._made: dict[bytes, dict[str, float]] = {}  # by the hash of an address: tables, and when they were made

    def check_total(self, now: float) -> None:
        """Refuse a table when the server holds as many unfinished ones as it may."""
        t, expired = schema.tables, now - self._settings.expire_days * DAY
        if self._count((t.c.phase != "over") & (t.c.touched > expired)) >= self._settings.most_tables:
            raise Refused("too-many-tables")

    def take(self, guest: str, address: bytes, table: str, now: float) -> None:
        """Count a table that is about to be made, or refuse it."""
        t, made, most = schema.tables, self._lately(address, now), self._settings
        if self._unfinished(t.c.host == guest, now) >= most.tables_per_guest:
            raise Refused("enough-tables", most=most.tables_per_guest)
        if len(made) >= most.tables_per_address and self._unfinished(t.c.id.in_(made), now) >= most.tables_per_address:
            raise Refused("enough-tables-here", most=most.tables_per_address)
        self._made[address] = made | {table: now}

    def forget(self, now: float) -> None:
        """Drop what was made too long ago to count."""
        self._made = {address: made for address in self._made if (made := self._lately(address, now))}

    def _unfinished(self, which: ColumnElement[bool], now: float) -> int:
        t = schema.tables
        return self._count((t.c.phase != "over") & (t.c.created > now - DAY) & which)

    def _count(self, which: ColumnElement[bool]) -> int:
        counted = select(func.count().label("count")).select_from(schema.tables).where(which)
        count: int = self._database.read(counted)[0]["count"]
        return count

    def _lately(self, address: bytes, now: float) -> dict[str, float]:
        return {table: at for table, at in self._made.get(address, {}).items() if at > now - DAY}
