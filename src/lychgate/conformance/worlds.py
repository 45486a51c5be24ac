"""All worlds that fit what a seat has seen, listed without the game's `redeal`, with their weights.

A game on a tiny box is followed from the deal. At every moment we hold all worlds in which the seat
would have seen and heard exactly the same, moment by moment: the deals that set-up can lead to, and from
each, whatever others may have decided. What is weighed, since `redeal` promises to be *uniform over the
deals that fit, ignoring how others choose*:

- a deal, and any later draw, by its chance;
- a decision of another seat by the number of physical ways to make it (the kit's `ways`): others are
  taken to choose blindly among the cards they hold, so three robbers in a hand are laid three times as
  often as one, and nothing else about a decision speaks for or against a world;
- the order in which seats that are asked together answer: not at all. With k answers in, each of the
  k! orders gets a k!-th.

Because worlds are thrown out as the game goes on, this also proves that a view forgets nothing: if it
did, `redeal` would draw worlds from it that the seat had ruled out earlier.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from random import Random

import numpy as np

from lychgate.conformance.cases import find, kit_of, tiny_boxes
from lychgate.conformance.kit import Tiny
from lychgate.conformance.table import Event, Table, heard
from lychgate.core.model.chance import all_tapes, probability
from lychgate.core.model.layout import Bytes


@dataclass(frozen=True)
class World:
    """A full state, and how many seats have answered of those that were asked together."""

    state: bytes
    answers: int = 0

    @property
    def bytes(self) -> Bytes:
        return np.frombuffer(self.state, np.uint8).copy()


Worlds = dict[World, float]


@dataclass(frozen=True)
class Moment:
    """What a seat sees, and the worlds that fit all it has seen so far."""

    seat: int
    view: Bytes
    worlds: dict[bytes, float]  # likelihoods, adding up to 1


@cache
def tiny_named(game: str, name: str) -> Tiny:
    return next(tiny for found, tiny in tiny_boxes(long=True) if (found, tiny.name) == (game, name))


@cache
def dealt(game: str, name: str) -> tuple[Worlds, dict[World, list[Event]]]:
    """All deals of a tiny box with their likelihood, and what set-up tells of each."""
    tiny = tiny_named(game, name)
    table = Table(find(game), tiny.box)
    if tiny.deals is not None:
        listed = list(tiny.deals())
        total = sum(weight for _, weight in listed)
        return {World(state.tobytes()): weight / total for state, weight in listed}, defaultdict(list)
    return dealt_by_tape(table)


def dealt_by_tape(table: Table) -> tuple[Worlds, dict[World, list[Event]]]:
    """All deals, through every course that chance can take in set-up."""
    worlds: Worlds = defaultdict(float)
    events: dict[World, list[Event]] = {}
    for tape in all_tapes():
        told = table.setup(tape)
        world = World(told.state.tobytes())
        worlds[world] += probability(tape)
        events[world] = told.events
    return dict(worlds), events


@dataclass(frozen=True)
class End:
    """Where a decision may lead: the new world, what the seat sees and hears of it, how likely, the step's weight."""

    world: World
    seen: bytes
    heard: list[Event]
    chance: float
    weight: float


