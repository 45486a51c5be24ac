"""Every rule that is cited exists, and every rule is carried out and proved somewhere."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.rulebook import GAMES, NAMES, ROOT, cited_in, listed, marked, prefix_of, proofs, rules_of

TEXTS = {".py", ".ftl", ".md", ".toml", ".json", ".ts", ".svelte"}

every_game = pytest.mark.parametrize("name", NAMES)


def files(*folders: Path) -> Iterator[Path]:
    for folder in folders:
        yield from sorted(
            path for path in folder.rglob("*") if path.suffix in TEXTS and "node_modules" not in path.parts
        )


@every_game
def test_rules_are_numbered_from_1_without_gaps(name: str) -> None:
    assert rules_of(name)
    assert list(rules_of(name)) == [f"{prefix_of(name)}-{number + 1}" for number in range(len(rules_of(name)))]


def test_no_two_games_number_their_rules_alike() -> None:
    assert len({prefix_of(name) for name in NAMES}) == len(NAMES)


@every_game
def test_every_rule_cited_anywhere_exists(name: str) -> None:
    missing = {
        str(path.relative_to(ROOT)): sorted(unknown)
        for path in files(ROOT / "src", ROOT / "tests", ROOT / "docs", ROOT / "ui" / "src")
        if (unknown := cited_in(path.read_text(encoding="utf-8"), prefix_of(name)) - set(rules_of(name)))
    }
    assert missing == {}


@every_game
def test_every_rule_is_cited_by_the_code_of_its_game(name: str) -> None:
    cited: set[str] = set()
    for path in (GAMES / name).rglob("*.py"):
        cited |= cited_in(path.read_text(encoding="utf-8"), prefix_of(name))
    assert [rule for rule in rules_of(name) if rule not in cited] == []


@every_game
def test_every_rule_is_proved_by_a_test(name: str) -> None:
    proved = frozenset[str]().union(*proofs().values())
    assert [rule for rule in rules_of(name) if rule not in proved] == []


def test_a_citation_is_found_wherever_it_stands() -> None:
    assert cited_in("# ZZ-16: nearest first (ZZ-7)\nZZ-160, XZZ-1, ZZ-", "ZZ") == {"ZZ-16", "ZZ-7", "ZZ-160"}
    assert marked('@pytest.mark.rule("ZZ-1", "ZZ-2")\ndef test_x(): ...\nhelp(rule="ZZ-3")') == {"ZZ-1", "ZZ-2"}
    scenario = 'rules = ["ZZ-1"]\n[[case]]\nrules = ["ZZ-2"]\n[other]\nrules = "french"'
    assert listed(tomllib.loads(scenario)) == {"ZZ-1", "ZZ-2"}
