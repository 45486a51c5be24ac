"""Every message the terminal asks for is there, and none is there for nothing."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
import typer
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message
from typer.testing import CliRunner

import lychgate.cli
from lychgate.cli import language
from lychgate.cli.commands import app
from lychgate.cli.language import choose
from lychgate.cli.player_help import PlayerCommand
from lychgate.cli.table.command_words import COMMANDS, commands, is_no, is_yes
from lychgate.core.input import registry
from lychgate.play.text.words import languages

FOLDER = Path(str(lychgate.cli.__file__)).parent
GAMES = FOLDER.parent / "games"
BOARDS = sorted(GAMES.glob("*/words/board.*.ftl"))
FILES = [*sorted(FOLDER.rglob("*.ftl")), *BOARDS]
MODULES = [*sorted(FOLDER.rglob("*.py")), *sorted(GAMES.glob("*/board.py"))]


@cache
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


@cache
def all_asked_for() -> list[re.Pattern[str]]:
    """The same, of all modules."""
    return [pattern for module in MODULES for pattern in asked_for(module)]


def said_literally(path: Path) -> Iterator[str]:
    """Messages that are called for by their whole name."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in ("say", "Say") and isinstance(node.args[0].value, str):
                yield node.args[0].value


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(FOLDER.parent)))
def test_no_message_is_there_for_nothing(path: Path) -> None:
    unused = {name for name in messages(path) if not any(pattern.fullmatch(name) for pattern in all_asked_for())}
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


@pytest.mark.parametrize("spoken", languages())
def test_commands_are_understood_in_every_language(spoken: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(language, "_chosen", [spoken])
    understood = commands()
    assert {word: understood[word] for word in COMMANDS} == COMMANDS
    for game in registry.names():  # no decision begins with a command's own word
        written = registry.find(game).decisions.written
        assert not {text.split()[0] for text in written} & (understood.keys() - COMMANDS.keys())
    assert is_yes("y")
    assert is_no("no")


def test_a_german_player_types_german_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(language, "_chosen", ["de"])
    assert [commands()[word] for word in ("hilfe", "zurück", "zurueck", "zuruck")] == ["help", "undo", "undo", "undo"]
    assert [is_yes(typed) for typed in ("j", "ja", "y", "n", "s", "")] == [True, True, True, False, False, False]
    assert [is_no(typed) for typed in ("n", "nein", "no", "j", "")] == [True, True, True, False, False]


@pytest.mark.parametrize("spoken", [one for one in languages() if one != "en"])
def test_the_help_of_players_commands_is_whole_in_every_language(spoken: str) -> None:
    found = typer.main.get_command(app).commands  # type: ignore[attr-defined]
    players = {name: command for name, command in found.items() if isinstance(command, PlayerCommand)}
    assert set(players) == {
        "play",
        "learn",
        "puzzle",
        "rules",
        "options",
        "cards",
        "hint",
        "analyse",
        "replay",
        "score",
    }
    known = messages(FOLDER / f"help.{spoken}.ftl")
    used = {f"command-{name}" for name in players} | {"param-help"}
    for name, command in players.items():
        for param in command.params:
            own, shared = f"param-{name}-{param.name}", f"param-{param.name}"
            used.add(own if own in known else shared)
    headings = {f"help-{part}" for part in ("usage", "arguments", "options", "commands", "examples", "default")}
    assert known == used | headings


def test_a_german_player_reads_german_help() -> None:
    ran = CliRunner().invoke(app, ["play", "--lang", "de", "--help"])
    assert ran.output.startswith("Aufruf: ")
    assert "Bots mit Namen: einer für alle oder einer je Platz" in ran.output
    assert "[Standard: thumb]" in ran.output
    for english in ("Usage", "Options", "Examples", "default", "Show this"):
        assert english not in ran.output
    choose(None)
