"""Records: flat rows of small integers, declared once as typed classes.

A class lists its fields with `u8("what it means")` and its kin; `dtype_of` makes the NumPy layout.
Kernels read `state.field` and `state.table[i, j]`. Compiled, that is machine code on the bytes;
interpreted, `Record` and `Cells` stand in, which give plain Python ints and refuse a number that
does not fit, so that both ways agree or fail loudly.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Protocol, overload

import numpy as np
from numpy.typing import NDArray

from lychgate.core.compile.kernel import COMPILING
from lychgate.core.model.sorts import SEATS

Bytes = NDArray[np.uint8]
Ints = NDArray[np.int32]
Plain = int | list["Plain"]


class Row(Protocol):
    """A field that is a list of numbers, as a type checker sees it in kernels."""

    def __getitem__(self, index: int) -> int: ...
    def __setitem__(self, index: int, value: int) -> None: ...
    def __len__(self) -> int: ...


class Grid(Protocol):
    """A field that is a table of numbers, as a type checker sees it in kernels."""

    @overload
    def __getitem__(self, index: int) -> Row: ...
    @overload
    def __getitem__(self, index: tuple[int, int]) -> int: ...
    def __setitem__(self, index: tuple[int, int], value: int) -> None: ...


# Who sees a field: everybody; of a field by seats, each seat its own part; or what a rule of the game's `view` shows.
ALL, OWNER, RULE = "all", "owner", "rule"


class Field:
    """One field of a record: its number type, its shape, what it means, who sees it, and which numbers it holds."""

    def __init__(
        self,
        code: str,
        meaning: str,
        shape: tuple[int, ...],
        *,
        seen: str,
        by_seat: bool,
        within: range | None,
        bits: bool,
        seats: tuple[int, ...],
    ) -> None:
        assert seen in (ALL, OWNER, RULE), f"{meaning}: seen by all, owner or rule, not {seen!r}"
        assert seen != OWNER or by_seat, f"{meaning}: a field with owners has a row for each seat"
        self.code = code
        self.meaning = meaning
        self.shape = shape
        self.seen = seen
        self.by_seat = by_seat  # its first axis is seats
        self.within = within if within is not None else _numbers_of(code)
        self.bits = bits  # a number is a set of things, a bit each
        self.seats = seats  # from each of these numbers (of a set: bits) on, as many as there are seats stand for them


def _numbers_of(code: str) -> range:
    limits = np.iinfo(np.dtype(code))
    return range(int(limits.min), int(limits.max) + 1)


def _declarator(code: str) -> Callable[..., Any]:
    def declare(
        meaning: str,
        *shape: int,
        seen: str = RULE,
        by_seat: bool | None = None,
        within: range | None = None,
        bits: bool = False,
        seats: tuple[int, ...] = (),
    ) -> Any:
        by_seat = shape[:1] == (SEATS,) if by_seat is None else by_seat
        return Field(code, meaning, shape, seen=seen, by_seat=by_seat, within=within, bits=bits, seats=seats)

    return declare


u8, i8 = _declarator("u1"), _declarator("i1")
u16, i16 = _declarator("u2"), _declarator("i2")
u32, i32 = _declarator("u4"), _declarator("i4")
u64_field, i64_field = _declarator("u8"), _declarator("i8")


def fields_of(record: type) -> dict[str, Field]:
    """The fields of a record class, in the order they were declared."""
    return {name: value for name, value in vars(record).items() if isinstance(value, Field)}


def dtype_of(record: type) -> np.dtype[np.void]:
    """The layout of a record class: widest numbers first, so that all are aligned without gaps."""
    fields = fields_of(record)
    widest_first = sorted(fields, key=lambda name: -np.dtype(fields[name].code).itemsize)
    layout = [(name, fields[name].code, fields[name].shape) for name in widest_first]
    return np.dtype(layout)


Parts = tuple[tuple[int, int], ...]  # stretches of bytes: where each begins, and how long it is

NO_PARTS: Parts = ((0, 0),)  # compiled code needs to know what it would hold


def parts_seen(record: type) -> tuple[Parts, Parts]:
    """The bytes of a record that everybody sees; and of each field that has owners, the first owner's."""
    layout, everybody, owners = dtype_of(record), list[tuple[int, int]](), list[tuple[int, int]]()
    declared = fields_of(record)
    for name in layout.names or ():
        assert layout.fields is not None
        kind, start = layout.fields[name][:2]
        if declared[name].seen == ALL:
            if everybody and sum(everybody[-1]) == start:  # goes on where the last one ends
                start, size = everybody.pop()
                everybody.append((start, size + kind.itemsize))
            else:
                everybody.append((start, kind.itemsize))
        elif declared[name].seen == OWNER:
            owners.append((start, kind.itemsize // kind.shape[0]))
    return tuple(everybody) or NO_PARTS, tuple(owners) or NO_PARTS


def blank(layout: np.dtype[np.void]) -> Bytes:
    """The bytes of an all-zero record."""
    return np.zeros(layout.itemsize, np.uint8)


class Cells:
    """An array seen from interpreted kernels: ints out, checked ints in."""

    __slots__ = ("_array",)

    def __init__(self, array: NDArray[Any]) -> None:
        self._array = array

    def __len__(self) -> int:
        return len(self._array)

    def __getitem__(self, index: int | tuple[int, ...]) -> Any:
        found = self._array[index]
        if isinstance(found, np.ndarray):
            return Cells(found)
        return int(found)

    def __setitem__(self, index: Any, value: int) -> None:
        target = self._array.dtype
        limits = np.iinfo(target)
        if not limits.min <= value <= limits.max:
            raise OverflowError(f"{value} does not fit {target}")
        self._array[index] = value

    def __iter__(self) -> Iterator[Any]:
        return (self[i] for i in range(len(self)))

    @property
    def array(self) -> NDArray[Any]:
        return self._array


class Record:
    """One record seen from interpreted kernels, or read by ordinary code (views, boxes)."""

    __slots__ = ("_row",)

    def __init__(self, row: NDArray[np.void]) -> None:
        object.__setattr__(self, "_row", row)

    def __getattr__(self, name: str) -> Any:
        try:
            found = self._row[name][0]
        except ValueError:
            raise AttributeError(f"no field {name}") from None
        return Cells(found) if isinstance(found, np.ndarray) else int(found)

    def __setattr__(self, name: str, value: int) -> None:
        Cells(self._row[name])[0] = value


def read(buffer: Bytes, layout: np.dtype[np.void]) -> Any:
    """The record in these bytes, for ordinary Python code: attributes give ints and `Cells`."""
    return Record(buffer.view(layout))


def plain(buffer: Bytes, layout: np.dtype[np.void]) -> dict[str, Plain]:
    """The record as plain data: names, ints and lists."""
    row = buffer.view(layout)
    return {name: row[name][0].tolist() for name in layout.names or ()}


if COMPILING:
    from lychgate.core.compile.compiled_memory import (
        at,
        clear,
        copy,
        copy_part,
        fractions,
        no_listeners,
        scratch,
        wide_scratch,
    )
else:

    def at(buffer: Any, layout: np.dtype[np.void]) -> Any:
        """The record in these bytes."""
        return Record((buffer.array if isinstance(buffer, Cells) else buffer).view(layout))

    def scratch(size: int) -> Row:
        """A list of zeros to work with."""
        return [0] * size

    def no_listeners() -> Row:
        """An out-buffer without room for events: nobody hears of them."""
        return [0]

    def copy(source: Any, target: Any) -> None:
        """Copy all bytes of one buffer to another."""
        raw = source.array if isinstance(source, Cells) else source
        (target.array if isinstance(target, Cells) else target)[:] = raw

    def copy_part(source: Any, target: Any, start: int, size: int) -> None:
        """Copy some bytes of one buffer to the same place in another."""
        raw = source.array if isinstance(source, Cells) else source
        (target.array if isinstance(target, Cells) else target)[start : start + size] = raw[start : start + size]

    def clear(target: Any) -> None:
        """Set all bytes of a buffer to zero."""
        (target.array if isinstance(target, Cells) else target)[:] = 0

    def fractions(size: int) -> list[float]:
        """A list of zeros that take fractions."""
        return [0.0] * size

    wide_scratch = scratch

__all__ = [
    "ALL", "OWNER", "RULE", "Bytes", "Cells", "Field", "Grid", "Ints", "Parts", "Plain", "Record", "Row", "at", "blank",
    "clear", "copy", "copy_part", "dtype_of", "fields_of", "fractions", "i8", "i16", "i32", "i64_field", "no_listeners",
    "parts_seen", "plain", "read", "scratch", "u8", "u16", "u32", "u64_field", "wide_scratch",
]  # fmt: skip
