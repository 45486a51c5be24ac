"""The title that players give to what a game made, where a game has titles (`Game.title`).

The game proposes a title from words that were agreed on; players may put another text in its place. It is an
annotation: it changes no score, and is part of no record.
"""

from __future__ import annotations

import msgspec
from sqlalchemy import bindparam as bind
from sqlalchemy import update

from lychgate.core.model.contract import no_title
from lychgate.server.matches.loading import MatchLoader
from lychgate.server.messages.parts import GivenTitle
from lychgate.server.messages.refusals import Refused
from lychgate.server.storage import schema
from lychgate.server.storage.database import Database
from lychgate.server.tables.names import tidy
from lychgate.server.tables.news import News
from lychgate.server.tables.table import Table

SET_TITLE = update(schema.tables).where(schema.tables.c.id == bind("table_id")).values(title=bind("called"))


class Titles:
    """Sets titles."""

    def __init__(self, database: Database, loader: MatchLoader, news: News) -> None:
        self._database = database
        self._loader = loader
        self._news = news

    async def set(self, table: Table, guest: str, text: str | None) -> None:
        """Give a title, for all at the table; without a text the game's own proposal is shown again."""
        async with table.lock:
            seat = table.own_seat(guest)
            if table.places[seat].muted:
                raise Refused("muted")
            if table.game.title is no_title:
                raise Refused("not-found")
            running = await self._loader.running(table)
            if running is None:
                raise Refused("not-playing")
            title = None
            if text is not None:
                said = tidy(text)
                if not said:
                    raise Refused("bad-request", message="refused-blank-title")
                title = GivenTitle(running.id, running.match.game_number, seat, said)
            called = None if title is None else msgspec.to_builtins(title)
            await self._database.write([(SET_TITLE, {"table_id": table.id, "called": called})])
            table.title = title
            self._news.push_table(table)
