"""How a match is written for a reader: as numbers, or for clients that asked for sentences with words beside them.

Numbers are what the rules emitted, as they emitted it. With sentences nothing is made twice: the JSON of a decision
and of an event is cached for all tables, with placeholders for names.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from msgspec import UNSET, Raw, UnsetType

from lychgate.bots.names import called
from lychgate.core.errors import LychgateError
from lychgate.core.input.registry import find
from lychgate.core.model.contract import Game
from lychgate.core.model.layout import Bytes
from lychgate.core.model.sorts import SEATS
from lychgate.play.match.changes import WINDOW, Step
from lychgate.play.match.match import Match
from lychgate.play.match.ruins import ruins_among
from lychgate.play.match.story import Happening, PointsLine, arguments
from lychgate.play.match.undo import UNDO
from lychgate.play.record.record import UNDO_NOTATION
from lychgate.play.text.words import words_for
from lychgate.server.messages.matches import (
    CHANGE_TEXT,
    NO_PROMPT,
    DecisionInWords,
    EventInWords,
    Missed,
    PointsInWords,
    PromptInfo,
    PromptInWords,
    WindowInfo,
    encode,
)
from lychgate.server.messages.refusals import Refused, say
from lychgate.server.telling.running_match import REWIND
from lychgate.server.telling.sentences import sentence, spoken

MISSED_SENTENCES = 6
NO_NUMBER = len(b'{"number":0,')
PLACEHOLDERS = [chr(0xF000 + seat) for seat in range(SEATS)]  # of players' names: no name has these characters


def writer(game: Game, names: Sequence[str], sentences: str | None) -> NumberWriter | SentenceWriter:
    """What writes for clients that asked for sentences in this language, or (None) for numbers."""
    return _number_writer(game) if sentences is None else SentenceWriter(game, names, sentences)


def decision_for(game: Game, action: int, sentences: str | None) -> int | str:
    """A decision as such clients are given it back. To take back is one thing to them, among people and bots."""
    return writer(game, (), sentences).decision(UNDO if action == REWIND else action)


class NumberWriter:
    """Writes for readers who make their own words."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._event = _event_writer(game)

    def picture(self, box: Bytes, view: Bytes) -> bytes:
        return self._game.picture_numbers(box, view)

    def events(self, before: int, events: Sequence[Happening]) -> bytes:
        return b"[%b]" % b",".join(map(self._event, events))

    def prompt(self, match: Match, seat: int, window: WindowInfo | None) -> bytes:
        return encode(PromptInfo(match.prompt_id(seat), match.asks(seat), match.legal_actions(seat), window))

    def change(self, match: Match, step: Step, window: WindowInfo | None) -> bytes:
        if not step.text:
            return _from_parts(self, match, step, window)
        return step.text + WINDOW % _written_window(window) if step.asks else step.text

    def lines(self, lines: Sequence[PointsLine]) -> Raw:
        kinds = self._game.points
        return Raw(
            encode([(line.game_number, int(kinds.named(line.name)), *line.arguments.values()) for line in lines])
        )

    def missed(self, events: Sequence[Happening]) -> Missed:
        return Missed(len(events))

    def decision(self, action: int) -> int:
        return action

    def decision_words(self, action: int) -> UnsetType:
        return UNSET

    def hidden_words(self, where: str, what: str) -> UnsetType:
        return UNSET

    def refusal_words(self, error: LychgateError) -> str | UnsetType:
        return error.sentence if error.message is None else UNSET


_number_writer = lru_cache(NumberWriter)
_written_window = lru_cache(maxsize=256)(encode)  # the same for all who are asked


@lru_cache
def _event_writer(game: Game) -> Callable[[Happening], bytes]:
    """What writes an event as numbers. The same things happen at many tables: each is written once."""
    widths = [len(event.arguments) for event in game.events]

    def write(event: Happening) -> bytes:
        return encode((event.game_number, event.kind, *event.numbers[: widths[event.kind]]))

    return lru_cache(maxsize=16_384)(write)


