"""The page's types are those the server describes."""

from __future__ import annotations

import runpy
import subprocess
import sys
from pathlib import Path

import pytest

UI = Path(__file__).parents[2] / "ui"
TYPES = UI / "src" / "api" / "schema.ts"
MAKER = UI / "build" / "api_types.py"
HINT = "python ui/build/api_types.py brings ui/src/api/schema.ts up to date"


def test_the_pages_types_are_made_from_what_the_server_describes() -> None:
    assert TYPES.read_text().startswith(runpy.run_path(str(MAKER))["mark"]()), HINT


@pytest.mark.long
def test_the_pages_types_are_made_by_nobody_else(tmp_path: Path) -> None:
    fresh = tmp_path / "schema.ts"
    subprocess.run([sys.executable, str(MAKER), str(fresh)], check=True)
    assert fresh.read_text() == TYPES.read_text(), HINT
