"""The fit of what bots expect of Goldräuber: it finds the weights that made the outcomes, and no absurd ones."""

from __future__ import annotations

import numpy as np
import pytest

from lychgate.games.goldraeuber.bot import evaluation
from lychgate.games.goldraeuber.bot.weights import WEIGHTS
from lychgate.lab.studies.goldraeuber.fit import BAD, FEWEST, GOOD, fitted, logistic, positions

POSITIONS = 8000


def drawn(weight_of_life: float) -> tuple[np.ndarray, np.ndarray]:
    """Positions in which life points and spare cards decide, with a chance."""
    random = np.random.default_rng(1)
    noted = np.zeros((POSITIONS, evaluation.NOTED))
    noted[:, evaluation.STAGE] = 1
    noted[:, evaluation.ALL_LIFE] = random.integers(0, 5, POSITIONS)
    noted[:, evaluation.SPARE] = random.integers(0, 10, POSITIONS)
    odds = -2 + weight_of_life * noted[:, evaluation.ALL_LIFE] + 0.3 * noted[:, evaluation.SPARE]
    return noted, (random.random(POSITIONS) < 1 / (1 + np.exp(-odds))).astype(np.float64)


@pytest.mark.long
def test_positions_are_noted_by_what_all_know_with_how_their_game_ended() -> None:
    noted, won, stage = positions(2, "basic", games=12, seed=5)
    assert len(noted) == len(won) == len(stage) > 4
    assert set(won.tolist()) <= {0.0, 1.0}
    assert stage.min() == 0, "a game begins with nothing found"
    assert stage.max() < evaluation.STAGES
    assert (noted[stage == 0, evaluation.HIDDEN] >= 2).all(), "treasure and comrade still lie face down"


def test_the_weights_that_made_the_outcomes_are_found() -> None:
    noted, won = drawn(weight_of_life=0.5)
    used = [evaluation.STAGE, evaluation.ALL_LIFE, evaluation.SPARE]
    assert np.allclose(logistic(noted[:, used], won), [-2, 0.5, 0.3], atol=0.15)


def test_what_would_count_the_wrong_way_is_left_out() -> None:
    assert fitted(*drawn(weight_of_life=0.5))[evaluation.ALL_LIFE] > 0
    assert fitted(*drawn(weight_of_life=-0.5))[evaluation.ALL_LIFE] == 0


def test_nothing_is_said_of_a_stage_that_hardly_came_up() -> None:
    noted, won = drawn(weight_of_life=0.5)
    assert set(fitted(noted[: FEWEST - 1], won[: FEWEST - 1])[1:]) == {0}


def test_the_weights_in_use_are_a_table_of_all_settings_and_stages_and_count_the_right_way() -> None:
    table = np.array(WEIGHTS).reshape(4 * 2 * evaluation.STAGES, evaluation.NOTED)
    assert (table[:, GOOD] >= 0).all()
    assert (table[:, BAD] <= 0).all()
