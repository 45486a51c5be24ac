"""Opens the port before anything else is done, or fails with one sentence that says why."""

from __future__ import annotations

import errno
import socket
from collections.abc import Callable, Mapping
from typing import Any

from lychgate.core.errors import BadOptions
from lychgate.server.messages.refusals import say
from lychgate.server.operations.settings import Settings

BACKLOG = 2048  # connections that wait to be accepted

REASONS: Mapping[int | None, str] = {errno.EADDRINUSE: "taken", errno.EACCES: "forbidden"}


def listen(settings: Settings) -> list[socket.socket]:
    """Sockets that listen at the host's addresses: a name such as localhost may have several."""

    def listening(address: Any, family: int) -> socket.socket:
        return socket.create_server(address, family=family, backlog=BACKLOG)

    return _opened(settings, listening)


def reserve(settings: Settings, *, first: bool = True) -> list[socket.socket]:
    """Sockets at the host's addresses that share the port, and do not listen yet.

    The first reserves a port that is free. Those of other processes listen when there is somebody to accept.
    """

    def bound(address: Any, family: int) -> socket.socket:
        if first:
            with socket.create_server(address, family=family) as tried:  # nobody shares it yet
                address = tried.getsockname()
        found = socket.socket(family)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        found.bind(address)
        return found

    return _opened(settings, bound)


def _opened(settings: Settings, at: Callable[[Any, int], socket.socket]) -> list[socket.socket]:
    opened: list[socket.socket] = []
    try:
        found = socket.getaddrinfo(
            settings.host or None, settings.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )
        for family, address in dict.fromkeys((family, address) for family, _, _, _, address in found):
            opened.append(at(address, family))
    except OSError as error:
        for one in opened:
            one.close()
        why = {"why": REASONS.get(error.errno, "other"), "reason": error.strerror or str(error)}
        raise BadOptions(say("cannot-listen", {"host": settings.host, "port": str(settings.port), **why})) from None
    return opened
