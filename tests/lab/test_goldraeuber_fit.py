"""The fit of what bots expect of Goldräuber: it finds the weights that made the outcomes, and no absurd ones."""

from __future__ import annotations

import numpy as np

from lychgate.games.goldraeuber import guesses
from lychgate.games.goldraeuber.chances import WEIGHTS
from lychgate.lab.goldraeuber_fit import BAD, FEWEST, GOOD, fitted, logistic

POSITIONS = 8000


def drawn(weight_of_life: float) -> tuple[np.ndarray, np.ndarray]:
    """Positions in which life points and spare cards decide, with a chance."""
    random = np.random.default_rng(1)
    noted = np.zeros((POSITIONS, guesses.NOTED))
    noted[:, guesses.STAGE] = 1
    noted[:, guesses.ALL_LIFE] = random.integers(0, 5, POSITIONS)
    noted[:, guesses.SPARE] = random.integers(0, 10, POSITIONS)
    odds = -2 + weight_of_life * noted[:, guesses.ALL_LIFE] + 0.3 * noted[:, guesses.SPARE]
    return noted, (random.random(POSITIONS) < 1 / (1 + np.exp(-odds))).astype(np.float64)


def test_the_weights_that_made_the_outcomes_are_found() -> None:
    noted, won = drawn(weight_of_life=0.5)
    used = [guesses.STAGE, guesses.ALL_LIFE, guesses.SPARE]
    assert np.allclose(logistic(noted[:, used], won), [-2, 0.5, 0.3], atol=0.15)


def test_what_would_count_the_wrong_way_is_left_out() -> None:
    assert fitted(*drawn(weight_of_life=0.5))[guesses.ALL_LIFE] > 0
    assert fitted(*drawn(weight_of_life=-0.5))[guesses.ALL_LIFE] == 0


def test_nothing_is_said_of_a_stage_that_hardly_came_up() -> None:
    noted, won = drawn(weight_of_life=0.5)
    assert set(fitted(noted[: FEWEST - 1], won[: FEWEST - 1])[1:]) == {0}


def test_the_weights_in_use_are_a_table_of_all_settings_and_stages_and_count_the_right_way() -> None:
    table = np.array(WEIGHTS).reshape(4 * 2 * guesses.STAGES, guesses.NOTED)
    assert (table[:, GOOD] >= 0).all()
    assert (table[:, BAD] <= 0).all()
