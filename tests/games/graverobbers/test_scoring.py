"""Rulings on scoring a grave (GR-15 to GR-18)."""

from __future__ import annotations

import pytest

import lychgate
from lychgate.games.graverobbers.rules.cards import NAMES
from tests.games.graverobbers.table import BLUE, DONE, GREEN, RED, SPECTATOR, Table, table


def scored(cards: str) -> tuple[int, int, str]:
    """Defence, robbery and fate of grave 1 when the last of these seven cards is laid there."""
    *before, last = cards.split()
    game = table().grave(1, " ".join(before)).hand(RED, f"{last} R1").decide(RED, f"{last}@1")
    return result(game)


def as_it_lies(cards: str) -> tuple[int, int, str]:
    """Defence, robbery and fate of grave 1 when the game ends with these cards there."""
    game = table().grave(1, cards).last_turn_of_round(8).decide(RED, "D1@2", DONE)
    return result(game)


def result(game: Table) -> tuple[int, int, str]:
    sums = [event for name in ("grave-intact", "grave-ransacked") for event in game.heard(name) if event["grave"] == 1]
    assert len(sums) == 1
    return sums[0]["defence"], sums[0]["robbery"], game.fate(1)


# --- when


@pytest.mark.rule("GR-15")
def test_the_seventh_card_scores_the_grave_at_once() -> None:
    game = table().grave(1, "D1 R1 D1 R1 D1 R1")
    assert game.fate(1) == "open"
    game.decide(RED, "B0@1")
    assert game.fate(1) == "intact"
    assert game.asked() == [RED]


@pytest.mark.rule("GR-15")
def test_six_cards_do_not_score_a_grave() -> None:
    game = table().grave(1, "D1 R1 D1 R1 D1").decide(RED, "R1@1")
    assert game.fate(1) == "open"
    assert game.heard("grave-shown") == []


@pytest.mark.rule("GR-15", "GR-34")
def test_all_cards_there_are_turned_up_for_everybody() -> None:
    game = table().grave(1, "D1 R1 D1 R1 D1 R1", by=GREEN).decide(RED, "B0@1")
    assert game.column(1) == "D1 R1 D1 R1 D1 R1 B0"
    for reader in (BLUE, SPECTATOR):
        assert [card["card"] for card in game.view(reader)["graves"][0]["cards"]] == game.column(1).split()
        assert game.heard("grave-shown", reader) == [
            {"grave": 1, "place": place, "card": NAMES.index("R1") + 1, "layer": GREEN} for place in (2, 4, 6)
        ]


@pytest.mark.rule("GR-15")
def test_the_other_graves_stay_as_they_are() -> None:
    game = table().grave(1, "D1 R1 D1 R1 D1 R1").grave(2, "R3 R3").decide(RED, "B0@1")
    assert game.fate(2) == "open"
    assert game.column(2) == "R3 (R3)"


# --- defence


@pytest.mark.rule("GR-16")
def test_detectives_add_up() -> None:
    assert scored("D1 D2 D3 D1 D2 D3 R1")[0] == 12


@pytest.mark.rule("GR-16")
def test_bobbies_without_a_detective_count_nothing() -> None:
    assert scored("B2 B2 B2 B1 B1 B1 R1") == (0, 1, "ransacked")


@pytest.mark.rule("GR-16")
def test_with_one_detective_only_the_bobby_nearest_the_grave_counts() -> None:
    assert scored("B1 B2 B2 R1 R1 B2 D1")[0] == 2
    assert scored("D1 R1 B0 R1 R1 B2 B2")[0] == 1


@pytest.mark.rule("GR-16")
def test_a_detective_laid_after_the_bobbies_lets_them_count() -> None:
    assert scored("B2 B1 R1 R1 R1 D1 D1")[0] == 5


@pytest.mark.rule("GR-16")
def test_a_bobby_of_0_uses_up_a_place() -> None:
    assert scored("B0 B2 R1 R1 R1 R1 D1")[0] == 1


@pytest.mark.rule("GR-16")
def test_fewer_bobbies_than_detectives_all_count() -> None:
    assert scored("B2 D1 D1 D1 R1 R1 B1")[0] == 6


@pytest.mark.rule("GR-16")
def test_a_high_detective_lets_no_more_bobbies_count_than_a_low_one() -> None:
    assert scored("D3 B1 B1 B1 R1 R1 R1")[0] == 4


# --- robbery


@pytest.mark.rule("GR-17")
def test_robbers_add_up_and_nothing_else_does() -> None:
    assert scored("R1 R2 R3 D1 B2 R3 R2")[1] == 11
    assert scored("D1 D2 D3 B0 B1 B2 B2")[1] == 0


# --- the fate


@pytest.mark.rule("GR-16", "GR-17", "GR-18")
def test_the_first_worked_example_4_against_5_is_ransacked() -> None:
    assert scored("D1 D1 B1 B1 B2 R3 R2") == (4, 5, "ransacked")


@pytest.mark.rule("GR-16", "GR-17", "GR-18")
def test_the_second_worked_example_6_against_6_stays_intact() -> None:
    assert scored("D1 D1 D2 B1 B1 R3 R3") == (6, 6, "intact")


@pytest.mark.rule("GR-16", "GR-18")
def test_the_order_of_robbers_and_detectives_does_not_matter() -> None:
    assert scored("R3 B1 D1 R2 B1 B2 D1") == (4, 5, "ransacked")
    assert scored("R3 D2 B1 R3 D1 B1 D1") == (6, 6, "intact")


@pytest.mark.rule("GR-18")
def test_one_point_decides() -> None:
    assert scored("D1 D2 R3 B0 B0 R1 B1") == (3, 4, "ransacked")
    assert scored("D1 D2 R3 B1 B0 R1 B1") == (4, 4, "intact")
    assert scored("D1 D2 R3 B1 B1 R1 B1") == (5, 4, "intact")


@pytest.mark.rule("GR-18", "GR-25")
def test_an_empty_grave_is_intact() -> None:
    assert as_it_lies("") == (0, 0, "intact")


@pytest.mark.rule("GR-18", "GR-25")
def test_a_grave_with_bobbies_alone_is_intact_too() -> None:
    assert as_it_lies("B2 B1") == (0, 0, "intact")
    assert as_it_lies("B2 R1") == (0, 1, "ransacked")


@pytest.mark.rule("GR-25")
def test_at_the_end_a_grave_known_to_be_ransacked_needs_no_more_than_one_robber() -> None:
    graves = {number: {"fate": "ransacked"} for number in range(1, 5)}
    match = lychgate.position("graverobbers", {"players": 3, "phase": "over", "graves": graves})
    assert [grave["fate"] for grave in match.view(None)["graves"]] == ["ransacked"] * 4 + ["intact"] * 3
    laid = [len(grave["cards"]) for grave in match.view(None)["graves"]]
    assert laid == [1, 1, 1, 1, 0, 0, 0]
