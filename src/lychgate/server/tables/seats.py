"""The parts of a table: a seat and who sits there, requests for seats, connections, the clock of a window."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import lru_cache
from typing import Literal, Protocol

Kind = Literal["human", "bot", "open"]
Marks = frozenset[bytes]  # of a client's browser and address: keyed hashes, see `guests.DeviceMarks`


def pseudonym(mark: bytes) -> str:
    """A mark as logs and admins see it, short enough to be read and typed."""
    return mark[:8].hex()


STORED = (
    "kind",
    "guest",
    "name",
    "bot",
    "muted",
    "seen",
    "entropy",
    "address",
    "reserved",
)  # fields of a place in the database


@dataclass(slots=True)
class Place:
    """A seat and who sits there."""

    kind: Kind = "open"
    guest: str | None = None
    name: str | None = None
    bot: str | None = None  # who plays: in a person's seat, while they are away
    muted: bool = False
    seen: int = 0  # events sent when the player was last connected
    entropy: str | None = None
    reserved: str | None = None  # of an open seat: the name of whom it is for
    address: bytes | None = None  # the mark of the address that the player joined from
    last_here: float = 0.0  # the time of the player's last request
    coming: bool | None = None  # wants to play again; None: has not said; in memory only

    @property
    def is_free(self) -> bool:
        """May anybody sit down there?"""
        return self.kind == "open" and self.reserved is None

    @property
    def is_absent(self) -> bool:
        """Does a bot play on in a person's seat?"""
        return self.kind == "human" and self.bot is not None


@dataclass(frozen=True, slots=True)
class SeatRequest:
    """Somebody would like to take over from a bot in the match under way; in memory only."""

    number: int
    guest: str
    marks: Marks
    address: bytes
    name: str
    seat: int
    agreed: frozenset[str] = frozenset()  # guests


@dataclass(frozen=True, slots=True)
class Sitting:
    """That a guest has sat in a seat of the match under way, and so knows its cards."""

    seat: int
    number: int  # in the order in which they last sat down
    heir: str | None = None  # the guest to whom they handed the seat over by a resume code


class Connection(Protocol):
    """A client connected to a table."""

    guest: str
    address: str
    sentences: str | None  # the language in which the client asked for them; None: it reads numbers
    marks: Marks  # of its browser and address

    def push(self, message: bytes) -> None:
        """Send a message."""

    def push_frame(self, frame: bytes) -> None:
        """Send a message that was written as it goes over the wire."""

    def close(self, code: int, reason: str) -> None: ...


@dataclass(frozen=True, slots=True)
class WindowClock:
    """Runs while people may answer in a window: in which match, since which of its moments."""

    match: str
    moment: int
    timer: asyncio.TimerHandle


def moment(seconds: float) -> str:
    """A time as the API writes it."""
    return _moment(int(seconds))


@lru_cache(maxsize=4096)
def _moment(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


@dataclass(frozen=True, slots=True)
class SeatAnswer:
    """What a seat answers in a window, at the moment at which others do, too."""

    seat: int
    prompt: int
    by: str  # in place of a client's id
    action: int
