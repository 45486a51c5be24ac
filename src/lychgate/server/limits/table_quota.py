"""How many unfinished tables one guest, and all guests of one address, may have made within a day.

Of addresses nothing is written down: what was made from where is known until a restart, and for a day at most.
"""

from __future__ import annotations

from sqlalchemy import ColumnElement, Engine, func, select

from lychgate.server.messages.refusals import Refused
from lychgate.server.operations.settings import Settings
from lychgate.server.storage import schema
from lychgate.server.storage.engine import read

DAY = 86_400.0


class TableQuota:
    """Who has made enough tables for now."""

    def __init__(self, settings: Settings, engine: Engine) -> None:
        self._per_guest = settings.tables_per_guest
        self._per_address = settings.tables_per_address
        self._engine = engine
        self._made: dict[bytes, dict[str, float]] = {}  # by the mark of an address: tables, and when they were made

    def take(self, guest: str, address: bytes, table: str, now: float) -> None:
        """Count a table that is about to be made, or refuse it."""
        t, made = schema.tables, self._lately(address, now)
        if self._unfinished(t.c.host == guest, now) >= self._per_guest:
            raise Refused("enough-tables", most=self._per_guest)
        if len(made) >= self._per_address and self._unfinished(t.c.id.in_(made), now) >= self._per_address:
            raise Refused("enough-tables-here", most=self._per_address)
        self._made[address] = made | {table: now}

    def forget(self, now: float) -> None:
        """Drop what was made too long ago to count."""
        self._made = {address: made for address in self._made if (made := self._lately(address, now))}

    def _unfinished(self, which: ColumnElement[bool], now: float) -> int:
        t = schema.tables
        lately = select(func.count().label("count")).where((t.c.phase != "over") & (t.c.created > now - DAY) & which)
        count: int = read(self._engine, lately)[0]["count"]
        return count

    def _lately(self, address: bytes, now: float) -> dict[str, float]:
        return {table: at for table, at in self._made.get(address, {}).items() if at > now - DAY}
