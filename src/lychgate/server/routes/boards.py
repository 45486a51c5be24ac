"""Boards for browsers that come with a game's package: one file of script each."""

from __future__ import annotations

from litestar import get
from litestar.response import File

from lychgate.server.asking import house_of
from lychgate.server.catalogue import BOARD, board_file
from lychgate.server.refusals import Refused
from lychgate.server.routes.parameters import Asked, GameName
from lychgate.server.static import served


@get(f"/boards/{{game:str}}/{BOARD}", include_in_schema=False)
async def board(request: Asked, game: GameName) -> File:
    """`/boards/vigil/board.js`; browsers ask each time whether it has changed."""
    found = board_file(house_of(request).catalogue.find(game))
    if found is None:
        raise Refused("not-found")
    return served(found, "no-cache")
