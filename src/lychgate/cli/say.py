"""What the terminal itself says, from Fluent files: its own words, and those of one game's board."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

HERE = Path(__file__).parent


class Say:
    """Messages by name. A board's own come before the terminal's."""

    def __init__(self, game: Path | None = None) -> None:
        """`game` is the folder of the game whose board it is for."""
        board = game / "words" / "board.en.ftl" if game else None
        self._bundles = [bundle(board)] if board and board.exists() else []
        self._bundles.append(bundle(HERE / "words.en.ftl"))

    def knows(self, message: str) -> bool:
        """Is there such a message?"""
        return any(found.has_message(message) for found in self._bundles)

    def __call__(self, message: str, /, **arguments: Any) -> str:
        found = next(found for found in self._bundles if found.has_message(message))
        said, errors = found.format_pattern(found.get_message(message).value, arguments)
        assert not errors, f"{message}: {errors}"
        return str(said)


@cache
def bundle(path: Path) -> Any:
    """The messages of one file."""
    found = FluentBundle(["en"], use_isolating=False)
    found.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return found


say = Say()
