"""The numbered rules of the games, and where tests and scenarios say that they prove one.

A game's rules are the bullets `- **GR-1** …` of its `rules.en.md`; *Ruling* in one marks a reading of our own. Tests
cite them with `@pytest.mark.rule("GR-1")`, scenarios with a key `rules = ["GR-1"]`.
"""

from __future__ import annotations

import ast
import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src" / "lychgate" / "games"
NAMES = sorted(path.parents[1].name for path in GAMES.glob("*/words/rules.en.md"))
RULE = re.compile(r"^- \*\*([A-Z]+)-([0-9]+)\*\* ", re.MULTILINE)
RULING = "*Ruling*"


@cache
def rules_of(name: str) -> tuple[str, ...]:
    """The ids of a game's rules, in order."""
    text = (GAMES / name / "words" / "rules.en.md").read_text(encoding="utf-8")
    return tuple(f"{prefix}-{number}" for prefix, number in RULE.findall(text))


def rulings_in(text: str) -> dict[str, int]:
    """The ids of the rules that are marked as rulings in a text of rules, and how often each is."""
    ends = [*(match.start() for match in RULE.finditer(text)), len(text)]
    found = {
        f"{match[1]}-{match[2]}": text[match.start() : end].partition("\n#")[0].count(RULING)
        for match, end in zip(RULE.finditer(text), ends[1:], strict=True)
    }
    return {rule: count for rule, count in found.items() if count}


@cache
def rulings_of(name: str) -> dict[str, int]:
    """The rulings that a game's page of rules marks."""
    return rulings_in((GAMES / name / "words" / "rules.en.md").read_text(encoding="utf-8"))


def prefix_of(name: str) -> str:
    """What the ids of a game's rules begin with."""
    return rules_of(name)[0].split("-")[0]


def cited_in(text: str, prefix: str) -> set[str]:
    """All ids with this prefix in a text."""
    return set(re.findall(rf"\b{prefix}-[0-9]+\b", text))


def marked(source: str) -> set[str]:
    """The ids in `mark.rule(...)` of a test module."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule":
            found |= {arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)}
    return found


def listed(data: Any) -> set[str]:
    """The ids in the keys `rules` of a scenario file, at any depth."""
    if isinstance(data, list):
        return set().union(*map(listed, data))
    if not isinstance(data, dict):
        return set()
    found = set().union(*map(listed, data.values()))
    if isinstance(data.get("rules"), list):
        found |= {rule for rule in data["rules"] if isinstance(rule, str)}
    return found


@cache
def proofs() -> dict[Path, frozenset[str]]:
    """The rules that each test module and each scenario says it proves."""
    tests = ROOT / "tests"
    found = {path: marked(path.read_text(encoding="utf-8")) for path in sorted(tests.rglob("test_*.py"))}
    for path in sorted((tests / "scenarios").rglob("*.toml")):
        found[path] = listed(tomllib.loads(path.read_text(encoding="utf-8")))
    return {path: frozenset(rules) for path, rules in found.items() if rules}


NO_RULE = f"GR-{99}"  # an id that no rulebook has
