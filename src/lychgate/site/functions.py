"""Which compiled functions a page needs for a table of its own: the game's contract, the match's moves, the bots."""

from __future__ import annotations

from lychgate.bots.search.draws import DRAWN, RANDOM
from lychgate.bots.search.search import THINK
from lychgate.core.compile.pointer import Pointer
from lychgate.core.compile.wasm import web_assembly
from lychgate.core.model.contract import Game
from lychgate.play.match import moves, ruins, updates

GENERIC = (moves.POINTER, updates.POINTER, ruins.POINTER, RANDOM, DRAWN, THINK)


def functions(game: Game) -> tuple[Pointer, ...]:
    """All of them, the same names for every game."""
    return (*game.pointers.values(), *GENERIC)


def module(game: Game) -> bytes:
    """They as WebAssembly."""
    return web_assembly(functions(game))
