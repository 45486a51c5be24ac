"""The vector environment plays the same games as a match does, shows what its views show, and tells nothing else."""

from __future__ import annotations

import pickle
from importlib import import_module
from random import Random
from typing import Any

import numpy as np
import pytest

import lychgate
from lychgate import bots
from lychgate.conformance.counts import count
from lychgate.conformance.kit import Kit
from lychgate.core.errors import BadOptions, BadRecord, IllegalDecision
from lychgate.core.model.chance import CHANCE, MIX1, MIX2, quick
from lychgate.core.model.contract import Game
from lychgate.core.model.encoding import BITS, BYTE, ONE_HOT, Span
from lychgate.core.model.layout import Bytes, fields_of
from lychgate.envs.table import Table
from lychgate.envs.vector import Step, Vector
from lychgate.play.match.match import Match

EVERY_GAME = pytest.mark.parametrize(
    ("name", "players"),
    [
        ("graverobbers", 4),
        ("gravediggers", 3),
        ("goldraeuber", 2),
        ("outerspace", 4),
        ("vigil", 3),
        pytest.param("skull_raffle", 3, marks=pytest.mark.long),  # it alone would be compiled for this
    ],
)
STEPS = count(150, 3000)


class Chooser:
    """Chooses among what is legal: by chance, the same with the same seed."""

    def __init__(self, seed: int) -> None:
        self.random = np.random.default_rng(seed)

    def __call__(self, step: Step) -> Any:
        which = (self.random.random(len(step.seats)) * step.info.counts).astype(int)
        return step.info.legal[np.arange(len(step.seats)), which]


def state_of(env: Vector, slot: int) -> Bytes:
    size = env.game.state_layout.itemsize
    return env._states[slot * size : (slot + 1) * size]


def dealt(env: Vector, number: int, seed: int) -> Match:
    """A match with the deal, and the dice to come, of this game of the seed."""
    chance = quick(0)
    chance.view(CHANCE)["quick"] = (seed * MIX1 + number * MIX2) % 2**64
    return Match.at_position(env.game, env.players, None, chance, rules=env.plan.rules, options=env.plan.options)


def copied(step: Step) -> list[bytes]:
    """All that a step shows, to be compared: the arrays themselves are written into again."""
    arrays = [step.observations, step.masks, step.seats, step.rewards, step.done, *step.info]
    shown = [np.ascontiguousarray(array).tobytes() for array in arrays if array is not None]
    legal = [row[:many].tobytes() for row, many in zip(step.info.legal, step.info.counts, strict=True)]
    shown[5] = b"".join(legal)  # behind the legal decisions of a list stands what stood there before
    return shown


# --- the same games


def check_slot(step: Step, slot: int, match: Match) -> None:
    """What is shown of a slot is what the match asks."""
    assert step.observations is not None
    assert step.masks is not None
    seat = match.asked[0]
    legal = match.legal_actions(seat)
    assert step.seats[slot] == seat
    assert step.observations[slot].tobytes() == match.view_bytes(seat).tobytes()
    assert step.info.legal[slot, : step.info.counts[slot]].tolist() == legal
    assert np.flatnonzero(step.masks[slot]).tolist() == sorted(legal)


@EVERY_GAME
def test_it_plays_the_games_that_matches_play(name: str, players: int) -> None:
    env = lychgate.vector(name, players=players, n=3, obs="view", seed=5)
    step, choose, ended = env.reset(), Chooser(1), 0
    matches = [dealt(env, slot, 5) for slot in range(3)]
    for _ in range(STEPS):
        actions = choose(step)
        for match, action in zip(matches, actions, strict=True):
            match.decide(match.asked[0], int(action))
        step = env.step(actions)
        for slot, match in enumerate(matches):
            assert step.done[slot] == match.over
            if match.outcome is not None:
                ended += 1
                assert step.rewards[slot].tolist() == list(match.outcome.points)
                assert step.info.places[slot].tolist() == list(match.outcome.places)
                matches[slot] = dealt(env, int(step.info.numbers[slot]), 5)
            else:
                assert not step.rewards[slot].any()
            check_slot(step, slot, matches[slot])
    assert ended or name == "outerspace"  # whose games are longer than the short suite's


