"""A match as messages for one reader: view, events, prompt, outcome, with their sentences.

This runs several times for every decision, so nothing is made twice: the JSON of a decision and of an event with its
sentence is cached for all tables, with placeholders for names. A sentence is formatted once for each set of numbers in
it; so no message may choose its words by a name, and a test holds them to it.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Literal

from msgspec import Raw

from lychgate.core.input.registry import find
from lychgate.core.model.contract import Game
from lychgate.core.model.layout import Bytes
from lychgate.core.model.sorts import SEAT, SEATS
from lychgate.play.match.match import Match
from lychgate.play.match.story import Happening, Outcome, PointsLine, arguments
from lychgate.play.text.words import Words, languages
from lychgate.server.messages.matches import Change, EndedGame, MatchInfo, Missed, OutcomeInfo, WindowInfo, encode
from lychgate.server.messages.sentences import DecisionInWords, EventInWords, PointsInWords, PromptInWords
from lychgate.server.telling.running_match import Reader, RunningMatch, Step

MISSED_SENTENCES = 6
NO_NUMBER = len(b'{"number":0,')
PLACEHOLDERS = [chr(0xF000 + seat) for seat in range(SEATS)]  # of players' names: no name has these characters

What = Literal["event", "prompt", "points"]
Piece = tuple[str, int]  # some words, and which argument's name comes after them

FIRST_PLACEHOLDER = 0xE000  # a private character: it stands in no message
NOTHING = -1


def spoken(language: str) -> str:
    """This language, if there are messages in it; else the first."""
    return language if language in languages() else languages()[0]


def picture(game: Game, box: Bytes, view: Bytes) -> Raw:
    """A view as the game shows it."""
    return Raw(game.picture_json(box, view) if game.picture_json else encode(game.picture(box, view)))


class EventWriter:
    """Writes events as JSON, with these names and in one language, each once."""

    def __init__(self, game: Game, names: Sequence[str], language: str) -> None:
        self._game = game.name
        self._language = spoken(language)
        self._written: dict[Happening, bytes] = {}
        self._names = _name_bytes(tuple(names))

    def events(self, before: int, events: Sequence[Happening]) -> Raw:
        """A list of EventInWords, for a reader who was sent so many events before."""
        written = [b'{"number":%d,%b' % (number, self._event(event)) for number, event in enumerate(events, before + 1)]
        return Raw(b"[%b]" % b",".join(written))

    def _event(self, event: Happening) -> bytes:
        """The JSON of an event without the number it has for a reader."""
        found = self._written.get(event)
        if found is None:
            found = _written_event(self._game, event, self._language)
            for placeholder, name in self._names:
                found = found.replace(placeholder, name)
            self._written[event] = found
        return found


class MatchMessages:
    """The messages about one match, as it stands now, in one language."""

    def __init__(
        self, running: RunningMatch, names: Sequence[str], language: str, countdown: float | None = None
    ) -> None:
        self.running = running
        self.countdown = countdown
        self.names = names
        self.language = spoken(language)
        self.outcome = self._outcome()
        self._events = EventWriter(running.game, names, language)

    def change(self, step: Step) -> Change:
        """One change, for the reader it concerns."""
        running = self.running
        return Change(
            match=running.id,
            version=step.version,
            game_number=running.match.game_number,
            view=self.view(step.view),
            events=self._events.events(step.events_before, step.events),
            prompt=self.prompt(step.reader),
            can_undo=running.readers[step.reader].can_undo,
            ended=self.ended(step.reader, step.game_before),
            outcome=self.outcome,
        )

    def everything(self, reader: Reader) -> MatchInfo:
        """All that a reader may know."""
        running = self.running
        return MatchInfo(
            match=running.id,
            version=running.readers[reader].version,
            game_number=running.match.game_number,
            view=self.view(running.match.view_bytes(reader)),
            events=self._events.events(0, self._story(reader)),
            prompt=self.prompt(reader),
            can_undo=running.readers[reader].can_undo,
            ended=self.ended(reader),
            outcome=self.outcome,
        )

    def view(self, view: Bytes) -> Raw:
        """A view as the game shows it."""
        return picture(self.running.game, self.running.match.box, view)

    def ended(self, reader: Reader, first: int = 1) -> list[EndedGame]:
        """The games before this one, from `first` on. The last of them comes with its final view."""
        match = self.running.match
        return [
            EndedGame(
                number,
                outcome_info(match, match.results[number - 1], self.names, self.language),
                list(match.totals(number)),
                self._final_view(number, reader) if number == match.game_number - 1 else None,
            )
            for number in range(first, match.game_number)
        ]

    def _final_view(self, number: int, reader: Reader) -> Raw:
        match = self.running.match
        return picture(match.game, match.endings[number].box, match.final_view_bytes(number, reader))

    def missed(self, reader: Reader, seen: int) -> Missed | None:
        """What happened since the reader's event number `seen`, in a few sentences."""
        count = self.running.readers[reader].events - seen
        if seen == 0 or count <= 0:
            return None
        last = self._story(reader)[seen:][-MISSED_SENTENCES:]
        return Missed(
            count, [_event_info(self.running.game, event, self.names, self.language).sentence for event in last]
        )

    def _story(self, reader: Reader) -> list[Happening]:
        return [happening for happening in self.running.match.told if happening.is_told_to(reader)]

    def prompt(self, reader: Reader) -> PromptInWords | None:
        """What the seat is asked now, if it is asked."""
        if reader is None or reader not in self.running.asked:
            return None
        match, game = self.running.match, self.running.game
        found = match.prompt(reader)
        said = sentence(game, "prompt", found.name, found.arguments, self.names, self.language)
        written = _written_decisions(game.name)
        decisions = b",".join([written[action] for action in match.legal_actions(reader)])
        return PromptInWords(
            found.id, found.name, dict(found.arguments), said, Raw(b"[%b]" % decisions), self.window(reader)
        )

    def window(self, seat: int) -> WindowInfo | None:
        """How long a window is open, and still is: the same for every seat, whatever it holds."""
        if self.running.no_answer(seat) is None:
            return None
        if self.countdown is None:
            return WindowInfo(None, None)
        left = self.running.since + self.countdown - time.monotonic()
        return WindowInfo(self.countdown, round(max(0.0, left), 1))

    def _outcome(self) -> OutcomeInfo | None:
        """How the match ended, if it has."""
        found = self.running.match.outcome if self.running.over else None
        return outcome_info(self.running.match, found, self.names, self.language) if found is not None else None


