"""A decision between being carried out in memory and being told: it is on its way to the disk."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Protocol

from msgspec import Struct

from lychgate.play.match.changes import Changes
from lychgate.server.operations.metrics import DECISION_SECONDS
from lychgate.server.storage.schema import Write
from lychgate.server.tables.seats import Place
from lychgate.server.tables.table import Table
from lychgate.server.tables.times import Times
from lychgate.server.telling.running_match import RunningMatch


class Decided(Struct):
    """A decision that was carried out in memory. It counts, and others learn of it, when it is committed."""

    running: RunningMatch
    seat: int
    by_person: bool
    action: int
    changes: Changes
    at: float
    address: str
    writes: list[Write]
    next_seed: bytes | None = None  # after the last decision of a match
    places: dict[int, Place] = {}  # that its end changes
    times: Times | None = None  # what the clocks show then


Answer = Callable[[Decided, Exception | None], None]


class Teller(Protocol):
    """Goes on with a table when a decision is committed, or could not be."""

    def tell(self, table: Table, decided: Decided) -> None: ...

    def lose(self, table: Table) -> None: ...


class UnderWay:
    """A decision on its way to the disk. The table's lock is held until it is there."""

    __slots__ = ("_answer", "_began", "_decided", "_table", "_teller", "_then")

    def __init__(self, teller: Teller, table: Table, decided: Decided, answer: Answer) -> None:
        self._teller, self._table, self._decided, self._answer = teller, table, decided, answer
        self._began = time.perf_counter()
        self._then: Callable[[], None] | None = None

    def add_done_callback(self, then: Callable[[], None]) -> None:
        """What is called when it is done; one thing only."""
        self._then = then

    def finish(self, error: Exception | None) -> None:
        """It is committed, or could not be."""
        try:
            if error is None:
                self._teller.tell(self._table, self._decided)
                DECISION_SECONDS.observe(time.perf_counter() - self._began)
            else:
                self._teller.lose(self._table)
            self._answer(self._decided, error)
        finally:
            self._table.lock.release()
            if self._then is not None:
                self._then()
