"""Rulings on positions that are laid out by hand: the rules hold for them too."""

from __future__ import annotations

from typing import Any

import pytest

import lychgate
from tests.games.graverobbers.table import GREEN, RED

FULL_AND_INTACT = "D3 (R1) D2 (B1) D1 (R1) B0"


def laid_out(**given: Any) -> dict[str, Any]:
    """A position as a spectator sees it."""
    return lychgate.position("graverobbers", {"players": 4, **given}).view(None)


def refused(**given: Any) -> str:
    """Why a position is refused."""
    with pytest.raises(lychgate.BadPosition) as caught:
        lychgate.position("graverobbers", {"players": 4, **given})
    return caught.value.sentence


@pytest.mark.rule("GR-1")
def test_there_are_no_more_cards_than_in_the_deck() -> None:
    assert "GR-1" in refused(seats={"1": {"hand": "D3 D3 D3"}, "2": {"hand": "D3 D3 D3"}})
    assert "GR-1" in refused(graves={"1": "B0 (B0) B0 (B0) B0"}, seats={"1": {"hand": "B0 B0"}})
    laid_out(seats={"1": {"hand": "D3 D3 D3"}, "2": {"hand": "D3 D3"}})


@pytest.mark.rule("GR-2", "GR-5")
def test_goals_are_the_cards_there_are_and_two_are_kept() -> None:
    position = lychgate.position("graverobbers", {"players": 4, "seats": {"1": {"goals": ["black-2-3", "white-7-1"]}}})
    assert [goal["graves"] for goal in position.view(RED)["seats"][RED]["goals"]] == [[2, 3], [7, 1]]
    assert "GR-2" in refused(seats={"1": {"goals": ["black-1-2"]}, "2": {"goals": ["black-1-2"]}})
    assert "GR-5" in refused(seats={"1": {"goals": ["black-1-2", "black-2-3", "black-3-4"]}})
    two = {"1": {"goals": ["white-majority"]}, "2": {"goals": ["white-majority"]}}
    laid_out(seats=two)
    assert "GR-2" in refused(seats={**two, "3": {"goals": ["white-majority"]}})


@pytest.mark.rule("GR-4")
def test_a_hand_is_what_was_dealt_less_what_was_laid() -> None:
    sizes = [seat["hand_size"] for seat in laid_out(graves={"1": {"cards": "R1 (D1) R2", "by": [1, 1, 3]}})["seats"]]
    assert sizes == [14, 16, 15, 16]
    assert "GR-4" in refused(seats={"1": {"hand": "D1 D1 D1 D1 D1 D1 D1 D1 D1 D1 D1 D1 D1 R1 R1 R1 R1"}})


@pytest.mark.rule("GR-7")
def test_a_turn_with_two_cards_is_over() -> None:
    assert "GR-7" in refused(played=2)
    assert laid_out(laid_at=1, graves={"1": "R1"})["played"] == 1


@pytest.mark.rule("GR-9")
def test_what_was_laid_in_the_turn_is_the_newest_card_there() -> None:
    assert "GR-9" in refused(played=1)
    assert "GR-9" in refused(laid_at=3)
    assert "GR-9" in refused(laid_at=3, graves={"3": {"cards": "R1", "by": [2]}})
    assert laid_out(turn=2, laid_at=3, graves={"3": "R1 (D1)"})["graves"][2]["cards"][1]["layer"] == 1
    assert laid_out(turn=4, laid_at=3, graves={"3": {"fate": "intact"}})["graves"][2]["cards"][-1]["layer"] == 3


@pytest.mark.rule("GR-11")
def test_a_bobby_that_has_spied_is_among_the_spies() -> None:
    assert "GR-11" in refused(spied=True)
    assert laid_out(spied=True, spies="B1")["played"] == 1


