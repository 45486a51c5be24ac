"""Cases for side-by-side measurements: random play to the end, the deal included, the search, the vector environment.

`peers.py --extra bench/cases.py` runs these in the same rounds and on the same core as other
frameworks. Only decisions with two or more choices are counted. The search is measured in simulations:
one imagined deal, down the tree, random play to the end and back.
"""

from __future__ import annotations

from collections.abc import Callable

from lychgate.core.input import registry
from lychgate.core.model import batch
from lychgate.core.model.chance import quick

GAMES_A_CHUNK = 500
PLAYERS = {"graverobbers": (4, 6), "gravediggers": (4, 2), "goldraeuber": (2, 4), "outerspace": (4, 2)}

SEARCHED = ("graverobbers",)
SIMULATIONS, ROOTS, ROOM = 1000, 32, 1 << 13

SLOTS, STEPS = 1024, 20  # of the vector environment: games at a time, steps in a chunk

Chunk = Callable[[], tuple[int, int]]


def random_play(name: str, players: int) -> Callable[[], Chunk]:
    def factory() -> Chunk:
        game = registry.find(name)
        box = game.make_box(players)
        seed = 0

        def chunk() -> tuple[int, int]:
            nonlocal seed
            seed += 1
            return int(batch.play(game, box, GAMES_A_CHUNK, seed).decisions.sum()), GAMES_A_CHUNK

        chunk()
        return chunk

    return factory


def search(name: str, players: int) -> Callable[[], Chunk]:
    """A new search at a time, from the first turn of one of some deals: what a bot does to decide."""

    def factory() -> Chunk:
        import lychgate
        from lychgate import bots
        from lychgate.bots.search.thinking import Search, Style

        game = registry.find(name)
        roots = [lychgate.new(name, players=players, seed=seed) for seed in range(ROOTS)]
        for match in roots:
            while len(match.asked) > 1:  # goals are chosen; then it is somebody's turn
                seat = match.asked[0]
                match.decide(seat, bots.random(game, match.box, match.view_bytes(seat), seat, quick(seat)))
        views = [(match.box, match.view_bytes(match.asked[0]), match.asked[0]) for match in roots]
        plain = Style(by_thumb=0, asks=0, horizon=0)
        number = 0

        def chunk() -> tuple[int, int]:
            nonlocal number
            number += 1
            box, view, seat = views[number % ROOTS]
            Search(game, box, view, seat, number, plain, room=ROOM).think(SIMULATIONS)
            return SIMULATIONS, 0

        chunk()
        return chunk

    return factory


def vector(name: str, players: int, obs: str) -> Callable[[], Chunk]:
    """Steps of the vector environment with observations and masks; decisions are drawn from those that are legal."""

    def factory() -> Chunk:
        import numpy as np

        import lychgate

        env = lychgate.vector(name, players=players, n=SLOTS, obs=obs)
        step, slots, random = env.reset(), np.arange(SLOTS), np.random.default_rng(1)

        def chunk() -> tuple[int, int]:
            nonlocal step
            ended = 0
            for _ in range(STEPS):
                which = (random.random(SLOTS, np.float32) * step.info.counts).astype(np.int64)
                step = env.step(step.info.legal[slots, which])
                ended += int(step.done.sum())
            return SLOTS * STEPS, ended

        chunk()
        return chunk

    return factory


CASES = [
    (f"lychgate/{name}-{players}", "decisions", random_play(name, players))
    for name in registry.names()
    for players in PLAYERS.get(name, ())
]
CASES += [(f"lychgate-search/{name}", "simulations", search(name, 4)) for name in SEARCHED]
CASES += [
    (f"lychgate-vector/{name}-{PLAYERS[name][0]}-{obs}", "steps", vector(name, PLAYERS[name][0], obs))
    for name in registry.names()
    if name in PLAYERS
    for obs in ("tensor", "numbers", "view")
]
