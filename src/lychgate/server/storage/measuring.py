"""How large the database is, how much room it has, and how many processes serve it, for the metrics."""

from __future__ import annotations

import shutil
from pathlib import Path

from sqlalchemy import func, select

from lychgate.server.operations.metrics import DATABASE_BYTES, DISK_FREE_BYTES, PROCESSES
from lychgate.server.storage import schema
from lychgate.server.storage.database import Database


def measure_database(database: Database) -> None:
    """Measure it now. It takes a while, so call it in a thread."""
    if not database.is_sqlite:
        size = select(func.pg_database_size(func.current_database()).label("size"))
        DATABASE_BYTES.set(database.read(size)[0]["size"])
        PROCESSES.set(database.read(select(func.count().label("count")).select_from(schema.processes))[0]["count"])
        return
    PROCESSES.set(1)
    name = database.engine.url.database
    if name and name != ":memory:":
        file = Path(name.removeprefix("file:")).resolve()
        files = (file, file.with_name(file.name + "-wal"))
        DATABASE_BYTES.set(sum(one.stat().st_size for one in files if one.exists()))
        DISK_FREE_BYTES.set(shutil.disk_usage(file.parent).free)
