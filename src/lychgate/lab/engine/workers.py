"""Processes that play games: each knows the bots that this one knows, or it is said in a sentence why not."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from multiprocessing import get_context

from lychgate import bots
from lychgate.core.errors import LychgateError
from lychgate.lab.engine.own_bots import packed, registered


class WorkersEnded(LychgateError):
    """A process that should play has ended instead."""

    code = "workers-ended"


@contextmanager
def playing_processes(
    count: int, names: Iterable[str], prepare: Callable[[], object] | None = None
) -> Iterator[ProcessPoolExecutor]:
    """So many processes, in which bots of these names play; each prepares itself first."""
    added = packed(registered(names))
    try:
        with ProcessPoolExecutor(count, get_context("spawn"), _begin, (added, prepare)) as pool:
            yield pool
    except BrokenProcessPool:
        raise WorkersEnded(
            "A process that should play games ended. A program that plays in several processes keeps its work under "
            '`if __name__ == "__main__":`, in a file; what else there is to know stands above.'
        ) from None


def _begin(added: bytes, prepare: Callable[[], object] | None) -> None:
    bots.BOTS.update(pickle.loads(added))
    if prepare is not None:
        with suppress(Exception):  # it happens again where somebody is told
            prepare()
