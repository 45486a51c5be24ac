"""How much that is too old may be removed: none for a while after a start or a jump of the clock, and so much an hour.

A jump is what the clock says beyond the time that has passed. The clock may be right now, or have been before; so wait:
people come back to their tables, and whoever runs the server reads the log.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable

import structlog

from lychgate.server.operations.settings import Settings

log = structlog.get_logger()

HOUR = 3600.0
JUMP_SECONDS = 60.0  # by which the clock and the time that has passed may differ from one look to the next


class RemovalBudget:
    """How much may be removed now."""

    def __init__(self, settings: Settings, now: float, passed: Callable[[], float] = time.monotonic) -> None:
        self._per_hour = settings.expire_per_hour
        self._settling = settings.settling_minutes * 60
        self._passed = passed
        self._seen = now, passed()
        self._settled = passed() + self._settling
        self._removed: deque[tuple[float, int]] = deque()  # when, and how many, in the last hour

    def allowance(self, now: float) -> int:
        """How many things may be removed at this time of the clock."""
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
