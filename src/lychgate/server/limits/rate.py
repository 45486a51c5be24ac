"""Rate limits: a token bucket for each address, guest or connection."""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from lychgate.server.messages.refusals import too_many

BURST_SECONDS = 10.0


class RateLimit:
    """A token bucket for each key: so many a second, and some seconds' worth at once."""

    def __init__(
        self, per_second: float, clock: Callable[[], float] = time.monotonic, *, burst: float = BURST_SECONDS
    ) -> None:
        self.per_second = per_second
        self.most = max(1.0, per_second * burst)
        self._clock = clock
        self._buckets: dict[str, tuple[float, float]] = {}  # tokens left, and when

    def allows(self, key: str) -> bool:
        """Take one token, if there is one."""
        now, bucket = self._clock(), self._buckets.get(key)
        left = self.most if bucket is None else min(self.most, bucket[0] + (now - bucket[1]) * self.per_second)
        allowed = left >= 1.0
        self._buckets[key] = (left - 1.0 if allowed else left, now)
        return allowed

    def left(self, key: str) -> float:
        """The tokens in the bucket."""
        now = self._clock()
        left, since = self._buckets.get(key) or (self.most, now)
        left += (now - since) * self.per_second
        if left > self.most:
            left = self.most
        self._buckets[key] = (left, now)
        return left

    def take(self, key: str, cost: float) -> None:
        """Take tokens, below zero if need be: then nothing is allowed until the bucket has refilled."""
        self._buckets[key] = (self.left(key) - cost, self._clock())

    def check_left(self, key: str) -> None:
        """Refuse if no tokens are left, for work whose cost is known only afterwards."""
        left = self.left(key)
        if left <= 0:
            raise too_many(1.0 - left / self.per_second)

    def check(self, key: str) -> None:
        """Take one token, or refuse."""
        if not self.allows(key):
            raise too_many(1.0 / self.per_second)

    def drop_full_buckets(self) -> None:
        """Drop the buckets that are full again, so that memory does not grow with every client."""
        now = self._clock()
        self._buckets = {
            key: (left, since)
            for key, (left, since) in self._buckets.items()
            if left + (now - since) * self.per_second < self.most
        }

    @contextmanager
    def counting_time(self, key: str) -> Iterator[None]:
        """Take the CPU seconds of what is done inside; refuse it if none are left."""
        self.check_left(key)
        with self.taking_time(key):
            yield

    @contextmanager
    def taking_time(self, key: str) -> Iterator[None]:
        """The same for what can no longer be refused."""
        began = time.thread_time()
        try:
            yield
        finally:
            self.take(key, time.thread_time() - began)


def address_group(host: str) -> str:
    """The key of an address: itself, or its /64 network, which is what one household has of IPv6."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)  # as some proxies write it: all of IPv4 is not one household
        return str(ipaddress.ip_network((address, 64), strict=False))
    return host
