"""A game's contract with plain Python around it: states are bytes in, new bytes out, lists instead of buffers.

Everything the conformance suite asks of a game goes through here. It knows no game, and it trusts none:
what a function must not write to is compared before and after.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

import numpy as np

from lychgate.conformance.counts import count
from lychgate.core.model.chance import seeded
from lychgate.core.model.contract import NOBODY, Game
from lychgate.core.model.layout import Bytes, Ints, blank
from lychgate.core.model.messages import EVENT_ROOM, EVENT_WIDTH, SPECTATOR_BIT, event_buffer
from lychgate.core.model.sorts import SEATS

Event = tuple[int, ...]  # kind, audience, six arguments
PROMPT_ROOM = 8
MOST_REFUSALS = count(100, 300)
MOST_POSITIONS = 150  # of one game, where many games are gone through with many questions at each


def heard(events: list[Event], seat: int) -> list[Event]:
    """What of these events a seat (or a spectator) is told: kinds and arguments."""
    bit = SPECTATOR_BIT if seat == NOBODY else 1 << seat
    return [(event[0], *event[2:]) for event in events if event[1] & bit]


@dataclass(frozen=True)
class Told:
    """What a decision led to: the new state, and the events on the way."""

    state: Bytes
    events: list[Event]


class Table:
    """One box of one game."""

    def __init__(self, game: Game, box: Bytes) -> None:
        self.game = game
        self.box = box
        self.players = int(box.view(game.box_layout)["players"][0])
        self._out = np.zeros(max(game.actions, PROMPT_ROOM), np.int32)
        self._events = event_buffer()

    @property
    def viewers(self) -> list[int]:
        """Every seat, and a spectator."""
        return [NOBODY, *range(self.players)]

    def setup(self, chance: Bytes) -> Told:
        state = blank(self.game.state_layout)
        self._events[0] = 0
        self.game.call("setup", self.box, state, chance, self._events)
        return Told(state, self._told())

    def acting(self, state: Bytes) -> list[int]:
        bits = self.game.call("acting", self.box, state)
        assert 0 <= bits < 1 << self.players, f"acting gives seats that do not exist: {bits:b}"
        return [seat for seat in range(self.players) if bits >> seat & 1]

    def legal(self, state: Bytes, seat: int) -> list[int]:
        found = self.game.call("legal", self.box, state, seat, self._out)
        return [int(action) for action in self._out[:found]]

    def refusal(self, state: Bytes, seat: int, action: int) -> int:
        return self.game.call("refusal", self.box, state, seat, action)

    def refusals(self, state: Bytes, seat: int) -> dict[int, int]:
        """The refusal of every decision there is; of very many, of the legal ones and a sample."""
        listed = self.legal(state, seat)
        step = -(-self.game.actions // MOST_REFUSALS)
        first = (sum(listed) + len(listed)) % step  # the same wherever the same is legal
        asked = sorted({*range(first, self.game.actions, step), *listed})
        return {action: self.refusal(state, seat, action) for action in asked}

    def apply(self, state: Bytes, seat: int, action: int, chance: Bytes) -> Told:
        after = state.copy()
        self._events[0] = 0
        self.game.call("apply", self.box, after, seat, action, chance, self._events)
        return Told(after, self._told())

    def prompt(self, state: Bytes, seat: int) -> list[int]:
        """Which prompt, and its arguments."""
        self._out[:PROMPT_ROOM] = 0
        asked = self.game.call("prompt", self.box, state, seat, self._out)
        arguments = len(self.game.prompts[asked].arguments)
        return [asked, *(int(n) for n in self._out[:arguments])]

    def view(self, state: Bytes, seat: int) -> Bytes:
        seen = np.full(self.game.state_layout.itemsize, 0x55, np.uint8)  # a view is built from nothing
        self.game.call("view", self.box, state, seat, seen)
        return seen

    def redeal(self, seen: Bytes, seat: int, chance: Bytes) -> Bytes:
        state = np.full(self.game.state_layout.itemsize, 0x55, np.uint8)
        self.game.call("redeal", self.box, seen, seat, chance, state)
        return state

    def outcome(self, state: Bytes) -> tuple[list[int], list[int], list[Event]]:
        """Points by seat, places by seat, lines of points."""
        out: Ints = np.zeros(2 * SEATS, np.int32)
        self._events[0] = 0
        self.game.call("outcome", self.box, state, out, self._events)
        return out[: self.players].tolist(), out[SEATS : SEATS + self.players].tolist(), self._told()

    def rollout(self, state: Bytes, chance: Bytes) -> tuple[Bytes, int]:
        after = state.copy()
        return after, self.game.call("rollout", self.box, after, chance)

    def thumb(self, seen: Bytes, seat: int, chance: Bytes) -> int:
        return self.game.call("thumb", self.box, seen, seat, chance)

    def _told(self) -> list[Event]:
        told = int(self._events[0])
        assert told < EVENT_ROOM, "more events than a buffer holds"
        rows = self._events[1 : 1 + told * EVENT_WIDTH].reshape(told, EVENT_WIDTH)
        return [tuple(row) for row in rows.tolist()]


@dataclass(frozen=True)
class Step:
    """One decision of a walk: the state it was made in, who made it, what it led to."""

    before: Bytes
    seat: int
    action: int
    after: Told


def walk(table: Table, seed: int) -> Iterator[Step]:
    """A game by random decisions, of any of the seats that owe one, to its end."""
    random, chance = Random(seed), seeded(seed)
    state = table.setup(chance).state
    while asked := table.acting(state):
        seat = random.choice(asked)
        action = random.choice(table.legal(state, seat))
        step = Step(state, seat, action, table.apply(state, seat, action, chance))
        yield step
        state = step.after.state


def positions(table: Table, seed: int) -> list[Bytes]:
    """All states of such a game, the deal first, the end last."""
    steps = list(walk(table, seed))
    return [steps[0].before, *(step.after.state for step in steps)]


def some_positions(table: Table, seed: int) -> list[Bytes]:
    """All of them too; of a very long game some, spread over all of it, other ones with every seed."""
    states = positions(table, seed)
    step = -(-len(states) // MOST_POSITIONS)
    return states[seed % step :: step]
