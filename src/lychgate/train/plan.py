"""What is to be learned, and how: everything that a training's result depends on, but for how long it takes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

from lychgate.core.errors import BadOptions, quoted
from lychgate.core.model.contract import Game
from lychgate.envs.vector import TENSOR, WINS
from lychgate.envs.vector import Plan as Games

LEAD = "lead"  # points ahead of the others' mean
REWARDS = (WINS, LEAD)
WIDEST = 4096  # numbers in a layer


@dataclass(frozen=True)
class Plan:
    """A training. The numbers are the usual ones of PPO (Schulman and others, 2017)."""

    game: str
    players: int
    seed: int = 1
    rules: str | None = None
    options: Mapping[str, Any] = field(default_factory=dict)
    rewards: str = WINS
    hidden: tuple[int, ...] = (256, 128)
    short: bool = True  # the layers below the heads are computed in 16 bits
    slots: int = 128  # games at a time
    steps: int = 128  # decisions of each before the net learns from them
    batch: int = 2048  # decisions that are learned from at once
    epochs: int = 3  # how often each is learned from
    rate: float = 1e-3  # of learning,
    slower: int = 500  # iterations after which it is 1/√2 of that
    clip: float = 0.2  # how much more or less likely a decision becomes at most
    trace: float = 0.95  # λ of the advantages
    worth: float = 1.0  # weight of the error in what a seat expects to win
    entropy: float = 0.01  # weight of staying undecided
    measured: int = 200  # deals, from every seat, in which the net is measured against the rule of thumb
    between: int = 25  # iterations between two measurements

    def check(self) -> Game:
        """The game, if this can be learned."""
        if self.rewards not in REWARDS:
            raise BadOptions(f"Expected rewards {WINS} or {LEAD}, got {quoted(self.rewards)}.")
        if not self.hidden or not all(1 <= width <= WIDEST for width in self.hidden):
            raise BadOptions(f"Expected layers of 1 to {WIDEST} numbers, got {quoted(self.hidden)}.")
        return self.games().check()

    def games(self, **other: Any) -> Games:
        """The games that are played."""
        usual: dict[str, Any] = {"n": self.slots, "seed": self.seed, "obs": TENSOR, "rewards": WINS}
        return Games(self.game, self.players, rules=self.rules, options=dict(self.options), **(usual | other))

    def as_data(self) -> dict[str, Any]:
        """The plan as plain data."""
        return asdict(self) | {"options": dict(self.options), "hidden": list(self.hidden)}
