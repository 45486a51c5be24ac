"""A match under way, and what each of its readers has been sent.

A reader is a seat, or None: the spectators. A reader's version increases only when something changed for that reader,
so that a version reveals no more than the view it comes with. The decisions in the database rebuild all of it,
versions included.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from lychgate.core.model.contract import Game
from lychgate.core.model.layout import Bytes
from lychgate.play.match import refusals
from lychgate.play.match.match import Match
from lychgate.play.match.story import Happening
from lychgate.play.match.updates import Asked, Readers, Update

Reader = int | None

EVERYBODY, NOBODY = -1, 0  # readers, as bits

UNDO = -1  # in the log, in place of an action

UNDOS = 200  # per seat and match: each stays in the log for good


@dataclass(slots=True)
class ReaderState:
    """What one reader has been sent."""

    version: int = 0
    game_number: int = 1
    events: int = 0
    prompt: int | None = None
    can_undo: bool = False


@dataclass(frozen=True, slots=True)
class Step:
    """One change for one reader: the view after it, and the new events."""

    reader: Reader
    version: int
    view: Bytes
    picture: bytes  # of the view, as numbers
    asked: Asked | None  # what the reader is asked now
    events_before: int  # that the reader was sent before these
    events: list[Happening]
    game_before: int  # the number of the game before it
    taken_back: bool = False  # the reader undid something: there are fewer events now

    @property
    def seat(self) -> int:
        """The seat, of a reader who has one."""
        assert self.reader is not None, "spectators are asked nothing"
        return self.reader


@dataclass(frozen=True, slots=True)
class ReplayFrame:
    """What a reader saw at one moment of a match, in which of its games, and the box of that game."""

    box: Bytes
    view: Bytes
    events_before: int
    events: list[Happening]
    game_number: int


@dataclass(frozen=True, slots=True)
class LoggedDecision:
    """One row of the log; the action may be UNDO."""

    seat: int
    action: int


@dataclass(slots=True)
class RunningMatch:
    """A match and its readers."""

    id: str
    match: Match
    count: int = 0  # rows of the log
    asked: frozenset[int] = frozenset()  # seats that owe a decision
    readers: dict[Reader, ReaderState] = field(default_factory=dict)  # spectators last
    shown: Readers = field(init=False)  # what the readers see, in the same order
    dealt: list[Step] = field(default_factory=list)  # what the deal changed, until something is decided
    moment: int = 0  # increases whenever others than the deciding seat could see that something happened
    since: float = field(default_factory=time.monotonic)  # when that was
    _processed: int = 0  # events of the match that were filtered for the readers
    _unnoticed: set[int] = field(default_factory=set)  # seats whose last decision nobody else could notice
    _undone: Counter[int] = field(default_factory=Counter)  # undos of each seat
    _sealed: str = ""
    _wanted: int = EVERYBODY  # readers who get pictures, as bits

    def __post_init__(self) -> None:
        self.readers = {reader: ReaderState() for reader in (*range(self.match.players), None)}
        self.shown = Readers(self.game, self.match.players)
        self.dealt = self._update_readers(None)

    @property
    def game(self) -> Game:
        return self.match.game

    @property
    def over(self) -> bool:
        return not self.asked

    @property
    def sealed(self) -> str:
        """The record of the deal without its seed, as a file: whoever keeps a copy can prove a later change."""
        if not self._sealed:
            self._sealed = self.match.record().sealed().text()
        return self._sealed

    def replay(self, log: Iterable[LoggedDecision]) -> None:
        """Apply the decisions of the log. Nobody looks on, so nothing is drawn."""
        self._wanted = NOBODY
        for row in log:
            self.apply(row)
        self._wanted = EVERYBODY

    def apply(self, row: LoggedDecision) -> list[Step]:
        """Apply one row of the log."""
        return self.undo(row.seat) if row.action == UNDO else self.decide(row.seat, row.action)

    def open_prompt(self, seat: int) -> int | None:
        """The id of the prompt that the seat has to answer now."""
        return self.match.prompt_id(seat) if seat in self.asked else None

    def no_answer(self, seat: int) -> int | None:
        """In a window: the action that counts for the seat if it gives no answer."""
        return self.match.no_answer(seat) if seat in self.asked else None

    def action_of(self, given: str | Mapping[str, Any] | int) -> int:
        """The number of a decision; one written as in a prompt is only looked up."""
        known = self.game.decisions.written.get(given) if isinstance(given, str) else None
        return refusals.action_of(self.game, given) if known is None else known

    def decide(self, seat: int, action: int) -> list[Step]:
        """Apply a decision, or raise; the changes, by reader."""
        self.match.decide(seat, action)
        self.count += 1
        return self._update_readers(seat)

    def used_up_undos(self, seat: int) -> bool:
        """Has the seat used up its undos?"""
        return self._undone[seat] >= UNDOS

    def undo(self, seat: int) -> list[Step]:
        """Take back the seat's last decision, or raise; the changes, by reader."""
        self.match.undo(seat)
        self.count += 1
        self._undone[seat] += 1
        self.readers[seat].events = len(self.match.story(seat))  # to the others it makes no difference
        self._processed = len(self.match.told)
        return self._update_readers(seat, taken_back=True)

    def _update_readers(self, decided: int | None, *, taken_back: bool = False) -> list[Step]:
        """Bring every reader up to date."""
        update = self.shown.update(self.match.box, self.match.state, self._wanted)
        self.asked = frozenset(seat for seat in range(self.match.players) if self.shown.asked >> seat & 1)
        events, self._processed = self.match.told[self._processed :], len(self.match.told)
        steps = []
        for reader in self.readers:
            step = self._update(reader, update, events, taken_back and reader == decided)
            if step is not None:
                steps.append(step)
        if decided is not None and all(step.reader == decided for step in steps):
            self._unnoticed.add(decided)
        else:
            self.moment, self.since = self.moment + 1, time.monotonic()
        self._unnoticed = {
            seat for seat in self._unnoticed if self.match.can_undo(seat) and not self.used_up_undos(seat)
        }
        self.dealt = []
        return steps + self._undo_changes(update, {step.reader for step in steps})

    def _update(self, reader: Reader, update: Update, events: list[Happening], taken_back: bool) -> Step | None:
        """One reader's change, if there is one."""
        state, game_number = self.readers[reader], self.match.game_number
        prompt = None if reader is None else self.open_prompt(reader)
        own = [happening for happening in events if happening.is_told_to(reader)]
        same_question = prompt == state.prompt and game_number == state.game_number
        if not update.changed(self._number(reader)) and same_question and not own and not taken_back:
            return None
        step = self._step(reader, update, own, taken_back=taken_back)
        state.game_number, state.prompt = game_number, prompt
        state.events += len(own)
        return step

    def _undo_changes(self, update: Update, stepped: set[Reader]) -> list[Step]:
        """Changes for seats for which nothing changed but whether they may undo."""
        changed = []
        for seat in range(self.match.players):
            state = self.readers[seat]
            if state.can_undo != (seat in self._unnoticed):
                state.can_undo = not state.can_undo
                if seat not in stepped:
                    changed.append(self._step(seat, update, []))
        return changed

    def _step(self, reader: Reader, update: Update, events: list[Happening], *, taken_back: bool = False) -> Step:
        """The reader's next change."""
        state, number = self.readers[reader], self._number(reader)
        state.version += 1
        return Step(
            reader,
            state.version,
            self.shown.view(number),
            update.picture(number),
            update.prompt(number),
            state.events,
            events,
            state.game_number,
            taken_back,
        )

    def _number(self, reader: Reader) -> int:
        """A reader's place among all: spectators come last."""
        return self.match.players if reader is None else reader
