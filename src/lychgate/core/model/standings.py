"""Matches of several games: who stands where, for games that say nothing else of it."""

from __future__ import annotations

from typing import Any

from lychgate.core.compile.kernel import kernel
from lychgate.core.model.layout import Row


@kernel
def total_of(players: int, points: Row, games: int, seat: int) -> int:
    """A seat's points in all games, of a list of them by game and seat."""
    total = 0
    for game in range(games):
        total += points[game * players + seat]
    return total


@kernel
def by_total(box: Any, points: Row, games: int, places: Row, lines: Row) -> int:
    """The highest total wins, and equal totals share a place; a match has as many games as was agreed."""
    for seat in range(box.players):
        ahead = 0
        for other in range(box.players):
            ahead += total_of(box.players, points, games, other) > total_of(box.players, points, games, seat)
        places[seat] = 1 + ahead
    return 0


@kernel
def together(box: Any, points: Row, games: int, places: Row, lines: Row) -> int:
    """All win if they have won more than half of the games, or else all lose."""
    won = total_of(box.players, points, games, 0)
    for seat in range(box.players):
        places[seat] = 1 if 2 * won > games else 2
    return 0
