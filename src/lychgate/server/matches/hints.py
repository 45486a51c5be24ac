"""What a bot thinks, for people: advice during a match if the table allows it, and the match thought over afterwards.

Advice is a question to a worker like any bot's: box and view, never a state. It is another worker than the bots', and
it takes a bot's time or a multiple of it: no bot waits for hints, and nobody can tell by hints how much bots have to
think about. A finished match has no secrets; to think it over takes long, so one more worker does that.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import partial
from typing import Any

from lychgate.bots.beliefs import Belief, worth_telling
from lychgate.bots.explain import SEED, advice
from lychgate.core.contract import Game
from lychgate.core.registry import find
from lychgate.lab.analysis import Analysis, Moment, Swing, analyse
from lychgate.play.record import Record
from lychgate.play.words import words_for
from lychgate.server.matches.bot_turns import wait_for_whole
from lychgate.server.matches.replays import record_of
from lychgate.server.messages.refusals import Refused
from lychgate.server.messages.replays import AnalysisInfo, BeliefInfo, GuessInfo, Hint, MomentInfo, MoveInfo, SwingInfo
from lychgate.server.runtime.house import House, ThoughtOver
from lychgate.server.storage.engine import Row
from lychgate.server.tables.lobby import live_match
from lychgate.server.tables.table import Table
from lychgate.server.workers.pool import Question, question

ADVISER, ANALYST = "expert", "medium"
MOVES, BELIEFS = 5, 6  # that are told
TOO_LONG = "too-long"


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

    def answer(self) -> Analysis:
        from lychgate import bots
        from lychgate.bots.levels import Level

        level = bots.find(self.bot)
        assert isinstance(level, Level)
        return analyse(Record.from_text(self.record), level)


async def hint(house: House, table: Table, guest: str, address: str, language: str) -> Hint:
    """Advice for the guest's own seat, who alone is told."""
    async with table.lock:
        seat = table.own_seat(guest)
        if not table.hints:
            raise Refused("no-hints")
        live = await live_match(house, table)
        if live is None or table.phase != "playing":
            raise Refused("not-playing")
        if seat not in live.asked:
            raise Refused("nothing-asked")
        house.catalogue.check_search(table.game.name)
        house.limits.thoughts.check(guest)
        house.limits.crowds.check(address)
        prompt, asked = live.match.prompt_id(seat), question(ADVISER, live.match, seat, SEED)
        speaker = Speaker(live.match.game, table.names, language)
    began = asyncio.get_running_loop().time()
    try:
        told = await house.adviser.do(Advise(asked))
    except (EOFError, OSError):  # no worker came to an end with it
        raise Refused("bot-failed") from None
    await wait_for_whole(began, house.settings.bot_seconds)
    believed = worth_telling(speaker.game, [Belief(**one) for one in told["beliefs"]], BELIEFS)
    return Hint(
        prompt,
        ADVISER,
        told["decision"],
        [speaker.move(move) for move in told["moves"][:MOVES]],
        [BeliefInfo(one.where, one.what, one.likely, speaker.hidden(one.where, one.what)) for one in believed],
        speaker.game.together,
    )


async def analysis(house: House, row: Row, who: str, language: str) -> AnalysisInfo:
    """A finished match thought over, once: who asks meanwhile waits for the same thought, who asks later finds it."""
    thought = house.analyses.get(row["id"])
    if thought is None:
        house.catalogue.check_search(row["game"])
        house.limits.thoughts.check(who)
        thought = asyncio.create_task(_think_over(house, row, who))
        house.analyses.keep(row["id"], thought)
    try:
        record, found = await asyncio.shield(thought)
    except Exception as error:
        if not (isinstance(error, Refused) and error.code == TOO_LONG):  # which it would be again
            house.analyses.drop(row["id"])
        raise
    return await house.labour.do(who, partial(_in_words, row["id"], record, found, language))


async def _think_over(house: House, row: Row, who: str) -> ThoughtOver:
    record = await house.labour.do(who, partial(record_of, house, row))
    try:
        return record, await house.analyst.do(Analyse(record.text(), ANALYST))
    except TimeoutError:
        raise Refused(TOO_LONG) from None
    except (EOFError, OSError):
        raise Refused("bot-failed") from None


def _in_words(match_id: str, record: Record, found: Analysis, language: str) -> AnalysisInfo:
    """An analysis in a reader's language: of a long match that is thousands of sentences."""
    speaker = Speaker(find(record.game), record.names, language)
    moments = [speaker.moment(moment) for moment in found.moments]
    turns = [speaker.swing(swing) for swing in found.swings]
    return AnalysisInfo(match_id, ANALYST, moments, turns, speaker.game.together)


@dataclass(frozen=True, slots=True)
class Speaker:
    """What a bot thinks, in a reader's language."""

    game: Game
    names: Sequence[str]
    language: str

    def decision(self, written: str) -> str:
        """A decision by its notation."""
        return words_for(self.game, self.language).decision(self.game, self.game.written[written], self.names)

    def hidden(self, where: str, what: str) -> str:
        return words_for(self.game, self.language).hidden(self.game, where, what, self.names)

    def move(self, told: dict[str, Any]) -> MoveInfo:
        figures = {key: told[key] for key in ("share", "wins", "points")}
        return MoveInfo(told["decision"], self.decision(told["decision"]), **figures)

    def moment(self, moment: Moment) -> MomentInfo:
        made, best = self.decision(moment.made), self.decision(moment.best)
        return MomentInfo(**asdict(moment), made_sentence=made, best_sentence=best)

    def swing(self, swing: Swing) -> SwingInfo:
        guesses = [GuessInfo(**asdict(one), sentence=self.hidden(one.where, one.what)) for one in swing.guesses]
        return SwingInfo(self.moment(swing.moment), swing.before, guesses)
