"""One server for one SQLite file: whoever opens the file first holds a lock beside it until its process ends.

The system keeps the lock, not the file's being there: it is let go however the process ends, by `kill -9` too.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from lychgate.core.errors import BadOptions
from lychgate.server.messages.texts import say
from lychgate.server.operations.database_url import file_of, without_password

ENDING = ".lock"


def claim(url: str) -> Claim | None:
    """The database file of this URL, for us alone; None where there is no file."""
    file = file_of(url)
    return None if file is None else Claim(file, url)


class Claim:
    """A database file that no other server may use. It is given up with `release`, or with the process."""

    def __init__(self, database: Path, url: str) -> None:
        self._file: int | None = None
        real = database.resolve()  # two names of one file are one file
        lock = real.with_name(real.name + ENDING)
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
