"""Bots in their seats: when one is asked, a worker decides and the answer comes after a fixed time.

The time reveals nothing about the choice: an answer that takes longer comes at a whole multiple of it. How bots answer
in windows, where even that would reveal something, is in `windows`.
"""

from __future__ import annotations

import asyncio
from typing import Protocol

import structlog

from lychgate.core.errors import LychgateError
from lychgate.play.lesson.playing import next_of, waits
from lychgate.server.matches.loading import MatchLoader
from lychgate.server.matches.windows import BY_BOT, Windows, stop_clock
from lychgate.server.messages.matches import Accepted
from lychgate.server.operations.lifecycle import Lifecycle
from lychgate.server.storage.identifiers import Identifiers
from lychgate.server.tables.table import Table
from lychgate.server.workers.catalogue import Catalogue
from lychgate.server.workers.pool import WorkerPool
from lychgate.server.workers.questions import USUAL, Question, question
from lychgate.server.workers.tasks import pad_to_multiple, run_in_background

log = structlog.get_logger()

AGAIN_SECONDS = 2.0
WAIT_SECONDS = 10.0  # for a worker; then the bot plays by rule of thumb, so that tables go on while many bots think


class Decide(Protocol):
    """Carries out a decision at a table."""

    async def __call__(
        self, table: Table, seat: int, guest: str | None, prompt: int, client: str, given: int, /
    ) -> Accepted: ...


class BotTurns:
    """Plays for the bots at all tables: a `TurnObserver`. The application sets `decide`."""

    decide: Decide

    def __init__(
        self,
        pool: WorkerPool,
        catalogue: Catalogue,
        ids: Identifiers,
        loader: MatchLoader,
        windows: Windows,
        lifecycle: Lifecycle,
        answer_seconds: float,
    ) -> None:
        self._pool = pool
        self._catalogue = catalogue
        self._ids = ids
        self._loader = loader
        self._windows = windows
        self._lifecycle = lifecycle
        self._answer_seconds = answer_seconds

    def wake(self, table: Table) -> None:
        """Let every bot think that is asked and not thinking yet. Call under the table's lock."""
        running = table.running
        if running is None or self._lifecycle.stopping:
            return
        if running.in_window:
            self._windows.attend(table, running)
            return
        stop_clock(table)
        for seat in running.asked:
            place = table.places[seat]
            if place.bot is None:
                continue
            prompt = running.match.prompt_id(seat)
            if table.thinking.get(seat) == prompt or waits(table.lesson, running.match, seat):
                continue
            table.thinking[seat] = prompt
            bot = self._catalogue.able(table.game.name, place.bot or USUAL)
            scripted = next_of(table.lesson, running.match, seat)
            asked = question(bot, running.match, seat, running.luck(seat, self._ids.bot_seed), scripted)
            run_in_background(self._take_turn(table, seat, prompt, asked))

    def wake_later(self, table: Table) -> None:
        """Load the match again in a while and wake its bots: the others at the table are waiting for them."""
        run_in_background(self._wake_later(table))

    async def _wake_later(self, table: Table) -> None:
        await asyncio.sleep(AGAIN_SECONDS)
        if self._lifecycle.stopping:
            return
        try:
            async with table.lock:
                await self._loader.running(table)
                self.wake(table)
        except LychgateError as error:  # the database has not recovered, which is in the log already
            log.debug("match cannot be read yet", table=table.id, why=error.code)
            if not table.lock.closed:  # else its bots are woken where it is loaded again
                self.wake_later(table)
        except Exception:
            log.exception("match cannot be read", table=table.id)
            self.wake_later(table)

    async def _take_turn(self, table: Table, seat: int, prompt: int, asked: Question) -> None:
        began = asyncio.get_running_loop().time()
        try:
            action = await self._pool.ask(asked, WAIT_SECONDS)
            await pad_to_multiple(began, self._answer_seconds)
            if table.places[seat].bot is not None and not self._lifecycle.stopping:
                await self.decide(table, seat, None, prompt, BY_BOT, action)
        except LychgateError as error:  # somebody took the seat over, or the match is gone
            log.debug("bot's answer not needed", table=table.id, why=error.code)
        except Exception:
            log.exception("bot failed", table=table.id, bot=asked.bot)
            self.wake_later(table)
        finally:
            if table.thinking.get(seat) == prompt:
                del table.thinking[seat]
