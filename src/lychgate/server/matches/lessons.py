"""Lessons at tables: a guest is taught one chapter at a time, at a table of their own.

The chapter is named, never a position. A table where another chapter of that game was taught goes when the next is
opened, so lessons fill nobody's quota of tables.
"""

from __future__ import annotations

from sqlalchemy import bindparam as bind
from sqlalchemy import delete, select

from lychgate.core.model.contract import Game
from lychgate.play.lesson.chapter import LEARNER, Chapter, chapters
from lychgate.play.lesson.playing import EASY, begin
from lychgate.server.messages.refusals import MOVING, Refused
from lychgate.server.messages.requests import LearnChapter, NewTable, SeatWish
from lychgate.server.storage import schema
from lychgate.server.storage.database import Database
from lychgate.server.storage.schema import Write
from lychgate.server.tables.registry import TableRegistry
from lychgate.server.tables.table import Table
from lychgate.server.workers.catalogue import Catalogue

SEED = bytes(32)  # only to see how many play, and by which rules

DROP_MATCHES = delete(schema.matches).where(schema.matches.c.table == bind("table_id"))
DROP_TABLE = delete(schema.tables).where(schema.tables.c.id == bind("table_id"))


class Lessons:
    """Finds chapters, and makes room for the next."""

    def __init__(self, database: Database, catalogue: Catalogue, registry: TableRegistry) -> None:
        self._database = database
        self._catalogue = catalogue
        self._registry = registry

    def find(self, wish: LearnChapter) -> Chapter:
        """A chapter by its name. Its game has to be compiled."""
        game = self._catalogue.find(wish.game)
        chapter = next((one for one in chapters(game) if one.name == wish.chapter), None)
        if chapter is None:
            raise Refused("not-found")
        self._catalogue.check_ready(game.name)
        return chapter

    def former(self, guest: str, game: str) -> str | None:
        """The guest's last table where a chapter of the game was taught."""
        found = self._taught(guest, game)
        return found[0] if found else None

    def _taught(self, guest: str, game: str) -> list[str]:
        t = schema.tables
        mine = (t.c.host == guest) & (t.c.game == game) & t.c.lesson.is_not(None)
        return [row["id"] for row in self._database.read(select(t.c.id).where(mine).order_by(t.c.created.desc()))]

    async def drop_former(self, guest: str, game: Game) -> list[Table]:
        """Remove the guest's tables where other chapters of the game were taught; those that are gone.

        Of several, which only requests at the same moment leave behind, another process's stays for the next time.
        """
        dropped = []
        for table_id in self._taught(guest, game.name):
            try:
                table = self._registry.find(table_id)
            except Refused as refused:
                if refused.code != MOVING:
                    raise
                continue
            async with table.lock:
                writes: list[Write] = [(DROP_MATCHES, {"table_id": table.id}), (DROP_TABLE, {"table_id": table.id})]
                await self._database.write(writes)
                self._registry.loaded.pop(table.id, None)
                table.running = table.match_id = None
                dropped.append(table)
        return dropped


def table_for(chapter: Chapter, name: str | None) -> NewTable:
    """The table that a chapter needs: the learner, and bots."""
    match = begin(chapter, SEED)
    seats = [SeatWish("you") if seat == LEARNER else SeatWish("bot", EASY) for seat in range(match.players)]
    return NewTable(
        chapter.game.name,
        seats,
        rules=match.rules,
        options=match.options,
        lost=None,
        hints=chapter.play_on,
        name=name,
    )
