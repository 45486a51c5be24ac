"""Sentences of a game's messages, quickly: the same ones are said all the time, of other players and cards.

A message is formatted once for each set of numbers in it, with gaps where the names of players and
cards belong. So no message may choose its words by a name; a test holds them to it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Literal

from lychgate.core.contract import Game
from lychgate.core.registry import find
from lychgate.play.words import Words

What = Literal["event", "prompt", "points"]
Numbers = tuple[int | None, ...]  # a message's arguments; None where a name belongs
Piece = tuple[str, int]  # some words, and which argument's name comes after them

FIRST_GAP = 0xE000  # a private character: it stands in no message
NOTHING = -1
MOST_KEPT = 4096  # sets of numbers of one message


def sentence(
    game: Game, what: What, name: str, arguments: Mapping[str, int], names: Sequence[str], language: str
) -> str:
    """What an event, a prompt or a line of points says, with its arguments and the players' names."""
    return _saying(game.name, what, name, language).say(tuple(arguments.values()), names)


class Saying:
    """One message of a game, in one language."""

    def __init__(self, game: Game, message: str, arguments: Mapping[str, str], words: Words) -> None:
        self.game, self.message, self.words = game, message, words
        self.keys = list(arguments)
        # Seats and things have names; plain numbers have none.
        self.sorts = [sort if sort == "seat" or sort in game.sorts else "" for sort in arguments.values()]
        self._kept: dict[Numbers, list[Piece]] = {}

    def say(self, numbers: Sequence[int], names: Sequence[str]) -> str:
        plain = tuple([None if sort else number for sort, number in zip(self.sorts, numbers, strict=True)])
        said = []
        for words, index in self._kept.get(plain) or self._cut(plain):
            said.append(words)
            if index != NOTHING:
                said.append(self._name(self.sorts[index], numbers[index], names))
        return "".join(said)

    def _name(self, sort: str, number: int, names: Sequence[str]) -> str:
        return names[number] if sort == "seat" else _thing(self.game.name, sort, number, self.words.language)

    def _cut(self, numbers: Numbers) -> list[Piece]:
        """The message with these numbers, cut where names belong."""
        gaps = [chr(FIRST_GAP + index) for index in range(len(numbers))]
        given = [gap if number is None else number for gap, number in zip(gaps, numbers, strict=True)]
        pieces, words = [], ""
        for letter in self.words.say(self.message, dict(zip(self.keys, given, strict=True)), self.game):
            if letter in gaps:
                pieces.append((words, gaps.index(letter)))
                words = ""
            else:
                words += letter
        if len(self._kept) >= MOST_KEPT:
            self._kept.clear()
        self._kept[numbers] = [*pieces, (words, NOTHING)]
        return self._kept[numbers]


@lru_cache(maxsize=4096)
def _saying(game: str, what: What, name: str, language: str) -> Saying:
    found = find(game)
    tellings = {"event": found.events, "prompt": found.prompts, "points": found.points}[what]
    telling = next(telling for telling in tellings if telling.name == name)
    return Saying(found, f"{what}-{name}", telling.arguments, Words(language))


@lru_cache(maxsize=4096)
def _thing(game: str, sort: str, number: int, language: str) -> str:
    return Words(language).thing(find(game), sort, number)
