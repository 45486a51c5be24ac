"""Bad input: refused with the rule that forbids it, in one plain sentence, and nothing changes."""

from __future__ import annotations

from typing import Any

import pytest

from lychgate.core.errors import LychgateError, UnknownDecision
from lychgate.games.goldraeuber.rules.decisions import (
    ACTIONS,
    COLLAPSE,
    DECISIONS,
    DIE,
    DIG,
    KEEP,
    LEAVE,
    NO,
    OUT,
    POINTS,
    STEP,
    TAKE,
    TURN_UP,
    WAIT,
    YES,
)  # fmt: skip
from tests.games.goldraeuber.table import ANN, BEN, refused, seats, table

OPEN = """
T^ T> (?) (?) X  (?)
t^ X  (?) (?) T< T<
(?) # (?) (?) T> Tv
.  .  (?) (?) .  .
"""


# --- stepping


@pytest.mark.rule("GO-11")
def test_stepping_through_a_wall_is_refused_from_either_side() -> None:
    match = table(mine=OPEN, seats=seats("e2", "f2"))
    assert refused(match, ANN, "step f2") == "GO-11"  # the wall is the other card's
    match = table(mine=OPEN, seats=seats("outside", "f2"), turn=2)
    assert refused(match, BEN, "step e2") == "GO-11"  # the wall is the own card's
    match = table(mine=OPEN, seats=seats("e3", "f2"))
    assert refused(match, ANN, "step f3") == "GO-11"


@pytest.mark.rule("GO-11", "GO-12")
def test_a_wall_on_the_rim_bars_entering_and_leaving() -> None:
    walled = OPEN.replace("T^ T>", "T< T>")
    assert refused(table(mine=walled, seats=seats("outside", "outside")), ANN, "step a1") == "GO-11"
    assert refused(table(mine=walled, seats=seats("a1", "outside")), ANN, "out") == "GO-11"
    match = table(mine=walled, seats=seats("a1", "outside"))
    match.decide(ANN, "dig a1")


@pytest.mark.rule("GO-13")
def test_stepping_onto_a_trap_is_refused() -> None:
    match = table(mine=OPEN, seats=seats("b1", "e2"))
    assert refused(match, ANN, "step b2") == "GO-13"
    match = table(mine=OPEN, seats=seats("b1", "e2"), turn=2)
    assert refused(match, BEN, "step e1") == "GO-13"


@pytest.mark.rule("GO-14")
def test_a_collapsed_card_is_neither_entered_nor_turned_up_nor_dug_at_nor_collapsed_again() -> None:
    match = table(mine=OPEN.replace("(?) # ", "T> # "), seats=seats("a3", "e2"))
    for verb in ("step", "turn", "dig"):
        assert refused(match, ANN, f"{verb} b3") == "GO-14"
    match = table(mine=OPEN, seats=seats("a1", "e2"), phase="collapsing")
    assert refused(match, ANN, "collapse b3") == "GO-14"


@pytest.mark.rule("GO-9")
def test_stepping_onto_a_hidden_card_is_refused() -> None:
    match = table(mine=OPEN, seats=seats("a2", "outside"))
    assert refused(match, ANN, "step a3") == "GO-9"
    assert refused(table(mine=OPEN, seats=seats("outside", "a2")), ANN, "step f1") == "GO-9"


@pytest.mark.rule("GO-10")
def test_stepping_diagonally_or_farther_is_refused() -> None:
    match = table(mine=OPEN, seats=seats("e3", "f2"))
    assert refused(match, ANN, "step f2") == "GO-10"  # diagonal
    assert refused(match, ANN, "step a1") == "GO-10"  # far away
    assert refused(match, ANN, "step e3") == "GO-10"  # where one stands
    assert refused(match, ANN, "turn d2") == "GO-10"


@pytest.mark.rule("GO-6")
def test_going_in_or_out_over_the_top_is_refused() -> None:
    top = OPEN.replace("T^ T>", "t^ t^")
    assert refused(table(mine=top, seats=seats("b1", "outside")), ANN, "out") == "GO-6"
    assert refused(table(mine=top, seats=seats("outside", "outside")), ANN, "step b1") == "GO-6"
    assert refused(table(mine=top, seats=seats("outside", "outside")), ANN, "turn c1") == "GO-6"
    assert refused(table(mine=top, seats=seats("e2", "outside")), ANN, "out") == "GO-6"  # cards all around


