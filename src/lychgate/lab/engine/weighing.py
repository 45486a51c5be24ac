"""Every decision of a moment thought of alone, with the same care: what each is worth, with intervals.

A search that looks for the best decision hardly looks at the others. Here each gets imagined games of its own, until
it is plainly worse than the best, or as many as there may be.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from lychgate.bots.search.thinking import Search, Style
from lychgate.bots.search.tree import TAKEN, WIN, WON
from lychgate.core.model.contract import Game
from lychgate.core.model.layout import Bytes
from lychgate.lab.engine.intervals import Interval, share

ROOM = 1 << 12  # views remembered, for each decision
SEEDS = 1 << 44  # between the seeds of two decisions: more than either ever draws

Weighed = dict[int, Interval]
Enough = Callable[[Weighed], bool]


def weigh(
    game: Game, box: Bytes, view: Bytes, seat: int, actions: Sequence[int], *, seed: int, style: Style,
    rounds: Sequence[int], gap: float, enough: Enough = lambda _: False,
) -> Weighed:  # fmt: skip
    """How likely the seat wins with each decision.

    After each of the rounds, of so many iterations in all, a decision that is worse than the best by more than `gap`
    for sure is left as it is; `enough` may end it all.
    """
    searches = {
        action: Search(game, box, view, seat, seed + SEEDS * number, style, room=ROOM)
        for number, action in enumerate(actions)
    }
    for action, search in searches.items():
        search.hold_to(action)
    found: Weighed = {}
    left = list(actions)
    for iterations in rounds:
        for action in left:
            searches[action].think(iterations - searches[action].iterations)
            found[action] = _chance(searches[action], action)
        best = max(found.values(), key=lambda chance: chance.value)
        left = [action for action in left if found[action].high > best.low - gap]
        if len(left) < 2 or enough(found):
            break
    return found


def _chance(search: Search, action: int) -> Interval:
    row = search.counted()[action]
    return share(int(row[WON]) / WIN, int(row[TAKEN]))


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
