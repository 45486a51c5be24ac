"""`/readyz` says that the server cannot do its work, and what is in the way; the numbers that alerts need are there."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from sqlalchemy import select

from lychgate.server.http import readiness
from lychgate.server.operations.metrics import merged
from lychgate.server.runtime import server
from lychgate.server.runtime.services import Services
from lychgate.server.storage import schema
from tests.server.company import gather
from tests.server.databases import on_both, sqlite_only
from tests.server.serving import serving_services, settings_for

RULES = Path(__file__).parents[2] / "docs" / "prometheus" / "lychgate.rules.yml"


@pytest.fixture
def served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[str, Services]]:
    monkeypatch.setattr(readiness, "FRESH_SECONDS", -1.0)
    with serving_services(settings_for(tmp_path)) as found:
        yield found


def reasons(address: str) -> dict[str, str]:
    answer = httpx.get(f"{address}/readyz", timeout=20)
    found: dict[str, str] = answer.json()["reasons"]
    assert answer.json()["ready"] == (not found)
    assert answer.status_code == (503 if found else 200)
    return found


@on_both
def test_a_server_that_can_write_and_read_is_ready(tmp_path: Path, database: str) -> None:
    with serving_services(settings_for(tmp_path)) as (address, services):
        gather(address)
        assert reasons(address) == {}
        rows = services.database.read(select(schema.guests.c.id))
        assert "trial" not in [row["id"] for row in rows], "the attempt leaves nothing behind"


def test_an_answer_serves_all_who_ask_at_the_same_time(tmp_path: Path) -> None:
    with serving_services(settings_for(tmp_path)) as (address, services):
        reasons(address)
        before = services.database.commits
        for _ in range(5):
            reasons(address)
        assert services.database.commits <= before + 1


@sqlite_only
def test_while_the_disk_is_full_it_is_not_ready(served: tuple[str, Services], monkeypatch: pytest.MonkeyPatch) -> None:
    address, services = served
    services.database._driver.execute("PRAGMA max_page_count = 1")  # no more than there are
    assert list(reasons(address)) == ["writes"]
    services.database._driver.execute("PRAGMA max_page_count = 1073741823")
    assert reasons(address) == {}
    monkeypatch.setattr(readiness, "LEAST_FREE", 2**62)
    assert list(reasons(address)) == ["disk"]


def test_an_event_loop_that_is_late_is_told(served: tuple[str, Services]) -> None:
    address, services = served
    services.database._loop.call_soon_threadsafe(time.sleep, 1.5)
    time.sleep(0.1)
    found = reasons(address)
    assert list(found) == ["loop"]
    assert re.fullmatch(r"the event loop was \d\.\d seconds late", found["loop"])


def test_workers_that_do_not_answer_are_told(served: tuple[str, Services], monkeypatch: pytest.MonkeyPatch) -> None:
    address, services = served
    pool = services.analyst
    monkeypatch.setattr(type(pool), "longest_wait", property(lambda one: one.patience + 7 if one is pool else 0.0))
    assert reasons(address) == {"workers": "a question waits 7 seconds longer than a worker may take"}
    monkeypatch.undo()
    monkeypatch.setattr(readiness, "FRESH_SECONDS", -1.0)
    pool.close()
    assert reasons(address) == {"workers": "a thread that serves a worker has ended"}


def test_how_long_a_question_waits_is_known(served: tuple[str, Services]) -> None:
    _, services = served
    pool = services.scorer

    async def ask() -> float:
        task = asyncio.create_task(pool.do(Slow()))
        await asyncio.sleep(0.2)
        waited = pool.longest_wait
        task.cancel()
        return waited

    waited = asyncio.run_coroutine_threadsafe(ask(), services.database._loop).result(20)
    assert 0.15 < waited < 10
    assert pool.longest_wait == 0.0


class Slow:
    """A task that takes a second."""

    def answer(self) -> int:
        time.sleep(1)
        return 0


@on_both
def test_sizes_are_measured(tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "MEASURE_SECONDS", 0.05)
    with serving_services(settings_for(tmp_path)) as (address, _):
        time.sleep(0.5)
        numbers = httpx.get(f"{address}/metrics").text
    size = float(re.findall(r"^lychgate_database_bytes (\S+)", numbers, re.MULTILINE)[0])
    assert 10_000 < size < 1e9
    assert "\nlychgate_processes 1.0" in numbers
    assert re.search(r"^lychgate_loop_lag_seconds_count [1-9]", numbers, re.MULTILINE)


def test_every_number_in_the_alert_rules_is_one_of_the_servers(address: str) -> None:
    known = set(re.findall(r"^# TYPE (\S+)", httpx.get(f"{address}/metrics").text, re.MULTILINE))
    used = set(re.findall(r"\b(?:lychgate|process)_[a-z_]+", " ".join(_expressions())))
    assert len(used) >= 9
    for name in used:
        assert {name, name.removesuffix("_bucket"), name.removesuffix("_total")} & known, name


def _expressions() -> list[str]:
    return re.findall(r"expr: (.*)", RULES.read_text(encoding="utf-8"))


def test_the_numbers_of_several_processes_are_told_apart() -> None:
    one = b'# HELP a What\n# TYPE a gauge\na 1.0\n# HELP b Other\n# TYPE b counter\nb{x="y z"} 2.0\n'
    assert merged({0: one, 1: one.replace(b" 1.0", b" 3.0")}).decode().splitlines() == [
        "# HELP a What",
        "# TYPE a gauge",
        'a{process="0"} 1.0',
        'a{process="1"} 3.0',
        "# HELP b Other",
        "# TYPE b counter",
        'b{process="0",x="y z"} 2.0',
        'b{process="1",x="y z"} 2.0',
    ]
