"""Goldräuber's board in the terminal: walls, two on one edge, who stands where, what a choice means."""

from __future__ import annotations

from typing import Any

import pytest

from lychgate.cli.say import Say
from lychgate.cli.table.scene import Scene
from lychgate.core.input import registry
from lychgate.games.goldraeuber import board
from lychgate.play.match.match import Match
from lychgate.play.match.story import Prompt
from lychgate.play.text.words import Words
from tests.games.goldraeuber.table import ANN, seats, table

MINE = """
T> T< (?) (?) Tv #X
X  t> (?) (?) T^ (?)
(?) # (?) (?) (?) (?)
.  .  (?) (?) .  .
"""


def drawn(match: Match, width: int = 80, height: int = 24) -> list[str]:
    return [line.plain for line in board.draw(scene(match, width, height))]


def scene(match: Match, width: int = 80, height: int = 24) -> Scene:
    game = match.game
    return Scene(game, match.view(ANN), None, ANN, match.names, width, height, Words("en"), Say(game.folder))


@pytest.mark.rule("GO-11")
def test_one_wall_and_two_on_one_edge_look_different() -> None:
    lines = drawn(table(mine=MINE, seats=seats("outside", "outside")))
    assert "tunnel   ╫  tunnel" in lines[3]  # T> T<
    assert "≡" * 11 in lines[4]  # Tv above T^
    assert not any("║" in line for line in lines)  # the wall of t> is dug away
    one = drawn(table(mine=MINE.replace("T> T<", "T> T^"), seats=seats("outside", "outside")))
    assert "tunnel   ║  tunnel" in one[3]


def test_miners_are_seen_also_where_the_card_is_too_narrow_for_its_name() -> None:
    lines = drawn(
        table(3, mine=MINE.replace(".  .  (?) (?) .  .", ". (?) (?) (?) (?) ."), seats=seats("a1", "a1", "b1"))
    )
    assert "(12)" in lines[3]
    assert "(3) tunnel" in lines[3]
    assert "tunn│" not in lines[3]


def test_four_miners_fit_on_one_card() -> None:
    lines = drawn(table(4, mine=MINE.replace(".", "(?)"), seats=seats("a1", "a1", "a1", "a1")))
    assert any("(1234)" in line for line in lines)


def test_a_taller_window_has_a_line_for_those_on_a_card() -> None:
    lines = drawn(table(mine=MINE, seats=seats("a1", "a1")), 200, 50)
    row = next(i for i, line in enumerate(lines) if line.startswith(" 1"))
    assert "tunnel" in lines[row]
    assert "(12)" in lines[row + 1]


@pytest.mark.rule("GO-5", "GO-16")
def test_keeping_means_evenly_before_the_start_and_as_they_are_later() -> None:
    def keep(match: Any) -> str:
        return board.label(scene(match), "do", "keep").plain

    assert keep(table(phase="splitting")) == "split them evenly"
    assert keep(table(mine=MINE, seats=seats("a1", "a1", life=(1, 1)), phase="sharing")) == "leave them as they are"


@pytest.mark.rule("GO-16")
def test_one_life_point_is_one() -> None:
    game = registry.find("goldraeuber")
    for left, said in ((1, "does Bea have the one life point?"), (3, "how many of the 3 life points does Bea have?")):
        prompt = Prompt(0, 0, "share", {"getting": 1, "left": left})
        assert said in Words("en").prompt(game, prompt, ["Ann", "Bea"])


@pytest.mark.rule("GO-5", "GO-16")
def test_who_is_asked_about_the_own_life_points_is_not_called_by_name() -> None:
    game = registry.find("goldraeuber")
    start, shared = table(phase="splitting"), table(mine=MINE, seats=seats("a1", "a1", life=(1, 1)), phase="sharing")
    for match in (start, shared):
        said = Words("en").prompt(game, match.prompts[0], ["Ann", "Bea"])
        assert " do you " in said
        assert "Ann" not in said


def test_what_lay_under_a_card_that_collapsed_is_buried() -> None:
    shown = scene(table(mine=MINE, seats=seats("a1", "a1")))
    shown.view["things"]["comrade"] = {"state": "lying", "place": "c1", "seat": None}
    assert "comrade: lies at c1" in board.things(shown)[0].plain
    shown.view["map"][0][2]["face"] = "collapsed"
    assert "comrade: buried at c1" in board.things(shown)[0].plain
