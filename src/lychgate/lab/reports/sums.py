"""Sums over games in blocks, and what follows from them with 95 % intervals: by drawing blocks again and again.

Seats of one game are not independent, games are. So intervals of ratios come from whole games: these are dealt out to
blocks by their number, and the blocks are drawn anew a thousand times (a bootstrap with a fixed seed).
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from lychgate.lab.engine.intervals import Interval

BLOCKS, DRAWS = 100, 1000
Array = NDArray[Any]


@cache
def draws() -> Array:
    """How often each block is drawn, draw by draw."""
    return np.random.default_rng(1).multinomial(BLOCKS, np.full(BLOCKS, 1 / BLOCKS), DRAWS).astype(np.float64)


class Sums:
    """For each key, two sums by block: of values, and of what they are divided by."""

    def __init__(self) -> None:
        self.of: dict[Hashable, Array] = {}

    def add(self, games: Array, keys: Array, values: Array, weights: Array) -> None:
        """Rows of games, each with its key, value and weight."""
        distinct, index = np.unique(keys, return_inverse=True)
        flat = index.reshape(-1) * BLOCKS + games % BLOCKS
        size = len(distinct) * BLOCKS
        found = [np.bincount(flat, one, size).reshape(-1, BLOCKS) for one in (values, weights)]
        for number, key in enumerate(distinct.tolist()):
            self.of[key] = self.of.get(key, np.zeros((2, BLOCKS))) + np.stack([one[number] for one in found])

    @property
    def whole(self) -> Array:
        """The sums over all keys."""
        return np.sum(list(self.of.values()), axis=0) if self.of else np.zeros((2, BLOCKS))

    def weight(self, key: Hashable) -> float:
        return float(self.of[key][1].sum())

    def ratio(self, key: Hashable) -> Interval:
        """The values of a key by its weights."""
        return ratio(self.of[key])


def ratio(sums: Array) -> Interval:
    """One sum by the other, with its interval."""
    values, weights = sums
    if not weights.sum():
        return Interval(0.0, 0.0, 0.0)
    drawn = draws() @ weights
    found = (draws() @ values)[drawn > 0] / drawn[drawn > 0]
    low, high = np.percentile(found, (2.5, 97.5))
    return Interval(float(values.sum() / weights.sum()), float(low), float(high))


class Histogram:
    """How often each value came, by block."""

    def __init__(self) -> None:
        self._of: dict[int, Array] = {}

    def add(self, games: Array, values: Array) -> None:
        distinct, index = np.unique(values, return_inverse=True)
        flat = np.bincount(index.reshape(-1) * BLOCKS + games % BLOCKS, minlength=len(distinct) * BLOCKS)
        for value, row in zip(distinct.tolist(), flat.reshape(-1, BLOCKS), strict=True):
            self._of[value] = self._of.get(value, np.zeros(BLOCKS)) + row

    @property
    def counts(self) -> dict[int, int]:
        """How often each value came, in order."""
        return {value: int(self._of[value].sum()) for value in sorted(self._of)}

    def quantile(self, part: float) -> int:
        """The value that so large a part does not exceed."""
        values = sorted(self._of)
        so_far = np.cumsum([self._of[value].sum() for value in values])
        return int(values[int(np.searchsorted(so_far, part * so_far[-1]))])

    def mean(self) -> Interval:
        rows = np.stack([self._of[value] for value in self._of])
        return ratio(np.stack([np.array(list(self._of)) @ rows, rows.sum(axis=0)]))
