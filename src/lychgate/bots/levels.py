"""The levels of the searching bot: how much it thinks, how much it remembers, how softly it chooses.

A weaker level sees no less and is told nothing false: it only looks less far, and does not always take
the best of the good moves. A move that was tried less than a tenth as often as the best is never played.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from lychgate.bots.search.draws import draw
from lychgate.bots.search.thinking import Budget, Move, Thought, sensible, think
from lychgate.bots.styles import Style, style_of
from lychgate.core.model.contract import Game
from lychgate.core.model.layout import Bytes

SEEDS = 1 << 31
FINE = 1_000_000  # how finely a choice by chance is drawn
GOOD = 0.1  # of the best move's share: what a move must have to be played at all
FEWEST = 4  # iterations of any level


@dataclass(frozen=True, slots=True)
class Level:
    """A strength of play."""

    name: str
    part: int  # of the effort that the game's style calls for: one of so many
    room: int  # views remembered
    softness: float  # 0: always the best move; 1: in proportion to the visits
    times: int = 1  # more than it is known for, in trials
    tries: tuple[tuple[str, Any], ...] = ()  # what is otherwise than in the game's style, in trials

    def __call__(self, game: Game, box: Bytes, view: Bytes, seat: int, chance: Bytes) -> int:
        """The decision, from the view alone."""
        choices = sensible(game, box, view, seat)
        if len(choices) == 1:
            return choices[0]
        thought = self.think(game, box, view, seat, draw(chance, SEEDS))
        return chosen(thought, self.softness, draw(chance, FINE) / FINE)

    def think(self, game: Game, box: Bytes, view: Bytes, seat: int, seed: int, style: Style | None = None) -> Thought:
        """What it thinks of the moves."""
        style = style or replace(style_of(game), **dict(self.tries))
        return think(
            game, box, view, seat, Budget(self.iterations(style)), seed=seed, style=style, room=self.room * self.times
        )

    def iterations(self, style: Style) -> int:
        """How much it thinks of one decision."""
        return max(style.effort // self.part, FEWEST) * self.times


LEVELS = (
    Level("easy", 32, 64, 1.0),
    Level("medium", 8, 512, 0.5),
    Level("hard", 3, 4096, 0.25),
    Level("expert", 1, 1 << 14, 0.0),
)


def chosen(thought: Thought, softness: float, point: float) -> int:
    """The move to play: the best, or one of the good ones by chance; where it matters, as they are mixed."""
    if softness == 0 and not thought.mixes:
        return thought.best
    least = (GOOD if softness else thought.mixes) * thought.moves[0].share
    good = [move for move in thought.moves if move.share >= least]
    weights = [weight_of(move, softness or 1.0) for move in good]
    left = point * sum(weights)
    for move, weight in zip(good, weights, strict=True):
        left -= weight
        if left < 0:
            return move.action
    return good[-1].action


def weight_of(move: Move, softness: float) -> float:
    """How likely a good move is played, beside the others: softmax over the logarithm of its share."""
    return float(move.share ** (1 / softness))
