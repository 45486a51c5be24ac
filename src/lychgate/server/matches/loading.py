"""Matches rebuilt from the database: their rows, their logs, the running match of a table."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from sqlalchemy import select

from lychgate.core.model.contract import Game
from lychgate.play.lesson.playing import begin, taught
from lychgate.play.match.match import Match
from lychgate.play.record.record import Record
from lychgate.server.messages.refusals import Refused
from lychgate.server.storage import schema
from lychgate.server.storage.database import Database
from lychgate.server.storage.schema import Row
from lychgate.server.tables.table import Table
from lychgate.server.telling.running_match import REWIND, LoggedDecision, RunningMatch
from lychgate.server.workers.catalogue import Catalogue

# In the log, in place of a client's id:
# In the log in place of a client's id, none of which begins with a space:
TAKEN_UP = " taken up"  # decided in another match
WITH_NEXT = ""  # carried out in one change with the next: no client's id is empty


class MatchLoader:
    """Reads matches."""

    def __init__(self, database: Database, catalogue: Catalogue) -> None:
        self._database = database
        self._catalogue = catalogue

    async def running(self, table: Table) -> RunningMatch | None:
        """The table's match, loaded if need be. Call under the table's lock."""
        if table.running is None and table.match_id is not None:
            self._catalogue.check_ready(table.game.name)
            names = table.names if table.phase == "playing" else None
            table.running = await asyncio.to_thread(self.load, table.match_id, names)
        return table.running

    def row(self, match_id: str) -> Row:
        """A match's row, or a refusal."""
        row = self._database.read_one(select(schema.matches).where(schema.matches.c.id == match_id))
        if row is None:
            raise Refused("no-such-match")
        return row

    def table_under_way(self, match_id: str) -> str | None:
        """The table where this match is being played, if it is."""
        m = schema.matches
        row = self._database.read_one(select(m.c.table).where((m.c.id == match_id) & m.c.ended.is_(None)))
        return None if row is None else str(row["table"])

    def load(self, match_id: str, names: Sequence[str] | None = None) -> RunningMatch:
        """A match rebuilt from its log."""
        running = RunningMatch(match_id, self.begun(self.row(match_id), names))
        running.replay(self.log(match_id))
        return running

    def begun(self, row: Row, names: Sequence[str] | None = None) -> Match:
        """A match at its beginning."""
        game = self._catalogue.find(row["game"])
        if game.version != row["version"]:
            raise Refused("rules-changed", then=row["version"], now=game.version)
        if row["lesson"] is not None:
            return self._taught(game, row, names)
        return Match(
            game,
            row["players"],
            rules=row["rules"],
            options=row["options"],
            seed=bytes.fromhex(row["seed"]),
            entropy={int(seat): text for seat, text in row["entropy"].items()},
            games=row["games"],
            names=names or row["names"],
        )

    def _taught(self, game: Game, row: Row, names: Sequence[str] | None) -> Match:
        """A match that begins with a chapter of a lesson."""
        chapter = taught(game, row["lesson"])
        if chapter is None:
            raise Refused("no-such-match")
        match = begin(chapter, bytes.fromhex(row["seed"]))
        match.names = names or row["names"]
        return match

    def log(self, match_id: str) -> list[LoggedDecision]:
        """A match's decisions, in order."""
        log = schema.decisions
        rows = select(log.c.seat, log.c.action, log.c.client).where(log.c.match == match_id).order_by(log.c.number)
        return [
            LoggedDecision(row["seat"], row["action"], row["client"] == WITH_NEXT) for row in self._database.read(rows)
        ]

    def uncounted(self, match_id: str) -> tuple[int, int]:
        """Why a match counts in no statistics: how often somebody took back, how much came from another match."""
        log = schema.decisions
        rows = self._database.read(select(log.c.action, log.c.client).where(log.c.match == match_id))
        taken_up = sum(row["client"] == TAKEN_UP for row in rows)
        return sum(row["action"] == REWIND and row["client"] != TAKEN_UP for row in rows), taken_up

    def record(self, row: Row) -> Record:
        """The record of a finished match; one that began with a lesson was not dealt, and has none."""
        if row["lesson"] is not None:
            raise Refused("no-such-match")
        if row["ended"] is None:
            raise Refused("not-over")
        match = self.load(row["id"]).match
        match.names = row["names"]
        return match.record()
