"""For whoever runs the server: is it well, and numbers for Prometheus."""

from __future__ import annotations

import hmac
from typing import Any, Literal

from litestar import Request, Response, get
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from lychgate.server.http.identity import Asking, house_of
from lychgate.server.messages.refusals import Refused
from lychgate.server.messages.tables import Health
from lychgate.server.storage.health import in_words

LOOPBACK = {"127.0.0.1", "::1"}


@get("/healthz", summary="Is the server well?", tags=["operations"])
async def healthz(request: Request[Any, Any, Any]) -> Response[Health]:
    house = house_of(request)
    games = {name: round(progress, 2) for name, progress in house.catalogue.progress.items()}
    bots = {name: name in house.catalogue.searched for name in games}
    trouble = house.journal.health.trouble
    status: Literal["ok", "failing", "stopping"] = "stopping" if house.stopping else "failing" if trouble else "ok"
    sentence = in_words(trouble) if trouble else None
    found = Health(status, games, bots, trouble or "ok", sentence)
    return Response(found, status_code=200 if status == "ok" else 503)


@get("/metrics", summary="Numbers for Prometheus", tags=["operations"], media_type="text/plain")
async def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    if not _may_measure(request, house_of(request).settings.metrics_token):
        raise Refused("not-found")
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


def _may_measure(connection: Asking, token: str | None) -> bool:
    """With the token of the settings; without one, only for the machine itself, not through a proxy."""
    if token is not None:
        given = connection.headers.get("authorization", "")
        return hmac.compare_digest(given.encode(), f"Bearer {token}".encode())
    forwarded = "x-forwarded-for" in connection.headers or "forwarded" in connection.headers
    return not forwarded and connection.client is not None and connection.client.host in LOOPBACK
