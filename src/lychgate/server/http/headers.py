"""Headers on every answer: nothing but the server's own files runs in its pages, and nothing frames them."""

from __future__ import annotations

from litestar.types import Message, Scope

POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)

HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


async def add_headers(message: Message, scope: Scope) -> None:
    """Put them on every answer, errors too; what the API answers is not to be kept by anybody."""
    if message["type"] == "http.response.start":
        more = [*HEADERS, (b"cache-control", b"no-store")] if scope["path"].startswith("/api/") else HEADERS
        message["headers"] = [*message.get("headers", []), *more]
