"""Every message the terminal asks for is there, and none is there for nothing."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

import lychgate.cli
from lychgate.core.input import registry

FOLDER = Path(str(lychgate.cli.__file__)).parent
GAMES = FOLDER.parent / "games"
BOARDS = sorted(GAMES.glob("*/words/board.*.ftl"))
FILES = [*sorted(FOLDER.rglob("*.ftl")), *BOARDS]
MODULES = [*sorted(FOLDER.rglob("*.py")), *sorted(GAMES.glob("*/board.py"))]


def messages(path: Path) -> set[str]:
    """The messages of a file; malformed ones fail."""
    entries = FluentParser().parse(path.read_text(encoding="utf-8")).body
    assert not [entry.content for entry in entries if isinstance(entry, Junk)]
    return {entry.id.name for entry in entries if isinstance(entry, Message)}


def asked_for(path: Path) -> Iterator[re.Pattern[str]]:
    """Texts in a module that can be names of messages; what is filled in can be anything."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.JoinedStr):
            parts = [re.escape(str(p.value)) if isinstance(p, ast.Constant) else "[a-z0-9_-]+" for p in node.values]
            yield re.compile("".join(parts))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield re.compile(re.escape(node.value))


def said_literally(path: Path) -> Iterator[str]:
    """Messages that are called for by their whole name."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in ("say", "Say") and isinstance(node.args[0].value, str):
                yield node.args[0].value


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(FOLDER.parent)))
def test_no_message_is_there_for_nothing(path: Path) -> None:
    patterns = [pattern for module in MODULES for pattern in asked_for(module)]
    unused = {name for name in messages(path) if not any(pattern.fullmatch(name) for pattern in patterns)}
    assert not unused - {"intro", "title", "tagline"}


@pytest.mark.parametrize("module", MODULES, ids=lambda path: str(path.relative_to(FOLDER.parent)))
def test_no_message_is_missing(module: Path) -> None:
    known = messages(FOLDER / "words.en.ftl")
    if (own := module.parent / "words" / "board.en.ftl").exists():
        known |= messages(own)
    if module.parent == FOLDER:
        known |= set.intersection(*(messages(path) for path in BOARDS))
    assert set(said_literally(module)) <= known


@pytest.mark.parametrize("game", registry.names())
def test_every_board_introduces_its_game(game: str) -> None:
    needed = {"title", "tagline", "intro", "legend", "notation"}
    assert needed <= messages(GAMES / game / "words" / "board.en.ftl")


@pytest.mark.parametrize("game", registry.names())
def test_no_choice_lacks_words(game: str) -> None:
    """Every sort of decision of the game has its label."""
    known = messages(GAMES / game / "words" / "board.en.ftl")
    found = registry.find(game)
    for action in range(found.actions):
        (key, value), *rest = found.decisions.as_data(action).items()
        assert f"choice-{value}" in known if key == "do" else f"choice-{key}" in known or key == "return"
        assert all(f"ask-{later}" in known for later, _ in rest)
