"""One seat of any game as an environment of Gymnasium (`lychgate[envs]`), against chosen bots.

The other seats are played by bots by their names, those of one's own and programs too, each shown its view. An illegal
decision ends the game with the reward ILLEGAL: agents that do not look at the mask learn to.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from lychgate.core.errors import BadOptions, quoted
from lychgate.core.model.chance import quick
from lychgate.core.model.layout import Bytes
from lychgate.envs.outside_bots import answer
from lychgate.envs.table import WINS, Table
from lychgate.lab.engine.entrants import admitted

ILLEGAL = -1.0
MOST_SEED = 2**62

Observation = dict[str, Any]


class SingleSeat(gymnasium.Env):  # type: ignore[misc]
    """One seat; `bots` is one for all others, or one for each of them, in the order of their seats."""

    def __init__(
        self,
        game: str,
        *,
        players: int,
        seat: int = 0,
        bots: str | Sequence[str] = "thumb",
        rules: str | None = None,
        options: Mapping[str, Any] | None = None,
        rewards: str = WINS,
        render_mode: str | None = None,
    ) -> None:
        self.table = Table(game, players, rules, options)
        self.reward_kind, self.render_mode = rewards, render_mode
        self.metadata = {"name": self.table.version, "render_modes": ["ansi"], "render_fps": 1}
        if type(seat) is not int or seat not in range(players):
            raise BadOptions(f"Expected a seat from 0 to {players - 1}, got {quoted(seat)}.")
        names = [bots] * (players - 1) if isinstance(bots, str) else list(bots)
        if len(names) != players - 1:
            raise BadOptions(f"Expected one bot for all other seats or {players - 1}, one a seat; got {len(names)}.")
        self.seat = seat
        others = [other for other in range(players) if other != seat]
        self.bots = {other: admitted(name, self.table.game, players) for other, name in zip(others, names, strict=True)}
        actions = self.table.game.actions
        seen = spaces.Box(0, 255, (self.table.layout.width,), np.uint8)
        mask = spaces.Box(0, 1, (actions,), np.int8)
        self.observation_space = spaces.Dict({"observation": seen, "action_mask": mask})
        self.action_space = spaces.Discrete(actions)
        self.truth: Bytes = np.zeros(0, np.uint8)
        self.chance, self.wits = quick(0), quick(1)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a game in which this seat is asked."""
        super().reset(seed=seed)
        asked = False
        while not asked:
            self.chance, self.wits = (quick(int(self.np_random.integers(MOST_SEED))) for _ in range(2))
            self.truth = self.table.deal(self.chance)
            asked = self._let_others_play()
        return self._observation(), {}

    def _let_others_play(self) -> bool:
        """Until this seat is asked, or the game is over; is it asked?"""
        while asked := self.table.asked(self.truth):
            if asked[0] == self.seat:
                return True
            view = self.table.view(self.truth, asked[0])
            action = answer(self.bots[asked[0]], self.table.game, self.table.box, view, asked[0], self.wits)
            self.table.apply(self.truth, asked[0], action, self.chance)
        return False

    def _observation(self) -> Observation:
        seen = self.table.observation(self.truth, self.seat)
        return {"observation": seen, "action_mask": self.table.mask(self.truth, self.seat)}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Decide, and let the others go on until this seat is asked again."""
        if not len(self.truth) or not self.table.asked(self.truth):
            raise BadOptions("Expected reset(): no game is under way.")
        if self.table.refuses(self.truth, self.seat, int(action)):
            return self._observation(), ILLEGAL, True, False, {"illegal": True}
        self.table.apply(self.truth, self.seat, int(action), self.chance)
        if self._let_others_play():
            return self._observation(), 0.0, False, False, {}
        rewards, places = self.table.rewards(self.truth, self.reward_kind)
        return self._observation(), rewards[self.seat], True, False, {"place": places[self.seat]}

    def render(self) -> str:
        """What the seat sees, as JSON."""
        return self.table.game.picture_json(self.table.box, self.table.view(self.truth, self.seat)).decode()
