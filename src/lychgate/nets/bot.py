"""A saved net as a bot: `net:FILE` draws its decisions as it has learned to, `net@0:FILE` takes the likeliest.

It is handed a view like any other bot, and shown the observation that this view makes.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

import numpy as np

from lychgate.core.errors import BadOptions, quoted
from lychgate.core.model.contract import Game
from lychgate.core.model.encoder import Encoder
from lychgate.core.model.encoding import Layout
from lychgate.core.model.layout import Bytes, Ints
from lychgate.nets.evaluation import DECIDE, EVALUATE
from lychgate.nets.file import Net, Reals, read_net

NAMED = re.compile(r"net(?:@(?P<heat>\d+(?:\.\d+)?))?:(?P<file>.+)", re.DOTALL)
HOTTEST = 100.0
GENERIC = (DECIDE, EVALUATE)
KEPT = 8  # nets that are not read again


def names_net(name: str) -> bool:
    """Is it the name of a net that plays?"""
    return NAMED.fullmatch(name) is not None


def net_bot(name: str) -> NetBot:
    """The bot of that name; its file is read again where it has changed."""
    found = NAMED.fullmatch(name)
    assert found is not None
    path, heat = Path(found["file"]), float(found["heat"] or 1)
    if heat > HOTTEST:
        raise BadOptions(f"Expected a heat from 0 to {HOTTEST:g}, as in net@0.5:FILE, got {quoted(name)}.")
    try:
        stat = path.stat()
    except OSError as error:
        raise BadOptions(f"The net {quoted(str(path))} cannot be read: {error.strerror}.") from None
    return _read(path, heat, stat.st_mtime_ns, stat.st_size)


@lru_cache(KEPT)
def _read(path: Path, heat: float, changed: int, size: int) -> NetBot:
    return NetBot(read_net(path), heat)


@dataclass
class NetBot:
    """A net, asked as any bot is. The heat by which inclinations are divided makes it bolder or, at 0, sure."""

    net: Net
    heat: float = 1.0
    _encoders: dict[Game, Encoder] = field(default_factory=dict)  # of games that it may play
    _seen: Bytes = field(init=False)
    _listed: Ints = field(init=False)

    def __post_init__(self) -> None:
        self._seen, self._listed = np.zeros(self.net.inputs, np.uint8), np.zeros(self.net.actions, np.int32)

    def check(self, game: Game, players: int) -> None:
        """Refuse to play what the net has not learned."""
        if players != self.net.players or game not in self._encoders:
            self.net.check(game, players)
            self._encoders[game] = Encoder.of(game, Layout(game, players))

    def __call__(self, game: Game, box: Bytes, view: Bytes, seat: int, chance: Bytes) -> int:
        players = int(box.view(game.box_layout)["players"][0])
        self.check(game, players)
        encoder = self._encoders[game]
        return int(
            DECIDE(
                game.pointers["legal"], box, view, seat, players, encoder.plan, encoder.tables, self.net.shape,
                self.net.weights, self.heat, chance, self._seen, self._listed,
            )
        )  # fmt: skip


def evaluated(net: Net, observation: Bytes) -> Reals:
    """What the net says of an observation: what the seat is likely to win, then its inclination to each decision."""
    out = np.zeros(1 + net.actions, np.float64)
    EVALUATE(net.shape, net.weights, observation, out)
    return out
