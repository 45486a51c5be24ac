"""Windows at a table: all are asked at once, and the time of an answer reveals nothing about a hand.

Bots, and players with a standing wish to pass, answer together at one fixed moment after the window has opened,
whatever they hold and however long they thought. People have as long as the table gives them; then the game's own
"no answer" counts. What is answered at one moment is one change: who answers by wish or is late hears of it once,
whether others do so too or had answered before.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from typing import Protocol

import structlog

from lychgate.core.errors import LychgateError
from lychgate.play.lesson.playing import next_of, waits
from lychgate.server.operations.lifecycle import Lifecycle
from lychgate.server.operations.metrics import BOT_HURRIED
from lychgate.server.storage.identifiers import Identifiers
from lychgate.server.tables.seats import SeatAnswer, WindowClock
from lychgate.server.tables.table import Table
from lychgate.server.telling.running_match import RunningMatch
from lychgate.server.workers.catalogue import Catalogue
from lychgate.server.workers.pool import WorkerPool
from lychgate.server.workers.questions import USUAL, Question, question
from lychgate.server.workers.tasks import run_in_background

log = structlog.get_logger()

BY_BOT, BY_WISH, BY_CLOCK = " bot", " wish", " clock"  # in the log, in place of a client's id


class DecideTogether(Protocol):
    """Carries out the answers that are due at a table, as one change."""

    async def __call__(self, table: Table, due: Callable[[RunningMatch], Sequence[SeatAnswer]], /) -> None: ...


class Windows:
    """Lets bots, wishes and the clock answer in windows. The application sets `decide_together`."""

    decide_together: DecideTogether

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

    def close(self, table: Table, seats: Collection[int] | None = None) -> None:
        """Pass for all who have not answered in the open window; or for those of them in these seats."""
        running = table.running
        if running is not None:
            late = running.asked if seats is None else running.asked.intersection(seats)
            prompts = {seat: running.match.prompt_id(seat) for seat in sorted(late)}
            run_in_background(self._decide(table, prompts, BY_CLOCK, {}))

    # --- bots and wishes

    async def _answer_together(self, table: Table, prompts: dict[int, int], questions: dict[int, Question]) -> None:
        loop = asyncio.get_running_loop()
        thoughts = {seat: loop.create_task(self._pool.ask(asked)) for seat, asked in questions.items()}
        await asyncio.sleep(self._answer_seconds)
        actions = {seat: decided(thought, questions[seat]) for seat, thought in thoughts.items()}
        for seat, prompt in prompts.items():
            if table.thinking.get(seat) == prompt:
                del table.thinking[seat]
        await self._decide(table, prompts, BY_WISH, actions)

    async def _decide(
        self, table: Table, prompts: Mapping[int, int], by: str, thought: Mapping[int, int | None]
    ) -> None:
        """Answer these prompts, as one change; without a thought, what counts as no answer."""
        if self._lifecycle.stopping:
            return
        try:
            await self.decide_together(table, lambda running: _due(table, running, prompts, by, thought))
        except LychgateError as error:  # the match is gone, or the database has its troubles
            log.debug("answers not needed", table=table.id, why=error.code)
        except Exception:
            log.exception("answers failed", table=table.id)

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


def _due(
    table: Table, running: RunningMatch, prompts: Mapping[int, int], by: str, thought: Mapping[int, int | None]
) -> list[SeatAnswer]:
    """What those answer who still owe it: bots what they thought of, the others, and bots that failed, nothing."""
    found: list[SeatAnswer] = []
    for seat, prompt in prompts.items():
        if running.open_prompt(seat) != prompt or (seat in thought and table.places[seat].bot is None):
            continue  # it was answered, or somebody took the bot's seat over
        action = thought.get(seat)
        if action is None:
            action = running.no_answer(seat)
        if action is not None:
            found.append(SeatAnswer(seat, prompt, BY_BOT if seat in thought else by, action))
    return found


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
