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
Piece = tuple[str, int]  # some words, and which argument's name comes after them

FIRST_GAP = 0xE000  # a private character: it stands in no message
NOTHING = -1


def sentence(
    game: Game, what: What, name: str, arguments: Mapping[str, int], names: Sequence[str], language: str
) -> str:
    """What an event, a prompt or a line of points says, with its arguments and the players' names."""
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
    """The sorts of a telling's arguments: seats and things have names; empty for plain numbers."""
    found = find(game)
    tellings = {"event": found.events, "prompt": found.prompts, "points": found.points}[what]
    telling = next(telling for telling in tellings if telling.name == name)
    return tuple(sort if sort == "seat" or sort in found.sorts else "" for sort in telling.arguments.values())


@lru_cache(maxsize=16_384)
def _pieces(
    game: str, message: str, keys: tuple[str, ...], numbers: tuple[int | None, ...], language: str
) -> tuple[Piece, ...]:
    """A message with these numbers, cut where names belong."""
    gaps = [chr(FIRST_GAP + index) for index in range(len(keys))]
    given = {key: gap if number is None else number for key, number, gap in zip(keys, numbers, gaps, strict=True)}
    pieces, words = [], ""
    for letter in _words(language).say(message, given, find(game)):
        if letter in gaps:
            pieces.append((words, gaps.index(letter)))
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
