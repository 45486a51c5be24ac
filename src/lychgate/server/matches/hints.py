"""A bot's advice during a match, if the table allows it, and its analysis of a finished one.

Advice is a question to a worker like any bot's: box and view, never a state. It has a worker of its own, and takes a
bot's time or a multiple of it: no bot waits for hints, and nobody can tell by hints how much bots have to think about.
A finished match has no secrets; its analysis takes long, so it has a worker of its own too.
"""

from __future__ import annotations

import asyncio
from dataclasses import asdict, dataclass
from functools import partial
from typing import Any

from msgspec import UnsetType

from lychgate.bots.beliefs import Belief, worth_telling
from lychgate.bots.explain import SEED
from lychgate.core.input.registry import find
from lychgate.core.model.contract import Game
from lychgate.lab.engine.analysis import Analysis, Guess, Moment, Swing
from lychgate.play.record.record import Record
from lychgate.server.limits.budgets import CpuQuota, RateLimits
from lychgate.server.matches.loading import MatchLoader
from lychgate.server.messages.refusals import Refused
from lychgate.server.messages.replays import AnalysisInfo, BeliefInfo, GuessInfo, Hint, MomentInfo, MoveInfo, SwingInfo
from lychgate.server.storage.lru_cache import LRUCache
from lychgate.server.storage.schema import Row
from lychgate.server.tables.table import Table
from lychgate.server.telling.match_messages import Writer
from lychgate.server.telling.writer import writer
from lychgate.server.workers.catalogue import Catalogue
from lychgate.server.workers.pool import WorkerPool
from lychgate.server.workers.questions import Advise, Analyse, question
from lychgate.server.workers.tasks import pad_to_multiple

ADVISER, ANALYST = "expert", "medium"
MOVES, BELIEFS = 5, 6  # in one hint
CACHED_ANALYSES = 200
TOO_LONG = "too-long"


class Hints:
    """Asks the adviser for hints, and the analyst for analyses."""

    def __init__(
        self,
        loader: MatchLoader,
        catalogue: Catalogue,
        limits: RateLimits,
        cpu: CpuQuota,
        adviser: WorkerPool,
        analyst: WorkerPool,
        answer_seconds: float,
    ) -> None:
        self._loader = loader
        self._catalogue = catalogue
        self._limits = limits
        self._cpu = cpu
        self._adviser = adviser
        self._analyst = analyst
        self._answer_seconds = answer_seconds
        self.analyses: LRUCache[str, asyncio.Task[tuple[Record, Analysis]]] = LRUCache(CACHED_ANALYSES)  # by match

    async def hint(self, table: Table, guest: str, address: str, sentences: str | None) -> Hint:
        """Advice for the guest's own seat, for the guest alone."""
        async with table.lock:
            seat = table.own_seat(guest)
            if not table.hints:
                raise Refused("no-hints")
            running = await self._loader.running(table)
            if running is None or table.phase != "playing":
                raise Refused("not-playing")
            if seat not in running.asked:
                raise Refused("nothing-asked")
            self._catalogue.check_search(table.game.name)
            self._limits.thoughts.check(guest)
            self._limits.address_hints.check(address)
            prompt, asked = running.match.prompt_id(seat), question(ADVISER, running.match, seat, SEED)
            game = running.match.game
            telling = Telling(game, writer(game, table.names, sentences))
        began = asyncio.get_running_loop().time()
        try:
            advice = await self._adviser.do(Advise(asked))
        except (EOFError, OSError):  # no worker finished it
            raise Refused("bot-failed") from None
        await pad_to_multiple(began, self._answer_seconds)
        believed = worth_telling(game, [Belief(**one) for one in advice["beliefs"]], BELIEFS)
        return Hint(
            prompt,
            ADVISER,
            telling.decision(advice["decision"])[0],
            [telling.move(move) for move in advice["moves"][:MOVES]],
            [BeliefInfo(one.where, one.what, one.likely, telling.hidden(one)) for one in believed],
            game.together,
        )

    async def analysis(self, row: Row, address: str, sentences: str | None) -> AnalysisInfo:
        """The analysis of a finished match, made once: simultaneous requests share it, later ones find it cached."""
        task = self.analyses.get(row["id"])
        if task is None:
            self._catalogue.check_search(row["game"])
            self._limits.thoughts.check(address)
            task = asyncio.create_task(self._analyse(row, address))
            self.analyses.put(row["id"], task)
        try:
            record, found = await asyncio.shield(task)
        except Exception as error:
            if not (isinstance(error, Refused) and error.code == TOO_LONG):  # which it would be again
                self.analyses.discard(row["id"])
            raise
        return await self._cpu.run(address, partial(_told, row["id"], record, found, sentences))

    async def _analyse(self, row: Row, address: str) -> tuple[Record, Analysis]:
        record = await self._cpu.run(address, partial(self._loader.record, row))
        try:
            return record, await self._analyst.do(Analyse(record.text(), ANALYST))
        except TimeoutError:
            raise Refused(TOO_LONG) from None
        except (EOFError, OSError):
            raise Refused("bot-failed") from None


def _told(match_id: str, record: Record, found: Analysis, sentences: str | None) -> AnalysisInfo:
    """An analysis for a reader: of a long match, in words, that is thousands of sentences."""
    game = find(record.game)
    telling = Telling(game, writer(game, record.names, sentences))
    moments = [telling.moment(moment) for moment in found.moments]
    turns = [telling.swing(swing) for swing in found.swings]
    return AnalysisInfo(match_id, ANALYST, moments, turns, game.together)


@dataclass(frozen=True, slots=True)
class Telling:
    """A bot's thoughts, written for a reader."""

    game: Game
    writer: Writer

    def decision(self, written: str) -> tuple[int | str, str | UnsetType]:
        """A decision by its notation: as the reader gets it, and what it means."""
        action = self.game.decisions.written[written]
        return self.writer.decision(action), self.writer.decision_words(action)

    def hidden(self, one: Belief | Guess) -> str | UnsetType:
        return self.writer.hidden_words(one.where, one.what)

    def move(self, considered: dict[str, Any]) -> MoveInfo:
        decision, words = self.decision(considered["decision"])
        return MoveInfo(decision, considered["share"], considered["wins"], considered["points"], words)

    def moment(self, one: Moment) -> MomentInfo:
        (made, made_words), (best, best_words) = self.decision(one.made), self.decision(one.best)
        return MomentInfo(one.number, one.seat, made, best, one.chance, one.cost, made_words, best_words)

    def swing(self, swing: Swing) -> SwingInfo:
        guesses = [GuessInfo(**asdict(one), sentence=self.hidden(one)) for one in swing.guesses]
        return SwingInfo(self.moment(swing.moment), swing.before, guesses)
