"""The compiled twins of `layout`'s small functions. Nothing but `layout` imports this."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic
from numba.np.arrayobj import make_array, populate_array

from lychgate.core.compile.kernel import kernel

if TYPE_CHECKING:
    from lychgate.core.model.layout import Row


@intrinsic  # type: ignore[untyped-decorator]
def at(typing_context: Any, buffer: Any, layout: Any) -> Any:
    """The record in these bytes: a plain pointer, so that a call through it costs nothing."""
    record = layout.dtype
    signature = record(buffer, layout)

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        array = make_array(signature.args[0])(context, builder, arguments[0])
        return builder.bitcast(array.data, context.get_value_type(record))

    return signature, generate


@kernel
def scratch(size: int) -> Row:
    """A list of zeros to work with, of the same sort as lists of actions and events."""
    return np.zeros(size, np.int32)


EVENTS = types.Array(types.int32, 1, "C")


@intrinsic  # type: ignore[untyped-decorator]
def no_listeners(typing_context: Any) -> Any:
    """An out-buffer without room for events: what is told there is left out of compiled code altogether.

    Its length is a constant that follows it into every function, and nobody counts who refers to it.
    """

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        number = context.get_value_type(types.int32)
        room = ir.GlobalVariable(builder.module, number, builder.module.get_unique_name("no_listeners"))
        room.linkage, room.global_constant, room.initializer = "internal", True, ir.Constant(number, 0)
        found = make_array(signature.return_type)(context, builder)
        one, width = context.get_constant(types.intp, 1), context.get_constant(types.intp, 4)
        populate_array(found, room, shape=[one], strides=[width], itemsize=width, meminfo=None)
        return found._getvalue()

    return EVENTS(), generate


@kernel
def wide_scratch(size: int) -> Row:
    """A list of zeros that take 64 bits."""
    return np.zeros(size, np.int64)


@kernel
def fractions(size: int) -> list[float]:
    """A list of zeros that take fractions."""
    return np.zeros(size, np.float64)  # type: ignore[return-value]


@kernel
def copy(source: Any, target: Any) -> None:
    """Copy all bytes of one buffer to another."""
    for i in range(len(source)):
        target[i] = source[i]


@kernel
def copy_part(source: Any, target: Any, start: int, size: int) -> None:
    """Copy some bytes of one buffer to the same place in another."""
    for i in range(start, start + size):
        target[i] = source[i]


@kernel
def clear(target: Any) -> None:
    """Set all bytes of a buffer to zero."""
    for i in range(len(target)):
        target[i] = 0
