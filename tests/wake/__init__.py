"""Wake: Vigil once more, as another package would bring it, with a board of its own for browsers (`board.js`)."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from tests.toy import GAME as VIGIL


def box_texts(language: str) -> tuple[Path, ...]:
    """What it is called; all else is said as in Vigil."""
    return (Path(__file__).parent / f"box.{language}.ftl",)


GAME = replace(VIGIL, name="wake", texts=box_texts)
