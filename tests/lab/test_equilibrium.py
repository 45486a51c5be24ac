"""Matrix games are solved exactly, and the bot's mixed play comes near: on the toy, and on one fist of Gravediggers."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from lychgate.bots.thinking import Budget, think
from lychgate.core.record import Bytes, blank
from lychgate.lab.equilibrium import PLAIN, last_robberies, legal, loss_of, mixture_of, payoffs, solved
from tests.toy import GAME as VIGIL
from tests.toy.state import ANSWERING, ODD, STATE

NEAR = 40  # thousandths of a win


def last_window(row_card: int) -> Bytes:
    """The second watch of Vigil, seat 1's: hands 2 5 and 3 6 were shown, and both know the row's next card."""
    state = blank(STATE)
    s = state.view(STATE)[0]
    s["phase"], s["watch"], s["bets_in"], s["shown"] = ANSWERING, 1, 3, 3
    s["bet"][:2] = ODD
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
    matches = last_robberies("10 W", "G 5 5")
    matrix = np.mean([payoffs(match.game, match.box, match.state, PLAIN) for match in matches], axis=0)
    _, value = solved(matrix)
    little, much = (loss_of(mixture_of(matches[0], PLAIN, effort, 1), matrix, value) for effort in (100, 3000))
    assert 0 <= much < NEAR
    assert much < little
