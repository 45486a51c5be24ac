"""Codes and names: things that are written alike everywhere, and things that each language has a word for."""

from __future__ import annotations

import pytest

from lychgate.core.model.decisions import Decisions
from lychgate.core.model.messages import Messages
from lychgate.core.model.sorts import Codes, Names

PLACE = Codes.of("place", ("a1", "b1", "a2", "b2"))
CARD = Names.of("card", ("R1", "D1"), first=1)


def test_a_decision_is_written_with_codes_and_read_again() -> None:
    decisions = Decisions()
    step = decisions.add("step", step=PLACE)
    assert [decisions.write(action) for action in range(decisions.count)] == [
        "step a1",
        "step b1",
        "step a2",
        "step b2",
    ]
    assert decisions.read("STEP A2") == step + 2
    assert decisions.as_data(step + 3) == {"step": "b2"}
    assert decisions.from_data({"step": "b2"}) == step + 3


def test_a_code_needs_no_message_and_a_name_has_one() -> None:
    assert PLACE.message(2) is None
    assert CARD.message(2) == "card-D1"


def test_the_rest_of_a_sort_keeps_its_numbers() -> None:
    assert PLACE.from_number(2).data(3) == "b2"
    assert CARD.from_number(2).message(2) == "card-D1"


def test_a_code_out_of_range_is_refused() -> None:
    with pytest.raises(LookupError, match="there is no place 4"):
        PLACE.data(4)


def test_what_is_told_has_names_and_no_codes() -> None:
    with pytest.raises(AssertionError, match="event-moved: a sentence would say a number for onto; expected Names"):
        Messages("event").add("moved", onto=PLACE)
