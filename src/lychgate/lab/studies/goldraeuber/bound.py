"""`python -m lychgate.lab.studies.goldraeuber.bound`: how often could Goldräuber be won by players who know every card?

They know the hidden cards, not the dice. The answer is bounded from above by an easier game of
counting: so many actions are to be done before so many cards have collapsed. Why it is easier, and how
tight the bound is, stands in docs/goldraeuber-bound.md.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from functools import cache

from lychgate.core.input import registry
from lychgate.core.model.chance import seeded
from lychgate.core.model.layout import blank
from lychgate.core.model.messages import event_buffer
from lychgate.games.goldraeuber.rules.cards import ANGRY, CALM, LIFE, PIPS
from lychgate.lab.engine.intervals import Interval, mean
from lychgate.lab.studies.goldraeuber.needs import Needs, needs

GAME = "goldraeuber"


def rolled(limit: int, points: int, act: Callable[[int], float], collapse: Callable[[], float]) -> float:
    """One roll: up to the limit an action, beyond it a collapse, or an action for life points (GO-8, GO-16)."""
    value = limit * act(points)
    for die in range(limit + 1, PIPS + 1):
        paid = die - limit
        value += max(collapse(), act(points - paid)) if paid <= points else collapse()
    return value / PIPS


@cache
def calm(todo: int, points: int, spare: int) -> float:
    """The chance to do so many actions while the monk is calm, before more than the spare cards have collapsed."""
    if spare < 0:
        return 0.0
    if todo == 0:
        return 1.0
    return rolled(CALM, points, lambda left: calm(todo - 1, left, spare), lambda: calm(todo, points, spare - 1))


@cache
def together(players: int, todo: int, points: int, standing: int, way: int) -> float:
    """The chance of several players with a calm monk: so many actions to do by anyone, so many cards standing.

    After them, or before if they like, the monk gets furious, and one of them has the way to go alone.
    """
    if standing < 1:
        return 0.0
    value = max(furious(players, todo, way + 1, points, standing, way, before) for before in range(players))
    if todo:
        rolling = rolled(
            CALM,
            points,
            lambda left: together(players, todo - 1, left, standing, way),
            lambda: together(players, todo, points, standing - 1, way),
        )
        value = max(value, rolling)
    return value


@cache
def furious(players: int, todo: int, own: int, points: int, standing: int, way: int, before: int) -> float:
    """The same with a furious monk: `own` actions are the bearer's, who rolls after so many others."""
    if standing < max(1, min(own, way)):
        return 0.0
    if todo == 0 and own == 0:
        return 1.0
    bearer, next_before = before == 0, (before - 1) % players

    def act(left: int) -> float:
        value = 0.0
        if bearer and own:
            value = furious(players, todo, own - 1, left, standing, way, next_before)
        if todo or not bearer:  # who waits outside has nothing to do, and need not let anything collapse
            value = max(value, furious(players, max(0, todo - 1), own, left, standing, way, next_before))
        return value

    return rolled(ANGRY, points, act, lambda: furious(players, todo, own, points, standing - 1, way, next_before))


def upper(players: int, deal: Needs) -> float:
    """No player of this deal, who knows all its cards, wins more often."""
    if players == 1:  # GO-23: either is enough
        todo = min(2 * steps + opening for steps, opening in zip(deal.steps, deal.opening, strict=True))
        return calm(todo, LIFE[1], deal.cards - 1)
    treasure, comrade = deal.steps
    return together(players, treasure - 1 + 2 * comrade + deal.opening_both, LIFE[players], deal.cards, treasure)


def sure(deal: Needs) -> float:
    """Alone, who goes one way to the comrade and lets collapse what is not on it wins at least so often."""
    if deal.sure_way is None:
        return 0.0
    actions, cards = deal.sure_way
    return calm(actions, LIFE[1], deal.cards - cards - 1)  # the treasure must not be buried either


def deals(players: int, count: int, seed: int) -> Iterator[Needs]:
    """Random deals, as the game makes them."""
    game = registry.find(GAME)
    box, silent = game.make_box(players), event_buffer(0)
    for number in range(count):
        state = blank(game.state_layout)
        game.call("setup", box, state, seeded(seed * count + number), silent)
        yield needs(box, state)


def averaged(values: list[float]) -> Interval:
    return mean(sum(values), sum(value * value for value in values), len(values))


def bounds(players: int, count: int, seed: int) -> dict[str, Interval]:
    """The bounds over random deals, with 95 % intervals for the choice of deals; each deal's own are exact."""
    found = list(deals(players, count, seed))
    result = {"at most": averaged([upper(players, deal) for deal in found])}
    if players == 1:
        result["at least"] = averaged([sure(deal) for deal in found])
    return result


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m lychgate.lab.studies.goldraeuber.bound", description=__doc__)
    parser.add_argument("--players", type=int, choices=(1, 2, 3, 4), nargs="+", default=[1, 2, 3, 4])
    parser.add_argument("--deals", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    for players in chosen.players:
        for name, interval in bounds(players, chosen.deals, chosen.seed).items():
            value, low, high = (100 * number for number in (interval.value, interval.low, interval.high))
            print(f"{players} players, {chosen.deals} deals, {name}: {value:.3f} % ({low:.3f} - {high:.3f})")


if __name__ == "__main__":
    main()
