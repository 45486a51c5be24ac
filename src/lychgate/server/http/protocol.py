"""uvicorn's HTTP protocol with timeouts: clients that send a request or read its answer too slowly are disconnected.

It is the h11 implementation, which bounds a request's headers. The time that the server itself takes does not count.
WebSockets have their own keepalive: `socket.connection`.
"""

from __future__ import annotations

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

CHECK_SECONDS = 15.0  # the same request incomplete, or nothing read, at two checks in a row: disconnected


class HttpProtocol(H11Protocol):
    """One connection."""

    _timer: asyncio.TimerHandle
    _incomplete: Any = False  # the request that was being sent at the last check
    _unread = 0  # bytes that the client had not read at the last check

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._timer = self.loop.call_later(CHECK_SECONDS, self._check)

    def connection_lost(self, exc: Exception | None) -> None:
        self._timer.cancel()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._timer.cancel()
        super().handle_websocket_upgrade(event)

    def _check(self) -> None:
        incomplete = self.cycle if self._is_sending() else False
        unread = self.transport.get_write_buffer_size()
        if (incomplete is not False and incomplete is self._incomplete) or 0 < unread == self._unread:
            self.transport.abort()
            return
        self._incomplete, self._unread = incomplete, unread
        self._timer = self.loop.call_later(CHECK_SECONDS, self._check)

    def _is_sending(self) -> bool:
        """Is a request being sent? Between two requests uvicorn's own keep-alive timeout applies."""
        return self.conn.their_state in (h11.IDLE, h11.SEND_BODY) and self.timeout_keep_alive_task is None
