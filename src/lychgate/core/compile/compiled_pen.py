"""The compiled twins of `pen`'s small functions. Nothing but `pen` imports this.

Compiled, a pen is a record that holds addresses: arrays, handed from kernel to kernel, cost more than the writing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic
from numba.np.arrayobj import make_array

from lychgate.core.compile.compiled_memory import at, wide_scratch
from lychgate.core.compile.kernel import inlined

BYTE = types.uint8
FIELDS = ("out", "room", "texts", "named", "written", "separate")
PEN = np.dtype([(name, "i8") for name in FIELDS])
WRITTEN = FIELDS.index("written")


@intrinsic  # type: ignore[untyped-decorator]
def _address(typing_context: Any, buffer: Any) -> Any:
    """Where these bytes lie. Whoever asks sees to it that they stay there."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        array = make_array(signature.args[0])(context, builder, arguments[0])
        return builder.ptrtoint(array.data, context.get_value_type(types.int64))

    return types.int64(buffer), generate


def _pointer(context: Any, builder: Any, address: Any) -> Any:
    return builder.inttoptr(address, context.get_value_type(BYTE).as_pointer())


@intrinsic  # type: ignore[untyped-decorator]
def _load(typing_context: Any, address: Any) -> Any:
    """The byte that lies there."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        loaded = builder.load(_pointer(context, builder, arguments[0]))
        return builder.zext(loaded, context.get_value_type(types.int64))

    return types.int64(types.int64), generate


@intrinsic  # type: ignore[untyped-decorator]
def _store(typing_context: Any, address: Any, byte: Any) -> Any:
    """Put a byte there."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        byte = builder.trunc(arguments[1], context.get_value_type(BYTE))
        builder.store(byte, _pointer(context, builder, arguments[0]))
        return context.get_dummy_value()

    return types.none(types.int64, types.int64), generate


@intrinsic  # type: ignore[untyped-decorator]
def _move(typing_context: Any, source: Any, target: Any, size: Any) -> Any:
    """Copy so many bytes."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        source, target = (_pointer(context, builder, address) for address in arguments[:2])
        cgutils.raw_memcpy(builder, target, source, arguments[2], 1)
        return context.get_dummy_value()

    return types.none(types.int64, types.int64, types.int64), generate


@inlined
def write_byte(pen: Any, byte: int) -> None:
    """One more byte."""
    if pen.written < pen.room:
        _store(pen.out + pen.written, byte)
    pen.written += 1


@inlined
def entry(pen: Any, number: int) -> int:
    """A number of the table at the beginning of the texts."""
    start = pen.texts + 4 * number
    found: int = _load(start) | _load(start + 1) << 8 | _load(start + 2) << 16 | _load(start + 3) << 24
    return found


@inlined
def copy_text(pen: Any, begin: int, size: int) -> None:
    """Some bytes of the texts."""
    if pen.written + size <= pen.room:
        _move(pen.texts + begin, pen.out + pen.written, size)
    pen.written += size


def written_with(draw: Callable[..., None]) -> Callable[..., int]:
    """A function that hands `draw` a pen for its texts and its room."""

    def written(box: Any, seen: Any, texts: Any, out: Any) -> int:
        space = wide_scratch(len(FIELDS))
        pen = at(space, PEN)
        pen.out, pen.room = _address(out), len(out)
        pen.texts, pen.named = _address(texts), min(len(texts), 1)
        draw(box, seen, pen)
        count = space[WRITTEN]  # asked of the space, which is kept for as long as it is used
        return count if count <= len(out) else -count

    return written
