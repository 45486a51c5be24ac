"""Two things at once: what was true when somebody asked is looked at again when it is their turn."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from lychgate.server.runtime.services import Services
from lychgate.server.tables.seats import Place
from lychgate.server.tables.table import Table
from tests.server.company import gather
from tests.server.serving import Player, serving_services, settings_for


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Services]]:
    folder: Path = tmp_path_factory.mktemp("server")
    with serving_services(settings_for(folder)) as found:
        yield found


@contextlib.contextmanager
def busy(services: Services, table: Table) -> Iterator[None]:
    """Somebody else is at work at the table."""
    loop = services.database._loop
    asyncio.run_coroutine_threadsafe(table.lock.acquire(), loop).result()
    try:
        yield
    finally:
        loop.call_soon_threadsafe(table.lock.release)


def waiting(table: Table) -> bool:
    return bool(table.lock._waiters)


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("decisions", {"id": "a", "prompt": 1, "decision": "goal 1"}),
        ("undo", {"id": "a", "prompt": 1}),
        ("hint", None),
    ],
)
def test_who_is_kicked_while_waiting_decides_and_learns_nothing(
    server: tuple[str, Services], path: str, body: dict[str, object] | None
) -> None:
    address, services = server
    players, made = gather(address, hints=True)
    players[0].post(f"/tables/{made['table']}/start")
    table = services.tables[made["table"]]
    with ThreadPoolExecutor(1) as thread:
        with busy(services, table):
            asked = thread.submit(ask, players[1], f"/tables/{made['table']}/{path}", body)
            while not waiting(table):
                pass
            table.places[1] = Place("bot", bot="thumb", name="Thumb")
        assert asked.result() == (403, "not-seated")


def ask(player: Player, path: str, body: dict[str, object] | None) -> tuple[int, str]:
    answer = player.http.get(path) if body is None else player.http.post(path, json=body)
    return answer.status_code, answer.json()["code"]
