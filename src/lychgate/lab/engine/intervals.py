"""Numbers from a sample with their 95 % intervals: means, and shares after Wilson."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

Z = 1.959963984540054  # 95 % of a normal distribution lie within so many standard deviations


@dataclass(frozen=True, slots=True)
class Interval:
    """A value, and between what it lies with 95 % confidence."""

    value: float
    low: float
    high: float

    def as_data(self) -> dict[str, float]:
        return {"value": self.value, "low": self.low, "high": self.high}


def mean(total: float, squares: float, size: int) -> Interval:
    """The mean of a sample, from its sum and its sum of squares."""
    value = total / size
    if size < 2:
        return Interval(value, value, value)
    variance = max(0.0, (squares - total * value) / (size - 1))
    margin = Z * sqrt(variance / size)
    return Interval(value, value - margin, value + margin)


def share(successes: float, size: int) -> Interval:
    """A share of a sample, after Wilson (1927): it stays within 0 and 1, also for few games."""
    p = successes / size
    centre = p + Z * Z / (2 * size)
    margin = Z * sqrt(p * (1 - p) / size + Z * Z / (4 * size * size))
    scale = 1 + Z * Z / size
    return Interval(p, max(0.0, (centre - margin) / scale), min(1.0, (centre + margin) / scale))
