"""Small games of Vigil solved from the deal to the end, and how far the bot is from that: by regret matching, by UCB.

The game of two with six cards and two watches has too many information sets for the bot to think about each, so two
smaller games stand for it: the rule set `brief` as it is, and both watches, vows and all, with four cards and a coin.

`python -m tests.toy.solution` prints the table that docs/bots.md shows.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

import numpy as np

from lychgate.bots.search.thinking import Budget, think
from lychgate.core.model.layout import Bytes
from lychgate.lab.studies.equilibrium import PLAIN, nearly_best, worth_of
from lychgate.lab.studies.exact import Form, Numbers, whole_game
from tests.toy import GAME
from tests.toy.state import BOX

STYLE = replace(PLAIN, horizon=0)  # lead alone counts, played to the end: what the solution says is what it is after
RULES = {"regret matching": True, "UCB": False}  # by regrets at sealed choices, or not
EFFORTS = (200, 2_000)
SEEDS = range(3)
MANY = 1_000_000  # more than there are information sets
ROOM = 1 << 12
Plans = Sequence[Sequence[Numbers]]  # of both seats: a mixture for each information set
Losses = tuple[float, float]  # of both seats, in thousandths of a win


@dataclass(frozen=True, slots=True)
class Distance:
    """What the bot loses against the best answer by who knows it, but not its seed."""

    mixed: Losses  # if it played its whole mixture
    played: Losses  # as it plays: the first choice alone


def brief() -> Bytes:
    """Six cards, two in each hand; one watch, no vows."""
    return GAME.make_box(2, "brief", {"first_player": 1})


def both_watches() -> Bytes:
    """Four cards, one in each hand; two watches, vows, and a coin for a die."""
    box = GAME.make_box(2, options={"first_player": 1})
    b = box.view(BOX)[0]
    b["cards"], b["hand"], b["die"] = 4, 1, 2
    return box


GAMES: dict[str, Callable[[], Bytes]] = {"brief": brief, "both watches": both_watches}


def solved(box: Bytes) -> tuple[Form, float]:
    """The whole game, and what it is worth to the first seat."""
    form = whole_game(GAME, box, lambda lead: worth_of(lead, PLAIN.clear))
    return form, form.solved(0)[1]


def thoughts(form: Form, box: Bytes, seat: int, *, regrets: bool, iterations: int, seed: int) -> list[Numbers]:
    """How the bot mixes at each of a seat's information sets: by the view alone, and each time with another seed."""
    style = replace(STYLE, regrets=regrets)
    found: dict[bytes, Numbers] = {}
    for known in form.sides[seat].sets:
        if known.view in found:
            continue
        shares = {known.actions[0]: 1.0}
        if len(known.actions) > 1:
            view, own_seed = np.frombuffer(known.view, np.uint8), seed * MANY + len(found)
            thought = think(GAME, box, view, seat, Budget(iterations), seed=own_seed, style=style, room=ROOM)
            shares = {move.action: move.share for move in thought.moves}
        found[known.view] = np.array([shares.get(action, 0.0) for action in known.actions])
    return [found[known.view] for known in form.sides[seat].sets]


def losses(form: Form, value: float, plans: Plans) -> Losses:
    """How much less than its due each seat is sure of with its plan."""
    return value - form.sure_of(0, plans[0]), -value - form.sure_of(1, plans[1])


def at_random(form: Form) -> Plans:
    """All decisions alike."""
    return [[np.full(len(known.actions), 1 / len(known.actions)) for known in side.sets] for side in form.sides]


def distance(box: Bytes, rule: str, iterations: int, form: Form, value: float, seeds: Sequence[int]) -> Distance:
    """How far the bot is from the solution of a game, with so much thought. What it does by its seeds is mixed."""
    mixed, played = [], []
    for seat in (0, 1):
        by_seed = [thoughts(form, box, seat, regrets=RULES[rule], iterations=iterations, seed=seed) for seed in seeds]
        mixed.append([np.mean(same, axis=0) for same in zip(*by_seed, strict=True)])
        played.append([np.mean([nearly_best(one, 1.0) for one in same], axis=0) for same in zip(*by_seed, strict=True)])
    return Distance(losses(form, value, mixed), losses(form, value, played))


def table() -> Iterator[str]:
    """Line by line, for both games: play at random, then the bot by both rules with all efforts."""
    yield "| game | chooses by | iterations | its mixture loses, in the first and second seat | as played |"
    yield "|---|---|---|---|---|"
    for name, build in GAMES.items():
        box = build()
        form, value = solved(box)
        lost = losses(form, value, at_random(form))
        yield f"| {name}, worth {value:.1f} to the first seat | at random | | {written(lost)} | |"
        for rule in RULES:
            for iterations in EFFORTS:
                far = distance(box, rule, iterations, form, value, SEEDS)
                yield f"| {name} | {rule} | {iterations} | {written(far.mixed)} | {written(far.played)} |"


def written(lost: Losses) -> str:
    return " / ".join(f"{part:.1f}" for part in lost)


if __name__ == "__main__":
    argparse.ArgumentParser(prog="python -m tests.toy.solution", description=__doc__).parse_args()
    for line in table():
        print(line, flush=True)
