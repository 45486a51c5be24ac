"""A position of a finished match taken up again, as a new match against bots.

The new match is dealt from the same seed and begins with the decisions that led to the position, so that its record
holds like any other. Only finished matches can be taken up: all of them is open already.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from lychgate.server.matches.loading import TAKEN_UP, MatchLoader
from lychgate.server.messages.refusals import Refused
from lychgate.server.messages.requests import NewTable, PlayOn, SeatWish
from lychgate.server.storage.identifiers import Identifiers
from lychgate.server.storage.schema import Row
from lychgate.server.telling.running_match import LoggedDecision, RunningMatch


@dataclass(frozen=True, slots=True)
class Position:
    """A match that stands at the position, what its log holds, and the table that it is played at."""

    running: RunningMatch
    log: list[dict[str, Any]]
    table: NewTable


class Positions:
    """Makes new matches of old positions."""

    def __init__(self, loader: MatchLoader, decisions_before: Callable[[Row, str, int], int], ids: Identifiers) -> None:
        self._loader = loader
        self._decisions_before = decisions_before
        self._ids = ids

    def take_up(self, row: Row, eyes: Sequence[str], wish: PlayOn) -> Position:
        """The position that these eyes saw in that frame."""
        if row["ended"] is None:
            raise Refused("not-over")
        if wish.eyes not in eyes:
            raise Refused("no-such-match")
        count = self._decisions_before(row, wish.eyes, wish.at)
        running = RunningMatch(self._ids.match(), self._loader.begun(row))
        rows: list[dict[str, Any]] = []
        running.replay(self._noted(running, self._loader.log(row["id"])[:count], rows))
        if running.over:
            raise Refused("not-playing")
        own = int(wish.eyes) if wish.eyes.isdigit() else min(running.asked)
        seats = [SeatWish("you") if seat == own else SeatWish("bot", wish.bot) for seat in range(running.match.players)]
        table = NewTable(row["game"], seats, row["rules"], row["options"], row["games"], hints=True, name=wish.name)
        return Position(running, rows, table)

    def _noted(
        self, running: RunningMatch, log: Sequence[LoggedDecision], rows: list[dict[str, Any]]
    ) -> Iterator[LoggedDecision]:
        """The decisions, each noted for the new match before it is made."""
        now = self._ids.now()
        for number, step in enumerate(log, 1):
            prompt = running.match.prompt_id(step.seat)
            rows.append(
                {"match": running.id, "number": number, "seat": step.seat, "prompt": prompt, "action": step.action,
                 "client": TAKEN_UP, "at": now}
            )  # fmt: skip
            yield step
