"""Which decisions of Gravediggers are worth a thought: fists that could be paid, and cards not known yet."""

from __future__ import annotations

from lychgate.core.kernel import kernel
from lychgate.core.record import Row
from lychgate.games.gravediggers import actions
from lychgate.games.gravediggers.cards import VALUES, X
from lychgate.games.gravediggers.choices import legal
from lychgate.games.gravediggers.state import LOOKING, MAKING_FISTS, Box, State
from lychgate.games.gravediggers.thumbs import is_news

GOOD_CARD = 5  # what a hidden card may be worth: there are few better ones
FINE, COARSE = 16, 40  # up to here every fist is considered, up to there every second one, then every fifth


@kernel
def sensible(box: Box, seen: State, seat: int, out: Row) -> int:
    """List the decisions worth a thought; how many there are."""
    if seen.phase == MAKING_FISTS:
        return sensible_fists(seen, seat, out)
    count = legal(box, seen, seat, out)
    if seen.phase != LOOKING:
        return count
    kept = 0
    for i in range(count):
        if is_news(seen, out[i]):
            out[kept] = out[i]
            kept += 1
    return kept if kept else count


@kernel
def sensible_fists(seen: State, seat: int, out: Row) -> int:
    """Fists that may be paid; and all one has, which keeps the loot from others where the highest comes first."""
    money, most = seen.money[seat], most_loot(seen, seen.robbed - 1)
    count = 0
    for amount in range(money + 1):
        step = 1 if amount <= FINE else 2 if amount <= COARSE else 5
        if amount == money or (amount <= most and amount % step == 0):
            out[count] = actions.FIST + amount
            count += 1
    return count


@kernel
def most_loot(seen: State, cemetery: int) -> int:
    """About the most that may lie at a cemetery: good cards, and one more X where there are two hidden or more."""
    values, times, hidden = 0, 1, 0
    for i in range(seen.lying):
        if seen.cemetery[i] == cemetery:
            kind = seen.card[i] - 1
            if kind < 0:
                hidden += 1
            elif kind < len(VALUES):
                values += VALUES[kind]
            elif kind == X:
                times += 1
    return (values + GOOD_CARD * hidden) * (times + (hidden > 1))
