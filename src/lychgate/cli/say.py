"""What the terminal itself says, from Fluent files: its own words, and those of one game's board."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from lychgate.cli import language
from lychgate.play.text.words import FALLBACK, message_bundle

HERE = Path(__file__).parent


class Say:
    """Messages by name. A board's own come before the terminal's; what a language lacks is said in English."""

    def __init__(self, game: Path | None = None) -> None:
        """`game` is the folder of the game whose board it is for."""
        self._files = [*([game / "words" / "board"] if game else []), HERE / "words"]

    def knows(self, message: str) -> bool:
        """Is there such a message?"""
        return any(found.has_message(message) for found in self._bundles())

    def __call__(self, message: str, /, **arguments: Any) -> str:
        found = next(found for found in self._bundles() if found.has_message(message))
        said, errors = found.format_pattern(found.get_message(message).value, arguments)
        assert not errors, f"{message}: {errors}"
        return str(said)

    def _bundles(self) -> list[Any]:
        wanted = dict.fromkeys((language.current(), FALLBACK))
        found = [bundle(file, spoken) for spoken in wanted for file in self._files]
        return [one for one in found if one is not None]


@cache
def bundle(file: Path, spoken: str) -> Any:
    """The messages of one file in a language; None if there are none."""
    path = file.with_name(f"{file.name}.{spoken}.ftl")
    return message_bundle((path,), spoken) if path.exists() else None


say = Say()
