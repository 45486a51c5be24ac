"""The messages to one client: sent at the end of a turn of the event loop, and bounded for a slow reader.

All outboxes are flushed one after the other: waking up a reader costs more than the rest of a write, so it is done
once. A slow reader delays nobody else: when too much waits for it, one full view replaces all of it, made when the
reader reads again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Protocol

import structlog

from lychgate.server.limits.rate import RateLimit
from lychgate.server.messages.refusals import Refused
from lychgate.server.socket.close_codes import TOO_MANY
from lychgate.server.socket.connection import Connection
from lychgate.server.socket.frames import FAULT, write_text

log = structlog.get_logger()

MOST_MESSAGES = 64  # that a slow reader may be behind; then one full view replaces them all
MOST_BYTES = 128 * 1024  # the same in bytes
AT_ONCE = 8  # messages that wait for the end of the turn; then it is found out whether the reader is behind


class Flushes(Protocol):
    """Something with messages to write."""

    def flush(self) -> None: ...


class Flusher:
    """Flushes outboxes at the end of the present turn of the event loop."""

    def __init__(self) -> None:
        self._waiting: list[Flushes] = []

    def add(self, outbox: Flushes) -> None:
        """Flush this one too. To be flushed twice does no harm."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._flush)
        self._waiting.append(outbox)

    def _flush(self) -> None:
        waiting, self._waiting = self._waiting, []
        for outbox in waiting:
            try:
                outbox.flush()
            except Exception:  # of one connection: the others have not been sent theirs yet
                log.exception("fault")


class Outbox:
    """The messages to one client, and who it is."""

    def __init__(
        self,
        connection: Connection,
        flusher: Flusher,
        address: str,
        guest: str,
        sentences: str | None,
        messages_per_second: float,
    ) -> None:
        self.address = address
        self.guest = guest
        self.sentences = sentences
        self.marks: frozenset[bytes] = frozenset()  # of the client's browser and address
        self.incoming = RateLimit(messages_per_second)
        self.overrun = False
        self.connection = connection
        self._flusher = flusher
        self._frames: list[bytes] = []  # that wait
        self._bytes = 0  # in them
        self._make_full: Callable[[], Awaitable[bytes]] | None = None
        self._making: asyncio.Task[None] | None = None

    def open(self, make_full: Callable[[], Awaitable[bytes]]) -> None:
        """Be ready for a slow reader: what is to be sent in place of what it missed."""
        self._make_full = make_full
        self.connection.on_writable = self._catch_up

    def push(self, message: bytes) -> None:
        """Send it at the end of this turn, or as soon as the reader has read what came before."""
        self.push_frame(write_text(message))

    def push_frame(self, frame: bytes) -> None:
        """The same for a message that is a frame already."""
        if self.overrun:
            return  # the full view that comes contains it
        if not self._frames:
            self._flusher.add(self)
        elif len(self._frames) >= (MOST_MESSAGES if self.behind else AT_ONCE) or self._bytes + len(frame) > MOST_BYTES:
            if self.behind:
                self.start_over()
                return
            self.flush()
            self._flusher.add(self)
        self._frames.append(frame)
        self._bytes += len(frame)

    def flush(self) -> None:
        """Write what waits, unless the reader is slow; what is for nobody any more is dropped."""
        if self._frames and not self.overrun:
            connection = self.connection
            if connection.send(self._frames) or not connection.is_open:
                self._drop()

    def _drop(self) -> None:
        self._frames, self._bytes = [], 0

    @property
    def behind(self) -> bool:
        """Is the reader slow, so that something cannot be written at once?"""
        return self.overrun or not self.connection.writable

    def start_over(self) -> None:
        """Send one full view in place of all that waits."""
        self._drop()
        self.overrun = True
        if self.connection.writable:
            self._catch_up()

    def _catch_up(self) -> None:
        """The reader reads again."""
        if not self.overrun:
            self.flush()
        elif self._making is None:
            self._making = asyncio.get_running_loop().create_task(self._send_full())

    async def _send_full(self) -> None:
        assert self._make_full is not None, "the outbox is open"
        try:
            frame = write_text(await self._make_full())
            self._frames, self._bytes = [frame], len(frame)
        except Refused as refused:
            self.close(TOO_MANY, refused.code)
        except Exception:
            log.exception("fault")
            self.close(FAULT, "fault")
        finally:
            self.overrun, self._making = False, None
        self.flush()

    @property
    def waiting(self) -> int:
        """How many messages wait for a slow reader."""
        return len(self._frames)

    def close(self, code: int, reason: str) -> None:
        """Say goodbye, after what waits if the client reads it."""
        self.flush()
        self.connection.close(code, reason)
