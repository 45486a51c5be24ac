"""`python -m lychgate.lab.studies.chances_told GAME`: how true is the chance to win that a bot tells in hints?

Games are played by rule of thumb. Now and then the seat that is asked lets the strongest level think; what it says of
its best move is held against who won in the end: as log loss, and in tenths of what was said.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import lychgate
from lychgate import bots
from lychgate.bots.search.draws import draw
from lychgate.bots.search.thinking import Budget, sensible, think
from lychgate.bots.styles import Style, style_of
from lychgate.core.input import registry
from lychgate.core.model.chance import quick, seeded

FINE = 1_000_000
SURE = 0.99  # for the log loss no chance is taken to be surer than that
TENTHS = 10


@dataclass(frozen=True, slots=True)
class Said:
    """A chance that was told, and the share of the win that came of it."""

    chance: float
    won: float


def said(game: str, players: int, seeds: Sequence[int], style: Style, *, often: float) -> Iterator[Said]:
    """What is said in these games, at so large a part of all decisions with two choices or more."""
    thumb = bots.find("thumb")
    for seed in seeds:
        match, luck, moments = lychgate.new(game, players=players, seed=seed), seeded(seed), quick(seed)
        heard: list[tuple[int, float]] = []
        while not match.over:
            seat = match.asked[0]
            view = match.view_bytes(seat)
            asks = draw(moments, FINE) < often * FINE
            if asks and len(sensible(match.game, match.box, view, seat)) > 1:
                budget = Budget(style.effort)
                thought = think(match.game, match.box, view, seat, budget, seed=draw(moments, FINE), style=style)
                heard.append((seat, thought.moves[0].wins))
            match.decide(seat, thumb(match.game, match.box, view, seat, luck))
        assert match.outcome is not None
        winners = match.outcome.winners
        for seat, chance in heard:
            yield Said(chance, (seat in winners) / max(len(winners), 1))


def log_loss(found: Sequence[Said]) -> float:
    """The mean of −log(p): the lower, the truer; always the same chance for all has that of `guessing`."""
    losses = []
    for one in found:
        chance = min(max(one.chance, 1 - SURE), SURE)
        losses.append(-one.won * math.log(chance) - (1 - one.won) * math.log(1 - chance))
    return sum(losses) / len(losses)


def guessing(found: Sequence[Said]) -> float:
    """The log loss of who only knows how often is won."""
    mean = sum(one.won for one in found) / len(found)
    return log_loss([Said(mean, one.won) for one in found])


def by_tenths(found: Sequence[Said]) -> list[tuple[float, float, int]]:
    """For every tenth: what was said on average, what came true, how often."""
    rows = []
    for tenth in range(TENTHS):
        some = [one for one in found if min(int(TENTHS * one.chance), TENTHS - 1) == tenth]
        if some:
            count = len(some)
            rows.append((sum(one.chance for one in some) / count, sum(one.won for one in some) / count, count))
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m lychgate.lab.studies.chances_told", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=6000, help="of the first game; the next have the next")
    parser.add_argument("--often", type=float, default=0.05, help="part of the decisions that are thought about")
    parser.add_argument("--blur", type=int, help="hundredths of a point, in the place of the game's own")
    chosen = parser.parse_args()
    game = registry.find(chosen.game)
    style = style_of(game)
    if chosen.blur is not None:
        style = replace(style, blur=chosen.blur)
    seeds = range(chosen.seed, chosen.seed + chosen.games)
    found = list(said(game.name, chosen.players, seeds, style, often=chosen.often))
    print(f"{len(found)} chances told, log loss {log_loss(found):.4f}; by guessing {guessing(found):.4f}")
    print("| said | won | times |\n|---|---|---|")
    for chance, won, count in by_tenths(found):
        print(f"| {100 * chance:.0f} % | {100 * won:.0f} % | {count} |")


if __name__ == "__main__":
    main()