def test_rule_sets_and_options_are_played_with() -> None:
    env = lychgate.vector("graverobbers", players=3, n=2, rules="french", options={"first_player": 2}, obs="view")
    match, step = dealt(env, 0, 1), env.reset()
    check_slot(step, 0, match)
    with pytest.raises(BadOptions, match="rule sets"):
        lychgate.vector("graverobbers", players=3, n=2, rules="chess")


# --- the same seeds


@EVERY_GAME
def test_a_seed_is_the_same_games_however_many_there_are_at_a_time(name: str, players: int) -> None:
    few, many = (lychgate.vector(name, players=players, n=n, seed=9, obs="view") for n in (1, 4))
    many.reset()
    states = {number: state_of(many, number).tobytes() for number in range(4)}
    step, choose, seen = few.reset(), Chooser(2), set[int]()
    for _ in range(STEPS * 2):
        number = int(step.info.numbers[0])
        if number in states and number not in seen:
            assert state_of(few, 0).tobytes() == states[number]
            seen.add(number)
        step = few.step(choose(step))
    assert 0 in seen
    assert seen >= {1, 2} or name == "outerspace"


@EVERY_GAME
def test_the_same_seed_and_decisions_show_the_same(name: str, players: int) -> None:
    one, other = (lychgate.vector(name, players=players, n=4, seed=3, keys=True) for _ in range(2))
    first, second, choose, again = one.reset(), other.reset(seed=3), Chooser(4), Chooser(4)
    start = copied(first)
    for _ in range(40):
        assert copied(first) == copied(second)
        first, second = one.step(choose(first)), other.step(again(second))
    assert copied(one.reset()) == start
    assert copied(one.reset(seed=4)) != start


# --- observations


def decoded(span: Span, row: Bytes, seat: int, game: Game, players: int) -> Any:
    """The numbers of a field as the view has them, from an observation, by what the layout says."""
    cells = row[span.slice].reshape(-1, span.each).astype(object)
    if span.encoding == ONE_HOT:
        assert (cells.sum(axis=1) == 1).all(), span
        numbers = [int(np.argmax(cell)) + span.low for cell in cells]
    elif span.encoding == BITS:
        numbers = [sum(int(bit) << place for place, bit in enumerate(cell)) for cell in cells]
    else:
        numbers = [sum(int(b) << 8 * (span.each - 1 - k) for k, b in enumerate(cell)) + span.low for cell in cells]
    declared = fields_of(game.state)[span.field]
    if declared.bits and declared.seats:
        numbers = [absolute_bits(number, seat, players) for number in numbers]
    elif declared.seats:
        numbers = [absolute(number, declared.seats, seat, players) for number in numbers]
    found = np.array(numbers, object).reshape(span.shape)
    return np.roll(found, seat, axis=0) if span.by_seat else found


def absolute(number: int, firsts: tuple[int, ...], seat: int, players: int) -> int:
    for first in firsts:
        if first <= number < first + players:
            return first + (number - first + seat) % players
    return number


def absolute_bits(number: int, seat: int, players: int) -> int:
    low = sum((number >> bit & 1) << (bit + seat) % players for bit in range(players))
    return number >> players << players | low


@EVERY_GAME
@pytest.mark.parametrize("obs", ["tensor", "numbers"])
def test_an_observation_is_the_view_as_the_layout_says(name: str, players: int, obs: str) -> None:
    env = lychgate.vector(name, players=players, n=2, obs=obs, seed=2)
    layout, step, choose = env.layout, env.reset(), Chooser(3)
    assert layout is not None
    for number in range(STEPS):
        assert step.observations is not None
        if number % 5 == 0:
            for slot, row in enumerate(step.observations):
                seat, view = int(step.seats[slot]), np.zeros(env.game.state_layout.itemsize, np.uint8)
                env.game.call("view", env.box, state_of(env, slot), seat, view)
                assert np.flatnonzero(row[layout["seat"].slice]).tolist() == [seat]
                for span in list(layout)[1:]:
                    seen = view.view(env.game.state_layout)[span.field][0]
                    seen = seen[:players] if span.by_seat else seen
                    assert (decoded(span, row, seat, env.game, players) == seen).all(), span
        step = env.step(choose(step))


