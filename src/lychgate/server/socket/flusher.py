"""The post: who has something to send says so, and at the end of this turn of the event loop it is sent."""

from __future__ import annotations

import asyncio
from typing import Protocol


class Sender(Protocol):
    """Somebody with something to send."""

    def flush(self) -> None: ...


class Post:
    """All senders of one server."""

    def __init__(self) -> None:
        self._waiting: dict[Sender, None] = {}  # each once, in order

    def add(self, sender: Sender) -> None:
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._deliver)
        self._waiting[sender] = None

    def _deliver(self) -> None:
        waiting, self._waiting = self._waiting, {}
        for sender in waiting:
            sender.flush()
