"""The handbook of the command line names every command, option and exit code."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import typer

from lychgate.cli import app as codes
from lychgate.cli import commands
from lychgate.cli.table.command_words import COMMANDS

DOCS = Path(__file__).parents[2] / "docs" / "cli.md"
APP = typer.main.get_command(commands.app)
NAMES = sorted(APP.commands)  # type: ignore[attr-defined]


def section(command: str) -> str:
    """What the handbook says about a command."""
    found = re.search(rf"^## `lychgate {command}.*?(?=^## |\Z)", DOCS.read_text(encoding="utf-8"), re.M | re.S)
    assert found, f"docs/cli.md has no section on {command}"
    return found[0]


@pytest.mark.parametrize("command", NAMES)
def test_every_command_and_every_option_is_documented(command: str) -> None:
    text = section(command)
    for parameter in APP.commands[command].params:  # type: ignore[attr-defined]
        for name in parameter.opts if parameter.param_type_name == "option" else [parameter.metavar]:
            assert name.strip("[].") in text, f"{command}: {name}"


@pytest.mark.parametrize("command", NAMES)
def test_no_option_is_documented_that_does_not_exist(command: str) -> None:
    options = APP.commands[command].params  # type: ignore[attr-defined]
    known = {name for option in options for name in (*option.opts, *option.secondary_opts)}
    rows = re.findall(r"^\| `(-.*?)` \|", section(command), re.M)
    assert {name for row in rows for name in re.findall(r"(?<![\w-])--?[a-z-]+", row)} <= known


def test_every_word_at_the_table_is_documented() -> None:
    text = section("play")
    for word in COMMANDS:
        assert f"`{word}`" in text or f"`{word} " in text


def test_every_exit_code_is_documented() -> None:
    text = DOCS.read_text(encoding="utf-8")
    for code in (codes.FINE, codes.FAILED, codes.MISUSE, codes.MISTAKE, 130):
        assert re.search(rf"^\| {code} \|", text, re.M)
