"""Real tables, scored: what a reader types is set up and counted in a process of its own, which knows of no match."""

from __future__ import annotations

from msgspec import Raw

from lychgate.core.errors import LychgateError
from lychgate.core.model.contract import Game
from lychgate.play.text.words import FALLBACK, Words
from lychgate.server.limits.budgets import RateLimits
from lychgate.server.messages.games import ScoreInfo
from lychgate.server.messages.refusals import Refused
from lychgate.server.messages.requests import ScoreBody
from lychgate.server.telling.match_messages import outcome_info
from lychgate.server.telling.sentences import spoken
from lychgate.server.telling.writer import writer
from lychgate.server.workers.catalogue import Catalogue
from lychgate.server.workers.pool import WorkerPool
from lychgate.server.workers.questions import Score, Scored, Unscored


class Scoring:
    """Asks the scorer, within the CPU seconds that each address has."""

    def __init__(self, catalogue: Catalogue, limits: RateLimits, scorer: WorkerPool) -> None:
        self._catalogue = catalogue
        self._seconds = limits.replay_seconds
        self._scorer = scorer

    async def score(self, game: Game, wish: ScoreBody, address: str, sentences: str | None) -> ScoreInfo:
        """The points, or why there are none."""
        self._catalogue.check_ready(game.name)
        self._seconds.check_left(address)
        task = Score(game.name, wish.given, wish.decisions, sentences is not None)
        try:
            spent, found = await self._scorer.do(task)
        except (EOFError, OSError):  # TimeoutError among them: nobody can tell how long it would take
            self._seconds.take(address, self._scorer.patience)
            raise Refused("cannot-score") from None
        self._seconds.take(address, spent)
        if isinstance(found, Unscored):
            raise _refusal(found)
        return _told(game, found, sentences)


def _refusal(found: Unscored) -> LychgateError:
    """What the scorer was told, as an error again."""
    error = LychgateError(found.sentence, rule=found.rule, message=found.message, arguments=found.arguments)
    error.code = found.code
    return error


def _told(game: Game, found: Scored, sentences: str | None) -> ScoreInfo:
    names = Words(spoken(sentences or FALLBACK)).seats(found.players)
    write = writer(game, names, sentences)
    outcome = None if found.outcome is None else outcome_info(write, found.outcome, names)
    return ScoreInfo(Raw(found.picture), Raw(write.events(0, found.told)), outcome)
