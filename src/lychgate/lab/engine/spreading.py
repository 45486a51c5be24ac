"""Jobs handed to whoever is free: this process, several of this machine, or a Ray cluster. Answers come when ready.

What a job gives must depend on the job alone; then the same comes of all of them, however they are spread.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from itertools import islice
from typing import TypeVar

from lychgate.lab.engine.workers import playing_processes

Job = TypeVar("Job")
Answer = TypeVar("Answer")


def spread(
    work: Callable[[Job], Answer],
    jobs: Iterable[Job],
    workers: int,
    bots: Sequence[str],
    prepare: Callable[[], object],
    on: str | None = None,
) -> Iterator[Answer]:
    """The answers, in whatever order. `bots` are the names of all that play; `on` names a cluster."""
    if on is not None:
        from lychgate.lab.engine.cluster import on_ray

        yield from on_ray(work, jobs, workers, bots, on)
    elif workers == 1:
        prepare()
        yield from map(work, jobs)
    else:
        yield from _on_processes(work, jobs, workers, bots, prepare)


def _on_processes(
    work: Callable[[Job], Answer],
    jobs: Iterable[Job],
    workers: int,
    bots: Sequence[str],
    prepare: Callable[[], object],
) -> Iterator[Answer]:
    with playing_processes(workers, bots, prepare) as pool:
        waiting = iter(jobs)
        running: set[Future[Answer]] = set()
        while True:
            room = 2 * workers - len(running)  # enough to keep all busy, not so many that memory fills
            running |= {pool.submit(work, job) for job in islice(waiting, room)}
            if not running:
                return
            ready, running = wait(running, return_when=FIRST_COMPLETED)
            for future in ready:
                yield future.result()
