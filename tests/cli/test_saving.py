"""What is printed to be typed again works where it is typed."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from lychgate.cli.table.saving import command, free_file


@pytest.fixture(name="here")
def here_fixture(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a program in it, which the shell does not know."""
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin" / "lychgate").write_text("#!/bin/sh\n")
    (tmp_path / "bin" / "lychgate").chmod(0o755)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", "")
    return tmp_path


def test_a_program_outside_the_path_is_named_as_it_was_called(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["bin/lychgate", "play"])
    assert command("play", "--resume", "a game.json") == "bin/lychgate play --resume 'a game.json'"


def test_a_program_in_the_path_needs_no_folder(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(here / "bin"))
    monkeypatch.setattr(sys, "argv", [str(here / "bin" / "lychgate"), "play"])
    assert command("warm") == "lychgate warm"


def test_a_module_is_run_by_the_python_it_was_run_by(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", [str(here / "lychgate" / "__main__.py"), "play"])
    monkeypatch.setattr(sys, "executable", "/opt/python")
    assert command("warm") == "/opt/python -m lychgate warm"
    (here / "bin" / "python").symlink_to(here / "bin" / "lychgate")
    monkeypatch.setenv("PATH", str(here / "bin"))
    monkeypatch.setattr(sys, "executable", str(here / "bin" / "python"))
    assert command("warm") == "python -m lychgate warm"


def test_a_file_that_is_there_is_left_alone(here: Path) -> None:
    for name in ("graverobbers.json", "graverobbers-2.json", "graverobbers-3.json"):
        assert free_file("graverobbers") == name
        Path(name).touch()
