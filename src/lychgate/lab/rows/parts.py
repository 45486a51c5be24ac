"""One part of a run: its games are played and become files, the same bytes wherever that is done."""

from __future__ import annotations

import io
import json
import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from lychgate.core.input import registry
from lychgate.core.model.batch import Results
from lychgate.core.model.sorts import SEATS
from lychgate.lab.engine.counts import Counts, count
from lychgate.lab.rows.listening import listen
from lychgate.lab.rows.run import Run, Stretch, deal_of
from lychgate.lab.rows.study import study
from lychgate.lab.rows.tables import arrow, tables
from lychgate.lab.rows.watching import Watched, joined, watch


@dataclass(frozen=True, slots=True)
class Part:
    """What came of a stretch of games."""

    stretch: Stretch
    files: Mapping[str, bytes]  # by table
    counts: Counts
    seconds: float  # of play alone


def make_part(run: Run, stretch: Stretch) -> Part:
    """Play a part and put its rows into Parquet files."""
    arrow()
    started = time.perf_counter()
    watched = play(run, stretch)
    seconds = time.perf_counter() - started
    about = json.dumps(run.provenance() | {"cell": stretch.cell, "first": stretch.first})
    found = tables(run, stretch, watched, study(run.game))
    files = {name: parquet(table, about) for name, table in found.items()}
    players = run.cells[stretch.cell].plan.players
    return Part(stretch, files, counted(run, watched, players), seconds)


def play(run: Run, stretch: Stretch) -> Watched:
    """The games of a stretch."""
    plan, game = run.cells[stretch.cell].plan, run.game
    box, kept = game.make_box(plan.players, plan.rules, plan.options), study(game)
    if not plan.searched:
        return watch(game, box, kept, stretch.games, plan.seed, first=stretch.first, thumbs=plan.thumbs)
    numbers = range(stretch.first, stretch.first + stretch.games)
    return joined([listen(game, box, kept, plan.seated, *deal_of(plan, number)) for number in numbers])


def counted(run: Run, watched: Watched, players: int) -> Counts:
    """The sums that `simulate` prints."""
    rows = watched.results
    points, places = rows[:, 1 : 1 + players], rows[:, 1 + SEATS : 1 + SEATS + players]
    return count(Results(rows[:, 0], points, places), together=run.game.together)


def parquet(table: Any, about: str) -> bytes:
    """A table as the bytes of a file, which says where it comes from.

    Words are written as plain texts: of Arrow's dictionaries, pages end with whatever was in memory before.
    """
    pa = arrow()
    from pyarrow import parquet as format

    fields = [field.with_type(pa.string()) if pa.types.is_dictionary(field.type) else field for field in table.schema]
    out = io.BytesIO()
    format.write_table(table.cast(pa.schema(fields, {"lychgate": about})), out, compression="zstd")
    return out.getvalue()


def prepare(run: Run) -> None:
    """Load what is compiled."""
    for pointer in run.pointers():
        pointer.load()
    registry.find(run.base.game)
