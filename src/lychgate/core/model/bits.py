"""Sets as bits: how many are in one, and which. Without a branch, since chance would have it guessed wrong."""

from __future__ import annotations

import numpy as np

from lychgate.core.compile.kernel import COMPILING, inlined
from lychgate.core.model.layout import Row

MOST_BITS = 10  # of sets whose n-th member is asked for

AT_ONCE = 16  # bytes that are compared at once

# By set, then by n.
NTH = np.array(
    [
        ([place for place in range(MOST_BITS) if bits >> place & 1] + [0] * MOST_BITS)[:MOST_BITS]
        for bits in range(1 << MOST_BITS)
    ],
    np.int8,
)


@inlined
def nth_one(bits: int, n: int) -> int:
    """The place of the n-th set bit, from 0, of at most MOST_BITS."""
    return int(NTH[bits, n])


if COMPILING:
    from lychgate.core.compile.compiled_bits import equal, lowest, ones
else:

    def ones(bits: int) -> int:
        """How many bits are set, of a number that is not negative."""
        return int(bits).bit_count()

    def lowest(bits: int) -> int:
        """The place of the lowest set bit, of which there is one: the lowest seat, say, among those asked."""
        return int(bits & -bits).bit_length() - 1

    def equal(row: Row, start: int, value: int) -> int:
        """Which of AT_ONCE numbers of a list of bytes, from `start` on, have this value."""
        return sum(1 << i for i in range(AT_ONCE) if row[start + i] == value)


__all__ = ["AT_ONCE", "MOST_BITS", "NTH", "equal", "lowest", "nth_one", "ones"]
