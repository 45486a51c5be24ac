"""A position of another match taken up, as a new match against bots.

The new match is dealt from the same seed and begins with the decisions that led to the position, so that its record
holds like any other. Of matches at this server only finished ones can be taken up: all of them is open already. A match
that goes on comes by its record, from a player's device: who brings it can know all of it, and everybody is told so.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from lychgate.play.match.undo import UNDO
from lychgate.play.record.record import Record
from lychgate.play.record.verify import opening, replayed
from lychgate.server.matches.loading import TAKEN_UP, MatchLoader
from lychgate.server.messages.refusals import Refused
from lychgate.server.messages.requests import BringMatch, NewTable, PlayOn, SeatWish
from lychgate.server.storage.identifiers import Identifiers
from lychgate.server.storage.schema import Row
from lychgate.server.telling.running_match import REWIND, LoggedDecision, RunningMatch


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
        rows = self._replayed(running, self._loader.log(row["id"])[:count])
        own = int(wish.eyes) if wish.eyes.isdigit() else min(running.asked)
        seats = _seats(running, own, wish.bot)
        table = NewTable(row["game"], seats, row["rules"], row["options"], row["games"], hints=True, name=wish.name)
        return Position(running, rows, table)

    def bring(self, wish: BringMatch) -> Position:
        """The position that a record leads to, once the record is known to hold."""
        record = Record.from_data(wish.record)
        course = replayed(record).course
        log = [LoggedDecision(step.seat, REWIND if step.action == UNDO else step.action) for step in course]
        running = RunningMatch(self._ids.match(), opening(record))
        if wish.seat >= running.match.players:
            raise Refused("no-such-seat", last=running.match.players - 1, seat=wish.seat)
        rows = self._replayed(running, log)
        seats = _seats(running, wish.seat, wish.bot)
        table = NewTable(
            record.game, seats, record.rules, record.options, record.games, hints=wish.hints, name=wish.name
        )
        return Position(running, rows, table)

    def _replayed(self, running: RunningMatch, log: Sequence[LoggedDecision]) -> list[dict[str, Any]]:
        """Make these decisions, after which the match must go on; the rows that note them."""
        rows: list[dict[str, Any]] = []
        running.replay(self._noted(running, log, rows))
        if running.over:
            raise Refused("not-playing")
        return rows

    def _noted(
        self, running: RunningMatch, log: Sequence[LoggedDecision], rows: list[dict[str, Any]]
    ) -> Iterator[LoggedDecision]:
        """The decisions, each noted for the new match before it is made, and a change of its own there."""
        now = self._ids.now()
        for number, step in enumerate(log, 1):
            prompt = running.match.prompt_id(step.seat)
            rows.append(
                {"match": running.id, "number": number, "seat": step.seat, "prompt": prompt, "action": step.action,
                 "client": TAKEN_UP, "at": now}
            )  # fmt: skip
            yield LoggedDecision(step.seat, step.action)


def _seats(running: RunningMatch, own: int, bot: str | None) -> list[SeatWish]:
    """One seat for who asks, bots in the others."""
    return [SeatWish("you") if seat == own else SeatWish("bot", bot) for seat in range(running.match.players)]
