"""The games on offer: options, bots, words, rules, and how far each is compiled."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path

import msgspec
from litestar import MediaType, Response, Router, get

from lychgate.core.registry import find
from lychgate.play.words import FALLBACK, game_files, words_for
from lychgate.server.http.identity import house_of
from lychgate.server.http.parameters import Asked, GameName, LanguageName, TitleWords
from lychgate.server.messages.refusals import Refused
from lychgate.server.messages.tables import CardInfo, GameInfo, TitleInfo
from lychgate.server.workers.catalogue import rules_file


@get("/games", summary="All games")
async def all_games(request: Asked) -> list[GameInfo]:
    catalogue = house_of(request).catalogue
    return [catalogue.info(game) for game in catalogue.games.values()]


@get("/games/{game:str}", summary="One game")
async def one_game(request: Asked, game: GameName) -> GameInfo:
    catalogue = house_of(request).catalogue
    return catalogue.info(catalogue.find(game))


@get("/games/{game:str}/rules/{language:str}", summary="The numbered rules", media_type="text/markdown")
async def rules(request: Asked, game: GameName, language: LanguageName) -> Response[str]:
    page = rules_file(house_of(request).catalogue.find(game), _checked(language))
    return _text((page,) if page.exists() else (), "text/markdown; charset=utf-8")


@get("/games/{game:str}/words/{language:str}", summary="The game's messages", media_type=MediaType.TEXT)
async def words(request: Asked, game: GameName, language: LanguageName) -> Response[str]:
    files = game_files(house_of(request).catalogue.find(game), _checked(language))
    return _text(files, "text/plain; charset=utf-8")


@get("/games/{game:str}/cards/{language:str}", summary="What stands on the game's cards")
async def cards(request: Asked, game: GameName, language: LanguageName) -> list[CardInfo]:
    found = house_of(request).catalogue.find(game)
    return _cards(found.name, _checked(language) if game_files(found, _checked(language)) else FALLBACK)


@get("/games/{game:str}/titles/{language:str}", summary="A title for a film, of these words")
async def title(request: Asked, game: GameName, language: LanguageName, words: TitleWords) -> TitleInfo:
    found = house_of(request).catalogue.find(game)
    made = _title(found.name, _checked(language) if game_files(found, _checked(language)) else FALLBACK, words)
    if made is None:
        raise Refused("not-found")
    return TitleInfo(made)


@lru_cache(4096)
def _title(game: str, language: str, words: str) -> str | None:
    return find(game).title(language, words.split(",") if words else [])


@cache
def _cards(game: str, language: str) -> list[CardInfo]:
    """They never change, so they are put into words once."""
    found = find(game)
    words = words_for(found, language)
    printed = found.printed(lambda message, said: words.say(message, said, found))
    return msgspec.convert(printed, list[CardInfo])


def _checked(language: str) -> str:
    """A language's name is part of a file's: letters and hyphens only."""
    if not language.replace("-", "").isalpha() or not language.isascii():
        raise Refused("not-found")
    return language


def _text(paths: Sequence[Path], media_type: str) -> Response[str]:
    """These files, one after the other."""
    if not paths:
        raise Refused("not-found")
    return Response("\n".join(path.read_text(encoding="utf-8") for path in paths), media_type=media_type)


router = Router("/api", route_handlers=[all_games, one_game, rules, words, cards, title], tags=["games"])