@pytest.mark.rule("GO-6")
def test_going_out_from_outside_is_refused() -> None:
    assert refused(table(mine=OPEN, seats=seats("outside", "a1")), ANN, "out") == "GO-6"


@pytest.mark.rule("GO-4")
def test_places_without_a_card_are_refused() -> None:
    match = table(mine=OPEN, seats=seats("e3", "f2"))
    for decision in ("step e4", "turn a4", "dig g1", "step h7"):
        assert refused(match, ANN, decision) == "GO-4"
    assert refused(table(phase="collapsing"), ANN, "collapse a4") == "GO-4"


# --- digging, turning up, waiting


@pytest.mark.rule("GO-12")
def test_digging_a_wall_that_is_not_there_or_out_of_reach_is_refused() -> None:
    match = table(mine=OPEN, seats=seats("a2", "e2"))
    assert refused(match, ANN, "dig a2") == "GO-12"  # dug away already
    assert refused(match, ANN, "dig a3") == "GO-12"  # nobody knows
    assert refused(match, ANN, "dig b2") == "GO-12"  # a trap has none
    assert refused(match, ANN, "dig e2") == "GO-12"  # far away
    assert refused(match, ANN, "dig a1") == "GO-12"  # beside, but the wall is on the other edge


@pytest.mark.rule("GO-9")
def test_a_card_that_lies_face_up_cannot_be_turned_up() -> None:
    match = table(mine=OPEN, seats=seats("a2", "e2"))
    assert refused(match, ANN, "turn a1") == "GO-9"
    assert refused(match, ANN, "turn b2") == "GO-9"


@pytest.mark.rule("GO-9")
def test_in_the_mine_an_action_must_be_taken() -> None:
    assert refused(table(mine=OPEN, seats=seats("a2", "outside")), ANN, "wait") == "GO-9"
    table(mine=OPEN, seats=seats("outside", "a2")).decide(ANN, "wait")


# --- life points


@pytest.mark.rule("GO-16")
@pytest.mark.parametrize(("life", "legal"), [(1, {4, 5, 6}), (2, {3, 4, 5, 6}), (4, {1, 2, 3, 4, 5, 6})])
def test_more_life_points_than_there_are_cannot_be_spent(life: int, legal: set[int]) -> None:
    match = table(mine=OPEN, seats=seats("a2", "e2", life=(life, 0)), phase="changing", die=5)
    for die in range(1, 7):
        if die not in legal:
            assert refused(match, ANN, f"die {die}") == "GO-16"
    assert {str(decision) for decision in match.legal(ANN)} == {f"die {die}" for die in legal}


@pytest.mark.rule("GO-16")
def test_life_points_of_a_miner_elsewhere_cannot_be_spent() -> None:
    match = table(mine=OPEN, seats=seats("a2", "e2", life=(1, 3)), phase="changing", die=5)
    assert refused(match, ANN, "die 3") == "GO-16"
    match = table(mine=OPEN, seats=seats("outside", "outside", life=(1, 3)), phase="changing", die=5)
    assert refused(match, ANN, "die 3") == "GO-16"  # outside is not a card


@pytest.mark.rule("GO-16")
def test_beside_an_action_the_die_is_changed_only_to_another_and_once() -> None:
    match = table(mine=OPEN, seats=seats("a2", "e2", life=(2, 0)), die=2)
    assert refused(match, ANN, "die 2") == "GO-16"
    assert refused(match, ANN, "die 5") == "GO-16"
    match.decide(ANN, "die 1")
    assert match.view(None)["seats"][ANN]["life"] == 1
    assert refused(match, ANN, "die 2") == "GO-16"


