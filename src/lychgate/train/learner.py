"""Proximal policy optimisation: better decisions become likelier, but not by much at a time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from lychgate.train import library
from lychgate.train.model import Model
from lychgate.train.plan import Plan
from lychgate.train.rollout import Rollout

torch = library.torch()

STEEPEST = 0.5  # norm of a gradient
LEAST = -100.0  # the logarithm of a share that is none


@dataclass(frozen=True)
class Progress:
    """What an iteration did, on average over its batches."""

    entropy: float
    change: float  # how far the net has gone from what it was, in nats
    error: float  # of what seats expect, squared


class Learner:
    """A net that learns."""

    def __init__(self, plan: Plan, model: Model) -> None:
        self.plan, self.model = plan, model
        self.optimiser = torch.optim.Adam(model.layers.parameters(), lr=plan.rate, eps=1e-5)

    def learn(self, rollout: Rollout, draws: Any, iteration: int) -> Progress:
        """From each decision as often as the plan says, in random order."""
        plan, sums, batches = self.plan, torch.zeros(3), 0
        for group in self.optimiser.param_groups:
            group["lr"] = plan.rate / (1 + iteration / plan.slower) ** 0.5
        chosen = rollout.gains[rollout.counts > 1]  # where there was anything to choose
        gains = (rollout.gains - chosen.mean()) / (chosen.std() + 1e-8)
        for _ in range(plan.epochs):
            order = torch.randperm(len(gains), generator=draws)
            for part in order.split(plan.batch):
                sums += self._step(rollout, gains[part], part)
                batches += 1
        return Progress(*(sums / batches).tolist())

    def _step(self, rollout: Rollout, gains: Any, part: Any) -> Any:
        plan = self.plan
        counts = rollout.counts[part]
        chosen = (counts > 1).to(torch.float32)
        logs, values = self.model(rollout.seen[part], rollout.legal[part].long(), counts)
        taken = logs.gather(1, rollout.places[part][:, None])[:, 0]
        change = taken - rollout.likely[part]
        ratio = change.exp()
        bounded = ratio.clamp(1 - plan.clip, 1 + plan.clip)
        many = chosen.sum().clamp(min=1)
        policy = -(torch.minimum(ratio * gains, bounded * gains) * chosen).sum() / many
        entropy = -((logs.exp() * logs.clamp(min=LEAST)).sum(1) * chosen).sum() / many
        error = ((values - rollout.returns[part]) ** 2).mean()
        self.optimiser.zero_grad()
        (policy + plan.worth * error - plan.entropy * entropy).backward()
        torch.nn.utils.clip_grad_norm_(self.model.layers.parameters(), STEEPEST)
        self.optimiser.step()
        with torch.no_grad():
            went = ((ratio - 1 - change) * chosen).sum() / many
            return torch.stack([entropy, went, error])
