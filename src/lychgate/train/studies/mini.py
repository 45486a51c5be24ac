"""How near search, regret minimisation and learning come to an equilibrium of the mini boxes.

`python -m lychgate.train.studies.mini FILE` plays ten seeds of each into FILE, a line for each measurement; stopped, it
goes on with what is missing. `lychgate.lab.studies.mini.page` makes docs/research/mini.md of it. It needs SciPy,
OpenSpiel and PyTorch (lychgate[check], lychgate[envs], lychgate[train]).
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import numpy as np

from lychgate.envs.table import Table as OneGame
from lychgate.lab.studies.exact import Mixture
from lychgate.lab.studies.mini.boxes import BOXES, mini
from lychgate.lab.studies.mini.players import regrets_minimised, searched
from lychgate.lab.studies.mini.results import Line, keep, kept
from lychgate.lab.studies.mini.tree import Plans, Tree
from lychgate.train import library
from lychgate.train.learner import Learner
from lychgate.train.model import Model, scale_of
from lychgate.train.plan import Plan
from lychgate.train.rollout import Table

torch = library.torch()

SEEDS = range(1, 11)
DEEPEST = 10_000  # calls: a tree is as deep as its longest game
EFFORTS = (10, 30, 100)  # iterations of the search for a decision
ITERATIONS = (10, 30, 100, 300, 1000)  # of regret minimisation
LEARNED = (1, 4, 16)  # iterations of learning, of 4,096 decisions each
USUAL = Plan("", 2, hidden=(64,), slots=64, steps=64, batch=1024)


def by_search(tree: Tree, seed: int) -> Iterator[tuple[int, Plans]]:
    """By how many iterations a decision has."""
    for iterations in EFFORTS:
        yield iterations, searched(tree, iterations, seed)


def by_regrets(tree: Tree, seed: int) -> Iterator[tuple[int, Plans]]:
    """By how many iterations there were in all."""
    yield from regrets_minimised(tree, ITERATIONS, seed)


def by_learning(tree: Tree, seed: int) -> Iterator[tuple[int, Plans]]:
    """By how many decisions it has learned from."""
    plan = Plan(**{**vars(USUAL), "game": tree.game.name, "seed": seed})
    torch.set_num_threads(1)
    scale = scale_of(plan)
    with torch.random.fork_rng():
        torch.manual_seed(seed)
        model = Model(tree.game.actions, plan.hidden, scale, short=plan.short)
    learner, table, draws = Learner(plan, model), Table(plan, 1.0), torch.Generator().manual_seed(seed)
    done = 0
    for stop in LEARNED:
        for iteration in range(done, stop):
            learner.learn(table.play(model, draws), draws, iteration)
        done = stop
        yield stop * plan.steps * plan.slots, learned(tree, model)


def learned(tree: Tree, model: Model) -> Plans:
    """How a net mixes at each information set: by the observation alone."""
    table = OneGame(tree.game.name, 2)
    return _mixtures(tree, model, table, 0), _mixtures(tree, model, table, 1)


def _mixtures(tree: Tree, model: Model, table: OneGame, seat: int) -> list[Mixture]:
    known = tree.form.sides[seat].sets
    seen = np.array([table.observation(state, seat)[model.used] for state in tree.states[seat]])
    counts = np.array([len(one.actions) for one in known])
    legal = np.zeros((len(known), counts.max()), np.int64)
    for row, one in enumerate(known):
        legal[row, : len(one.actions)] = one.actions
    with torch.no_grad():
        logs, _ = model(*(torch.from_numpy(array) for array in (seen, legal, counts)))
    shares = np.exp(logs.numpy().astype(np.float64))
    return [row[:count] / row[:count].sum() for row, count in zip(shares, counts, strict=True)]


PLAYERS: Mapping[str, Any] = {"search": by_search, "regrets": by_regrets, "learning": by_learning}


def measure(file: Path) -> None:
    """Everything that the file does not have yet, seed by seed."""
    trees = {}
    for seed in SEEDS:
        for name in BOXES:
            for player, play in PLAYERS.items():
                if any((one.box, one.player, one.seed) == (name, player, seed) for one in kept(file)):
                    continue
                if name not in trees:
                    trees[name] = grown(name, file)
                found = [
                    Line(name, player, seed, at, trees[name].nash_conv(plans)) for at, plans in play(trees[name], seed)
                ]
                keep(file, found)


def grown(name: str, file: Path) -> Tree:
    """The tree of a mini box; what it is worth stands in the file once."""
    game = mini(name)
    tree = Tree.of(game, game.make_box(2))
    if not any((one.box, one.player) == (name, "value") for one in kept(file)):
        sets = [len(side.sets) for side in tree.form.sides]
        found = [("value", 0, tree.value()), ("random", 0, tree.nash_conv(tree.at_random()))]
        found += [("nodes", 0, tree.nodes), ("sets", 1, sets[0]), ("sets", 2, sets[1]), ("version", 0, game.version)]
        keep(file, [Line(name, what, seat, 0, number) for what, seat, number in found])
    return tree


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m lychgate.train.studies.mini", description=__doc__)
    parser.add_argument("file", type=Path)
    sys.setrecursionlimit(DEEPEST)
    measure(parser.parse_args().file)


if __name__ == "__main__":
    main()
