"""Skull Raffle, a game from another package, written with the project's own tools: it is found, played, and checked.

The package lies in `tests/fifth`, as `lychgate new-game` makes one; nothing in Lychgate knows it.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import lychgate
from lychgate import bots
from lychgate.core.compile.warm import compile_all
from lychgate.core.input import registry
from lychgate.core.model.chance import quick
from lychgate.core.model.contract import Game
from lychgate.lab.engine.simulate import Plan, simulate
from tests.browser.packages import FIFTH, fifth_installed
from tests.server import deals
from tests.server.company import deal, gather, play_on
from tests.server.serving import serving, settings_for

MOST_LINES = 600


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A folder where the package is installed."""
    folder = tmp_path_factory.mktemp("fifth") / "packages"
    with fifth_installed(folder):
        yield folder


@pytest.fixture
def game(packages: Path) -> Game:
    return registry.find("skull_raffle")


def run(packages: Path, *arguments: str, typed: str = "", **environment: str) -> str:
    """What a command prints, in a process of its own; it must succeed."""
    paths = [str(packages), str(FIFTH), str(Path(lychgate.__file__).parents[1])]
    ran = subprocess.run(
        [sys.executable, "-m", "lychgate", *arguments],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(paths), "LYCHGATE_TRY": ""} | environment,
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        cwd=packages,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


def test_a_whole_game_takes_600_lines_at_most() -> None:
    files = [path for path in FIFTH.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    lines = {str(path.relative_to(FIFTH)): path.read_text(encoding="utf-8").count("\n") for path in files}
    assert sum(lines.values()) <= MOST_LINES, lines


def test_its_scenarios_hold(packages: Path) -> None:
    said = run(packages, "check", str(FIFTH), LYCHGATE_INTERPRET="1")
    assert said.splitlines()[-1] == "6 scenarios: all hold."


@pytest.mark.long
def test_it_passes_the_whole_check(packages: Path) -> None:
    said = run(packages, "check-game", "skull_raffle", "--interpreted")
    assert said.splitlines()[-1] == "Nothing is left to do."


@pytest.mark.long
def test_it_is_played_to_the_end_in_the_terminal(packages: Path) -> None:
    """Somebody who tries one number after the other, and Enter when asked whether to keep the record."""
    typed = "1\n2\n3\n4\n\n" * 2000
    said = run(packages, "play", "skull_raffle", "--players", "3", "--plain", "--pace", "0", "--seed", "3", typed=typed,
               LYCHGATE_INTERPRET="1")  # fmt: skip
    assert "A new round: everybody lays a disc" in said
    assert "two successes" in said or "the last one who has discs" in said
    assert "Keep the record" in said


@pytest.mark.long
def test_a_match_on_a_server_is_played_to_the_end(packages: Path, game: Game, request: pytest.FixtureRequest) -> None:
    compile_all(game.pointers.values())  # the server would do so while its first client waits
    deals.begin(request.node.nodeid)
    with serving(settings_for(packages.parent)) as address:
        players, table = gather(address, "skull_raffle", 3)
        seats = deal(players, table)
        play_on(seats, random.Random(3))
        assert [seat.outcome for seat in seats] == [seats[0].outcome] * 3
        assert seats[0].outcome is not None
        assert sorted(seats[0].outcome["places"]) == [1, 2, 2]


@pytest.mark.long
def test_the_rule_of_thumb_beats_random_players(game: Game) -> None:
    for players in game.players:
        team = ("thumb",) + ("random",) * (players - 1)
        report = simulate(Plan("skull_raffle", players=players, games=1000, bots=team), processes=1)
        assert report.as_data()["seats"][0]["wins"]["low"] * players > 1.2, players


@pytest.mark.long
def test_a_bot_that_searches_decides_what_is_legal(game: Game) -> None:
    match, luck, easy = lychgate.new("skull_raffle", players=3, seed=1), quick(1), bots.find("easy")
    while not match.over:
        for seat in match.asked:
            match.decide(seat, easy(match.game, match.box, match.view_bytes(seat), seat, luck))
    assert match.outcome is not None
    assert len(match.outcome.winners) == 1


@pytest.mark.long
def test_bots_meet_in_the_arena(packages: Path) -> None:
    said = run(packages, "arena", "skull_raffle", "easy", "thumb", "-p", "3", "-b", "2", "--processes", "1", "--json")
    assert {row["bot"] for row in json.loads(said)["standings"]} == {"easy", "thumb"}
