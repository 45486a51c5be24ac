"""What a bot thinks, for people: advice during a match if the table allows it, and the match thought over afterwards.

Advice is a question to the workers like any bot's: box and view, never a state. A finished match has no secrets; to
think it over takes long, so a worker of its own does it, and no bot waits for that.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from functools import partial
from typing import Any

import msgspec

from lychgate.bots.explain import SEED, advice
from lychgate.core.registry import find
from lychgate.play.record import Record
from lychgate.server.bots import Question, question
from lychgate.server.house import House
from lychgate.server.lobby import live_match
from lychgate.server.messages import AnalysisInfo, Hint
from lychgate.server.refusals import Refused
from lychgate.server.replays import record_of
from lychgate.server.storage import Row
from lychgate.server.table import Table

ADVISER, ANALYST = "expert", "medium"
MOVES, BELIEFS = 5, 8  # that are told


@dataclass(frozen=True, slots=True)
class Advise:
    """A task: what would the bot decide, and why?"""

    asked: Question

    def answer(self) -> dict[str, Any]:
        asked = self.asked
        return advice(find(asked.game), *asked.arrays(), asked.seat, asked.bot, believes=True)


@dataclass(frozen=True, slots=True)
class Analyse:
    """A task: think a finished match over."""

    record: str
    bot: str

    def answer(self) -> dict[str, Any]:
        from lychgate import bots
        from lychgate.bots.levels import Level
        from lychgate.lab.analysis import analyse

        level = bots.find(self.bot)
        assert isinstance(level, Level)
        return analyse(Record.from_text(self.record), level).as_data()


async def hint(house: House, table: Table, guest: str, address: str) -> Hint:
    """Advice for the guest's own seat."""
    async with table.lock:
        seat = table.own_seat(guest)
        if not table.hints:
            raise Refused("no-hints")
        live = await live_match(house, table)
        if live is None or table.phase != "playing":
            raise Refused("not-playing")
        if seat not in live.asked:
            raise Refused("nothing-asked")
        house.limits.thoughts.check(guest)
        house.limits.crowds.check(address)
        prompt, asked = live.match.prompt_id(seat), question(ADVISER, live.match, seat, SEED)
    told = await house.bots.do(Advise(asked))
    unsure = sorted((one for one in told["beliefs"] if one["likely"] < 1), key=lambda one: -one["likely"])
    found = {"prompt": prompt, "bot": ADVISER, "decision": told["decision"]}
    found |= {"moves": told["moves"][:MOVES], "beliefs": unsure[:BELIEFS]}
    return msgspec.convert(found, Hint)


async def analysis(house: House, row: Row, who: str) -> AnalysisInfo:
    """A finished match thought over, once: who asks meanwhile waits for the same thought, who asks later finds it."""
    thought = house.analyses.get(row["id"])
    if thought is None:
        house.limits.thoughts.check(who)
        thought = asyncio.create_task(_think_over(house, row, who))
        house.analyses.keep(row["id"], thought)
    try:
        return await asyncio.shield(thought)
    except Exception:
        house.analyses.drop(row["id"])
        raise


async def _think_over(house: House, row: Row, who: str) -> AnalysisInfo:
    record = await house.labour.do(who, partial(record_of, house, row))
    try:
        told = await house.analyst.do(Analyse(record.text(), ANALYST))
    except TimeoutError:
        raise Refused("too-long") from None
    return msgspec.convert(told | {"match": row["id"], "bot": ANALYST}, AnalysisInfo)
