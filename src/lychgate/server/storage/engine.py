"""The database: opened by its URL, brought up to date by migrations, copied while in use.

SQLite runs in WAL mode: a commit survives the end of the process, however sudden, without waiting
for the disk; with `sync = "full"` it also survives a power cut. Its files are for their owner alone: whoever reads
them knows every hidden card. What is said of a database never holds its password.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import structlog
from sqlalchemy import Connection, Engine, Executable, create_engine, event, inspect, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from lychgate.core.errors import BadOptions
from lychgate.server.operations.database_url import file_of, without_password, without_secrets
from lychgate.server.storage.health import failed_read, refusal, trouble_of

log = structlog.get_logger()

Row = Mapping[str, Any]

MIGRATIONS = Path(__file__).parent / "migrations"
NEWEST = max(path.stem[:4] for path in (MIGRATIONS / "versions").glob("[0-9]*.py"))  # their names begin with a number
BUSY_MILLISECONDS = 200  # a reader waits so long for another program, and the event loop with it; a write: the journal
OWNER_ONLY = 0o600
LONGEST_LOG = 10_000  # pages of the write-ahead log, before a commit has to wait until they are put in their places


def ready(url: str, sync: str = "normal") -> Engine:
    """The database of this URL, with its tables in their newest form."""
    engine = connect(url, sync)
    try:
        if (file := file_of(url)) is not None:
            keep_private(file)
        if revision(engine) != NEWEST:
            migrate(engine)
    except DBAPIError as error:
        reason = without_secrets(error.orig, url)
        raise BadOptions(f"Expected a database that can be opened at {without_password(url)}, got: {reason}.") from None
    return engine


def keep_private(file: Path) -> None:
    """Let nobody but its owner read a database file. Those that SQLite puts beside it are made like it."""
    with contextlib.suppress(OSError):  # a folder that is not there: SQLite says so itself
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, OWNER_ONLY))
    for one in (file, *(file.with_name(file.name + ending) for ending in ("-wal", "-shm", "-journal"))):
        try:
            if one.exists() and one.stat().st_mode & 0o077:
                one.chmod(OWNER_ONLY)
        except OSError as error:
            log.warning("database can be read by others", file=str(one), reason=error.strerror)


def connect(url: str, sync: str = "normal") -> Engine:
    """The database of this URL."""
    try:
        dialect = make_url(url).get_backend_name()
        if dialect != "sqlite":
            return create_engine(url, hide_parameters=True)  # seeds and notes stand in no error, and so in no log
        engine = create_engine(url, connect_args={"check_same_thread": False}, hide_parameters=True)
    except (ArgumentError, ImportError, ValueError) as error:
        shown, reason = without_password(url), without_secrets(error, url)
        raise BadOptions(f"Expected a database such as sqlite:///lychgate.sqlite3, got {shown}: {reason}.") from None

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # transactions begin where we say so, not where the driver guesses
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


def checkpoint(engine: Engine) -> None:
    """Put what SQLite's log holds in its places. That waits for the disk: a thread does it while play goes on."""
    if engine.dialect.name != "sqlite":
        return
    connection = engine.raw_connection()
    try:
        connection.cursor().execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
    except sqlite3.Error as error:
        trouble = trouble_of(error)
        raise error if trouble is None else refusal(trouble) from error
    finally:
        connection.close()


def revision(engine: Engine) -> str | None:
    """Which migration the tables were last brought to."""
    if not inspect(engine).has_table("alembic_version"):
        return None
    with engine.connect() as connection:
        found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
        return found


def migrate(engine: Engine) -> None:
    """Bring the tables to the newest form."""
    from alembic import command  # most starts need none of it, and it takes its time to load
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    with engine.connect().execution_options(writes=True) as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
        connection.commit()


def read(engine: Engine, statement: Executable) -> list[Row]:
    """The rows a question finds."""
    try:
        with engine.connect() as connection:
            return [dict(row) for row in connection.execute(statement).mappings()]
    except DBAPIError as error:
        raise failed_read(error) from error


def read_one(engine: Engine, statement: Executable) -> Row | None:
    """The first row a question finds."""
    rows: Sequence[Row] = read(engine, statement)
    return rows[0] if rows else None


def backup(url: str, target: Path) -> None:
    """Copy the database while the server goes on writing to it; the copy is whole and of one moment."""
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
        target.unlink(missing_ok=True)  # half a copy is none
        if not isinstance(error, sqlite3.Error):
            raise
        raise BadOptions(f"Expected a database that can be copied at {source}, got: {error}.") from None
