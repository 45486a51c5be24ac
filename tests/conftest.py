"""What all tests share: helpers explain their failures as tests do, and games are compiled once for all processes."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

os.environ.setdefault("LYCHGATE_TRY", "tests.toy")  # Vigil keeps the contract too, though nobody plays it

os.environ["LYCHGATE_LANG"] = "en"  # whatever the machine speaks

# The servers of tests speak plain HTTP, but every client of httpx reads all of the machine's certificates first, which
# takes longer than most of its requests. In a folder without certificates there are none to read.
os.environ.pop("SSL_CERT_FILE", None)
os.environ["SSL_CERT_DIR"] = str(Path(__file__).parent)

pytest.register_assert_rewrite("tests.games", "tests.cli")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--database", choices=["sqlite", "postgresql"], default="sqlite", help="of the servers of tests")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """On PostgreSQL, leave out what is about SQLite's files, and what runs on both databases in every run."""
    if config.getoption("database") != "postgresql":
        return
    out = [item for item in items if "sqlite" in item.keywords or "database" in getattr(item, "fixturenames", ())]
    config.hook.pytest_deselected(items=out)
    items[:] = [item for item in items if item not in out]


def pytest_configure(config: pytest.Config) -> None:
    """Before the whole suite runs, fill the cache; a run of chosen tests compiles what it meets."""
    worker = hasattr(config, "workerinput")
    if worker or config.args_source is not pytest.Config.ArgsSource.TESTPATHS:
        return
    from lychgate import bots
    from lychgate.core.compile import warm
    from lychgate.core.input import registry
    from lychgate.core.model import batch
    from lychgate.play import compiled
    from tests.toy import GAME as VIGIL

    games = [*map(registry.find, registry.names()), VIGIL]
    exports = [pointer for game in games for pointer in game.pointers.values()]
    warm.compile_all([*exports, *batch.GENERIC, *bots.GENERIC, *compiled.GENERIC])
