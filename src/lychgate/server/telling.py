"""What a reader is told of a match, put into messages: view, events, prompt, outcome, with their sentences."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from lychgate.core.contract import Game
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
)

MISSED_SENTENCES = 6


class Teller:
    """Tells one match in one language."""

    def __init__(self, live: Live, names: Sequence[str], language: str) -> None:
        self.live = live
        self.names = tuple(names)
        self.language = language if language in languages() else languages()[0]

    def change(self, step: Step) -> Change:
        """One change, for the reader it concerns."""
        return Change(
            match=self.live.id,
            version=step.version,
            game_number=self.live.match.game_number,
            view=self.live.match.view(step.reader),
            events=[self.event(event) for event in step.events],
            prompt=self.prompt(step.reader),
            can_undo=self.live.told[step.reader].can_undo,
            outcome=self.outcome(),
        )

    def everything(self, reader: Reader) -> MatchInfo:
        """All that a reader may know."""
        return MatchInfo(
            match=self.live.id,
            version=self.live.told[reader].version,
            game_number=self.live.match.game_number,
            view=self.live.match.view(reader),
            events=[self.event(event) for event in self.live.match.story(reader)],
            prompt=self.prompt(reader),
            can_undo=self.live.told[reader].can_undo,
            outcome=self.outcome(),
        )

    def missed(self, reader: Reader, seen: int) -> Missed | None:
        """What happened since the reader's event number `seen`, in a few sentences."""
        count = self.live.told[reader].events - seen
        if seen == 0 or count <= 0:
            return None
        last = self.live.match.story(reader, max(seen, seen + count - MISSED_SENTENCES))
        return Missed(count, [self.event(event).sentence for event in last])

    def event(self, event: Event) -> EventInfo:
        return event_info(self.live.game, event, self.names, self.language)

    def prompt(self, reader: Reader) -> PromptInfo | None:
        """What the seat is asked now, if it is asked."""
        if reader is None or reader not in self.live.match.asked:
            return None
        found = next(prompt for prompt in self.live.match.prompts if prompt.seat == reader)
        return PromptInfo(
            found.id,
            found.name,
            dict(found.arguments),
            _prompt_sentence(self.live.game, found, self.names, self.language),
            [decision_info(self.live.game, decision.action) for decision in self.live.match.legal(reader)],
        )

    def outcome(self) -> OutcomeInfo | None:
        found = self.live.match.outcome
        return outcome_info(self.live.match, found, self.names, self.language) if found is not None else None


def event_info(game: Game, event: Event, names: tuple[str, ...], language: str) -> EventInfo:
    """An event with its sentence."""
    arguments = tuple(event.arguments.items())
    sentence = _event_sentence(game.name, event.name, arguments, names, language)
    return EventInfo(event.number, event.name, dict(arguments), event.game_number, sentence)


def outcome_info(match: Match, outcome: Outcome, names: tuple[str, ...], language: str) -> OutcomeInfo:
    """How a match ended, with a sentence for each line of points."""
    return OutcomeInfo(
        list(outcome.points),
        list(outcome.places),
        list(outcome.winners),
        [list(game.points) for game in outcome.games],
        [_points_info(match.game, line, names, language) for line in outcome.lines],
    )


def _points_info(game: Game, line: PointsLine, names: tuple[str, ...], language: str) -> PointsInfo:
    sentence = Words(language).points(game, line, names)
    return PointsInfo(line.seat, line.name, line.points, line.rule, dict(line.arguments), line.game_number, sentence)


def _prompt_sentence(game: Game, prompt: Prompt, names: tuple[str, ...], language: str) -> str:
    return _asked(game.name, prompt.name, tuple(prompt.arguments.items()), names, language)


# The same sentence goes to several readers, and many come again: each is put together once.


@lru_cache(maxsize=8192)
def _event_sentence(
    game: str, name: str, arguments: tuple[tuple[str, int], ...], names: tuple[str, ...], language: str
) -> str:
    return Words(language).event(_game(game), Event(0, name, dict(arguments), 0), names)


@lru_cache(maxsize=1024)
def _asked(game: str, name: str, arguments: tuple[tuple[str, int], ...], names: tuple[str, ...], language: str) -> str:
    return Words(language).prompt(_game(game), Prompt(0, 0, name, dict(arguments)), names)


def _game(name: str) -> Game:
    from lychgate.core.registry import find

    return find(name)


_decisions: dict[str, dict[int, DecisionInfo]] = {}


def decision_info(game: Game, action: int) -> DecisionInfo:
    """A decision as notation and data; both never change, so each is made once."""
    known = _decisions.setdefault(game.name, {})
    if action not in known:
        known[action] = DecisionInfo(game.notation.write(action), dict(game.notation.as_data(action)))
    return known[action]
