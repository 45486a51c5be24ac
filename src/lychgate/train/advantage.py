"""How much better a decision was than expected: generalised advantage estimation, by seat.

What comes after a seat's decision is that seat's next one, whatever others decide in between; a game's end comes after
the last one of every seat. (Schulman and others, 2016; nothing is discounted, since every game ends.)
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Reals = NDArray[np.float32]


class Advantages(NamedTuple):
    """By step and game."""

    gains: Reals  # how much better than expected
    returns: Reals  # what should have been expected
    known: NDArray[np.bool_]  # false: what comes of it is not known yet, and nothing is to be learned from it


def advantages(
    values: Reals, seats: NDArray[np.int32], rewards: Reals, done: NDArray[np.bool_], players: int, trace: float
) -> Advantages:  # fmt: skip
    """The advantages of all decisions but the last of each game, which only says what is expected of it.

    `values` and `seats` have a row more than there are steps; `rewards` are by step, game and seat, of the games that
    the step has ended.
    """
    steps, slots = done.shape
    games = np.arange(slots)
    gains, known = np.zeros((steps, slots), np.float32), np.zeros((steps, slots), bool)
    expected, ahead = np.zeros((slots, players), np.float32), np.zeros((slots, players), np.float32)
    reached = np.zeros((slots, players), bool)  # is it known what comes after the seat's decision?
    expected[games, seats[steps]], reached[games, seats[steps]] = values[steps], True
    for t in range(steps - 1, -1, -1):
        over = done[t]
        expected[over], ahead[over], reached[over] = rewards[t, over], 0, True
        seat = (games, seats[t])
        known[t] = reached[seat]
        gains[t] = np.where(known[t], expected[seat] - values[t] + trace * ahead[seat], 0)
        expected[seat], ahead[seat], reached[seat] = values[t], gains[t], True
    return Advantages(gains, gains + values[:steps], known)
