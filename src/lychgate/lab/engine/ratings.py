"""Ratings of bots that met in an arena: OpenSkill's Plackett–Luce model, block by block.

A block counts as one meeting of all entrants, ranked by their share of wins in it: the deal and the seats are then
the same for all. A rating says how the bots compare with each other, at this game, and nothing beyond that.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong a bot is thought to be, and how sure that is."""

    skill: float
    doubt: float

    @property
    def sure(self) -> float:
        """What it is at least, almost certainly: what a ladder is ordered by."""
        return self.skill - 3 * self.doubt


def ratings(entrants: int, blocks: Iterable[Sequence[float]]) -> list[Rating]:
    """Ratings after these blocks, each with the share of wins of every entrant."""
    model = PlackettLuce()
    players = [[model.rating()] for _ in range(entrants)]
    for shares in blocks:
        players = model.rate(players, scores=list(shares))
    return [Rating(player.mu, player.sigma) for (player,) in players]
