"""A reader's line: an outbox that a slow reader cannot make anybody else wait for, and the post that empties it.

Whatever is pushed in one turn of the event loop is written at its end, for all lines one after the other: to wake up
who reads costs the machine more than the rest of a write, and so it has to be done but once.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any

from litestar import WebSocket

from lychgate.server.limits.rate import Limit
from lychgate.server.messages.refusals import Refused
from lychgate.server.runtime.house import House
from lychgate.server.socket.flusher import Post
from lychgate.server.socket.protocol import wire_of
from lychgate.server.tables import lobby
from lychgate.server.tables.news import full
from lychgate.server.tables.table import Table

TOO_MANY = 4429  # the code that says so when a connection is closed
OUTBOX = 64  # messages a slow reader may be behind; after that, one full view replaces them all
OUTBOX_BYTES = 128 * 1024  # the same in bytes
AT_ONCE = 8  # messages that wait for the end of the turn; then whether the reader is behind has to be found out


class Line:
    """One connection."""

    def __init__(
        self, socket: WebSocket[Any, Any, Any], post: Post, address: str, guest: str, language: str, limit: float
    ) -> None:
        self.address = address
        self.guest = guest
        self.language = language
        self.allowed = Limit(limit)
        self.overrun = False
        self.wire = wire_of(socket.scope)
        self._socket = socket
        self._post = post
        self._outbox: deque[bytes] = deque()
        self._closing: tuple[int, str] | None = None
        self._sending = False
        self._wake = asyncio.Event()

    def push(self, message: bytes) -> None:
        """Send it at the end of this turn, or as soon as what waits before it is sent."""
        if self.overrun:
            return  # the full view that comes says it too
        size = sum(map(len, self._outbox)) + len(message)
        if self.behind and (len(self._outbox) >= OUTBOX or size > OUTBOX_BYTES):
            self.start_over()
            return
        self._outbox.append(message)
        if len(self._outbox) == AT_ONCE or size > OUTBOX_BYTES:
            self.flush()
        else:
            self._post.add(self)

    def flush(self) -> None:
        """Write what waits, or wake who waits for a slow reader."""
        free = not (self._sending or self.overrun or self._closing)
        if free and self.wire is not None and self.wire.write(self._outbox):
            self._outbox.clear()
        else:
            self._wake.set()

    @property
    def behind(self) -> bool:
        """Is the reader slow, so that something could not be written at once?"""
        return self._sending or self._wake.is_set()

    def start_over(self) -> None:
        """Send one full view in place of all that waits."""
        self._outbox.clear()
        self.overrun = True
        self._wake.set()

    @property
    def waiting(self) -> int:
        """How many messages wait for a slow reader."""
        return len(self._outbox)

    def close(self, code: int, reason: str) -> None:
        self._closing = (code, reason)
        self._wake.set()

    async def send_all(self, house: House, table: Table) -> None:
        """Send what is in the outbox, until the line is closed."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            self._sending = True
            while self._outbox or self.overrun:
                if self.wire is not None:
                    await self.wire.writable.wait()  # until then a full view can still replace it
                if self.overrun:
                    try:
                        self._outbox.append(await full_later(house, table, self))
                    except Refused as refused:
                        self._closing = (TOO_MANY, refused.code)
                    self.overrun = False
                if self._outbox:
                    await self._socket.send_data(self._outbox.popleft(), mode="text")
            self._sending = False
            if self._closing is not None:
                code, reason = self._closing
                await self._socket.close(code, reason)
                return


async def full_later(house: House, table: Table, line: Line) -> bytes:
    """Everything, when the table's lock is free."""
    async with table.lock:
        await lobby.live_match(house, table)
        with house.limits.views.counting_time(line.address):
            return full(house, table, line.guest or None, line.language)
