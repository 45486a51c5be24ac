"""A bot of one's own plays in every process, or it is said in one sentence why not."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from lychgate import bots
from lychgate.core.errors import BadOptions, BotFailed
from lychgate.lab.engine.arena import Plan as Contest
from lychgate.lab.engine.arena import compete
from lychgate.lab.engine.entrants import entrant
from lychgate.lab.engine.simulate import Plan, simulate

MINE = """
import numpy as np

def last(game, box, view, seat, chance):
    legal = np.zeros(game.actions, np.int32)
    return legal[game.call("legal", box, view, seat, legal) - 1]

def fails(game, box, view, seat, chance):
    return 1 // 0

def cheats(game, box, view, seat, chance):
    return game.actions - 1

def odd(game, box, view, seat, chance):
    return "R3@2"

nothing = 3
"""

PROGRAM = """
from lychgate import bots
from lychgate.lab.engine.simulate import Plan, simulate
from mine import last

def first(*arguments):
    return last(*arguments)

bots.BOTS["mine"] = {bot}
{guard}
    print(simulate(Plan("graverobbers", 3, games=4, bots=("mine", "thumb", "thumb")), processes=2).counts.games)
"""


def last(game: Any, box: Any, view: Any, seat: int, chance: Any) -> int:
    legal = np.zeros(game.actions, np.int32)
    return int(legal[game.call("legal", box, view, seat, legal) - 1])


@pytest.fixture
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a module `mine`, which is the current one."""
    (tmp_path / "mine.py").write_text(MINE)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.delitem(sys.modules, "mine", raising=False)
    return tmp_path


def python(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    return subprocess.run(
        [sys.executable, *arguments], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )


def test_the_command_line_plays_it_in_two_processes(mine: Path) -> None:
    # As the installed command is run: the current folder is not among the places where modules are looked for.
    command = str(Path(sys.executable).with_name("lychgate"))
    options = ["graverobbers", "-p", "3", "--games", "4", "--processes", "2", "--bots", "mine:last,thumb,thumb"]
    ran = python(mine, command, "simulate", *options)
    assert (ran.returncode, ran.stderr.strip()) == (0, "")
    assert "mine:last" in ran.stdout


@pytest.mark.long
def test_two_processes_find_with_it_what_one_finds(mine: Path) -> None:
    plan = Plan("graverobbers", 3, games=4, seed=3, bots=("mine:last", "thumb", "thumb"))
    assert simulate(plan, processes=2).counts == simulate(plan, processes=1).counts


@pytest.mark.long
def test_it_enters_the_arena_in_two_processes(mine: Path) -> None:
    report = compete(Contest("graverobbers", ("mine:last", "thumb"), 3, blocks=2), processes=2)
    assert [standing.bot for standing in report.standings] == ["mine:last", "thumb"]
    assert report.blocks == 2


@pytest.mark.long
def test_one_that_a_program_has_added_is_known_in_every_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots.BOTS, "mine", last)
    assert simulate(Plan("graverobbers", 3, games=4, bots=("mine", "thumb", "thumb")), processes=2).counts.games == 4


@pytest.mark.parametrize("bot", ["a lambda", "a local function"])
def test_one_that_cannot_be_sent_is_refused_in_a_sentence(bot: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def local(*arguments: Any) -> int:
        return last(*arguments)

    monkeypatch.setitem(bots.BOTS, "mine", (lambda *arguments: last(*arguments)) if bot == "a lambda" else local)
    plan = Plan("graverobbers", 3, games=4, bots=("mine", "thumb", "thumb"))
    with pytest.raises(BadOptions, match=r"'mine' is known to this process alone: .* module:function"):
        simulate(plan, processes=2)
    assert simulate(plan, processes=1).counts.games == 4


TOLD = {"typed": "is known to this process alone", "unguarded": 'keeps its work under `if __name__ == "__main__":`'}
GUARD, NO_GUARD = 'if __name__ == "__main__":', "if True:"


@pytest.mark.long
def test_a_function_of_a_script_plays_in_every_process(mine: Path) -> None:
    (mine / "script.py").write_text(PROGRAM.format(bot="first", guard=GUARD))
    assert python(mine, "script.py").stdout == "4\n"


@pytest.mark.parametrize("how", ["typed", "unguarded"])
def test_a_program_that_cannot_be_loaded_again_is_told_so(mine: Path, how: str) -> None:
    program = PROGRAM.format(bot="first", guard=GUARD if how == "typed" else NO_GUARD)
    (mine / "script.py").write_text(program)
    ran = python(mine, "-c", program) if how == "typed" else python(mine, "script.py")
    assert ran.returncode == 1
    assert TOLD[how] in ran.stderr.splitlines()[-1]


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("mine:none", "mine has no 'none'"),
        ("mine:", "mine has no ''"),
        ("yours:last", "No module named 'yours'"),
        ("mine:nothing", "Expected a function for a bot, got 3"),
    ],
)
def test_one_that_is_not_there_is_refused(mine: Path, name: str, sentence: str) -> None:
    with pytest.raises(BadOptions, match=sentence):
        entrant(name)


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("mine:fails", r"mine:fails failed in .*mine\.py, line 9: ZeroDivisionError"),
        ("mine:odd", "mine:odd answered 'R3@2'; expected a decision's number"),
        ("mine:cheats", "mine:cheats answered .*, which is not legal here"),
    ],
)
def test_what_goes_wrong_in_it_is_told_as_its_own(mine: Path, name: str, sentence: str) -> None:
    with pytest.raises(BotFailed, match=sentence):
        simulate(Plan("graverobbers", 3, games=1, bots=(name,)), processes=1)


@pytest.mark.long
def test_from_another_process_too(mine: Path) -> None:
    with pytest.raises(BotFailed, match="mine:fails failed in"):
        simulate(Plan("graverobbers", 3, games=4, bots=("mine:fails",)), processes=2)


def test_a_server_loads_nothing_by_a_name() -> None:
    with pytest.raises(BadOptions, match="Expected one of the bots"):
        bots.find("os:getcwd")
