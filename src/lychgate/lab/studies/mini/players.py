"""Who plays the mini boxes without having learned: the project's search, and OpenSpiel's regret minimisation."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from lychgate.bots.search.thinking import Budget, think
from lychgate.bots.styles import Style
from lychgate.core.model.layout import Bytes
from lychgate.lab.studies.exact import Mixture
from lychgate.lab.studies.mini.tree import CHANCE, END, Node, Plans, Tree

# Wins alone count, and imagined games are played to their end: what the solution says is what the search is after.
STYLE = replace(Style(), lead=0, horizon=0, asks=0)
MANY = 1 << 32  # more decisions than anybody is asked for
ROOM = 1 << 12  # views remembered in a search


def searched(tree: Tree, iterations: int, seed: int) -> Plans:
    """How the search mixes with so many iterations a decision, by the view alone."""
    seeds = iter(range(seed * MANY, (seed + 1) * MANY))

    def asked(state: Bytes, view: Bytes, seat: int, actions: tuple[int, ...]) -> Mixture:
        budget = Budget(iterations)
        thought = think(tree.game, tree.box, view, seat, budget, seed=next(seeds), style=STYLE, room=ROOM)
        shares = {move.action: move.share for move in thought.moves}
        return np.array([shares.get(action, 0.0) for action in actions])

    return tree.plans(asked)


# --- OpenSpiel's algorithms on the tree, which needs no copying of states


class TreeGame:
    """As much of a game of OpenSpiel's as its solvers ask for."""

    def __init__(self, tree: Tree) -> None:
        self.tree = tree

    def num_players(self) -> int:
        return 2

    def get_type(self) -> Any:
        import pyspiel

        class Sequential:
            dynamics = pyspiel.GameType.Dynamics.SEQUENTIAL

        return Sequential

    def new_initial_state(self) -> TreeState:
        return TreeState(self.tree.root)


class TreeState:
    """A node as a state of OpenSpiel's; decisions are places in its list."""

    __slots__ = ("node",)

    def __init__(self, node: Node) -> None:
        self.node = node

    def is_terminal(self) -> bool:
        return self.node.seat == END

    def is_chance_node(self) -> bool:
        return self.node.seat == CHANCE

    def current_player(self) -> int:
        return self.node.seat

    def player_return(self, player: int) -> float:
        return self.node.worth if player == 0 else -self.node.worth

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return list(enumerate(self.node.chances))

    def legal_actions(self) -> range:
        return range(len(self.node.children))

    def child(self, action: int) -> TreeState:
        return TreeState(self.node.children[action])

    def information_state_string(self, player: int) -> tuple[int, int]:
        return self.node.seat, self.node.known


def regrets_minimised(tree: Tree, stops: Sequence[int], seed: int) -> Iterator[tuple[int, Plans]]:
    """The average plans of external-sampling MCCFR (Lanctot and others, 2009) after so many iterations each."""
    from open_spiel.python.algorithms.external_sampling_mccfr import ExternalSamplingSolver

    np.random.seed(seed)  # which the library draws from
    solver, done = ExternalSamplingSolver(TreeGame(tree)), 0
    for stop in stops:
        for _ in range(stop - done):
            solver.iteration()
        done = stop
        yield stop, (averages(tree, solver, 0), averages(tree, solver, 1))


def averages(tree: Tree, solver: Any, seat: int) -> list[Mixture]:
    """What a seat has decided on average, at each of its information sets; where it never was, anything alike."""
    found = list[Mixture]()
    for number, known in enumerate(tree.form.sides[seat].sets):
        weights = solver._infostates.get((seat, number), (None, np.ones(len(known.actions))))[1]
        found.append(weights / weights.sum())
    return found
