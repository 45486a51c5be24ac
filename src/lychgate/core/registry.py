"""The games there are: the packages in `lychgate.games`, and those that other packages bring.

A game is loaded when it is first asked for. Others add games through the entry point group
`lychgate.games` (name = "module"); a game's module holds it as `GAME`.
"""

from __future__ import annotations

import importlib
import pkgutil
from importlib.metadata import entry_points

from lychgate.core.contract import Game
from lychgate.core.errors import UnknownGame

GROUP = "lychgate.games"

_loaded: dict[str, Game] = {}


def _modules() -> dict[str, str]:
    own = {
        found.name: f"{GROUP}.{found.name}" for found in pkgutil.iter_modules(importlib.import_module(GROUP).__path__)
    }
    return own | {entry.name: entry.value for entry in entry_points(group=GROUP)}


def register(game: Game) -> None:
    """Add a game by hand, as tests do."""
    _loaded[game.name] = game


def names() -> list[str]:
    """The names of all games."""
    return sorted({*_modules(), *_loaded})


def find(name: str) -> Game:
    """The game of that name."""
    if name not in _loaded:
        modules = _modules()
        if name not in modules:
            raise UnknownGame(f"There are the games {', '.join(names())}; got {name!r}.")
        game = importlib.import_module(modules[name]).GAME
        assert isinstance(game, Game)
        _loaded[name] = game
    return _loaded[name]
