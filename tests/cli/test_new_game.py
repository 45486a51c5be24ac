"""`new-game` makes a game that runs; `check-game` says what is wrong with one, by the names of fields and events."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import lychgate
from lychgate.cli.commands.new_game import SKELETON, write
from lychgate.core.errors import BadOptions
from lychgate.core.model.contract import SIGNATURES, Game
from tests.crossing import crossed

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
NAMED = re.compile(r"^<!-- (\S+) -->\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SHOWN = re.compile(r"(?<!-->\n)^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.fixture
def made(tmp_path: Path) -> Path:
    """A new game, and what installing it would leave behind: its entry point."""
    write(tmp_path, "tryout", "TR")
    known = tmp_path / "tryout-0.1.0.dist-info"
    known.mkdir()
    (known / "METADATA").write_text("Metadata-Version: 2.1\nName: tryout\nVersion: 0.1.0\n")
    (known / "entry_points.txt").write_text("[lychgate.games]\ntryout = tryout\n")
    return tmp_path


def run(folder: Path, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    paths = [str(folder), str(Path(lychgate.__file__).parents[1])]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(paths), "LYCHGATE_TRY": ""}
    command = [sys.executable, "-m", "lychgate", *arguments]
    return subprocess.run(
        command, env=environment, input=typed, capture_output=True, text=True, check=False, cwd=folder
    )


def edit(made: Path, file: str, before: str, after: str) -> None:
    path = made / "tryout" / file
    text = path.read_text(encoding="utf-8")
    assert before in text
    path.write_text(text.replace(before, after), encoding="utf-8")


@pytest.mark.long
@pytest.mark.parametrize("how", [["--interpreted"], []], ids=["quickly", "all"])
def test_a_new_game_is_whole_and_nothing_is_left_to_do(made: Path, how: list[str]) -> None:
    ran = run(made, "check-game", "tryout", *how)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert ran.stdout.splitlines()[-1] == "Nothing is left to do."


def test_a_new_game_is_played_in_the_terminal(made: Path) -> None:
    ran = run(made, "play", "tryout", "--players", "2", "--seed", "3", typed="guess 1\n")
    assert "highest card" in ran.stdout, ran.stdout + ran.stderr


@pytest.mark.parametrize(
    ("file", "before", "after", "said"),
    crossed(
        [
            ("words/story.en.ftl", "event-guessed =", "event-gessed =", "event-guessed is missing"),
            ("rules.py", "SEATS, seen=OWNER", "SEATS, seen=ALL", "the view, in card,"),
            ("words/rules.en.md", "**TR-4**", "**TR-5**", "points-right cites TR-4"),
            ("scenarios/a-right-guess.toml", "points = [1, 0]", "points = [0, 1]", "expected"),
            (
                "rules.py",
                "emit(events, GUESSED, EVERYBODY, seat, action - GUESS)",
                "emit(events, GUESSED, EVERYBODY, seat)",
                "event-guessed takes seat, guess",
            ),
            (
                "rules.py",
                "emit(events, GUESSED, EVERYBODY, seat, action - GUESS)",
                "emit(events, GUESSED, EVERYBODY, seat, state.card[(seat + 1) % box.players] % box.players)",
                "what is told, event guessed, its guess,",
            ),
            ("rules.py", "within=range(CARDS + 1)", "within=range(CARDS)", "card is 6 in"),
        ]
    ),
)
def test_a_mistake_is_named(made: Path, file: str, before: str, after: str, said: str) -> None:
    edit(made, file, before, after)
    ran = run(made, "check-game", "tryout", "--interpreted")
    assert ran.returncode == 1
    assert said in ran.stdout, ran.stdout + ran.stderr


@pytest.mark.parametrize(
    ("name", "prefix"), [("Raffle", "RF"), ("raffle", "R"), ("graverobbers", "XX"), ("raffle", "GR")]
)
def test_a_name_or_prefix_that_does_not_do_is_refused(tmp_path: Path, name: str, prefix: str) -> None:
    from lychgate.cli.commands.new_game import check

    with pytest.raises(BadOptions, match="Expected"):
        check(name, prefix)


# --- docs/adding-a-game.md shows code as it is


@pytest.mark.parametrize("code", SHOWN.findall(PAGE))
def test_what_the_page_shows_stands_in_the_skeleton(code: str) -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in sorted(SKELETON.rglob("*.txt")))
    assert all(line in text for line in code.replace("RF-", "PREFIX-").splitlines())


@pytest.mark.parametrize(("source", "code"), NAMED.findall(PAGE))
def test_an_excerpt_stands_in_its_source(source: str, code: str) -> None:
    assert code in (ROOT / source).read_text(encoding="utf-8"), f"{source} has changed: bring the page up to date"


def test_every_file_of_the_skeleton_is_explained() -> None:
    files = {path.relative_to(SKELETON / "package").with_suffix("") for path in (SKELETON / "package").rglob("*.txt")}
    assert [str(file) for file in files if f"`{file}`" not in PAGE and f"`{file.parent}/`" not in PAGE] == []


def test_the_functions_of_the_contract_and_the_fields_of_a_game_are_all_named() -> None:
    assert [name for name in SIGNATURES if f"`{name}" not in PAGE] == []
    optional = [name for name in Game.__dataclass_fields__ if name in vars(Game)]
    assert [name for name in optional if f"`{name}`" not in PAGE] == []


def test_links_lead_somewhere() -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", PAGE):
        assert (ROOT / "docs" / target).exists(), target