@pytest.mark.rule("GO-16")
def test_nobody_shifts_life_points_alone_or_outside_or_without_any() -> None:
    for places, life in ((("a2", "e2"), (1, 1)), (("outside", "outside"), (1, 1)), (("a2", "a2"), (0, 0))):
        match = table(mine=OPEN, seats=seats(*places, life=life), die=2)
        assert refused(match, ANN, "points 0") == "GO-16"


@pytest.mark.rule("GO-5")
def test_more_life_points_than_can_be_split_are_refused() -> None:
    match = table(3, phase="splitting")
    for decision in ("points 0", "points 5", "points 9"):
        assert refused(match, ANN, decision) == "GO-5"
    match.decide(ANN, "points 3")
    assert refused(match, ANN, "points 3") == "GO-5"  # one must be left for the third
    match.decide(ANN, "points 2")


@pytest.mark.rule("GO-16")
def test_more_life_points_than_there_are_cannot_be_shared() -> None:
    match = table(mine=OPEN, seats=seats("a2", "a2", life=(1, 2)), phase="sharing")
    assert refused(match, ANN, "points 4") == "GO-16"
    match.decide(ANN, "points 3")


@pytest.mark.rule("GO-16")
def test_a_sharing_once_begun_is_carried_through() -> None:
    match = table(3, mine=mine_for_three(), seats=seats("a2", "a2", "a2", life=(1, 2, 1)), phase="sharing")
    match.decide(ANN, "points 0")
    assert refused(match, ANN, "keep") == "GO-16"
    match.decide(ANN, "points 4")


def mine_for_three() -> str:
    return "(?) (?) (?) (?) (?) (?)\nT^ (?) (?) (?) (?) (?)\n(?) (?) (?) (?) (?) (?)\n. (?) (?) (?) (?) .\n"


# --- carrying

LOADED = """
T^ T> G   C   (?) (?)
t^ X  (?) (?) (?) (?)
(?) # (?) (?) (?) (?)
.  .  (?) (?) .  .
"""


@pytest.mark.rule("GO-19")
def test_carrying_two_things_is_refused() -> None:
    match = table(mine=LOADED, seats=seats("d1", "a1", carries={0: "treasure"}))
    assert refused(match, ANN, "take") == "GO-19"
    assert refused(match, ANN, "leave") == "GO-19"


@pytest.mark.rule("GO-18")
def test_taking_after_the_roll_is_refused() -> None:
    match = table(mine=LOADED, seats=seats("c1", "a1"))
    assert refused(match, ANN, "take") == "GO-18"


@pytest.mark.rule("GO-18")
def test_taking_where_nothing_lies_is_refused() -> None:
    assert refused(table(mine=LOADED, seats=seats("a1", "a1")), ANN, "take") == "illegal-decision"
    assert refused(table(mine=LOADED, seats=seats("outside", "a1")), ANN, "take") == "illegal-decision"


# --- collapses and questions


@pytest.mark.rule("GO-24")
def test_a_card_with_another_number_than_the_second_die_is_refused() -> None:
    match = table(expert=True, phase="collapsing", die=3, second=True, numbers={"a1": 3, "b1": 2}, mine=OPEN)
    assert refused(match, ANN, "collapse b1") == "GO-24"
    assert refused(match, ANN, "collapse c1") == "GO-24"  # inner cards have none
    match.decide(ANN, "collapse a1")


QUESTIONS: dict[str, tuple[dict[str, Any], str]] = {
    "conscience": ({"options": {"conscience": True}}, "yes"),
    "splitting": ({}, "keep"),
    "changing": ({"seats": seats("a2", "e2", life=(1, 1)), "mine": OPEN}, "die 4"),
    "acting": ({"seats": seats("a2", "e2"), "mine": OPEN}, "turn a3"),
    "collapsing": ({"seats": seats("a2", "e2"), "mine": OPEN}, "collapse a3"),
    "taking": ({"seats": seats("c1", "a1"), "mine": LOADED}, "take"),
    "sharing": ({"seats": seats("a2", "a2", life=(1, 1)), "mine": OPEN}, "points 1"),
}
ANSWERS = ["yes", "no", "keep", "points 1", "die 4", "turn a3", "step a1", "out", "wait", "collapse a3", "take"]


