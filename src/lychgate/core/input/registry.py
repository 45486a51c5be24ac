"""The games there are: the packages in `lychgate.games`, and those that other packages bring.

A game is loaded when it is first asked for. Others add games through the entry point group
`lychgate.games` (name = "module"); a game's module holds it as `GAME`.
"""

from __future__ import annotations

import importlib
import pkgutil
import re
from functools import cache
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from lychgate.core.errors import BadGame, UnknownGame, quoted
from lychgate.core.model.layout import fields_of

if TYPE_CHECKING:
    from lychgate.core.model.contract import Game

GROUP = "lychgate.games"
RULE = re.compile(r"^- \*\*([A-Z]+)-\d+\*\*", re.MULTILINE)  # as a rulebook has it, with its prefix

_loaded: dict[str, Game] = {}


@cache
def _modules() -> dict[str, str]:
    own = {
        found.name: f"{GROUP}.{found.name}" for found in pkgutil.iter_modules(importlib.import_module(GROUP).__path__)
    }
    return own | {entry.name: entry.value for entry in entry_points(group=GROUP)}


def register(game: Game) -> None:
    """Add a game by hand, as tests do."""
    _check_fields(game)
    _loaded[game.name] = game


def forget(name: str) -> None:
    """Take away a game that was added by hand."""
    _loaded.pop(name, None)


def names() -> list[str]:
    """The names of all games."""
    return sorted({*_modules(), *_loaded})


def _module(name: str) -> str:
    modules = _modules()
    if not isinstance(name, str) or name not in modules:
        told = {"games": ", ".join(names()), "game": quoted(name)}
        sentence = f"Expected one of the games {told['games']}; got {told['game']}."
        raise UnknownGame(sentence, message="refusal-unknown-game", arguments=told)
    return modules[name]


def find(name: str) -> Game:
    """The game of that name."""
    if not isinstance(name, str) or name not in _loaded:
        from lychgate.core.model.contract import Game

        game = importlib.import_module(_module(name)).GAME
        assert isinstance(game, Game)
        _check(name, game)
        _loaded[name] = game
    return _loaded[name]


def _check(name: str, game: Game) -> None:
    """Refuse a game whose saved matches, or whose cited rules, nobody would find again."""
    if game.name != name:
        raise BadGame(f"The game in {_module(name)} is called {game.name!r}; expected {name!r}, as it is found by.")
    _check_fields(game)
    book = folder(name) / "words" / "rules.en.md"
    cited = RULE.findall(book.read_text(encoding="utf-8")) if book.exists() else []
    for prefix in cited:
        if prefix != game.prefix:
            raise BadGame(f"The rules of {name} are numbered {prefix}-1, …; expected its prefix, {game.prefix}.")


def _check_fields(game: Game) -> None:
    """Refuse fields whose numbers compiled code would compute as floating point."""
    for record in (game.box, game.state):
        for name, declared in fields_of(record).items():
            if declared.code == "u8":
                raise BadGame(
                    f"{record.__name__}.{name} of {game.name} is unsigned, of 64 bits; with signed numbers that is "
                    "computed as floating point: expected i64_field."
                )


def folder(name: str) -> Path:
    """Where a game's own files are (rules, words, a board), without loading the game."""
    if name in _loaded and name not in _modules():  # added by hand
        return _loaded[name].folder
    spec = find_spec(_module(name))
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent
