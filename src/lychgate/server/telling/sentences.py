"""A match in sentences: events, prompts, points, decisions and refusals with names and words, in one language.

Nothing is made twice: the JSON of a decision and of an event with its sentence is cached for all tables, with
placeholders for names. A sentence is formatted once for each set of numbers in it; so no message may choose its words
by a name, and a test holds them to it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Literal

from msgspec import Raw

from lychgate.core.errors import LychgateError
from lychgate.core.input.registry import find
from lychgate.core.model.contract import Game
from lychgate.core.model.layout import Bytes
from lychgate.core.model.sorts import SEAT, SEATS
from lychgate.play.match.match import Match
from lychgate.play.match.story import Happening, PointsLine, arguments
from lychgate.play.text.words import Words, languages, words_for
from lychgate.server.messages.matches import Missed, WindowInfo, encode
from lychgate.server.messages.refusals import Refused, say
from lychgate.server.messages.sentences import DecisionInWords, EventInWords, PointsInWords, PromptInWords
from lychgate.server.telling.pictures import picture
from lychgate.server.telling.running_match import UNDO

MISSED_SENTENCES = 6
UNDO_NOTATION = "undo"
NO_NUMBER = len(b'{"number":0,')
PLACEHOLDERS = [chr(0xF000 + seat) for seat in range(SEATS)]  # of players' names: no name has these characters

What = Literal["event", "prompt", "points"]
Piece = tuple[str, int]  # some words, and which argument's name comes after them

FIRST_PLACEHOLDER = 0xE000  # a private character: it stands in no message
NOTHING = -1


def spoken(language: str) -> str:
    """This language, if there are messages in it; else the first."""
    return language if language in languages() else languages()[0]


class SentenceWriter:
    """Writes for clients that asked for sentences, with these names and in one language; each event once."""

    def __init__(self, game: Game, names: Sequence[str], language: str) -> None:
        self._game = game
        self._names = names
        self._language = spoken(language)
        self._wanted = language  # a game's cards may speak it
        self._written: dict[Happening, bytes] = {}
        self._name_bytes = _name_bytes(tuple(names))

    def picture(self, box: Bytes, view: Bytes) -> Raw:
        return picture(self._game, box, view)

    def events(self, before: int, events: Sequence[Happening]) -> Raw:
        written = [b'{"number":%d,%b' % (number, self._event(event)) for number, event in enumerate(events, before + 1)]
        return Raw(b"[%b]" % b",".join(written))

    def _event(self, event: Happening) -> bytes:
        """The JSON of an event without the number it has for a reader."""
        found = self._written.get(event)
        if found is None:
            found = _written_event(self._game.name, event, self._language)
            for placeholder, name in self._name_bytes:
                found = found.replace(placeholder, name)
            self._written[event] = found
        return found

    def prompt(self, match: Match, seat: int, window: WindowInfo | None) -> Raw:
        found = match.prompt(seat)
        said = sentence(self._game, "prompt", found.name, found.arguments, self._names, self._language)
        written = _written_decisions(self._game.name)
        decisions = b",".join([written[action] for action in match.legal_actions(seat)])
        prompt = PromptInWords(found.id, found.name, dict(found.arguments), said, Raw(b"[%b]" % decisions), window)
        return Raw(encode(prompt))

    def lines(self, lines: Sequence[PointsLine]) -> Raw:
        return Raw(encode([self._points(line) for line in lines]))

    def _points(self, line: PointsLine) -> PointsInWords:
        said = sentence(self._game, "points", line.name, line.arguments, self._names, self._language)
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
