"""How far a bot's mixed play is from equilibrium, where an equilibrium can be computed.

One fist of Gravediggers between two players without hands is a matrix game: what a pair of fists is worth follows from
the rules, on average over the cards that may lie there, and a linear program (SciPy's) gives the best mixture and the
value. The bot thinks about the same position; its mixture is worth so much less against the best answer to it.

`python -m lychgate.lab.studies.equilibrium` prints the table that docs/bots.md shows. It needs SciPy, which is no
dependency.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

import lychgate
from lychgate.bots.levels import GOOD
from lychgate.bots.search.thinking import Budget, think
from lychgate.bots.styles import Style, style_of
from lychgate.core.input import registry
from lychgate.core.model.chance import all_tapes, probability
from lychgate.core.model.contract import Game
from lychgate.core.model.layout import Bytes
from lychgate.core.model.messages import event_buffer
from lychgate.core.model.sorts import SEATS
from lychgate.play.match.match import Match

Matrix = NDArray[np.float64]

# What both know at the cemetery that is robbed, and the cards one of which lies there too; the others lie elsewhere.
CEMETERIES = (
    ("10", "4"),
    ("10 4", "X"),
    ("10 W", "5"),
    ("10 W", "G 5 5"),
    ("10 G", "G 5"),
    ("5 5", "B 5"),
    ("X", "10 10 4"),
    ("W", "10 X 5"),
)
EFFORTS = (200, 2_000, 20_000)
SEEDS = range(5)
AS_PLAYED = range(20)  # seeds for what is met at a table, where no seed is known
# Lead alone counts, and the robbery is the end: what the matrix says is what the search is after.
PLAIN = Style(horizon=1, lead=1000, clear=10, asks=0, daring=300)


@dataclass(frozen=True, slots=True)
class Distance:
    """What a mixture loses against the best answer, in thousandths of a win."""

    cemetery: str
    rule: str
    iterations: int
    loss: float


def last_robberies(known: str, pool: str) -> list[Match]:
    """Two players, no hands, no pile: one position for each card of the pool that may be the one both do not know."""
    cards, found = known.split(), []
    for i, hidden in enumerate(pool.split()):
        others = pool.split()[:i] + pool.split()[i + 1 :]
        robbed = {"cards": in_brackets([*cards, hidden]), "known_by": ["1 2"] * len(cards) + [""]}
        lying = {"1": robbed, "2": in_brackets(others)} if others else {"1": robbed}
        given = {"players": 2, "phase": "fists", "robbed": 1, "final": True, "pile": "", "cemeteries": lying}
        found.append(lychgate.position("gravediggers", given | {"seats": {"1": {"hand": ""}, "2": {"hand": ""}}}))
    return found


def in_brackets(cards: Sequence[str]) -> str:
    """Cards that lie face down, as positions have them."""
    return " ".join(f"({card})" for card in cards)


def payoffs(game: Game, box: Bytes, state: Bytes, style: Style) -> Matrix:
    """What the first of two players has from each pair of decisions, as the search counts it, over all chance."""
    rows, columns = legal(game, box, state, 0), legal(game, box, state, 1)
    return np.array([[sum(worths(game, box, state, (own, other), style)) for other in columns] for own in rows])


def worths(game: Game, box: Bytes, state: Bytes, pair: tuple[int, int], style: Style) -> Iterator[float]:
    """What a pair of decisions is worth in every course that chance can take, times how likely that is."""
    silent = event_buffer(0)
    for tape in all_tapes():
        world, out = state.copy(), np.zeros(2 * SEATS, np.int32)
        for seat, action in enumerate(pair):
            game.call("apply", box, world, seat, action, tape, silent)
        game.call("outcome", box, world, out, silent)
        lead = int(out[0] - out[1])
        yield probability(tape) * worth_of(lead, style.clear)


def worth_of(lead: int, clear: int) -> int:
    """What the search takes a lead for, if the lead alone counts."""
    return 500 + 500 * lead // (clear + abs(lead))


def legal(game: Game, box: Bytes, state: Bytes, seat: int) -> list[int]:
    out = np.zeros(game.actions, np.int32)
    count = game.call("legal", box, state, seat, out)
    return [int(action) for action in out[:count]]


def solved(matrix: Matrix) -> tuple[Matrix, float]:
    """The best mixture of rows, and what it is worth whatever the other does."""
    from scipy.optimize import linprog

    rows, columns = matrix.shape
    cost = np.zeros(rows + 1)
    cost[-1] = -1  # the most value
    found = linprog(
        cost,
        A_ub=np.hstack([-matrix.T, np.ones((columns, 1))]),
        b_ub=np.zeros(columns),
        A_eq=np.hstack([np.ones((1, rows)), [[0]]]),
        b_eq=[1],
        bounds=[(0, None)] * rows + [(None, None)],
    )
    assert found.x is not None, found.message
    return found.x[:-1], float(found.x[-1])


def loss_of(mixture: Matrix, matrix: Matrix, value: float) -> float:
    """How much less than the value a mixture is sure of."""
    return value - float((mixture @ matrix).min())


def mixture_of(match: Match, style: Style, iterations: int, seed: int) -> Matrix:
    """What the bot would play, as shares."""
    view = match.view_bytes(0)
    thought = think(match.game, match.box, view, 0, Budget(iterations), seed=seed, style=style)
    shares = {move.action: move.share for move in thought.moves}
    return np.array([shares.get(action, 0.0) for action in match.legal_actions(0)])


def nearly_best(mixture: Matrix, least: float) -> Matrix:
    """The mixture without what has less than this part of the best one's share."""
    kept: Matrix = np.where(mixture >= least * mixture.max(), mixture, 0)
    whole: float = kept.sum()
    return kept / whole


