"""Small helpers around asyncio: tasks in the background or begun at once, and answers whose time reveals nothing."""

from __future__ import annotations

import asyncio
import math
import types
from collections.abc import Coroutine, Generator
from typing import Any

_running: set[asyncio.Task[None]] = set()


def run_in_background(work: Coroutine[Any, Any, None]) -> None:
    """Start a task and keep a reference until it is done: the event loop alone could drop it."""
    task = asyncio.get_running_loop().create_task(work)
    _running.add(task)
    task.add_done_callback(_running.discard)


def start_at_once(work: Coroutine[Any, Any, None]) -> asyncio.Task[None] | None:
    """Run a coroutine until it first waits, and the rest as a task; None if it never waited.

    A task takes its first step in the next turn of the event loop. (From Python 3.12 on there are eager tasks.)
    """
    try:
        awaited = work.send(None)
    except StopIteration:
        return None
    return asyncio.get_running_loop().create_task(_finish(work, awaited))


async def _finish(work: Coroutine[Any, Any, None], awaited: Any) -> None:
    await _go_on(work, awaited)


@types.coroutine
def _go_on(work: Coroutine[Any, Any, None], awaited: Any) -> Generator[Any, Any, None]:
    """The rest of a coroutine that waits for this: what it waits for is passed on, and what comes of it passed in."""
    try:
        while True:
            try:
                result = yield awaited
            except BaseException as error:
                awaited = work.throw(error)
            else:
                awaited = work.send(result)
    except StopIteration:
        return


async def pad_to_multiple(began: float, unit: float) -> None:
    """Wait until a whole multiple of the unit has passed since the beginning."""
    if unit > 0:
        passed = asyncio.get_running_loop().time() - began
        await asyncio.sleep(max(1, math.ceil(passed / unit)) * unit - passed)
