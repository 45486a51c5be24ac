"""Players that are programs. A bot gets a view and answers with a decision; it never sees a state.

Bots are known by name. What they draw by chance comes from their own source, never from the match's.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from lychgate.bots.chance import RANDOM
from lychgate.core.contract import Game
from lychgate.core.errors import BadOptions
from lychgate.core.pointer import Pointer
from lychgate.core.record import Bytes

Bot = Callable[[Game, Bytes, Bytes, int, Bytes], int]  # game, box, view, seat, chance -> action


def random(game: Game, box: Bytes, view: Bytes, seat: int, chance: Bytes) -> int:
    """Any legal decision, each as likely as the others."""
    out = np.zeros(game.actions, np.int32)
    return int(RANDOM(game.pointers["legal"], box, view, seat, chance, out))


def thumb(game: Game, box: Bytes, view: Bytes, seat: int, chance: Bytes) -> int:
    """The game's own rule-of-thumb player."""
    return game.call("thumb", box, view, seat, chance)


BOTS: dict[str, Bot] = {"random": random, "thumb": thumb}

GENERIC: tuple[Pointer, ...] = (RANDOM,)  # what bots need compiled besides the games


def find(name: str) -> Bot:
    """The bot of that name."""
    if name not in BOTS:
        raise BadOptions(f"There are the bots {', '.join(BOTS)}; got {name!r}.")
    return BOTS[name]


__all__ = ["BOTS", "GENERIC", "Bot", "find", "random", "thumb"]
