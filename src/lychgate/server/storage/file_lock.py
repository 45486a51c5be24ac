"""One server per SQLite file: the first process holds a lock on a file beside it.

The operating system holds the lock, so that it is released however the process ends, also by `kill -9`.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from lychgate.core.errors import BadOptions
from lychgate.server.messages.refusals import say
from lychgate.server.operations.database_url import file_of, without_password

SUFFIX = ".lock"


def lock_database(url: str) -> FileLock | None:
    """Lock the database file of this URL; None where there is no file."""
    file = file_of(url)
    return None if file is None else FileLock(file, url)


class FileLock:
    """Keeps other servers from using a database file, until `release` or the end of the process."""

    def __init__(self, database: Path, url: str) -> None:
        self._file: int | None = None
        real = database.resolve()  # two names of one file are one file
        lock = real.with_name(real.name + SUFFIX)
        try:
            self._file = os.open(lock, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise BadOptions(
                f"Expected a database that can be opened at {without_password(url)}, got: {error.strerror}."
            ) from None
        try:
            _lock(self._file)
        except OSError:
            self.release()
            raise BadOptions(say("database-taken", {"database": str(database), "lock": str(lock)})) from None

    def release(self) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None

    def __del__(self) -> None:
        if not sys.is_finalizing():
            self.release()


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
