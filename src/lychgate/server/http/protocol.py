"""uvicorn's HTTP protocol with timeouts: clients that send a request or read its answer too slowly are disconnected.

It is the h11 implementation, which bounds a request's headers. The time that the server itself takes does not count.
A connection that becomes a WebSocket is handed over (`socket.connection`), which has its own keepalive.
"""

from __future__ import annotations

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from lychgate.server.socket import handshake
from lychgate.server.socket.connection import Connection

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
        """Hand the connection over to the sockets of the application, or refuse the request."""
        self._timer.cancel()
        self.connections.discard(self)
        try:
            key = handshake.accept_key(event.method, event.http_version, self.headers)
        except handshake.BadUpgrade as bad:
            self.transport.write(handshake.refused(bad.status, bad.reason))
            self.transport.close()
            return
        connection = Connection(key, self.connections)
        connection.connection_made(self.transport)
        self.transport.set_protocol(connection)
        connection.data_received(self.conn.trailing_data[0])
        app: Any = self.config.app
        task = self.loop.create_task(app.state.sockets.serve(self.scope, connection))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

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
