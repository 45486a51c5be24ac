"""Puzzles: which there are, and what the seat that is asked may know in each. They need no table, and nobody's name."""

from __future__ import annotations

from functools import lru_cache

from litestar import Response, Router, get
from litestar.openapi import ResponseSpec

from lychgate.bots.names import characters
from lychgate.core.input.registry import find
from lychgate.play.puzzle.export import puzzle_data, puzzle_list
from lychgate.play.puzzle.puzzle import puzzles
from lychgate.play.text.export import as_json
from lychgate.server.http.parameters import AnyRequest, GameName, PuzzleId, component
from lychgate.server.messages.puzzles import PuzzleData, PuzzleInfo
from lychgate.server.messages.refusals import Refused
from lychgate.server.workers.catalogue import Catalogue

KEPT = 512  # puzzles that are remembered as they were written
PUZZLE = {
    200: ResponseSpec(PuzzleData, generate_examples=False, description="a moment of a game, as one seat knows it")
}


@get("/games/{game:str}/puzzles", summary="A game's puzzles")
async def all_puzzles(request: AnyRequest, game: GameName) -> list[PuzzleInfo]:
    found = component(request, Catalogue).find(game)
    return [PuzzleInfo(**one) for one in puzzle_list(found)]


@get("/games/{game:str}/puzzles/{puzzle:str}", summary="One puzzle", responses=PUZZLE)
async def one_puzzle(request: AnyRequest, game: GameName, puzzle: PuzzleId) -> Response[bytes]:
    catalogue = component(request, Catalogue)
    found = catalogue.find(game)
    catalogue.check_ready(found.name)
    written = _written(found.name, puzzle)
    if written is None:
        raise Refused("not-found")
    return Response(written, media_type="application/json", headers={"Cache-Control": "no-cache"})


@lru_cache(KEPT)
def _written(game: str, id: str) -> bytes | None:
    found = next((one for one in puzzles(find(game)) if one.id == id), None)
    return None if found is None else as_json(puzzle_data(found, characters()))


router = Router("/api", route_handlers=[all_puzzles, one_puzzle], tags=["puzzles"])
