"""A pytest plugin: `-p tests.plugins.rules --rule GR-16` runs only the tests marked with that rule.

`--patience 60` ends the run when it has used up so many seconds of the processor's time.
"""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rule", action="append", default=[], help="run only tests marked with this rule (repeatable)")
    parser.addoption("--patience", type=int, help="seconds of the processor's time after which the run is ended")


def pytest_configure(config: pytest.Config) -> None:
    patience = config.getoption("--patience")
    if patience is not None:
        import resource  # there is none on Windows

        resource.setrlimit(resource.RLIMIT_CPU, (patience, patience + 5))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    wanted = set(config.getoption("--rule"))
    if not wanted:
        return
    kept = [item for item in items if wanted & {rule for mark in item.iter_markers("rule") for rule in mark.args}]
    config.hook.pytest_deselected(items=[item for item in items if item not in kept])
    items[:] = kept