@EVERY_GAME
def test_the_spans_of_a_layout_follow_each_other(name: str, players: int) -> None:
    env = lychgate.vector(name, players=players, n=1)
    assert env.layout is not None
    ends = [0, *(span.stop for span in env.layout)]
    assert [span.start for span in env.layout] == ends[:-1]
    assert ends[-1] == env.width
    assert {span.field for span in env.layout} == {"seat", *fields_of(env.game.state)}
    assert all(span.each == 1 for span in env.layout if span.encoding == BYTE)


@EVERY_GAME
def test_worlds_that_a_seat_cannot_tell_apart_are_shown_alike(name: str, players: int) -> None:
    env = lychgate.vector(name, players=players, n=1, seed=8, keys=True)
    table, kit, random = Table(name, players), kit_of(env.game), Random(1)
    step, choose, changed, compared = env.reset(), Chooser(5), 0, 0
    for _ in range(STEPS):
        shown, truth, seat = copied(step), state_of(env, 0).copy(), int(step.seats[0])
        other = kit.scramble(env.box, truth, seat, random)
        changed += bool((other != truth).any())
        assert table.observation(other, seat).tobytes() == shown[0]
        if table.asked(other)[:1] == [seat]:  # in a window others may have answered there, or not: nobody is told
            state_of(env, 0)[:] = other
            scrambled = copied(env._look())
            state_of(env, 0)[:] = truth
            step = env._look()
            compared += 1
            assert scrambled[:3] == shown[:3], "observation, mask, seat"
            assert scrambled[5:7] == shown[5:7], "legal decisions"
            assert scrambled[-1] == shown[-1], "the key of the information state"
        step = env.step(choose(step))
    assert changed, "nothing was hidden"
    assert compared > STEPS // 4


def kit_of(game: Game) -> Kit:
    kit = import_module(f"{game.package}.kit").KIT
    assert isinstance(kit, Kit)
    return kit


# --- keys of information states


def test_keys_tell_apart_what_a_seat_has_done() -> None:
    env = lychgate.vector("vigil", players=2, n=64, seed=6, keys=True, obs="view")
    step, choose = env.reset(), Chooser(7)
    recalled: dict[int, tuple[Any, ...]] = {}
    histories: list[dict[int, tuple[Any, ...]]] = [{} for _ in range(64)]
    for _ in range(count(200, 2000)):
        assert step.info.keys is not None
        assert step.observations is not None
        actions = choose(step)
        for slot in range(64):
            seat = int(step.seats[slot])
            before = (*histories[slot].get(seat, ()), seat, step.observations[slot].tobytes())
            assert recalled.setdefault(int(step.info.keys[slot]), before) == before, "one key for two histories"
            histories[slot][seat] = (*before, int(actions[slot]))
        step = env.step(actions)
        for ended in np.flatnonzero(step.done):
            histories[ended] = {}
    assert len(set(recalled.values())) == len(recalled), "two keys for one history"


# --- bots inside


@EVERY_GAME
@pytest.mark.parametrize("bot", ["thumb", "tests.envs.test_vector:first"])
def test_bots_decide_from_their_views(name: str, players: int, bot: str) -> None:
    env = lychgate.vector(name, players=players, n=1, seed=4, bots={1: bot}, obs="view")
    step = env.reset()
    match, wits = dealt(env, 0, 4), quick(0)
    wits.view(CHANCE)["quick"] = (~4 * MIX1) % 2**64
    for _ in range(STEPS):
        while not match.over and match.asked[0] == 1:
            play = bots.thumb if bot == "thumb" else first
            match.decide(1, play(env.game, env.box, match.view_bytes(1), 1, wits))
        if match.outcome is not None:
            assert step.done[0]
            assert step.info.points[0].tolist() == list(match.outcome.points)
            return
        check_slot(step, 0, match)
        match.decide(match.asked[0], int(step.info.legal[0, 0]))
        step = env.step(step.info.legal[:, 0])


def first(game: Game, box: Bytes, view: Bytes, seat: int, chance: Bytes) -> int:
    """A bot of one's own: the first legal decision."""
    out = np.zeros(game.actions, np.int32)
    game.call("legal", box, view, seat, out)
    return int(out[0])


