"""A whole game of two players, solved exactly: its tree walked through tapes, its equilibrium by a linear program.

The sequence form (Koller, Megiddo and von Stengel, 1996) has a variable for everything a seat can have done, not for
every plan there is, so that games of some thousand information sets are a small linear program. What a seat knows is
its view and its own decisions so far: perfect recall, even where a view forgets a decision that came to nothing.

It knows no game. It is for tiny boxes: `whole_game` holds the tree in memory. It needs SciPy, which is no dependency.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from lychgate.core.model.bits import lowest
from lychgate.core.model.chance import all_tapes, probability
from lychgate.core.model.contract import Game
from lychgate.core.model.layout import Bytes, blank
from lychgate.core.model.messages import event_buffer
from lychgate.core.model.sorts import SEATS
from lychgate.lab.studies.equilibrium import legal

Numbers = NDArray[np.float64]
Mixture = Sequence[float] | Numbers  # how likely each decision of an information set is
Entry = tuple[int, int, float]  # row, column, value
Worth = Callable[[int], float]  # what a lead of the first seat is worth to it

NOTHING = 0  # the sequence of a seat that has not decided yet
SILENT = event_buffer(0)


@dataclass(frozen=True, slots=True)
class InformationSet:
    """What a seat knows when it decides: what it sees, and the last of all it has done (a sequence)."""

    view: bytes
    after: int
    actions: tuple[int, ...]
    first: int  # the sequence of its first decision; those of the others follow


@dataclass(slots=True)
class Side:
    """All that one seat can know and do."""

    sets: list[InformationSet] = field(default_factory=list)  # whatever comes before another stands before it
    numbers: dict[tuple[int, bytes], int] = field(default_factory=dict)
    sequences: int = 1

    def known(self, view: bytes, after: int, actions: Sequence[int]) -> InformationSet:
        """The information set of this view, after this sequence of the seat's own."""
        if (after, view) not in self.numbers:
            self.numbers[after, view] = len(self.sets)
            self.sets.append(InformationSet(view, after, tuple(actions), self.sequences))
            self.sequences += len(actions)
        found = self.sets[self.numbers[after, view]]
        assert found.actions == tuple(actions), "what a seat may decide depends on what it does not know"
        return found

    def plan(self, mixtures: Sequence[Mixture]) -> Numbers:
        """How likely the seat does its part of every sequence, if it decides like this."""
        likely = np.zeros(self.sequences)
        likely[NOTHING] = 1
        for known, mixture in zip(self.sets, mixtures, strict=True):
            likely[known.first : known.first + len(known.actions)] = likely[known.after] * np.asarray(mixture)
        return likely

    def best(self, worths: Numbers) -> float:
        """The most that the seat can get, where each sequence brings so much at the ends it leads to."""
        worths = worths.copy()
        for known in reversed(self.sets):
            worths[known.after] += worths[known.first : known.first + len(known.actions)].max()
        return float(worths[NOTHING])


@dataclass(slots=True)
class Form:
    """A game of two seats in sequence form. What one gets, the other loses."""

    sides: tuple[Side, Side] = field(default_factory=lambda: (Side(), Side()))
    ends: dict[tuple[int, int], float] = field(default_factory=dict)  # by both sequences: worth times likelihood

    def end(self, pair: tuple[int, int], worth: float) -> None:
        """An end of the game after these sequences: the first seat's worth, times how likely chance plays along."""
        self.ends[pair] = self.ends.get(pair, 0.0) + worth

    def worths(self, plan: Numbers, seat: int) -> Numbers:
        """What each of a seat's sequences brings it at the ends it leads to, against such a plan of the other."""
        pairs, worths = np.array(list(self.ends)), np.array(list(self.ends.values()))
        found = np.zeros(self.sides[seat].sequences)
        np.add.at(found, pairs[:, seat], worths * plan[pairs[:, 1 - seat]])
        return found if seat == 0 else -found

    def sure_of(self, seat: int, mixtures: Sequence[Mixture]) -> float:
        """What a seat that decides like this has against the best answer to it."""
        other = 1 - seat
        return -self.sides[other].best(self.worths(self.sides[seat].plan(mixtures), other))

    def solved(self, seat: int) -> tuple[list[Numbers], float]:
        """A seat's equilibrium: the best mixture at each of its information sets, and what it is sure of."""
        from scipy.optimize import linprog

        own, other = self.sides[seat], self.sides[1 - seat]
        sign = -1 if seat == 0 else 1
        # Unknown are the own plan, and behind it what is left to the seat from each of the other's information sets on.
        size = own.sequences + len(other.sets) + 1
        brings = [(pair[1 - seat], pair[seat], sign * worth) for pair, worth in self.ends.items()]
        left = [(sequence, own.sequences + row, part) for row, sequence, part in flows(other)]
        cost = np.zeros(size)
        cost[own.sequences] = -1
        found = linprog(
            cost,
            A_ub=sparse(brings + left, (other.sequences, size)),
            b_ub=np.zeros(other.sequences),
            A_eq=sparse(flows(own), (len(own.sets) + 1, size)),
            b_eq=np.eye(1, len(own.sets) + 1)[0],
            bounds=[(0, None)] * own.sequences + [(None, None)] * (len(other.sets) + 1),
        )
        assert found.x is not None, found.message
        plan, value = np.maximum(found.x[: own.sequences], 0), float(found.x[own.sequences])
        return [shares(plan[known.first : known.first + len(known.actions)]) for known in own.sets], value


