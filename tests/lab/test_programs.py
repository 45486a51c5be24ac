"""Programs of any sort play over a few lines of text; one that fails loses its game, and the run goes on."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from lychgate.core.errors import BadOptions
from lychgate.core.input import registry
from lychgate.lab.engine import programs
from lychgate.lab.engine.arena import Plan as Contest
from lychgate.lab.engine.arena import compete
from lychgate.lab.engine.bot_games import after_forfeits, play_game
from lychgate.lab.engine.programs import BETWEEN, Forfeit, names_program, program
from lychgate.lab.engine.simulate import Plan, simulate

EXAMPLES = Path(__file__).parents[2] / "docs" / "research"
PYTHON = f"program:{sys.executable} {EXAMPLES / 'player.py'}"
SHELL = f"program:sh {EXAMPLES / 'player.sh'}"

READY = "read -r hello; echo ready"
ANSWER_ALL = "while read -r word rest; do [ $word = decide ] && "


@pytest.fixture(autouse=True)
def _ended() -> Iterator[None]:
    """No program outlives its test."""
    started: list[programs.Program] = []
    start = programs.Program.start

    def noted(self: programs.Program) -> None:
        started.append(self)
        start(self)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(programs.Program, "start", noted)
        yield
    for one in started:
        one.stop()
    program.cache_clear()


def script(folder: Path, text: str, seconds: str = "") -> str:
    """The name of a program: these lines of shell."""
    file = folder / "player.sh"
    file.write_text(text)
    return f"program{seconds}:sh {file}"


@pytest.mark.parametrize("name", [PYTHON, SHELL])
@pytest.mark.parametrize("game", registry.names())
def test_the_examples_play_every_game(name: str, game: str) -> None:
    found = registry.find(game)
    players = found.players.start
    box = found.make_box(players)
    played = play_game(found, box, (name, *["thumb"] * (players - 1)), 3, 4)
    assert played.forfeits == []
    assert played.decisions[0] > 0


def test_what_is_legal_can_be_read_from_one_line() -> None:
    for game in map(registry.find, registry.names()):
        assert not any(BETWEEN in text for text in game.decisions.written)


@pytest.mark.long
def test_it_competes_in_two_processes() -> None:
    report = compete(Contest("graverobbers", (SHELL, "random"), players=3, blocks=2), processes=2)
    assert [standing.bot for standing in report.standings] == [SHELL, "random"]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (f"{READY}; exit 1", "ended|has ended"),
        (f"{READY}; {ANSWER_ALL} echo decision nonsense; done", "'nonsense', which is no decision"),
        (f"{READY}; {ANSWER_ALL} echo 'decision !1'; done", "not legal here"),
        (f"{READY}; sleep 60", "within 0.3 seconds"),
        (f"{READY}; while :; do echo spam; sleep 0.01; done", "within 0.3 seconds"),
    ],
    ids=["crashes", "talks nonsense", "cheats", "sleeps", "spams"],
)
def test_one_that_fails_loses_its_game(
    tmp_path: Path, text: str, why: str, caplog: pytest.LogCaptureFixture
) -> None:  # fmt: skip
    name, game = script(tmp_path, text, "@0.3"), registry.find("graverobbers")
    played = play_game(game, game.make_box(3), ("random", name, "random"), 1, 2)
    assert played.forfeits == [1]
    assert played.places[1] == 3
    assert played.points[1] <= 0
    assert 1 in (played.places[0], played.places[2])
    (said,) = [record.getMessage() for record in caplog.records]
    assert re.match(f"The program .*({why})", said), said


def test_the_run_goes_on_with_the_program_started_anew(tmp_path: Path) -> None:
    # It answers twice and ends: every game is forfeited, and every game is played.
    text = f"{READY}; n=0; while read -r word rest; do case $word in legal) first=${{rest%%;*}};; decide) "
    text += '[ $n = 2 ] && exit; n=$((n+1)); echo "decision $first";; esac; done'
    report = simulate(Plan("graverobbers", 3, games=3, bots=(script(tmp_path, text), "random", "random")), processes=1)
    assert report.counts.games == 3
    assert report.counts.win_share(0).value == 0


def test_one_that_cannot_begin_is_refused_before_the_first_game(tmp_path: Path) -> None:
    for name in (
        "program:/nowhere/at/all",
        "program:'",
        script(tmp_path, "exit 3"),
        script(tmp_path, "sleep 60", "@0.2"),
    ):
        program.cache_clear()
        with pytest.raises(BadOptions, match="The program "):
            Plan("graverobbers", 3, games=1, bots=(name,)).check()


def test_names_of_programs() -> None:
    assert names_program("program:x")
    assert names_program("program@2.5:python3 x.py")
    assert not names_program("programs:x")
    assert not names_program("program@:x")
    assert not names_program("program:")
    assert issubclass(Forfeit, Exception)


def test_who_forfeits_is_last_and_the_others_move_up() -> None:
    assert after_forfeits([9, 5, -2], [1, 2, 3], [0], together=False) == ([0, 5, -2], [3, 1, 2])
    assert after_forfeits([9, 5, -2], [1, 2, 3], [2], together=False) == ([9, 5, -2], [1, 2, 3])
    assert after_forfeits([9, 5, 5, 1], [1, 2, 2, 4], [0, 3], together=False) == ([0, 5, 5, 0], [3, 1, 1, 3])
    assert after_forfeits([1, 1], [1, 1], [0], together=True) == ([0, 0], [2, 2])
