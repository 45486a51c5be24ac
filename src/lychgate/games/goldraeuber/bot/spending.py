"""Life points by rule of thumb: kept for the furious monk, and for the one who has most left to do then."""

from __future__ import annotations

from lychgate.core.compile.kernel import kernel
from lychgate.core.model.layout import Row
from lychgate.games.goldraeuber.bot.detours import SURE_LOSS, best_collapse, rate_collapses
from lychgate.games.goldraeuber.bot.errands import fetches_treasure, way_to_do
from lychgate.games.goldraeuber.bot.routes import ACTION
from lychgate.games.goldraeuber.rules import decisions
from lychgate.games.goldraeuber.rules.cards import ANGRY, CALM, MOST_LIFE, NUMBERS, PIPS
from lychgate.games.goldraeuber.rules.choices import offers_keeping
from lychgate.games.goldraeuber.rules.life import company, most, purse
from lychgate.games.goldraeuber.rules.state import SHARING, Box, State

LONGEST = 15  # errands are taken to be no longer than so many actions
MUCH_MORE = 2  # actions: who has more than so many left to do than who fetches the treasure needs life points more


def table_of_prices(limit: int) -> tuple[int, ...]:
    """The most life points worth paying for an action, by actions still to do and points held.

    With n to do and L points, e(n, L) rolls are to be expected: the least over all prices up to which
    one pays. A price is worth it if fewer rolls are to be expected afterwards than without it.
    """
    expected = [[0.0] * (MOST_LIFE + 1)]
    prices = [0] * (MOST_LIFE + 1)
    for _ in range(LONGEST):
        before, row = expected[-1], []
        for held in range(MOST_LIFE + 1):
            tried = [
                (PIPS + limit * before[held] + sum(before[held - paid] for paid in range(1, top + 1))) / (limit + top)
                for top in range(min(held, PIPS - limit) + 1)
            ]
            row.append(min(tried))
            prices.append(tried.index(min(tried)))
        expected.append(row)
    return tuple(prices)


PRICES = table_of_prices(ANGRY)


@kernel
def best_die(box: Box, seen: State, seat: int, ways: Row, errand: Row) -> int:
    """The die to play with: paid for when the monk is furious, or when a collapse would be the end."""
    points = purse(box, seen)
    if seen.second:
        return best_second_die(box, seen, rate_collapses(box, seen, ways, errand), points)
    limit = ANGRY if seen.angry else CALM
    price = seen.die - limit
    if price <= 0 or price > points:
        return seen.die
    if not box.expert and best_collapse(box, seen, rate_collapses(box, seen, ways, errand), seen.die)[1] <= 0:
        return limit
    if not seen.angry:
        return seen.die
    to_do = actions_to_do(box, seen, seat, ways, errand)
    worth_paying = PRICES[to_do * (MOST_LIFE + 1) + min(points, MOST_LIFE)] if to_do else 1
    return limit if price <= worth_paying else seen.die


@kernel
def best_second_die(box: Box, seen: State, worth: Row, points: int) -> int:
    """Another number only if every card of this one would be the end, and as cheap as can be."""
    if best_collapse(box, seen, worth, seen.die)[1] > SURE_LOSS:
        return seen.die
    for paid in range(1, points + 1):
        for die in (seen.die - paid, seen.die + paid):
            if 1 <= die <= NUMBERS + 1 and best_collapse(box, seen, worth, die)[1] > SURE_LOSS:
                return die
    return seen.die


@kernel
def actions_to_do(box: Box, seen: State, seat: int, ways: Row, errand: Row) -> int:
    """About how many actions it takes to run the errand and get out; 0: none, the miner is outside to stay."""
    return min((way_to_do(box, seen, seat, ways, errand) + ACTION - 1) // ACTION, LONGEST)


@kernel
def settle_points(box: Box, seen: State, ways: Row, errand: Row) -> int:
    """Most life points to the first player, who goes in first; on one card, all to who will need them."""
    if seen.phase != SHARING:
        return decisions.POINTS + most(box, seen) if seen.dealt == 0 else decisions.KEEP
    needy = who_needs_points(box, seen, ways, errand)
    if needy < 0 and offers_keeping(seen):
        return decisions.KEEP
    return decisions.POINTS + (0 if seen.getting != needy and needy >= 0 else seen.left)


@kernel
def who_needs_points(box: Box, seen: State, ways: Row, errand: Row) -> int:
    """Of those on one card: who fetches the treasure, unless the monk is furious and another has much more to do."""
    sharing = company(box, seen)
    fetcher, last, longest, fetching = -1, -1, -1, 0
    for seat in range(box.players):
        if sharing >> seat & 1:
            to_do = actions_to_do(box, seen, seat, ways, errand) if seen.angry else 0
            if to_do > longest:
                last, longest = seat, to_do
            if fetcher < 0 and fetches_treasure(box, seen, seat, errand):
                fetcher, fetching = seat, to_do
    if seen.angry and (fetcher < 0 or fetching + MUCH_MORE < longest):
        return last
    return fetcher
