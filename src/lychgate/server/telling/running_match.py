"""A match under way, and what each of its readers has been sent.

A reader is a seat, or None: the spectators. The decisions in the database rebuild all of it, versions included.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from msgspec import Struct

from lychgate.core.model.contract import Game
from lychgate.core.model.layout import Bytes, Ints
from lychgate.play.match import refusals
from lychgate.play.match.changes import IN_WINDOW, Changes, Reader, Step, envelope
from lychgate.play.match.match import Match
from lychgate.play.match.story import Happening, event_rows
from lychgate.play.match.undo import UNDO
from lychgate.play.match.updates import Readers, Updated

NOBODY, ALL = 0, -1  # readers, as bits

REWIND = -2  # in the log, in place of an action, as UNDO is: the same among bots

ANSWERS = 8  # that are kept: about two windows
UNDOS = 200  # per seat and match, among people: each stays in the log for good


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
    """One row of the log; the action may be UNDO or REWIND."""

    seat: int
    action: int
    untold: bool = False  # readers were told of it together with the next


class Answered(Struct, frozen=True, gc=False):
    """What a seat has answered to a prompt, and the id that its client gave to that; or who answered for it."""

    seat: int
    prompt: int
    client: str
    action: int


@dataclass(slots=True)
class RunningMatch:
    """A match and its readers."""

    id: str
    match: Match
    count: int = 0  # rows of the log
    asked: frozenset[int] = frozenset()  # seats that owe a decision
    in_window: bool = False  # is a window open? Then all who are asked are asked in it
    readers: tuple[Reader, ...] = ()  # spectators last
    shown: Readers = field(init=False)  # what the readers see, in the same order
    dealt: Iterable[Step] = ()  # what the deal changed, until something is decided
    undoable: frozenset[int] = frozenset()  # seats that may undo, as they were told; not those alone among bots
    _answered: list[Answered] = field(default_factory=list)  # the last answers, since the match is in memory
    moment: int = 0  # increases whenever others than the deciding seat could see that something happened
    since: float = field(default_factory=time.monotonic)  # when that was
    _game_number: int = 1  # that the readers were shown
    _processed: int = 0  # events of the match that were filtered for the readers
    _untold: list[int] = field(default_factory=list)  # seats that decided since the readers were told
    _unnoticed: set[int] = field(default_factory=set)  # seats whose last decision nobody else could notice
    _undone: Counter[int] = field(default_factory=Counter)  # undos of each seat
    _luck: dict[tuple[int, int], int] = field(default_factory=dict)  # of bots, by seat and decisions before
    _choices: dict[int, tuple[tuple[int, int], bool]] = field(default_factory=dict)  # has a seat one? By moment
    _sealed: str = ""
    _has_windows: bool = False
    _wanted: int = NOBODY  # readers who get pictures, as bits

    def __post_init__(self) -> None:
        self.readers = (*range(self.match.players), None)
        self._has_windows = self.game.has_windows
        self.shown = Readers(self.game, self.match.players, envelope(self.id))
        self._number_prompts()
        self.dealt = self._changed(self._updated(event_rows(self.match.told), NOBODY), NOBODY)
        self._wanted = self._seats

    @property
    def game(self) -> Game:
        return self.match.game

    @property
    def over(self) -> bool:
        return not self.asked

    @property
    def sealed(self) -> str | None:
        """The record of the deal without its seed, as a file: whoever keeps a copy can prove a later change.

        What begins with a lesson was not dealt.
        """
        if not self.match.seed:
            return None
        if not self._sealed:
            self._sealed = self.match.record().sealed().text()
        return self._sealed

    def replay(self, log: Iterable[LoggedDecision]) -> None:
        """Apply the decisions of the log. Nobody looks on, so nothing is drawn."""
        self._wanted = NOBODY
        for row in log:
            self.apply(row)
        self._wanted = self._seats

    @property
    def _seats(self) -> int:
        """All seats, as bits. Spectators are few: their picture is drawn when it is sent."""
        return (1 << self.match.players) - 1

    def apply(self, row: LoggedDecision) -> Iterable[Step]:
        """Apply one row of the log; the changes, by reader, which several rows may have brought together."""
        if row.action in (UNDO, REWIND):
            return self.undo(row.seat, alone=row.action == REWIND)
        if row.untold or self._untold:
            self.decide_untold(row.seat, row.action)
            return () if row.untold else self.tell()
        return self.decide(row.seat, row.action)

    def note_answer(self, seat: int, prompt: int, client: str, action: int) -> None:
        """Keep an answer for a while: who is late, or sends it again, is told so without a look at the log."""
        self._answered.append(Answered(seat, prompt, client, action))
        del self._answered[:-ANSWERS]

    def answer_to(self, seat: int, prompt: int) -> Answered | None:
        """What the seat answered to a prompt, if that is known without a look at the log."""
        return next((one for one in self._answered if one.seat == seat and one.prompt == prompt), None)

    def open_prompt(self, seat: int) -> int | None:
        """The id of the prompt that the seat has to answer now."""
        return self.match.prompt_ids[seat] if seat in self.asked else None

    def no_answer(self, seat: int) -> int | None:
        """In a window: the action that counts for the seat if it gives no answer."""
        return self.match.no_answer(seat) if seat in self.asked else None

    def has_one_choice(self, seat: int) -> bool:
        """Is there only one answer to what a seat is asked? It is asked often, and counted once for a moment."""
        now = self.match.prompt_id(seat), self.moment
        if self._choices.get(seat, ((0, 0), False))[0] != now:
            self._choices[seat] = now, len(self.match.legal_actions(seat)) == 1
        return self._choices[seat][1]

    def action_of(self, given: str | Mapping[str, Any] | int) -> int:
        """The number of a decision; one written as in a prompt is only looked up."""
        if type(given) is int and 0 <= given < self.game.actions:
            return given
        known = self.game.decisions.written.get(given) if isinstance(given, str) else None
        return refusals.action_of(self.game, given) if known is None else known

    def decide(self, seat: int, action: int) -> Changes:
        """Apply a decision, or raise; what it changed."""
        match = self.match
        moved, updated = self.shown.move(match, seat, action, self._wanted)
        match.go_on(moved)
        self.count += 1
        if updated is not None:
            return self._changed(updated, 1 << seat)
        # A game has ended, and perhaps another begun.
        self.shown.next_prompt(seat, match.prompt_ids[seat])
        another = match.game_number != self._game_number
        events = event_rows(match.told[self._processed :]) if another else moved.events
        return self._changed(self._updated(events, ALL if another else NOBODY), 1 << seat)

    def decide_untold(self, seat: int, action: int) -> None:
        """Apply a decision, or raise. No reader knows of it before `tell`."""
        self.match.carry_out(seat, action)
        self.count += 1
        self._untold.append(seat)

    def tell(self) -> Changes:
        """What was decided untold, as one change."""
        seats, self._untold = sum(1 << seat for seat in set(self._untold)), []
        self._number_prompts()
        another = self.match.game_number != self._game_number
        events = event_rows(self.match.told[self._processed :])
        return self._changed(self._updated(events, ALL if another else NOBODY), seats)

    def version(self, reader: Reader) -> int:
        """How many changes a reader has been sent."""
        return self.shown.sent(self._number(reader)).version

    def events_told(self, reader: Reader) -> int:
        """Of how many events a reader has been told."""
        return self.shown.sent(self._number(reader)).events

    def can_undo(self, reader: Reader, *, alone: bool = False) -> bool:
        """May a reader undo, as it was told? `alone`: all others are bots."""
        if alone and reader is not None:
            return self.match.can_undo(reader, alone=True)
        return reader in self.undoable

    def luck(self, seat: int, draw: Callable[[], int]) -> int:
        """What a bot draws its own chance from: after a rewind the same again, at the same place of the match."""
        return self._luck.setdefault((seat, len(self.match.log)), draw())

    def _number(self, reader: Reader) -> int:
        """A reader's place among all: spectators come last."""
        return self.match.players if reader is None else reader

    def _number_prompts(self) -> None:
        for seat in range(self.match.players):
            self.shown.next_prompt(seat, self.match.prompt_id(seat))

    def used_up_undos(self, seat: int) -> bool:
        """Has the seat used up its undos?"""
        return self._undone[seat] >= UNDOS

    def undo(self, seat: int, *, alone: bool = False) -> Changes:
        """Take back the seat's last decision, or raise; what it changed. `alone`: all others are bots."""
        before = self.match.told[:]
        self.match.undo(seat, alone=alone)
        after = self.match.told[:]
        kept = len(after) if alone else 0  # among bots nothing is told anew
        self.count += 1
        if not alone:
            self._undone[seat] += 1
        for reader in self.readers if alone else (seat,):  # among people it makes no difference to the others
            number = self._number(reader)
            gone = _told_to(reader, before[kept:]) - _told_to(reader, after[kept:])
            self.shown.forget(number, self.shown.sent(number).events - gone)
        self._processed = len(self.match.told)
        self._number_prompts()
        taken_back = ALL if alone else 1 << seat
        return self._changed(self._updated(event_rows([]), taken_back), 1 << seat, taken_back)

    def _updated(self, events: Ints, forced: int) -> Updated:
        """Bring every reader up to date with these events; for some (bits) something has changed in any case."""
        match, wanted = self.match, self._wanted if not forced else NOBODY
        return self.shown.update(match.box, match.state, events, match.game_number, forced=forced, wanted=wanted)

    def _changed(self, updated: Updated, decided: int, taken_back: int = NOBODY) -> Changes:
        """What has changed after these seats' decisions (bits); for some readers something was taken back."""
        match, told = self.match, len(self.match.told)
        events = slice(self._processed, told)
        self.asked = _seats_in(updated.asked)
        self.in_window = self._has_windows and any(updated.of(seat).asks == IN_WINDOW for seat in self.asked)
        changes = Changes(match, updated, self.shown.seen, events, self._game_number, taken_back, self.in_window)
        self._processed, self._game_number = told, match.game_number
        if decided and not updated.changed & ~decided and self._is_unnoticed(decided):
            self._unnoticed.update(_seats_in(decided))
        else:
            self.moment, self.since = self.moment + 1, time.monotonic()
        self.dealt = ()
        if self._unnoticed or self.undoable:
            self._note_undo_changes(changes)
        return changes

    def _is_unnoticed(self, decided: int) -> bool:
        """A change has reached nobody but those who decided: each of them by the own decision?"""
        return not decided & (decided - 1) or all(self.match.can_undo(seat) for seat in _seats_in(decided))

    def _note_undo_changes(self, changes: Changes) -> None:
        """Find out who may undo now. It is a change for seats for which nothing else has changed, too."""
        self._unnoticed = {
            seat for seat in self._unnoticed if self.match.can_undo(seat) and not self.used_up_undos(seat)
        }
        before, self.undoable = self.undoable, frozenset(self._unnoticed)
        changes.undoable = self.undoable
        for seat in sorted(before ^ self.undoable):
            if not changes.updated.changed >> seat & 1:
                self.shown.count_change(seat)
                changes.add(seat, *self.shown.sent(seat))


def _told_to(reader: int | None, told: Sequence[Happening]) -> int:
    """How many of these a reader is told."""
    return sum(happening.is_told_to(reader) for happening in told)


@cache
def _seats_in(bits: int) -> frozenset[int]:
    return frozenset(seat for seat in range(bits.bit_length()) if bits >> seat & 1)
