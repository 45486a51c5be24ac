"""The games on offer: options, bots, words, rules, cards and their pictures, how far each is compiled, and scoring."""

from __future__ import annotations

from functools import cache, lru_cache

from litestar import Response, Router, get, post
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody
from litestar.response import File

from lychgate.core.input.registry import find
from lychgate.core.model.contract import Game
from lychgate.play.lesson.figures import figure_data
from lychgate.play.text.export import as_json, game_data, game_hash, game_languages, game_words
from lychgate.play.text.words import FALLBACK, game_files
from lychgate.server.http.identity import address_of
from lychgate.server.http.parameters import (
    AnyRequest,
    CardFile,
    DataFile,
    GameHash,
    GameName,
    LanguageName,
    Sentences,
    TitleWords,
    component,
)
from lychgate.server.http.static import FOREVER, served
from lychgate.server.matches.scoring import Scoring
from lychgate.server.messages.game_list import GameInfo, TitleInfo
from lychgate.server.messages.games import FigureData, GameData, GameWords, ScoreInfo
from lychgate.server.messages.refusals import Refused
from lychgate.server.messages.requests import ScoreBody
from lychgate.server.workers.catalogue import BOARD, Catalogue, board_file

DAY = "public, max-age=86400"

DATA = {200: ResponseSpec(GameData, generate_examples=False, description="never changes: cached for a year")}
WORDS = {200: ResponseSpec(GameWords, generate_examples=False, description="never changes: cached for a year")}
FIGURES = {200: ResponseSpec(list[FigureData], generate_examples=False, description="never changes: cached for a year")}


@get("/games", summary="All games")
async def all_games(request: AnyRequest, sentences: Sentences = None) -> list[GameInfo]:
    catalogue = component(request, Catalogue)
    return [catalogue.info(game, sentences) for game in catalogue.games.values()]


@get("/games/{game:str}", summary="One game")
async def one_game(request: AnyRequest, game: GameName, sentences: Sentences = None) -> GameInfo:
    catalogue = component(request, Catalogue)
    return catalogue.info(catalogue.find(game), sentences)


@get("/games/{game:str}/{file:str}", summary="The game as data: HASH.json", responses=DATA)
async def as_data(request: AnyRequest, game: GameName, file: DataFile) -> Response[bytes]:
    found = component(request, Catalogue).find(game)
    if file != f"{game_hash(found)}.json":
        raise Refused("not-found")
    return _forever(_data(found))


@get("/games/{game:str}/{digest:str}/{file:str}", summary="Its words: LANGUAGE.json", responses=WORDS)
async def in_language(request: AnyRequest, game: GameName, digest: GameHash, file: DataFile) -> Response[bytes]:
    found = component(request, Catalogue).find(game)
    language, dot, ending = file.partition(".")
    if digest != game_hash(found) or dot + ending != ".json":
        raise Refused("not-found")
    return _forever(_words(found, language if language in game_languages(found) else FALLBACK))


@get("/games/{game:str}/{digest:str}/figures.json", summary="The pictures of its rulebook", responses=FIGURES)
async def figures(request: AnyRequest, game: GameName, digest: GameHash) -> Response[bytes]:
    catalogue = component(request, Catalogue)
    found = catalogue.find(game)
    if digest != game_hash(found):
        raise Refused("not-found")
    catalogue.check_ready(game)  # they are drawn by the game's own functions
    return _forever(_figures(found))


@cache
def _figures(game: Game) -> bytes:
    return as_json(figure_data(game))


@cache
def _data(game: Game) -> bytes:
    return as_json(game_data(game))


@cache
def _words(game: Game, language: str) -> bytes:
    return as_json(game_words(game, language))


def _forever(body: bytes) -> Response[bytes]:
    return Response(body, media_type="application/json", headers={"Cache-Control": FOREVER})


@get("/games/{game:str}/titles/{language:str}", summary="A title made of these words")
async def title(request: AnyRequest, game: GameName, language: LanguageName, words: TitleWords) -> TitleInfo:
    found = component(request, Catalogue).find(game)
    made = _title(found.name, _checked(language) if game_files(found, _checked(language)) else FALLBACK, words)
    if made is None:
        raise Refused("not-found")
    return TitleInfo(made)


@lru_cache(4096)
def _title(game: str, language: str, words: str) -> str | None:
    return find(game).title(language, words.split(",") if words else [])


@post("/games/{game:str}/score", status_code=200, summary="Score what lies on a real table")
async def score(
    request: AnyRequest, game: GameName, data: JSONBody[ScoreBody], sentences: Sentences = None
) -> ScoreInfo:
    found = component(request, Catalogue).find(game)
    return await component(request, Scoring).score(found, data, address_of(request), sentences)


@get("/pictures/{game:str}/{file:str}", include_in_schema=False)
async def card_picture(request: AnyRequest, game: GameName, file: CardFile) -> Response[str]:
    """`/pictures/<game>/<card>.svg`: drawn once, the same for everybody."""
    drawn = _picture(component(request, Catalogue).find(game).name, file.removesuffix(".svg"))
    if drawn is None:
        raise Refused("not-found")
    return Response(drawn, media_type="image/svg+xml", headers={"Cache-Control": DAY})


@get(f"/boards/{{game:str}}/{BOARD}", include_in_schema=False)
async def board(request: AnyRequest, game: GameName) -> File:
    """`/boards/<game>/board.js`, from the game's package; browsers ask each time whether it has changed."""
    found = board_file(component(request, Catalogue).find(game))
    if found is None:
        raise Refused("not-found")
    return served(found, "no-cache")


@lru_cache(1024)
def _picture(game: str, card: str) -> str | None:
    return find(game).drawing(card)


def _checked(language: str) -> str:
    """A language's name is part of a file's: letters and hyphens only."""
    if not language.replace("-", "").isalpha() or not language.isascii():
        raise Refused("not-found")
    return language


router = Router(
    "/api", route_handlers=[all_games, one_game, as_data, in_language, figures, title, score], tags=["games"]
)
