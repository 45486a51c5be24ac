"""Bots in their seats: when one is asked, it thinks elsewhere and answers after one fixed time.

The time says nothing about the choice: an answer that takes longer comes at a whole multiple of it. How bots answer
in windows, where even that would say something, is in `windows`.
"""

from __future__ import annotations

import asyncio
import math

import structlog

from lychgate.core.errors import LychgateError
from lychgate.server.matches import windows
from lychgate.server.runtime.house import House
from lychgate.server.tables.lobby import live_match
from lychgate.server.tables.table import Table
from lychgate.server.workers import tasks as background
from lychgate.server.workers.pool import USUAL, Question, question

log = structlog.get_logger()

AGAIN_SECONDS = 2.0
WAIT_SECONDS = 10.0  # for a worker; then a rule of thumb has to do, lest tables stand still while many bots think


def wake(house: House, table: Table) -> None:
    """Let every bot think that is asked and not thinking yet. Call under the table's lock."""
    live = table.live
    if live is None or house.stopping:
        return
    if windows.is_open(live):
        windows.attend(house, table, live)
        return
    windows.leave(table)
    for seat in live.asked:
        place = table.places[seat]
        prompt = live.match.prompt_id(seat)
        if place.bot is None or table.thinking.get(seat) == prompt:
            continue
        table.thinking[seat] = prompt
        bot = house.catalogue.able(table.game.name, place.bot or USUAL)
        asked = question(bot, live.match, seat, house.naming.bot_seed())
        background.run(_take_turn(house, table, seat, prompt, asked))


def wake_again(house: House, table: Table) -> None:
    """In a while look again who is to think: the others at the table are waiting for it."""
    background.run(_wake_again(house, table))


async def _wake_again(house: House, table: Table) -> None:
    await asyncio.sleep(AGAIN_SECONDS)
    if house.stopping:
        return
    try:
        async with table.lock:
            await live_match(house, table)
            wake(house, table)
    except LychgateError as error:  # the database has not recovered, which is in the log already
        log.debug("match cannot be read yet", table=table.id, why=error.code)
        wake_again(house, table)
    except Exception:
        log.exception("match cannot be read", table=table.id)
        wake_again(house, table)


async def _take_turn(house: House, table: Table, seat: int, prompt: int, asked: Question) -> None:
    from lychgate.server.matches.deciding import decide

    began = asyncio.get_running_loop().time()
    try:
        action = await house.bots.ask(asked, WAIT_SECONDS)
        await wait_for_whole(began, house.settings.bot_seconds)
        if table.places[seat].bot is not None and not house.stopping:
            await decide(house, table, seat, None, prompt, "bot", action)
    except LychgateError as error:  # somebody took the seat over, or the match is gone
        log.debug("bot's answer not needed", table=table.id, why=error.code)
    except Exception:
        log.exception("bot failed", table=table.id, bot=asked.bot)
        wake_again(house, table)
    finally:
        if table.thinking.get(seat) == prompt:
            del table.thinking[seat]


async def wait_for_whole(began: float, unit: float) -> None:
    """Wait until a whole multiple of the unit has passed since the beginning."""
    if unit > 0:
        passed = asyncio.get_running_loop().time() - began
        await asyncio.sleep(max(1, math.ceil(passed / unit)) * unit - passed)
