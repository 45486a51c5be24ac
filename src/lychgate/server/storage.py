"""The database: opened by its URL, brought up to date by migrations, copied while in use.

SQLite runs in WAL mode: a commit survives the end of the process, however sudden, without waiting
for the disk; with `sync = "full"` it also survives a power cut.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, Executable, create_engine, event, inspect, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from lychgate.core.errors import BadOptions

Row = Mapping[str, Any]

MIGRATIONS = Path(__file__).parent / "migrations"
NEWEST = max(path.stem[:4] for path in (MIGRATIONS / "versions").glob("[0-9]*.py"))  # their names begin with a number
BUSY_MILLISECONDS = 5000
LONGEST_LOG = 10_000  # pages of the write-ahead log, before a commit has to wait until they are put in their places


def ready(url: str, sync: str = "normal") -> Engine:
    """The database of this URL, with its tables in their newest form."""
    engine = connect(url, sync)
    try:
        if revision(engine) != NEWEST:
            migrate(engine)
    except DBAPIError as error:
        raise BadOptions(f"Expected a database that can be opened at {url}, got: {error.orig}.") from None
    return engine


def connect(url: str, sync: str = "normal") -> Engine:
    """The database of this URL."""
    try:
        dialect = make_url(url).get_backend_name()
        if dialect != "sqlite":
            return create_engine(url, hide_parameters=True)  # seeds and notes stand in no error, and so in no log
        engine = create_engine(url, connect_args={"check_same_thread": False}, hide_parameters=True)
    except (ArgumentError, ImportError) as error:
        raise BadOptions(f"Expected a database such as sqlite:///lychgate.sqlite3, got {url}: {error}.") from None

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
    with engine.connect() as connection:
        return [dict(row) for row in connection.execute(statement).mappings()]


def read_one(engine: Engine, statement: Executable) -> Row | None:
    """The first row a question finds."""
    rows: Sequence[Row] = read(engine, statement)
    return rows[0] if rows else None


def backup(url: str, target: Path) -> None:
    """Copy the database while the server goes on writing to it; the copy is whole and of one moment."""
    found = make_url(url)
    if found.get_backend_name() != "sqlite" or found.database in (None, "", ":memory:"):
        raise BadOptions(f"Expected a SQLite file to copy (PostgreSQL has pg_dump), got {url!r}.")
    source = Path(str(found.database))
    if not source.exists():
        raise BadOptions(f"Expected a database at {source}, got nothing there.")
    if target.exists():
        raise BadOptions(f"Expected a new file for the copy, got {target}, which exists.")
    with sqlite3.connect(source) as live, sqlite3.connect(target) as copy:
        live.backup(copy)
    live.close()
    copy.close()
