"""Records as ordinary code reads them, quickly: fields become plain numbers, lists and dictionaries.

It is a copy of what the bytes hold at that moment; nothing can be written through it. Pictures of
views are made with it, several for every decision at a table.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Callable
from functools import cache
from itertools import product
from operator import itemgetter
from typing import Any

import numpy as np

from lychgate.core.model.layout import Bytes

Place = tuple[int, ...]

CODES = {"i1": "b", "u1": "B", "i2": "h", "u2": "H", "i4": "i", "u4": "I", "i8": "q", "u8": "Q"}  # NumPy's, struct's


class Reading:
    """A record; `record.field`, `record.row[i]` and `record.table[i, j]` read as in kernels."""

    def __init__(self, numbers: list[int], plan: Plan) -> None:
        self.__dict__.update(zip(plan.flat, plan.values(numbers), strict=True))
        self._numbers = numbers
        self._tables = plan.tables

    def __getattr__(self, name: str) -> Any:
        """A table, put together when it is first asked for."""
        if name.startswith("_") or name not in self._tables:
            raise AttributeError(f"no field {name}")
        start, shape = self._tables[name]
        table = dict(zip(_places(shape), self._numbers[start : start + math.prod(shape)], strict=True))
        self.__dict__[name] = table
        return table

    def row(self, name: str, index: int) -> Place:
        """One row of a table: unlike a list it can be what a cache goes by."""
        start, (_, size) = self._tables[name]
        start += index * size
        return tuple(self._numbers[start : start + size])


class Plan:
    """How to read a layout: everything is unpacked at once, then single numbers and rows are picked."""

    def __init__(self, layout: np.dtype[np.void]) -> None:
        kinds = {name: layout.fields[name][0] for name in layout.names or () if layout.fields}
        self.flat: list[str] = []  # single numbers and rows
        self.tables: dict[str, tuple[int, Place]] = {}  # first number, shape
        picked: list[int | slice] = []
        format, count = "<", 0
        for name, kind in kinds.items():
            size = math.prod(kind.shape)
            if len(kind.shape) > 1:
                self.tables[name] = (count, kind.shape)
            else:
                self.flat.append(name)
                picked.append(slice(count, count + size) if kind.shape else count)
            format += f"{size}{CODES[kind.base.str[1:]]}"
            count += size
        self.unpack = struct.Struct(format).unpack
        self.values: Callable[[list[int]], tuple[Any, ...]] = _picker(picked)


def _picker(picked: list[int | slice]) -> Callable[[list[int]], tuple[Any, ...]]:
    if len(picked) > 1:
        return itemgetter(*picked)
    return lambda numbers: tuple(numbers[where] for where in picked)


def reading(buffer: Bytes, layout: np.dtype[np.void]) -> Any:
    """The record in these bytes, to be read only."""
    plan = _plan(layout)
    return Reading(list(plan.unpack(buffer.data)), plan)


_plan = cache(Plan)


@cache
def _places(shape: Place) -> tuple[Place, ...]:
    return tuple(product(*(range(size) for size in shape)))
