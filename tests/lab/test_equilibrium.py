"""Matrix games are solved exactly, and the bot's mixed play comes near: on the toy, and on one fist of Gravediggers."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from lychgate.bots.search.thinking import Budget, think
from lychgate.core.model.layout import Bytes, blank
from lychgate.lab.studies.equilibrium import (
    PLAIN,
    legal,
    loss_of,
    mixture_of,
    nearly_best,
    payoffs,
    single_fist,
    solved,
)
from tests.toy import GAME as VIGIL
from tests.toy.state import ANSWERING, STATE

NEAR = 40  # thousandths of a win


def last_window(row_card: int) -> Bytes:
    """The second watch of Vigil, seat 1's: hands 2 5 and 3 6 were shown, and both know the row's next card."""
    state = blank(STATE)
    s = state.view(STATE)[0]
    s["phase"], s["watch"], s["bets_in"], s["shown"] = ANSWERING, 1, 3, 3
    s["bet"][:2] = 1  # odd
    s["hand"][:2] = 0b010010, 0b100100
    s["row"][:2] = 5 - row_card, row_card
    s["looked"][:2] = 3
    s["rolled"][0] = 1
    return state


def test_rock_paper_scissors_is_played_by_thirds() -> None:
    mixture, value = solved(np.array([[0, -1, 1], [1, 0, -1], [-1, 1, 0]], np.float64))
    assert mixture == pytest.approx([1 / 3] * 3, abs=1e-6)
    assert value == pytest.approx(0, abs=1e-9)
    assert loss_of(np.array([1.0, 0, 0]), np.array([[0, -1, 1], [1, 0, -1], [-1, 1, 0]], np.float64), 0.0) == 1


@pytest.mark.parametrize("regrets", [True, False])
@pytest.mark.parametrize("row_card", [1, 4])
def test_the_toy_s_last_window_solved_through_tapes(row_card: int, regrets: bool) -> None:
    box, state = VIGIL.make_box(2, options={"first_player": 1}), last_window(row_card)
    matrix = payoffs(VIGIL, box, state, PLAIN)
    _, value = solved(matrix)
    view = blank(STATE)
    VIGIL.call("view", box, state, 0, view)
    thought = think(VIGIL, box, view, 0, Budget(3000), seed=1, style=replace(PLAIN, regrets=regrets))
    shares = {move.action: move.share for move in thought.moves}
    mixture = np.array([shares[action] for action in legal(VIGIL, box, state, 0)])
    assert -1e-6 <= loss_of(mixture, matrix, value) < NEAR


def test_ucb_comes_nearer_to_equilibrium_with_one_fist_the_more_it_thinks() -> None:
    match, matrix = single_fist("10 W", "G 5 5")
    _, value = solved(matrix)
    little, much = (loss_of(mixture_of(match, PLAIN, effort, 1), matrix, value) for effort in (100, 3000))
    assert 0 <= much < NEAR
    assert much < little


def test_where_no_single_fist_is_good_a_mixture_is_better() -> None:
    match, matrix = single_fist("10 W", "G 5 5")
    _, value = solved(matrix)
    single = min(loss_of(fist, matrix, value) for fist in np.eye(len(matrix)))
    mixtures = [mixture_of(match, PLAIN, 600, seed) for seed in range(10)]
    played = np.mean([nearly_best(mixture, 0.5) for mixture in mixtures], axis=0)
    assert np.count_nonzero(played) > 1
    assert 0 <= loss_of(played, matrix, value) < single


def test_where_one_fist_is_best_the_expert_makes_it() -> None:
    match, matrix = single_fist("10", "4")
    mixture, value = solved(matrix)
    for seed in range(5):
        played = nearly_best(mixture_of(match, PLAIN, 600, seed), 0.9)
        assert loss_of(played, matrix, value) == pytest.approx(0, abs=1)
    assert mixture.max() == pytest.approx(1)


def test_what_is_left_of_a_mixture_is_one() -> None:
    mixture = np.array([0.5, 0.3, 0.2])
    assert nearly_best(mixture, 0.5) == pytest.approx([0.625, 0.375, 0])
    assert nearly_best(mixture, 0.0) == pytest.approx(mixture)
    assert nearly_best(mixture, 1.0) == pytest.approx([1, 0, 0])
