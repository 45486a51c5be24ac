"""A pytest plugin: `-p tests.plugins.rules --rule GR-16` runs only the tests marked with that rule."""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rule", action="append", default=[], help="run only tests marked with this rule (repeatable)")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    wanted = set(config.getoption("--rule"))
    if not wanted:
        return
    kept = [item for item in items if wanted & {rule for mark in item.iter_markers("rule") for rule in mark.args}]
    config.hook.pytest_deselected(items=[item for item in items if item not in kept])
    items[:] = kept
