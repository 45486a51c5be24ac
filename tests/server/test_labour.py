"""Long work and what is kept of it: one piece at a time, counted for who asked, and not kept without end."""

from __future__ import annotations

import asyncio
import time

import pytest

from lychgate.server.limits.cpu_quota import Labour
from lychgate.server.limits.rate import Limit
from lychgate.server.messages.refusals import Refused
from lychgate.server.storage.lru_cache import Kept
from tests.server.house import awaited


def spin(seconds: float) -> float:
    """Keep the processor busy for so long; when that was over."""
    began = time.thread_time()
    while time.thread_time() - began < seconds:
        pass
    return time.monotonic()


def test_what_an_address_may_ask_for_is_counted_by_the_time_it_takes() -> None:
    async def ask() -> None:
        labour = Labour(Limit(0.01))  # and one second at once
        await labour.do("a", lambda: spin(1.1))
        with pytest.raises(Refused, match="Too many"):
            await labour.do("a", lambda: spin(0))
        await labour.do("b", lambda: spin(0))
        with pytest.raises(ZeroDivisionError):
            await labour.do("c", lambda: spin(1.1) // 0)
        with pytest.raises(Refused):
            await labour.do("c", lambda: spin(0))

    awaited(ask())


def test_one_piece_of_work_is_done_at_a_time() -> None:
    at_work: list[int] = []

    def alone() -> int:
        at_work.append(1)
        time.sleep(0.01)
        most = len(at_work)
        at_work.pop()
        return most

    async def ask() -> list[int]:
        labour = Labour(Limit(1))
        return await asyncio.gather(*(labour.do(f"{n}", alone) for n in range(5)))

    assert awaited(ask()) == [1] * 5


def test_what_nobody_asks_for_is_forgotten_first() -> None:
    kept: Kept[str, int] = Kept(10)
    kept.keep("a", 1, 4)
    kept.keep("b", 2, 4)
    assert kept.get("a") == 1
    kept.keep("c", 3, 4)
    assert (kept.get("a"), kept.get("b"), kept.get("c")) == (1, None, 3)
    kept.keep("too much", 4, 11)
    assert kept.get("too much") is None
