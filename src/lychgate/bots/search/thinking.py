"""A bot that searches: from a view to a decision, with the moves it considered.

The same view, seed, number of iterations and threads give the same answer, always. A search runs in
slices; between them it looks at the clock and whether it has been told to stop.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from lychgate.bots.search.search import NEEDED, THINK
from lychgate.bots.search.tree import (
    ACTION,
    EDGE,
    EDGES,
    FIRST,
    MET,
    MIXED,
    POINTS,
    SEALED,
    TAKEN,
    WIN,
    WON,
    WORTH,
    Tree,
)
from lychgate.bots.styles import THOUSAND, Style, parts_of, style_of
from lychgate.core.errors import BadOptions
from lychgate.core.model.chance import quick
from lychgate.core.model.contract import Game
from lychgate.core.model.layout import Bytes
from lychgate.core.model.messages import event_buffer

SLICE = 64  # iterations between two looks at the clock
ROOM = 1 << 14  # views remembered
STREAMS = 1 << 40  # between the seeds of two threads: more than either ever draws


@dataclass(frozen=True, slots=True)
class Budget:
    """How long to think: iterations, or milliseconds, or whichever ends first."""

    iterations: int | None = None
    milliseconds: int | None = None

    def __post_init__(self) -> None:
        if self.iterations is None and self.milliseconds is None:
            raise BadOptions("A search needs a number of iterations or of milliseconds, got neither.")
        for name, value in (("iterations", self.iterations), ("milliseconds", self.milliseconds)):
            if value is not None and value <= 0:
                raise BadOptions(f"A search needs 1 or more {name}, got {value}.")


@dataclass(frozen=True, slots=True)
class Move:
    """A decision that was considered: how often it was tried, and what is expected of it."""

    action: int
    visits: int
    share: float  # how likely it is played, where mixing matters; else the share of visits
    worth: float  # 0 to 1: what the search goes by: the chance to win, with a little for the lead
    wins: float  # 0 to 1
    points: float


@dataclass(frozen=True, slots=True)
class Thought:
    """What came of a search: the moves, those to be played most first."""

    moves: tuple[Move, ...]
    iterations: int
    mixes: float = 0  # moves with such a part of the first one's share are to be played too, as mixed; 0: none

    @property
    def best(self) -> int:
        return self.moves[0].action


class Search:
    """One search from one view. Its memory is bounded, and freed with it."""

    def __init__(
        self, game: Game, box: Bytes, view: Bytes, seat: int, seed: int, style: Style, *, room: int = ROOM
    ) -> None:
        if not game.call("acting", box, view) >> seat & 1:
            raise BadOptions(f"Seat {seat + 1} owes no decision, so there is nothing to think about.")
        size = game.state_layout.itemsize
        padded = np.zeros(-(-size // 8) * 8, np.uint8)
        self.iterations = 0
        self.parts = parts_of(game)
        self._tree = Tree(room)
        self._functions = [game.pointers[name] for name in NEEDED]
        self._arguments: tuple[Any, ...] = (
            box, view.copy(), seat, quick(seed), np.zeros(size, np.uint8), padded[:size], padded.view(np.int64),
            np.zeros(game.actions, np.int32), event_buffer(0),
            self._tree.keys, self._tree.nodes, self._tree.edges, self._tree.used,
            style.numbers(game, int(box.view(game.box_layout)["players"][0])),
        )  # fmt: skip

    def hold_to(self, action: int) -> None:
        """From now on think of this decision alone, whether or not it would have been worth a thought."""
        self.think(1)
        nodes, edges = self._tree.nodes, self._tree.edges
        first = int(nodes[FIRST]) * EDGE
        nodes[EDGES], nodes[MET] = 1, 0
        edges[first : first + EDGE] = 0
        edges[first + ACTION] = action
        self.iterations = 0

    def think(self, iterations: int) -> bool:
        """Search on, so many iterations; False if there was nothing left to find out."""
        self.iterations += iterations
        return bool(THINK(*self._functions, *self._arguments, iterations))

    def run(self, budget: Budget, stopped: Callable[[], bool] = lambda: False) -> None:
        """Search until the budget is used up, or it is told to stop; something is always tried."""
        until = None if budget.milliseconds is None else time.monotonic() + budget.milliseconds / 1000
        while not self.iterations or not stopped():
            left = SLICE if budget.iterations is None else min(SLICE, budget.iterations - self.iterations)
            if left <= 0 or (until is not None and self.iterations and time.monotonic() >= until):
                return
            if not self.think(left):
                return

    @property
    def sealed(self) -> bool:
        return bool(self._tree.nodes[SEALED])

    def counted(self) -> dict[int, NDArray[np.int64]]:
        """What was counted for every decision considered at the root."""
        first, count = int(self._tree.nodes[FIRST]), int(self._tree.nodes[EDGES])
        rows = self._tree.edges[first * EDGE : (first + count) * EDGE].reshape(count, EDGE)
        return {int(row[ACTION]): row.copy() for row in rows}


def sensible(game: Game, box: Bytes, view: Bytes, seat: int) -> list[int]:
    """The decisions that are worth a thought; where there is one only, none is needed."""
    out = np.zeros(game.actions, np.int32)
    return [int(action) for action in out[: game.call("sensible", box, view, seat, out)]]


def think(
    game: Game, box: Bytes, view: Bytes, seat: int, budget: Budget, *, seed: int, style: Style | None = None,
    threads: int = 1, room: int = ROOM, stopped: Callable[[], bool] = lambda: False,
) -> Thought:  # fmt: skip
    """Search from a view. Threads are searches of their own, added up at the end."""
    style = style or style_of(game)
    searches = [Search(game, box, view, seat, seed + STREAMS * number, style, room=room) for number in range(threads)]
    if threads == 1:
        searches[0].run(budget, stopped)
    else:
        with ThreadPoolExecutor(threads) as pool:
            list(pool.map(lambda search: search.run(budget, stopped), searches))
    return merged(searches, style)


def merged(searches: list[Search], style: Style) -> Thought:
    """Several searches of the same view as one."""
    totals: dict[int, NDArray[np.int64]] = {}
    for search in searches:
        for action, row in search.counted().items():
            totals[action] = totals[action] + row if action in totals else row
    matched = bool(style.paired) or (style.regrets and searches[0].sealed)
    everything = max(sum(int(row[MIXED if matched else TAKEN]) for row in totals.values()), 1)
    moves = [
        Move(
            action=action,
            visits=int(row[TAKEN]),
            share=int(row[MIXED if matched else TAKEN]) / everything,
            worth=int(row[WORTH]) / (WIN * max(int(row[TAKEN]), 1)),
            wins=int(row[WON]) / (WIN * max(int(row[TAKEN]), 1)),
            points=int(row[POINTS]) / (searches[0].parts * max(int(row[TAKEN]), 1)),
        )
        for action, row in totals.items()
    ]
    moves.sort(key=lambda move: (-move.share, -move.worth, move.action))
    mixes = style.mixes / THOUSAND if searches[0].sealed else 0
    return Thought(tuple(moves), sum(search.iterations for search in searches), mixes)


__all__ = ["Budget", "Move", "Search", "Style", "Thought", "sensible", "style_of", "think"]
