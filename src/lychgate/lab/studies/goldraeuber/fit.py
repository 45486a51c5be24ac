"""`python -m lychgate.lab.studies.goldraeuber.fit`: fit what bots expect of positions of Goldräuber to how games went.

Rule-of-thumb players play by the thousand. In every second game some decisions are made by chance and some life points
get lost, or else nobody could learn what these are worth. What `evaluation.notice` notes of positions is held against
the end of the game by logistic regression, one for each number of players, rules and stage; printed is `weights.py`.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
from numpy.typing import NDArray

from lychgate.core.compile.kernel import exported
from lychgate.core.compile.pointer import BYTES, INT, INTS, Pointer
from lychgate.core.input import registry
from lychgate.core.model.chance import CHANCE, below, quick, reseed
from lychgate.core.model.layout import at, blank, clear
from lychgate.core.model.messages import event_buffer
from lychgate.games.goldraeuber.bot import evaluation
from lychgate.games.goldraeuber.bot.evaluation import NOTED, STAGES
from lychgate.games.goldraeuber.bot.heuristic import thumb
from lychgate.games.goldraeuber.rules import choices, turns
from lychgate.games.goldraeuber.rules.events import WON
from lychgate.games.goldraeuber.rules.state import BOX, GAME_OVER, STATE

ROW = NOTED + 1  # what is noted, and whether it was won
EVERY = 5  # of so many positions, one is noted
ODD = 60  # out of 1000 decisions of odd games: by chance; and as often a life point gets lost
OWN = 7  # purpose of chance: what is odd, and what is noted

FEWEST = 60  # positions of a stage: with fewer, nothing can be said
MOST = 10_000  # positions of a stage that are enough
PRIOR = 4.0  # how much the weights are held to zero
THOUSANDTHS = 1000

# Which way a number can only count; the others may count either way.
GOOD = (evaluation.OWN_LIFE, evaluation.ALL_LIFE, evaluation.SPARE, evaluation.WIDE, evaluation.ACTION_COMING)
BAD = (
    evaluation.TREASURE_WAY, evaluation.COMRADE_WAY, evaluation.LONGEST_WAY, evaluation.ALL_WAYS,
    evaluation.FURIOUS_WAY, evaluation.UNSAFE, evaluation.SCARCE, evaluation.ENOUGH, evaluation.BARE, evaluation.FEW,
    evaluation.INSIDE,
)  # fmt: skip

Real = NDArray[np.float64]


@exported
def collect(
    view: Any, box: Any, state: Any, seen: Any, chance: Any, out: Any, silent: Any, seed: int, games: int, rows: Any
) -> int:
    """Play games and note positions of them; how many."""
    luck = at(chance, CHANCE)
    b, s, v = at(box, BOX), at(state, STATE), at(seen, STATE)
    count = 0
    for game in range(games):
        reseed(luck, seed, game)
        clear(state)
        turns.setup(b, s, luck, silent)
        first = count
        while s.phase != GAME_OVER:
            seat = s.turn
            view(box, state, seat, seen)
            if below(luck, OWN, EVERY) == 0 and (count + 1) * ROW <= len(rows):
                evaluation.notice(b, v, rows[count * ROW : count * ROW + NOTED])
                count += 1
            if game % 2 and below(luck, OWN, 1000) < ODD:
                action = out[below(luck, OWN, choices.legal(b, v, seat, out))]
            else:
                action = thumb(b, v, seat, luck)
            turns.apply(b, s, seat, action, luck, silent)
            poorer = below(luck, OWN, b.players)
            if game % 2 and below(luck, OWN, 1000) < ODD and s.life[poorer] and s.phase != GAME_OVER and s.left == 0:
                s.life[poorer] -= 1
        for i in range(first, count):
            rows[i * ROW + NOTED] = s.end == WON
    return count


COLLECT = Pointer(collect, ("view", BYTES, BYTES, BYTES, BYTES, INTS, INTS, INT, INT, INTS))


def positions(players: int, rule_set: str, games: int, seed: int) -> tuple[Real, Real, NDArray[np.int64]]:
    """What was noted of each position (a 1 in the place of the stage), whether it was won, and its stage."""
    game = registry.find("goldraeuber")
    rows = np.zeros(games * 50 * ROW, np.int32)
    count = COLLECT(
        game.pointers["view"], game.make_box(players, rule_set), blank(game.state_layout), blank(game.state_layout),
        quick(seed), np.zeros(game.actions, np.int32), event_buffer(0), seed, games, rows,
    )  # fmt: skip
    found = rows[: count * ROW].reshape(count, ROW)
    noted = found[:, :NOTED].astype(np.float64)
    noted[:, evaluation.STAGE] = 1
    return noted, found[:, NOTED].astype(np.float64), found[:, evaluation.STAGE].astype(np.int64)


def logistic(noted: Real, won: Real) -> Real:
    """Newton's method for logistic regression, with a small prior."""
    scale = np.maximum(np.abs(noted).max(axis=0), 1e-9)
    scaled = noted / scale
    weights = np.zeros(noted.shape[1])
    for _ in range(20):
        likely = 1 / (1 + np.exp(-scaled @ weights))
        slope = scaled.T @ (won - likely) - PRIOR / len(weights) * weights
        curve = (scaled * (likely * (1 - likely))[:, None]).T @ scaled + PRIOR / len(weights) * np.eye(len(weights))
        step = np.linalg.solve(curve, slope)
        weights += step
        if np.abs(step).max() < 1e-4:
            break
    return np.asarray(weights / scale)


def fitted(noted: Real, won: Real) -> list[int]:
    """The weights in thousandths; what would count the wrong way is left out, the worst first."""
    weights = [0] * NOTED
    if len(noted) < FEWEST or won.min() == won.max():
        weights[0] = -3 * THOUSANDTHS
        return weights
    thin = noted[:: len(noted) // MOST + 1], won[:: len(noted) // MOST + 1]
    used = [i for i in range(NOTED) if i == 0 or thin[0][:, i].std() > 0]
    while True:
        found = logistic(thin[0][:, used], thin[1])
        wrong = [
            (abs(weight) * float(thin[0][:, i].std()), i)
            for i, weight in zip(used, found, strict=True)
            if (i in GOOD and weight < 0) or (i in BAD and weight > 0)
        ]
        if not wrong:
            break
        used.remove(max(wrong)[1])
    for i, weight in zip(used, found, strict=True):
        weights[i] = round(THOUSANDTHS * weight)
    return weights


def main() -> None:
    parser = argparse.ArgumentParser(description="Fit what bots expect of positions of Goldräuber.")
    parser.add_argument("--games", type=int, default=6000, help="for each number of players and set of rules")
    parser.add_argument("--seed", type=int, default=5)
    asked = parser.parse_args()
    game = registry.find("goldraeuber")
    print('"""What `evaluation` weighs with, in thousandths: printed by `lab.studies.goldraeuber.fit`, not typed."""\n')
    print("# fmt: off\nWEIGHTS = (")
    for players in game.players:
        for rule_set in game.rule_sets:
            print(f"    # {players}, {rule_set}: a line for each stage", flush=True)
            noted, won, stage = positions(players, rule_set, asked.games, asked.seed)
            for which in range(STAGES):
                here = stage == which
                print("    " + ", ".join(map(str, fitted(noted[here], won[here]))) + ",", flush=True)
    print(")")


if __name__ == "__main__":
    main()
