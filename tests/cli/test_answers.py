"""Decisions typed in steps: which card, then where."""

from __future__ import annotations

from lychgate.cli.table.answers import SORT, Data, Step, follow

CARDS: list[Data] = [{"lay": "R3", "grave": 1}, {"lay": "R3", "grave": 4}, {"lay": "D1", "grave": 4}, {"do": "done"}]
GOALS: list[Data] = [{"return": 1}, {"return": 2}, {"return": 3}]


def test_things_are_numbered_and_graves_keep_their_own_number() -> None:
    step = Step(CARDS)
    assert step.numbered == [("1", ("lay", "R3")), ("2", ("lay", "D1")), ("3", ("do", "done"))]
    grave = follow(step, ["1"])
    assert isinstance(grave, Step)
    assert grave.numbered == [("1", ("grave", 1)), ("4", ("grave", 4))]
    assert follow(grave, ["4"]) == {"lay": "R3", "grave": 4}


def test_both_steps_can_be_typed_at_once() -> None:
    assert follow(Step(CARDS), ["1", "4"]) == {"lay": "R3", "grave": 4}


def test_a_thing_can_be_named_instead_of_numbered() -> None:
    assert follow(Step(CARDS), ["r3", "1"]) == {"lay": "R3", "grave": 1}
    assert follow(Step(CARDS), ["done"]) == {"do": "done"}


def test_where_numbers_of_several_sorts_can_be_answered_the_sort_is_asked_for_first() -> None:
    fists: list[Data] = [*({"fist": money} for money in range(3)), *({"credit_fist": money} for money in range(13))]
    step = Step(fists)
    assert step.numbered == [("1", (SORT, "fist")), ("2", (SORT, "credit_fist"))]
    assert follow(step, ["12"]) is None  # credit is never taken for granted
    sort = follow(step, ["2"])
    assert isinstance(sort, Step)
    assert sort.chosen == ((SORT, "credit_fist"),)
    assert [typed for typed, _ in sort.numbered] == [str(money) for money in range(13)]
    assert follow(sort, ["12"]) == follow(step, ["2", "12"]) == {"credit_fist": 12}
    assert follow(step, ["1", "2"]) == follow(step, ["fist", "2"]) == {"fist": 2}
    assert follow(step, ["1", "12"]) == {"fist": 12}  # the rules say why not


def test_a_few_numbers_of_several_sorts_are_listed_one_by_one() -> None:
    step = Step([{"dig": 1}, {"dig": 2}, {"rest": 1}])
    assert step.numbered == [("1", ("dig", 1)), ("2", ("dig", 2)), ("3", ("rest", 1))]


def test_where_only_one_grave_is_left_it_is_not_asked_for() -> None:
    assert follow(Step(CARDS), ["2"]) == {"lay": "D1", "grave": 4}


def test_a_grave_that_is_not_offered_still_makes_a_decision_for_the_rules_to_refuse() -> None:
    assert follow(Step(CARDS), ["1", "7"]) == {"lay": "R3", "grave": 7}


def test_single_numbers_are_answers_themselves() -> None:
    assert follow(Step(GOALS), ["3"]) == {"return": 3}
    assert follow(Step([{"fist": money} for money in range(11)]), ["0"]) == {"fist": 0}


def test_cards_that_are_called_by_numbers_are_answered_by_their_names() -> None:
    cards: list[Data] = [{"lay": name, "cemetery": place} for name in ("4", "5", "W", "10") for place in (1, 3)]
    assert [typed for typed, _ in Step(cards).numbered] == ["4", "5", "W", "10"]
    assert follow(Step(cards), ["5", "3"]) == {"lay": "5", "cemetery": 3}
    assert follow(Step(cards), ["w", "1"]) == {"lay": "W", "cemetery": 1}
    assert follow(Step(cards), ["2", "3"]) is None


def test_a_number_of_thousands_of_digits_means_nothing() -> None:
    for step in (Step(CARDS), Step(GOALS)):
        assert follow(step, ["9" * 5000]) is None


def test_what_means_nothing_leads_nowhere() -> None:
    for words in (["9"], ["x"], ["1", "x"], ["3", "3"], ["1", "1", "1"], ["-1"], ["²"]):
        assert follow(Step(CARDS), words) is None


def test_many_places_on_a_map_are_answered_by_name() -> None:
    cards: list[Data] = [{"collapse": f"{column}{row}"} for row in (1, 2) for column in "abcd"]
    step = Step(cards)
    assert step.by_value
    assert follow(step, ["C2"]) == {"collapse": "c2"}
    assert not Step(cards[:6]).by_value


def test_several_things_are_picked_by_their_numbers_one_after_another() -> None:
    step = Step([{"title": bits} for bits in range(64)], several=frozenset({"title"}))
    assert [typed for typed, _ in step.numbered] == ["1", "2", "3", "4", "5", "6"]
    assert follow(step, ["6"]) == {"title": 1 << 5}
    assert follow(step, ["1", "3", "6"]) == follow(step, ["6", "3", "1", "1"]) == {"title": 1 + 4 + 32}
    assert follow(step, ["0"]) == {"title": 0}
    for words in (["7"], ["1", "0"], ["136"], ["title", "1"], []):
        assert follow(step, words) is None
