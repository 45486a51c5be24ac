"""What a table calls its film: the text under which a match is played, where a game has titles (BM-7).

A title is proposed by the game, from words agreed on; players may put another text in its place. It is an annotation:
it changes no score, and stands in no record.
"""

from __future__ import annotations

import msgspec
from sqlalchemy import bindparam as bind
from sqlalchemy import update

from lychgate.core.contract import no_title
from lychgate.server.messages.refusals import Refused
from lychgate.server.messages.tables import FilmTitle
from lychgate.server.runtime.house import House
from lychgate.server.storage import schema
from lychgate.server.tables import lobby
from lychgate.server.tables.guests import tidy
from lychgate.server.tables.news import push_table
from lychgate.server.tables.table import Table

SET_TITLE = update(schema.tables).where(schema.tables.c.id == bind("table_id")).values(title=bind("called"))


async def call(house: House, table: Table, guest: str, text: str | None) -> None:
    """Call the film otherwise, for all at the table; without a text it is called as the game proposes."""
    async with table.lock:
        seat = table.own_seat(guest)
        if table.places[seat].muted:
            raise Refused("muted")
        if table.game.title is no_title:
            raise Refused("not-found")
        await lobby.live_match(house, table)
        if table.live is None:
            raise Refused("not-playing")
        title = None
        if text is not None:
            said = tidy(text)
            if not said:
                raise Refused("bad-request", reason="a title needs at least one visible character")
            title = FilmTitle(table.live.id, table.live.match.game_number, seat, said)
        called = None if title is None else msgspec.to_builtins(title)
        await house.journal.write([(SET_TITLE, {"table_id": table.id, "called": called})])
        table.title = title
        push_table(house, table)
