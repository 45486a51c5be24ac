"""Sets as bits: counted, and their members found; compiled, these are instructions of the processor."""

from __future__ import annotations

import pytest

from lychgate.core.compile.kernel import exported
from lychgate.core.compile.pointer import BYTES, INT, Pointer
from lychgate.core.model.bits import AT_ONCE, MOST_BITS, equal, lowest, nth_one, ones
from lychgate.core.model.layout import Bytes, Row, at, blank, dtype_of, i8


@exported
def size_of(bits: int) -> int:
    return ones(bits)


@exported
def first_of(bits: int) -> int:
    return lowest(bits)


@exported
def member_of(bits: int, n: int) -> int:
    return nth_one(bits, n)


class Places:
    """Where some things are."""

    before: Row = i8("something else", 3)
    place: Row = i8("where each is", 3 * AT_ONCE)


PLACES = dtype_of(Places)


@exported
def those_at(places: Bytes, start: int, place: int) -> int:
    found: int = equal(at(places, PLACES).place, start, place)
    return found


THERE = Pointer(those_at, (BYTES, INT, INT))
SIZE, FIRST, MEMBER = Pointer(size_of, (INT,)), Pointer(first_of, (INT,)), Pointer(member_of, (INT, INT))


def places(bits: int) -> list[int]:
    return [place for place in range(64) if bits >> place & 1]


@pytest.mark.parametrize("bits", [1, 6, 0b1011010, 1 << 40, (1 << 63) - 1])
def test_members_are_counted_and_the_lowest_is_found(bits: int) -> None:
    assert ones(bits) == SIZE(bits) == len(places(bits))
    assert lowest(bits) == FIRST(bits) == places(bits)[0]


def test_members_come_in_order() -> None:
    for bits in range(1 << MOST_BITS):
        count = len(places(bits))
        assert [nth_one(bits, n) for n in range(count)] == places(bits)
        assert [MEMBER(bits, n) for n in range(count)] == places(bits)


@pytest.mark.parametrize("place", [-1, 0, 7, 127])
def test_those_at_a_place_are_found(place: int) -> None:
    things = blank(PLACES)
    row = things.view(PLACES)[0]["place"]
    row[:] = [(7, place, 0, -1, 126)[i * i % 5] for i in range(len(row))]
    for start in range(len(row) - AT_ONCE + 1):
        expected = sum(1 << i for i in range(AT_ONCE) if row[start + i] == place)
        assert THERE(things, start, place) == expected
