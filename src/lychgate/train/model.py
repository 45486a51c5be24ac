"""The net as PyTorch learns it, and as a file that plays without PyTorch.

Bytes of an observation that never change in games of chance are passed over: often half of them, such as the parts for
seats that nobody has.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from lychgate.core.model.contract import Game
from lychgate.envs.vector import Vector
from lychgate.nets.file import Net, for_game
from lychgate.train import library
from lychgate.train.plan import Plan

torch = library.torch()

SAMPLE = 2000  # steps of games of chance that show how large numbers become
NEVER = -1e9  # the inclination to what is not meant


class Model:
    """Layers, a head for decisions, a head for what the seat wins. Inputs are brought to 0 to 1; of scale 0 is unused.

    The layers below the heads are computed in 16 bits (bfloat16), which is several times as fast where it is built in.
    """

    def __init__(
        self, actions: int, hidden: tuple[int, ...], scale: NDArray[np.float32], *, short: bool = True
    ) -> None:  # fmt: skip
        self.scale, self.short = scale, short
        self.used = np.flatnonzero(scale)
        self._scale = torch.from_numpy(scale[self.used])
        layers = [torch.nn.Linear(before, after) for before, after in pairwise((len(self.used), *hidden))]
        self.layers = torch.nn.ModuleList([*layers, torch.nn.Linear(hidden[-1], actions + 1)])
        with torch.no_grad():
            for layer in self.layers:
                torch.nn.init.orthogonal_(layer.weight, 2**0.5)
                layer.bias.zero_()
            self.layers[-1].weight *= 0.01  # at first, every decision is as likely as the others

    def __call__(self, seen: Any, legal: Any, counts: Any) -> tuple[Any, Any]:
        """The logarithms of the shares of the legal decisions, which are listed, and what the seat expects to win.

        Of observations it is shown the bytes that are used; of lists, the first `counts` are meant.
        """
        with torch.autocast("cpu", torch.bfloat16, enabled=self.short):
            found = seen * self._scale
            for layer in self.layers[:-1]:
                found = torch.relu(layer(found))
        out = self.layers[-1](found.to(torch.float32))
        leanings = out.gather(1, legal)  # a game may have a thousand decisions, of which a handful are legal
        behind = torch.arange(legal.shape[1]) >= counts[:, None]
        return torch.log_softmax(leanings.masked_fill(behind, NEVER), 1), out[:, -1]

    def exported(self, game: Game, plan: Plan, note: dict[str, Any]) -> Net:
        """The net for a file: it takes the bytes of an observation as they are."""
        first = torch.zeros(len(self.scale), plan.hidden[0])
        first[self.used] = (self.layers[0].weight.detach() * self._scale).T
        parts = [first, self.layers[0].bias]
        for layer in self.layers[1:-1]:
            parts += [layer.weight.T, layer.bias]
        last = self.layers[-1]
        parts += [last.weight[:-1], last.bias[:-1], last.weight[-1], last.bias[-1:]]
        weights = np.concatenate([part.detach().numpy().astype(np.float64).ravel() for part in parts])
        return for_game(game, plan.players, plan.hidden, weights, note)


def scale_of(plan: Plan) -> NDArray[np.float32]:
    """What each byte of an observation is multiplied by: the largest that games of chance show becomes 1."""
    env = Vector(plan.games(n=32, masks=False))
    chance, step = np.random.default_rng(plan.seed), env.reset()
    most, least = np.zeros(env.width, np.uint8), np.full(env.width, 255, np.uint8)
    for _ in range(SAMPLE):
        assert step.observations is not None
        np.maximum(most, step.observations.max(axis=0), out=most)
        np.minimum(least, step.observations.min(axis=0), out=least)
        which = (chance.random(env.n) * step.info.counts).astype(int)
        step = env.step(step.info.legal[np.arange(env.n), which])
    found: NDArray[np.float32] = np.where(least < most, 1 / np.maximum(most, 1), 0).astype(np.float32)
    return found