class Follower:
    """Follows games on a tiny box with the eyes of one seat."""

    def __init__(self, game: str, name: str, seat: int, random: Random) -> None:
        self.table = Table(find(game), tiny_named(game, name).box)
        self.ways = kit_of(game).ways
        self.deals, self.told = dealt(game, name)
        self.seat = seat
        self.random = random
        self._ends: dict[tuple[World, int, int], list[End]] = {}

    def follow(self) -> Iterator[Moment]:
        """One game by random decisions; a moment after every step that the seat notices."""
        truth = self.random.choices(list(self.deals), list(self.deals.values()))[0]
        seen, events = self.first_sight(truth)
        worlds = {world: weight for world, weight in self.deals.items() if self.first_sight(world) == (seen, events)}
        while True:
            worlds = self.with_unnoticed(worlds, seen)
            assert truth in worlds, "the true world is not among those that fit"
            yield self.moment(worlds, seen)
            while True:
                decision = self.random_decision(truth)
                if decision is None:
                    return
                end = self.one_end(truth, *decision)
                truth, own = end.world, decision if decision[0] == self.seat else None
                if own or end.seen != seen or end.heard:
                    break
            worlds, seen = self.after_noticing(worlds, own, end), end.seen
            self._ends.clear()  # they are asked for twice within a step, never later

    def first_sight(self, world: World) -> tuple[bytes, list[Event]]:
        return self.table.view(world.bytes, self.seat).tobytes(), heard(self.told[world], self.seat)

    def random_decision(self, world: World) -> tuple[int, int] | None:
        """Who decides, and what; None at the end of the game."""
        asked = self.table.acting(world.bytes)
        if not asked:
            return None
        actor = self.random.choice(asked)
        return actor, self.random.choice(self.table.legal(world.bytes, actor))

    def one_end(self, world: World, actor: int, action: int) -> End:
        ends = self.ends(world, actor, action)
        return self.random.choices(ends, [end.chance for end in ends])[0]

    def ends(self, world: World, actor: int, action: int) -> list[End]:
        """Where a decision leads, by every course of chance."""
        key = world, actor, action
        if key not in self._ends:
            self._ends[key] = list(self._all_ends(world, actor, action))
        return self._ends[key]

    def _all_ends(self, world: World, actor: int, action: int) -> Iterator[End]:
        state = world.bytes
        others = [seat for seat in self.table.acting(state) if seat != actor]
        weight = self.ways(self.table.box, state, actor, action) / (world.answers + 1)
        for tape in all_tapes():
            told = self.table.apply(state, actor, action, tape)
            waiting = bool(others) and self.table.acting(told.state) == others
            after = World(told.state.tobytes(), world.answers + 1 if waiting else 0)
            seen = self.table.view(told.state, self.seat).tobytes()
            chance = probability(tape)
            yield End(after, seen, heard(told.events, self.seat), chance, weight * chance)

    def after_noticing(self, worlds: Worlds, own: tuple[int, int] | None, noticed: End) -> Worlds:
        """The worlds after the seat's own decision, or one of another, of which it has seen and heard this."""
        after: Worlds = defaultdict(float)
        for world, weight in worlds.items():
            for decision in [own] if own else self.decisions_of_others(world):
                for end in self.ends(world, *decision):
                    if (end.seen, end.heard) == (noticed.seen, noticed.heard):
                        after[end.world] += weight * end.weight
        return scaled(after)

    def with_unnoticed(self, worlds: Worlds, seen: bytes) -> Worlds:
        """These worlds, and those that come of them by decisions of others which the seat does not notice."""
        found, fresh = dict(worlds), dict(worlds)
        while fresh:
            later: Worlds = defaultdict(float)
            for world, weight in fresh.items():
                for decision in self.decisions_of_others(world):
                    for end in self.ends(world, *decision):
                        if end.seen == seen and not end.heard:
                            later[end.world] += weight * end.weight
            for world, weight in later.items():
                found[world] = found.get(world, 0.0) + weight
            fresh = dict(later)
        return scaled(found)

    def decisions_of_others(self, world: World) -> list[tuple[int, int]]:
        state = world.bytes
        others = [seat for seat in self.table.acting(state) if seat != self.seat]
        return [(actor, action) for actor in others for action in self.table.legal(state, actor)]

    def moment(self, worlds: Worlds, seen: bytes) -> Moment:
        likely: dict[bytes, float] = defaultdict(float)
        for world, weight in worlds.items():
            likely[world.state] += weight
        return Moment(self.seat, np.frombuffer(seen, np.uint8).copy(), dict(likely))


def scaled(worlds: Worlds) -> Worlds:
    """The same worlds, with weights that add up to 1."""
    total = sum(worlds.values())
    assert total > 0, "no world is left"
    return {world: weight / total for world, weight in worlds.items()}
