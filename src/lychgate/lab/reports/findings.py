"""What the rows of a run say: each picture of a study, and each figure for each cell, added up part by part."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from lychgate.lab.reports.sums import Array, Histogram, Sums
from lychgate.lab.rows.folder import Rows
from lychgate.lab.rows.study import Figure, Payoff, Picture, Rate, Spread, Study
from lychgate.lab.rows.tables import GAMES, SEATS_TABLE

Finding = Sums | Histogram


def usual_pictures(kept: Study, *, together: bool) -> tuple[Picture, ...]:
    """Those that every game has."""
    length = Spread("length", GAMES, "decisions")
    if together:
        return (length,)
    order = (Payoff("turn", SEATS_TABLE, "turn"),) if kept.begins else ()
    return (*order, Payoff("seat", SEATS_TABLE, "seat"), length, Spread("points", SEATS_TABLE, "points"))


def usual_figures(kept: Study, *, together: bool) -> tuple[Figure, ...]:
    """Those that are compared of every game."""
    won = (Figure("won", "seats.wins", per="seats.", percent=True),) if together else ()
    first = (Figure("first-wins", "seats.wins@turn=1", percent=True),) if kept.begins and not together else ()
    return (*won, *first, Figure("decisions", "games.decisions"))


class Findings:
    """Added up over the parts: pictures over those of the first cell, figures cell by cell."""

    def __init__(self, pictures: tuple[Picture, ...], figures: tuple[Figure, ...]) -> None:
        self.pictures: dict[Picture, Finding] = {
            one: Histogram() if isinstance(one, Spread) else Sums() for one in pictures
        }
        self.figures: dict[Figure, Sums] = {one: Sums() for one in figures}
        self.even: dict[Picture, Sums] = {one: Sums() for one in pictures}
        self.games = 0  # in the first cell

    def add(self, part: Part) -> None:
        """One more part."""
        if part.cell == 0:
            self.games += part.games
            for picture, finding in self.pictures.items():
                self._picture(picture, finding, part)
        for figure, sums in self.figures.items():
            self._figure(figure, sums, part)

    def _picture(self, picture: Picture, finding: Finding, part: Part) -> None:
        if isinstance(picture, Spread):
            assert isinstance(finding, Histogram)
            finding.add(part.column(picture.table, "game"), part.column(picture.table, picture.column))
            return
        assert isinstance(finding, Sums)
        if isinstance(picture, Payoff):
            worth = part.column(SEATS_TABLE, picture.of).astype(np.float64)
            self.even[picture].add(part.column(SEATS_TABLE, "game"), np.zeros(len(worth)), worth, np.ones(len(worth)))
            for table in picture.table.split("+"):
                keys, games = part.column(table, picture.by), part.column(table, "game")
                found = worth if table == SEATS_TABLE else worth[part.seat_rows(table)]
                known = np.array([key is not None for key in keys.tolist()], bool)
                finding.add(games[known], keys[known], found[known], np.ones(int(known.sum())))
        elif isinstance(picture, Rate):
            for table, counts in ((picture.table, 1.0), (picture.others, 0.0)):
                keys = part.column(table, picture.by)
                finding.add(part.column(table, "game"), keys, np.full(len(keys), counts), np.ones(len(keys)))
        else:
            for table in picture.tables:
                keys = np.char.add(part.column(table, picture.across).astype("U8"), "/")
                keys = np.char.add(keys, part.column(table, picture.down).astype("U8"))
                finding.add(part.column(table, "game"), keys, np.ones(len(keys)), np.zeros(len(keys)))

    def _figure(self, figure: Figure, sums: Sums, part: Part) -> None:
        games, values = part.figure(figure.column)
        per_games, per = part.figure(figure.per) if figure.per else (part.column(GAMES, "game"), np.ones(part.games))
        sums.add(games, np.full(len(games), part.cell), values, np.zeros(len(values)))
        sums.add(per_games, np.full(len(per), part.cell), np.zeros(len(per)), per)


class Part:
    """A part of the rows, each column read once."""

    def __init__(self, rows: Rows, number: int) -> None:
        self._read: Callable[[str, str], Any] = lambda table, column: rows.read(table, number, [column])[column]
        self._columns: dict[tuple[str, str], Array] = {}
        cells, first = self.column(GAMES, "cell"), self.column(GAMES, "game")
        self.cell, self.first, self.games = int(cells[0]), int(first[0]), len(cells)
        self.players = int(self.column(GAMES, "players")[0])

    def column(self, table: str, name: str) -> Array:
        """A column of a table."""
        if (table, name) not in self._columns:
            self._columns[table, name] = self._read(table, name).to_numpy()
        return self._columns[table, name]

    def seat_rows(self, table: str) -> Array:
        """For each row that names game and seat, which row of the seats that is."""
        return (self.column(table, "game") - self.first) * self.players + self.column(table, "seat") - 1

    def figure(self, text: str) -> tuple[Array, Array]:
        """Games and values of `table.column`, or `table.` (ones). `?`: is it more than 0? `@c=1`: where c is 1."""
        table, _, rest = text.partition(".")
        rest, _, where = rest.partition("@")
        name, asks = rest.rstrip("?"), rest.endswith("?")
        games = self.column(table, "game")
        values = self.column(table, name).astype(np.float64) if name else np.ones(len(games))
        values = (values > 0).astype(np.float64) if asks else values
        if where:
            column, _, wanted = where.partition("=")
            chosen = self.column(table, column).astype(str) == wanted
            return games[chosen], values[chosen]
        return games, values


def findings(rows: Rows, kept: Study, *, together: bool, progress: Callable[[int], None] | None = None) -> Findings:
    """All that a report shows."""
    found = Findings(
        (*usual_pictures(kept, together=together), *kept.pictures),
        (*usual_figures(kept, together=together), *kept.figures),
    )
    for done, number in enumerate(rows.numbers(), 1):
        found.add(Part(rows, number))
        if progress is not None:
            progress(done)
    return found
