"""The compiled twins of `bits`' small functions: instructions of the processor. Nothing but `bits` imports this."""

from __future__ import annotations

from typing import Any

from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

from lychgate.core.compile.kernel import inlined


@intrinsic  # type: ignore[untyped-decorator]
def _set_bits(typing_context: Any, bits: Any) -> Any:
    """How many bits are set."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), generate


@intrinsic  # type: ignore[untyped-decorator]
def _zeros_below(typing_context: Any, bits: Any) -> Any:
    """How many zeros stand below the lowest set bit; 64 if there is none."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], cgutils.false_bit)

    return types.int64(types.int64), generate


@inlined
def ones(bits: int) -> int:
    """How many bits are set."""
    count: int = _set_bits(bits)
    return count


@inlined
def lowest(bits: int) -> int:
    """The place of the lowest set bit."""
    place: int = _zeros_below(bits)
    return place
