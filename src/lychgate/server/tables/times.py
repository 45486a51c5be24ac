"""How much time the seats of a match have left: what the clocks showed at one time, and which run since.

Times are those of `storage.uptime`. Nothing here depends on who still owes an answer, see `matches.clocks`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

import msgspec
from msgspec import Struct
from msgspec.structs import replace


class Times(Struct, frozen=True):
    """The clocks of a match."""

    left: tuple[float, ...]  # seconds, by seat
    since: float
    moment: int  # of the match, when these seats were asked
    asked: tuple[tuple[int, int], ...]  # seats then, and their prompts
    runs: tuple[int, ...]  # seats of people among them
    out: tuple[int, ...] = ()  # of these, who have no time left, so that their clocks stand
    about: tuple[int, ...] = ()  # of these, about whom the others vote
    ballots: dict[str, str] = {}  # by guest: what is to become of them

    def left_at(self, now: float) -> list[float]:
        """What the clocks show, by seat."""
        passed, running = max(0.0, now - self.since), self.running
        return [max(0.0, left - passed) if seat in running else left for seat, left in enumerate(self.left)]

    @property
    def running(self) -> list[int]:
        return [seat for seat in self.runs if seat not in self.out]

    @property
    def due(self) -> float | None:
        """When the next clock runs out."""
        return self.since + min(self.left[seat] for seat in self.running) if self.running else None

    def late(self, now: float) -> list[int]:
        """Seats whose time has run out by now."""
        left = self.left_at(now)
        return [seat for seat in self.running if left[seat] <= 0]

    def rebased(self, now: float, **changes: Any) -> Self:
        """The same clocks, as they show at another time."""
        return replace(self, **{"left": tuple(self.left_at(now)), "since": now, **changes})

    def with_more(self, seats: Sequence[int], seconds: float, now: float) -> Self:
        """These seats are waited for: they have so much time again, at least, and nobody votes any more."""
        left = [max(one, seconds) if seat in seats else one for seat, one in enumerate(self.left_at(now))]
        return self.rebased(now, left=tuple(left), out=(), about=(), ballots={})

    def stored(self) -> dict[str, Any]:
        """As the database has them."""
        found: dict[str, Any] = msgspec.to_builtins(self)
        return found


def read_times(row: dict[str, Any] | None) -> Times | None:
    return None if row is None else msgspec.convert(row, Times)
