"""Records as ordinary code reads them, quickly: fields become plain numbers, lists and dictionaries.

It is a copy of what the bytes hold at that moment; nothing can be written through it. Pictures of
views are made with it, several for every decision at a table.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache
from itertools import product
from typing import Any

import numpy as np

from lychgate.core.record import Bytes

Place = tuple[int, ...]


class Reading:
    """A record; `record.field`, `record.row[i]` and `record.table[i, j]` read as in kernels."""

    def __init__(self, numbers: list[int], fields: dict[str, tuple[int, Place]]) -> None:
        self._numbers = numbers
        self._fields = fields

    def __getattr__(self, name: str) -> Any:
        if name not in self._fields:
            raise AttributeError(f"no field {name}")
        start, shape = self._fields[name]
        value: Any
        if not shape:
            value = self._numbers[start]
        else:
            value = self._numbers[start : start + math.prod(shape)]
            if len(shape) > 1:
                value = dict(zip(_places(shape), value, strict=True))
        self.__dict__[name] = value
        return value

    def row(self, name: str, index: int) -> Place:
        """One row of a table: unlike a list it can be what a cache goes by."""
        start, (_, size) = self._fields[name]
        return tuple(self._numbers[start + index * size : start + (index + 1) * size])


def reading(buffer: Bytes, layout: np.dtype[np.void]) -> Any:
    """The record in these bytes, to be read only."""
    numbers: list[int] = []
    unpackers, fields = _plan(layout)
    for unpack in unpackers:
        numbers += unpack(buffer)
    return Reading(numbers, fields)


@cache
def _plan(layout: np.dtype[np.void]) -> tuple[list[Callable[[Bytes], list[int]]], dict[str, tuple[int, Place]]]:
    """How to unpack a layout: numbers of one type stand together in it, so each type is unpacked at once."""
    fields: dict[str, tuple[int, Place]] = {}
    runs: list[tuple[np.dtype[Any], int, int]] = []  # type, first byte, last byte
    count = 0
    for name, (kind, offset) in ((name, layout.fields[name][:2]) for name in layout.names or () if layout.fields):
        fields[name] = (count, kind.shape)
        count += math.prod(kind.shape)
        end = offset + kind.itemsize
        if runs and runs[-1][0] == kind.base and runs[-1][2] == offset:
            runs[-1] = (kind.base, runs[-1][1], end)
        else:
            runs.append((kind.base, offset, end))
    return [_unpacker(*run) for run in runs], fields


def _unpacker(kind: np.dtype[Any], start: int, end: int) -> Callable[[Bytes], list[int]]:
    def unpack(buffer: Bytes) -> list[int]:
        numbers: list[int] = buffer[start:end].view(kind).tolist()
        return numbers

    return unpack


@cache
def _places(shape: Place) -> tuple[Place, ...]:
    return tuple(product(*(range(size) for size in shape)))
