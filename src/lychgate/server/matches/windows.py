"""Windows at a table: all are asked at once, and nobody learns from the time who could have answered.

Bots, and players who wished to pass, answer together at one fixed moment after the window has opened, whatever they
hold and however long they thought. People take as long as the table gives them; then the game's own "no answer" counts.
"""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace

import structlog

from lychgate.core.errors import LychgateError
from lychgate.server.operations.metrics import BOT_HURRIED
from lychgate.server.runtime.house import House
from lychgate.server.tables.table import Clock, Table
from lychgate.server.telling.running_match import Live
from lychgate.server.workers import tasks as background
from lychgate.server.workers.pool import USUAL, Question, question

log = structlog.get_logger()

BY_BOT, BY_WISH, BY_CLOCK = "bot", "wish", "clock"  # in the log, in place of a client's id


def is_open(live: Live) -> bool:
    """Is a window open? Then all who are asked are asked in it."""
    return any(live.no_answer(seat) is not None for seat in live.asked)


def attend(house: House, table: Table, live: Live) -> None:
    """Let those answer who answer by themselves, and the clock run for the others. Call under the table's lock."""
    prompts: dict[int, int] = {}
    questions: dict[int, Question] = {}
    for seat in sorted(live.asked):
        prompt = live.match.prompt_id(seat)
        by_bot = table.places[seat].bot is not None
        if table.thinking.get(seat) == prompt or not (by_bot or _passes_by_wish(live, seat)):
            continue
        table.thinking[seat] = prompts[seat] = prompt
        if by_bot:
            bot = house.catalogue.able(table.game.name, table.places[seat].bot or USUAL)
            questions[seat] = question(bot, live.match, seat, house.naming.bot_seed())
    if prompts:
        background.run(_answer_together(house, table, prompts, questions))
    _wind_up(house, table, live)


def leave(table: Table) -> None:
    """No window is open any more."""
    if table.clock is not None:
        table.clock.timer.cancel()
        table.clock = None


def _passes_by_wish(live: Live, seat: int) -> bool:
    """In a window everybody may pass or wish to; whoever may only pass has wished to."""
    return len(live.match.legal_actions(seat)) == 1


# --- bots and wishes


async def _answer_together(house: House, table: Table, prompts: dict[int, int], questions: dict[int, Question]) -> None:
    loop = asyncio.get_running_loop()
    thoughts = {seat: loop.create_task(house.bots.ask(asked)) for seat, asked in questions.items()}
    await asyncio.sleep(house.settings.window_seconds)
    actions = {seat: _decided(thought, questions[seat]) for seat, thought in thoughts.items()}
    for seat, prompt in prompts.items():
        if seat not in actions:
            await _answer(house, table, seat, prompt, BY_WISH, None)
        elif table.places[seat].bot is not None:
            await _answer(house, table, seat, prompt, BY_BOT, actions[seat])
        if table.thinking.get(seat) == prompt:
            del table.thinking[seat]


def _decided(thought: asyncio.Task[int], asked: Question) -> int | None:
    """What a bot has come to; one that is not done in time answers by rule of thumb, one that fails not at all."""
    try:
        if thought.done():
            return thought.result()
        thought.cancel()
        BOT_HURRIED.inc()
        return replace(asked, bot=USUAL).answer()
    except Exception:
        log.exception("bot failed", bot=asked.bot)
        return None


async def _answer(house: House, table: Table, seat: int, prompt: int, why: str, action: int | None) -> None:
    """Decide for a seat; without an action what counts as no answer, if the seat still is asked in a window."""
    from lychgate.server.matches.deciding import decide

    if action is None and table.live is not None:
        action = table.live.no_answer(seat)
    if action is None or house.stopping:
        return
    try:
        await decide(house, table, seat, table.player_of(seat), prompt, why, action)
    except LychgateError as error:  # it was answered, or somebody took the seat over, or the match is gone
        log.debug("answer not needed", table=table.id, why=error.code)
    except Exception:
        log.exception("answer failed", table=table.id, by=why)


# --- the clock


def _wind_up(house: House, table: Table, live: Live) -> None:
    """Start the clock of a window that has just opened."""
    if table.clock is not None and (table.clock.match, table.clock.moment) == (live.id, live.moment):
        return
    leave(table)
    if table.countdown is not None:
        left = live.since + table.countdown - time.monotonic()
        timer = asyncio.get_running_loop().call_later(max(0.0, left), _run_out, house, table)
        table.clock = Clock(live.id, live.moment, timer)


def _run_out(house: House, table: Table) -> None:
    clock, live = table.clock, table.live
    table.clock = None
    if clock is not None and live is not None and (clock.match, clock.moment) == (live.id, live.moment):
        close(house, table)


def close(house: House, table: Table) -> None:
    """Let all pass who have not answered in the window that is open."""
    live = table.live
    if live is not None:
        prompts = {seat: live.match.prompt_id(seat) for seat in sorted(live.asked)}
        background.run(_pass_for_the_rest(house, table, prompts))


async def _pass_for_the_rest(house: House, table: Table, prompts: dict[int, int]) -> None:
    for seat, prompt in prompts.items():
        await _answer(house, table, seat, prompt, BY_CLOCK, None)
