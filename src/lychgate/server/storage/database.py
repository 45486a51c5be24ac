"""The one object that reads and writes the database.

Reads run at once. Writes are batched: all that is requested in the same turn of the event loop becomes one transaction,
so that under load many decisions share a commit; awaiting `write` means that it is committed. While another program
holds the database, a thread waits for it and the event loop goes on.

All writes go through one connection. PostgreSQL's may be lost; then nothing is written until `reopen`, which is called
when nobody is left who still believes in what was true before (`processes.membership`).
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Any

import structlog
from sqlalchemy import Connection, Engine, Executable, event
from sqlalchemy.exc import DBAPIError

from lychgate.server.messages.refusals import Refused, say
from lychgate.server.operations.metrics import COMMITS, FAILED_READS, FAILED_WRITES, ROWS_WRITTEN
from lychgate.server.storage.direct import DirectWrites
from lychgate.server.storage.health import DatabaseHealth, Trouble, trouble_of
from lychgate.server.storage.schema import Row, Write

log = structlog.get_logger()

Done = Callable[[Exception | None], None]  # is told when something is committed, or why not
Queued = tuple[Sequence[Write], Done]

PATIENCE_SECONDS = 5.0  # while another program holds the database
RETRY_SECONDS = 0.02
RETRY_AFTER = 5  # seconds that a client is told to wait


def refusal(trouble: Trouble) -> Refused:
    """The refusal for a request that the database did not carry out."""
    return Refused("database-failed", why=trouble, retry_after=RETRY_AFTER)


class Database:
    """Reads from and writes to one database, writes in the order of their requests."""

    def __init__(self, engine: Engine, *, in_thread: bool, frequent: Sequence[Executable] = ()) -> None:
        self.engine = engine
        self.health = DatabaseHealth()
        self.commits = 0
        self._checkpointed = 0  # the number of commits at the last checkpoint
        # A commit that only goes to memory is done sooner than it is handed to a thread.
        self._in_thread = in_thread
        self.on_lost: Callable[[], None] = lambda: None
        self.lost = False
        self._prepare: Callable[[Connection], None] = lambda connection: None
        self._frequent = frequent
        self._connection: Connection
        self._driver: Any
        self._direct: DirectWrites | None = None
        self._open()
        # PostgreSQL's transactions cost a reader two more round trips, and one query needs none.
        self._readers = engine if self.is_sqlite else engine.execution_options(isolation_level="AUTOCOMMIT")
        self._loop = asyncio.get_running_loop()
        self._queue: list[Queued] = []
        self._scheduled = False
        self._running: asyncio.Task[None] | None = None
        event.listen(engine, "handle_error", self._notice_damage)

    @property
    def is_sqlite(self) -> bool:
        return self.engine.dialect.name == "sqlite"

    def _open(self) -> None:
        """Open the connection that all writes go through."""
        self._connection = self.engine.connect().execution_options(writes=True)
        self._driver = self._connection.connection.driver_connection
        if self.is_sqlite:
            self._driver.execute("PRAGMA busy_timeout = 0")  # `_commit_patiently` waits
            self._direct = DirectWrites(self._connection, self._frequent)

    def prepare_with(self, prepare: Callable[[Connection], None]) -> None:
        """Prepare the connection that writes, and every one that takes its place. Call before anything is written."""
        self._prepare = prepare
        prepare(self._connection)

    def reopen(self) -> None:
        """Write through a new connection, after the former was lost. It may run in a thread."""
        if not self._connection.closed:
            self._connection.invalidate()
            self._connection.close()
        try:
            self._open()
            self._prepare(self._connection)
        except DBAPIError as error:
            raise refusal("unusable") from error
        self.lost = False

    # --- reading

    def read(self, statement: Executable) -> list[Row]:
        """The rows of a query."""
        try:
            with self._readers.connect() as connection:
                return [dict(row) for row in connection.execute(statement).mappings()]
        except DBAPIError as error:
            trouble = trouble_of(error)
            FAILED_READS.labels(trouble or "other").inc()
            raise error if trouble is None else refusal(trouble) from error

    def read_one(self, statement: Executable) -> Row | None:
        """The first row of a query."""
        rows = self.read(statement)
        return rows[0] if rows else None

    def _notice_damage(self, context: object) -> None:
        """Record corruption that a reader comes upon."""
        found = getattr(context, "original_exception", None)
        if found is not None and trouble_of(found) == "corrupt":
            self._note("corrupt")

    # --- writing

    def write(self, writes: Sequence[Write]) -> asyncio.Future[None]:
        """Write these, all or none; done when they are committed."""
        future: asyncio.Future[None] = self._loop.create_future()

        def done(error: Exception | None) -> None:
            if future.done():
                return
            if error is None:
                future.set_result(None)
            else:
                future.set_exception(error)

        self.write_then(writes, done)
        return future

    def write_then(self, writes: Sequence[Write], done: Done) -> None:
        """The same for whoever is called back, at once after the commit: decisions are too many to wait for each."""
        self._queue.append((writes, done))
        if not self._scheduled:
            self._scheduled = True
            self._loop.call_soon(self._begin)

    def _begin(self) -> None:
        if self._in_thread:
            self._running = self._loop.create_task(self._commit_in_thread())
            return
        batch, self._queue = self._queue, []
        outcome = self._commit(batch)
        if _is_held(outcome):
            self._queue = batch + self._queue
            self._running = self._loop.create_task(self._commit_in_thread())
            return
        self._scheduled = False
        self._settle(batch, outcome)

    async def _commit_in_thread(self) -> None:
        while self._queue:
            batch, self._queue = self._queue, []
            self._settle(batch, await asyncio.to_thread(self._commit_patiently, batch))
        self._scheduled = False

    def _commit_patiently(self, batch: list[Queued]) -> list[Exception | None]:
        """Commit a batch; wait for a limited time while another program holds the database."""
        deadline = time.monotonic() + PATIENCE_SECONDS
        while _is_held(outcome := self._commit(batch)) and time.monotonic() < deadline:
            time.sleep(RETRY_SECONDS)
        return outcome

    def _commit(self, batch: list[Queued]) -> list[Exception | None]:
        """Commit a batch as one; if that fails, each on its own, so that a bad statement fails alone."""
        together = self._attempt([write for writes, _ in batch for write in writes])
        if together is None or len(batch) == 1 or trouble_of(together) == "busy":
            return [together] * len(batch)
        return [self._attempt(writes) for writes, _ in batch]

    def _attempt(self, writes: Sequence[Write]) -> Exception | None:
        if self.lost:
            return refusal("unusable")
        try:
            self._transact(writes)
        except Exception as error:
            self.lost = not self.is_sqlite and bool(self._driver.closed)
            return error
        return None

    def _transact(self, writes: Sequence[Write]) -> None:
        if self._direct is not None and self._direct.fits(writes):
            self._direct.transact(writes)
        else:
            with self._connection.begin():
                for _, group in groupby(writes, key=lambda write: id(write[0])):
                    same = list(group)
                    self._connection.execute(same[0][0], [parameters for _, parameters in same])
        self.commits += 1
        COMMITS.inc()
        ROWS_WRITTEN.inc(len(writes))

    def _settle(self, batch: list[Queued], outcome: list[Exception | None]) -> None:
        if self.lost:
            self.on_lost()
        for (_, done), error in zip(batch, outcome, strict=True):
            try:
                done(None if error is None else self._failed(error))
            except Exception:
                log.exception("fault")
        if outcome and outcome[-1] is None and self.health.recover():
            log.warning("database writes again")

    def _failed(self, error: Exception) -> Exception:
        """Record a failed write; the error for whoever requested it."""
        trouble = "unusable" if self.lost else trouble_of(error)
        FAILED_WRITES.labels(trouble or "other").inc()
        if trouble is None:
            return error
        self._note(trouble)
        return refusal(trouble)

    def _note(self, trouble: Trouble) -> None:
        if self.health.note(trouble):
            log.error("database in trouble", trouble=trouble, meaning=say("database-trouble", {"why": trouble}))

    async def checkpoint(self) -> None:
        """Move SQLite's write-ahead log into the database file, if there are new commits. It runs in a thread."""
        if self.commits != self._checkpointed and self.engine.dialect.name == "sqlite":
            self._checkpointed = self.commits
            await asyncio.to_thread(self._checkpoint)

    def _checkpoint(self) -> None:
        connection = self.engine.raw_connection()
        try:
            connection.cursor().execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
        except sqlite3.Error as error:
            trouble = trouble_of(error)
            raise error if trouble is None else refusal(trouble) from error
        finally:
            connection.close()

    async def close(self) -> None:
        """Write what is queued, then close the connection."""
        while self._scheduled:
            await asyncio.sleep(0.001)
        self._connection.close()


def _is_held(outcome: list[Exception | None]) -> bool:
    """Did another program keep all of it from being written? Only then all of it can be repeated."""
    return all(error is not None and trouble_of(error) == "busy" for error in outcome)
