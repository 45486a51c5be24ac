"""Intervals hold what they promise: known values, and 95 % of them cover the truth."""

from __future__ import annotations

import numpy as np
import pytest

from lychgate.lab.engine.intervals import mean, share


def test_wilsons_interval_has_the_published_values() -> None:
    # Newcombe (1998), Table I: 81 of 263, method 3.
    found = share(81, 263)
    assert (round(found.low, 4), round(found.high, 4)) == (0.2553, 0.3662)


@pytest.mark.parametrize(("successes", "size", "low", "high"), [(0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)])
def test_wilsons_interval_stays_within_nothing_and_all(successes: int, size: int, low: float, high: float) -> None:
    found = share(successes, size)
    assert (round(found.low, 4), round(found.high, 4)) == (low, high)
    mirrored = share(size - successes, size)
    assert mirrored.high == pytest.approx(1 - found.low)


def test_nineteen_of_twenty_intervals_cover_the_mean() -> None:
    samples = np.random.default_rng(4).integers(0, 10, (4000, 100))
    intervals = [mean(int(s.sum()), int((s**2).sum()), len(s)) for s in samples]
    covered = sum(i.low <= 4.5 <= i.high for i in intervals) / len(intervals)
    assert 0.935 < covered < 0.962


def test_one_game_gives_no_interval_to_speak_of() -> None:
    found = mean(7, 49, 1)
    assert (found.low, found.value, found.high) == (7, 7, 7)