def outcome_info(match: Match, outcome: Outcome, names: Sequence[str], language: str) -> OutcomeInfo:
    """How a match ended, with a sentence for each line of points."""
    return OutcomeInfo(
        list(outcome.points),
        list(outcome.places),
        list(outcome.winners),
        [list(game.points) for game in outcome.games],
        [_points(match.game, line, names, language) for line in outcome.lines],
        list(names),
    )


def _points(game: Game, line: PointsLine, names: Sequence[str], language: str) -> PointsInWords:
    said = sentence(game, "points", line.name, line.arguments, names, language)
    return PointsInWords(line.seat, line.name, line.points, line.rule, dict(line.arguments), line.game_number, said)


# --- cached for all tables


@lru_cache(maxsize=16_384)
def _written_event(game: str, event: Happening, language: str) -> bytes:
    """The JSON of an event, without its number and with placeholders for names."""
    return encode(_event_info(find(game), event, PLACEHOLDERS, language))[NO_NUMBER:]


@lru_cache(maxsize=1024)
def _name_bytes(names: tuple[str, ...]) -> list[tuple[bytes, bytes]]:
    """Placeholders and the names that belong there."""
    return [(one.encode(), encode(name)[1:-1]) for one, name in zip(PLACEHOLDERS, names, strict=False)]


def _event_info(game: Game, event: Happening, names: Sequence[str], language: str) -> EventInWords:
    declared = game.events[event.kind]
    given = arguments(declared, event.numbers)
    said = sentence(game, "event", declared.name, given, names, language)
    return EventInWords(0, declared.name, given, event.game_number, said)


class DecisionCache(dict[int, bytes]):
    """The JSON of a game's decisions, each written when it is first legal."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.notation = game.decisions

    def __missing__(self, action: int) -> bytes:
        info = DecisionInWords(self.notation.write(action), dict(self.notation.as_data(action)))
        written = self[action] = encode(info)
        return written


@lru_cache
def _written_decisions(game: str) -> DecisionCache:
    return DecisionCache(find(game))


# --- sentences


def sentence(
    game: Game, what: What, name: str, arguments: Mapping[str, int], names: Sequence[str], language: str
) -> str:
    """The sentence of an event, a prompt or a line of points, with its arguments and the players' names."""
    sorts = _sorts(game.name, what, name)
    numbers = tuple(arguments.values())
    plain = tuple([None if sort else number for sort, number in zip(sorts, numbers, strict=True)])
    said = []
    for words, index in _pieces(game.name, f"{what}-{name}", tuple(arguments), plain, language):
        said.append(words)
        if index != NOTHING:
            sort, number = sorts[index], numbers[index]
            said.append(names[number] if sort == "seat" else _thing(game.name, sort, number, language))
    return "".join(said)


@lru_cache(maxsize=1024)
def _sorts(game: str, what: What, name: str) -> tuple[str, ...]:
    """The sorts of the declared arguments: seats and things have names; empty for plain numbers."""
    found = find(game)
    declared = {"event": found.events, "prompt": found.prompts, "points": found.points}[what]
    sorts = declared.named(name).arguments.values()
    return tuple(sort.name if sort == SEAT or sort.name in found.sorts else "" for sort in sorts)


@lru_cache(maxsize=16_384)
def _pieces(
    game: str, message: str, keys: tuple[str, ...], numbers: tuple[int | None, ...], language: str
) -> tuple[Piece, ...]:
    """A message with these numbers, cut where names belong."""
    placeholders = [chr(FIRST_PLACEHOLDER + index) for index in range(len(keys))]
    given = {
        key: one if number is None else number for key, number, one in zip(keys, numbers, placeholders, strict=True)
    }
    pieces, words = [], ""
    for letter in _words(language).say(message, given, find(game)):
        if letter in placeholders:
            pieces.append((words, placeholders.index(letter)))
            words = ""
        else:
            words += letter
    return (*pieces, (words, NOTHING))


@lru_cache(maxsize=4096)
def _thing(game: str, sort: str, number: int, language: str) -> str:
    return _words(language).thing(find(game), sort, number)


@lru_cache
def _words(language: str) -> Words:
    return Words(language)
