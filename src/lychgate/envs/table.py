"""One game at a time for environments that step in Python: its state, and what a seat of it may know."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from lychgate.core.compile.kernel import exported
from lychgate.core.compile.pointer import BYTES, INT, LONGS, Pointer
from lychgate.core.input import registry
from lychgate.core.model.contract import Game
from lychgate.core.model.encoder import Encoder, encode
from lychgate.core.model.encoding import Layout
from lychgate.core.model.layout import Bytes, blank, clear
from lychgate.core.model.messages import event_buffer
from lychgate.core.model.sorts import SEATS

POINTS, WINS = "points", "wins"


@exported
def observe(
    view: Any, box: Any, state: Any, seat: int, players: int, plan: Any, tables: Any, seen: Any, out: Any
) -> int:  # fmt: skip
    """Write the observation of a seat."""
    view(box, state, seat, seen)
    clear(out)
    encode(plan, tables, seen, seat, players, out)
    return 0


OBSERVE = Pointer(observe, ("view", BYTES, BYTES, INT, INT, LONGS, BYTES, BYTES, BYTES))


@dataclass(frozen=True)
class Table:
    """The rules of a game, for so many players, with everything that does not change from game to game."""

    name: str
    players: int
    rules: str | None = None
    options: Mapping[str, Any] | None = None

    def __post_init__(self) -> None:
        self.game.settings(self.players, self.rules, self.options)

    def __deepcopy__(self, memo: Any) -> Table:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return Table, (self.name, self.players, self.rules, self.options)

    @staticmethod
    def players_of(name: str) -> range:
        """How many can play a game."""
        return registry.find(name).players

    @cached_property
    def game(self) -> Game:
        return registry.find(self.name)

    @cached_property
    def box(self) -> Bytes:
        return self.game.make_box(self.players, self.rules, self.options)

    @cached_property
    def layout(self) -> Layout:
        return Layout(self.game, self.players)

    @cached_property
    def _encoder(self) -> Encoder:
        return Encoder.of(self.game, self.layout)

    @property
    def version(self) -> str:
        """The game with the version of its rules: figures of two versions are not to be compared."""
        return f"{self.name}_v{self.game.version}"

    @cached_property
    def _silent(self) -> NDArray[np.int32]:
        return event_buffer(0)

    @cached_property
    def _out(self) -> NDArray[np.int32]:
        return np.zeros(self.game.actions, np.int32)

    def deal(self, chance: Bytes) -> Bytes:
        state = blank(self.game.state_layout)
        self.game.call("setup", self.box, state, chance, self._silent)
        return state

    def asked(self, state: Bytes) -> list[int]:
        """The seats that owe a decision; none when the game is over."""
        bits = self.game.call("acting", self.box, state)
        return [seat for seat in range(self.players) if bits >> seat & 1]

    def legal(self, state: Bytes, seat: int) -> list[int]:
        found: list[int] = self._out[: self.game.call("legal", self.box, state, seat, self._out)].tolist()
        return found

    def refuses(self, state: Bytes, seat: int, action: int) -> bool:
        return bool(self.game.call("refusal", self.box, state, seat, action))

    def apply(self, state: Bytes, seat: int, action: int, chance: Bytes) -> None:
        self.game.call("apply", self.box, state, seat, action, chance, self._silent)

    def view(self, state: Bytes, seat: int) -> Bytes:
        seen = blank(self.game.state_layout)
        self.game.call("view", self.box, state, seat, seen)
        return seen

    def observation(self, state: Bytes, seat: int) -> Bytes:
        """What the seat sees, as bytes that `layout` explains."""
        out, seen = np.zeros(self.layout.width, np.uint8), blank(self.game.state_layout)
        self._observe(self.box, state, seat, self.players, self._encoder.plan, self._encoder.tables, seen, out)
        return out

    @cached_property
    def _observe(self) -> Any:
        return self.game.handed_to(OBSERVE, ("view",))

    def mask(self, state: Bytes, seat: int, size: int | None = None) -> NDArray[np.int8]:
        """1 for every decision that the seat may make now."""
        mask = np.zeros(size or self.game.actions, np.int8)
        mask[self.legal(state, seat)] = 1
        return mask

    def rewards(self, state: Bytes, kind: str = POINTS) -> tuple[list[float], list[int]]:
        """What each seat has of a finished game, points or shares of the win, and its place."""
        out = np.zeros(2 * SEATS, np.int32)
        self.game.call("outcome", self.box, state, out, self._silent)
        places = out[SEATS : SEATS + self.players].tolist()
        if kind == POINTS:
            return [float(points) for points in out[: self.players]], places
        winners = 1 if self.game.together else max(places.count(1), 1)
        return [(place == 1) / winners for place in places], places
