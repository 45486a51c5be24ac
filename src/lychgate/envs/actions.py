"""Decisions as numbers, and as their declared parts: the sort of decision, then its arguments.

A network need not have an output for each of two thousand decisions: one choice of the sort and one of each argument
are enough, and `number` turns them back. All tables follow from what the game declares.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from lychgate.core.model.contract import Game
from lychgate.core.model.decisions import MOST_ARGUMENTS

NONE = -1  # in place of an argument that a sort of decision has not


@dataclass(frozen=True)
class Actions:
    """The decisions of a game: numbered 0 to count - 1."""

    count: int
    kinds: tuple[str, ...]  # the sorts of decisions
    first: NDArray[np.int32]  # the first number of each sort
    radix: NDArray[np.int32]  # by sort: how many values each argument has; 0: there is none
    parts: NDArray[np.int32]  # by decision: its sort, its arguments from 0, or NONE
    texts: tuple[str, ...]  # notation

    @classmethod
    def of(cls, game: Game) -> Actions:
        declared = list(game.decisions)
        radix = np.zeros((len(declared), MOST_ARGUMENTS), np.int32)
        parts = np.full((game.actions, 1 + MOST_ARGUMENTS), NONE, np.int32)
        for kind, decision in enumerate(declared):
            sorts = list(decision.arguments.values())
            radix[kind, : len(sorts)] = [sort.size for sort in sorts]
            for action in range(decision, decision + decision.size):
                places = [
                    number - sort.first for number, sort in zip(decision.values(action).values(), sorts, strict=True)
                ]
                parts[action, : 1 + len(sorts)] = [kind, *places]
        return cls(
            game.actions,
            tuple(decision.name for decision in declared),
            np.array(declared, np.int32),
            radix,
            parts,
            tuple(map(game.decisions.write, range(game.actions))),
        )

    @property
    def sizes(self) -> tuple[int, ...]:
        """How many values each part has: the sorts, then the most that any sort has for each argument."""
        return len(self.kinds), *(int(most) for most in self.radix.max(axis=0) if most)

    def number(self, parts: NDArray[np.integer] | Sequence[int]) -> NDArray[np.int32]:
        """The decisions that these parts mean, a row each; arguments that a sort has not are not looked at."""
        rows = np.asarray(parts, np.int32)
        kind = rows[..., 0]
        place = np.zeros_like(kind)
        for argument in range(rows.shape[-1] - 1):
            radix = self.radix[kind, argument]
            place = np.where(radix > 0, place * radix + rows[..., 1 + argument], place)
        return np.asarray(self.first[kind] + place, np.int32)
