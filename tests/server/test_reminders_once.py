"""With several processes on one database, a reminder is sent once, and by another process if the first is killed."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path
from typing import Any

import pytest

from tests.server.company import deal, wait_until
from tests.server.post_office import Hooks, web_server
from tests.server.serving import Player
from tests.server.several import children, several, wait_until_all_serve
from tests.server.test_by_post import POST

PROCESSES = 3
SETTINGS = {"WEBHOOKS": "any", "PUBLIC_URL": "https://table.example", "REMINDER_MINUTES": "0.01"}


def waited_for(address: str, hooks: Hooks, name: str) -> str:
    """Somebody with a webhook whose turn it is at several tables, none of which they are connected to."""
    ada, bob = Player(address, "Ada"), Player(address, name)
    url = {"url": f"{hooks.url}/{name}", "language": "en", "hours": 1}
    assert bob.http.put("/guests/me/reminders/webhook", json=url).status_code == 200
    hooks.received.clear()
    for _ in range(4):
        wanted: Any = [{"kind": "you"}, {"kind": "open"}]
        table = ada.post("/tables", 201, game="gravediggers", seats=wanted, **POST)
        bob.post(f"/tables/{table['table']}/join", invite=table["you"]["invite"])
        adas, bobs = deal([ada, bob], table)
        while adas.prompt is not None:
            assert adas.decide(adas.choices[0])["type"] == "accepted"
        adas.close()
        bobs.close()
    return f"/{name}"


@pytest.mark.long
def test_one_process_reminds_and_another_after_it_was_killed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in SETTINGS.items():
        monkeypatch.setenv(f"LYCHGATE_{name}", value)
    with web_server() as hooks, several(tmp_path, PROCESSES) as (address, running):
        for number in range(2):
            path = waited_for(address, hooks, f"Bob{number}")
            hooks.wait(1, 60)
            time.sleep(5)  # in which each process has looked many times
            assert [one for one, _ in hooks.received] == [path]
            killed = set(children(running)[: PROCESSES - 1])
            for process in killed:
                os.kill(process, signal.SIGKILL)
            wait_until(lambda gone=killed: gone.isdisjoint(children(running)))  # type: ignore[misc]
            time.sleep(1)  # until the database has noticed
            wait_until_all_serve(tmp_path, PROCESSES)