def single_fist(known: str, pool: str) -> tuple[Match, Matrix]:
    """A match in which one fist is to be made, and the matrix of it over the cards that may lie there."""
    matches = last_robberies(known, pool)
    return matches[0], np.mean([payoffs(match.game, match.box, match.state, PLAIN) for match in matches], axis=0)


def distances() -> list[Distance]:
    """For every cemetery, both ways to choose unseen, and every effort: on average over seeds."""
    found = []
    for known, pool in CEMETERIES:
        match, matrix = single_fist(known, pool)
        _, value = solved(matrix)
        for rule, regrets in (("regret matching", True), ("UCB", False)):
            style = replace(PLAIN, regrets=regrets)
            for iterations in EFFORTS:
                mixtures = [mixture_of(match, style, iterations, seed) for seed in SEEDS]
                loss = sum(loss_of(mixture, matrix, value) for mixture in mixtures) / len(mixtures)
                found.append(Distance(f"{known} + one of {pool}", rule, iterations, loss))
    return found


def as_played() -> list[Distance]:
    """For every cemetery, with the strongest level's effort: all of the mixture, a part, or the best fist alone.

    Whoever answers knows the bot, but not its seed: the mixture of all seeds is held against the best answer.
    """
    found = []
    effort = style_of(registry.find("gravediggers")).effort
    for known, pool in CEMETERIES:
        match, matrix = single_fist(known, pool)
        _, value = solved(matrix)
        pure = min(loss_of(fist, matrix, value) for fist in np.eye(len(matrix)))
        found.append(Distance(f"{known} + one of {pool}", "the best single fist there is", 0, pure))
        mixtures = [mixture_of(match, PLAIN, effort, seed) for seed in AS_PLAYED]
        for rule, least in (("all", 0.0), ("a tenth", GOOD), ("half", 0.5), ("four fifths", 0.8), ("the best", 1.0)):
            played = np.mean([nearly_best(mixture, least) for mixture in mixtures], axis=0)
            found.append(Distance(f"{known} + one of {pool}", rule, effort, loss_of(played, matrix, value)))
    return found


if __name__ == "__main__":
    argparse.ArgumentParser(prog="python -m lychgate.lab.studies.equilibrium", description=__doc__).parse_args()
    print("| cemetery | chooses by | iterations | loses, in thousandths of a win |\n|---|---|---|---|")
    for one in [*distances(), *as_played()]:
        print(f"| {one.cemetery} | {one.rule} | {one.iterations} | {one.loss:.1f} |")
