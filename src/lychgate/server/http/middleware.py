"""What every request and every response passes: rate limits, the check of the origin, security headers."""

from __future__ import annotations

from litestar.types import Message, Scope

from lychgate.server.http.identity import SAFE_METHODS, address_of, check_origin, count_request
from lychgate.server.http.parameters import AnyRequest, component
from lychgate.server.limits.budgets import RateLimits

# Nothing but the server's own files runs in its pages, WebAssembly among them, and nothing frames them.
POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)

HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


async def check_request(request: AnyRequest) -> None:
    """Let a request in, or refuse it."""
    if request.url.path.startswith("/api/"):
        count_request(request)
    else:
        component(request, RateLimits).pages.check(address_of(request))
    if request.method not in SAFE_METHODS:
        check_origin(request)


async def add_headers(message: Message, scope: Scope) -> None:
    """Add the headers to every response, errors too; answers of the API are not to be cached unless they say so."""
    if message["type"] == "http.response.start":
        own = list(message.get("headers", []))
        fleeting = scope["path"].startswith("/api/") and not any(name.lower() == b"cache-control" for name, _ in own)
        message["headers"] = [*own, *HEADERS, *([(b"cache-control", b"no-store")] if fleeting else [])]
