"""What a game wants kept of every game beyond what its declarations tell, and what its reports show.

The module `study` of a game's package declares it as `STUDY`; a game without one has the plain columns and pictures.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from lychgate.core.model.contract import Game


@dataclass(frozen=True, slots=True)
class Payoff:
    """How often those win who did or had something: the games of a seat, by a column of the seats or of what happened.

    `of` is what they get: `wins`, or a column of the seats.
    """

    id: str
    table: str  # `seats`, or an event or line of points that has rows
    by: str
    of: str = "wins"
    most: int = 24  # values shown: of more, those at both ends


@dataclass(frozen=True, slots=True)
class Rate:
    """Of all rows of two tables, how many are of the first: goals met among goals met and missed."""

    id: str
    table: str
    others: str
    by: str
    most: int = 24


@dataclass(frozen=True, slots=True)
class Spread:
    """How the values of a column are spread."""

    id: str
    table: str
    column: str


@dataclass(frozen=True, slots=True)
class Map:
    """In how many of the games something happened at each place of a grid."""

    id: str
    tables: tuple[str, ...]
    across: str
    down: str


@dataclass(frozen=True, slots=True)
class Figure:
    """A number that is compared between cells of a grid: the sum of a column for each game, or for each `per`."""

    id: str
    column: str  # `table.column`; with `?` behind it: whether it is more than 0
    per: str = ""  # another such column; without: games
    percent: bool = False


Picture = Payoff | Rate | Spread | Map


@dataclass(frozen=True, slots=True)
class Study:
    """What is kept of each game, and shown of many."""

    begins: str = ""  # the event that first says who begins, and which argument: `dealt.first`
    fields: tuple[str, ...] = ()  # of the final state; one with a row for each seat is kept by seat
    events: tuple[str, ...] = ()  # each of these leaves a row when it happens
    lines: tuple[str, ...] = ()  # of points: likewise
    pictures: tuple[Picture, ...] = ()
    figures: tuple[Figure, ...] = ()

    @property
    def heard(self) -> tuple[str, ...]:
        """The events that must be remembered one by one."""
        first = self.begins.partition(".")[0]
        return self.events if not first or first in self.events else (*self.events, first)


@cache
def study(game: Game) -> Study:
    """What the game declares."""
    name = f"{game.package}.study"
    if not find_spec(name):
        return Study()
    module: Any = import_module(name)
    found: Study = module.STUDY
    return found
