"""Players that are programs. A bot gets a view and answers with a decision; it never sees a state.

Bots are known by name. What they draw by chance comes from their own source, never from the match's.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

import numpy as np

from lychgate.bots.levels import LEVELS
from lychgate.bots.search.draws import DRAWN, RANDOM
from lychgate.bots.search.search import NEEDED, THINK
from lychgate.core.compile.pointer import Pointer
from lychgate.core.compile.warm import PLAY
from lychgate.core.errors import BadOptions
from lychgate.core.model.contract import Game
from lychgate.core.model.layout import Bytes

Bot = Callable[[Game, Bytes, Bytes, int, Bytes], int]  # game, box, view, seat, chance -> action


def random(game: Game, box: Bytes, view: Bytes, seat: int, chance: Bytes) -> int:
    """Any legal decision, each as likely as the others."""
    out = np.zeros(game.actions, np.int32)
    return int(RANDOM(game.pointers["legal"], box, view, seat, chance, out))


def thumb(game: Game, box: Bytes, view: Bytes, seat: int, chance: Bytes) -> int:
    """The game's own rule-of-thumb player."""
    return game.call("thumb", box, view, seat, chance)


# From the weakest to the strongest, as measured (docs/bots.md).
BOTS: dict[str, Bot] = {"random": random, **{level.name: level for level in LEVELS[:2]}, "thumb": thumb}
BOTS.update((level.name, level) for level in LEVELS[2:])
SHIPPED = frozenset(BOTS)  # those that every process knows; a program may add its own

GENERIC: tuple[Pointer, ...] = (RANDOM, DRAWN, THINK)  # what bots need compiled besides the games
SEARCHING = tuple(level.name for level in LEVELS)


def find(name: str) -> Bot:
    """The bot of that name."""
    if name not in BOTS:
        raise BadOptions(f"Expected one of the bots {', '.join(BOTS)}; got {name!r}.")
    return BOTS[name]


def pointers(game: Game, players: Iterable[str]) -> list[Pointer]:
    """All that has to be compiled for a match with these players; people among them need nothing more."""
    searching = any(name in SEARCHING for name in players)
    functions = dict.fromkeys(PLAY + (NEEDED if searching else ()))
    return [*(game.pointers[name] for name in functions), *(GENERIC if searching else (RANDOM, DRAWN))]


__all__ = ["BOTS", "GENERIC", "SEARCHING", "SHIPPED", "Bot", "find", "pointers", "random", "thumb"]
