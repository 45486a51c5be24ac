"""What bots make of imagined worlds: who laid robbers wants robbery, and points are expected as the graves lie."""

from __future__ import annotations

from typing import Any

import numpy as np

import lychgate
from lychgate.core.contract import FINE, SEATS, event_buffer
from lychgate.play.match import Match


def world(goals: list[str], cards: str = "R3 (R2) R3", by: tuple[int, ...] = (2, 2, 2), **seat: Any) -> Match:
    """Seat 2 has laid cards at grave 1, and has these goals."""
    graves = {"1": {"cards": cards, "by": list(by)}}
    return lychgate.position("graverobbers", {"players": 3, "graves": graves, "seats": {"2": {"goals": goals, **seat}}})


def weight(match: Match) -> int:
    return match.game.call("weigh", match.box, match.state, 0)


def expected(match: Match) -> list[int]:
    out = np.zeros(2 * SEATS, np.int32)
    match.game.call("judge", match.box, match.state, out, event_buffer(0))
    return out.tolist()


def test_robbers_laid_at_a_grave_speak_for_a_black_goal_there() -> None:
    black, white = world(["black-1-2", "black-3-4"]), world(["white-1-2", "black-3-4"])
    assert weight(black) > weight(world(["black-2-3", "black-3-4"])) > weight(white) >= 1


def test_cards_that_others_laid_say_nothing_about_a_goal() -> None:
    mine = world(["black-1-2", "black-3-4"], by=(1, 1, 1))
    assert weight(mine) == weight(world(["white-1-2", "black-3-4"], by=(1, 1, 1)))


def test_a_goal_is_worth_more_the_likelier_it_is_met() -> None:
    near, far = (expected(world(["black-1-2", "black-2-3"], cards)) for cards in ("R3 (R2) R3", "D3 (D2) D3"))
    assert near[1] > far[1]
    assert near[SEATS + 1] <= far[SEATS + 1]


def test_expected_points_are_in_parts_of_points() -> None:
    found = expected(world(["black-1-2", "black-2-3"]))
    assert max(abs(points) for points in found[:3]) < 30 * FINE
    assert sorted(found[SEATS : SEATS + 3])[0] == 1
