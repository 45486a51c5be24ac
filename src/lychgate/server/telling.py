"""What a reader is told of a match, put into messages: view, events, prompt, outcome, with their sentences.

This runs several times for every decision, so nothing is made twice: an event that several readers
are told is written once, and a decision's two forms once for all matches.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import cached_property, lru_cache

from msgspec import Raw

from lychgate.core.contract import Game
from lychgate.core.registry import find
from lychgate.play.match import Match
from lychgate.play.telling import Happening, Outcome, PointsLine, arguments
from lychgate.play.words import languages
from lychgate.server.live import Live, Reader, Step
from lychgate.server.messages import (
    Change,
    DecisionInfo,
    EventInfo,
    MatchInfo,
    Missed,
    OutcomeInfo,
    PointsInfo,
    PromptInfo,
    WindowInfo,
    encode,
)
from lychgate.server.sentences import sentence

MISSED_SENTENCES = 6
NO_NUMBER = len(b'{"number":0,')


class Teller:
    """Tells one match, as it stands now, in one language."""

    def __init__(self, live: Live, names: Sequence[str], language: str, countdown: float | None = None) -> None:
        self.live = live
        self.countdown = countdown
        self.names = names
        self.language = language if language in languages() else languages()[0]
        self._written: dict[Happening, bytes] = {}

    def change(self, step: Step) -> Change:
        """One change, for the reader it concerns."""
        live = self.live
        return Change(
            match=live.id,
            version=step.version,
            game_number=live.match.game_number,
            view=live.game.picture(live.match.box, step.view),
            events=self.events(step.heard, step.news),
            prompt=self.prompt(step.reader),
            can_undo=live.told[step.reader].can_undo,
            outcome=self.outcome,
        )

    def everything(self, reader: Reader) -> MatchInfo:
        """All that a reader may know."""
        live = self.live
        return MatchInfo(
            match=live.id,
            version=live.told[reader].version,
            game_number=live.match.game_number,
            view=live.match.view(reader),
            events=self.events(0, self._story(reader)),
            prompt=self.prompt(reader),
            can_undo=live.told[reader].can_undo,
            outcome=self.outcome,
        )

    def missed(self, reader: Reader, seen: int) -> Missed | None:
        """What happened since the reader's event number `seen`, in a few sentences."""
        count = self.live.told[reader].events - seen
        if seen == 0 or count <= 0:
            return None
        return Missed(count, [self._info(event).sentence for event in self._story(reader)[seen:][-MISSED_SENTENCES:]])

    def _story(self, reader: Reader) -> list[Happening]:
        return [happening for happening in self.live.match.told if happening.is_told_to(reader)]

    def events(self, heard: int, news: Sequence[Happening]) -> Raw:
        """These events for a reader who has heard so many before: a list of EventInfo."""
        written = [b'{"number":%d,%b' % (number, self._event(event)) for number, event in enumerate(news, heard + 1)]
        return Raw(b"[%b]" % b",".join(written))

    def _event(self, event: Happening) -> bytes:
        """An event as it is written, but for the number it has for a reader."""
        found = self._written.get(event)
        if found is None:
            found = self._written[event] = encode(self._info(event))[NO_NUMBER:]
        return found

    def _info(self, event: Happening) -> EventInfo:
        game, telling = self.live.game, self.live.game.events[event.kind]
        given = arguments(telling, event.numbers)
        said = sentence(game, "event", telling.name, given, self.names, self.language)
        return EventInfo(0, telling.name, given, event.game_number, said)

    def prompt(self, reader: Reader) -> PromptInfo | None:
        """What the seat is asked now, if it is asked."""
        if reader is None or reader not in self.live.asked:
            return None
        match, game = self.live.match, self.live.game
        found = match.prompt(reader)
        said = sentence(game, "prompt", found.name, found.arguments, self.names, self.language)
        written = _written(game.name)
        decisions = b",".join([written[action] for action in match.legal_actions(reader)])
        return PromptInfo(
            found.id, found.name, dict(found.arguments), said, Raw(b"[%b]" % decisions), self.window(reader)
        )

    def window(self, seat: int) -> WindowInfo | None:
        """How long a window is open, and still is: the same for every seat, whatever it holds."""
        if self.live.no_answer(seat) is None:
            return None
        if self.countdown is None:
            return WindowInfo(None, None)
        left = self.live.since + self.countdown - time.monotonic()
        return WindowInfo(self.countdown, round(max(0.0, left), 1))

    @cached_property
    def outcome(self) -> OutcomeInfo | None:
        """How the match ended, if it has."""
        found = self.live.match.outcome if self.live.over else None
        return outcome_info(self.live.match, found, self.names, self.language) if found is not None else None


def outcome_info(match: Match, outcome: Outcome, names: Sequence[str], language: str) -> OutcomeInfo:
    """How a match ended, with a sentence for each line of points."""
    return OutcomeInfo(
        list(outcome.points),
        list(outcome.places),
        list(outcome.winners),
        [list(game.points) for game in outcome.games],
        [_points(match.game, line, names, language) for line in outcome.lines],
    )


def _points(game: Game, line: PointsLine, names: Sequence[str], language: str) -> PointsInfo:
    said = sentence(game, "points", line.name, line.arguments, names, language)
    return PointsInfo(line.seat, line.name, line.points, line.rule, dict(line.arguments), line.game_number, said)


class Written(dict[int, bytes]):
    """A game's decisions as they stand in prompts, each written when it is first legal."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.notation = game.notation

    def __missing__(self, action: int) -> bytes:
        info = DecisionInfo(self.notation.write(action), dict(self.notation.as_data(action)))
        written = self[action] = encode(info)
        return written


@lru_cache
def _written(game: str) -> Written:
    return Written(find(game))
