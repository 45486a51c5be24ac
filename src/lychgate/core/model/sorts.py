"""Sorts: what a number stands for among the arguments of decisions, events, prompts and points.

A card, a grave, a seat: each is a whole number in a record and on the wire. Its sort says which numbers there are, how
one is written in notation and data, and which message names it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Self

SEATS = 6  # the most that any game seats


@dataclass(frozen=True)
class Sort:
    """Whole numbers from `first` on, `size` of them; with size 0 any number. Written as they are."""

    name: str
    first: int = 0
    size: int = 0

    def allows(self, number: int) -> bool:
        return not self.size or self.first <= number < self.first + self.size

    def text(self, number: int) -> str:
        """As notation has it."""
        return str(self.data(number))

    def data(self, number: int) -> Any:
        """As plain data has it."""
        return number

    def message(self, number: int) -> str | None:
        """The message that names it; None: the number itself is said."""
        return None

    @property
    def expected(self) -> str:
        """What there is, for a sentence that refuses something else."""
        return f"a whole number from {self.data(self.first)} to {self.data(self.first + self.size - 1)}"


@dataclass(frozen=True)
class Codes(Sort):
    """Things with codes that are the same in every language, as the places of a map: `c3`. For decisions alone."""

    names: Sequence[str] = ()

    @classmethod
    def of(cls, name: str, names: Sequence[str], first: int = 0) -> Self:
        return cls(name, first, len(names), tuple(names))

    def from_number(self, first: int) -> Self:
        """The rest of the sort, from this number on."""
        skipped = first - self.first
        return replace(self, first=first, size=self.size - skipped, names=self.names[skipped:])

    def data(self, number: int) -> str:
        if not self.allows(number):
            raise LookupError(f"there is no {self.name} {number}")
        return self.names[number - self.first]

    @property
    def expected(self) -> str:
        return f"one of {', '.join(self.names[:8])}{', …' if len(self.names) > 8 else ''}"


@dataclass(frozen=True)
class Names(Codes):
    """Things that a message names in each language: `card-R1` is that of the thing `R1` of the sort `card`."""

    def message(self, number: int) -> str:
        return f"{self.name}-{self.data(number)}"


@dataclass(frozen=True)
class Seats(Sort):
    """Seats: counted from 0 in records and events, from 1 where people read and write."""

    def data(self, number: int) -> int:
        return number + 1


@dataclass(frozen=True)
class Subsets(Sort):
    """Any of a few things: a bit for each in data, their places from 1 in notation, `-` for none."""

    @classmethod
    def of(cls, name: str, things: int) -> Subsets:
        return cls(name, 0, 1 << things)

    def text(self, number: int) -> str:
        return " ".join(str(place + 1) for place in range(number.bit_length()) if number >> place & 1) or "-"


SEAT = Seats("seat", 0, SEATS)
NUMBER = Sort("number")


def numbers(name: str, last: int, first: int = 1) -> Sort:
    """A sort of plain numbers: graves 1 to 7, money 0 to 50."""
    return Sort(name, first, last - first + 1)


def renamed(arguments: Mapping[str, Sort], sorts: Mapping[str, Names]) -> dict[str, Sort]:
    """The same arguments, with other names for the things of these sorts, also where only a part of a sort is meant."""
    return {
        name: sorts[sort.name].from_number(sort.first) if sort.name in sorts else sort
        for name, sort in arguments.items()
    }
