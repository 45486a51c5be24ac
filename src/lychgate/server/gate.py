"""What every HTTP request passes first: the rate limit of its address, and the check of its origin."""

from __future__ import annotations

from typing import Any

from litestar import Request

from lychgate.server.asking import SAFE_METHODS, address_of, check_origin, house_of


async def check_request(request: Request[Any, Any, Any]) -> None:
    """Let a request in, or refuse it."""
    limits = house_of(request).limits
    (limits.requests if request.url.path.startswith("/api/") else limits.pages).check(address_of(request))
    if request.method not in SAFE_METHODS:
        check_origin(request)
