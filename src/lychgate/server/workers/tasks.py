"""Small helpers around asyncio: tasks in the background or begun at once, and answers whose time reveals nothing."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable, Coroutine
from typing import Any

_running: set[asyncio.Task[None]] = set()


def run_in_background(work: Coroutine[Any, Any, None]) -> None:
    """Start a task and keep a reference until it is done: the event loop alone could drop it."""
    task = asyncio.get_running_loop().create_task(work)
    _running.add(task)
    task.add_done_callback(_running.discard)


class Started:
    """A coroutine that waits for something, and goes on by itself.

    It is a task without what tasks cost: no set of all tasks, no cancelling, no result. So nothing that asks for the
    present task may be awaited in it, as a timeout.
    """

    __slots__ = ("_then", "_work")

    def __init__(self, work: Coroutine[Any, Any, None], awaited: Any) -> None:
        self._work = work
        self._then: Callable[[], None] | None = None
        self._wait_for(awaited)

    def add_done_callback(self, then: Callable[[], None]) -> None:
        """What is called when it is done; one thing only."""
        self._then = then

    def _wait_for(self, awaited: Any) -> None:
        if awaited is None:  # it lets others go first
            asyncio.get_running_loop().call_soon(self._go_on)
        else:
            awaited._asyncio_future_blocking = False
            awaited.add_done_callback(self._go_on)

    def _go_on(self, _: object = None) -> None:
        try:
            awaited = self._work.send(None)
        except StopIteration:
            if self._then is not None:
                self._then()
        else:
            self._wait_for(awaited)


def start_at_once(work: Coroutine[Any, Any, None]) -> Started | None:
    """Run a coroutine until it first waits, and the rest when that is done; None if it never waited.

    A task would take its first step in the next turn of the event loop.
    """
    try:
        awaited = work.send(None)
    except StopIteration:
        return None
    return Started(work, awaited)


async def pad_to_multiple(began: float, unit: float) -> None:
    """Wait until a whole multiple of the unit has passed since the beginning."""
    if unit > 0:
        passed = asyncio.get_running_loop().time() - began
        await asyncio.sleep(max(1, math.ceil(passed / unit)) * unit - passed)
