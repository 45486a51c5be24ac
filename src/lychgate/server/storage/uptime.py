"""The time that the server has been up: clocks run by it, so that they stop while the server is down.

One row says when a server was last up, and for how long none was in all. It is written every few seconds; after a
crash clocks have stood still since it was last written.
"""

from __future__ import annotations

from sqlalchemy import bindparam as bind
from sqlalchemy import insert, select, update

from lychgate.server.operations.lifecycle import Lifecycle
from lychgate.server.storage import schema
from lychgate.server.storage.database import Database
from lychgate.server.storage.identifiers import Identifiers

BEAT_SECONDS = 5.0

ALIVE = update(schema.uptime).values(alive=bind("now"), down=bind("in_all"))


class Uptime:
    """Finds out for how long no server was up, and notes that one is."""

    def __init__(self, database: Database, ids: Identifiers, lifecycle: Lifecycle) -> None:
        self._database = database
        self._ids = ids
        self._lifecycle = lifecycle

    async def start(self) -> None:
        """Add the time since a server was last up."""
        row, now = self._database.read_one(select(schema.uptime)), self._ids.now()
        if row is None:
            await self._database.write([(insert(schema.uptime), {"alive": now, "down": 0.0})])
            return
        self._lifecycle.down = row["down"] + self._gap(now - row["alive"])
        await self.beat()

    def _gap(self, seconds: float) -> float:
        """How long no server was up. Where several share a database, another may have been up a moment ago."""
        alone = self._database.engine.dialect.name == "sqlite"
        return seconds if alone or abs(seconds) > 2 * BEAT_SECONDS else 0.0

    async def beat(self) -> None:
        """Note that a server is up."""
        await self._database.write([(ALIVE, {"now": self._ids.now(), "in_all": self._lifecycle.down})])
