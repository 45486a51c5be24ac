"""The one writer: what many tables want written goes to the database together, and each waits for it.

Whoever awaits `write` knows afterwards that it is on disk. Everything asked for in the same turn of
the event loop becomes one transaction, so that under load a commit is shared by many decisions. While another
program holds the database, a thread waits for it and the event loop goes on.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from itertools import groupby
from typing import Any

from sqlalchemy import Connection, Engine, Executable, Insert

from lychgate.server.operations.metrics import COMMITS, ROWS_WRITTEN
from lychgate.server.storage.health import DatabaseHealth, trouble_of

Write = tuple[Executable, dict[str, Any]]
Waiting = tuple[Sequence[Write], "asyncio.Future[None]"]

PATIENCE_SECONDS = 5.0  # for another program that holds the database
RETRY_SECONDS = 0.02


class Shortcut:
    """One statement of plain numbers and texts, handed to SQLite's driver: all the rest takes longer than SQLite."""

    def __init__(self, connection: Connection, statement: Insert) -> None:
        compiled = statement.compile(dialect=connection.dialect)
        self.statement = statement
        self._sql = str(compiled)
        self._names: Sequence[str] = getattr(compiled, "positiontup", None) or ()
        self._driver: Any = connection.connection.driver_connection

    def fits(self, writes: Sequence[Write]) -> bool:
        return all(statement is self.statement for statement, _ in writes)

    def transact(self, writes: Sequence[Write]) -> None:
        """A transaction of nothing else."""
        self._driver.execute("BEGIN IMMEDIATE")
        try:
            self.execute(writes)
            self._driver.execute("COMMIT")
        except BaseException:
            if self._driver.in_transaction:  # where the disk is full, SQLite has given it up by itself
                self._driver.execute("ROLLBACK")
            raise

    def execute(self, writes: Sequence[Write]) -> None:
        """A part of a transaction."""
        self._driver.executemany(self._sql, [[parameters[name] for name in self._names] for _, parameters in writes])


class Journal:
    """Writes to one database, in the order they were asked for."""

    def __init__(self, engine: Engine, *, in_thread: bool, often: Insert | None = None) -> None:
        # A commit that waits for nothing but memory is quicker done than handed to a thread.
        self._in_thread = in_thread
        self._connection: Connection = engine.connect().execution_options(writes=True)
        sqlite = engine.dialect.name == "sqlite"
        if sqlite:
            self._connection.connection.cursor().execute("PRAGMA busy_timeout = 0")  # who waits, is decided here
        self.health = DatabaseHealth()
        self.health.watch(engine)
        self._shortcut = Shortcut(self._connection, often) if sqlite and often is not None else None
        self._loop = asyncio.get_running_loop()
        self.commits = 0
        self._waiting: list[Waiting] = []
        self._scheduled = False
        self._running: asyncio.Task[None] | None = None

    def write(self, writes: Sequence[Write]) -> asyncio.Future[None]:
        """Write these, all or none; done when they are committed."""
        loop = self._loop
        future: asyncio.Future[None] = loop.create_future()
        self._waiting.append((writes, future))
        if not self._scheduled:
            self._scheduled = True
            loop.call_soon(self._begin)
        return future

    def _begin(self) -> None:
        if self._in_thread:
            self._running = self._loop.create_task(self._commit_in_thread())
            return
        batch, self._waiting = self._waiting, []
        outcome = self._commit(batch)
        if _is_held(outcome):
            self._waiting = batch + self._waiting
            self._running = self._loop.create_task(self._commit_in_thread())
            return
        self._scheduled = False
        self._settle(batch, outcome)

    async def _commit_in_thread(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            self._settle(batch, await asyncio.to_thread(self._commit_patiently, batch))
        self._scheduled = False

    def _commit_patiently(self, batch: list[Waiting]) -> list[Exception | None]:
        """Commit a batch, and wait for another program to let go of the database, but not for ever."""
        deadline = time.monotonic() + PATIENCE_SECONDS
        while _is_held(outcome := self._commit(batch)) and time.monotonic() < deadline:
            time.sleep(RETRY_SECONDS)
        return outcome

    def _commit(self, batch: list[Waiting]) -> list[Exception | None]:
        """Commit a batch as one; if that fails, each on its own, so that one table's trouble is its own."""
        together = self._attempt([write for writes, _ in batch for write in writes])
        if together is None or len(batch) == 1 or trouble_of(together) == "busy":
            return [together] * len(batch)
        return [self._attempt(writes) for writes, _ in batch]

    def _attempt(self, writes: Sequence[Write]) -> Exception | None:
        try:
            self._transact(writes)
        except Exception as error:
            return error
        return None

    def _transact(self, writes: Sequence[Write]) -> None:
        if self._shortcut is not None and self._shortcut.fits(writes):
            self._shortcut.transact(writes)
        else:
            with self._connection.begin():
                for _, group in groupby(writes, key=lambda write: id(write[0])):
                    self._execute(list(group))
        self.commits += 1
        COMMITS.inc()
        ROWS_WRITTEN.inc(len(writes))

    def _execute(self, same: Sequence[Write]) -> None:
        """One statement with some rows, within a transaction."""
        if self._shortcut is not None and self._shortcut.fits(same):
            self._shortcut.execute(same)
        else:
            self._connection.execute(same[0][0], [parameters for _, parameters in same])

    def _settle(self, batch: list[Waiting], outcome: list[Exception | None]) -> None:
        for (_, future), error in zip(batch, outcome, strict=True):
            failed = None if error is None else self.health.failed(error)
            if future.done():
                continue
            if failed is None:
                future.set_result(None)
            else:
                future.set_exception(failed)
        if outcome and outcome[-1] is None:
            self.health.wrote()

    async def close(self) -> None:
        """Write what is waiting, then let go of the database."""
        while self._scheduled:
            await asyncio.sleep(0.001)
        self._connection.close()


def _is_held(outcome: list[Exception | None]) -> bool:
    """Did another program keep us from writing anything at all? Only then all of it may be tried again."""
    return all(error is not None and trouble_of(error) == "busy" for error in outcome)
