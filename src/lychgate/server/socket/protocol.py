"""uvicorn's WebSocket with a shorter way for what a table does all the time: short texts in, whole texts out.

A message is written as one frame at once, without a task in between; only a reader who is behind has to
be waited for. Handshake, pings, closing and everything unusual are uvicorn's own, with an allowance: whole
messages are counted by who hears them, and the frames that nobody hears are counted here.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable
from typing import Any

from litestar.types import Scope
from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from lychgate.server.limits.rate import Limit

EXTENSION = "lychgate.wire"
READ_AHEAD = 8  # messages of one client that may wait to be heard, before no more are read
PIECE = 16 * 1024  # bytes that are taken apart in one go: a loop may read far more, full of tiny frames
UNHEARD_PER_SECOND = 10.0  # pings, pongs and fragments of one client; a browser sends a pong in thirty seconds
FRAGMENTS = 64  # of one message

WHOLE_TEXT = 0x81  # the first byte of a frame that is a whole text


class Wire(WebSocketsSansIOProtocol):
    """One connection."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._unheard = Limit(UNHEARD_PER_SECOND)
        self._rest = b""  # what was read and not taken apart yet

    def data_received(self, data: bytes) -> None:
        """Take apart what was read, piece by piece, as long as somebody hears what is in it."""
        self._rest += data
        while self._rest and not self.read_paused and not self.transport.is_closing():
            piece, self._rest = self._rest[:PIECE], self._rest[PIECE:]
            super().data_received(piece)

    async def receive(self) -> ASGIReceiveEvent:
        message = await super().receive()
        if self._rest:
            self.data_received(b"")
        return message

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):  # the handshake is in order
            extensions: Any = self.scope["extensions"]
            extensions[EXTENSION] = self

    def write(self, messages: Iterable[bytes]) -> bool:
        """Send texts now, in one go; False if the reader is behind, or gone."""
        if not self.writable.is_set() or self.close_sent or self.disconnected or not self.handshake_complete:
            return False
        self.transport.write(b"".join([part for message in messages for part in (_head(len(message)), message)]))
        return True

    def handle_ping(self) -> None:
        if self._allows_unheard() and self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()  # who does not read needs no pong

    def handle_pong(self, event: Frame) -> None:
        if self._allows_unheard():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= FRAGMENTS:
            self.transport.abort()
        elif self._allows_unheard():
            super().handle_cont(event)

    def _allows_unheard(self) -> bool:
        """Count a frame that nobody hears. Who sends too many of them is hung up on."""
        allowed = self._unheard.allows("")
        if not allowed:
            self.transport.abort()
        return allowed

    def keepalive_timeout(self) -> None:
        """Who has not answered for so long does not read a goodbye either."""
        super().keepalive_timeout()
        self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """Hand a message on. Reading stops only when several wait; to stop after each costs as much as reading."""
        if self.close_sent and not self._allows_unheard():
            return
        waiting = self.queue.qsize()
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused
        if waiting >= READ_AHEAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()


def wire_of(scope: Scope) -> Wire | None:
    """The connection that a request came over."""
    extensions: Any = scope.get("extensions") or {}
    found: Wire | None = extensions.get(EXTENSION)
    return found


def _head(size: int) -> bytes:
    """The beginning of a frame that is a whole text of this size."""
    if size < 126:
        return bytes((WHOLE_TEXT, size))
    if size < 1 << 16:
        return struct.pack("!BBH", WHOLE_TEXT, 126, size)
    return struct.pack("!BBQ", WHOLE_TEXT, 127, size)