def flows(side: Side) -> list[Entry]:
    """What holds of every plan. Row 0: something is done. The others: an information set shares out what it gets."""
    entries: list[Entry] = [(0, NOTHING, 1)]
    for row, known in enumerate(side.sets, 1):
        entries.append((row, known.after, -1))
        entries += [(row, known.first + i, 1) for i in range(len(known.actions))]
    return entries


def sparse(entries: list[Entry], shape: tuple[int, int]) -> Any:
    """A matrix of SciPy's with these entries."""
    from scipy.sparse import csr_array

    rows, columns, values = zip(*entries, strict=True)
    return csr_array((np.array(values, np.float64), (rows, columns)), shape)


def shares(weights: Numbers) -> Numbers:
    """Weights as a mixture; where there are none, all alike."""
    whole = weights.sum()
    found: Numbers = weights / whole if whole > 0 else np.full(len(weights), 1 / len(weights))
    return found


# --- the tree of a game


def whole_game(game: Game, box: Bytes, worth: Worth) -> Form:
    """Every deal, decision and die of a game of two. Seats that act together decide in turn without seeing it."""
    form = Form()
    starts: dict[bytes, float] = {}  # deals that differ only in the order of a hand are one
    for tape in all_tapes():
        state = blank(game.state_layout)
        game.call("setup", box, state, tape, SILENT)
        starts[state.tobytes()] = starts.get(state.tobytes(), 0.0) + probability(tape)
    for start, likely in starts.items():
        walk(form, game, box, np.frombuffer(start, np.uint8), (NOTHING, NOTHING), likely, worth)
    return form


def walk(form: Form, game: Game, box: Bytes, state: Bytes, done: tuple[int, int], likely: float, worth: Worth) -> None:
    """All that can come of a state, after these sequences of both seats."""
    asked = game.call("acting", box, state)
    if asked == 0:
        form.end(done, likely * worth(lead(game, box, state)))
        return
    seat = lowest(asked)
    view = blank(game.state_layout)
    game.call("view", box, state, seat, view)
    known = form.sides[seat].known(view.tobytes(), done[seat], legal(game, box, state, seat))
    for i, action in enumerate(known.actions):
        now = (known.first + i, done[1]) if seat == 0 else (done[0], known.first + i)
        for after, part in courses(game, box, state, seat, action):
            walk(form, game, box, after, now, likely * part, worth)


def courses(game: Game, box: Bytes, state: Bytes, seat: int, action: int) -> Iterator[tuple[Bytes, float]]:
    """What a decision leads to, as chance has it, each with its likelihood."""
    for tape in all_tapes():
        after = state.copy()
        game.call("apply", box, after, seat, action, tape, SILENT)
        yield after, probability(tape)


def lead(game: Game, box: Bytes, state: Bytes) -> int:
    """How many points the first of two seats is ahead at the end."""
    out = np.zeros(2 * SEATS, np.int32)
    game.call("outcome", box, state, out, SILENT)
    return int(out[0] - out[1])
