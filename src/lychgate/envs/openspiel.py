"""Any game as a Python game of OpenSpiel, with every draw of chance a chance node of its own.

A decision is carried out on a tape: where the tape ends and the rules still draw, there is a chance node, and its
outcome is written on the tape. So all of OpenSpiel's algorithms can walk the tree, and a state is its history.
Utilities are shares of the win. `information_state_string` has perfect recall: all views at own decisions, and these.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

import numpy as np
import pyspiel

from lychgate.core.model.chance import CHANCE, quick, scripted
from lychgate.core.model.layout import Bytes
from lychgate.envs.table import WINS, Table

LONGEST = 100_000  # decisions and draws in a game, for OpenSpiel's book-keeping
MOST_OUTCOMES = 1 << 15  # of one draw
DEAL = (-1, -1)  # in place of a seat and its decision: the game is set up


def load(
    game: str, *, players: int, rules: str | None = None, options: Mapping[str, Any] | None = None
) -> pyspiel.Game:
    """The game, as `pyspiel.load_game` would have it; from then on that knows it too."""
    name = register(game)
    table = Table(game, players, rules, options)  # which refuses what cannot be
    given = json.dumps(dict(table.options or {}), sort_keys=True)
    return pyspiel.load_game(name, {"players": players, "rules": table.rules or "", "options": given})


@cache
def register(game: str) -> str:
    """Tell OpenSpiel of a game; its name there, which has the version of the rules."""
    players = Table.players_of(game)
    name = f"lychgate_{Table(game, players.start).version}"
    kind = pyspiel.GameType(
        short_name=name,
        long_name=name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=players.stop - 1,
        min_num_players=players.start,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": players.start, "rules": "", "options": "{}"},
    )
    pyspiel.register_game(kind, _maker(game, kind, players.start))
    return name


def _maker(game: str, kind: pyspiel.GameType, fewest: int) -> Callable[..., pyspiel.Game]:
    class Game(SpielGame):
        def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
            given = dict(parameters or {})
            options = json.loads(given.get("options") or "{}")
            super().__init__(
                Table(game, given.get("players", fewest), given.get("rules") or None, options), kind, given
            )

    return Game


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game as OpenSpiel knows it."""

    def __init__(self, table: Table, kind: pyspiel.GameType, parameters: dict[str, Any]) -> None:
        info = pyspiel.GameInfo(
            num_distinct_actions=table.game.actions,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=table.players,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, parameters)
        self.table = table

    def new_initial_state(self) -> SpielState:
        return SpielState(self, self.table)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.table, iig_obs_type is not None and iig_obs_type.perfect_recall)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A moment of a game: its truth, or a decision that waits for chance. OpenSpiel copies its attributes deeply."""

    def __init__(self, game: pyspiel.Game, table: Table) -> None:
        super().__init__(game)
        self.table = table
        self.truth: Bytes = np.zeros(table.game.state_layout.itemsize, np.uint8)
        self.recall = [b""] * table.players  # by seat: its views at own decisions, and these, as a hash
        self.pending: tuple[int, int] | None = None
        self.drawn: list[int] = []
        self.outcomes = 0
        self._carry_out(DEAL)

    def _carry_out(self, decision: tuple[int, int]) -> None:
        """Go on with a decision until it is done, or a draw is missing."""
        tape, after = scripted(self.drawn), self.truth.copy()
        if decision == DEAL:
            after = self.table.deal(tape)
        else:
            self.table.apply(after, *decision, tape)
        taken = tape.view(CHANCE)[0]
        if int(taken["position"]) > len(self.drawn):
            self.pending, self.outcomes = decision, int(taken["radix"][len(self.drawn)])
        else:
            self.truth, self.pending, self.drawn, self.outcomes = after, None, [], 0

    # --- as OpenSpiel asks

    def current_player(self) -> int:
        if self.pending is not None:
            return int(pyspiel.PlayerId.CHANCE)
        asked = self.table.asked(self.truth)
        return asked[0] if asked else int(pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1 / self.outcomes) for outcome in range(self.outcomes)]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.table.legal(self.truth, player))

    def _apply_action(self, action: int) -> None:
        if self.pending is not None:
            self.drawn = [*self.drawn, action]
            self._carry_out(self.pending)
            return
        seat = self.current_player()
        seen = self.table.view(self.truth, seat).tobytes()
        self.recall[seat] = hashlib.blake2b(self.recall[seat] + seen + action.to_bytes(4), digest_size=16).digest()
        self._carry_out((seat, action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player < 0:
            return f"chance {action}"
        return str(self.table.game.decisions.write(action))

    def is_terminal(self) -> bool:
        return self.pending is None and not self.table.asked(self.truth)

    def returns(self) -> list[float]:
        return self.table.rewards(self.truth, WINS)[0] if self.is_terminal() else [0.0] * self.table.players

    def __str__(self) -> str:
        return f"{self.truth.tobytes().hex()} {self.pending} {self.drawn}"

    # --- for search among hidden information

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that the player cannot tell from this one, drawn from its view alone."""
        other = self.clone()
        view = self.table.view(self.truth, player)
        chance = quick(int(sampler() * 2**53))
        self.table.game.call("redeal", self.table.box, view, player, chance, other.truth)
        return other  # type: ignore[no-any-return]


def resampler(state: SpielState, player: int) -> SpielState:
    """For `ISMCTSBot.set_resampler` of OpenSpiel's Python search."""
    return state.resample_from_infostate(player, np.random.random)


class Observer:
    """What a player sees of a state; with perfect recall, also what it saw and did before."""

    def __init__(self, table: Table, recalls: bool) -> None:
        self.table, self.recalls = table, recalls
        self.tensor = np.zeros(0 if recalls else table.layout.width, np.float32)
        self.dict = {} if recalls else {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if not self.recalls:
            self.tensor[:] = self.table.observation(state.truth, player)

    def string_from(self, state: SpielState, player: int) -> str:
        seen = self.table.view(state.truth, player).tobytes().hex()
        return f"{player} {state.recall[player].hex()} {seen}" if self.recalls else f"{player} {seen}"
