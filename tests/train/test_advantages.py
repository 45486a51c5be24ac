"""Advantages follow each seat from one of its own decisions to the next, beside a naive count."""

from __future__ import annotations

import numpy as np
import pytest

from lychgate.train.advantage import advantages


def naive(
    values: list[float], seats: list[int], rewards: dict[int, list[float]], done: list[bool], trace: float
) -> list[float | None]:  # fmt: skip
    """The gain of each step of one game's slot, forwards: what follows a decision is the seat's next, or the end."""
    steps, gains = len(done), list[float | None]()
    for t in range(steps):
        total, weight, here, at = 0.0, 1.0, values[t], t
        while True:
            ended = next((u for u in range(at, steps) if done[u]), None)
            following = next((u for u in range(at + 1, steps + 1) if seats[u] == seats[t]), None)
            if ended is not None and (following is None or following > ended):
                total += weight * (rewards[ended][seats[t]] - here)
                break
            if following is None:
                break
            total, here, at = total + weight * (values[following] - here), values[following], following
            weight *= trace
            if following == steps:
                break
        known = any(done[t:]) or seats[t] in seats[t + 1 :]
        gains.append(total if known else None)
    return gains


@pytest.mark.parametrize("seed", range(20))
def test_they_are_those_of_a_naive_count(seed: int) -> None:
    random, steps, slots, players, trace = np.random.default_rng(seed), 12, 3, 3, 0.9
    values = random.normal(size=(steps + 1, slots)).astype(np.float32)
    seats = random.integers(0, players, (steps + 1, slots)).astype(np.int32)
    done = random.random((steps, slots)) < 0.15
    rewards = (random.normal(size=(steps, slots, players)) * done[:, :, None]).astype(np.float32)
    found = advantages(values, seats, rewards, done, players, trace)
    assert found.known.any()
    for slot in range(slots):
        ends = {t: rewards[t, slot].tolist() for t in range(steps) if done[t, slot]}
        due = naive(values[:, slot].tolist(), seats[:, slot].tolist(), ends, done[:, slot].tolist(), trace)
        for t, gain in enumerate(due):
            assert found.known[t, slot] == (gain is not None)
            if gain is not None:
                assert found.gains[t, slot] == pytest.approx(gain, abs=1e-5)
                assert found.returns[t, slot] == pytest.approx(gain + values[t, slot], abs=1e-5)
