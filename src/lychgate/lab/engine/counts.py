"""What came of many games, added up in whole numbers: the same sums in whatever order they are added."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

import numpy as np

from lychgate.core.model.batch import Results
from lychgate.lab.engine.intervals import Interval, mean, share

WIN = 60  # a win in parts that two to six winners can share evenly


@dataclass(frozen=True, slots=True)
class Counts:
    """Sums over games; the lists are by seat."""

    games: int
    decisions: int
    decisions_squared: int
    shortest: int
    longest: int
    wins: tuple[int, ...]  # in parts of WIN
    points: tuple[int, ...]
    points_squared: tuple[int, ...]
    fewest_points: tuple[int, ...]
    most_points: tuple[int, ...]

    def win_share(self, seat: int) -> Interval:
        """In how many of the games this seat won; a win shared by rivals counts in part."""
        return share(self.wins[seat] / WIN, self.games)

    def mean_points(self, seat: int) -> Interval:
        return mean(self.points[seat], self.points_squared[seat], self.games)

    def mean_length(self) -> Interval:
        """Decisions with two or more choices in a game."""
        return mean(self.decisions, self.decisions_squared, self.games)


def count(results: Results, *, together: bool = False) -> Counts:
    """Add up a batch; `together` is for games that all players win or lose together."""
    decisions, points = results.decisions.astype(np.int64), results.points.astype(np.int64)
    won = results.places == 1
    winners = np.maximum(won.sum(axis=1, keepdims=True), 1)
    parts = won * (WIN if together else WIN // winners)
    return Counts(
        games=len(decisions),
        decisions=int(decisions.sum()),
        decisions_squared=int((decisions**2).sum()),
        shortest=int(decisions.min()),
        longest=int(decisions.max()),
        wins=_row(parts.sum(axis=0)),
        points=_row(points.sum(axis=0)),
        points_squared=_row((points**2).sum(axis=0)),
        fewest_points=_row(points.min(axis=0)),
        most_points=_row(points.max(axis=0)),
    )


def merged(counts: Iterable[Counts]) -> Counts:
    """Several batches as one."""
    parts = list(counts)

    def by_seat(name: str, combine: Callable[[Iterable[int]], int]) -> tuple[int, ...]:
        return tuple(combine(column) for column in zip(*(getattr(part, name) for part in parts), strict=True))

    return Counts(
        games=sum(part.games for part in parts),
        decisions=sum(part.decisions for part in parts),
        decisions_squared=sum(part.decisions_squared for part in parts),
        shortest=min(part.shortest for part in parts),
        longest=max(part.longest for part in parts),
        wins=by_seat("wins", sum),
        points=by_seat("points", sum),
        points_squared=by_seat("points_squared", sum),
        fewest_points=by_seat("fewest_points", min),
        most_points=by_seat("most_points", max),
    )


def _row(numbers: np.ndarray[tuple[int, ...], np.dtype[np.int64]]) -> tuple[int, ...]:
    return tuple(int(number) for number in numbers)
