"""Sets as bits: counted, and their members found; compiled, these are instructions of the processor."""

from __future__ import annotations

import pytest

from lychgate.core.compile.kernel import exported
from lychgate.core.compile.pointer import INT, Pointer
from lychgate.core.model.bits import MOST_BITS, lowest, nth_one, ones


@exported
def size_of(bits: int) -> int:
    return ones(bits)


@exported
def first_of(bits: int) -> int:
    return lowest(bits)


@exported
def member_of(bits: int, n: int) -> int:
    return nth_one(bits, n)


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
