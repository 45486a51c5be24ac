"""For whoever runs the server: its health, and metrics for Prometheus."""

from __future__ import annotations

import hmac
from typing import Literal

from litestar import Response, get
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from lychgate.server.http.forwarding import of_all_processes
from lychgate.server.http.parameters import AnyConnection, AnyRequest, component
from lychgate.server.http.readiness import Readiness
from lychgate.server.messages.refusals import Refused, say
from lychgate.server.messages.tables import Addresses, Health, Ready
from lychgate.server.operations.addresses import in_network
from lychgate.server.operations.lifecycle import Lifecycle
from lychgate.server.operations.settings import Settings
from lychgate.server.storage.database import Database
from lychgate.server.workers.catalogue import Catalogue

LOOPBACK = {"127.0.0.1", "::1"}


@get("/healthz", summary="Is the server well?", tags=["operations"])
async def healthz(request: AnyRequest) -> Response[Health]:
    catalogue, stopping = component(request, Catalogue), component(request, Lifecycle).stopping
    games = {name: round(progress, 2) for name, progress in catalogue.progress.items()}
    bots = {name: name in catalogue.searched for name in games}
    trouble = component(request, Database).health.trouble
    status: Literal["ok", "failing", "stopping"] = "stopping" if stopping else "failing" if trouble else "ok"
    sentence = say("database-trouble", {"why": trouble}) if trouble else None
    found = Health(status, games, bots, trouble or "ok", sentence)
    return Response(found, status_code=200 if status == "ok" else 503)


@get("/readyz", summary="Can the server do its work now?", tags=["operations"])
async def readyz(request: AnyRequest) -> Response[Ready]:
    found = await component(request, Readiness).find()
    return Response(found, status_code=200 if found.ready else 503)


@get("/metrics", summary="Numbers for Prometheus", tags=["operations"], media_type="text/plain")
async def metrics(request: AnyRequest) -> Response[bytes]:
    if not _may_measure(request, component(request, Settings).metrics_token):
        raise Refused("not-found")
    return Response(await of_all_processes(request, generate_latest()), media_type=CONTENT_TYPE_LATEST)


@get("/api/addresses", summary="Where others in the network find this server", tags=["operations"])
async def addresses(request: AnyRequest) -> Addresses:
    """Told to the machine itself alone: whoever comes from elsewhere has found the way."""
    settings = component(request, Settings)
    return Addresses(in_network(settings.host, settings.port) if _is_local(request) else [])


def _may_measure(connection: AnyConnection, token: str | None) -> bool:
    """With the token of the settings; without one, only from the machine itself and not through a proxy."""
    if token is not None:
        given = connection.headers.get("authorization", "")
        return hmac.compare_digest(given.encode(), f"Bearer {token}".encode())
    return _is_local(connection)


def _is_local(connection: AnyConnection) -> bool:
    """Does it come from the machine itself, and not through a proxy?"""
    forwarded = "x-forwarded-for" in connection.headers or "forwarded" in connection.headers
    return not forwarded and connection.client is not None and connection.client.host in LOOPBACK
