"""Nothing above `games` knows a game by its name: what differs between games is asked of the game."""

from __future__ import annotations

import ast
from pathlib import Path

import lychgate
from lychgate.core.input import registry

ROOT = Path(lychgate.__file__).parent
GAMES = [path.name for path in (ROOT / "games").iterdir() if (path / "exports.py").exists()]
PREFIXES = [registry.find(name).prefix for name in GAMES]
ABOVE = [
    path
    for layer in ("core", "play", "bots", "cli", "server", "lab", "conformance", "envs", "nets", "train")
    for path in sorted((ROOT / layer).rglob("*.py"))
    if "static" not in path.parts and "studies" not in path.parts
]


def names_in(tree: ast.AST) -> set[str]:
    """Modules imported, and texts that are one word. A text of several is an example or an explanation."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            found |= {*node.module.split("."), *(alias.name for alias in node.names)}
        elif isinstance(node, ast.Import):
            found |= {part for alias in node.names for part in alias.name.split(".")}
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and " " not in node.value:
            found.add(node.value)
    return found


def rules_in(text: str) -> list[str]:
    """Rules of a game that code (comments aside) names."""
    code = "\n".join(line.partition("#")[0] for line in text.splitlines())
    return [f"{prefix}-{digit}" for prefix in PREFIXES for digit in "123456789" if f'"{prefix}-{digit}' in code]


def test_no_module_above_the_games_names_one() -> None:
    texts = {str(path.relative_to(ROOT)): path.read_text(encoding="utf-8") for path in ABOVE}
    found = {module: names_in(ast.parse(text)).intersection(GAMES) for module, text in texts.items()}
    assert {module: names for module, names in found.items() if names} == {}
    assert [module for module, text in texts.items() if rules_in(text)] == [], "a rule of one game decides here"


def test_a_name_would_be_found() -> None:
    assert "outerspace" in names_in(ast.parse("from lychgate.games.outerspace import DECKS"))
    assert "outerspace" in names_in(ast.parse("WITH_DECKS = 'outerspace'"))


def test_a_rule_would_be_found() -> None:
    assert rules_in(f'refused("{PREFIXES[0]}-2")') == [f"{PREFIXES[0]}-2"]
