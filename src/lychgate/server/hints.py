"""What a bot thinks, for people: advice during a match if the table allows it, and the match thought over afterwards.

Advice is a question to the workers like any bot's: box and view, never a state. A finished match has no secrets.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
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
from lychgate.server.table import Table

ADVISER, ANALYST = "expert", "medium"
MOVES, BELIEFS = 5, 8  # that are told
KEPT = 200  # analyses, so that a link that is passed around costs once


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


async def hint(house: House, table: Table, guest: str) -> Hint:
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
        prompt, asked = live.match.prompt_id(seat), question(ADVISER, live.match, seat, SEED)
    told = await house.bots.do(Advise(asked))
    unsure = sorted((one for one in told["beliefs"] if one["likely"] < 1), key=lambda one: -one["likely"])
    found = {"prompt": prompt, "bot": ADVISER, "decision": told["decision"]}
    found |= {"moves": told["moves"][:MOVES], "beliefs": unsure[:BELIEFS]}
    return msgspec.convert(found, Hint)


_kept: OrderedDict[str, AnalysisInfo] = OrderedDict()


async def analysis(house: House, match_id: str, record: Record, who: str) -> AnalysisInfo:
    """A finished match thought over, and kept for whoever asks next."""
    if match_id not in _kept:
        house.limits.thoughts.check(who)
        told = await house.bots.do(Analyse(record.text(), ANALYST))
        _kept[match_id] = msgspec.convert(told | {"match": match_id, "bot": ANALYST}, AnalysisInfo)
        while len(_kept) > KEPT:
            _kept.popitem(last=False)
    return _kept[match_id]
