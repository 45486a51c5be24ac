"""Moderation where several processes serve one database: whichever is asked, the owner of a table does it."""

from __future__ import annotations

import random
import time
from pathlib import Path

import httpx
import pytest

from lychgate.server.socket.close_codes import BANNED, NO_TABLE
from tests.server.admins import TOKEN, Admin
from tests.server.company import deal, gather, play_on, wait_until
from tests.server.databases import postgresql
from tests.server.serving import serving, settings_for
from tests.server.several import rows

pytestmark = pytest.mark.long


def test_any_process_closes_tables_bans_and_deletes_at_another(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, admin_token=TOKEN, database=postgresql(tmp_path))
    with serving(settings) as owner, serving(settings) as other:
        admin = Admin(other)
        players, table = gather(owner)
        seats = deal(players, table)
        path = f"/tables/{table['table']}"
        players[1].post(f"{path}/chat", 201, text="hello")
        owners = f"SELECT owner FROM tables WHERE id = '{table['table']}'"
        before = rows(tmp_path, owners)
        assert admin.ask("GET", path)["connected"] == 3  # which only the owner knows

        admin.ban(guest=players[2].guest, hours=1)
        began = time.monotonic()
        assert seats[2].closing_code() == BANNED
        assert time.monotonic() - began < 5
        assert httpx.get(f"{owner}/api/guests/me", headers=players[2].http.headers).json()["code"] == "banned"

        erased = admin.ask("DELETE", f"/guests/{players[1].guest}")
        assert (erased["tables"], erased["left"]) == (1, [])
        assert seats[1].closing_code() == BANNED
        for address in (owner, other):
            asked = httpx.get(f"{address}/api/guests/me", headers=players[1].http.headers)
            assert asked.status_code in (401, 403)
        view = players[0].get(f"{path}/view")
        assert view["table"]["seats"][1]["kind"] == "bot"
        assert "hello" not in [line["text"] for line in view["chat"]]
        assert rows(tmp_path, owners) == before  # nothing has moved

        admin.ask("DELETE", path)
        assert seats[0].closing_code() == NO_TABLE
        assert players[0].get(path, 404)["code"] == "no-such-table"


def test_a_ban_that_one_process_lifts_is_lifted_at_all(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, admin_token=TOKEN, database=postgresql(tmp_path))
    with serving(settings) as one, serving(settings) as other:
        players, table = gather(one)
        play_on(deal(players, table), random.Random(1), most=3)
        ban = Admin(one).ban(guest=players[0].guest)

        def status() -> int:
            return httpx.get(f"{other}/api/guests/me", headers=players[0].http.headers).status_code

        wait_until(lambda: status() == 403, 10)
        Admin(one).ask("DELETE", f"/bans/{ban['ban']}")
        wait_until(lambda: status() == 200, 10)
