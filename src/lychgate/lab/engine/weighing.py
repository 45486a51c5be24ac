"""Every decision of a moment thought of alone, with the same care: what each is worth, with intervals.

A search that looks for the best decision hardly looks at the others. Here each gets imagined games of its own, until
it is plainly worse than the best, or as many as there may be.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from lychgate.bots.search.thinking import Search, Style
from lychgate.bots.search.tree import WIN, WON
from lychgate.core.model.contract import Game
from lychgate.core.model.layout import Bytes
from lychgate.lab.engine.intervals import Interval, mean

ROOM = 1 << 12  # views remembered, for each decision
BATCH, FEWEST = 20, 5  # iterations whose mean is one measurement, and measurements that make an interval
SEEDS = 1 << 44  # between the seeds of two decisions: more than either ever draws

Weighed = dict[int, Interval]
Enough = Callable[[Weighed], bool]


def weigh(
    game: Game, box: Bytes, view: Bytes, seat: int, actions: Sequence[int], *, seed: int, style: Style,
    rounds: Sequence[int], gap: float, enough: Enough = lambda _: False,
) -> Weighed:  # fmt: skip
    """How likely the seat wins with each decision.

    After each of the rounds, of about so many iterations in all, a decision that is worse than the best by more than
    `gap` for sure is left as it is; `enough` may end it all.
    """
    trials = {
        action: Trial(Search(game, box, view, seat, seed + SEEDS * number, style, room=ROOM), action)
        for number, action in enumerate(actions)
    }
    found: Weighed = {}
    left = list(actions)
    for iterations in rounds:
        for action in left:
            trials[action].think(iterations)
            found[action] = trials[action].chance
        best = max(found.values(), key=lambda chance: chance.value)
        left = [action for action in left if found[action].high > best.low - gap]
        if len(left) < 2 or enough(found):
            break
    return found


class Trial:
    """One decision that is thought of alone, in batches: how much they differ says how sure their mean is."""

    def __init__(self, search: Search, action: int) -> None:
        self._search, self._action = search, action
        self._batches: list[float] = []
        search.hold_to(action)

    def think(self, iterations: int) -> None:
        """On, until there were at least so many iterations in all."""
        while self._search.iterations < iterations or len(self._batches) < FEWEST:
            before = self._won
            self._search.think(BATCH)
            self._batches.append((self._won - before) / BATCH)

    @property
    def _won(self) -> float:
        return int(self._search.counted()[self._action][WON]) / WIN

    @property
    def chance(self) -> Interval:
        batches = self._batches
        found = mean(sum(batches), sum(batch * batch for batch in batches), len(batches))
        return Interval(found.value, max(0.0, found.low), min(1.0, found.high))


def best_first(found: Weighed) -> list[int]:
    """The decisions, the best first."""
    return sorted(found, key=lambda action: (-found[action].value, action))


def split(found: Weighed, most: int, gap: float) -> int:
    """How many of the best, at most, stand out from all others by so much, for sure; 0: none do."""
    order = best_first(found)
    for count in range(1, min(most, len(order) - 1) + 1):
        least = min(found[action].low for action in order[:count])
        rest = max(found[action].high for action in order[count:])
        apart = found[order[count - 1]].value - found[order[count]].value
        if apart >= gap and least > rest:
            return count
    return 0
