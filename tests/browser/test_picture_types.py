"""The page's types of pictures are those that the games declare."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

MAKER = runpy.run_path(str(Path(__file__).parents[2] / "ui" / "build" / "picture_types.py"))


@pytest.mark.parametrize("game", MAKER["games"]())
def test_the_pages_types_are_made_from_the_declared_shapes(game: str) -> None:
    hint = f"python ui/build/picture_types.py brings {MAKER['target'](game)} up to date"
    assert MAKER["target"](game).read_text(encoding="utf-8") == MAKER["types"](game), hint
