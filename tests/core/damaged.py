"""A program with functions of its own, whose files in the cache the tests damage."""

from __future__ import annotations

from typing import Any

import numpy as np

from lychgate.core.compile.kernel import exported, kernel
from lychgate.core.compile.pointer import BYTES, INT, LONGS, Pointer


@kernel
def squared(number: int) -> int:
    return number * number


@exported
def first(number: int) -> int:
    return squared(number) + 1


@exported
def second(number: int) -> int:
    return squared(number) + 2


@exported
def third(number: int) -> int:
    return squared(number) + 3


@exported
def total(buffer: Any, numbers: Any) -> int:
    found = 0
    for i in range(len(numbers)):
        found += numbers[i] * buffer[i]
    return found


@exported
def fourth(number: int) -> int:
    return squared(number) + 4


POINTERS = {
    pointer.name: pointer
    for pointer in (
        Pointer(first, (INT,)), Pointer(second, (INT,)), Pointer(third, (INT,)),
        Pointer(fourth, (INT,)), Pointer(total, (BYTES, LONGS)),
    )
}  # fmt: skip
for pointer in POINTERS.values():
    pointer.companions = tuple(POINTERS.values())


def answers() -> list[int]:
    """What each of them says."""
    numbers = np.arange(5, dtype=np.int64)
    return [*(POINTERS[name](10) for name in ("first", "second", "third", "fourth")), POINTERS["total"](
        np.arange(5, dtype=np.uint8), numbers
    )]  # fmt: skip


if __name__ == "__main__":
    print(*answers())
