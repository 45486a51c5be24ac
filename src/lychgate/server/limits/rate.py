"""Rate limits: a bucket of allowances for each address, guest or connection, refilled as time goes by."""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from lychgate.server.messages.refusals import too_many

BURST_SECONDS = 10.0


class Limit:
    """So many a second for each one who asks, and some seconds' worth at once."""

    def __init__(
        self, per_second: float, clock: Callable[[], float] = time.monotonic, *, burst: float = BURST_SECONDS
    ) -> None:
        self.per_second = per_second
        self.most = max(1.0, per_second * burst)
        self._clock = clock
        self._buckets: dict[str, tuple[float, float]] = {}  # what was left, and when

    def allows(self, who: str) -> bool:
        """Take one from the bucket, if there is one."""
        if self.left(who) < 1.0:
            return False
        self.take(who, 1.0)
        return True

    def left(self, who: str) -> float:
        """What is in the bucket."""
        now = self._clock()
        left, since = self._buckets.get(who, (self.most, now))
        left = min(self.most, left + (now - since) * self.per_second)
        self._buckets[who] = (left, now)
        return left

    def take(self, who: str, cost: float) -> None:
        """Take so much, even if it was not in there: then nothing is until it is made up for."""
        self._buckets[who] = (self.left(who) - cost, self._clock())

    def check_left(self, who: str) -> None:
        """Refuse if nothing is left. What it costs is known afterwards."""
        left = self.left(who)
        if left <= 0:
            raise too_many(1.0 - left / self.per_second)

    def check(self, who: str) -> None:
        """Take one, or refuse."""
        if not self.allows(who):
            raise too_many(1.0 / self.per_second)

    def forget_the_full(self) -> None:
        """Drop the buckets that are full again, so that memory does not grow with every visitor."""
        now = self._clock()
        self._buckets = {
            who: (left, since)
            for who, (left, since) in self._buckets.items()
            if left + (now - since) * self.per_second < self.most
        }

    @contextmanager
    def counting_time(self, who: str) -> Iterator[None]:
        """Do something here and now, and take as many seconds as the processor was at it; refuse if none are left."""
        self.check_left(who)
        with self.taking_time(who):
            yield

    @contextmanager
    def taking_time(self, who: str) -> Iterator[None]:
        """The same for what is too late to refuse."""
        began = time.thread_time()
        try:
            yield
        finally:
            self.take(who, time.thread_time() - began)


def address_group(host: str) -> str:
    """Whom an address counts for: itself, or its /64 network, which is what one household has of IPv6."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)  # as some proxies write it: not all of IPv4 is one household
        return str(ipaddress.ip_network((address, 64), strict=False))
    return host
