"""The compiled twins of `bits`' small functions: instructions of the processor. Nothing but `bits` imports this."""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic
from numba.np.arrayobj import make_array

from lychgate.core.compile.kernel import inlined

AT_ONCE = 16  # as in `bits`
ZERO = ir.Constant(ir.IntType(32), 0)
EVERYWHERE = ir.Constant(ir.VectorType(ir.IntType(32), AT_ONCE), None)  # the first one, so many times


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


@intrinsic  # type: ignore[untyped-decorator]
def equal(typing_context: Any, row: Any, start: Any, value: Any) -> Any:
    """Which of AT_ONCE bytes hold this value."""
    assert row.dtype == types.int8, f"expected a list of bytes, got {row}"

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        byte, several = ir.IntType(8), ir.VectorType(ir.IntType(8), AT_ONCE)
        row = make_array(signature.args[0])(context, builder, arguments[0])
        place = builder.gep(builder.bitcast(row.data, byte.as_pointer()), [arguments[1]])
        bytes_there = builder.load(builder.bitcast(place, several.as_pointer()), align=1)
        wanted = builder.insert_element(ir.Constant(several, ir.Undefined), builder.trunc(arguments[2], byte), ZERO)
        wanted = builder.shuffle_vector(wanted, ir.Constant(several, ir.Undefined), EVERYWHERE)
        found = builder.bitcast(builder.icmp_signed("==", bytes_there, wanted), ir.IntType(AT_ONCE))
        return builder.zext(found, context.get_value_type(types.int64))

    return types.int64(row, types.int64, types.int64), generate


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
