"""Work that takes long: in another thread, one piece after the other, and each address has so many seconds of it.

Threads share one interpreter, so several at once would do no more than one, and hold up every table.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TypeVar

from lychgate.server.limits.rate import Limit

Done = TypeVar("Done")


class Labour:
    """All of one server's."""

    def __init__(self, allowed: Limit) -> None:
        self._allowed = allowed
        self._turn = asyncio.Lock()

    async def do(self, who: str, job: Callable[[], Done]) -> Done:
        """Do it when its turn comes, unless who asks has used up their time."""
        async with self._turn:
            self._allowed.check_left(who)
            spent: list[float] = []
            try:
                return await asyncio.to_thread(_timed, job, spent)
            finally:  # it counts also if nothing comes of it
                self._allowed.take(who, sum(spent))


def _timed(job: Callable[[], Done], spent: list[float]) -> Done:
    """What comes of it; how long the processor was at it is noted."""
    began = time.thread_time()
    try:
        return job()
    finally:
        spent.append(time.thread_time() - began)
