"""docs/python.md shows programs that run: its blocks, one after the other, as a reader would type them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from lychgate import bots

PAGE = Path(__file__).parents[2] / "docs" / "python.md"
BLOCKS = re.findall(r"^```python\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


def test_the_blocks_run_from_the_top(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(bots, "BOTS", dict(bots.BOTS))  # the page adds one of its own
    program: dict[str, Any] = {}
    for block in BLOCKS:
        exec(compile(block, str(PAGE), "exec"), program)
    assert len(BLOCKS) == 9
    assert program["match"].over


def test_links_lead_somewhere() -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", PAGE.read_text(encoding="utf-8")):
        assert (PAGE.parent / target).exists(), target