@pytest.mark.rule("GR-24")
def test_no_turn_follows_the_end() -> None:
    four = {str(number): {"fate": "intact"} for number in range(1, 5)}
    assert "GR-24" in refused(rules="french", turn=2, graves=four)
    assert "GR-24" in refused(rules="german", round=2, graves=four)
    laid_out(rules="german", round=2, turn=2, graves=four)  # the round is played to its end
    laid_out(rules="french", turn=2, laid_at=4, graves=four)  # a second card may follow


@pytest.mark.rule("GR-8")
def test_faces_lie_as_they_can_come_to_lie() -> None:
    assert [card["up"] for card in laid_out(graves={"1": "R1 (D1) R2"})["graves"][0]["cards"]] == [True, False, True]
    assert [card["up"] for card in laid_out(graves={"1": "R1 D1"})["graves"][0]["cards"]] == [True, True]  # spied
    assert "GR-8" in refused(graves={"1": "(R1)"})
    assert "GR-8" in refused(graves={"1": "R1 (D1) (R2)"})


@pytest.mark.rule("GR-10")
def test_eight_cards_do_not_lie_at_a_grave() -> None:
    assert "GR-10" in refused(graves={"1": f"{FULL_AND_INTACT} (D1)"})


@pytest.mark.rule("GR-11")
def test_only_bobbies_have_been_spies() -> None:
    assert laid_out(spies="B0 B2")["spies"] == ["B0", "B2"]
    assert "GR-11" in refused(spies="R1")


@pytest.mark.rule("GR-15")
def test_a_grave_is_scored_exactly_when_it_is_full() -> None:
    assert "GR-15" in refused(graves={"1": FULL_AND_INTACT})
    assert "GR-15" in refused(graves={"1": {"cards": "D1 (D1)", "fate": "intact"}})
    assert "GR-15" in refused(graves={"1": {"cards": FULL_AND_INTACT.replace("(R1)", "(?)"), "fate": "intact"}})
    grave = laid_out(graves={"1": {"cards": FULL_AND_INTACT, "fate": "intact"}})["graves"][0]
    assert all(card["up"] for card in grave["cards"])


@pytest.mark.rule("GR-15", "GR-18")
def test_a_fate_without_cards_is_given_cards_that_lead_to_it() -> None:
    graves = laid_out(graves={"1": {"fate": "ransacked"}, "2": {"fate": "intact"}})["graves"]
    assert [len(grave["cards"]) for grave in graves[:2]] == [7, 7]
    assert graves[0]["robbery"] > graves[0]["defence"]
    assert graves[1]["robbery"] <= graves[1]["defence"]


@pytest.mark.rule("GR-18")
def test_the_cards_decide_about_the_fate() -> None:
    assert "GR-18" in refused(graves={"1": {"cards": FULL_AND_INTACT, "fate": "ransacked"}})


@pytest.mark.rule("GR-19")
def test_accusing_follows_a_ransacked_grave_and_asks_who_has_the_card() -> None:
    ransacked = {"1": {"fate": "ransacked"}}
    position = lychgate.position("graverobbers", {"players": 4, "phase": "accusing", "accuser": 3, "graves": ransacked})
    assert position.asked == [GREEN]
    assert "GR-19" in refused(phase="accusing")
    assert "GR-19" in refused(phase="accusing", accuser=3, graves=ransacked, seats={"3": {"accused": 1}})
    assert "GR-19" in refused(seats={"3": {"accused": 3}})
    assert laid_out(seats={"3": {"accused": 1}})["seats"][GREEN]["accused"] == RED


@pytest.mark.rule("GR-23")
def test_the_round_goes_on_from_where_it_is() -> None:
    position = lychgate.position("graverobbers", {"players": 3, "round": 2, "first": 2, "turn": 1})
    view = position.view(None)
    assert (view["round"], view["first"], view["turn"]) == (2, 1, 0)
    for _ in range(2):  # the third and last turn of the round
        position.decide(RED, position.legal(RED)[0] if view["played"] == 0 else "done")
        view = position.view(None)
    assert (view["round"], view["first"]) == (3, GREEN)
    assert position.story(None)[-1].name == "round-ended"
