"""What the page's tests read of matches is what the server tells of them now."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import pytest

UI = Path(__file__).parents[2] / "ui"
MAKER: dict[str, Any] = runpy.run_path(str(UI / "build" / "told_matches.py"))
HINT = "python ui/build/told_matches.py brings ui/src/games/*/told.json up to date"


def test_every_game_of_the_page_is_told() -> None:
    assert {path.name for path in (UI / "src" / "games").iterdir() if path.is_dir()} == set(MAKER["GAMES"])


@pytest.mark.parametrize("game", MAKER["GAMES"])
def test_the_matches_that_the_page_reads_are_told_like_that(game: str) -> None:
    written = (UI / "src" / "games" / game / "told.json").read_text(encoding="utf-8")
    assert written == MAKER["text_of"](game), HINT
