"""Windows at a table: all are asked at once, and the time of an answer reveals nothing about a hand.

Bots, and players with a standing wish to pass, answer together at one fixed moment after the window has opened,
whatever they hold and however long they thought. People have as long as the table gives them; then the game's own
"no answer" counts.
"""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from typing import Protocol

import structlog

from lychgate.core.errors import LychgateError
from lychgate.play.lesson.playing import next_of, waits
from lychgate.server.messages.matches import Accepted
from lychgate.server.operations.lifecycle import Lifecycle
from lychgate.server.operations.metrics import BOT_HURRIED
from lychgate.server.storage.identifiers import Identifiers
from lychgate.server.tables.seats import WindowClock
from lychgate.server.tables.table import Table
from lychgate.server.telling.running_match import RunningMatch
from lychgate.server.workers.catalogue import Catalogue
from lychgate.server.workers.pool import WorkerPool
from lychgate.server.workers.questions import USUAL, Question, question
from lychgate.server.workers.tasks import run_in_background

log = structlog.get_logger()

BY_BOT, BY_WISH, BY_CLOCK = "bot", "wish", "clock"  # in the log, in place of a client's id


class Decide(Protocol):
    """Carries out a decision at a table."""

    async def __call__(
        self, table: Table, seat: int, guest: str | None, prompt: int, client: str, given: int, /
    ) -> Accepted: ...


class Windows:
    """Lets bots, wishes and the clock answer in windows. The application sets `decide`."""

    decide: Decide

    def __init__(
        self, pool: WorkerPool, catalogue: Catalogue, ids: Identifiers, lifecycle: Lifecycle, answer_seconds: float
    ) -> None:
        self._pool = pool
        self._catalogue = catalogue
        self._ids = ids
        self._lifecycle = lifecycle
        self._answer_seconds = answer_seconds

    def attend(self, table: Table, running: RunningMatch) -> None:
        """Start the answers of bots and wishes, and the clock of the others. Call under the table's lock."""
        prompts: dict[int, int] = {}
        questions: dict[int, Question] = {}
        for seat in sorted(running.asked):
            prompt = running.match.prompt_id(seat)
            by_bot = table.places[seat].bot is not None
            # Everybody may pass or wish to: a seat that may only pass has wished to.
            if table.thinking.get(seat) == prompt or not (by_bot or running.has_one_choice(seat)):
                continue
            if by_bot and waits(table.lesson, running.match, seat):
                continue
            table.thinking[seat] = prompts[seat] = prompt
            if by_bot:
                bot = self._catalogue.able(table.game.name, table.places[seat].bot or USUAL)
                scripted = next_of(table.lesson, running.match, seat)
                questions[seat] = question(bot, running.match, seat, running.luck(seat, self._ids.bot_seed), scripted)
        if prompts:
            run_in_background(self._answer_together(table, prompts, questions))
        self._start_clock(table, running)

    def close(self, table: Table) -> None:
        """Pass for all who have not answered in the open window."""
        running = table.running
        if running is not None:
            prompts = {seat: running.match.prompt_id(seat) for seat in sorted(running.asked)}
            run_in_background(self._pass_for_the_rest(table, prompts))

    # --- bots and wishes

    async def _answer_together(self, table: Table, prompts: dict[int, int], questions: dict[int, Question]) -> None:
        loop = asyncio.get_running_loop()
        thoughts = {seat: loop.create_task(self._pool.ask(asked)) for seat, asked in questions.items()}
        await asyncio.sleep(self._answer_seconds)
        actions = {seat: decided(thought, questions[seat]) for seat, thought in thoughts.items()}
        for seat, prompt in prompts.items():
            if seat not in actions:
                await self._answer(table, seat, prompt, BY_WISH, None)
            elif table.places[seat].bot is not None:
                await self._answer(table, seat, prompt, BY_BOT, actions[seat])
            if table.thinking.get(seat) == prompt:
                del table.thinking[seat]

    async def _answer(self, table: Table, seat: int, prompt: int, why: str, action: int | None) -> None:
        """Decide for a seat; without an action what counts as no answer, if the seat is still asked in a window."""
        running = table.running
        if running is not None and running.open_prompt(seat) != prompt:
            return  # it was answered
        if action is None and running is not None:
            action = running.no_answer(seat)
        if action is None or self._lifecycle.stopping:
            return
        try:
            await self.decide(table, seat, table.player_of(seat), prompt, why, action)
        except LychgateError as error:  # it was answered, or somebody took the seat over, or the match is gone
            log.debug("answer not needed", table=table.id, why=error.code)
        except Exception:
            log.exception("answer failed", table=table.id, by=why)

    # --- the clock

    def _start_clock(self, table: Table, running: RunningMatch) -> None:
        """Start the clock of a window that has just opened."""
        clock = table.window_clock
        if clock is not None and (clock.match, clock.moment) == (running.id, running.moment):
            return
        stop_clock(table)
        if table.countdown is not None:
            left = running.since + table.countdown - time.monotonic()
            timer = asyncio.get_running_loop().call_later(max(0.0, left), self._run_out, table)
            table.window_clock = WindowClock(running.id, running.moment, timer)

    def _run_out(self, table: Table) -> None:
        clock, running = table.window_clock, table.running
        table.window_clock = None
        if clock is not None and running is not None and (clock.match, clock.moment) == (running.id, running.moment):
            self.close(table)

    async def _pass_for_the_rest(self, table: Table, prompts: dict[int, int]) -> None:
        for seat, prompt in prompts.items():
            await self._answer(table, seat, prompt, BY_CLOCK, None)


def stop_clock(table: Table) -> None:
    """No window is open any more."""
    if table.window_clock is not None:
        table.window_clock.timer.cancel()
        table.window_clock = None


def decided(thought: asyncio.Task[int], asked: Question) -> int | None:
    """A bot's action; by rule of thumb if it is not done in time, none if it failed."""
    try:
        if thought.done():
            return thought.result()
        thought.cancel()
        BOT_HURRIED.inc()
        return replace(asked, bot=USUAL).answer()
    except Exception:
        log.exception("bot failed", bot=asked.bot)
        return None
