"""What took long to find out, kept for whoever asks next. What nobody asks for goes first."""

from __future__ import annotations

from collections import OrderedDict
from typing import Generic, TypeVar

Key = TypeVar("Key")
Found = TypeVar("Found")


class Kept(Generic[Key, Found]):
    """Room for things of a certain weight in all."""

    def __init__(self, room: int) -> None:
        self.room = room
        self._things: OrderedDict[Key, tuple[Found, int]] = OrderedDict()

    def get(self, key: Key) -> Found | None:
        if key not in self._things:
            return None
        self._things.move_to_end(key)
        return self._things[key][0]

    def drop(self, key: Key) -> None:
        self._things.pop(key, None)

    def keep(self, key: Key, found: Found, weight: int = 1) -> None:
        """Keep it, if there is room for it at all."""
        if weight > self.room:
            return
        self._things[key] = (found, weight)
        while sum(weight for _, weight in self._things.values()) > self.room:
            self._things.popitem(last=False)
