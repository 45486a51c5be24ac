"""One WebSocket connection: frames in, a bounded outbox out.

The protocol is uvicorn's with a fast path for the usual case, short texts in and whole texts out: a message is written
as one frame at once, without a task in between, unless the client is behind. Handshake, pings, closing and everything
unusual are uvicorn's own. The application limits whole messages; control frames and fragments, which it never sees,
are limited here.

The outbox is bounded, so that a slow reader delays nobody else, and flushed once per turn of the event loop, for all
clients one after the other: waking up a reader costs more than the rest of a write, so it is done once.
"""

from __future__ import annotations

import asyncio
import struct
from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Protocol

from litestar import WebSocket
from litestar.types import Scope
from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from lychgate.server.limits.rate import RateLimit
from lychgate.server.messages.refusals import Refused

# Close codes.
RESTART = 1012
NOT_A_MESSAGE, NO_GUEST, NOT_INVITED, NO_TABLE, NO_HELLO, GONE = 4400, 4401, 4403, 4404, 4408, 4410
OLD_PAGE, TOO_MANY = 4426, 4429

MOST_MESSAGES = 64  # that a slow reader may be behind; then one full view replaces them all
MOST_BYTES = 128 * 1024  # the same in bytes
AT_ONCE = 8  # messages that wait for the end of the turn; then it is found out whether the reader is behind

EXTENSION = "lychgate.websocket"
READ_AHEAD = 8  # messages of one client that may wait for the application, before reading pauses
CHUNK = 16 * 1024  # bytes that are parsed in one go: one read may hold far more, full of tiny frames
CONTROL_PER_SECOND = 10.0  # pings, pongs and fragments of one client; a browser sends a pong in thirty seconds
FRAGMENTS = 64  # of one message

WHOLE_TEXT = 0x81  # the first byte of an unfragmented text frame


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """One connection."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._control = RateLimit(CONTROL_PER_SECOND)
        self._unparsed = b""  # read and not parsed yet

    def data_received(self, data: bytes) -> None:
        """Parse what was read, chunk by chunk, until reading pauses."""
        self._unparsed += data
        while self._unparsed and not self.read_paused and not self.transport.is_closing():
            chunk, self._unparsed = self._unparsed[:CHUNK], self._unparsed[CHUNK:]
            super().data_received(chunk)

    async def receive(self) -> ASGIReceiveEvent:
        message = await super().receive()
        if self._unparsed:
            self.data_received(b"")
        return message

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):  # the handshake is in order
            extensions: Any = self.scope["extensions"]
            extensions[EXTENSION] = self

    def write(self, messages: Iterable[bytes]) -> bool:
        """Send texts now, in one write; False if the client is behind, or gone."""
        if not self.writable.is_set() or self.close_sent or self.disconnected or not self.handshake_complete:
            return False
        self.transport.write(b"".join([part for message in messages for part in (_head(len(message)), message)]))
        return True

    def handle_ping(self) -> None:
        if self._allows_control() and self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()  # a client that does not read gets no pong

    def handle_pong(self, event: Frame) -> None:
        if self._allows_control():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= FRAGMENTS:
            self.transport.abort()
        elif self._allows_control():
            super().handle_cont(event)

    def _allows_control(self) -> bool:
        """Count a control frame or fragment. Clients that exceed the limit are disconnected."""
        allowed = self._control.allows("")
        if not allowed:
            self.transport.abort()
        return allowed

    def keepalive_timeout(self) -> None:
        """A client that has not answered for so long does not read a close frame either."""
        super().keepalive_timeout()
        self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """Pass a message on. Reading pauses only when several wait: pausing after each costs as much as reading."""
        if self.close_sent and not self._allows_control():
            return
        waiting = self.queue.qsize()
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused
        if waiting >= READ_AHEAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()


def protocol_of(scope: Scope) -> WebSocketProtocol | None:
    """The connection of an ASGI scope."""
    extensions: Any = scope.get("extensions") or {}
    found: WebSocketProtocol | None = extensions.get(EXTENSION)
    return found


def _head(size: int) -> bytes:
    """The header of an unfragmented text frame of this size."""
    if size < 126:
        return bytes((WHOLE_TEXT, size))
    if size < 1 << 16:
        return struct.pack("!BBH", WHOLE_TEXT, 126, size)
    return struct.pack("!BBQ", WHOLE_TEXT, 127, size)


# --- the outbox


class Flushes(Protocol):
    """Something with messages to write."""

    def flush(self) -> None: ...


class Flusher:
    """Flushes outboxes at the end of the present turn of the event loop."""

    def __init__(self) -> None:
        self._waiting: dict[Flushes, None] = {}  # each once, in order

    def add(self, outbox: Flushes) -> None:
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._flush)
        self._waiting[outbox] = None

    def _flush(self) -> None:
        waiting, self._waiting = self._waiting, {}
        for outbox in waiting:
            outbox.flush()


class Outbox:
    """The messages to one client, and who it is."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        flusher: Flusher,
        address: str,
        guest: str,
        sentences: str | None,
        messages_per_second: float,
    ) -> None:
        self.address = address
        self.guest = guest
        self.sentences = sentences
        self.incoming = RateLimit(messages_per_second)
        self.overrun = False
        self.protocol = protocol_of(socket.scope)
        self._socket = socket
        self._flusher = flusher
        self._messages: deque[bytes] = deque()
        self._closing: tuple[int, str] | None = None
        self._sending = False
        self._wake = asyncio.Event()

    def push(self, message: bytes) -> None:
        """Send it at the end of this turn, or as soon as what waits before it is sent."""
        if self.overrun:
            return  # the full view that comes contains it
        size = sum(map(len, self._messages)) + len(message)
        if self.behind and (len(self._messages) >= MOST_MESSAGES or size > MOST_BYTES):
            self.start_over()
            return
        self._messages.append(message)
        if len(self._messages) == AT_ONCE or size > MOST_BYTES:
            self.flush()
        else:
            self._flusher.add(self)

    def flush(self) -> None:
        """Write what waits, or leave it to `send_all` if the reader is slow."""
        free = not (self._sending or self.overrun or self._closing)
        if free and self.protocol is not None and self.protocol.write(self._messages):
            self._messages.clear()
        else:
            self._wake.set()

    @property
    def behind(self) -> bool:
        """Is the reader slow, so that something could not be written at once?"""
        return self._sending or self._wake.is_set()

    def start_over(self) -> None:
        """Send one full view in place of all that waits."""
        self._messages.clear()
        self.overrun = True
        self._wake.set()

    @property
    def waiting(self) -> int:
        """How many messages wait for a slow reader."""
        return len(self._messages)

    def close(self, code: int, reason: str) -> None:
        self._closing = (code, reason)
        self._wake.set()

    async def send_all(self, make_full: Callable[[], Awaitable[bytes]]) -> None:
        """Send what a slow reader is behind with, until the connection is closed."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            self._sending = True
            while self._messages or self.overrun:
                if self.protocol is not None:
                    await self.protocol.writable.wait()  # until then a full view can still replace it
                if self.overrun:
                    try:
                        self._messages.append(await make_full())
                    except Refused as refused:
                        self._closing = (TOO_MANY, refused.code)
                    self.overrun = False
                if self._messages:
                    await self._socket.send_data(self._messages.popleft(), mode="text")
            self._sending = False
            if self._closing is not None:
                code, reason = self._closing
                await self._socket.close(code, reason)
                return
