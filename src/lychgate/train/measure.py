"""How well a net plays: its share of wins against the rule of thumb, on the same deals from every seat."""

from __future__ import annotations

from typing import Any

import numpy as np

from lychgate.envs.vector import Vector
from lychgate.lab.engine.intervals import Interval, mean
from lychgate.train import library
from lychgate.train.model import Model
from lychgate.train.plan import Plan
from lychgate.train.rollout import asked, drawn

torch = library.torch()

OWN_DEALS = 1 << 40  # seeds from here on are for measuring


def against(bot: str, plan: Plan, model: Model, seed: int) -> Interval:
    """The share of wins of one net among bots of this name, over deals that each seat plays once."""
    shares = np.zeros(plan.measured)
    for seat in range(plan.players):
        bots = {other: bot for other in range(plan.players) if other != seat}
        env = Vector(plan.games(n=plan.measured, seed=OWN_DEALS + seed, bots=bots, masks=False))
        shares += first_games(env, model, seat, torch.Generator().manual_seed(seed * plan.players + seat))
    shares /= plan.players
    return mean(float(shares.sum()), float((shares * shares).sum()), len(shares))


def first_games(env: Vector, model: Model, seat: int, draws: Any) -> Any:
    """What the seat won in the first game of every slot."""
    step, over, won = env.reset(), np.zeros(env.n, bool), np.zeros(env.n)
    while not over.all():
        places = drawn(asked(model, step)[0], draws)
        step = env.step(step.info.legal[np.arange(env.n), places])
        new = step.done & ~over
        won[new] = step.rewards[new, seat]
        over |= new
    return won
