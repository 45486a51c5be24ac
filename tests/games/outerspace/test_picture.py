"""What a screen is told about a card that is being played: who played it, and what it acts on."""

from __future__ import annotations

from typing import Any

import pytest

import lychgate

GIVEN: dict[str, Any] = {
    "players": 3,
    "seats": {
        "1": {"film": "town-sheriff", "hand": "giant-android ray-gun foggy-swamp wrecking-ball cheerful-robot"},
        "2": {"film": "old-graveyard fearless-usherette", "hand": ""},
        "3": {"film": "ageing-star", "hand": "continuity-error"},
    },
}


def played(*decisions: str) -> list[dict[str, Any]]:
    match = lychgate.position("outerspace", GIVEN)
    for decision in decisions:
        seat, _, text = decision.partition(" ")
        match.decide(int(seat) - 1, text)
    found: list[dict[str, Any]] = match.view(None)["played"]
    return found


@pytest.mark.parametrize(
    ("decisions", "film", "on"),
    [
        (["1 giant-android", "1 film 2"], 1, None),
        (["1 foggy-swamp", "1 film 3"], 2, None),
        (["1 wrecking-ball", "1 film 2"], 1, None),
        (["1 ray-gun", "1 town-sheriff"], None, "town-sheriff"),
        (["1 cheerful-robot"], None, None),
    ],
)
def test_a_card_being_played_says_what_it_acts_on(decisions: list[str], film: int | None, on: str | None) -> None:
    [card] = played(*decisions)
    assert (card["film"], card["on"]) == (film, on)


def test_an_answer_acts_on_the_card_below_it() -> None:
    creature, answer = played("1 giant-android", "1 film 2", "2 pass", "3 continuity-error")
    assert creature["film"] == 1
    assert (answer["card"], answer["film"], answer["on"]) == ("continuity-error", None, None)
