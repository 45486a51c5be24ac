"""The door to OpenSpiel: its suite passes, and its algorithms play. `pip install lychgate[envs]` brings it."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from lychgate.conformance.counts import count
from lychgate.core.errors import BadOptions

pyspiel = pytest.importorskip("pyspiel", reason="lychgate[envs] is not installed")

from open_spiel.python.algorithms import external_sampling_mccfr, ismcts, mcts  # noqa: E402

from lychgate.envs import openspiel  # noqa: E402

EVERY_GAME = pytest.mark.parametrize(
    ("name", "players"),
    [
        ("graverobbers", 3),
        ("gravediggers", 2),
        ("goldraeuber", 2),
        ("outerspace", 2),
        ("vigil", 2),
        ("skull_raffle", 3),
    ],
)


def past_chance(state: Any, chance: random.Random) -> Any:
    """The state after all draws that wait."""
    while state.is_chance_node():
        state.apply_action(chance.choice(state.chance_outcomes())[0])
    return state


@EVERY_GAME
def test_random_games_as_openspiel_wants_them(name: str, players: int) -> None:
    brief = name in ("vigil", "skull_raffle", "gravediggers")  # serialising replays the whole history
    pyspiel.random_sim_test(openspiel.load(name, players=players), num_sims=1, serialize=brief, verbose=False)


@EVERY_GAME
def test_its_search_plays_on_worlds_drawn_from_views(name: str, players: int) -> None:
    game, chance = openspiel.load(name, players=players), random.Random(2)
    state = past_chance(game.new_initial_state(), chance)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(
        game=game, evaluator=evaluator, uct_c=2.0, max_simulations=count(3, 100),
        random_state=np.random.RandomState(1), use_observation_string=True, allow_inconsistent_action_sets=True,
    )  # fmt: skip
    bot.set_resampler(openspiel.resampler)
    for _ in range(2):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
        past_chance(state, chance)


def test_a_resampled_state_looks_the_same_to_its_player() -> None:
    game, chance = openspiel.load("graverobbers", players=3), random.Random(3)
    state = past_chance(game.new_initial_state(), chance)
    others = {str(openspiel.resampler(state, state.current_player())) for _ in range(20)}
    assert len(others) > 1
    for _ in range(20):
        player = state.current_player()
        other = openspiel.resampler(state, player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.legal_actions() == state.legal_actions()
        state.apply_action(chance.choice(state.legal_actions()))
        past_chance(state, chance)


def test_monte_carlo_cfr_walks_the_tree() -> None:
    game = openspiel.load("vigil", players=2, rules="brief")
    solver = external_sampling_mccfr.ExternalSamplingSolver(game, external_sampling_mccfr.AverageType.SIMPLE)
    for _ in range(count(10, 300)):
        solver.iteration()
    state = past_chance(game.new_initial_state(), random.Random(1))
    assert sum(solver.average_policy().action_probabilities(state).values()) == pytest.approx(1)


def test_a_clone_goes_its_own_way() -> None:
    game, chance = openspiel.load("graverobbers", players=3), random.Random(4)
    state = past_chance(game.new_initial_state(), chance)
    clone, before = state.clone(), str(state)
    clone.apply_action(clone.legal_actions()[0])
    assert str(state) == before != str(clone)


def test_rule_sets_and_options_reach_it() -> None:
    german, french = (openspiel.load("graverobbers", players=4, rules=rules) for rules in ("german", "french"))
    assert german.table.rules == "german"
    assert (german.table.box != french.table.box).any()
    with pytest.raises(BadOptions):
        openspiel.load("graverobbers", players=9)
