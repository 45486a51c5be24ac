"""Is the database well? What its errors mean, what is counted of them, and what guests and the host are told.

A foreign lock and a full disk pass: the first commit that succeeds says so. Damage stays until a restart, since what
is written beside a broken page says nothing about the page.
"""

from __future__ import annotations

import sqlite3
from typing import Literal

import structlog
from sqlalchemy import Engine, event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import OperationalError as Unreachable

from lychgate.server.messages.refusals import Refused
from lychgate.server.messages.texts import say
from lychgate.server.operations.metrics import FAILED_READS, FAILED_WRITES

log = structlog.get_logger()

Trouble = Literal["busy", "full", "corrupt", "unusable"]

RETRY_SECONDS = 5

SQLITE: dict[int, Trouble] = {
    sqlite3.SQLITE_BUSY: "busy",
    sqlite3.SQLITE_LOCKED: "busy",
    sqlite3.SQLITE_PROTOCOL: "busy",
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_CORRUPT: "corrupt",
    sqlite3.SQLITE_NOTADB: "corrupt",
    sqlite3.SQLITE_IOERR: "unusable",
    sqlite3.SQLITE_READONLY: "unusable",
    sqlite3.SQLITE_CANTOPEN: "unusable",
    sqlite3.SQLITE_PERM: "unusable",
}
DISK_FULL = "53100"  # as PostgreSQL says it


def trouble_of(error: BaseException) -> Trouble | None:
    """What is wrong with the database itself; None: with what was asked of it."""
    original = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(original, sqlite3.Error):
        code: int | None = getattr(original, "sqlite_errorcode", None)
        return None if code is None else SQLITE.get(code & 0xFF)  # the upper bits say it more exactly than we need
    if isinstance(error, Unreachable):
        return "full" if getattr(original, "sqlstate", None) == DISK_FULL else "unusable"
    return None


def refusal(trouble: Trouble) -> Refused:
    """What is said to a guest whose wish the database did not carry out."""
    refused = Refused("database-failed", why=trouble)
    refused.retry_after = RETRY_SECONDS
    return refused


def in_words(trouble: Trouble) -> str:
    """The same for the host."""
    return say("database-trouble", {"why": trouble})


def failed_read(error: DBAPIError) -> Exception:
    """What to raise in place of an error in reading."""
    trouble = trouble_of(error)
    FAILED_READS.labels(trouble or "other").inc()
    return error if trouble is None else refusal(trouble)


class DatabaseHealth:
    """One database, as its writer and its readers find it."""

    def __init__(self) -> None:
        self._damaged = False
        self.refuses: Trouble | None = None  # what kept the last write from being kept

    @property
    def trouble(self) -> Trouble | None:
        return "corrupt" if self._damaged else self.refuses

    def watch(self, engine: Engine) -> None:
        """Notice damage that readers come upon."""

        @event.listens_for(engine, "handle_error")
        def notice(context: object) -> None:
            found = getattr(context, "original_exception", None)
            if found is not None and trouble_of(found) == "corrupt":
                self._notice("corrupt")

    def wrote(self) -> None:
        """A commit has succeeded."""
        if self.refuses is not None:
            self.refuses = None
            log.warning("database writes again")

    def failed(self, error: Exception) -> Exception:
        """A write has failed: note it; what to raise for whoever asked for it."""
        trouble = trouble_of(error)
        FAILED_WRITES.labels(trouble or "other").inc()
        if trouble is None:
            return error
        self._notice(trouble)
        return refusal(trouble)

    def _notice(self, trouble: Trouble) -> None:
        """Say it once in the log, and not with every write."""
        known = self._damaged if trouble == "corrupt" else self.refuses == trouble
        if not known:
            log.error("database in trouble", trouble=trouble, meaning=in_words(trouble))
        if trouble == "corrupt":
            self._damaged = True
        else:
            self.refuses = trouble
