"""uvicorn's WebSocket with a shorter way for what a table does all the time: short texts in, whole texts out.

A message is written as one frame at once, without a task in between; only a reader who is behind has to
be waited for. Handshake, pings, closing and everything unusual are uvicorn's own.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable
from typing import Any

from litestar.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION = "lychgate.wire"
READ_AHEAD = 8  # messages of one client that may wait to be heard, before no more are read

WHOLE_TEXT = 0x81  # the first byte of a frame that is a whole text


class Wire(WebSocketsSansIOProtocol):
    """One connection."""

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

    def keepalive_timeout(self) -> None:
        """Who has not answered for so long does not read a goodbye either."""
        super().keepalive_timeout()
        self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """Hand a message on. Reading stops only when several wait; to stop after each costs as much as reading."""
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
