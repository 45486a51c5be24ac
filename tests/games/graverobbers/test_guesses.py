"""What bots make of imagined worlds: who laid robbers wants robbery, and points are expected as the graves lie."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import lychgate
from lychgate import bots
from lychgate.bots.beliefs import beliefs, imagined
from lychgate.bots.styles import Style
from lychgate.core.model.chance import quick
from lychgate.core.model.contract import FINE
from lychgate.core.model.messages import event_buffer
from lychgate.core.model.sorts import SEATS
from lychgate.play.match.match import Match


def world(goals: list[str], cards: str = "R3 (R2) R3", by: tuple[int, ...] = (2, 2, 2), **seat: Any) -> Match:
    """Seat 2 has laid cards at grave 1, and has these goals."""
    graves = {"1": {"cards": cards, "by": list(by)}}
    return lychgate.position("graverobbers", {"players": 3, "graves": graves, "seats": {"2": {"goals": goals, **seat}}})


def believed(match: Match, what: str) -> float:
    """How likely seat 1 thinks that seat 2 has this goal."""
    told = beliefs(match.game, match.box, match.view_bytes(0), 0, seed=1, worlds=400)
    return next((one.likely for one in told if one.where == "seats.2.goals" and one.what == what), 0.0)


def expected(match: Match) -> list[int]:
    out = np.zeros(2 * SEATS, np.int32)
    match.game.call("judge", match.box, match.state, out, event_buffer(0))
    return out.tolist()


def test_robbers_laid_at_a_grave_speak_for_a_black_goal_there() -> None:
    match = world(["black-1-2", "black-3-4"])
    assert believed(match, "black-1-2") > 1.5 * believed(match, "white-1-2") > 0
    assert believed(match, "black-1-2") > believed(match, "black-4-5")


def test_cards_that_others_laid_say_nothing_about_a_goal() -> None:
    match = world(["black-1-2", "black-3-4"], by=(1, 1, 1))
    assert believed(match, "black-1-2") == pytest.approx(believed(match, "white-1-2"), abs=0.08)


def test_a_world_that_was_leant_still_fits_the_view() -> None:
    match = lychgate.new("graverobbers", players=4, seed=5)
    chance = quick(3)
    for _ in range(40):
        seat = match.asked[0]
        match.decide(seat, bots.thumb(match.game, match.box, match.view_bytes(seat), seat, chance))
    seat = match.asked[0]
    view, style = match.view_bytes(seat), Style(leans=True)
    for one in imagined(match.game, match.box, view, seat, seed=2, worlds=50, style=style):
        assert np.array_equal(match.view_of(one, seat), view)


def test_accusing_who_meets_a_black_goal_is_worth_three() -> None:
    guilty, innocent = (expected(world([goal, "black-3-4"])) for goal in ("black-1-2", "white-1-2"))
    for goal, plain in (("black-1-2", guilty), ("white-1-2", innocent)):
        match = world([goal, "black-3-4"])
        match.state.view(match.game.state_layout)["accused"][0][0] = 2
        gained = expected(match)[0] - plain[0]
        assert -FINE <= gained <= 3 * FINE
        assert (gained > 0) == (goal == "black-1-2")


@pytest.mark.parametrize(("goals", "sign"), [(["black-1-2", "black-7-1"], -1), (["white-1-2", "white-7-1"], 1)])
def test_who_is_seen_to_lay_robbers_will_be_accused_and_guilt_says_whether_that_costs(
    goals: list[str], sign: int
) -> None:
    match = world(goals, "R3 (R2) R3 (R1) R3 (R1)", by=(2, 2, 2, 2, 2, 2))
    seen = expected(match)[1]
    match.state.view(match.game.state_layout)["layer"][0][0][:6] = 3
    assert (seen - expected(match)[1]) * sign > FINE // 2


def test_nobody_is_accused_once_all_have_accused() -> None:
    match = world(["black-1-2", "black-7-1"], "R3 (R2) R3 (R1) R3 (R1)", by=(2, 2, 2, 2, 2, 2))
    state = match.state.view(match.game.state_layout)
    state["accused"][0][:3] = 3, 3, 1
    seen = expected(match)
    state["layer"][0][0][:6] = 3
    assert seen == expected(match)


def test_a_goal_is_worth_less_the_more_others_want_the_opposite() -> None:
    match = world(["black-1-2", "black-2-3"], "R1", by=(2,))
    state = match.state.view(match.game.state_layout)
    state["accused"][0][:3] = 3, 3, 1
    state["goal"][0][[0, 2]] = 0
    alone = expected(match)[1]
    state["goal"][0][0][:2] = 10, 11  # white-1-2 and white-2-3
    assert expected(match)[1] < alone - FINE // 2


def test_a_goal_is_worth_more_the_likelier_it_is_met() -> None:
    near, far = (expected(world(["black-1-2", "black-2-3"], cards)) for cards in ("R3 (R2) R3", "D3 (D2) D3"))
    assert near[1] > far[1]
    assert near[SEATS + 1] <= far[SEATS + 1]


def test_a_goal_that_is_to_be_returned_counts_no_more() -> None:
    match = lychgate.new("graverobbers", players=6, seed=2)
    state = match.state.view(match.game.state_layout)
    state["goal"][0][0] = 1, 10, 17  # black-1-2, white-1-2 and a white majority
    found = []
    for returned in (1, 2, 3):
        state["choice"][0][0] = returned
        found.append(expected(match)[0])
    assert found[2] < min(found[:2]) - FINE


def test_expected_points_are_in_parts_of_points() -> None:
    found = expected(world(["black-1-2", "black-2-3"]))
    assert max(abs(points) for points in found[:3]) < 30 * FINE
    assert sorted(found[SEATS : SEATS + 3])[0] == 1
