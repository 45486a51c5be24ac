"""Removes what is too old: idle tables, finished matches that were kept for replays, guests, chat, reports.

The clock may be wrong: set late after a start, corrected by years, stopped while the machine slept. So nothing is
removed for a while after a start and after a jump of the clock, never much in an hour, and no match that somebody sits
in unless the settings say so. What is removed is logged.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable

import structlog
from sqlalchemy import bindparam as bind
from sqlalchemy import delete, exists, or_, select

from lychgate.server.operations.settings import Settings
from lychgate.server.storage import schema
from lychgate.server.storage.database import Database
from lychgate.server.storage.identifiers import Identifiers
from lychgate.server.storage.schema import Write
from lychgate.server.tables.registry import TableRegistry

log = structlog.get_logger()

HOUR, DAY = 3600.0, 86_400.0
JUMP_SECONDS = 60.0  # by which the clock and the time that has passed may differ from one check to the next

_of_table = schema.matches.c.table == bind("table_id")
# Another process may claim the table at this moment: then it stays, and so does its match.
DROP_TABLE = delete(schema.tables).where((schema.tables.c.id == bind("table_id")) & schema.tables.c.owner.is_(None))
_is_gone = ~exists().where(schema.tables.c.id == bind("table_id"))
DROP_UNFINISHED = delete(schema.matches).where(_of_table & schema.matches.c.ended.is_(None) & _is_gone)
DROP_MATCH = delete(schema.matches).where(schema.matches.c.id == bind("match_id"))
DROP_GUEST = delete(schema.guests).where(
    (schema.guests.c.id == bind("guest_id")) & (schema.guests.c.seen < bind("last"))
)
DROP_LINES = delete(schema.chat).where(schema.chat.c.at < bind("last"))
DROP_REPORTS = delete(schema.reports).where(schema.reports.c.at < bind("last"))
DROP_BANS = delete(schema.bans).where(schema.bans.c.expires < bind("now"))
DROP_CODES = delete(schema.resume_codes).where(schema.resume_codes.c.expires < bind("now"))


class Expiry:
    """Removes old tables and matches, within a budget."""

    def __init__(self, database: Database, ids: Identifiers, settings: Settings, registry: TableRegistry) -> None:
        self._database = database
        self._ids = ids
        self._settings = settings
        self._registry = registry
        self._budget = RemovalBudget(settings, ids.now())

    async def expire(self) -> None:
        """Remove what is too old, as far as the budget allows."""
        now = self._ids.now()
        allowed = self._budget.allowance(now)
        tables = self._old_tables(now, allowed) if allowed > 0 else []
        matches = self._old_matches(now, allowed - len(tables)) if allowed > len(tables) else []
        left = allowed - len(tables) - len(matches)
        guests = self._old_guests(now, left) if left > 0 else []
        writes: list[Write] = [(DROP_CODES, {"now": now})]
        if allowed > 0:
            writes += self._of_people(now, guests)
        for table in tables:
            writes += [(DROP_TABLE, {"table_id": table}), (DROP_UNFINISHED, {"table_id": table})]
        writes += [(DROP_MATCH, {"match_id": match}) for match in matches]
        await self._database.write(writes)
        if tables or matches or guests:
            self._budget.removed(len(tables) + len(matches) + len(guests))
            log.info("too old, removed", tables=tables, matches=matches, guests=guests)

    def _old_tables(self, now: float, most: int) -> list[str]:
        """Tables that nobody has used for long. One in memory, here or in another process, was used a moment ago."""
        t, s, days, loaded = schema.tables, schema.seats, self._settings, self._registry.loaded
        somebody_sits = exists().where((s.c.table == t.c.id) & s.c.guest.is_not(None))
        may_go = or_(t.c.phase != "playing", ~somebody_sits)
        if days.expire_running_days is not None:
            may_go = or_(may_go, t.c.touched < now - days.expire_running_days * DAY)
        old = (
            select(t.c.id)
            .where((t.c.touched < now - days.expire_days * DAY) & t.c.owner.is_(None) & may_go)
            .order_by(t.c.touched)
        )
        found = [row["id"] for row in self._database.read(old.limit(most + len(loaded)))]
        return [table for table in found if table not in loaded][:most]

    def _old_guests(self, now: float, most: int) -> list[str]:
        """Guests who were not here for long, and neither sit at a table nor are its host."""
        g, t, s = schema.guests, schema.tables, schema.seats
        sits = exists().where(s.c.guest == g.c.id)
        hosts = exists().where(t.c.host == g.c.id)
        last = now - self._settings.guest_days * DAY
        old = select(g.c.id).where((g.c.seen < last) & ~sits & ~hosts).order_by(g.c.seen).limit(most)
        return [row["id"] for row in self._database.read(old)]

    def _of_people(self, now: float, guests: list[str]) -> list[Write]:
        """What is written so that these guests, and what people said, reported and were banned for, is not kept."""
        days = self._settings
        last = now - days.guest_days * DAY
        writes: list[Write] = [(DROP_GUEST, {"guest_id": guest, "last": last}) for guest in guests]
        writes += [(DROP_REPORTS, {"last": now - days.report_days * DAY}), (DROP_BANS, {"now": now})]
        if days.chat_days is not None:
            writes.append((DROP_LINES, {"last": now - days.chat_days * DAY}))
        return writes

    def _old_matches(self, now: float, most: int) -> list[str]:
        """Finished matches, after the time that replays are kept."""
        m, last = schema.matches, now - self._settings.replay_days * DAY
        old = select(m.c.id).where(m.c.ended < last).order_by(m.c.ended).limit(most)
        return [row["id"] for row in self._database.read(old)]


class RemovalBudget:
    """How much may be removed now: nothing for a while after a start or a jump of the clock, then so much an hour.

    A jump is what the clock says beyond the time that has passed. The clock may be right now, or have been before; so
    wait: people come back to their tables, and whoever runs the server reads the log.
    """

    def __init__(self, settings: Settings, now: float, passed: Callable[[], float] = time.monotonic) -> None:
        self._per_hour = settings.expire_per_hour
        self._settling = settings.settling_minutes * 60
        self._passed = passed
        self._seen = now, passed()
        self._settled = passed() + self._settling
        self._removed: deque[tuple[float, int]] = deque()  # when, and how many, in the last hour

    def allowance(self, now: float) -> int:
        """How many tables and matches may be removed at this time of the clock."""
        passed = self._passed()
        jumped = (now - self._seen[0]) - (passed - self._seen[1])
        self._seen = now, passed
        if abs(jumped) > JUMP_SECONDS:
            log.warning("clock jumped", seconds=round(jumped))
            self._settled = passed + self._settling
        if passed < self._settled:
            return 0
        while self._removed and self._removed[0][0] <= passed - HOUR:
            self._removed.popleft()
        return self._per_hour - sum(count for _, count in self._removed)

    def removed(self, count: int) -> None:
        self._removed.append((self._passed(), count))
