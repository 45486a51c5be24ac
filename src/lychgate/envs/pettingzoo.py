"""Any game as an environment of PettingZoo (`lychgate[envs]`): one agent after the other, or all at once.

Agents are called `seat_0`, `seat_1` … An observation is a table of `observation`, as `table.layout` explains it, and
`action_mask`. Rewards come at the end. Where several seats are asked at once, the sequential environment asks the
lowest first; its answer is sealed, and no observation shows it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from lychgate.core.errors import IllegalDecision, quoted
from lychgate.core.model.chance import quick
from lychgate.core.model.layout import Bytes
from lychgate.envs.table import POINTS, Table

Observation = dict[str, Any]
MOST_SEED = 2**62


def aec(
    game: str,
    *,
    players: int,
    rules: str | None = None,
    options: Mapping[str, Any] | None = None,
    rewards: str = POINTS,
    render_mode: str | None = None,
) -> Sequential:
    """One agent after the other."""
    return Sequential(Table(game, players, rules, options), rewards, render_mode)


def parallel(
    game: str,
    *,
    players: int,
    rules: str | None = None,
    options: Mapping[str, Any] | None = None,
    rewards: str = POINTS,
    render_mode: str | None = None,
) -> Simultaneous:
    """All agents at once; those that are not asked have one decision more, to wait, and no other."""
    return Simultaneous(Table(game, players, rules, options), rewards, render_mode)


class Seated:
    """What both have: a game under way, its agents and their spaces."""

    def __init__(self, table: Table, rewards: str, render_mode: str | None, actions: int) -> None:
        self.table, self.reward_kind, self.render_mode = table, rewards, render_mode
        self.metadata = {"name": table.version, "render_modes": ["ansi"], "is_parallelizable": False}
        self.possible_agents = [f"seat_{seat}" for seat in range(table.players)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: self._observed(actions) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.random = np.random.default_rng()
        self.truth: Bytes = np.zeros(0, np.uint8)
        self.chance = quick(0)

    def _observed(self, actions: int) -> spaces.Dict:
        seen = spaces.Box(0, 255, (self.table.layout.width,), np.uint8)
        return spaces.Dict({"observation": seen, "action_mask": spaces.Box(0, 1, (actions,), np.int8)})

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def deal(self, seed: int | None) -> None:
        if seed is not None:
            self.random = np.random.default_rng(seed)
        self.chance = quick(int(self.random.integers(MOST_SEED)))
        self.truth = self.table.deal(self.chance)
        self.agents = self.possible_agents[:]

    def decide(self, seat: int, action: Any) -> None:
        """Carry out a decision, or raise, and nothing has changed."""
        known = isinstance(action, int | np.integer) and 0 <= action < self.table.game.actions
        if not known or self.table.refuses(self.truth, seat, int(action)):
            text = self.table.game.decisions.write(int(action)) if known else quoted(action)
            raise IllegalDecision(f"seat_{seat} may not decide {text} here.")
        self.table.apply(self.truth, seat, int(action), self.chance)

    def picture(self, seat: int) -> str:
        """What the seat sees, as JSON."""
        game = self.table.game
        return game.picture_json(self.table.box, self.table.view(self.truth, seat)).decode()

    def close(self) -> None:
        """Nothing is held."""


class Sequential(Seated, AECEnv):  # type: ignore[misc]
    """PettingZoo's AEC: `agent_selection` says who decides."""

    def __init__(self, table: Table, rewards: str = POINTS, render_mode: str | None = None) -> None:
        AECEnv.__init__(self)
        Seated.__init__(self, table, rewards, render_mode, table.game.actions)

    def reset(self, seed: int | None = None, options: Any = None) -> None:
        self.deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        """Whose decision it is; at the end everybody gets the reward."""
        asked = self.table.asked(self.truth)
        if asked:
            self.agent_selection = self.possible_agents[asked[0]]
            return
        rewards, places = self.table.rewards(self.truth, self.reward_kind)
        for seat, agent in enumerate(self.agents):
            self.rewards[agent], self.terminations[agent] = rewards[seat], True
            self.infos[agent] = {"place": places[seat]}
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Observation:
        seat = self.seat(agent)
        mask = np.zeros(self.table.game.actions, np.int8)
        if agent == self.agent_selection:
            mask = self.table.mask(self.truth, seat)
        return {"observation": self.table.observation(self.truth, seat), "action_mask": mask}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.decide(self.seat(agent), action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._select()
        self._accumulate_rewards()

    def render(self) -> str:
        return self.picture(self.seat(self.agent_selection))


class Simultaneous(Seated, ParallelEnv):  # type: ignore[misc]
    """PettingZoo's Parallel. Seats that are asked at once answer in one step, unseen by each other."""

    def __init__(self, table: Table, rewards: str = POINTS, render_mode: str | None = None) -> None:
        self.wait = table.game.actions  # the number of the decision to wait
        Seated.__init__(self, table, rewards, render_mode, self.wait + 1)

    def reset(self, seed: int | None = None, options: Any = None) -> tuple[dict[str, Observation], dict[str, Any]]:
        self.deal(seed)
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, Observation]:
        asked = self.table.asked(self.truth)
        return {agent: self._observation(seat, seat in asked) for seat, agent in enumerate(self.possible_agents)}

    def _observation(self, seat: int, asked: bool) -> Observation:
        mask = self.table.mask(self.truth, seat, self.wait + 1)
        mask[self.wait] = not asked
        return {"observation": self.table.observation(self.truth, seat), "action_mask": mask}

    def step(self, actions: Mapping[str, Any]) -> tuple[dict[str, Any], ...]:
        """Carry out what the seats that are asked decide; what the others say is not looked at."""
        before, chance = self.truth.copy(), self.chance.copy()
        try:
            for seat in self.table.asked(self.truth):
                if seat in self.table.asked(self.truth):  # an answer may have settled it for all
                    self.decide(seat, actions.get(self.possible_agents[seat]))
        except IllegalDecision:
            self.truth, self.chance = before, chance
            raise
        return self._told()

    def _told(self) -> tuple[dict[str, Any], ...]:
        agents, over = self.agents, not self.table.asked(self.truth)
        rewards, places = self.table.rewards(self.truth, self.reward_kind) if over else ([0.0] * len(agents), [])
        infos: dict[str, dict[str, int]] = {
            agent: {"place": places[seat]} if over else {} for seat, agent in enumerate(agents)
        }
        if over:
            self.agents = []
        return (
            self._observations(),
            dict(zip(agents, rewards, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            infos,
        )

    def render(self) -> str:
        """What the first seat that is asked sees."""
        return self.picture((self.table.asked(self.truth) or [0])[0])
