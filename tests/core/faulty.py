"""Kernels with faults, for the real compiler to stumble over."""

from __future__ import annotations

from typing import Any

from lychgate.core.compile.kernel import exported, kernel, u64
from lychgate.core.compile.pointer import INT, LONGS, Pointer


@kernel
def digs(number: int) -> int:
    deeper = number + 1
    return deeper.no_such_thing  # type: ignore[attr-defined, no-any-return]


@kernel
def walks(number: int) -> int:
    return digs(number) + 1


@exported
def robs(number: int) -> int:
    return walks(number)


@exported
def watches(number: int) -> int:
    return number + 1


@exported
def waits(number: int) -> int:
    return number + 2


@kernel
def halved(number: int) -> int:
    return number // 2


@exported
def hands_unsigned(number: int) -> int:
    return halved(u64(number))


@exported
def hands_a_fraction(number: int) -> int:
    return halved(number / 2)  # type: ignore[arg-type]


@exported
def added(number: int, numbers: Any) -> int:
    return number + numbers[0]  # type: ignore[no-any-return]


def pointer(function: Any, *others: Any) -> Pointer:
    """The export, to be compiled with these others."""
    found = Pointer(function, (INT,))
    found.companions = (found, *(Pointer(other, (INT,)) for other in others))
    return found


ADDED = Pointer(added, (INT, LONGS))
