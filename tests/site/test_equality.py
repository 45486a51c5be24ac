"""The page's own table beside Python's: the same matches, told, refused, taken back and recorded the same; bots too.

The short form has a few matches of one game, the long one ten thousand of all.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from lychgate.core.input import registry
from tests.crossing import crossed
from tests.site.matches import write

UI = Path(__file__).parents[2] / "ui"
SHORT = {"gravediggers": 8}
MATCHES = 10_000
LENGTHY = {"outerspace": 400}  # a match of it has ten times the steps of another game's


def all_of_them() -> dict[str, int]:
    others = [name for name in registry.names() if name not in LENGTHY]
    return dict.fromkeys(others, (MATCHES - sum(LENGTHY.values())) // len(others)) | LENGTHY


@pytest.mark.parametrize("counts", crossed([SHORT, all_of_them()]), ids=["short", "long"])
def test_the_page_plays_as_python_does(tmp_path: Path, counts: dict[str, int]) -> None:
    write(tmp_path, counts)
    ran = subprocess.run(
        [sys.executable, str(UI / "build_ui.py"), "equality"],
        env=os.environ | {"LYCHGATE_MATCHES": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout[-5000:] + ran.stderr[-2000:]
