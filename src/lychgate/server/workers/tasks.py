"""Work that goes on by itself. It is held on to until it is done: the event loop alone would let it be forgotten."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

_running: set[asyncio.Task[None]] = set()


def run(doing: Coroutine[Any, Any, None]) -> None:
    """Begin it, and go on."""
    task = asyncio.get_running_loop().create_task(doing)
    _running.add(task)
    task.add_done_callback(_running.discard)
