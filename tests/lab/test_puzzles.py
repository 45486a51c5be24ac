"""What a puzzle says is best is best, thought of anew; and what is not is found out."""

from __future__ import annotations

from dataclasses import replace

import pytest

from lychgate.bots.styles import style_of
from lychgate.core.input import registry
from lychgate.lab.engine.intervals import Interval
from lychgate.lab.engine.puzzles import wrong_values
from lychgate.lab.engine.weighing import split, weigh
from lychgate.play.puzzle.puzzle import Puzzle, puzzles


def easiest(game: str) -> Puzzle:
    """That with the fewest decisions to think of."""
    return min(puzzles(registry.find(game)), key=lambda puzzle: len(puzzle.values))


def test_a_puzzle_s_answers_stand_out_again_and_others_do_not() -> None:
    puzzle = easiest("graverobbers")
    assert wrong_values(puzzle) == []
    worst = min(puzzle.values, key=lambda action: puzzle.values[action].wins)
    (failure,) = wrong_values(replace(puzzle, answers=(worst,)))
    assert failure.what == "answers"


def test_each_decision_is_thought_of_alone_until_it_is_plainly_worse() -> None:
    puzzle = easiest("graverobbers")
    match = puzzle.match()
    found = weigh(
        match.game, match.box, match.view_bytes(puzzle.seat), puzzle.seat, list(puzzle.values), seed=5,
        style=style_of(match.game), rounds=(20, 60), gap=0.05,
    )  # fmt: skip
    assert set(found) == set(puzzle.values)
    assert all(one.low <= one.value <= one.high for one in found.values())


def test_answers_are_those_that_stand_out_from_the_rest() -> None:
    def near(value: float) -> Interval:
        return Interval(value, value - 0.02, value + 0.02)

    assert split({1: near(0.6), 2: near(0.3), 3: near(0.2)}, 3, 0.06) == 1
    assert split({1: near(0.6), 2: near(0.58), 3: near(0.2)}, 3, 0.06) == 2
    assert split({1: near(0.6), 2: near(0.55), 3: near(0.5), 4: near(0.45)}, 3, 0.06) == 0


@pytest.mark.long
@pytest.mark.parametrize("game", ["gravediggers", "graverobbers", "goldraeuber", "outerspace"])
def test_every_puzzle_holds_with_the_bots_as_they_are(game: str) -> None:
    assert [str(failure) for puzzle in puzzles(registry.find(game)) for failure in wrong_values(puzzle)] == []