@pytest.mark.parametrize("phase", QUESTIONS)
def test_an_answer_to_another_question_is_refused(phase: str) -> None:
    given, answer = QUESTIONS[phase]
    match = table(phase=phase, die=5 if phase == "changing" else 1, **given) if phase in ("changing", "acting",
        "collapsing", "taking", "sharing") else table(phase=phase, **given)  # fmt: skip
    legal = {str(decision) for decision in match.legal(ANN)}
    assert answer in legal
    for other in ANSWERS:
        if other not in legal:
            assert refused(match, ANN, other) is not None
    assert refused(match, BEN, answer) == "not-asked"
    match.decide(ANN, answer)


def test_nothing_can_be_decided_once_the_game_is_over() -> None:
    match = table(options={"conscience": True}, phase="conscience")
    match.decide(ANN, "no")
    assert refused(match, ANN, "yes") == "game-over"


# --- notation


@pytest.mark.parametrize("text", ["", "step", "step i1", "step a0", "step a8", "step 3", "die 0", "die 7", "die x",
                                  "points 10", "points -1", "points 1.5", "jump a1", "out a1", "a1", "turn a1 b1",
                                  "turn ²", "collapse"])  # fmt: skip
def test_what_is_no_decision_is_refused_with_examples(text: str) -> None:
    match = table(mine=OPEN, seats=seats("a2", "e2"))
    assert refused(match, ANN, text) == "unknown-decision"
    with pytest.raises(UnknownDecision, match="Expected a decision such as turn a1, step a1"):
        match.decide(ANN, text)


@pytest.mark.parametrize("data", [{}, {"die": True}, {"die": 1.0}, {"die": "1"}, {"step": 1}, {"do": "fly"}, {"do": []},
                                  {"step": "a1", "turn": "a2"}, {"points": None}, {1: 2}])  # fmt: skip
def test_data_that_is_no_decision_is_refused(data: Any) -> None:
    match = table(mine=OPEN, seats=seats("a2", "e2", life=(1, 1)), phase="changing", die=5)
    assert refused(match, ANN, data) == "unknown-decision"


@pytest.mark.parametrize("number", [-1, ACTIONS, True, 1.5])
def test_numbers_that_are_no_decision_are_refused(number: Any) -> None:
    assert refused(table(mine=OPEN, seats=seats("a2", "e2")), ANN, number) == "unknown-decision"


def test_a_refusal_is_one_sentence_with_what_was_tried() -> None:
    match = table(mine=OPEN, seats=seats("b1", "e2"))
    with pytest.raises(LychgateError, match=r"step b2 is not possible: .* trap"):
        match.decide(ANN, "step b2")


@pytest.mark.parametrize(
    ("action", "text", "data"),
    [
        (TURN_UP + 18, "turn c3", {"turn": "c3"}),
        (COLLAPSE + 55, "collapse h7", {"collapse": "h7"}),
        (OUT + 0, "out", {"do": "out"}),
        (DIE + 3, "die 4", {"die": 4}),
        (KEEP + 0, "keep", {"do": "keep"}),
        (POINTS + 0, "points 0", {"points": 0}),
        (POINTS + 9, "points 9", {"points": 9}),
        (NO + 0, "no", {"do": "no"}),
    ],
)
def test_decisions_have_their_notation_and_data(action: int, text: str, data: dict[str, object]) -> None:
    assert DECISIONS.write(action) == text
    assert DECISIONS.as_data(action) == data


def test_decisions_keep_the_numbers_that_records_have_them_by() -> None:
    assert (TURN_UP, STEP, DIG, COLLAPSE, OUT, WAIT, TAKE, LEAVE) == (0, 56, 112, 168, 224, 225, 226, 227)
    assert (DIE, KEEP, POINTS, YES, NO, ACTIONS) == (228, 234, 235, 245, 246, 247)


@pytest.mark.parametrize(("loose", "tidy"), [("STEP A1", "step a1"), ("  Out ", "out"), ("die   4", "die 4")])
def test_case_and_spaces_do_not_matter(loose: str, tidy: str) -> None:
    assert DECISIONS.write(DECISIONS.read(loose)) == tidy
