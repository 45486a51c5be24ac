"""How good beliefs are: the log loss of what a seat would believe, held against the truth, with and without weighing.

Games are played by rule of thumb; now and then the seat that is asked says for every hidden place how likely each thing
is there. The loss is the mean of -log(p), p being what was given to what turned out to be so: 0 is certainty, 0.69
the toss of a coin. `python -m lychgate.lab.belief_loss` prints the table that docs/bots.md shows.
"""

from __future__ import annotations

import math
from dataclasses import replace

import lychgate
from lychgate import bots
from lychgate.bots.beliefs import beliefs, hidden_places, leaves
from lychgate.bots.styles import style_of
from lychgate.core import registry
from lychgate.core.chance import quick
from lychgate.play.match import Match

GAMES, EVERY, WORLDS = 12, 5, 150
CHOICES = 8  # deals that weighing chooses from


def losses(match: Match, seat: int, choices: int, seed: int) -> list[float]:
    """The loss for every thing that may be in a hidden place."""
    game, view = match.game, match.view_bytes(seat)
    assert game.position is not None
    truth = {where: set(whats) for where, whats in leaves(game.position.facts(match.box, match.state))}
    style = replace(style_of(game), worlds=choices)
    told = beliefs(game, match.box, view, seat, seed=seed, worlds=WORLDS, style=style)
    given = {(one.where, one.what): one.likely for one in told}
    true = {(where, what) for where in hidden_places(game, match.box, view) for what in truth[where]}
    found = []
    for key in sorted(given.keys() | true):
        likely = (given.get(key, 0.0) * WORLDS + 0.5) / (WORLDS + 1)  # never quite sure
        found.append(-math.log(likely if key in true else 1 - likely))
    return found


def compared(name: str, players: int) -> tuple[float, float, int]:
    """The mean loss without and with weighing, and over how many things."""
    plain: list[float] = []
    weighed: list[float] = []
    for number in range(GAMES):
        match = lychgate.new(name, players=players, seed=1000 + number)
        chance, decisions = quick(number), 0
        while not match.over:
            seat = match.asked[0]
            decisions += 1
            if decisions % EVERY == 0:
                plain += losses(match, seat, 1, decisions)
                weighed += losses(match, seat, CHOICES, decisions)
            match.decide(seat, bots.thumb(match.game, match.box, match.view_bytes(seat), seat, chance))
    return sum(plain) / len(plain), sum(weighed) / len(weighed), len(plain)


if __name__ == "__main__":
    print("| game | players | log loss, every deal alike | weighed | things guessed |\n|---|---|---|---|---|")
    for name in registry.names():
        game = registry.find(name)
        if hasattr(game.exports, "weigh"):
            for players in (3, 4):
                before, after, count = compared(name, players)
                print(f"| {name} | {players} | {before:.4f} | {after:.4f} | {count} |", flush=True)
