"""docs/research.md shows programs that run, and docs/research has what the games declare.

`python -m lychgate.envs.pages docs/research` writes the pages anew.
"""

from __future__ import annotations

import re
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from lychgate.core.input import registry
from lychgate.envs.pages import page

DOCS = Path(__file__).parents[1] / "docs"
PAGE = DOCS / "research.md"
BLOCKS = re.findall(r"^```python\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
LIBRARIES = ("pettingzoo", "gymnasium", "open_spiel")  # of lychgate[envs]


def test_the_blocks_run_from_the_top() -> None:
    """Those of a library that is not installed are passed over: nothing later depends on them."""
    program: dict[str, Any] = {}
    for block in BLOCKS:
        needed = [name for name in LIBRARIES if name.replace("_", "") in block.replace("_", "")]
        if all(find_spec(name) for name in needed):
            exec(compile(block, str(PAGE), "exec"), program)
    assert len(BLOCKS) == 8
    assert program["other"].log


@pytest.mark.parametrize("name", registry.names())
def test_the_page_of_a_game_is_what_it_declares(name: str) -> None:
    found = (DOCS / "research" / f"{name}.md").read_text(encoding="utf-8")
    assert found == page(registry.find(name)), "python -m lychgate.envs.pages docs/research writes it anew"


def test_links_lead_somewhere() -> None:
    for path in [PAGE, *(DOCS / "research").glob("*.md")]:
        for target in re.findall(r"\]\(([^)#]+)[^)]*\)", path.read_text(encoding="utf-8")):
            assert (path.parent / target).exists(), f"{path.name}: {target}"
