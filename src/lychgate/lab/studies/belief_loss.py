"""How good beliefs are: the log loss of what a seat would believe, held against the truth.

Once with every deal alike, once with deals that lean to what others have chosen.

Games are played by rule of thumb; now and then, where there is something to lean to, the seat that is asked says for
every hidden place how likely each thing is there. The loss is the mean of -log(p), p being what was given to what
turned out to be so: 0 is certainty, 0.69 the toss of a coin. `python -m lychgate.lab.studies.belief_loss` prints the
table that docs/bots.md shows.
"""

from __future__ import annotations

import math
from dataclasses import replace
from itertools import count

import lychgate
from lychgate import bots
from lychgate.bots.beliefs import beliefs, hidden_places, leaves
from lychgate.bots.styles import style_of
from lychgate.core.input import registry
from lychgate.core.model.chance import quick
from lychgate.core.model.layout import Bytes
from lychgate.play.match.match import Match

THINGS, EVERY, WORLDS = 20_000, 5, 300  # guessed at least; of so many decisions one is looked at, in so many worlds


def losses(match: Match, seat: int, seed: int) -> list[tuple[float, float]]:
    """The losses for every thing that may be in a hidden place: every deal alike, and leaning.

    None where nothing was chosen that a game makes anything of.
    """
    view = match.view_bytes(seat)
    true = truth(match, view)
    plain, leaning = (believed(match, view, seat, leans, seed) for leans in (False, True))
    if plain == leaning:
        return []
    return [
        (loss(plain.get(key, 0.0), key in true), loss(leaning.get(key, 0.0), key in true))
        for key in sorted(plain.keys() | leaning.keys() | true)
    ]


def truth(match: Match, view: Bytes) -> set[tuple[str, str]]:
    """What is where, of all that the view does not know."""
    facts = dict(leaves(match.game.facts(match.box, match.state)))
    hidden = hidden_places(match.game, match.box, view)
    return {(where, what) for where, known in hidden.items() for what in set(facts[where]) - set(known)}


def believed(match: Match, view: Bytes, seat: int, leans: bool, seed: int) -> dict[tuple[str, str], float]:
    """How likely this seat thinks what."""
    style = replace(style_of(match.game), leans=leans)
    told = beliefs(match.game, match.box, view, seat, seed=seed, worlds=WORLDS, style=style)
    return {(one.where, one.what): one.likely for one in told}


def loss(likely: float, true: bool) -> float:
    """The loss for one thing; nobody is ever quite sure."""
    given = (likely * WORLDS + 0.5) / (WORLDS + 1)
    return -math.log(given if true else 1 - given)


def compared(name: str, players: int) -> tuple[float, float, int]:
    """The mean loss every deal alike, and leaning, and over how many things."""
    found: list[tuple[float, float]] = []
    for number in count():
        if len(found) >= THINGS:
            break
        match = lychgate.new(name, players=players, seed=1000 + number)
        chance, decisions = quick(number), 0
        while not match.over:
            seat = match.asked[0]
            decisions += 1
            if decisions % EVERY == 0:
                found += losses(match, seat, decisions)
            match.decide(seat, bots.thumb(match.game, match.box, match.view_bytes(seat), seat, chance))
    plain, leaning = (sum(one) / len(found) for one in zip(*found, strict=True))
    return plain, leaning, len(found)


if __name__ == "__main__":
    print("| game | players | log loss, every deal alike | leaning | things guessed |\n|---|---|---|---|---|")
    for name in registry.names():
        game = registry.find(name)
        if game.has_own("lean"):
            for players in (3, 4):
                before, after, things = compared(name, players)
                print(f"| {name} | {players} | {before:.4f} | {after:.4f} | {things} |", flush=True)
