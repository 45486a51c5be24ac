"""What every HTTP request passes first: the rate limits of who asks, and the check of its origin."""

from __future__ import annotations

from typing import Any

from litestar import Request

from lychgate.server.http.identity import SAFE_METHODS, address_of, check_origin, count_request, house_of


async def check_request(request: Request[Any, Any, Any]) -> None:
    """Let a request in, or refuse it."""
    if request.url.path.startswith("/api/"):
        count_request(request)
    else:
        house_of(request).limits.pages.check(address_of(request))
    if request.method not in SAFE_METHODS:
        check_origin(request)
