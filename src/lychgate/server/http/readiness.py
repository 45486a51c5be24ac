"""Can the server do its work now? It is tried: a row written and read, and looked at: disk, event loop, workers."""

from __future__ import annotations

import asyncio
import shutil
import time
from collections.abc import Awaitable, Sequence
from pathlib import Path

from sqlalchemy import delete, insert, literal, select

from lychgate.server.messages.refusals import Refused
from lychgate.server.messages.tables import Ready
from lychgate.server.operations.database_url import file_of
from lychgate.server.operations.lifecycle import Lifecycle
from lychgate.server.operations.loop_lag import LoopLag
from lychgate.server.operations.settings import Settings
from lychgate.server.storage import schema
from lychgate.server.storage.database import Database
from lychgate.server.storage.schema import Write
from lychgate.server.workers.pool import WorkerPool

PATIENCE_SECONDS = 3.0  # that a row may take
LONGEST_LAG = 1.0  # seconds
LEAST_FREE = 256 * 1024 * 1024  # bytes
FRESH_SECONDS = 1.0  # an answer serves all who ask so soon after it

# A write that needs disk space and leaves nothing behind.
PROBE: list[Write] = [
    (insert(schema.guests), {"id": "trial", "token_hash": b"trial", "name": "-" * 65_536, "created": 0.0}),
    (delete(schema.guests).where(schema.guests.c.id == "trial"), {}),
]


class Readiness:
    """Finds out what is in the way."""

    def __init__(
        self,
        database: Database,
        settings: Settings,
        lifecycle: Lifecycle,
        lag: LoopLag,
        pools: Sequence[WorkerPool],
    ) -> None:
        self._database = database
        self._file = file_of(settings.database)
        self._lifecycle = lifecycle
        self._lag = lag
        self._pools = pools
        self._lock = asyncio.Lock()
        self._found = Ready(True, {})
        self._found_at = -FRESH_SECONDS

    async def find(self) -> Ready:
        """Whether the server is ready; what is in the way, by the name of the check."""
        async with self._lock:
            if time.monotonic() - self._found_at > FRESH_SECONDS:
                reasons = await self._reasons()
                self._found, self._found_at = Ready(not reasons, reasons), time.monotonic()
            return self._found

    async def _reasons(self) -> dict[str, str]:
        found = {
            "stopping": "the server is stopping" if self._lifecycle.stopping else None,
            "writes": await _tried(self._database.write(PROBE)),
            "reads": await _tried(asyncio.to_thread(self._database.read, select(literal(1)))),
            "disk": self._disk(),
            "loop": self._loop(),
            "workers": self._workers(),
        }
        return {name: reason for name, reason in found.items() if reason is not None}

    def _disk(self) -> str | None:
        """PostgreSQL's disk is not seen from here: a write that needs room is tried."""
        if self._file is None:
            return None
        free = shutil.disk_usage(Path(self._file).resolve().parent).free
        return None if free >= LEAST_FREE else f"{free // 2**20} MiB are free, of at least {LEAST_FREE // 2**20}"

    def _loop(self) -> str | None:
        late = self._lag.worst
        return None if late < LONGEST_LAG else f"the event loop was {late:.1f} seconds late"

    def _workers(self) -> str | None:
        if not all(pool.is_alive for pool in self._pools):
            return "a thread that serves a worker has ended"
        waits = max((pool.longest_wait - pool.patience for pool in self._pools), default=0.0)
        return None if waits <= 0 else f"a question waits {waits:.0f} seconds longer than a worker may take"


async def _tried(attempt: Awaitable[object]) -> str | None:
    """Why it did not work, if it did not."""
    try:
        await asyncio.wait_for(attempt, PATIENCE_SECONDS)
    except TimeoutError:
        return f"not done within {PATIENCE_SECONDS:.0f} seconds"
    except Refused as refused:
        return refused.sentence
    except Exception as error:
        return type(error).__name__
    return None
