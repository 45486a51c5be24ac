"""Opens a database by its URL, migrates it to the newest schema, and copies it while in use.

SQLite runs in WAL mode: a commit survives a crash of the process without waiting for the disk; with `sync = "full"` it
also survives a power cut. Its files are readable by their owner only: they contain every hidden card. No error
message contains the password of a URL.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import structlog
from sqlalchemy import Connection, Engine, create_engine, event, func, inspect, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from lychgate.core.errors import BadOptions
from lychgate.server.operations.database_url import file_of, without_password, without_secrets

log = structlog.get_logger()

MIGRATIONS = Path(__file__).parent / "migrations"
NEWEST = max(path.stem[:4] for path in (MIGRATIONS / "versions").glob("[0-9]*.py"))  # their names begin with a number
BUSY_MILLISECONDS = 200  # that a reader, and with it the event loop, waits for another program; writes: `Database`
OWNER_ONLY = 0o600
LONGEST_LOG = 10_000  # pages in the write-ahead log, before a commit has to checkpoint them itself
MIGRATION_LOCK = 0x6C796368  # the number of the advisory lock under which PostgreSQL's schema is migrated
# PostgreSQL out of reach is noticed within seconds, and no query holds a reader for longer. A URL may say otherwise.
POSTGRESQL = {
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
    "options": "-c statement_timeout=10s",
}


def ready(url: str, sync: str = "normal") -> Engine:
    """The database of this URL, with the newest schema."""
    engine = connect(url, sync)
    try:
        if (file := file_of(url)) is not None:
            keep_private(file)
        with _only_one_migrates(engine):
            found = revision(engine)
            if found is not None and found > NEWEST:
                raise BadOptions(
                    f"Expected a database of schema {NEWEST} or older at {without_password(url)}, got schema {found},"
                    " which a newer version of Lychgate has made: install that version, or restore an older backup."
                )
            if found != NEWEST:
                migrate(engine)
    except DBAPIError as error:
        reason = without_secrets(error.orig, url)
        raise BadOptions(f"Expected a database that can be opened at {without_password(url)}, got: {reason}.") from None
    return engine


@contextlib.contextmanager
def _only_one_migrates(engine: Engine) -> Iterator[None]:
    """Servers that start at the same time wait for each other. A SQLite file has one server only (`file_lock`)."""
    if engine.dialect.name != "postgresql":
        yield
        return
    with engine.connect() as connection:
        connection.execute(text("SET LOCAL statement_timeout = 0"))
        connection.execute(select(func.pg_advisory_xact_lock(MIGRATION_LOCK)))
        yield


def keep_private(file: Path) -> None:
    """Make a database file readable by its owner only. SQLite gives the files beside it the same mode."""
    with contextlib.suppress(OSError):  # SQLite reports a missing folder itself
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, OWNER_ONLY))
    for one in (file, *(file.with_name(file.name + ending) for ending in ("-wal", "-shm", "-journal"))):
        try:
            if one.exists() and one.stat().st_mode & 0o077:
                one.chmod(OWNER_ONLY)
        except OSError as error:
            log.warning("database can be read by others", file=str(one), reason=error.strerror)


def is_shared(url: str) -> bool:
    """May several processes use the database of this URL?"""
    try:
        return make_url(url).get_backend_name() == "postgresql"
    except (ArgumentError, ValueError):
        return False


def connect(url: str, sync: str = "normal") -> Engine:
    """The database of this URL."""
    try:
        dialect = make_url(url).get_backend_name()
        if dialect == "postgresql":
            own = {name: value for name, value in POSTGRESQL.items() if name not in make_url(url).query}
            return create_engine(url, hide_parameters=True, connect_args=own)
        if dialect != "sqlite":
            raise ValueError("neither SQLite nor PostgreSQL")
        # With `hide_parameters` seeds and notes appear in no error, and so in no log.
        engine = create_engine(url, connect_args={"check_same_thread": False}, hide_parameters=True)
    except (ArgumentError, ImportError, ValueError) as error:
        shown, reason = without_password(url), without_secrets(error, url)
        raise BadOptions(f"Expected a database such as sqlite:///lychgate.sqlite3, got {shown}: {reason}.") from None

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # transactions begin explicitly, not where the driver guesses
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute(f"PRAGMA synchronous = {sync.upper()}")
        connection.execute(f"PRAGMA busy_timeout = {BUSY_MILLISECONDS}")
        connection.execute(f"PRAGMA wal_autocheckpoint = {LONGEST_LOG}")
        connection.execute("PRAGMA foreign_keys = ON")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        writes = connection.get_execution_options().get("writes", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def revision(engine: Engine) -> str | None:
    """The last migration that was applied."""
    if not inspect(engine).has_table("alembic_version"):
        return None
    with engine.connect() as connection:
        found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
        return found


def migrate(engine: Engine) -> None:
    """Apply the outstanding migrations."""
    from alembic import command  # slow to load, and most starts need none of it
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    with engine.connect().execution_options(writes=True) as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SET LOCAL statement_timeout = 0"))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
        connection.commit()


def backup(url: str, target: Path) -> None:
    """Copy the database while the server writes to it; the copy is a consistent snapshot."""
    source = file_of(url)
    if source is None:
        raise BadOptions(f"Expected a SQLite file to copy (PostgreSQL has pg_dump), got {without_password(url)!r}.")
    if not source.exists():
        raise BadOptions(f"Expected a database at {source}, got nothing there.")
    try:
        os.close(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY))
    except FileExistsError:
        raise BadOptions(f"Expected a new file for the copy, got {target}, which exists.") from None
    except OSError as error:
        raise BadOptions(f"Expected a new file for the copy at {target}, got: {error.strerror}.") from None
    try:
        with contextlib.closing(sqlite3.connect(source)) as live, contextlib.closing(sqlite3.connect(target)) as copy:
            live.backup(copy)
    except BaseException as error:
        target.unlink(missing_ok=True)  # no partial copies
        if not isinstance(error, sqlite3.Error):
            raise
        raise BadOptions(f"Expected a database that can be copied at {source}, got: {error}.") from None
