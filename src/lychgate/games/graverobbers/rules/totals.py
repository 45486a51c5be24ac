"""Several games of Graverobbers for a total (GR-32): who begins the next, and who wins in the end."""

from __future__ import annotations

from lychgate.core.compile.kernel import kernel
from lychgate.core.model.layout import Row, scratch
from lychgate.core.model.messages import EVERYBODY, emit
from lychgate.core.model.standings import total_of
from lychgate.games.graverobbers.rules.events import OUT_BY_TOTAL, TOTAL_TIED
from lychgate.games.graverobbers.rules.state import Box, State

MOST = 1 << 12  # more points than lie between any two games: a rank is the total, and below it the last game
NOBODYS = -(1 << 31)  # less than any rank


@kernel
def next_box(box: Box, state: State, following: Box) -> None:
    """GR-32: the seat left of the last game's first player begins."""
    began = (state.first - (state.round - 1)) % box.players  # the card has gone one seat to the left each round (GR-23)
    following.first_player = (began + 1) % box.players + 1


@kernel
def standings(box: Box, points: Row, games: int, places: Row, lines: Row) -> int:
    """GR-32: who wins, then the others by total, under some rules then by the last game; and what decided it."""
    ranks = scratch(box.players)
    for seat in range(box.players):
        last = points[(games - 1) * box.players + seat] if box.match_tie else 0
        ranks[seat] = total_of(box.players, points, games, seat) * MOST + MOST // 2 + last
    best = winning_rank(box, ranks)
    for seat in range(box.players):
        places[seat] = place_of(box, ranks, best, seat)
        if is_tied_by_total(box, ranks, seat):
            emit(lines, TOTAL_TIED, EVERYBODY, seat, 0, ranks[seat] % MOST - MOST // 2)
        if ranks[seat] > best:
            emit(lines, OUT_BY_TOTAL, EVERYBODY, seat, 0)
    return 0


@kernel
def is_tied_by_total(box: Box, ranks: Row, seat: int) -> bool:
    """GR-32: has somebody the same total, but another last game?"""
    for other in range(box.players):
        if ranks[other] // MOST == ranks[seat] // MOST and ranks[other] != ranks[seat]:
            return True
    return False


@kernel
def winning_rank(box: Box, ranks: Row) -> int:
    """GR-32: the rank that wins.

    French: the best that one player holds alone. German: the best if one player holds it alone, otherwise the
    second best, whoever holds it. If all are tied, they share.
    """
    first = next_rank(box, ranks, (1 << 31) - 1)
    best = first
    while best != NOBODYS:
        if count_of(box, ranks, best) == 1 or (best != first and not box.match_tie):
            return best
        best = next_rank(box, ranks, best)
    return first


@kernel
def next_rank(box: Box, ranks: Row, below: int) -> int:
    """The highest rank below this one, if there is one."""
    found = NOBODYS
    for seat in range(box.players):
        if ranks[seat] < below:
            found = max(found, ranks[seat])
    return found


@kernel
def count_of(box: Box, ranks: Row, rank: int) -> int:
    """How many players hold a rank."""
    count = 0
    for seat in range(box.players):
        count += ranks[seat] == rank
    return count


@kernel
def place_of(box: Box, ranks: Row, best: int, seat: int) -> int:
    """GR-32: a seat's place; whoever was tied above the winners stands right behind them."""
    ahead = 0
    for other in range(box.players):
        ahead += ranks[other] > ranks[seat]
    if ranks[seat] == best:
        return 1
    return 1 + ahead if ranks[seat] < best else 1 + count_of(box, ranks, best) + ahead
