"""Rules and those who cite them: every cited rule exists, and every rule is carried out and proved somewhere.

A game's rules are the bullets `- **GR-1** …` of its `rules.en.md`. Its code cites them in comments, docstrings and
data; tests cite them with `@pytest.mark.rule("GR-1")`, scenarios with a key `rules = ["GR-1"]`.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src" / "lychgate" / "games"
NAMES = sorted(path.parent.name for path in GAMES.glob("*/__init__.py"))
RULE = re.compile(r"^- \*\*([A-Z]+)-([0-9]+)\*\* ", re.MULTILINE)
TEXTS = {".py", ".ftl", ".md", ".toml", ".json", ".ts", ".svelte"}

every_game = pytest.mark.parametrize("name", NAMES)


@cache
def rules_of(name: str) -> tuple[str, ...]:
    """The ids of a game's rules, in order."""
    text = (GAMES / name / "rules.en.md").read_text(encoding="utf-8")
    return tuple(f"{prefix}-{number}" for prefix, number in RULE.findall(text))


def cited_in(text: str, prefix: str) -> set[str]:
    """All ids with this prefix in a text."""
    return set(re.findall(rf"\b{prefix}-[0-9]+\b", text))


def prefix_of(name: str) -> str:
    return rules_of(name)[0].split("-")[0]


def files(*folders: Path) -> Iterator[Path]:
    for folder in folders:
        yield from sorted(
            path for path in folder.rglob("*") if path.suffix in TEXTS and "node_modules" not in path.parts
        )


def marked(source: str) -> set[str]:
    """The ids in `mark.rule(...)` of a test module."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule":
            found |= {str(arg.value) for arg in node.args if isinstance(arg, ast.Constant)}
    return found


def listed(data: Any) -> set[str]:
    """The ids in the keys `rules` of a scenario file, at any depth."""
    if isinstance(data, list):
        return set().union(*map(listed, data))
    if not isinstance(data, dict):
        return set()
    own = data.get("rules")
    return (set(own) if isinstance(own, list) else set()).union(*map(listed, data.values()))


@cache
def proved() -> frozenset[str]:
    """All rules that a test or a scenario says it proves."""
    found: set[str] = set()
    for path in (ROOT / "tests").rglob("test_*.py"):
        found |= marked(path.read_text(encoding="utf-8"))
    for path in (ROOT / "tests" / "scenarios").rglob("*.toml"):
        found |= {rule for rule in listed(tomllib.loads(path.read_text(encoding="utf-8"))) if isinstance(rule, str)}
    return frozenset(found)


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
    assert [rule for rule in rules_of(name) if rule not in proved()] == []


def test_a_citation_is_found_wherever_it_stands() -> None:
    assert cited_in("# ZZ-16: nearest first (ZZ-7)\nZZ-160, XZZ-1, ZZ-", "ZZ") == {"ZZ-16", "ZZ-7", "ZZ-160"}
    assert marked('@pytest.mark.rule("ZZ-1", "ZZ-2")\ndef test_x(): ...\nhelp(rule="ZZ-3")') == {"ZZ-1", "ZZ-2"}
    scenario = 'rules = ["ZZ-1"]\n[[case]]\nrules = ["ZZ-2"]\n[other]\nrules = "french"'
    assert listed(tomllib.loads(scenario)) == {"ZZ-1", "ZZ-2"}
