"""The page's types are those the server describes."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

UI = Path(__file__).parents[2] / "ui"


def test_the_pages_types_are_the_servers(tmp_path: Path) -> None:
    fresh = tmp_path / "schema.ts"
    subprocess.run([sys.executable, str(UI / "build" / "api_types.py"), str(fresh)], check=True)
    expected = (UI / "src" / "api" / "schema.ts").read_text()
    assert fresh.read_text() == expected, "python ui/build/api_types.py brings ui/src/api/schema.ts up to date"
