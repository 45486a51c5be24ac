"""Decisions, messages and fields are declared once; numbers, notation, data and plain views follow."""

from __future__ import annotations

import re

import pytest

from lychgate.core.errors import UnknownDecision
from lychgate.core.model.decisions import Decisions
from lychgate.core.model.layout import ALL, OWNER, Grid, Row, dtype_of, i8, i16, parts_seen
from lychgate.core.model.messages import EVERYBODY, Messages, emit, event_buffer, prompts
from lychgate.core.model.sorts import NUMBER, SEAT, SEATS, Names, Subsets, numbers

CARD = Names.of("card", ("ace", "king", "queen"), first=1)
PLACE = numbers("place", 4)

DECISIONS = Decisions()
LAY = DECISIONS.add("lay", "{lay}@{place}", lay=CARD, place=PLACE)
SEND = DECISIONS.add("send", send=CARD.from_number(2), rule="ZZ-7", to=SEAT)
PICK = DECISIONS.add("pick", pick=Subsets.of("pick", 3))
DONE = DECISIONS.add("done")


def test_ranges_follow_each_other_in_the_order_declared() -> None:
    assert (LAY, SEND, PICK, DONE) == (0, 12, 24, 32)
    assert DECISIONS.count == 33


def test_a_decision_is_written_and_read_both_ways() -> None:
    for action in range(DECISIONS.count):
        assert DECISIONS.read(DECISIONS.write(action)) == action
        assert DECISIONS.from_data(DECISIONS.as_data(action)) == action


@pytest.mark.parametrize(
    ("action", "text", "data"),
    [
        (LAY.numbered(2, 3), "queen@4", {"lay": "queen", "place": 4}),
        (SEND.numbered(0, 5), "send king 6", {"send": "king", "to": 6}),
        (PICK + 5, "pick 1 3", {"pick": 5}),
        (PICK + 0, "pick -", {"pick": 0}),
        (DONE + 0, "done", {"do": "done"}),
    ],
)
def test_notation_and_data_come_from_the_declaration(action: int, text: str, data: dict[str, object]) -> None:
    assert DECISIONS.write(action) == text
    assert DECISIONS.as_data(action) == data


def test_blanks_and_capitals_do_not_count() -> None:
    assert DECISIONS.read("  QUEEN @ 4") == DECISIONS.read("queen@4")


@pytest.mark.parametrize(
    "data", [{"lay": "queen", "place": True}, {"lay": "queen", "place": 4.0}, {"lay": "queen"}, {}]
)
def test_data_that_only_looks_like_a_decision_is_none(data: dict[str, object]) -> None:
    with pytest.raises(UnknownDecision, match="Expected a decision such as ace@1, send king 1, pick - or done"):
        DECISIONS.from_data(data)


OUT_OF_RANGE = [
    ("send ace 1", {"send": "ace", "to": 1}, "send: expected one of king, queen, got 'ace'."),
    (" SEND  king 7 ", {"send": "king", "to": 7}, "to: expected a whole number from 1 to 6, got '7'."),
    ("send king 1.5", {"send": "king", "to": 1.5}, "to: expected a whole number from 1 to 6, got '1.5'."),
    ("send king " + "9" * 99, {"send": "king", "to": "9" * 99}, f"1 to 6, got '{'9' * 80}'."),
]


@pytest.mark.parametrize(("text", "data", "said"), OUT_OF_RANGE)
def test_an_argument_out_of_range_is_refused_by_the_declared_rule(
    text: str, data: dict[str, object], said: str
) -> None:
    with pytest.raises(UnknownDecision, match=re.escape(said)) as read:
        DECISIONS.read(text)
    with pytest.raises(UnknownDecision, match=re.escape(said)) as given:
        DECISIONS.from_data(data)
    assert read.value.rule == given.value.rule == "ZZ-7"


@pytest.mark.parametrize("text", ["queen@5", "ace king 1", "send king", "send king 1 2", "resend king 1", ""])
def test_a_text_of_another_form_is_refused_without_a_rule(text: str) -> None:
    with pytest.raises(UnknownDecision, match="Expected a decision such as ace@1, send king 1, pick - or") as refused:
        DECISIONS.read(text)
    assert refused.value.rule is None


def test_things_can_be_called_otherwise_without_other_numbers() -> None:
    other = DECISIONS.renamed(card=Names.of("card", ("as", "roi", "dame"), first=1))
    assert other.read("dame@4") == LAY.numbered(2, 3)
    assert other.read("send roi 1") == SEND  # a part of the sort
    assert DECISIONS.write(LAY.numbered(2, 3)) == "queen@4"


def test_a_decision_whose_first_argument_has_another_name_cannot_be_declared() -> None:
    with pytest.raises(AssertionError, match="its first argument is called as it is"):
        Decisions().add("lay", card=CARD)


# --- messages

EVENTS = Messages("event")
LAID = EVENTS.add("laid", seat=SEAT, card=CARD)
ENDED = EVENTS.add("ended")


def test_a_message_is_its_number_and_knows_its_name_and_arguments() -> None:
    assert (LAID, ENDED) == (0, 1)
    assert EVENTS[LAID].id == "event-laid"
    assert EVENTS.named("ended") is ENDED
    assert [message.name for message in prompts()] == ["nothing"]


def test_what_is_emitted_is_what_was_declared() -> None:
    buffer = event_buffer(4)
    emit(buffer, LAID, EVERYBODY, 2, 3)
    assert buffer[:5].tolist() == [1, LAID, EVERYBODY, 2, 3]


@pytest.mark.parametrize(
    ("numbers_given", "said"),
    [((2,), "event-laid takes seat, card; got"), ((2, 4), "there is no card 4"), ((SEATS, 1), "there is no seat 6")],
)
def test_numbers_that_do_not_fit_the_declaration_are_refused(numbers_given: tuple[int, ...], said: str) -> None:
    with pytest.raises(AssertionError, match=said):
        emit(event_buffer(4), LAID, EVERYBODY, *numbers_given)


def test_a_line_of_points_begins_with_the_seat_and_its_points() -> None:
    line = Messages("points").line("pairs", "ZZ-3", pairs=NUMBER)
    assert list(line.arguments) == ["seat", "points", "pairs"]
    assert line.rule == "ZZ-3"


def test_no_message_is_declared_twice() -> None:
    with pytest.raises(AssertionError, match="event-laid is declared twice"):
        EVENTS.add("laid")


# --- fields


class Cards:
    """A record some of which everybody sees."""

    pile: Row = i16("hidden", 2)
    turn: int = i8("who is on turn", seen=ALL)
    round: int = i8("the round", seen=ALL)
    hand: Grid = i8("cards of each kind", SEATS, 3, seen=OWNER)
    spare: int = i8("hidden")
    laid: Row = i8("open", 2, seen=ALL)


def test_plain_parts_of_a_view_are_stretches_of_bytes() -> None:
    everybody, owners = parts_seen(Cards)
    layout = dtype_of(Cards)
    assert layout.fields is not None
    start = {name: layout.fields[name][1] for name in layout.fields}
    assert everybody == ((start["turn"], 2), (start["laid"], 2))
    assert owners == ((start["hand"], 3),)


def test_a_field_without_seats_has_no_owner() -> None:
    with pytest.raises(AssertionError, match="a row for each seat"):
        i8("a hand", 3, seen=OWNER)