def _from_parts(write: NumberWriter | SentenceWriter, match: Match, step: Step, window: WindowInfo | None) -> bytes:
    """A change that was not written yet."""
    return CHANGE_TEXT % (
        step.version,
        match.game_number,
        write.picture(match.box, step.view),
        step.events_before,
        write.events(step.events_before, step.events),
        encode(ruins_among(match, step.seat, step.view)) if step.asks else b"[]",
        write.prompt(match, step.seat, window) if step.asks else NO_PROMPT,
    )


# --- with sentences


class SentenceWriter:
    """Writes for clients that asked for sentences, with these names and in one language; each event once."""

    def __init__(self, game: Game, names: Sequence[str], language: str) -> None:
        self._game = game
        self._names = [called(name, language) for name in names]
        self._language = spoken(language)
        self._wanted = language  # a game's cards may speak it
        self._written: dict[Happening, bytes] = {}
        self._name_bytes = _name_bytes(tuple(self._names))

    def picture(self, box: Bytes, view: Bytes) -> bytes:
        return self._game.picture_json(box, view)

    def events(self, before: int, events: Sequence[Happening]) -> bytes:
        written = [b'{"number":%d,%b' % (number, self._event(event)) for number, event in enumerate(events, before + 1)]
        return b"[%b]" % b",".join(written)

    def _event(self, event: Happening) -> bytes:
        """The JSON of an event without the number it has for a reader."""
        found = self._written.get(event)
        if found is None:
            found = _written_event(self._game.name, event, self._language)
            for placeholder, name in self._name_bytes:
                found = found.replace(placeholder, name)
            self._written[event] = found
        return found

    def prompt(self, match: Match, seat: int, window: WindowInfo | None) -> bytes:
        found = match.prompt(seat)
        said = sentence(self._game, self._game.prompts.named(found.name), found.arguments, self._names, self._language)
        written = _written_decisions(self._game.name)
        decisions = b",".join([written[action] for action in match.legal_actions(seat)])
        prompt = PromptInWords(found.id, found.name, dict(found.arguments), said, Raw(b"[%b]" % decisions), window)
        return encode(prompt)

    def change(self, match: Match, step: Step, window: WindowInfo | None) -> bytes:
        return _from_parts(self, match, step, window)

    def lines(self, lines: Sequence[PointsLine]) -> Raw:
        return Raw(encode([self._points(line) for line in lines]))

    def _points(self, line: PointsLine) -> PointsInWords:
        said = sentence(self._game, self._game.points.named(line.name), line.arguments, self._names, self._language)
        given = dict(line.arguments)
        return PointsInWords(line.seat, line.name, line.points, line.rule, given, line.game_number, said)

    def missed(self, events: Sequence[Happening]) -> Missed:
        last = [_event_info(self._game, event, self._names, self._language) for event in events[-MISSED_SENTENCES:]]
        return Missed(len(events), [event.sentence for event in last])

    def decision(self, action: int) -> str:
        return UNDO_NOTATION if action == UNDO else self._game.decisions.write(action)

    def decision_words(self, action: int) -> str:
        return words_for(self._game, self._wanted).decision(self._game, action, self._names)

    def hidden_words(self, where: str, what: str) -> str:
        return words_for(self._game, self._wanted).hidden(self._game, where, what, self._names)

    def refusal_words(self, error: LychgateError) -> str:
        """It names the decision in words: whoever clicks has never seen the notation."""
        if isinstance(error, Refused) and error.message is not None:
            return say(error.message, error.arguments, self._wanted)
        return words_for(self._game, self._wanted).refusal(error, self._game, self._names, self._in_quotes)

    def _in_quotes(self, action: int) -> str:
        said = self.decision_words(action)
        return say("refused-decision", {"decision": said[:1].upper() + said[1:]}, self._wanted)


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
    said = sentence(game, declared, given, names, language)
    return EventInWords(0, declared.name, given, event.game_number, declared.rule, said)


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
