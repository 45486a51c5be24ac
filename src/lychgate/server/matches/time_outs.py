"""What happens when somebody's time runs out: the table's setting says it, or the others, who vote.

In a window it is not shown who has answered, so nobody is named there: it closes for all whose time is over, as when
its countdown runs out. A table's clocks run whether it is in memory or not.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

import structlog
from sqlalchemy import bindparam as bind
from sqlalchemy import null, select, update

from lychgate.core.errors import LychgateError
from lychgate.server.matches.clocks import Clocks, set_times
from lychgate.server.matches.loading import MatchLoader
from lychgate.server.matches.windows import Windows
from lychgate.server.messages.clocks import CHOICES, Choice, Clock
from lychgate.server.messages.refusals import Refused
from lychgate.server.storage import schema
from lychgate.server.storage.database import Database
from lychgate.server.storage.identifiers import Identifiers
from lychgate.server.tables.news import News
from lychgate.server.tables.registry import TableRegistry
from lychgate.server.tables.seat_change import SeatChange
from lychgate.server.tables.seat_checks import bot_of
from lychgate.server.tables.table import Table, TurnObserver
from lychgate.server.tables.times import Times
from lychgate.server.tables.votes import outcome

log = structlog.get_logger()

LOOK_SECONDS = 0.5
FETCH_SECONDS = 10.0
MOST_FETCHED = 100  # tables that are loaded at once because a clock has run out

BREAK_OFF = (
    update(schema.tables).where(schema.tables.c.id == bind("table_id")).values(
        phase="gathering", match=null(), seed=bind("next_seed"), times=null(), due=null(), brought=null()
    )
)  # fmt: skip


class TimeOuts:
    """Looks at the clocks of all tables, and counts votes."""

    def __init__(
        self,
        database: Database,
        ids: Identifiers,
        registry: TableRegistry,
        loader: MatchLoader,
        clocks: Clocks,
        news: News,
        windows: Windows,
        turns: TurnObserver,
    ) -> None:
        self._database = database
        self._ids = ids
        self._registry = registry
        self._loader = loader
        self._clocks = clocks
        self._news = news
        self._windows = windows
        self._turns = turns

    # --- looking

    async def look(self, tables: Iterable[Table]) -> None:
        """Look at the clocks of these tables."""
        for table in [table for table in tables if table.clock is not None and table.phase == "playing"]:
            if not self._needs_a_look(table):
                continue
            try:
                async with table.lock:
                    await self._tend(table)
            except LychgateError as error:  # the database's trouble, or a match of other rules
                log.debug("clock not looked at", table=table.id, why=error.code)
            except Exception:
                log.exception("clock failed", table=table.id)

    async def fetch(self) -> None:
        """Bring the tables into memory of which a clock has run out while nobody was there."""
        t = schema.tables
        due = select(t.c.id).where(t.c.due <= self._clocks.now()).order_by(t.c.due).limit(MOST_FETCHED)
        for row in self._database.read(due):
            try:
                await self.bring(row["id"])
            except LychgateError as error:
                log.debug("table cannot be loaded", table=row["id"], why=error.code)
        await self.look(list(self._registry.loaded.values()))

    async def bring(self, table_id: str) -> None:
        """Bring a table into memory with its match, unless another process has it, and looks at its clocks."""
        if table_id in self._registry.loaded or await self._registry.ownership.owner(table_id) is not None:
            return
        table = self._registry.find(table_id)
        async with table.lock:
            await self._loader.running(table)
            self._turns.wake(table)

    def _needs_a_look(self, table: Table) -> bool:
        times, running = table.times, table.running
        if times is None or running is None:
            return running is not None or (times is not None and bool(times.late(self._clocks.now())))
        return bool(times.late(self._clocks.now())) or self._clocks.after(table, running) is not times

    async def _tend(self, table: Table) -> None:
        """See to the clocks of one table. Call under its lock."""
        running = await self._loader.running(table)
        if running is None or table.clock is None or table.phase != "playing":
            return
        times = self._clocks.after(table, running)  # somebody else may play in a seat now
        if times is None:
            return
        now = self._clocks.now()
        late = times.late(now)
        asked = [] if running.in_window else [seat for seat in late if seat in running.asked]
        times = times.rebased(now, out=(*times.out, *late)) if late else times
        if asked and table.clock.out == "ask":
            times = times.rebased(now, about=(*times.about, *asked))
            await self._set(table, times, late=asked)
        elif asked and table.clock.out == "end":
            await self._break_off(table, asked[0])
        elif asked:
            await self._seat_bots(table, table.clock, times, asked)
        elif times is not table.times:
            await self._set(table, times)
            if late:
                self._windows.close(table, late)

    async def _set(self, table: Table, times: Times, late: Sequence[int] = ()) -> None:
        change = SeatChange(table, self._ids.now())

        def show() -> None:
            table.times = times

        change.write(set_times(table, times), then=show)
        for seat in late:
            change.notice("time-out", seat, table.names[seat])
        await change.commit(self._database)
        self._news.push_table(table)

    # --- what comes of it

    async def vote(self, table: Table, guest: str, choice: Choice) -> None:
        """Vote on what becomes of those without time. Call under the table's lock."""
        running, times = await self._loader.running(table), table.times
        if running is None or times is None or table.clock is None or not times.about:
            raise Refused("no-vote")
        if guest not in table.time_voters():
            raise Refused("not-yours-to-vote")
        times = times.rebased(self._clocks.now(), ballots={**times.ballots, guest: choice})
        await self._set(table, times)
        match outcome(times.ballots, table.time_voters(), CHOICES):
            case "wait":
                await self._set(table, times.with_more(times.about, table.clock.more, self._clocks.now()))
            case "bot":
                await self._seat_bots(table, table.clock, times, times.about)
            case "end":
                await self._break_off(table, times.about[0])

    async def _seat_bots(self, table: Table, clock: Clock, times: Times, seats: Sequence[int]) -> None:
        """Bots play on in these seats, until their people are back: then these have some time again."""
        now = self._clocks.now()
        after = times.with_more(seats, clock.more, now)
        runs = tuple(seat for seat in after.runs if seat not in seats) if sum(table.people) > len(seats) + 1 else ()
        after = after.rebased(now, runs=runs)
        change = SeatChange(table, self._ids.now())
        for seat in seats:
            change.place(seat, replace(table.places[seat], bot=bot_of(None)))
            change.notice("away-time", seat, table.names[seat])

        def show() -> None:
            table.times = after

        change.write(set_times(table, after), then=show)
        await change.commit(self._database)
        self._news.push_table(table)
        self._turns.wake(table)

    async def _break_off(self, table: Table, seat: int) -> None:
        """The match is over without an outcome: its seed is told to nobody, and the next one has another."""
        seed = self._ids.seed()
        change = SeatChange(table, self._ids.now())
        for number, place in enumerate(table.places):
            if place.entropy or place.is_absent:
                change.place(number, replace(place, entropy=None, bot=None if place.is_absent else place.bot))

        def end() -> None:
            table.phase, table.seed, table.running, table.match_id = "gathering", seed, None, None
            table.times = table.brought = None
            table.requests.clear()
            table.sittings.clear()

        change.write((BREAK_OFF, {"table_id": table.id, "next_seed": seed.hex()}), then=end)
        change.notice("broken-off", seat, table.names[seat])
        await change.commit(self._database)
        log.info("match broken off", table=table.id)
        self._news.push_full(table)

    # --- the host

    async def vote_host(self, table: Table, guest: str, agrees: bool) -> None:
        """Offer to be host while the host is away, or say whether who offered may. Call under the table's lock."""
        voters = table.host_voters()
        if guest not in voters:
            raise Refused("not-seated" if table.seat_of(guest) is None else "not-yours-to-vote")
        if not table.may_replace_host(self._ids.now()):
            table.host_votes.clear()
            raise Refused("host-is-here")
        table.host_votes = {who: said for who, said in table.host_votes.items() if who in voters}
        if not table.host_votes and not agrees:
            raise Refused("no-vote")
        table.host_votes[guest] = agrees
        candidate = next(iter(table.host_votes))
        said = outcome(table.host_votes, voters, (False, True)) if table.host_votes[candidate] else False
        if said is not None:
            table.host_votes.clear()
        if said:
            change, seat = SeatChange(table, self._ids.now()), voters[candidate]
            change.host(candidate)
            change.notice("host", seat, table.names[seat])
            await change.commit(self._database)
        self._news.push_table(table)
