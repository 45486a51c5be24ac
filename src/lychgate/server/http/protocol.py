"""uvicorn's HTTP with an end: who takes too long to ask, or to read what is answered, is not waited for.

It is the one made of h11, which bounds a request's headers. How long an answer takes is the server's own affair.
WebSockets have their own way to find out who is gone: `wire`.
"""

from __future__ import annotations

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

SLOW_SECONDS = 15.0  # twice in a row the same request not sent to its end, or nothing read: that was too long


class Visit(H11Protocol):
    """One connection."""

    _look: asyncio.TimerHandle
    _late: Any = False  # which request was being sent when last looked at
    _unread = 0  # bytes that waited to be read

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._look = self.loop.call_later(SLOW_SECONDS, self._look_after)

    def connection_lost(self, exc: Exception | None) -> None:
        self._look.cancel()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._look.cancel()
        super().handle_websocket_upgrade(event)

    def _look_after(self) -> None:
        late = self.cycle if self._is_asking() else False
        unread = self.transport.get_write_buffer_size()
        if (late is not False and late is self._late) or 0 < unread == self._unread:
            self.transport.abort()
            return
        self._late, self._unread = late, unread
        self._look = self.loop.call_later(SLOW_SECONDS, self._look_after)

    def _is_asking(self) -> bool:
        """Is a request being sent? After an answer there is a time to begin with the next one, which is uvicorn's."""
        return self.conn.their_state in (h11.IDLE, h11.SEND_BODY) and self.timeout_keep_alive_task is None
