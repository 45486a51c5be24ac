"""Which database errors are faults of the database itself, and whether one of them persists.

A foreign lock or a full disk passes: the first successful commit clears it. Corruption stays until a restart, since a
successful write elsewhere says nothing about the damaged page.
"""

from __future__ import annotations

import sqlite3
from typing import Literal

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import OperationalError as Unreachable

Trouble = Literal["busy", "full", "corrupt", "unusable"]

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
POSTGRESQL_DISK_FULL = "53100"


def trouble_of(error: BaseException) -> Trouble | None:
    """The fault of the database behind an error; None if the statement itself was wrong."""
    original = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(original, sqlite3.Error):
        code: int | None = getattr(original, "sqlite_errorcode", None)
        return None if code is None else SQLITE.get(code & 0xFF)  # the upper bits only refine the code
    if isinstance(error, Unreachable):
        return "full" if getattr(original, "sqlstate", None) == POSTGRESQL_DISK_FULL else "unusable"
    return None


class DatabaseHealth:
    """The state of one database, as its writer and its readers find it."""

    def __init__(self) -> None:
        self._damaged = False
        self.refuses: Trouble | None = None  # why the last write was not kept

    @property
    def trouble(self) -> Trouble | None:
        return "corrupt" if self._damaged else self.refuses

    def note(self, trouble: Trouble) -> bool:
        """Record a fault; True if it was not known yet, so that it is logged once and not with every write."""
        if trouble == "corrupt":
            known, self._damaged = self._damaged, True
        else:
            known, self.refuses = self.refuses == trouble, trouble
        return not known

    def recover(self) -> bool:
        """Record a successful commit; True if writes failed before."""
        failed, self.refuses = self.refuses is not None, None
        return failed
