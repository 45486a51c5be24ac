"""The clocks of matches: whose run, from one decision to the next, and how they are stored and told.

An *asking* begins when seats are asked, and is over when others can see that something else is asked. All who were
asked together are charged for all of it, whether they have answered or not, and are given their increment at its end:
a clock that stopped, or a time that grew, would tell who has answered. So nothing here depends on who still owes an
answer; a choice made in two steps, of which others see one, is one asking. What is stored is written with the decision
that began the asking, and not again before it is over.
"""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import bindparam as bind
from sqlalchemy import update

from lychgate.server.messages.clocks import Clock, PerMatch
from lychgate.server.operations.lifecycle import Lifecycle
from lychgate.server.storage import schema
from lychgate.server.storage.identifiers import Identifiers
from lychgate.server.storage.schema import Write
from lychgate.server.tables.table import Table
from lychgate.server.tables.times import Times
from lychgate.server.telling.running_match import RunningMatch

SET_TIMES = (
    update(schema.tables)
    .where(schema.tables.c.id == bind("table_id"))
    .values(times=bind("new_times"), due=bind("new_due"))
)


class Clocks:
    """Keeps the clocks of all tables."""

    def __init__(self, ids: Identifiers, lifecycle: Lifecycle) -> None:
        self._ids = ids
        self._lifecycle = lifecycle

    def now(self) -> float:
        """The time by which clocks run."""
        return self._lifecycle.up_at(self._ids.now())

    def after(self, table: Table, running: RunningMatch) -> Times | None:
        """The clocks after what was just carried out in memory; the very same if others see no difference."""
        if table.clock is None or running.over:
            return None
        if table.times is None:
            return begin(table.clock, running, table.people, self.now())
        return follow(table.clock, table.times, running, table.people, self.now())

    def first(self, table: Table, running: RunningMatch) -> Times | None:
        """The clocks of a match that begins."""
        return None if table.clock is None else begin(table.clock, running, table.people, self.now())


def set_times(table: Table, times: Times | None) -> Write:
    """What is written when other clocks run."""
    stored = (None, None) if times is None else (times.stored(), times.due)
    return SET_TIMES, {"table_id": table.id, "new_times": stored[0], "new_due": stored[1]}


def begin(clock: Clock, running: RunningMatch, people: Sequence[bool], now: float) -> Times:
    """The clocks of a match at its beginning; `people` says of each seat whether a person plays there."""
    return _asked(running, people, (clock.seconds,) * len(people), now)


def follow(clock: Clock, times: Times, running: RunningMatch, people: Sequence[bool], now: float) -> Times:
    """The clocks after something was decided, or somebody else plays in a seat; the very same if nothing changed."""
    if _is_same_asking(times, running):
        runs = _runs([seat for seat, _ in times.asked], people)
        if runs == times.runs:
            return times
        out, about = (tuple(seat for seat in seats if seat in runs) for seats in (times.out, times.about))
        return times.rebased(now, runs=runs, out=out, about=about, ballots=times.ballots if about else {})
    if not isinstance(clock, PerMatch):
        return begin(clock, running, people, now)
    left = times.left_at(now)
    for seat in times.runs:
        left[seat] += clock.increment
    return _asked(running, people, left, now)


def _asked(running: RunningMatch, people: Sequence[bool], left: Sequence[float], now: float) -> Times:
    seats = sorted(running.asked)
    asked = tuple((seat, running.match.prompt_id(seat)) for seat in seats)
    return Times(tuple(left), now, running.moment, asked, _runs(seats, people))


def _runs(asked: Sequence[int], people: Sequence[bool]) -> tuple[int, ...]:
    """Whose clocks run: people's, as long as somebody waits for them."""
    return tuple(seat for seat in asked if people[seat]) if sum(people) > 1 else ()


def _is_same_asking(times: Times, running: RunningMatch) -> bool:
    """Has nobody seen that something else is asked? Of a sealed choice others see who has answered, and it goes on."""
    if running.moment == times.moment:
        return True
    prompts = dict(times.asked)
    return (
        len(prompts) > 1
        and bool(running.asked)
        and running.asked < prompts.keys()
        and all(running.match.prompt_id(seat) == prompts[seat] for seat in running.asked)
    )
