"""The sentences of events, prompts and points, put together quickly.

A sentence is formatted once for each set of numbers in it, and names are put in afterwards; so no message may choose
its words by a name, and a test holds them to it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Literal

from lychgate.core.input.registry import find
from lychgate.core.model.contract import Game
from lychgate.core.model.sorts import SEAT
from lychgate.play.text.words import Words, languages

What = Literal["event", "prompt", "points"]
Piece = tuple[str, int]  # some words, and which argument's name comes after them

FIRST_PLACEHOLDER = 0xE000  # a private character: it stands in no message
NOTHING = -1


def spoken(language: str) -> str:
    """This language, if there are messages in it; else the first."""
    return language if language in languages() else languages()[0]


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
