"""Small helpers around asyncio: background tasks, and answers whose time reveals nothing."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Coroutine
from typing import Any

_running: set[asyncio.Task[None]] = set()


def run_in_background(work: Coroutine[Any, Any, None]) -> None:
    """Start a task and keep a reference until it is done: the event loop alone could drop it."""
    task = asyncio.get_running_loop().create_task(work)
    _running.add(task)
    task.add_done_callback(_running.discard)


async def pad_to_multiple(began: float, unit: float) -> None:
    """Wait until a whole multiple of the unit has passed since the beginning."""
    if unit > 0:
        passed = asyncio.get_running_loop().time() - began
        await asyncio.sleep(max(1, math.ceil(passed / unit)) * unit - passed)
