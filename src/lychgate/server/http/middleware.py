"""What every request and every response passes: rate limits, the check of the origin, security headers."""

from __future__ import annotations

from litestar import Response
from litestar.types import Message, Scope

from lychgate.server.http.forwarding import SAFE_METHODS, answered_elsewhere
from lychgate.server.http.identity import check_banned, check_origin, count
from lychgate.server.http.parameters import ANY_ORIGIN, AnyRequest
from lychgate.server.http.policy import policy
from lychgate.server.processes.carried import FORWARDED

# Who is banned still reads about the games, and may be an admin, who lifts the ban.
OPEN_TO_ALL = ("/api/admin/", "/api/games")

HEADERS = [
    (b"content-security-policy", policy().encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


async def check_request(request: AnyRequest) -> Response[bytes] | None:
    """Let a request in, or refuse it; if another process has to answer it, that answer."""
    if FORWARDED not in request.scope:
        _check(request)
    return await answered_elsewhere(request)


def _check(request: AnyRequest) -> None:
    count(request)
    path = request.url.path
    if path.startswith("/api/") and not path.startswith(OPEN_TO_ALL):
        check_banned(request, None)
    if request.method not in SAFE_METHODS and not request.route_handler.opt.get(ANY_ORIGIN):
        check_origin(request)


async def add_headers(message: Message, scope: Scope) -> None:
    """Add the headers to every response, errors too; answers of the API are not to be cached unless they say so.

    A page of the documentation has a policy already."""
    if message["type"] == "http.response.start":
        own = list(message.get("headers", []))
        given = {name.lower() for name, _ in own}
        added = [*HEADERS, (b"cache-control", b"no-store")] if scope["path"].startswith("/api/") else HEADERS
        message["headers"] = [*own, *((name, value) for name, value in added if name not in given)]
