"""Bad input: refused with the rule that forbids it, in one plain sentence, and nothing changes."""

from __future__ import annotations

from typing import Any

import pytest

from lychgate.core.errors import LychgateError, UnknownDecision
from tests.games.gravediggers.table import ANN, BEN, CAT, GAME, refused, table

FIST_TEXTS = [
    "fist -1",
    "fist 11",
    "fist 381",
    "fist 382",
    "fist 1000",
    "fist 99999999999999999999",
    "fist 07",
    "fist 1.5",
    "fist many",
    "fist",
]
FIST_DATA: list[Any] = [-1, 11, 10**9, 1.0, True, None, "3", [], {"fist": 1}, float("nan")]


@pytest.mark.rule("GD-13")
@pytest.mark.parametrize("decision", [*FIST_TEXTS, *({"fist": value} for value in FIST_DATA)], ids=str)
def test_a_fist_that_is_no_amount_of_the_own_money_is_refused(decision: Any) -> None:
    match = table().cemetery(1, "5").robbing(1).match()
    assert refused(match, ANN, decision) == "GD-13"
    match.decide(ANN, "fist 10")


CREDIT_FIST_TEXTS = ["credit fist -1", "credit fist 20", "credit fist 1000", "credit fist much", "credit fist"]


@pytest.mark.rule("GD-21")
@pytest.mark.parametrize(
    "decision", [*CREDIT_FIST_TEXTS, *({"credit_fist": value} for value in (-1, 20, 10**9, True, "12"))], ids=str
)
def test_a_fist_that_no_credit_note_can_fill_is_refused(decision: Any) -> None:
    match = table().money(9, 10, 10).cemetery(1, "5").robbing(1).match()
    assert refused(match, ANN, decision) == "GD-21"
    match.decide(ANN, {"credit_fist": 19})


@pytest.mark.rule("GD-13")
def test_a_second_fist_is_refused() -> None:
    match = table().cemetery(1, "5").robbing(1).match()
    match.decide(CAT, "fist 1")
    assert refused(match, CAT, "fist 1") == "not-asked"
    assert refused(match, CAT, "fist 2") == "not-asked"


@pytest.mark.rule("GD-21")
def test_a_credit_note_with_10_money_or_more_is_refused() -> None:
    match = table().money(10, 11, 9).match()
    assert refused(match, ANN, "credit") == "GD-21"
    assert refused(match, BEN, "credit") == "not-asked"
    assert refused(match, CAT, "credit") == "not-asked"


@pytest.mark.rule("GD-21")
def test_a_credit_note_with_none_left_is_refused() -> None:
    match = table().money(0, 0, 0).notes(5, 0, 0).match()
    assert refused(match, ANN, "credit") == "GD-21"


@pytest.mark.rule("GD-21")
def test_credit_goes_with_the_fist_where_one_is_being_made() -> None:
    match = table().money(0, 0, 0).cemetery(1, "5").robbing(1).match()
    assert refused(match, ANN, "credit") == "illegal-decision"


@pytest.mark.rule("GD-8")
def test_turning_the_last_hidden_card_is_refused() -> None:
    match = table().cemetery(1, "5 ^5").cemetery(2, "4 4").on_tile("turn").match()
    assert refused(match, ANN, "turn 1.1") == "GD-8"
    assert refused(match, ANN, {"turn": 1, "place": 1}) == "GD-8"


@pytest.mark.rule("GD-11")
def test_robbing_a_cemetery_without_cards_is_refused() -> None:
    match = table().cemetery(1, "5").on_tile("gravedigger").match()
    assert refused(match, ANN, "rob 2") == "GD-11"
    assert refused(match, ANN, {"rob": 5}) == "GD-11"


@pytest.mark.parametrize("text", ["", "rob", "rob 0", "rob 6", "5@0", "5@6", "7@1", "look 1", "turn 1.0", "turn 1.99",
                                  "W@1 W@2", "rob ²", "pay", "@", "none"])  # fmt: skip
def test_what_is_no_decision_is_refused_with_examples(text: str) -> None:
    match = table().cemetery(1, "5").match()
    assert refused(match, ANN, text) == "unknown-decision"
    with pytest.raises(UnknownDecision, match=r"Expected a decision such as 2@1, look 1\.1"):
        match.decide(ANN, text)


@pytest.mark.parametrize("data", [{}, {"rob": True}, {"rob": 1.0}, {"rob": "1"}, {"lay": "5"}, {"rob": 1, "fist": 2},
                                  {"look": 1}, {"do": "rob"}, {"do": []}, {1: 2, "do": 3}, {"fist": 1, "credit": True},
                                  {"fist": 1, "credit_fist": 1}, {"credit": True}, {"do": "pass"}])  # fmt: skip
def test_data_that_is_no_decision_is_refused(data: Any) -> None:
    assert refused(table().cemetery(1, "5").match(), ANN, data) == "unknown-decision"


@pytest.mark.parametrize("number", [-1, GAME.actions, True, 1.5])
def test_numbers_that_are_no_decision_are_refused(number: Any) -> None:
    assert refused(table().cemetery(1, "5").match(), ANN, number) == "unknown-decision"


@pytest.mark.parametrize("tile", ["place", "look", "turn", "gravedigger"])
def test_another_tile_s_decision_is_refused(tile: str) -> None:
    match = table().cemetery(1, "4 4").on_tile(tile).match()
    wrong = {"place": "5@1", "look": "look 1.1", "turn": "turn 1.1", "gravedigger": "rob 1"}
    for other, text in wrong.items():
        if other != tile:
            assert refused(match, ANN, text) == "illegal-decision"
        assert refused(match, BEN, text) == "not-asked"
    match.decide(ANN, wrong[tile])


def test_a_refusal_is_one_sentence_with_what_was_tried() -> None:
    match = table().money(3, 10, 10).cemetery(1, "5").robbing(1).match()
    with pytest.raises(LychgateError, match=r"fist 4 is not possible: .* your own money"):
        match.decide(ANN, "fist 4")


# --- notation


@pytest.mark.parametrize(
    ("loose", "tidy"),
    [("w@3", "W@3"), (" 10 @ 5 ", "10@5"), ("LOOK 3.2", "look 3.2"), ("turn  1.12", "turn 1.12"), ("rob3", "rob 3"),
     ("Fist  7", "fist 7"), ("fist7", "fist 7"), ("Credit", "credit"), ("Credit  fist 12", "credit fist 12"),
     ("creditfist12", "credit fist 12")],
)  # fmt: skip
def test_case_and_spaces_do_not_matter(loose: str, tidy: str) -> None:
    assert GAME.decisions.write(GAME.decisions.read(loose)) == tidy
