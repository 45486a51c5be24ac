"""Saved nets: compiled code finds what NumPy finds, a file that does not fit is refused, and a net sees a view only."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from random import Random

import numpy as np
import pytest

import lychgate
from lychgate.conformance.counts import count
from lychgate.conformance.kit import Kit
from lychgate.core.compile.kernel import INTERPRETED
from lychgate.core.errors import BadOptions
from lychgate.core.input import registry
from lychgate.core.model.chance import quick
from lychgate.core.model.encoding import Layout
from lychgate.core.model.layout import Bytes, blank
from lychgate.envs.vector import Vector
from lychgate.lab.engine.arena import Plan as Contest
from lychgate.lab.engine.arena import compete
from lychgate.lab.engine.simulate import Plan, simulate
from lychgate.nets.bot import evaluated, net_bot
from lychgate.nets.file import FIRST_LINE, Net, Reals, for_game, read_net, size_of

ROOT = Path(__file__).parents[2]
EVERY_GAME = pytest.mark.parametrize(
    ("name", "players"), [("graverobbers", 4), ("gravediggers", 3), ("goldraeuber", 2), ("outerspace", 4)]
)


def random_net(name: str, players: int, hidden: tuple[int, ...] = (12, 7), seed: int = 1) -> Net:
    """A net that has learned nothing; its inclinations differ a good deal."""
    game = registry.find(name)
    size = size_of(Layout(game, players).width, game.actions, hidden)
    return for_game(game, players, hidden, np.random.default_rng(seed).normal(0, 0.3, size), {"learned": "nothing"})


def forward(net: Net, observation: Bytes) -> Reals:
    """The same net in NumPy: what the seat wins, then the inclinations."""
    weights, found, width = net.weights, observation.astype(np.float64), net.inputs
    for wide in net.hidden:
        matrix, weights = weights[: width * wide].reshape(width, wide), weights[width * wide :]
        found, weights, width = np.maximum(found @ matrix + weights[:wide], 0), weights[wide:], wide
    heads, weights = weights[: net.actions * width].reshape(net.actions, width), weights[net.actions * width :]
    inclinations, weights = heads @ found + weights[: net.actions], weights[net.actions :]
    assert len(weights) == width + 1
    return np.append(weights[:width] @ found + weights[width], inclinations)


def observations(name: str, players: int, many: int) -> list[Bytes]:
    """What seats see in games of chance."""
    env, chance = lychgate.vector(name, players=players, n=4, seed=3), np.random.default_rng(3)
    step, found = env.reset(), list[Bytes]()
    for _ in range(many):
        assert step.observations is not None
        found += [row.copy() for row in step.observations]
        which = (chance.random(env.n) * step.info.counts).astype(int)
        step = env.step(step.info.legal[np.arange(env.n), which])
    return found


@EVERY_GAME
@pytest.mark.parametrize("hidden", [(12, 7), (5,), (6, 9, 4)])
def test_compiled_code_finds_what_numpy_finds(name: str, players: int, hidden: tuple[int, ...]) -> None:
    net = random_net(name, players, hidden)
    for observation in observations(name, players, count(5, 100)):
        assert evaluated(net, observation) == pytest.approx(forward(net, observation), rel=1e-12, abs=1e-12)


@pytest.mark.parametrize(("numbers", "near"), [("float32", 1e-7), ("float16", 1e-3)])
def test_a_saved_net_is_read_as_it_was(tmp_path: Path, numbers: str, near: float) -> None:
    net = random_net("graverobbers", 4)
    net.write(tmp_path / "some.net", numbers)
    found = read_net(tmp_path / "some.net")
    assert (found.game, found.players, found.hidden, found.note) == ("graverobbers", 4, (12, 7), {"learned": "nothing"})
    assert found.weights == pytest.approx(net.weights, rel=near, abs=near)
    assert (tmp_path / "some.net").read_bytes().startswith(FIRST_LINE + b'{"game":"graverobbers","version":')


def changed_header(data: bytes, **other: object) -> bytes:
    """The file with other words about itself."""
    line, _, payload = data.removeprefix(FIRST_LINE).partition(b"\n")
    return FIRST_LINE + json.dumps(json.loads(line) | other).encode() + b"\n" + payload


DAMAGES: list[tuple[Callable[[bytes], bytes], str]] = [
    (lambda data: b"", "is not a net of this format"),
    (lambda data: data.replace(b"net 1", b"net 2", 1), "is not a net of this format"),
    (lambda data: data[:60], "is damaged: what it is for cannot be read"),
    (lambda data: data[:-1], "is damaged: its weights are not those that were saved"),
    (lambda data: data + b"0", "is damaged: its weights are not those that were saved"),
    (lambda data: data[:-1] + bytes([data[-1] ^ 1]), "is damaged: its weights are not those that were saved"),
    (lambda data: changed_header(data, hidden=[]), "is damaged: its layers cannot be"),
    (lambda data: changed_header(data, hidden=[1 << 40, 1 << 40]), "is damaged: its layers cannot be"),
    (lambda data: changed_header(data, inputs=1 << 26), "is damaged: its weights cannot be"),
    (lambda data: changed_header(data, numbers="float8"), "is damaged: its weights cannot be"),
    (lambda data: changed_header(data, more=1), "is damaged: what it is for cannot be read"),
]


@pytest.mark.parametrize(("damage", "sentence"), DAMAGES)
def test_a_damaged_file_is_refused_in_a_sentence(
    tmp_path: Path, damage: Callable[[bytes], bytes], sentence: str
) -> None:  # fmt: skip
    file = tmp_path / "some.net"
    random_net("graverobbers", 4).write(file)
    file.write_bytes(damage(file.read_bytes()))
    with pytest.raises(BadOptions, match=sentence) as refused:
        read_net(file)
    assert str(refused.value).count("\n") == 0


def test_weights_that_are_no_numbers_are_refused(tmp_path: Path) -> None:
    net = random_net("graverobbers", 4)
    net.weights[5] = np.nan
    net.write(tmp_path / "some.net")
    with pytest.raises(BadOptions, match="its weights are not numbers"):
        read_net(tmp_path / "some.net")


@pytest.mark.parametrize(
    ("other", "sentence"),
    [
        ({"game": "gravediggers"}, "This net plays gravediggers, not graverobbers"),
        ({"players": 3}, "This net plays graverobbers with 3 players, not with 4"),
        ({"version": 1}, "This net has learned version 1 of graverobbers; this is"),
        ({"layout": "0" * 32}, "from other observations, or with other decisions"),
    ],
)
def test_a_net_that_has_learned_something_else_is_refused(
    tmp_path: Path, other: dict[str, object], sentence: str
) -> None:  # fmt: skip
    file = tmp_path / "some.net"
    random_net("graverobbers", 4).write(file)
    file.write_bytes(changed_header(file.read_bytes(), **other))
    with pytest.raises(BadOptions, match=sentence):
        Contest("graverobbers", (f"net:{file}", "thumb"), 4, blocks=1).check()
    with pytest.raises(BadOptions, match=sentence):
        Plan("graverobbers", 4, games=1, bots=(f"net:{file}",)).check()
    with pytest.raises(BadOptions, match=sentence):
        lychgate.vector("graverobbers", players=4, n=1, bots={1: f"net:{file}"})


@pytest.mark.parametrize("name", ["net:{file}", "net@1:{file}", "net@0:{file}"])
def test_a_net_plays_wherever_bots_do(tmp_path: Path, name: str) -> None:
    file = tmp_path / "some.net"
    random_net("graverobbers", 3).write(file)
    bot = name.format(file=file)
    report = compete(Contest("graverobbers", (bot, "thumb"), 3, blocks=2), processes=1)
    assert [standing.bot for standing in report.standings] == [bot, "thumb"]
    assert simulate(Plan("graverobbers", 3, games=2, bots=(bot,)), processes=1).counts.games == 2
    env = lychgate.vector("graverobbers", players=3, n=2, bots={1: bot, 2: "thumb"})
    step = env.reset()
    for _ in range(20):
        assert (step.seats == 0).all()
        step = env.step(step.info.legal[:, 0])


def test_what_is_no_net_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadOptions, match="cannot be read: No such file or directory"):
        net_bot(f"net:{tmp_path / 'none.net'}")
    with pytest.raises(BadOptions, match="Expected a heat from 0 to 100"):
        net_bot(f"net@101:{tmp_path / 'none.net'}")


def test_a_file_that_has_changed_is_read_again(tmp_path: Path) -> None:
    file = tmp_path / "some.net"
    random_net("graverobbers", 4).write(file)
    before = net_bot(f"net:{file}")
    assert net_bot(f"net:{file}") is before
    random_net("graverobbers", 4, seed=2).write(file)
    os.utime(file, ns=(1, 1))
    assert (net_bot(f"net:{file}").net.weights != before.net.weights).any()


# --- what it decides


def test_it_draws_by_its_inclinations_and_without_heat_takes_the_likeliest(tmp_path: Path) -> None:
    """At the first decision of a game, twenty thousand times, beside the shares that NumPy finds."""
    file, net = tmp_path / "some.net", random_net("graverobbers", 3)
    net.write(file)
    net, env = read_net(file), lychgate.vector("graverobbers", players=3, n=1, seed=2)
    step = env.reset()
    assert step.observations is not None
    legal, seat = step.info.legal[0, : step.info.counts[0]], int(step.seats[0])
    leanings = forward(net, step.observations[0])[1 + legal]
    shares = np.exp(leanings - leanings.max())
    shares /= shares.sum()
    view = view_of(env, seat)
    drawn = [net_bot(f"net:{file}")(env.game, env.box, view, seat, quick(i)) for i in range(20_000)]
    found = np.array([drawn.count(int(action)) for action in legal]) / len(drawn)
    assert np.abs(found - shares).max() < 0.02
    assert {net_bot(f"net@0:{file}")(env.game, env.box, view, seat, quick(i)) for i in range(20)} == {
        int(legal[leanings.argmax()])
    }


def view_of(env: Vector, seat: int, state: Bytes | None = None) -> Bytes:
    """What a seat sees of the first game, or of this state."""
    view = blank(env.game.state_layout)
    env.game.call("view", env.box, env._states[: len(view)] if state is None else state, seat, view)
    return view


@EVERY_GAME
def test_worlds_that_a_seat_cannot_tell_apart_are_decided_alike(tmp_path: Path, name: str, players: int) -> None:
    file = tmp_path / "some.net"
    random_net(name, players).write(file)
    kit: Kit = import_module(f"{registry.find(name).package}.kit").KIT
    env, random, chance = lychgate.vector(name, players=players, n=1, seed=5), Random(5), np.random.default_rng(5)
    bot, step, compared = net_bot(f"net:{file}"), env.reset(), 0
    for turn in range(count(60, 1000)):
        seat, truth = int(step.seats[0]), env._states.copy()
        other = kit.scramble(env.box, truth, seat, random)
        compared += bool((other != truth).any())
        decided = [
            bot(env.game, env.box, view_of(env, seat, state), seat, quick(turn)) for state in (truth, other)
        ]  # fmt: skip
        assert decided[0] == decided[1]
        step = env.step(step.info.legal[np.arange(1), (chance.random(1) * step.info.counts).astype(int)])
    assert compared > 20 or name == "goldraeuber", "nothing was hidden"


# --- the same bits everywhere


def digest(name: str = "graverobbers", players: int = 3) -> str:
    """What a net says of some observations, and decides, to the last bit."""
    net = random_net(name, players)
    return "".join(evaluated(net, one).tobytes().hex() for one in observations(name, players, 2))


def test_interpreted_it_is_the_same_to_the_last_bit() -> None:
    paths = os.pathsep.join([str(Path(lychgate.__file__).parents[1]), str(ROOT)])
    changes = {"PYTHONPATH": paths, "LYCHGATE_INTERPRET": "" if INTERPRETED else "1"}
    command = [sys.executable, "-c", "from tests.nets.test_nets import digest; print(digest())"]
    ran = subprocess.run(command, env=os.environ | changes, cwd=ROOT, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.strip() == digest()
