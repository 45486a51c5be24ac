"""Wald's sequential test: play until it is clear, and no longer.

Is a bot's share of wins the fair one, or as much more as `BETTER` says? The sample is a mean of blocks
whose spread is measured, not assumed, as in the generalised test of chess engines' developers.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log

BETTER = 1.1  # times the fair share: what is called better
ERROR = 0.05  # how often a wrong answer is accepted, either way
FEWEST = 20  # blocks before anything is said


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the test says so far: the logarithm of the odds, and `better`, `not better` or nothing yet."""

    ratio: float
    answer: str | None


def judge(total: float, squares: float, blocks: int, fair: float) -> Verdict:
    """From the sum and the sum of squares of so many blocks' shares."""
    if blocks < FEWEST:
        return Verdict(0.0, None)
    mean = total / blocks
    variance = max((squares - total * mean) / (blocks - 1), 1e-9)
    better = fair * BETTER
    ratio = blocks * (better - fair) * (2 * mean - better - fair) / (2 * variance)
    bound = log((1 - ERROR) / ERROR)
    return Verdict(ratio, "better" if ratio >= bound else "not better" if ratio <= -bound else None)
