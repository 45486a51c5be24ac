"""What a reader is told of a match, put into messages: view, events, prompt, outcome, with their sentences.

This runs several times for every decision, so what cannot change is made once: a decision's two
forms, and a sentence for each event and prompt, with places for the names.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import lru_cache

from msgspec import Raw

from lychgate.core.contract import SEATS, Game
from lychgate.core.registry import find
from lychgate.play.match import Match
from lychgate.play.telling import Event, Outcome, PointsLine, Prompt
from lychgate.play.words import Words, languages
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

MISSED_SENTENCES = 6
PLACES = tuple(chr(0xE000 + seat) for seat in range(SEATS))  # stand for names that are put in later

Arguments = tuple[tuple[str, int], ...]


class Teller:
    """Tells one match in one language."""

    def __init__(self, live: Live, names: Sequence[str], language: str, countdown: float | None = None) -> None:
        self.live = live
        self.countdown = countdown
        self.names = names
        self.language = language if language in languages() else languages()[0]

    def change(self, step: Step) -> Change:
        """One change, for the reader it concerns."""
        live = self.live
        return Change(
            match=live.id,
            version=step.version,
            game_number=live.match.game_number,
            view=live.game.picture(live.match.box, step.view),
            events=[self.event(event) for event in step.events],
            prompt=self.prompt(step.reader),
            can_undo=live.told[step.reader].can_undo,
            outcome=self.outcome(),
        )

    def everything(self, reader: Reader) -> MatchInfo:
        """All that a reader may know."""
        live = self.live
        return MatchInfo(
            match=live.id,
            version=live.told[reader].version,
            game_number=live.match.game_number,
            view=live.match.view(reader),
            events=[self.event(event) for event in live.match.story(reader)],
            prompt=self.prompt(reader),
            can_undo=live.told[reader].can_undo,
            outcome=self.outcome(),
        )

    def missed(self, reader: Reader, seen: int) -> Missed | None:
        """What happened since the reader's event number `seen`, in a few sentences."""
        count = self.live.told[reader].events - seen
        if seen == 0 or count <= 0:
            return None
        last = self.live.match.story(reader, seen + max(0, count - MISSED_SENTENCES))
        return Missed(count, [self.event(event).sentence for event in last])

    def event(self, event: Event) -> EventInfo:
        """An event with its sentence."""
        sentence = _event(self.live.game.name, event.name, tuple(event.arguments.items()), self.language)
        return EventInfo(
            event.number, event.name, dict(event.arguments), event.game_number, with_names(sentence, self.names)
        )

    def prompt(self, reader: Reader) -> PromptInfo | None:
        """What the seat is asked now, if it is asked."""
        if reader is None or reader not in self.live.asked:
            return None
        match, game = self.live.match, self.live.game
        found = match.prompt(reader)
        sentence = _prompt(game.name, found.name, tuple(found.arguments.items()), self.language)
        decisions = b",".join([decision_json(game, action) for action in match.legal_actions(reader)])
        return PromptInfo(
            found.id,
            found.name,
            dict(found.arguments),
            with_names(sentence, self.names),
            Raw(b"[%b]" % decisions),
            self.window(reader),
        )

    def window(self, seat: int) -> WindowInfo | None:
        """How long a window is open, and still is: the same for every seat, whatever it holds."""
        if self.live.no_answer(seat) is None:
            return None
        if self.countdown is None:
            return WindowInfo(None, None)
        left = self.live.since + self.countdown - time.monotonic()
        return WindowInfo(self.countdown, round(max(0.0, left), 1))

    def outcome(self) -> OutcomeInfo | None:
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
    sentence = Words(language).points(game, line, names)
    return PointsInfo(line.seat, line.name, line.points, line.rule, dict(line.arguments), line.game_number, sentence)


@lru_cache(maxsize=16_384)
def _event(game: str, name: str, arguments: Arguments, language: str) -> str:
    return Words(language).event(find(game), Event(0, name, dict(arguments), 0), PLACES)


@lru_cache(maxsize=4096)
def _prompt(game: str, name: str, arguments: Arguments, language: str) -> str:
    return Words(language).prompt(find(game), Prompt(0, 0, name, dict(arguments)), PLACES)


def with_names(sentence: str, names: Sequence[str]) -> str:
    """The sentence with everybody's name in its place. No name holds such a place: `tidy` takes them out."""
    for place, name in zip(PLACES, names, strict=False):
        if place in sentence:
            sentence = sentence.replace(place, name)
    return sentence


@lru_cache(maxsize=16_384)
def _decision(game: str, action: int) -> tuple[str, bytes]:
    notation = find(game).notation
    text = notation.write(action)
    return text, encode(DecisionInfo(text, dict(notation.as_data(action))))


def decision_text(game: Game, action: int) -> str:
    """A decision as notation."""
    return _decision(game.name, action)[0]


def decision_json(game: Game, action: int) -> bytes:
    """A legal decision as it stands in a prompt."""
    return _decision(game.name, action)[1]
