"""A match as messages for one reader: view, events, prompt, outcome.

This runs several times for every decision. How it is written, as numbers or with sentences, is the writer's business.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import cached_property
from typing import Protocol

from msgspec import Raw, UnsetType

from lychgate.core.errors import LychgateError
from lychgate.core.model.layout import Bytes
from lychgate.play.match.changes import IN_WINDOW, Reader, Step
from lychgate.play.match.match import Match
from lychgate.play.match.ruins import ruins_among
from lychgate.play.match.story import Happening, Outcome, PointsLine
from lychgate.server.messages.matches import (
    CHANGE,
    NO_PROMPT,
    EndedGame,
    MatchInfo,
    Missed,
    OutcomeInfo,
    WindowInfo,
    encode,
)
from lychgate.server.telling.running_match import RunningMatch


class Writer(Protocol):
    """Writes what a match tells, for readers of one kind. What is made of words is unset where there are none."""

    def picture(self, box: Bytes, view: Bytes) -> bytes:
        """A view as the game shows it."""

    def events(self, before: int, events: Sequence[Happening]) -> bytes:
        """Events, for a reader who was sent so many before."""

    def prompt(self, match: Match, seat: int, window: WindowInfo | None) -> bytes:
        """What a seat is asked."""

    def change(self, match: Match, step: Step, window: WindowInfo | None) -> bytes:
        """What a change has brought: its version, view, events and prompt."""

    def lines(self, lines: Sequence[PointsLine]) -> Raw:
        """Lines of points."""

    def missed(self, events: Sequence[Happening]) -> Missed:
        """What happened while a player was away."""

    def decision(self, action: int) -> int | str:
        """A decision as it is given back."""

    def decision_words(self, action: int) -> str | UnsetType:
        """What a decision means."""

    def hidden_words(self, where: str, what: str) -> str | UnsetType:
        """What may be hidden somewhere."""

    def refusal_words(self, error: LychgateError) -> str | UnsetType:
        """Why a decision is refused."""


NO_LIMIT = WindowInfo(None, None)  # a window without a clock


class MatchMessages:
    """The messages about one match, as it stands now."""

    def __init__(
        self,
        running: RunningMatch,
        names: Sequence[str],
        writer: Writer,
        countdown: float | None = None,
        alone: int | None = None,
    ) -> None:
        self.running = running
        self.alone = alone  # the seat of the only person among bots
        self.countdown = countdown
        self.names = names
        self.writer = writer
        self.outcome = self._outcome()
        self._id = running.id.encode()
        self._outcome_written = b"null" if self.outcome is None else encode(self.outcome)

    def change(self, step: Step) -> bytes:
        """One change, for the reader it concerns: a `Change`, put together from its parts."""
        match, before = self.running.match, step.update.game_before
        return CHANGE % (
            self._id,
            self.writer.change(match, step, self._window if step.asks == IN_WINDOW else None),
            b"true" if self._can_undo(step.reader) else b"false",
            b"[]" if before == match.game_number else encode(self.ended(step.reader, before)),
            self._outcome_written,
        )

    def everything(self, reader: Reader) -> MatchInfo:
        """All that a reader may know."""
        running = self.running
        return MatchInfo(
            match=running.id,
            version=running.version(reader),
            game_number=running.match.game_number,
            view=Raw(self.writer.picture(running.match.box, running.match.view_bytes(reader))),
            told=0,
            events=Raw(self.writer.events(0, self._story(reader))),
            prompt=self.prompt(reader),
            can_undo=self._can_undo(reader),
            ruins=self._ruins(reader),
            ended=self.ended(reader),
            outcome=self.outcome,
        )

    def _can_undo(self, reader: Reader) -> bool:
        return self.running.can_undo(reader, alone=reader is not None and reader == self.alone)

    def ended(self, reader: Reader, first: int = 1) -> list[EndedGame]:
        """The games before this one, from `first` on. The last of them comes with its final view."""
        match = self.running.match
        return [
            EndedGame(
                number,
                outcome_info(self.writer, match.results[number - 1], self.names),
                list(match.totals(number)),
                self._final_view(number, reader) if number == match.game_number - 1 else None,
            )
            for number in range(first, match.game_number)
        ]

    def _final_view(self, number: int, reader: Reader) -> Raw:
        match = self.running.match
        return Raw(self.writer.picture(match.endings[number].box, match.final_view_bytes(number, reader)))

    def missed(self, reader: Reader, seen: int) -> Missed | None:
        """What happened since the reader's event number `seen`."""
        if seen == 0 or self.running.events_told(reader) <= seen:
            return None
        return self.writer.missed(self._story(reader)[seen:])

    def _story(self, reader: Reader) -> list[Happening]:
        return [happening for happening in self.running.match.told if happening.is_told_to(reader)]

    def prompt(self, reader: Reader) -> Raw:
        """What the seat is asked now, if it is asked."""
        if reader is None or reader not in self.running.asked:
            return Raw(NO_PROMPT)
        return Raw(self.writer.prompt(self.running.match, reader, self.window(reader)))

    def _ruins(self, reader: Reader) -> list[tuple[int, int]]:
        if reader is None or reader not in self.running.asked:
            return []
        return ruins_among(self.running.match, reader, self.running.match.view_bytes(reader))

    def window(self, seat: int) -> WindowInfo | None:
        """How long a window is open, and still is: the same for every seat, whatever it holds."""
        return None if self.running.no_answer(seat) is None else self._window

    @cached_property
    def _window(self) -> WindowInfo:
        if self.countdown is None:
            return NO_LIMIT
        left = self.running.since + self.countdown - time.monotonic()
        return WindowInfo(self.countdown, round(max(0.0, left), 1))

    def _outcome(self) -> OutcomeInfo | None:
        """How the match ended, if it has."""
        found = self.running.match.outcome if self.running.over else None
        return outcome_info(self.writer, found, self.names) if found is not None else None


def outcome_info(writer: Writer, outcome: Outcome, names: Sequence[str]) -> OutcomeInfo:
    """How a match ended."""
    return OutcomeInfo(
        list(outcome.points),
        list(outcome.places),
        list(outcome.winners),
        [list(game.points) for game in outcome.games],
        writer.lines(outcome.lines),
        list(names),
    )
