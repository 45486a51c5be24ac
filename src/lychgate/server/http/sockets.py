"""WebSockets by their paths. The framework's own cost more than a decision, so they are served beside it.

The HTTP protocol hands an upgraded connection over (`protocol`). Who sent the request is found as for any other:
forwarded addresses by uvicorn's middleware, headers and cookies by the framework's connection.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any

import structlog
from litestar import Litestar
from litestar.connection import ASGIConnection
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from lychgate.server.http.parameters import AnyConnection
from lychgate.server.socket.connection import Connection, Disconnected
from lychgate.server.socket.frames import FAULT

log = structlog.get_logger()

Conversation = Callable[[AnyConnection, Connection, str], Awaitable[None]]  # request, connection, part of the path

CONNECTION = "lychgate.connection"  # the key of a connection in its scope


class SocketRoutes:
    """Finds the conversation that a path stands for, and holds it until the connection ends."""

    def __init__(self, app: Litestar, proxies: str, routes: dict[str, Conversation]) -> None:
        """`routes` are by patterns of paths with one group each."""
        self._app = app
        self._routes = {re.compile(path): conversation for path, conversation in routes.items()}
        self._behind_proxies = ProxyHeadersMiddleware(self._converse, trusted_hosts=proxies)

    async def serve(self, scope: Any, connection: Connection) -> None:
        """Serve a connection; `scope` is that of the HTTP request that it began with."""
        nothing: Any = None  # messages do not go through ASGI
        handed_on: Any = {**scope, CONNECTION: connection}
        try:
            await self._behind_proxies(handed_on, nothing, nothing)
        except Disconnected:
            pass
        except Exception:
            log.exception("fault", path=scope["path"])
            connection.close(FAULT, "fault")

    async def _converse(self, scope: Any, receive: Any, send: Any) -> None:
        connection: Connection = scope[CONNECTION]
        scope["litestar_app"] = self._app
        for path, conversation in self._routes.items():
            if found := path.fullmatch(scope["path"]):
                request: AnyConnection = ASGIConnection(scope)
                await conversation(request, connection, found[1])
                return
        connection.refuse(404, "There is no WebSocket at this path.")
