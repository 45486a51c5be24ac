"""Pictures of cards, for pages: drawn once, the same for everybody."""

from __future__ import annotations

from functools import lru_cache

from litestar import Response, get

from lychgate.core.registry import find
from lychgate.server.http.identity import house_of
from lychgate.server.http.parameters import Asked, CardFile, GameName
from lychgate.server.messages.refusals import Refused

KEPT = "public, max-age=86400"


@get("/pictures/{game:str}/{file:str}", include_in_schema=False)
async def card_picture(request: Asked, game: GameName, file: CardFile) -> Response[str]:
    """`/pictures/outerspace/giant-android.svg`"""
    drawn = _drawn(house_of(request).catalogue.find(game).name, file.removesuffix(".svg"))
    if drawn is None:
        raise Refused("not-found")
    return Response(drawn, media_type="image/svg+xml", headers={"Cache-Control": KEPT})


@lru_cache(1024)
def _drawn(game: str, card: str) -> str | None:
    return find(game).drawing(card)