def test_games_that_bots_end_are_told_once() -> None:
    """With a bot that is asked in Python, as many games end as begin, and each with its points."""
    env = lychgate.vector("vigil", players=2, n=5, seed=4, bots={0: "tests.envs.test_vector:first"})
    step, choose, begun, told = env.reset(), Chooser(6), 5, 0
    for _ in range(count(100, 1000)):
        before = step.info.numbers.copy()
        step = env.step(choose(step))
        assert (step.seats == 1).all()
        assert (step.done == (step.info.numbers != before)).all()
        assert (step.info.places[step.done].min(axis=1) == 1).all()
        assert not step.info.places[~step.done].any()
        begun, told = begun + int((step.info.numbers - before).sum()) // 5, told + int(step.done.sum())
    assert begun == told + 5 > 20


def test_rewards_can_be_wins() -> None:
    env = lychgate.vector("graverobbers", players=4, n=8, rewards="wins", obs=None, masks=False)
    step, choose, ended = env.reset(), Chooser(1), 0
    assert step.observations is None
    assert step.masks is None
    while ended < 20:
        step = env.step(choose(step))
        ended += int(step.done.sum())
        assert np.allclose(step.rewards[step.done].sum(axis=1), 1)
        assert ((step.rewards[step.done] > 0) == (step.info.places[step.done] == 1)).all()


# --- saving


@EVERY_GAME
def test_saved_games_go_on_as_they_would_have(name: str, players: int) -> None:
    env, other = (lychgate.vector(name, players=players, n=3, seed=seed, keys=True) for seed in (2, 7))
    step, choose = env.reset(), Chooser(8)
    for _ in range(17):
        step = env.step(choose(step))
    saved = env.save()
    loaded, third = other.load(saved), pickle.loads(pickle.dumps(env))
    unpickled, again, once_more = third._look(), Chooser(9), Chooser(9)
    choose = Chooser(9)
    for _ in range(60):
        step, loaded, unpickled = env.step(choose(step)), other.step(again(loaded)), third.step(once_more(unpickled))
        assert copied(step) == copied(loaded) == copied(unpickled)
    assert other.save() == env.save()


def test_games_of_another_environment_are_refused() -> None:
    env = lychgate.vector("vigil", players=2, n=3)
    env.reset()
    for other in (
        lychgate.vector("vigil", players=2, n=4),
        lychgate.vector("vigil", players=3, n=3),
        lychgate.vector("vigil", players=2, n=3, rules="brief"),
        lychgate.vector("graverobbers", players=3, n=3),
    ):
        with pytest.raises(BadRecord, match="Saved with"):
            other.load(env.save())
    with pytest.raises(BadRecord, match="save"):
        env.load(b"nonsense")


# --- what is refused


def test_an_illegal_decision_changes_nothing() -> None:
    env = lychgate.vector("graverobbers", players=4, n=4)
    step = env.reset()
    before, good = env.save(), Chooser(1)(step)
    for wrong in (-1, 0, 95, 10**12, -(10**12)):
        actions = good.astype(np.int64)
        actions[2] = wrong
        with pytest.raises(IllegalDecision, match=f"Game 2: seat 0 may not decide .*{wrong}"):
            env.step(actions)
    assert env.save() == before
    env.step(good)


def test_what_cannot_be_is_said_in_a_sentence() -> None:
    env = lychgate.vector("vigil", players=2, n=2)
    with pytest.raises(BadOptions, match="reset"):
        env.step([0, 0])
    env.reset()
    for actions in ([0], [0.0, 0.0], [[0, 0]], [True, False]):
        with pytest.raises(BadOptions, match="2 decisions"):
            env.step(actions)
    for wrong in ({"n": 0}, {"n": 2, "obs": "pixels"}, {"n": 2, "seed": -1}, {"n": 2, "rewards": "fun"}):
        with pytest.raises(BadOptions):
            lychgate.vector("vigil", players=2, **wrong)
    for seated in ({0: "nobody"}, {0: 1}, {2: "thumb"}, {0: "thumb", 1: "thumb"}):
        with pytest.raises(BadOptions):
            lychgate.vector("vigil", players=2, n=2, bots=seated)  # type: ignore[arg-type]


# --- decisions in parts


@EVERY_GAME
def test_parts_of_decisions_make_them_up(name: str, players: int) -> None:
    actions = lychgate.vector(name, players=players, n=1, obs=None).actions
    assert actions.number(actions.parts).tolist() == list(range(actions.count))
    assert all(size > 0 for size in actions.sizes)
    assert len(set(actions.texts)) == actions.count
