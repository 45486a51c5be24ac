"""How what a scenario expects is compared with what a match shows: values, and patterns of what is told."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from lychgate.core.errors import BadPosition
from lychgate.core.input.checked import small_number
from lychgate.core.model.messages import Message
from lychgate.core.model.sorts import Sort
from lychgate.play.match.match import Match

SPECTATOR = "spectator"
Path = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Difference:
    """Something that was expected, and what was found instead."""

    path: Path
    what: str
    expected: str
    found: str
    within: str = ""  # the text, at that path, that it is about


@dataclass(frozen=True, slots=True)
class Look:
    """What one word is compared with."""

    match: Match
    path: Path
    told: int

    @property
    def word(self) -> str:
        """The path within `then`."""
        inside = self.path[2:] if self.path[1].isdecimal() else self.path[1:]
        return ".".join(inside)

    def compare(self, expected: Any, found: Any, within: str = "") -> Iterator[Difference]:
        if expected != found or type(expected) is not type(found):
            yield Difference(self.path, self.word, shown(expected), shown(found), within)

    def at(self, *keys: str) -> Look:
        return Look(self.match, (*self.path, *keys), self.told)

    def wrong(self, reason: str) -> BadPosition:
        return BadPosition(self.path, reason)

    def texts(self, expected: Any) -> list[str]:
        if not isinstance(expected, list) or not all(isinstance(text, str) for text in expected):
            raise self.wrong(f"expected a list of texts in quotes, got {expected!r:.80}.")
        return expected

    def table(self, expected: Any) -> Mapping[str, Any]:
        if not isinstance(expected, Mapping):
            raise self.wrong(f"expected a table, got {expected!r:.80}.")
        return expected

    def reader(self, name: str) -> int | None:
        """The seat, or spectator, that a table is named after."""
        if name == SPECTATOR:
            return None
        if small_number(name) not in range(1, self.match.players + 1):
            raise BadPosition((*self.path, name), f"expected a seat or {SPECTATOR}, got {name!r:.80}.")
        return int(name) - 1


def shown(value: Any) -> str:
    """A value as it would stand in the file."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list):
        return f"[{', '.join(shown(item) for item in value)}]"
    return f'"{value}"' if isinstance(value, str) else str(value)


# --- patterns


@dataclass(frozen=True, slots=True)
class Written:
    """An event, prompt or line of points as it is written in a scenario."""

    name: str
    arguments: Mapping[str, str]

    @classmethod
    def of(cls, message: Message, numbers: Mapping[str, int], more: Mapping[str, Sort] | None = None) -> Written:
        sorts = {**(more or {}), **message.arguments}
        return cls(message.name, {key: str(sorts[key].data(number)) for key, number in numbers.items()})

    def __str__(self) -> str:
        return " ".join([self.name, *(f"{key}={value}" for key, value in self.arguments.items())])

    def fits(self, pattern: str) -> bool:
        name, *wanted = pattern.split()
        own = {f"{key}={value}" for key, value in self.arguments.items()}
        return name == self.name and own.issuperset(wanted)


def contained(look: Look, expected: Any, found: Sequence[Written]) -> Iterator[Difference]:
    """Each pattern fits one that was found, in the same order; others may stand between."""
    start = 0
    for pattern in patterns_of(look, expected):
        fitting = (i for i in range(start, len(found)) if found[i].fits(pattern))
        index = next(fitting, None)
        if index is None:
            seen = shown([str(item) for item in found[start:]]) if found[start:] else "nothing"
            yield Difference(look.path, look.word, f'"{pattern}"', seen, pattern)
        else:
            start = index + 1


def absent(look: Look, expected: Any, found: Sequence[Written]) -> Iterator[Difference]:
    """None of the patterns fits any that was found."""
    for pattern in patterns_of(look, expected):
        fitting = [str(item) for item in found if item.fits(pattern)]
        if fitting:
            yield Difference(look.path, look.word, f'no "{pattern}"', shown(fitting), pattern)


def patterns_of(look: Look, expected: Any) -> list[str]:
    """Patterns, if they name what can be told at all."""
    game = look.match.game
    messages = {"lines": game.points, "prompts": game.prompts}.get(look.path[-1], game.events)
    known = {message.name: {*message.arguments, "seat"} for message in messages}
    for pattern in look.texts(expected):
        name, *wanted = pattern.split() or [""]
        if name not in known:
            raise BadPosition((*look.path, pattern), f"expected one of {', '.join(known)}; got {name!r:.80}.")
        for text in wanted:
            if not re.fullmatch(r"[a-z_]+=\S+", text) or text.partition("=")[0] not in known[name]:
                names = ", ".join(f"{key}=…" for key in known[name])
                raise BadPosition((*look.path, pattern), f"{name} has {names}; got {text!r:.80}.")
    return look.texts(expected)
