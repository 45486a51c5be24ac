"""The doors to PettingZoo, Gymnasium and OpenSpiel: each passes the suite of its library, with any game.

`pip install lychgate[envs]` brings the libraries; where they are not installed, nothing here can be tried.
"""

from __future__ import annotations

import random
import warnings
from typing import Any

import numpy as np
import pytest

from lychgate.conformance.counts import count
from lychgate.core.errors import BadOptions, IllegalDecision

pytest.importorskip("pettingzoo", reason="lychgate[envs] is not installed")
pytest.importorskip("gymnasium", reason="lychgate[envs] is not installed")

from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test

from lychgate.envs.gymnasium import ILLEGAL, SingleSeat
from lychgate.envs.pettingzoo import Simultaneous, aec, parallel

CYCLES = count(60, 1000)
EVERY_GAME = pytest.mark.parametrize(
    ("name", "players"),
    [
        ("graverobbers", 4),
        ("gravediggers", 3),
        ("goldraeuber", 2),
        ("outerspace", 3),
        ("vigil", 2),
        ("skull_raffle", 3),
    ],
)


# --- PettingZoo


@EVERY_GAME
def test_one_agent_after_the_other_as_pettingzoo_wants_it(name: str, players: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # that observations are tables, and spaces not what it likes best
        api_test(aec(name, players=players), num_cycles=CYCLES)
        seed_test(lambda: aec(name, players=players), num_cycles=CYCLES)


@EVERY_GAME
def test_all_agents_at_once_as_pettingzoo_wants_it(name: str, players: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        parallel_api_test(parallel(name, players=players), num_cycles=CYCLES)


def masked(observation: dict[str, Any], chance: random.Random) -> int:
    return int(chance.choice(np.flatnonzero(observation["action_mask"]).tolist()))


@EVERY_GAME
def test_both_play_the_same_game(name: str, players: int) -> None:
    """What was decided at once, one after the other: the same observations and the same rewards."""
    one, all_at_once, chance = aec(name, players=players), parallel(name, players=players), random.Random(3)
    one.reset(seed=5)
    seen, _ = all_at_once.reset(seed=5)
    for _ in range(count(40, 400)):
        actions = {agent: masked(seen[agent], chance) for agent in all_at_once.agents}
        waiting = [agent for agent in actions if actions[agent] == all_at_once.wait]
        assert len(waiting) < players, "somebody is asked"
        for agent in all_at_once.table.asked(all_at_once.truth):
            assert one.agent_selection == f"seat_{agent}"
            one.step(actions[f"seat_{agent}"])
        seen, rewards, over, _, _ = all_at_once.step(actions)
        assert (one.truth == all_at_once.truth).all()
        if all(over.values()):
            assert rewards == one.rewards
            return


def test_who_waits_can_only_wait() -> None:
    env = parallel("graverobbers", players=3)
    seen, _ = env.reset(seed=1)
    while len(env.table.asked(env.truth)) > 1:  # goals are chosen by all
        seen, *_ = env.step({agent: masked(seen[agent], random.Random(1)) for agent in env.agents})
    (asked,) = env.table.asked(env.truth)
    for seat, agent in enumerate(env.possible_agents):
        allowed = np.flatnonzero(seen[agent]["action_mask"]).tolist()
        assert (allowed == [env.wait]) == (seat != asked)
        assert env.wait not in allowed or seat != asked


def test_an_illegal_decision_is_refused_and_changes_nothing() -> None:
    env = parallel("vigil", players=2)
    env.reset(seed=1)
    before = env.truth.copy()
    with pytest.raises(IllegalDecision, match="seat_1 may not decide"):
        env.step({"seat_0": 0, "seat_1": env.wait})
    assert (env.truth == before).all()
    turns = aec("graverobbers", players=3)
    turns.reset(seed=1)
    with pytest.raises(IllegalDecision, match="seat_0 may not decide"):
        turns.step(None)


def test_names_have_the_version_of_the_rules() -> None:
    env = aec("graverobbers", players=4)
    assert env.metadata["name"] == f"graverobbers_v{env.table.game.version}"
    assert isinstance(parallel("vigil", players=2), Simultaneous)


# --- Gymnasium


@EVERY_GAME
def test_one_seat_as_gymnasium_wants_it(name: str, players: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # what it would advise of other environments
        check_env(SingleSeat(name, players=players, bots="thumb"), skip_render_check=True)


@pytest.mark.parametrize("bots", ["random", ["thumb", "random", "thumb"]])
def test_one_seat_plays_whole_games_against_bots(bots: Any) -> None:
    env, chance = SingleSeat("graverobbers", players=4, seat=2, bots=bots), random.Random(1)
    for seed in range(3):
        seen, _ = env.reset(seed=seed)
        over, rewards = False, 0.0
        while not over:
            assert env.table.asked(env.truth)[0] == 2
            seen, reward, over, _, info = env.step(masked(seen, chance))
            rewards += reward
        assert (rewards > 0) == (info["place"] == 1)


def test_an_illegal_decision_ends_the_game_of_a_single_seat() -> None:
    env = SingleSeat("graverobbers", players=3)
    with pytest.raises(BadOptions, match="reset"):
        env.step(0)
    seen, _ = env.reset(seed=1)
    wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    assert env.step(wrong)[1:] == (ILLEGAL, True, False, {"illegal": True})


def test_seats_and_bots_that_there_are_not_are_refused() -> None:
    for wrong in ({"seat": 4}, {"bots": ["thumb"]}, {"bots": "nobody"}, {"rules": "chess"}):
        with pytest.raises(BadOptions):
            SingleSeat("graverobbers", players=4, **wrong)
