"""One server for the tests of a module that only use its tables; and which database the servers of tests have."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server import databases, deals
from tests.server import serving as serving_clients
from tests.server.serving import opened, serving, settings_for


@pytest.fixture(scope="session", autouse=True)
def _databases(request: pytest.FixtureRequest) -> None:
    databases.kind = request.config.getoption("database")


@pytest.fixture
def database(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """The database of the servers that a test starts (`databases.on_both`)."""
    monkeypatch.setattr(databases, "kind", request.param)
    kind: str = request.param
    return kind


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp("server")
    with serving(settings_for(folder)) as found:
        yield found


@pytest.fixture(autouse=True)
def wire(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a test's clients ask for: sentences in English, or numbers, where a test says so (`both_wires`)."""
    monkeypatch.setattr(serving_clients, "SENTENCES", getattr(request, "param", "en"))


@pytest.fixture(autouse=True)
def _own_deals(request: pytest.FixtureRequest) -> None:
    deals.begin(request.node.nodeid)


@pytest.fixture(autouse=True)
def _close_clients() -> Iterator[None]:
    with opened.pop_all():
        yield
    opened.close()
