"""The application: puts the parts together, starts and stops them."""

from __future__ import annotations

import asyncio
import contextlib
import gc
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import structlog
from litestar import Litestar
from litestar.datastructures import State
from sqlalchemy import Engine, delete, insert

from lychgate.core.errors import LychgateError
from lychgate.server import absence, expiry, lobby, playing, schema, storage
from lychgate.server.bots import BotPool
from lychgate.server.catalogue import Catalogue
from lychgate.server.claim import Claim, claim
from lychgate.server.failing import EXCEPTION_HANDLERS
from lychgate.server.gate import check_request
from lychgate.server.guests import GuestBook
from lychgate.server.headers import add_headers
from lychgate.server.house import House, Limits
from lychgate.server.journal import Journal, Write
from lychgate.server.labour import Labour
from lychgate.server.marks import Marker
from lychgate.server.naming import Naming
from lychgate.server.openapi import OPENAPI
from lychgate.server.removal_budget import RemovalBudget
from lychgate.server.routes import boards, games, guests, operations, pictures, play, replays, tables
from lychgate.server.settings import Settings
from lychgate.server.socket import RESTART, table_socket
from lychgate.server.static import browser_table
from lychgate.server.table_quota import TableQuota

log = structlog.get_logger()

Chore = Callable[[House], Coroutine[Any, Any, None]]

MOST_BYTES = 64 * 1024
TIDY_SECONDS = 30.0
CHECKPOINT_SECONDS = 1.0
RECOVERY_SECONDS = 2.0
ANALYSIS = 4  # times as long as a bot may think about a decision, a match may be thought over
GARBAGE = (10_000, 20, 20)  # looked for more rarely than usual: hardly anything here refers to itself in a circle

# A write that needs room and leaves nothing behind.
TRIAL: list[Write] = [
    (insert(schema.guests), {"id": "trial", "token_hash": b"trial", "name": "-" * 65_536, "created": 0.0}),
    (delete(schema.guests).where(schema.guests.c.id == "trial"), {}),
]


def build(settings: Settings, naming: Naming | None = None) -> Litestar:
    """The application with these settings, its database claimed and brought up to date."""
    claimed = claim(settings.database)
    engine = storage.ready(settings.database, settings.sync)
    return Litestar(
        route_handlers=[
            guests.router,
            games.router,
            tables.router,
            play.router,
            replays.router,
            pictures.card_picture,
            boards.board,
            operations.healthz,
            operations.metrics,
            table_socket,
            browser_table,
        ],
        lifespan=[_open_house(settings, engine, naming or Naming(), claimed)],
        before_request=check_request,
        exception_handlers=EXCEPTION_HANDLERS,
        before_send=[add_headers],
        openapi_config=OPENAPI,
        request_max_body_size=MOST_BYTES,
        logging_config=None,
        state=State(),
    )


def _open_house(
    settings: Settings, engine: Engine, naming: Naming, claimed: Claim | None
) -> Callable[[Litestar], contextlib.AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        limits = Limits.of(settings)
        house = House(
            settings=settings,
            engine=engine,
            journal=Journal(
                engine, in_thread=engine.dialect.name != "sqlite" or settings.sync == "full", often=playing.ADD_DECISION
            ),
            naming=naming,
            marker=Marker(engine),
            catalogue=Catalogue(),
            bots=BotPool(settings.bot_workers, settings.bot_patience),
            adviser=BotPool(1, settings.bot_patience),
            analyst=BotPool(1, settings.bot_patience * ANALYSIS, attempts=1),
            limits=limits,
            labour=Labour(limits.reading),
            tables={},
            quota=TableQuota(settings, engine),
            removals=RemovalBudget(settings, naming.now()),
            opened=naming.now(),
        )
        app.state.house, app.state.guest_book, app.state.addresses = house, GuestBook(house), Counter()
        gc.set_threshold(*GARBAGE)
        house.catalogue.prepare()
        often = min(TIDY_SECONDS, settings.unload_seconds or TIDY_SECONDS)
        chores = [
            asyncio.create_task(_regularly(often, tidy_up, house)),
            asyncio.create_task(_regularly(CHECKPOINT_SECONDS, put_in_place, house)),
            asyncio.create_task(_regularly(RECOVERY_SECONDS, try_again, house)),
            asyncio.create_task(_regularly(absence.LOOK_SECONDS, absence.look, house)),
        ]
        log.info("server open", games=len(house.catalogue.games))
        try:
            yield
        finally:
            await _close(house, chores)
            if claimed is not None:
                claimed.release()
            log.info("server closed")

    return lifespan


async def _regularly(seconds: float, chore: Chore, house: House) -> None:
    """Do it again and again. That it fails once, since the disk is full, is no reason to leave off."""
    while True:
        await asyncio.sleep(seconds)
        try:
            await chore(house)
        except LychgateError as error:  # the database's trouble, which is in the log already
            log.debug("chore put off", chore=chore.__name__, why=error.code)
        except Exception:
            log.exception("chore failed", chore=chore.__name__)


async def tidy_up(house: House) -> None:
    house.limits.forget_the_full()
    house.quota.forget(house.now())
    await lobby.tidy_up(house)
    await expiry.expire(house)


async def put_in_place(house: House) -> None:
    """If something was written since the last time, let another thread tidy the database's log."""
    if house.journal.commits != house.put_in_place:
        house.put_in_place = house.journal.commits
        await asyncio.to_thread(storage.checkpoint, house.engine)


async def try_again(house: House) -> None:
    """While the database refuses, find out when it no longer does: perhaps nobody else is writing."""
    if house.journal.health.refuses:
        await house.journal.write(TRIAL)


async def _close(house: House, chores: list[asyncio.Task[None]]) -> None:
    """Stop in order: no new connections, the old ones told to come back, everything written."""
    house.stopping = True
    for chore in chores:
        chore.cancel()
    for table in list(house.tables.values()):
        for listener in list(table.listeners):
            listener.close(RESTART, "restart")
    await house.journal.close()
    for pool in (house.bots, house.adviser, house.analyst):
        await asyncio.to_thread(pool.close)
    house.engine.dispose()
