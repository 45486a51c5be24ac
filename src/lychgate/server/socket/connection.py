"""One WebSocket connection, from the upgrade of an HTTP connection to its end.

Texts are handed to one listener, one at a time: while it works on one, the next frames wait unread, and when many do,
reading pauses. Control frames and fragments, which no listener sees, have an allowance of their own. What the client
does not read in time is the outbox's concern (`outbox`); here it is only known whether it is behind.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Sequence
from enum import Enum, auto
from typing import Any, Protocol

from lychgate.server.limits.rate import RateLimit
from lychgate.server.socket import handshake
from lychgate.server.socket.frames import (
    BINARY,
    CLOSE,
    CONTINUATION,
    FAULT,
    FIN,
    NOT_ACCEPTED,
    PING,
    PONG,
    PROTOCOL_ERROR,
    RESTART,
    TEXT,
    TOO_LARGE,
    Frame,
    Violation,
    check_utf8,
    read_close,
    read_frame,
    write_close,
    write_frame,
)

MOST_BYTES = 64 * 1024  # of a message
READ_AHEAD = 8  # frames that are handled in one turn of the event loop: one read may hold thousands
CHUNK = 16 * 1024  # bytes that may wait for the listener, before reading pauses
CONTROL_PER_SECOND = 10.0  # pings, pongs and fragments of one client; a browser sends a pong in thirty seconds
FRAGMENTS = 64  # of one message
OPENING_SECONDS = 30.0  # until the request for a WebSocket is answered, or handed over
PING_SECONDS = 30.0  # between two pings
PONG_SECONDS = 60.0  # that a pong may take
CLOSE_SECONDS = 10.0  # that a client has to close its end
MOST_DISCARDED = 1024 * 1024  # bytes that are read and dropped after a violation, so that the close frame arrives


class Unfinished(Protocol):
    """Work of a listener that is not done yet."""

    def add_done_callback(self, then: Callable[[], None], /) -> object: ...


Listener = Callable[[bytes], Unfinished | None]  # it is handed UTF-8, and raises nothing


class Disconnected(Exception):
    """The connection has ended."""


class State(Enum):
    OPENING = auto()  # neither accepted nor refused yet
    OPEN = auto()
    CLOSING = auto()  # a close frame was sent; the client's is waited for
    FAILED = auto()  # the client broke the protocol: whatever else it sends is dropped
    CLOSED = auto()


class Connection(asyncio.Protocol):
    """One connection."""

    transport: asyncio.Transport

    def __init__(self, key: bytes, connections: set[Any], data: bytes = b"") -> None:
        """`key` answers the request's; `connections` are those that the server shuts down when it stops.

        `data` was read already.
        """
        self.loop = asyncio.get_running_loop()
        self.closed: asyncio.Future[None] = self.loop.create_future()
        self.writable = True
        self.on_writable: Callable[[], None] | None = None
        self._key = key
        self.connections = connections
        self.stream: object = None  # that it was taken over from, which closes the transport when it is forgotten
        self._state = State.OPENING
        self._listener: Listener | None = None
        self._busy = False  # is the listener at work, or has this turn handled enough?
        self._paused = False
        self._data, self._at = data, 0  # what was read, and how far it was handled
        self._fragments: list[bytes] = []
        self._control: RateLimit | None = None
        self._pinged: bytes | None = None  # what was sent in a ping and did not come back yet
        self._pinged_at = 0.0
        self._dropped = 0
        self._timer: asyncio.TimerHandle | None = None

    # --- opening and closing

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self.transport = transport
        self.connections.add(self)
        self._end_in(OPENING_SECONDS)

    def accept(self) -> None:
        """Open the WebSocket."""
        self._state = State.OPEN
        self._stop_timer()
        self.transport.write(handshake.accepted(self._key))
        self._timer = self.loop.call_later(PING_SECONDS, self._keep_alive)

    def refuse(self, status: int, reason: str) -> None:
        """Answer the request for a WebSocket with an HTTP status, and end the connection."""
        self._state = State.CLOSED
        self.transport.write(handshake.refused(status, reason))
        self._end_in(CLOSE_SECONDS)
        self.transport.close()

    def release(self) -> tuple[bytes, bytes]:
        """Somebody else goes on with this connection: the answer to its key, and what was read already.

        Nothing more is read here, unless `resume` takes it back; the transport is the caller's.
        """
        if self._state is State.CLOSED:
            raise Disconnected
        self.connections.discard(self)
        self._stop_timer()
        self.transport.pause_reading()
        return self._key, self._data

    def resume(self) -> None:
        """Nobody else has gone on with it."""
        self.connections.add(self)
        self._end_in(OPENING_SECONDS)
        self._paused = True
        self._pause_or_resume()

    @property
    def is_open(self) -> bool:
        return self._state is State.OPEN

    def fail(self) -> None:
        """The server itself has failed: end the connection, whether it is open yet or not."""
        if self._state is State.OPENING and not self.transport.is_closing():
            self.refuse(500, "fault")
        else:
            self.close(FAULT, "fault")

    def close(self, code: int, reason: str) -> None:
        """Say goodbye, and end the connection when the client has."""
        if self._state is State.OPEN:
            self._state = State.CLOSING
            self.transport.write(write_close(code, reason))
            self._end_in(CLOSE_SECONDS)
            self.loop.call_soon(self._handle)

    def _fail(self, violation: Violation) -> None:
        """End the connection of a client that broke the protocol. Its close frame would not be found any more."""
        if self._state is State.OPEN:
            self.transport.write(write_close(violation.code, violation.reason))
        self._state = State.FAILED
        self._data, self._at = b"", 0
        self.transport.write_eof()
        self._end_in(CLOSE_SECONDS)

    def _end_in(self, seconds: float) -> None:
        self._stop_timer()
        self._timer = self.loop.call_later(seconds, self.transport.abort)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    def shutdown(self) -> None:
        """The server stops."""
        if self._state is State.OPEN:
            self._state = State.CLOSED
            self.transport.write(write_close(RESTART, "restart"))
        if self.writable:
            self.transport.close()
        else:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._state = State.CLOSED
        self.connections.discard(self)
        self._listener = None
        self._stop_timer()
        self._tell_closed()

    def _tell_closed(self) -> None:
        if not self.closed.done():
            self.closed.set_result(None)

    def _keep_alive(self) -> None:
        """Ping from time to time. A client that does not answer would not read a close frame either."""
        now = self.loop.time()
        if self._pinged is not None and now - self._pinged_at >= PONG_SECONDS:
            self.transport.abort()
            return
        if self._pinged is None:
            self._pinged, self._pinged_at = os.urandom(4), now
            self.transport.write(write_frame(PING, self._pinged))
        self._timer = self.loop.call_later(PING_SECONDS, self._keep_alive)

    # --- writing

    def send(self, frames: Sequence[bytes]) -> bool:
        """Send frames now, in one write; False if the client is behind, or gone."""
        if not self.writable or self._state is not State.OPEN or self.transport.is_closing():
            return False  # a transport that is closing tells so a moment later, and takes nothing
        self.transport.write(frames[0] if len(frames) == 1 else b"".join(frames))
        return True

    def pause_writing(self) -> None:
        self.writable = False

    def resume_writing(self) -> None:
        self.writable = True
        if self.on_writable is not None:
            self.on_writable()

    # --- reading

    def listen(self, listener: Listener) -> None:
        """Hand it all texts from now on."""
        self._listener = listener
        self._handle()

    async def receive(self) -> bytes:
        """The next text, before somebody listens."""
        text: asyncio.Future[bytes] = self.loop.create_future()

        def take(found: bytes) -> None:
            self._listener = None
            if not text.done():
                text.set_result(found)

        self.listen(take)
        await asyncio.wait((text, self.closed), return_when=asyncio.FIRST_COMPLETED)
        if not text.done():
            raise Disconnected
        return text.result()

    def data_received(self, data: bytes) -> None:
        if self._state is State.FAILED:
            self._dropped += len(data)
            if self._dropped > MOST_DISCARDED:
                self.transport.abort()
            return
        if self._at < len(self._data):
            data = self._data[self._at :] + data
        self._data, self._at = data, 0
        self._handle()

    def _handle(self) -> None:
        """Handle the frames that were read, until one has to wait."""
        handled = 0
        try:
            while self._at < len(self._data) and self._may_handle:
                frame = read_frame(self._data, self._at, MOST_BYTES)
                if frame is None:
                    break
                self._at = frame.end
                handled += 1
                if frame.first == FIN | TEXT and not self._fragments:
                    self._take_text(frame.payload)
                else:
                    self._take_other(frame)
                if handled == READ_AHEAD and not self._busy:
                    self._busy = True
                    self.loop.call_soon(self._go_on)
        except Violation as violation:
            self._fail(violation)
        if self._paused or len(self._data) - self._at > CHUNK:
            self._pause_or_resume()

    @property
    def _may_handle(self) -> bool:
        if self._state is State.OPEN:
            return self._listener is not None and not self._busy
        return self._state is State.CLOSING

    def _go_on(self) -> None:
        self._busy = False
        if self._at < len(self._data) or self._paused:
            self._handle()

    def _pause_or_resume(self) -> None:
        """Read no more while much waits for the listener."""
        waits = not self._may_handle and self._state in (State.OPENING, State.OPEN)
        pause = waits and len(self._data) - self._at > CHUNK
        if pause != self._paused and not self.transport.is_closing():
            self._paused = pause
            if pause:
                self.transport.pause_reading()
            else:
                self.transport.resume_reading()

    def _take_text(self, payload: bytes) -> None:
        if self._state is not State.OPEN or self._listener is None:
            self._allows_control()  # it talks on after the goodbye
            return
        if not payload.isascii():
            check_utf8(payload)
        work = self._listener(payload)
        if work is not None:
            self._busy = True
            work.add_done_callback(self._go_on)

    def _take_other(self, frame: Frame) -> None:
        kind = frame.first & ~FIN
        if kind == CLOSE:
            self._take_close(frame.payload)
        elif kind == BINARY:
            raise Violation(NOT_ACCEPTED, "a message is not text")
        elif self._allows_control():
            if kind == PING:
                if self.writable and self._state is State.OPEN:  # a client that does not read gets no pong
                    self.transport.write(write_frame(PONG, frame.payload))
            elif kind == PONG:
                if frame.payload == self._pinged:
                    self._pinged = None
            else:
                self._take_fragment(kind, frame)

    def _take_fragment(self, kind: int, frame: Frame) -> None:
        parts = self._fragments
        if (kind == CONTINUATION) != bool(parts):
            raise Violation(PROTOCOL_ERROR, "a fragment out of order")
        if len(parts) >= FRAGMENTS:
            self.transport.abort()
            self._state = State.CLOSED
            return
        parts.append(frame.payload)
        if sum(map(len, parts)) > MOST_BYTES:
            raise Violation(TOO_LARGE, "a message is too large")
        if frame.is_last:
            self._fragments = []
            self._take_text(b"".join(parts))

    def _take_close(self, payload: bytes) -> None:
        code = read_close(payload)
        self._tell_closed()  # before the client knows that it was heard
        if self._state is State.OPEN:
            self.transport.write(write_close(code, ""))
        self._state = State.CLOSED
        self.transport.close()

    def _allows_control(self) -> bool:
        """Count a control frame or fragment. Clients that exceed the limit are disconnected."""
        if self._control is None:
            self._control = RateLimit(CONTROL_PER_SECOND)
        allowed = self._control.allows("")
        if not allowed:
            self._state = State.CLOSED
            self.transport.abort()
        return allowed
