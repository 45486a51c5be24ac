"""WebSockets by their paths. The framework's own cost more than a decision, so they are served beside it.

The HTTP protocol hands an upgraded connection over (`protocol`). Who sent the request is found as for any other:
forwarded addresses by uvicorn's middleware, headers and cookies by the framework's connection.
"""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, cast

import structlog
from litestar import Litestar
from litestar.connection import ASGIConnection
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from lychgate.core.errors import LychgateError
from lychgate.server.http.forwarding import is_elsewhere, passed_on
from lychgate.server.http.identity import count_request
from lychgate.server.http.parameters import AnyConnection
from lychgate.server.processes.carried import Socket
from lychgate.server.processes.internal import GO
from lychgate.server.socket.connection import Connection, Disconnected

log = structlog.get_logger()

Conversation = Callable[[AnyConnection, Connection, str], Awaitable[None]]  # request, connection, part of the path

CONNECTION = "lychgate.connection"  # the key of a connection in its scope
PASSED = "lychgate.passed"  # and of how often it was passed on from one process to another


class SocketRoutes:
    """Finds the conversation that a path stands for, and holds it until the connection ends."""

    def __init__(self, app: Litestar, proxies: str, routes: dict[str, Conversation]) -> None:
        """`routes` are by patterns of paths with one group each."""
        self._app = app
        self._routes = {re.compile(path): conversation for path, conversation in routes.items()}
        self._behind_proxies = ProxyHeadersMiddleware(self._converse, trusted_hosts=proxies)
        self._adopted: set[Any] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    async def serve(self, scope: Any, connection: Connection) -> None:
        """Serve a connection; `scope` is that of the HTTP request that it began with."""
        await self._serve({**scope, CONNECTION: connection, PASSED: 0}, connection, self._behind_proxies)

    def adopt_stream(self, carried: Socket, stream: asyncio.StreamWriter) -> None:
        """Go on with a connection over a stream that leads to the client through another process."""
        transport = cast(asyncio.Transport, stream.transport)
        connection = Connection(carried.key, self._adopted, carried.data)
        connection.stream = stream
        connection.connection_made(transport)
        transport.set_protocol(connection)
        transport.write(GO)
        self._begin(self._serve(_scope(carried, connection), connection, self._converse))

    def adopt_descriptor(self, carried: Socket, given: socket.socket) -> None:
        """The same with the client's own connection, from a process of this machine."""
        given.setblocking(False)
        self._begin(self._take(carried, given))

    async def _take(self, carried: Socket, given: socket.socket) -> None:
        connection = Connection(carried.key, self._adopted, carried.data)
        try:
            await asyncio.get_running_loop().connect_accepted_socket(lambda: connection, given)
        except OSError:  # the client has gone meanwhile
            given.close()
            return
        await self._serve(_scope(carried, connection), connection, self._converse)

    def shut_down(self) -> None:
        """End the connections that were taken over."""
        for connection in list(self._adopted):
            connection.shutdown()

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _serve(self, scope: Any, connection: Connection, converse: Any) -> None:
        nothing: Any = None  # messages do not go through ASGI
        try:
            await converse(scope, nothing, nothing)
        except Disconnected:
            pass
        except Exception:
            log.exception("fault", path=scope["path"])
            connection.fail()

    async def _converse(self, scope: Any, receive: Any, send: Any) -> None:
        connection: Connection = scope[CONNECTION]
        scope["litestar_app"] = self._app
        for path, conversation in self._routes.items():
            if found := path.fullmatch(scope["path"]):
                request: AnyConnection = ASGIConnection(scope)
                if await self._is_passed_on(request, connection, found[1]):
                    return
                if connection.closed.done():  # while it was found out whose it is
                    raise Disconnected
                await conversation(request, connection, found[1])
                return
        connection.refuse(404, "There is no WebSocket at this path.")

    async def _is_passed_on(self, request: AnyConnection, connection: Connection, table_id: str) -> bool:
        """Is it another process's? What is refused on the way there, the conversation refuses again in its own way."""
        passed = request.scope[PASSED]  # type: ignore[literal-required]
        if not is_elsewhere(request, table_id):
            return False
        try:
            if not passed:
                count_request(request)
            return await passed_on(request, connection, table_id, passed)
        except LychgateError:
            return False


def _scope(carried: Socket, connection: Connection) -> dict[str, Any]:
    return carried.request.scope() | {CONNECTION: connection, PASSED: carried.passed}
