"""How late the event loop is: how long whatever is due has to wait, because something else takes its time."""

from __future__ import annotations

import asyncio
from collections import deque

from lychgate.server.operations.metrics import LOOP_LAG

EVERY_SECONDS = 0.25
RECENT_SECONDS = 10.0


class LoopLag:
    """Measures it, all the time."""

    def __init__(self) -> None:
        self._recent: deque[float] = deque(maxlen=round(RECENT_SECONDS / EVERY_SECONDS))

    @property
    def worst(self) -> float:
        """Seconds, of late."""
        return max(self._recent, default=0.0)

    async def watch(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + EVERY_SECONDS
            await asyncio.sleep(EVERY_SECONDS)
            late = max(0.0, loop.time() - due)
            self._recent.append(late)
            LOOP_LAG.observe(late)
