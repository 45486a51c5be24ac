"""A match at a table begins: the host starts it, or all want another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import structlog
from sqlalchemy import bindparam as bind
from sqlalchemy import insert, update

from lychgate.play.lesson.playing import begin
from lychgate.play.match.match import Match
from lychgate.server.matches.clocks import Clocks, set_times
from lychgate.server.messages.refusals import Refused
from lychgate.server.storage import schema
from lychgate.server.storage.database import Database
from lychgate.server.storage.identifiers import Identifiers
from lychgate.server.storage.schema import Write
from lychgate.server.tables.news import News
from lychgate.server.tables.seat_change import add_sitting, announce, drop_notes, set_place
from lychgate.server.tables.seat_checks import bot_place, free_name
from lychgate.server.tables.seats import Sitting
from lychgate.server.tables.table import Table, TurnObserver
from lychgate.server.tables.times import Times
from lychgate.server.telling.running_match import RunningMatch
from lychgate.server.workers.catalogue import Catalogue

log = structlog.get_logger()

ADD_MATCH = insert(schema.matches)
BEGIN = (
    update(schema.tables).where(schema.tables.c.id == bind("table_id")).values(
        phase="playing", match=bind("new_match"), seed=bind("own_seed"), brought=bind("brought_by"), free=0
    )
)  # fmt: skip
ADD_TAKEN_UP = insert(schema.decisions)


class Starting:
    """Starts matches."""

    def __init__(
        self,
        database: Database,
        ids: Identifiers,
        catalogue: Catalogue,
        news: News,
        turns: TurnObserver,
        clocks: Clocks,
    ) -> None:
        self._database = database
        self._ids = ids
        self._catalogue = catalogue
        self._news = news
        self._turns = turns
        self._clocks = clocks

    async def start(self, table: Table, guest: str, fill: str | None) -> None:
        """The host starts a match. After another one, only those play who said so; the other seats are open."""
        async with table.lock:
            table.check_host(guest)
            if table.phase == "playing":
                raise Refused("not-gathering")
            own = table.seat_of(guest)
            if own is not None:
                table.places[own].coming = True
            await self._begin(table, fill)

    async def rematch(self, table: Table, guest: str, coming: bool) -> None:
        """Say whether one would play again. When all would, another match begins.

        A player who would not keeps the seat, and sees how the match ended, until another begins.
        """
        async with table.lock:
            seat = table.seat_of(guest) if guest == table.host else table.own_seat(guest)
            if table.phase != "over":
                raise Refused("not-over")
            if not coming:
                await self._decline(table, seat)
                return
            first = not any(place.coming for place in table.places)
            if seat is not None:
                table.places[seat].coming = True
            if not any(map(table.is_vacant, range(len(table.places)))):
                await self._begin(table, None)
                return
            if first and seat is not None:
                await announce(self._database, table, "again", seat, self._ids.now())
            self._news.push_table(table)

    async def _decline(self, table: Table, seat: int | None) -> None:
        if seat is not None and table.places[seat].coming is not False:
            table.places[seat].coming = False
            await announce(self._database, table, "not-coming", seat, self._ids.now())
            self._news.push_table(table)

    async def _begin(self, table: Table, fill: str | None) -> None:
        self._catalogue.check_ready(table.game.name)
        vacant = [seat for seat in range(len(table.places)) if table.is_vacant(seat)]
        if vacant and fill is None:
            raise Refused("seats-open")
        filled = {seat: bot_place(table, seat, fill) for seat in vacant}
        writes: list[Write] = [drop_notes(table, table.places[seat].guest) for seat in vacant]
        before, brought = list(table.places), table.brought
        for seat, place in filled.items():
            table.places[seat] = place  # so that the next bot gets another name
            place.name = free_name(table, place.name or "", seat)
            writes.append(set_place(table, seat, place))
        table.brought = None
        try:
            running = RunningMatch(self._ids.match(), _new_match(table))
            times = self._clocks.first(table, running)
            await self._database.write([*writes, *_rows(table, running, times, self._ids.now())])
        except BaseException:
            table.places, table.brought = before, brought
            raise
        self._play(table, running, times)

    async def take_up(self, table: Table, running: RunningMatch, log: Sequence[dict[str, Any]]) -> None:
        """Go on with a match that stands at a position, and its log, at a table that was made for it.

        The host has brought it and can know its seed: everybody is told, and who comes later, too.
        """
        async with table.lock:
            own = table.own_seat(table.host)
            table.brought = table.names[own]
            running.match.names = table.names
            table.seed = running.match.seed
            times = self._clocks.first(table, running)
            rows = _rows(table, running, times, self._ids.now())
            await self._database.write([*rows, *((ADD_TAKEN_UP, row) for row in log)])
            self._play(table, running, times)
            await announce(self._database, table, "brought", own, self._ids.now())

    def _play(self, table: Table, running: RunningMatch, times: Times | None) -> None:
        """The match is under way."""
        table.running, table.match_id, table.phase = running, running.id, "playing"
        table.sittings = _first_sittings(table)
        table.times = times
        table.pointed.clear()
        table.declined = frozenset()
        for place in table.places:
            place.seen, place.coming = 0, None
        log.info("match begun", table=table.id, game=table.game.name)
        self._news.push_full(table)
        self._turns.wake(table)


def _new_match(table: Table) -> Match:
    if table.lesson is not None:
        match = begin(table.lesson, table.seed)
        match.names = table.names
        return match
    return Match(
        table.game,
        len(table.places),
        rules=table.rules,
        options=table.options,
        seed=table.seed,
        entropy={seat: place.entropy for seat, place in enumerate(table.places) if place.entropy},
        games=table.games,
        names=table.names,
    )


def _rows(table: Table, running: RunningMatch, times: Times | None, now: float) -> list[Write]:
    match = running.match
    row = {
        "id": running.id, "table": table.id, "game": table.game.name, "version": table.game.version,
        "players": match.players, "rules": table.rules, "options": table.options, "games": table.games,
        "seed": table.seed.hex(), "entropy": {str(seat): text for seat, text in match.entropy.items()},
        "names": table.names, "started": now, "ended": None, "lesson": table.lesson and table.lesson.id,
        "brought": table.brought,
    }  # fmt: skip
    begun = {"new_match": running.id, "own_seed": table.seed.hex(), "brought_by": table.brought}
    begin: Write = (BEGIN, {"table_id": table.id, **begun})
    sittings = (add_sitting(running.id, guest, sitting) for guest, sitting in _first_sittings(table).items())
    clocks = [] if times is None else [set_times(table, times)]
    return [(ADD_MATCH, row), begin, *clocks, *sittings]


def _first_sittings(table: Table) -> dict[str, Sitting]:
    return {guest: Sitting(seat, number) for number, (guest, seat) in enumerate(table.guests.items(), 1)}
