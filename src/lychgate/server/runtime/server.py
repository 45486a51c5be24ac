"""The server: builds the application, runs its periodic jobs, and starts and stops it under uvicorn."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import threading
import webbrowser
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from urllib.error import URLError
from urllib.request import urlopen

import structlog
import uvicorn
from litestar import Litestar
from litestar.datastructures import State
from sqlalchemy import Engine, delete, insert

from lychgate.core.errors import LychgateError
from lychgate.server.http.documentation import documentation
from lychgate.server.http.errors import EXCEPTION_HANDLERS
from lychgate.server.http.middleware import add_headers, check_request
from lychgate.server.http.openapi import OPENAPI
from lychgate.server.http.protocol import HttpProtocol
from lychgate.server.http.routes import games, guests, lessons, operations, play, puzzles, replays, table_socket, tables
from lychgate.server.http.sockets import SocketRoutes
from lychgate.server.http.static import browser_table
from lychgate.server.matches import presence
from lychgate.server.operations import logs
from lychgate.server.operations.settings import Settings
from lychgate.server.runtime.services import Services
from lychgate.server.socket.connection import MOST_BYTES, Connection
from lychgate.server.socket.frames import RESTART
from lychgate.server.storage import engine as storage
from lychgate.server.storage import schema
from lychgate.server.storage.file_lock import FileLock, lock_database
from lychgate.server.storage.identifiers import Identifiers
from lychgate.server.storage.schema import Write

log = structlog.get_logger()

GRACE_SECONDS = 5
BROWSER_SECONDS = 30
TIDY_SECONDS = 30.0
CHECKPOINT_SECONDS = 1.0
RECOVERY_SECONDS = 2.0
GC_THRESHOLDS = (10_000, 20, 20)  # collect less often than usual: hardly anything here forms reference cycles

# A write that needs disk space and leaves nothing behind.
PROBE: list[Write] = [
    (insert(schema.guests), {"id": "trial", "token_hash": b"trial", "name": "-" * 65_536, "created": 0.0}),
    (delete(schema.guests).where(schema.guests.c.id == "trial"), {}),
]


def server(settings: Settings, ids: Identifiers | None = None) -> uvicorn.Server:
    """A server that is ready to run."""
    logs.configure(settings)
    config = uvicorn.Config(
        build(settings, ids),
        host=settings.host,
        port=settings.port,
        http=HttpProtocol,
        ws=Connection,  # which `HttpProtocol` makes
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        access_log=False,
        log_config=None,  # uvicorn's messages go into the server's own log
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )
    return uvicorn.Server(config)


def build(settings: Settings, ids: Identifiers | None = None) -> Litestar:
    """The application with these settings, its database locked and migrated."""
    lock = lock_database(settings.database)
    engine = storage.ready(settings.database, settings.sync)
    app = Litestar(
        route_handlers=[
            guests.router,
            games.router,
            lessons.router,
            puzzles.router,
            tables.router,
            play.router,
            replays.router,
            games.card_picture,
            games.board,
            operations.addresses,
            operations.healthz,
            operations.metrics,
            documentation,
            browser_table,
        ],
        lifespan=[_lifespan(settings, engine, ids or Identifiers(), lock)],
        before_request=check_request,
        exception_handlers=EXCEPTION_HANDLERS,
        before_send=[add_headers],
        openapi_config=OPENAPI,
        request_max_body_size=MOST_BYTES,
        logging_config=None,
        state=State(),
    )
    app.state.sockets = SocketRoutes(app, settings.proxies, {table_socket.PATH: table_socket.table_socket})
    return app


def _lifespan(
    settings: Settings, engine: Engine, ids: Identifiers, lock: FileLock | None
) -> Callable[[Litestar], contextlib.AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        services = Services(settings, engine, ids)
        app.state.services, app.state.components = services, services.components
        gc.set_threshold(*GC_THRESHOLDS)
        services.catalogue.prepare()
        jobs = _start_jobs(services)
        log.info("server open", games=len(services.catalogue.games))
        try:
            yield
        finally:
            await _close(services, jobs)
            if lock is not None:
                lock.release()
            log.info("server closed")

    return lifespan


async def _close(services: Services, jobs: list[asyncio.Task[None]]) -> None:
    """Stop in order: no new connections, the open ones told to reconnect, everything written."""
    services.lifecycle.stopping = True
    for job in jobs:
        job.cancel()
    for table in list(services.tables.values()):
        for connection in list(table.connections):
            connection.close(RESTART, "restart")
    await services.database.close()
    for pool in (services.bots, services.adviser, services.analyst, services.scorer):
        await asyncio.to_thread(pool.close)
    services.database.engine.dispose()


# --- periodic jobs


def _start_jobs(services: Services) -> list[asyncio.Task[None]]:
    async def tidy_up() -> None:
        services.limits.drop_full_buckets()
        services.quota.forget(services.ids.now())
        await services.registry.unload(services.settings.unload_seconds)
        await services.expiry.expire()

    async def checkpoint() -> None:
        await services.database.checkpoint()

    async def probe() -> None:
        """While the database refuses writes, find out when it no longer does: perhaps nobody else is writing."""
        if services.database.health.refuses:
            await services.database.write(PROBE)

    async def look_after_absent() -> None:
        await services.presence.look(services.tables.values())

    often = min(TIDY_SECONDS, services.settings.unload_seconds or TIDY_SECONDS)
    return [
        asyncio.create_task(_repeat(often, tidy_up)),
        asyncio.create_task(_repeat(CHECKPOINT_SECONDS, checkpoint)),
        asyncio.create_task(_repeat(RECOVERY_SECONDS, probe)),
        asyncio.create_task(_repeat(presence.LOOK_SECONDS, look_after_absent)),
    ]


async def _repeat(seconds: float, job: Callable[[], Awaitable[None]]) -> None:
    """Run a job periodically. A failure, on a full disk for example, does not end it."""
    while True:
        await asyncio.sleep(seconds)
        try:
            await job()
        except LychgateError as error:  # the database's trouble, which is in the log already
            log.debug("job postponed", job=getattr(job, "__name__", ""), why=error.code)
        except Exception:
            log.exception("job failed", job=getattr(job, "__name__", ""))


# --- the browser


def open_browser(port: int) -> None:
    """Open the table in a browser, as soon as the server answers."""
    threading.Thread(target=_open_when_up, args=(port,), daemon=True).start()


def _open_when_up(port: int) -> None:
    wait = threading.Event()
    for _ in range(10 * BROWSER_SECONDS):
        try:
            with urlopen(f"http://127.0.0.1:{port}/healthz", timeout=1):
                webbrowser.open(f"http://127.0.0.1:{port}/")
                return
        except (URLError, OSError):
            wait.wait(0.1)
