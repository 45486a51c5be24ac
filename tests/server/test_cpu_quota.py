"""Long jobs: one at a time, counted for the address that asked; and the bounded cache of their results."""

from __future__ import annotations

import asyncio
import time

import pytest

from lychgate.server.limits.budgets import CpuQuota
from lychgate.server.limits.rate import RateLimit
from lychgate.server.messages.refusals import Refused
from lychgate.server.storage.lru_cache import LRUCache
from tests.server.serving import awaited


def spin(seconds: float) -> float:
    """Keep the processor busy for so long; when that was over."""
    began = time.thread_time()
    while time.thread_time() - began < seconds:
        pass
    return time.monotonic()


def test_what_an_address_may_ask_for_is_counted_by_the_time_it_takes() -> None:
    async def ask() -> None:
        quota = CpuQuota(RateLimit(0.01))  # and one second at once
        await quota.run("a", lambda: spin(1.1))
        with pytest.raises(Refused, match="Too many"):
            await quota.run("a", lambda: spin(0))
        await quota.run("b", lambda: spin(0))
        with pytest.raises(ZeroDivisionError):
            await quota.run("c", lambda: spin(1.1) // 0)
        with pytest.raises(Refused):
            await quota.run("c", lambda: spin(0))

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
        quota = CpuQuota(RateLimit(1))
        return await asyncio.gather(*(quota.run(f"{n}", alone) for n in range(5)))

    assert awaited(ask()) == [1] * 5


def test_the_least_recently_used_entry_is_evicted_first() -> None:
    cache: LRUCache[str, int] = LRUCache(10)
    cache.put("a", 1, 4)
    cache.put("b", 2, 4)
    assert cache.get("a") == 1
    cache.put("c", 3, 4)
    assert (cache.get("a"), cache.get("b"), cache.get("c")) == (1, None, 3)
    cache.put("too much", 4, 11)
    assert cache.get("too much") is None


def test_an_entry_that_is_replaced_or_discarded_weighs_no_more() -> None:
    cache: LRUCache[str, int] = LRUCache(10)
    cache.put("a", 1, 4)
    cache.put("a", 2, 6)
    cache.put("b", 3, 4)
    assert (cache.get("a"), cache.get("b")) == (2, 3)
    cache.discard("a")
    cache.discard("unknown")
    cache.put("c", 4, 6)
    assert (cache.get("a"), cache.get("b"), cache.get("c")) == (None, 3, 4)
