"""Lessons: what they say, and a table for a chapter."""

from __future__ import annotations

from functools import cache

import msgspec
from litestar import Router, get, post
from litestar.params import JSONBody

from lychgate.core.model.contract import Game
from lychgate.play.lesson.export import lesson_data
from lychgate.play.text.words import FALLBACK, languages
from lychgate.server.http.forwarding import CONCERNS
from lychgate.server.http.identity import address_mark, address_of, guest_of
from lychgate.server.http.parameters import AnyRequest, GameName, LanguageName, component
from lychgate.server.limits.budgets import RateLimits
from lychgate.server.matches.lessons import Lessons, table_for
from lychgate.server.matches.starting import Starting
from lychgate.server.messages.games import LessonData
from lychgate.server.messages.refusals import Refused
from lychgate.server.messages.requests import LearnChapter
from lychgate.server.messages.tables import TableInfo
from lychgate.server.socket.close_codes import GONE
from lychgate.server.tables.lobby import Lobby
from lychgate.server.tables.news import News, disconnect
from lychgate.server.workers.catalogue import Catalogue


@get("/games/{game:str}/lessons/{language:str}", summary="A lesson, chapter by chapter")
async def lesson(request: AnyRequest, game: GameName, language: LanguageName) -> LessonData:
    return _lesson(component(request, Catalogue).find(game), language if language in languages() else FALLBACK)


@cache
def _lesson(game: Game, language: str) -> LessonData:
    return msgspec.convert(lesson_data(game, language), LessonData)


async def _former_table(request: AnyRequest) -> str | None:
    """The table that goes when the guest is taught another chapter."""
    try:
        wish = msgspec.json.decode(await request.body(), type=LearnChapter)
        return component(request, Lessons).former(guest_of(request).id, wish.game)
    except (Refused, msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None  # which is said when the request is read for good


@post("/lessons", summary="Be taught a chapter", opt={CONCERNS: _former_table})
async def learn(request: AnyRequest, data: JSONBody[LearnChapter]) -> TableInfo:
    guest = guest_of(request)
    component(request, RateLimits).creations.check(address_of(request))
    lessons = component(request, Lessons)
    chapter = lessons.find(data)
    for former in await lessons.drop_former(guest.id, chapter.game):
        disconnect(former, guest.id, GONE, "another chapter")
    table = await component(request, Lobby).make(guest, address_mark(request), table_for(chapter, data.name), chapter)
    await component(request, Starting).start(table, guest.id, None)
    return component(request, News).table_info(table, guest.id)


router = Router("/api", route_handlers=[lesson, learn], tags=["lessons"])
