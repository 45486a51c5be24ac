"""`python -m tests.envs.digest`: what some steps of the vector environment show, as a hash, however code is run."""

from __future__ import annotations

import hashlib
import json

import numpy as np

import lychgate
from lychgate.core.input import registry
from tests.toy import GAME

GAMES = (("vigil", 3, 12), ("graverobbers", 3, 5), ("goldraeuber", 2, 5))  # with players and steps: interpreted is slow


def digests() -> dict[str, str]:
    """The hash of all that is shown, by game and sort of observation."""
    return {
        f"{name} {obs}": digest(name, players, steps, obs) for name, players, steps in GAMES for obs in OBSERVATIONS
    }


OBSERVATIONS = ("tensor", "numbers", "view")


def digest(name: str, players: int, steps: int, obs: str) -> str:
    env = lychgate.vector(name, players=players, n=2, obs=obs, seed=5, keys=True, bots={1: "thumb"})
    step, found = env.reset(), hashlib.sha256()
    for number in range(steps):
        assert step.observations is not None
        assert step.masks is not None
        for array in (step.observations, step.masks, step.seats, step.rewards, step.done, step.info.keys):
            found.update(np.ascontiguousarray(array).tobytes())
        step = env.step(step.info.legal[np.arange(2), number % step.info.counts])
    return found.hexdigest()


if __name__ == "__main__":
    registry.register(GAME)
    print(json.dumps(digests()))
