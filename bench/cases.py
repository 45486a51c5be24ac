"""Cases for side-by-side measurements: random play to the end, the deal included.

`peers.py --extra bench/cases.py` runs these in the same rounds and on the same core as other
frameworks. Only decisions with two or more choices are counted.
"""

from __future__ import annotations

from collections.abc import Callable

from lychgate.core import batch, registry

GAMES_A_CHUNK = 500
PLAYERS = {"graverobbers": (4, 6), "gravediggers": (4, 2), "goldraeuber": (2, 4), "outerspace": (4, 2)}

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


CASES = [
    (f"lychgate/{name}-{players}", "decisions", random_play(name, players))
    for name in registry.names()
    for players in PLAYERS.get(name, ())
]
