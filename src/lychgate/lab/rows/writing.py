"""A run with rows: the parts that are not there yet are played wherever there is room, and kept as they come."""

from __future__ import annotations

import os
import time
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from lychgate.core.compile import warm
from lychgate.lab.engine.counts import Counts, merged
from lychgate.lab.engine.simulate import Progress, Report, Speeds
from lychgate.lab.engine.spreading import spread
from lychgate.lab.rows.folder import Rows
from lychgate.lab.rows.parts import make_part, prepare
from lychgate.lab.rows.run import Run
from lychgate.lab.rows.tables import arrow


@dataclass(frozen=True, slots=True)
class Written:
    """What came of a run: its rows, a report for each cell, and how many games were there before."""

    rows: Rows
    reports: tuple[Report, ...]
    before: int


def write(
    run: Run,
    folder: Path,
    progress: Progress | None = None,
    processes: int | None = None,
    on: str | None = None,
) -> Written:
    """Play what is not there yet."""
    arrow()
    rows = Rows.begin(folder, run)
    warm.compile_all(run.pointers())
    stretches = run.stretches()
    missing = [one for one in stretches if not rows.has(one)]
    counts: list[Counts | None] = [None] * len(run.cells)

    def add(cell: int, more: Counts) -> None:
        so_far = counts[cell]
        counts[cell] = merged((so_far, more)) if so_far else more
        if progress is not None:
            progress(sum(one.games for one in counts if one))

    for stretch in stretches:
        if stretch not in missing:
            add(stretch.cell, rows.counts(stretch.number))
    before = run.games - sum(one.games for one in missing)
    workers = max(1, min(processes or os.cpu_count() or 1, len(missing)))
    started, speeds = time.perf_counter(), Speeds()
    if missing:
        for part in spread(partial(make_part, run), missing, workers, run.bots, partial(prepare, run), on):
            rows.add(part)
            speeds.add(part.counts.decisions, part.seconds)
            add(part.stretch.cell, part.counts)
    seconds = time.perf_counter() - started
    reports = [
        Report(cell.plan, found, seconds, workers, speeds.interval)
        for cell, found in zip(run.cells, counts, strict=True)
        if found is not None
    ]
    return Written(rows, tuple(reports), before)
