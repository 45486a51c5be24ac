"""A cache that evicts the least recently used entries when their total weight exceeds its capacity."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Generic, TypeVar

Key = TypeVar("Key")
Value = TypeVar("Value")


class LRUCache(Generic[Key, Value]):
    """Values by key, bounded by weight; without weights, by number."""

    def __init__(self, capacity: int) -> None:
        self.capacity = capacity
        self._entries: OrderedDict[Key, tuple[Value, int]] = OrderedDict()
        self._weight = 0

    def get(self, key: Key) -> Value | None:
        if key not in self._entries:
            return None
        self._entries.move_to_end(key)
        return self._entries[key][0]

    def discard(self, key: Key) -> None:
        _, weight = self._entries.pop(key, (None, 0))
        self._weight -= weight

    def drop_where(self, matches: Callable[[Value], bool]) -> None:
        """Drop all values of which this is so."""
        for key in [key for key, (value, _) in self._entries.items() if matches(value)]:
            self.discard(key)

    def put(self, key: Key, value: Value, weight: int = 1) -> None:
        """Store a value, unless it alone exceeds the capacity."""
        if weight > self.capacity:
            return
        self.discard(key)
        self._entries[key] = (value, weight)
        self._weight += weight
        while self._weight > self.capacity:
            self.discard(next(iter(self._entries)))
