"""Games of the net against itself: what it saw, decided and expected, and what came of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from lychgate.envs.vector import Step, Vector
from lychgate.train import library
from lychgate.train.advantage import advantages
from lychgate.train.model import Model
from lychgate.train.plan import LEAD, Plan

torch = library.torch()


@dataclass(frozen=True)
class Rollout:
    """Decisions to learn from, one after the other, as tensors."""

    seen: Any
    legal: Any  # decisions, of which the first `counts` are meant
    counts: Any
    places: Any  # of what was decided, among these
    likely: Any  # the logarithm of how likely each was
    gains: Any
    returns: Any
    games: int  # that ended


class Table:
    """The games under way."""

    def __init__(self, plan: Plan, lead: float) -> None:
        self.plan, self.lead = plan, lead
        self.env = Vector(plan.games(masks=False))
        self.step = self.env.reset()

    def play(self, model: Model, draws: Any) -> Rollout:
        """So many steps of all games, by the net as it is."""
        plan, env = self.plan, self.env
        shape, games = (plan.steps, plan.slots), np.arange(plan.slots)
        seen = np.zeros((*shape, len(model.used)), np.uint8)
        legal, counts = list[Any](), np.zeros(shape, np.int32)
        places, seats = np.zeros(shape, np.int64), np.zeros((plan.steps + 1, plan.slots), np.int32)
        likely, values = np.zeros(shape, np.float32), np.zeros((plan.steps + 1, plan.slots), np.float32)
        rewards, done = np.zeros((*shape, plan.players), np.float32), np.zeros(shape, bool)
        for t in range(plan.steps):
            step = self.step
            assert step.observations is not None
            np.take(step.observations, model.used, axis=1, out=seen[t])
            legal.append(step.info.legal[:, : step.info.counts.max()].copy())
            counts[t], seats[t] = step.info.counts, step.seats
            logs, values[t] = asked(model, step)
            places[t] = drawn(logs, draws)
            likely[t] = logs[games, places[t]]
            self.step = step = env.step(legal[t][games, places[t]])
            done[t] = step.done
            rewards[t] = self.rewards(step)
        seats[plan.steps] = self.step.seats
        values[plan.steps] = asked(model, self.step)[1]
        found = advantages(values, seats, rewards, done, plan.players, plan.trace)
        known = found.known.ravel()
        listed = np.zeros((*shape, counts.max()), np.int32)
        for t, part in enumerate(legal):
            listed[t, :, : part.shape[1]] = part
        arrays = (seen, listed, counts, places, likely, found.gains, found.returns)
        kept: list[Any] = [torch.from_numpy(array.reshape(-1, *array.shape[2:])[known]) for array in arrays]
        return Rollout(*kept, games=int(done.sum()))  # type: ignore[misc]

    def rewards(self, step: Step) -> np.ndarray[Any, np.dtype[np.float32]]:
        """What each seat gets where a game has ended."""
        return rewards_of(self.plan, step, self.lead)


def rewards_of(plan: Plan, step: Step, lead: float) -> np.ndarray[Any, np.dtype[np.float32]]:
    """Shares of the win; or leads, in parts of a usual one."""
    if plan.rewards != LEAD:
        return step.rewards
    points = step.info.points.astype(np.float32)
    others = (points.sum(axis=1, keepdims=True) - points) / max(plan.players - 1, 1)
    found: np.ndarray[Any, np.dtype[np.float32]] = (points - others) / np.float32(lead)
    return found


def asked(model: Model, step: Step) -> tuple[Any, Any]:
    """What the net says where each game stands: of the legal decisions, and what the seat expects."""
    assert step.observations is not None
    legal = torch.from_numpy(step.info.legal[:, : step.info.counts.max()].astype(np.int64))
    with torch.no_grad():
        seen = torch.from_numpy(step.observations[:, model.used])
        logs, values = model(seen, legal, torch.from_numpy(step.info.counts))
    return logs.numpy(), values.numpy()


def drawn(logs: Any, draws: Any) -> Any:
    """The place of a decision for each game, by the shares of which these are the logarithms (Gumbel's way)."""
    noise = torch.rand(logs.shape, generator=draws).numpy()
    return (logs - np.log(-np.log(noise.clip(1e-12, 1 - 1e-7)))).argmax(axis=1)


def usual_lead(plan: Plan) -> float:
    """How large a lead usually is in games of chance: the root of the mean square."""
    if plan.rewards != LEAD:
        return 1.0
    env, chance = Vector(plan.games(obs=None, masks=False)), np.random.default_rng(plan.seed)
    step, squares = env.reset(), list[float]()
    while len(squares) < 2000:
        which = (chance.random(env.n) * step.info.counts).astype(int)
        step = env.step(step.info.legal[np.arange(env.n), which])
        if step.done.any():
            squares += (rewards_of(plan, step, 1.0)[step.done] ** 2).ravel().tolist()
    return max(1.0, float(np.sqrt(np.mean(squares))))
