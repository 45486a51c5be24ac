"""Boards: how a game is drawn in text. The module `board` of its package draws it; others get the plain board.

A board module has `draw(scene)`, which gives lines, and `label(scene, key, value)`, which says what a part of a
decision means in words. Where cards have texts it has `in_sight(scene)`, which names those that the reader sees. It
may have `SEVERAL`: parts of decisions whose number stands for several things at once, a bit for each; and
`squeezed(scene)`, which draws what matters most where all that `draw` gives is more than there is room for.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from rich.text import Text

    from lychgate.cli.table.scene import Scene
    from lychgate.core.model.contract import Game


class Board(Protocol):
    """What a board module can do."""

    def draw(self, scene: Scene) -> list[Text]: ...
    def label(self, scene: Scene, key: str, value: Any) -> Text: ...


def board(game: Game) -> Board:
    """The board of a game."""
    name = f"{game.package}.board"
    module: Any = import_module(name if find_spec(name) else f"{__name__}.plain")
    found: Board = module
    return found


def in_sight(board: Board, scene: Scene) -> list[str]:
    """The cards with texts that the reader sees."""
    found: list[str] = board.in_sight(scene) if hasattr(board, "in_sight") else []
    return found


def squeezed(board: Board, scene: Scene) -> list[Text]:
    """The board in the scene's room, where it is too long for that."""
    found: list[Text] = board.squeezed(scene) if hasattr(board, "squeezed") else board.draw(scene)
    return found[: scene.height]


def several(board: Board) -> frozenset[str]:
    """Parts of decisions that are any number of things out of a few."""
    return frozenset(getattr(board, "SEVERAL", ()))
