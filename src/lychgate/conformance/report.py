"""A pytest plugin: what failed, as one sentence each, in the file that LYCHGATE_REPORT names."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest


def pytest_configure(config: pytest.Config) -> None:
    """The suite's own mark, where no project declares it."""
    config.addinivalue_line("markers", "long: only with large counts")


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """One failure, one line."""
    if report.failed:
        _write(report.nodeid, report.longrepr)


def pytest_collectreport(report: pytest.CollectReport) -> None:
    if report.failed:
        _write(report.nodeid, report.longrepr)


def _write(test: str, found: Any) -> None:
    crash = getattr(found, "reprcrash", None)
    said = crash.message if crash is not None else str(found)
    said = said.removeprefix("AssertionError: ").removeprefix("lychgate.conformance.secrets.Leak: ")
    name = test.rpartition("::")[2].removeprefix("test_").replace("_", " ")
    with Path(os.environ["LYCHGATE_REPORT"]).open("a", encoding="utf-8") as file:
        file.write(json.dumps({"test": name, "said": said[:1500]}) + "\n")
