"""Opens the port before anything else is done, or fails with one sentence that says why."""

from __future__ import annotations

import errno
import socket
from collections.abc import Mapping

from lychgate.core.errors import BadOptions
from lychgate.server.messages.refusals import say
from lychgate.server.operations.settings import Settings

BACKLOG = 2048  # connections that wait to be accepted

REASONS: Mapping[int | None, str] = {errno.EADDRINUSE: "taken", errno.EACCES: "forbidden"}


def listen(settings: Settings) -> list[socket.socket]:
    """Sockets that listen at the host's addresses: a name such as localhost may have several."""
    opened: list[socket.socket] = []
    try:
        found = socket.getaddrinfo(
            settings.host or None, settings.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )
        for family, address in dict.fromkeys((family, address) for family, _, _, _, address in found):
            opened.append(socket.create_server(address, family=family, backlog=BACKLOG))
    except OSError as error:
        for one in opened:
            one.close()
        why = {"why": REASONS.get(error.errno, "other"), "reason": error.strerror or str(error)}
        raise BadOptions(say("cannot-listen", {"host": settings.host, "port": str(settings.port), **why})) from None
    return opened
