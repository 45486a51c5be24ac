"""Every reading of our own has its reason written down: docs/rulings.md, with what else could be read there."""

from __future__ import annotations

import re

import pytest

from lychgate.games.outerspace import GAME
from tests.rulebook import GAMES, ROOT

HEADING = "## The Revenge of the Grave Robbers from Outer Space\n"
RULES = (GAMES / "outerspace" / "rules.en.md").read_text(encoding="utf-8")
SECTION = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8").partition(HEADING)[2].partition("\n## ")[0]


def entries(text: str) -> list[tuple[list[str], str]]:
    """The entries of a list, each with the rules it begins with."""
    found = re.split(r"^- ", text, flags=re.MULTILINE)[1:]
    return [(re.findall(r"BM-[0-9]+", entry.split("**")[1]), " ".join(entry.split())) for entry in found]


def test_every_ruling_has_an_entry() -> None:
    ruled = [rules[0] for rules, text in entries(RULES) if "*Ruling*" in text]
    explained = {rule for rules, _ in entries(SECTION) for rule in rules}
    assert len(ruled) >= 25
    assert [rule for rule in ruled if rule not in explained] == []


@pytest.mark.parametrize(
    ("rules", "text"), entries(SECTION), ids=lambda part: part[0] if isinstance(part, list) else ""
)
def test_every_entry_names_the_other_reading_and_its_option(rules: list[str], text: str) -> None:
    reason, _, rest = text.partition("*Other reading*:")
    other, _, option = rest.partition("*Option*:")
    assert len(reason) > 60
    assert other.strip()
    named = re.findall(r"`([a-z_]+)`", option)
    assert named or option.strip() == "none."
    assert set(named) <= set(GAME.options)
