"""The one writer: what many tables want written goes to the database together, and each waits for it.

Whoever awaits `write` knows afterwards that it is on disk. Everything asked for in the same turn of
the event loop becomes one transaction, so that under load a commit is shared by many decisions.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from itertools import groupby
from typing import Any

from sqlalchemy import Connection, Engine, Executable, Insert

from lychgate.server.metrics import COMMITS, ROWS_WRITTEN

Write = tuple[Executable, dict[str, Any]]
Waiting = tuple[Sequence[Write], "asyncio.Future[None]"]


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
        self._scheduled = False
        batch, self._waiting = self._waiting, []
        self._settle(batch, *self._commit(batch))

    async def _commit_in_thread(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            self._settle(batch, *await asyncio.to_thread(self._commit, batch))
        self._scheduled = False

    def _commit(self, batch: list[Waiting]) -> tuple[Exception | None, list[Exception | None]]:
        """Commit a batch as one; if that fails, each on its own, so that one table's trouble is its own."""
        try:
            self._transact([write for writes, _ in batch for write in writes])
            return None, []
        except Exception as error:
            if len(batch) == 1:
                return error, []
        return None, [self._alone(writes) for writes, _ in batch]

    def _alone(self, writes: Sequence[Write]) -> Exception | None:
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

    def _settle(self, batch: list[Waiting], error: Exception | None, errors: list[Exception | None]) -> None:
        for index, (_, future) in enumerate(batch):
            if future.done():
                continue
            failed = errors[index] if errors else error
            if failed is None:
                future.set_result(None)
            else:
                future.set_exception(failed)

    async def close(self) -> None:
        """Write what is waiting, then let go of the database."""
        while self._scheduled:
            await asyncio.sleep(0.001)
        self._connection.close()
