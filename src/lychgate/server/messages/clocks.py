"""The clocks a table may have, how much time is left, and what the others are asked when somebody has none."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

DAY = 86_400.0

TimeOut = Annotated[
    Literal["ask", "bot", "end"],
    Meta(description="when time runs out: the others vote, a bot plays on, or the match is broken off"),
]
Choice = Annotated[
    Literal["wait", "bot", "end"],
    Meta(description="for who has no time left: the same again, a bot that plays on, or no more match"),
]
CHOICES: tuple[Choice, ...] = ("wait", "bot", "end")  # the mildest first


class _Clock(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """A table's clock."""


class PerDecision(_Clock, frozen=True, tag="decision"):
    """So many seconds for every decision."""

    seconds: Annotated[float, Meta(ge=1, le=86_400)]
    out: TimeOut = "ask"

    @property
    def more(self) -> float:
        """The time that somebody gets for whom the others wait."""
        return self.seconds


class PerMatch(_Clock, frozen=True, tag="match"):
    """So many seconds for all decisions of a match, and some more after each."""

    seconds: Annotated[float, Meta(ge=1, le=86_400)]
    increment: Annotated[float, Meta(ge=0, le=3600)] = 0.0
    out: TimeOut = "ask"

    @property
    def more(self) -> float:
        """A tenth of the match's time, or one decision's more."""
        return max(self.increment, self.seconds / 10)


class DaysPerDecision(_Clock, frozen=True, tag="days"):
    """So many days for every decision: play by post."""

    days: Annotated[int, Meta(ge=1, le=30)]
    out: TimeOut = "ask"

    @property
    def seconds(self) -> float:
        return self.days * DAY

    @property
    def more(self) -> float:
        return self.seconds


Clock = PerDecision | PerMatch | DaysPerDecision
Speed = Annotated[
    Literal["none", "decision", "match", "days"], Meta(description="the kind of a table's clock; none: it has none")
]


def speed_of(clock: Clock | None) -> str:
    """A clock's kind, by which tables are found."""
    return "none" if clock is None else str(clock.__struct_config__.tag)


def stored_clock(clock: Clock | None) -> dict[str, Any] | None:
    """A clock as the database has it."""
    return None if clock is None else msgspec.to_builtins(clock)


def read_clock(row: dict[str, Any] | None) -> Clock | None:
    return None if row is None else msgspec.convert(row, Clock)


# --- told to all who follow a match


class TimesInfo(Struct, frozen=True):
    """Time left, by seat, when the message was made; it runs for all who were asked together, answered or not."""

    left: list[float | None]  # seconds; null: a bot's seat
    running: list[int]
    out: list[int]  # whose time has run out, about whom the others vote


class ClocksSaid(Struct, frozen=True, tag="clocks"):
    """Other clocks run."""

    times: TimesInfo


class Ballot(Struct, frozen=True):
    seat: int
    choice: str


class VoteInfo(Struct, frozen=True):
    """What the players vote on: what becomes of those without time, or whether another is to be host.

    More than half decide; if all have voted otherwise, the choice with most votes, the mildest of them.
    """

    about: Literal["time", "host"]
    seats: list[int]  # who has no time left, or who would be host
    voters: list[int]  # seats
    ballots: list[Ballot]


class Vote(Struct, frozen=True, forbid_unknown_fields=True):
    """Vote on what becomes of those who have no time left."""

    choice: Choice
