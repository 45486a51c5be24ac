"""What a match tells, as data: prompts, events, lines of points, the outcome. Words are made in `words`."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple, overload

import numpy as np

from lychgate.core.model.contract import Game
from lychgate.core.model.layout import Ints
from lychgate.core.model.messages import EVENT_ROOM, EVENT_WIDTH, SPECTATOR_BIT, Message

WHOLE_MATCH = 0  # the game number of a line about totals


@dataclass(frozen=True, slots=True)
class Decision:
    """One choice of one seat; it prints as notation."""

    action: int
    text: str

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Prompt:
    """What a seat is asked. The id counts that seat's own prompts, from 1."""

    seat: int
    id: int
    name: str
    arguments: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, as one reader is told it. The number counts that reader's own events, from 1."""

    number: int
    name: str
    arguments: Mapping[str, int]
    game_number: int


@dataclass(frozen=True, slots=True)
class PointsLine:
    """Why a seat has these points."""

    seat: int
    name: str
    points: int
    rule: str
    arguments: Mapping[str, int]
    game_number: int


@dataclass(frozen=True, slots=True)
class Outcome:
    """How it ended. Of a match of several games, points are the totals and `games` holds each game's outcome."""

    points: tuple[int, ...]
    places: tuple[int, ...]
    lines: tuple[PointsLine, ...]
    games: tuple[Outcome, ...] = field(default=())

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)

    @property
    def totals(self) -> tuple[int, ...]:
        return self.points


class Happening(NamedTuple):
    """An event as the rules emitted it, with those who may see it."""

    kind: int
    audience: int
    numbers: tuple[int, ...]
    game_number: int

    def is_told_to(self, reader: int | None) -> bool:
        return bool(self.audience & (SPECTATOR_BIT if reader is None else 1 << reader))


def happenings(events: Ints, game_number: int) -> list[Happening]:
    """What a buffer of events holds."""
    count = int(events[0])
    assert count < EVENT_ROOM, "there was no room for all events"
    return _happenings(events[1 : 1 + count * EVENT_WIDTH], game_number)


def _happenings(rows: Ints, game_number: int) -> list[Happening]:
    found = rows.reshape(-1, EVENT_WIDTH).tolist()
    return [_happening(row[0], row[1], tuple(row[2:]), game_number) for row in found]


def event_rows(events: Sequence[Happening]) -> Ints:
    """Events as a buffer of them."""
    rows = [number for event in events for number in (event.kind, event.audience, *event.numbers)]
    return np.array([len(events), *rows], np.int32)


# The same things happen at many tables: each is kept once.
_happening = lru_cache(maxsize=65_536)(Happening)


class EventLog(Sequence[Happening]):
    """The events of a match, in order. What the rules emitted is decoded only when somebody looks at it."""

    __slots__ = ("_count", "_decoded", "_emitted", "_game_number")

    def __init__(self) -> None:
        self._decoded: list[Happening] = []
        self._emitted = bytearray()  # rows that were not decoded yet, all of one game
        self._game_number = 0  # its number
        self._count = 0

    def add(self, events: Ints, game_number: int) -> None:
        """What a buffer holds has happened."""
        count = int(events[0])
        if count:
            assert count < EVENT_ROOM, "there was no room for all events"
            if game_number != self._game_number:
                self._all()
                self._game_number = game_number
            self._emitted += events[1 : 1 + count * EVENT_WIDTH].tobytes()
            self._count += count

    def cut(self, count: int) -> None:
        """Keep only so many: the others were taken back."""
        del self._all()[count:]
        self._count = len(self._decoded)

    def copy(self) -> EventLog:
        other = EventLog()
        other._decoded, other._emitted, other._count = self._decoded.copy(), self._emitted.copy(), self._count
        other._game_number = self._game_number
        return other

    def _all(self) -> list[Happening]:
        if self._emitted:
            self._decoded += _happenings(np.frombuffer(bytes(self._emitted), np.int32), self._game_number)
            self._emitted.clear()
        return self._decoded

    def rows(self, since: int) -> Ints:
        """What has happened since there were so many, as the rules emit it. Decoded is only what was before."""
        decoded = len(self._decoded)
        if since < decoded:
            return event_rows(self[since:])
        count = (self._count - since).to_bytes(4, sys.byteorder)
        return np.frombuffer(count + self._emitted[4 * EVENT_WIDTH * (since - decoded) :], np.int32)

    def __len__(self) -> int:
        return self._count

    @overload
    def __getitem__(self, place: int) -> Happening: ...
    @overload
    def __getitem__(self, place: slice) -> list[Happening]: ...
    def __getitem__(self, place: int | slice) -> Happening | list[Happening]:
        return self._all()[place]

    def __iter__(self) -> Iterator[Happening]:
        return iter(self._all())


def arguments(message: Message, numbers: Sequence[int]) -> dict[str, int]:
    """The arguments by name."""
    return dict(zip(message.arguments, numbers, strict=False))


def story(game: Game, told: Sequence[Happening], reader: int | None, since: int = 0) -> list[Event]:
    """What a reader (None: a spectator) may know of, after the first `since` events of that reader."""
    own = [happening for happening in told if happening.is_told_to(reader)]
    return [
        Event(number, game.events[h.kind].name, arguments(game.events[h.kind], h.numbers), h.game_number)
        for number, h in enumerate(own[since:], since + 1)
    ]


def points_line(game: Game, happening: Happening) -> PointsLine:
    """A line of points from the event that `outcome` emits for it."""
    line = game.points[happening.kind]
    named = arguments(line, happening.numbers)
    seat, points = happening.numbers[:2]
    return PointsLine(seat, line.name, points, line.rule, named, happening.game_number)
