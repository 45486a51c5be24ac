"""The server: builds the application, runs its periodic jobs, and starts and stops it under uvicorn."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import threading
import time
import webbrowser
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from urllib.error import URLError
from urllib.request import urlopen

import structlog
import uvicorn
from litestar import Litestar
from litestar.datastructures import State
from sqlalchemy import Engine

from lychgate.core.errors import LychgateError
from lychgate.server.http.documentation import documentation
from lychgate.server.http.errors import EXCEPTION_HANDLERS
from lychgate.server.http.forwarding import Forwarded
from lychgate.server.http.middleware import add_headers, check_request
from lychgate.server.http.openapi import OPENAPI
from lychgate.server.http.protocol import HttpProtocol
from lychgate.server.http.readiness import PROBE
from lychgate.server.http.routes import (
    admin,
    games,
    guests,
    lessons,
    operations,
    play,
    puzzles,
    reminders,
    replays,
    reports,
    table_socket,
    tables,
)
from lychgate.server.http.sockets import SocketRoutes
from lychgate.server.http.static import browser_table
from lychgate.server.matches import presence, time_outs
from lychgate.server.moderation import bans
from lychgate.server.operations import logs
from lychgate.server.operations.metrics import BOT_LONGEST_WAIT
from lychgate.server.operations.settings import Settings
from lychgate.server.processes.descriptors import PASSES_DESCRIPTORS, DescriptorReceiver
from lychgate.server.processes.internal import InternalServer
from lychgate.server.processes.membership import BEAT_SECONDS
from lychgate.server.runtime.expiry import DAY
from lychgate.server.runtime.file_limit import raise_file_limit
from lychgate.server.runtime.joining import Joined, Place, new_server
from lychgate.server.runtime.services import Services
from lychgate.server.socket.connection import MOST_BYTES, Connection
from lychgate.server.socket.frames import RESTART
from lychgate.server.storage import engine as storage
from lychgate.server.storage import uptime
from lychgate.server.storage.file_lock import FileLock, lock_database
from lychgate.server.storage.identifiers import Identifiers
from lychgate.server.storage.measuring import measure_database

log = structlog.get_logger()

GRACE_SECONDS = 5
BROWSER_SECONDS = 30
TIDY_SECONDS = 30.0
CHECKPOINT_SECONDS = 1.0
RECOVERY_SECONDS = 2.0
MEASURE_SECONDS = 10.0
LOADING_SECONDS = 10.0
GC_THRESHOLDS = (10_000, 20, 20)  # collect less often than usual: hardly anything here forms reference cycles


def server(settings: Settings, ids: Identifiers | None = None, place: Place | None = None) -> uvicorn.Server:
    """A server that is ready to run; `place` is its place among the processes of one start."""
    logs.configure(settings)
    raise_file_limit(settings.most_sockets)
    config = uvicorn.Config(
        build(settings, ids, place),
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


def build(settings: Settings, ids: Identifiers | None = None, place: Place | None = None) -> Litestar:
    """The application with these settings, its database locked and migrated."""
    lock = lock_database(settings.database)
    engine = storage.ready(settings.database, settings.sync)
    app = Litestar(
        route_handlers=[
            admin.router,
            guests.router,
            reports.router,
            games.router,
            lessons.router,
            puzzles.router,
            tables.router,
            play.router,
            replays.router,
            reminders.router,
            reminders.ask_first,
            reminders.follow,
            games.card_picture,
            games.board,
            operations.addresses,
            operations.healthz,
            operations.readyz,
            operations.metrics,
            documentation,
            browser_table,
        ],
        lifespan=[_lifespan(settings, engine, ids or Identifiers(), lock, place or (new_server(), 0))],
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
    settings: Settings, engine: Engine, ids: Identifiers, lock: FileLock | None, place: Place
) -> Callable[[Litestar], contextlib.AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        services = Services(settings, engine, ids)
        app.state.services, app.state.components = services, services.components
        joined = _joined(app, services)
        if joined is not None:
            await joined.open(settings.internal_address, place)
        gc.set_threshold(*GC_THRESHOLDS)
        services.catalogue.prepare()
        await services.uptime.start()
        jobs = _start_jobs(services)
        await _until_games_are_loaded(services)
        log.info("server open", games=len(services.catalogue.games))
        try:
            yield
        finally:
            await _close(services, jobs, joined, app.state.sockets)
            if lock is not None:
                lock.release()
            log.info("server closed")

    return lifespan


async def _until_games_are_loaded(services: Services) -> None:
    """Leave the tables to the other processes meanwhile, if there are any; but what is not compiled yet takes long."""
    if services.membership is None or len(await asyncio.to_thread(services.membership.siblings)) < 2:
        return
    deadline = time.monotonic() + LOADING_SECONDS
    while min(services.catalogue.progress.values()) < 1.0 and time.monotonic() < deadline:
        await asyncio.sleep(0.05)


def _joined(app: Litestar, services: Services) -> Joined | None:
    """This process among others, if there may be others."""
    if services.membership is None:
        return None
    sockets: SocketRoutes = app.state.sockets
    internal = InternalServer(services.secret, Forwarded(app).answer, sockets.adopt_stream)
    descriptors = DescriptorReceiver(sockets.adopt_descriptor) if PASSES_DESCRIPTORS else None
    return Joined(services.membership, services.registry, internal, descriptors)


async def _close(
    services: Services, jobs: list[asyncio.Task[None]], joined: Joined | None, sockets: SocketRoutes
) -> None:
    """Stop in order: no new connections, the open ones told to reconnect, everything written."""
    services.lifecycle.stopping = True
    for job in jobs:
        job.cancel()
    with contextlib.suppress(LychgateError):  # a database in trouble
        await services.uptime.beat()
    for table in list(services.tables.values()):
        for connection in list(table.connections):
            connection.close(RESTART, "restart")
    if joined is not None:
        await joined.leave()
        services.internal.close()
        sockets.shut_down()
    await services.database.close()
    for pool in (services.bots, services.adviser, services.analyst, services.scorer):
        await asyncio.to_thread(pool.close)
    services.database.engine.dispose()


# --- periodic jobs


def _start_jobs(services: Services) -> list[asyncio.Task[None]]:
    async def tidy_up() -> None:
        services.limits.drop_full_buckets()
        services.reports.drop_full_buckets()
        services.load_log.flush()
        if services.settings.chat_days is not None:
            services.registry.forget_lines(services.ids.now() - services.settings.chat_days * DAY)
        services.quota.forget(services.ids.now())
        await services.registry.unload(services.settings.unload_seconds)
        if services.membership is not None:
            await asyncio.to_thread(services.membership.bury)
            if not await asyncio.to_thread(services.membership.leads):
                return
        await services.expiry.expire()

    async def checkpoint() -> None:
        await services.database.checkpoint()

    async def probe() -> None:
        """While the database refuses writes, find out when it no longer does: perhaps nobody else is writing."""
        if services.database.health.refuses:
            await services.database.write(PROBE)

    async def measure() -> None:
        """What has to be asked for: the rest is counted where it happens."""
        BOT_LONGEST_WAIT.set(services.bots.longest_wait)
        await asyncio.to_thread(measure_database, services.database)

    async def look_at_bans() -> None:
        """Other processes, and whoever restores a backup, may have changed them."""
        if await asyncio.to_thread(services.bans.read):
            services.closing.disconnect_banned()

    async def look_after_absent() -> None:
        await services.presence.look(services.tables.values())

    async def remind() -> None:
        leads = services.membership.leads if services.membership is not None else lambda: True
        await services.reminders.look(services.tables.values(), leads=leads)

    async def look_at_clocks() -> None:
        await services.time_outs.look(services.tables.values())

    jobs = []
    if services.membership is not None:
        jobs.append(asyncio.create_task(_repeat(BEAT_SECONDS, services.membership.beat)))
    often = min(TIDY_SECONDS, services.settings.unload_seconds or TIDY_SECONDS)
    return [
        *jobs,
        asyncio.create_task(_repeat(often, tidy_up)),
        asyncio.create_task(_repeat(CHECKPOINT_SECONDS, checkpoint)),
        asyncio.create_task(_repeat(RECOVERY_SECONDS, probe)),
        asyncio.create_task(services.lag.watch()),
        asyncio.create_task(_repeat(MEASURE_SECONDS, measure)),
        asyncio.create_task(_repeat(presence.LOOK_SECONDS, look_after_absent)),
        asyncio.create_task(_repeat(time_outs.LOOK_SECONDS, look_at_clocks)),
        asyncio.create_task(_repeat(time_outs.FETCH_SECONDS, services.time_outs.fetch)),
        asyncio.create_task(_repeat(bans.LOOK_SECONDS, look_at_bans)),
        asyncio.create_task(_repeat(services.reminders.look_seconds, remind)),
        asyncio.create_task(_repeat(uptime.BEAT_SECONDS, services.uptime.beat)),
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
