"""The whole tree of a small game of two, its sequence form, and how far any way to play is from an equilibrium.

What a seat gets is its share of the win, less a half: what one gets, the other loses.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import numpy as np

from lychgate.core.model.bits import lowest
from lychgate.core.model.chance import all_tapes, probability
from lychgate.core.model.contract import Game
from lychgate.core.model.layout import Bytes, blank
from lychgate.core.model.sorts import SEATS
from lychgate.lab.studies.equilibrium import legal
from lychgate.lab.studies.exact import NOTHING, SILENT, Form, Mixture, courses

CHANCE, END = -1, -2

Plans = tuple[Sequence[Mixture], Sequence[Mixture]]  # of both seats: a mixture for each information set
Asked = Callable[[Bytes, Bytes, int, tuple[int, ...]], Mixture]  # what is decided: state, view, seat, decisions


@dataclass(slots=True)
class Node:
    """A moment: whose decision it is, and what each leads to."""

    seat: int
    known: int = 0  # which of the seat's information sets it belongs to
    children: list[Node] = field(default_factory=list)
    chances: list[float] = field(default_factory=list)
    worth: float = 0.0  # at an end, to the first seat


@dataclass(slots=True)
class Tree:
    """A game with everything that can happen in it."""

    game: Game
    box: Bytes
    root: Node = field(default_factory=lambda: Node(CHANCE))
    form: Form = field(default_factory=Form)
    states: tuple[list[Bytes], list[Bytes]] = field(default_factory=lambda: ([], []))  # one for each information set
    nodes: int = 0

    @classmethod
    def of(cls, game: Game, box: Bytes) -> Tree:
        """Every deal, decision and draw. Deals that differ only in the order of a hand are one."""
        tree, starts = cls(game, box), dict[bytes, float]()
        for tape in all_tapes():
            state = blank(game.state_layout)
            game.call("setup", box, state, tape, SILENT)
            starts[state.tobytes()] = starts.get(state.tobytes(), 0.0) + probability(tape)
        for start, likely in starts.items():
            tree.root.chances.append(likely)
            tree.root.children.append(tree._grown(np.frombuffer(start, np.uint8), (NOTHING, NOTHING), likely))
        return tree

    def _grown(self, state: Bytes, done: tuple[int, int], likely: float) -> Node:
        """All that can come of a state, after these sequences of both seats."""
        game, box = self.game, self.box
        self.nodes += 1
        asked = game.call("acting", box, state)
        if asked == 0:
            worth = win_of(game, box, state)
            self.form.end(done, likely * worth)
            return Node(END, worth=worth)
        seat = lowest(asked)
        view = blank(game.state_layout)
        game.call("view", box, state, seat, view)
        side = self.form.sides[seat]
        known = side.known(view.tobytes(), done[seat], legal(game, box, state, seat))
        number = side.numbers[done[seat], known.view]
        if number == len(self.states[seat]):
            self.states[seat].append(state)
        node = Node(seat, number)
        for i, action in enumerate(known.actions):
            now = (known.first + i, done[1]) if seat == 0 else (done[0], known.first + i)
            after = list(courses(game, box, state, seat, action))
            grown = [self._grown(course, now, likely * part) for course, part in after]
            drawn = Node(CHANCE, children=grown, chances=[part for _, part in after])
            node.children.append(grown[0] if len(grown) == 1 else drawn)
        return node

    def value(self) -> float:
        """What an equilibrium is worth to the first seat, by a linear program."""
        return self.form.solved(0)[1]

    def nash_conv(self, plans: Plans) -> float:
        """How much both seats together could gain, if each knew how the other decides: 0 in an equilibrium."""
        return -sum(self.form.sure_of(seat, plans[seat]) for seat in (0, 1))

    def plans(self, asked: Asked) -> Plans:
        """How somebody decides everywhere who is shown views; who is shown the same twice is asked once."""
        return self._side(0, asked), self._side(1, asked)

    def _side(self, seat: int, asked: Asked) -> list[Mixture]:
        found: dict[bytes, Mixture] = {}
        for known, state in zip(self.form.sides[seat].sets, self.states[seat], strict=True):
            if known.view not in found:
                view = np.frombuffer(known.view, np.uint8)
                found[known.view] = asked(state, view, seat, known.actions) if len(known.actions) > 1 else [1.0]
        return [found[known.view] for known in self.form.sides[seat].sets]

    def at_random(self) -> Plans:
        """All decisions alike."""
        return self.plans(lambda state, view, seat, actions: np.full(len(actions), 1 / len(actions)))


def win_of(game: Game, box: Bytes, state: Bytes) -> float:
    """The first seat's share of the win, less a half."""
    out = np.zeros(2 * SEATS, np.int32)
    game.call("outcome", box, state, out, SILENT)
    places = out[SEATS : SEATS + 2].tolist()
    share: float = (places[0] == 1) / max(places.count(1), 1)
    return share - 0.5
