"""docs/adding-a-game.md shows code as it is: every excerpt stands in the file it names."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lychgate.core.model.contract import SIGNATURES, Game
from tests.toy import GAME as VIGIL

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
EXCERPT = re.compile(r"^<!-- (\S+) -->\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
BLOCK = re.compile(r"^```\w+\n", re.MULTILINE)
TESTS_OF_ITS_OWN = {"conftest.py", "test_vigil.py", "test_doc.py", "solution.py"}


@pytest.mark.parametrize(("source", "code"), EXCERPT.findall(PAGE))
def test_an_excerpt_stands_in_its_source(source: str, code: str) -> None:
    assert code in (ROOT / source).read_text(encoding="utf-8"), f"{source} has changed: bring the page up to date"


def test_every_block_of_code_names_its_source() -> None:
    assert len(EXCERPT.findall(PAGE)) == len(BLOCK.findall(PAGE)) > 20


def test_every_file_of_the_toy_is_explained() -> None:
    files = {path.name for path in (ROOT / "tests" / "toy").iterdir() if path.is_file()} - TESTS_OF_ITS_OWN
    assert [name for name in sorted(files) if f"`{name}`" not in PAGE] == []
    shown = {Path(source).name for source, _ in EXCERPT.findall(PAGE) if source.startswith("tests/toy/")}
    assert sorted(files - shown) == ["picture.py"], "a file without an excerpt"


def test_the_page_counts_the_functions_of_the_contract() -> None:
    assert len(SIGNATURES) == 15
    assert "the same eleven functions" in PAGE
    optional = [name for name in SIGNATURES if not hasattr(VIGIL.exports, name)]
    assert optional == ["reopen", "lean", "judge", "sensible"]
    assert [name for name in optional if f"`{name}`" not in PAGE] == []


def test_optional_fields_of_a_game_are_all_named() -> None:
    optional = [name for name in Game.__dataclass_fields__ if name in vars(Game)]
    assert optional
    assert [name for name in optional if f"`{name}`" not in PAGE] == []


def test_links_lead_somewhere() -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", PAGE):
        assert (ROOT / "docs" / target).exists(), target
