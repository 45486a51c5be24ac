"""A match under way at a table, and how far each of its readers has been told.

A reader is a seat, or None: the spectators. A reader's version goes up only when something changed
for that reader, so that a version says no more than the view it comes with. The log in the database
rebuilds all of it, versions included.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from lychgate.core.contract import Game
from lychgate.core.record import Bytes
from lychgate.play import refusals
from lychgate.play.match import Match
from lychgate.play.telling import Happening
from lychgate.server.storage.schema import UNDO

Reader = int | None

UNDOS = 200  # that a seat has in a match: each is kept in the log for good


@dataclass(slots=True)
class Told:
    """What one reader knows by now."""

    version: int = 0
    game_number: int = 1
    events: int = 0
    view: bytes = b""
    prompt: int | None = None
    can_undo: bool = False


@dataclass(frozen=True, slots=True)
class Step:
    """One change for one reader: the view after it, and the new events."""

    reader: Reader
    version: int
    view: Bytes
    heard: int  # events of the reader before these
    news: list[Happening]
    game_before: int  # the number of the game before it
    taken_back: bool = False  # the reader undid something: the story became shorter


@dataclass(frozen=True, slots=True)
class Seen:
    """What somebody saw at one moment of a match, in which game of it, and in whose box."""

    box: Bytes
    view: Bytes
    heard: int  # events before these
    news: list[Happening]
    game_number: int


@dataclass(frozen=True, slots=True)
class Logged:
    """One row of the log."""

    seat: int
    action: int


@dataclass(slots=True)
class Live:
    """A match and its readers."""

    id: str
    match: Match
    count: int = 0  # rows of the log
    asked: frozenset[int] = frozenset()  # seats that owe a decision
    told: dict[Reader, Told] = field(default_factory=dict)
    dealt: list[Step] = field(default_factory=list)  # what the deal changed, until something is decided
    moment: int = 0  # goes up whenever others than who decided could see that something happened
    since: float = field(default_factory=time.monotonic)  # when that was
    _heard: int = 0  # happenings of the match that readers were told of, or were not to be told of
    _quiet: set[int] = field(default_factory=set)  # seats whose last decision nobody else noticed
    _undone: Counter[int] = field(default_factory=Counter)  # how often each seat has taken something back
    _sealed: str = ""

    def __post_init__(self) -> None:
        self.told = {reader: Told() for reader in (*range(self.match.players), None)}
        self.dealt = self._catch_up(None)

    @property
    def game(self) -> Game:
        return self.match.game

    @property
    def over(self) -> bool:
        return not self.asked

    @property
    def sealed(self) -> str:
        """All that the deal came from, but for the seed, as a file: who keeps it notices if any of it is changed."""
        if not self._sealed:
            self._sealed = self.match.record().sealed().text()
        return self._sealed

    def replay(self, log: Iterable[Logged]) -> None:
        """Carry out what the log says."""
        for row in log:
            self.carry_out(row)

    def carry_out(self, row: Logged) -> list[Step]:
        """Carry out one row of the log."""
        return self.undo(row.seat) if row.action == UNDO else self.decide(row.seat, row.action)

    def open_prompt(self, seat: int) -> int | None:
        """The id of the prompt the seat is to answer now."""
        return self.match.prompt_id(seat) if seat in self.asked else None

    def no_answer(self, seat: int) -> int | None:
        """If the seat is asked in a window: the decision that counts when it gives none."""
        return self.match.no_answer(seat) if seat in self.asked else None

    def action_of(self, given: str | Mapping[str, Any]) -> int:
        """The number of a decision; as it stands in a prompt, it is only looked up."""
        known = self.game.written.get(given) if isinstance(given, str) else None
        return refusals.action_of(self.game, given) if known is None else known

    def decide(self, seat: int, action: int) -> list[Step]:
        """Carry out a decision, or raise; what changed, for whom."""
        self.match.decide(seat, action)
        self.count += 1
        return self._catch_up(seat)

    def undone_enough(self, seat: int) -> bool:
        """Has the seat used up what it may take back in a match?"""
        return self._undone[seat] >= UNDOS

    def undo(self, seat: int) -> list[Step]:
        """Take back the seat's last decision, or raise; what changed, for whom."""
        self.match.undo(seat)
        self.count += 1
        self._undone[seat] += 1
        self.told[seat].events = len(self.match.story(seat))  # to the others it makes no difference
        self._heard = len(self.match.told)
        return self._catch_up(seat, taken_back=True)

    def _catch_up(self, decided: int | None, *, taken_back: bool = False) -> list[Step]:
        """Bring every reader up to date."""
        self.asked = frozenset(self.match.asked)
        news, self._heard = self.match.told[self._heard :], len(self.match.told)
        steps = []
        for reader, told in self.told.items():
            step = self._tell(reader, told, news, taken_back and reader == decided)
            if step is not None:
                steps.append(step)
        if decided is not None and all(step.reader == decided for step in steps):
            self._quiet.add(decided)
        else:
            self.moment, self.since = self.moment + 1, time.monotonic()
        self._quiet = {seat for seat in self._quiet if self.match.can_undo(seat) and not self.undone_enough(seat)}
        self.dealt = []
        return steps + self._undo_changes({step.reader for step in steps})

    def _tell(self, reader: Reader, told: Told, news: list[Happening], taken_back: bool) -> Step | None:
        """One reader's change, if there is one."""
        view = self.match.view_bytes(reader)
        seen = view.tobytes()
        prompt = None if reader is None else self.open_prompt(reader)
        own = [happening for happening in news if happening.is_told_to(reader)]
        heard, game_before, game_number = told.events, told.game_number, self.match.game_number
        same_question = prompt == told.prompt and game_number == game_before
        if seen == told.view and same_question and not own and not taken_back:
            return None
        told.version += 1
        told.game_number = game_number
        told.view, told.prompt = seen, prompt
        told.events += len(own)
        return Step(reader, told.version, view, heard, own, game_before, taken_back)

    def _undo_changes(self, stepped: set[Reader]) -> list[Step]:
        """Those for whom nothing changed but whether they may take back their last decision."""
        changed = []
        for seat in range(self.match.players):
            told = self.told[seat]
            if told.can_undo != (seat in self._quiet):
                told.can_undo = not told.can_undo
                if seat not in stepped:
                    told.version += 1
                    view = self.match.view_bytes(seat)
                    changed.append(Step(seat, told.version, view, told.events, [], told.game_number))
        return changed
