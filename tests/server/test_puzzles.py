"""Puzzles from a server: a list, and each as the seat that is asked knows it, to anybody."""

from __future__ import annotations

from lychgate.core.input.registry import find
from lychgate.play.puzzle.puzzle import puzzles
from tests.server.serving import Player


def test_puzzles_are_listed_and_shown_without_their_deal(address: str) -> None:
    ada = Player(address, "Ada")
    listed = ada.get("/games/graverobbers/puzzles")
    own = puzzles(find("graverobbers"))
    assert listed == [{"id": puzzle.id, "grade": puzzle.grade} for puzzle in own]
    told = ada.get(f"/games/graverobbers/puzzles/{own[0].id}")
    assert (told["seat"], told["answers"]) == (own[0].seat, list(own[0].answers))
    assert "deal" not in told
    assert len(told["names"]) == own[0].match().players
    assert ada.http.get("/games/graverobbers/puzzles/nothing").json()["code"] == "not-found"
