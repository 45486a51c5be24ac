"""Tables: made, found, joined and left; what a host may do, and nobody else."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from lychgate.core.model.contract import Game
from lychgate.server.tables.registry import TableRegistry
from tests.server.company import deal, gather, with_bots
from tests.server.serving import Player, serving, serving_services, settings_for


def test_public_tables_are_listed_and_private_ones_are_not(address: str) -> None:
    host, other = Player(address, "Ada"), Player(address, "Bob")
    seats = [{"kind": "you"}, {"kind": "open"}, {"kind": "bot"}]
    public = host.post("/tables", 201, game="graverobbers", seats=seats, public=True)
    private = host.post("/tables", 201, game="graverobbers", seats=seats)
    listed = {table["table"] for table in other.get("/tables")["tables"]}
    assert public["table"] in listed
    assert private["table"] not in listed
    assert {table["table"] for table in host.get("/tables/mine")} >= {public["table"], private["table"]}
    assert other.get("/tables/mine") == []


def test_a_private_table_is_seen_and_joined_only_with_its_invite_code(address: str) -> None:
    host, other = Player(address, "Ada"), Player(address, "Bob")
    table = host.post("/tables", 201, game="graverobbers", seats=[{"kind": "you"}, {"kind": "open"}, {"kind": "bot"}])
    path, invite = f"/tables/{table['table']}", table["you"]["invite"]
    assert other.get(path, 403)["code"] == "not-invited"
    assert other.post(f"{path}/join", 403, invite="wrong")["code"] == "not-invited"
    assert other.get(path, **{"X-Invite": invite})["you"]["invite"] is None
    joined = other.post(f"{path}/join", invite=invite)["you"]
    assert (joined["seat"], joined["host"], joined["invite"]) == (1, False, invite)
    renewed = host.post(f"{path}/invite")["you"]["invite"]
    assert renewed != invite
    third = Player(address, "Cy")
    assert third.post(f"{path}/join", 403, seat=2, invite=invite)["code"] == "not-invited"
    assert third.post(f"{path}/join", seat=2, invite=renewed)["you"]["seat"] == 2


def test_a_seat_is_taken_once(address: str) -> None:
    players, table = gather(address)
    path, invite = f"/tables/{table['table']}", table["you"]["invite"]
    late = Player(address, "Late")
    assert late.post(f"{path}/join", 409, invite=invite)["code"] == "table-full"
    assert late.post(f"{path}/join", 409, invite=invite, seat=1)["code"] == "seat-taken"
    assert late.post(f"{path}/join", 422, invite=invite, seat=5)["code"] == "no-such-seat"
    assert players[1].post(f"{path}/join", 409, seat=2)["code"] == "already-seated"


def test_names_at_a_table_are_told_apart(address: str) -> None:
    host, other = Player(address, "Ada"), Player(address, "Ada")
    table = host.post("/tables", 201, game="graverobbers", seats=[{"kind": "you"}, {"kind": "open"}, {"kind": "bot"}])
    joined = other.post(f"/tables/{table['table']}/join", invite=table["you"]["invite"])
    assert [seat["name"] for seat in joined["seats"]] == ["Ada", "Ada 2", "Doctor Owl"]


def test_long_names_that_are_told_apart_are_no_longer_than_names_may_be(address: str) -> None:
    longest = "x" * 40
    host, other = Player(address, longest), Player(address, longest)
    table = host.post("/tables", 201, game="graverobbers", seats=[{"kind": "you"}, {"kind": "open"}, {"kind": "bot"}])
    joined = other.post(f"/tables/{table['table']}/join", invite=table["you"]["invite"])
    assert [seat["name"] for seat in joined["seats"]] == [longest, f"{'x' * 38} 2", "Doctor Owl"]
    host.post(f"/tables/{table['table']}/start")  # a match takes no longer ones


def test_only_the_host_deals_and_only_to_full_tables(address: str) -> None:
    host, other = Player(address, "Ada"), Player(address, "Bob")
    table = host.post("/tables", 201, game="graverobbers", seats=[{"kind": "you"}, {"kind": "open"}, {"kind": "open"}])
    path = f"/tables/{table['table']}"
    other.post(f"{path}/join", invite=table["you"]["invite"])
    assert other.post(f"{path}/start", 403)["code"] == "not-host"
    assert host.post(f"{path}/start", 409)["code"] == "seats-open"
    started = host.post(f"{path}/start", fill="random")
    assert started["phase"] == "playing"
    assert started["seats"][2]["bot"] == "random"
    assert host.post(f"{path}/start", 409)["code"] == "not-gathering"


def test_options_are_worked_out_once_and_not_whenever_somebody_looks(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A mine of one's own takes a while to read."""
    players, table = gather(address, "goldraeuber", seats=2)
    asked: list[str] = []
    settings = Game.settings

    def counted(game: Game, *arguments: Any) -> dict[str, Any]:
        asked.append(game.name)
        return settings(game, *arguments)

    monkeypatch.setattr(Game, "settings", counted)
    assert players[1].get(f"/tables/{table['table']}")["options"] == table["options"]
    assert "goldraeuber" not in asked


def test_a_kicked_player_is_out_and_stays_out(address: str) -> None:
    players, table = gather(address, public=True)
    seats = deal(players, table)
    path = f"/tables/{table['table']}"
    assert players[1].post(f"{path}/seats/2/kick", 403)["code"] == "not-host"
    kicked = players[0].post(f"{path}/seats/2/kick", bot="random")
    assert kicked["seats"][2]["kind"] == "bot"
    assert seats[2].closing_code() == 4410
    assert players[2].post(f"{path}/join", 403, seat=2)["code"] == "kicked"
    assert players[2].get(f"{path}/view", 403)["code"] == "kicked"


def test_a_kicked_player_knows_no_invite_code_that_is_good(address: str) -> None:
    players, table = gather(address)
    path, known = f"/tables/{table['table']}", table["you"]["invite"]
    kicked = players[0].post(f"{path}/seats/2/kick")
    again = Player(address, "Somebody else")
    assert again.post(f"{path}/join", 403, invite=known)["code"] == "not-invited"
    assert again.get(path, 403, **{"X-Invite": known})["code"] == "not-invited"
    assert players[1].get(path)["you"]["invite"] == kicked["you"]["invite"] != known


def test_a_muted_player_cannot_chat(address: str) -> None:
    players, table = gather(address)
    path = f"/tables/{table['table']}"
    assert players[0].post(f"{path}/seats/1/mute", muted=True)["seats"][1]["muted"]
    assert players[1].post(f"{path}/chat", 403, text="hello")["code"] == "muted"
    players[0].post(f"{path}/seats/1/mute", muted=False)
    assert players[1].post(f"{path}/chat", 201, text="hello")["text"] == "hello"


def test_the_host_changes_bots_and_opens_their_seats(address: str) -> None:
    host, table = with_bots(address)
    path = f"/tables/{table['table']}"
    assert host.post(f"{path}/seats/1/bot", bot="thumb")["seats"][1]["bot"] == "thumb"
    assert host.post(f"{path}/seats/1/open")["seats"][1]["kind"] == "open"
    assert host.post(f"{path}/seats/1/bot", 422, bot="deep-thought")["code"] == "no-such-bot"
    assert host.post(f"{path}/seats/0/bot", 422)["code"] == "not-a-bot"


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"rules": "martian"}, "bad-options"),
        ({"options": {"spy": "never"}}, "bad-options"),
        ({"options": {"colour": 1}}, "bad-options"),
        ({"seats": [{"kind": "you"}]}, "bad-options"),
        ({"seats": [{"kind": "bot", "bot": "hal"}] * 3}, "no-such-bot"),
        ({"seats": [{"kind": "you"}] * 3}, "already-seated"),
    ],
)
def test_a_table_that_cannot_be_is_refused(address: str, wish: dict[str, object], code: str) -> None:
    body = {"game": "graverobbers", "seats": [{"kind": "you"}, {"kind": "bot"}, {"kind": "bot"}], **wish}
    refused = Player(address, "Ada").http.post("/tables", json=body)
    assert refused.json()["code"] == code
    assert refused.status_code in (404, 409, 422)


def test_a_table_may_bring_a_mine_of_its_own(address: str) -> None:
    host, seats = Player(address, "Ada"), [{"kind": "you"}]
    mine = "cards\n1 inner treasure - -\n1 inner comrade - -\n4 outer tunnel 1 left\nmap 1\no o I I o o\n"
    table = host.post("/tables", 201, game="goldraeuber", seats=seats, options={"mine": mine})
    assert table["options"]["mine"] == mine
    refused = host.post(
        "/tables", 422, game="goldraeuber", seats=seats, options={"mine": mine.replace("map 1", "map 9")}
    )
    assert (refused["code"], refused["rule"]) == ("bad-options", "GO-1")
    assert "mine, line 5: expected" in refused["sentence"]


def test_a_seed_is_promised_before_the_deal(address: str) -> None:
    host, other = Player(address, "Ada"), Player(address, "Bob")
    table = host.post("/tables", 201, game="graverobbers", seats=[{"kind": "you"}, {"kind": "open"}, {"kind": "bot"}])
    path = f"/tables/{table['table']}"
    other.post(f"{path}/join", invite=table["you"]["invite"])
    dealt = host.post(f"{path}/start")
    assert dealt["commitment"] == table["commitment"]
    assert host.get(f"/matches/{dealt['match']}")["commitment"] == table["commitment"]


def test_idle_tables_leave_memory_and_old_ones_leave_the_database(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, unload_seconds=0.2, expire_days=1 / 86_400, settling_minutes=0)
    with serving(settings) as address:
        player, table = with_bots(address)
        path = f"/tables/{table['table']}"
        deadline = time.monotonic() + 30
        while player.http.get(path).status_code != 404:
            assert time.monotonic() < deadline
            time.sleep(1.5)
        assert player.get(path, 404)["code"] == "no-such-table"


def test_tables_are_tidied_up_although_the_disk_was_full_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    failed: list[str] = []
    unload = TableRegistry.unload

    async def fail_once(registry: TableRegistry, patience: float) -> None:
        if not failed:
            failed.append("the disk is full")
            raise OSError(failed[0])
        await unload(registry, patience)

    monkeypatch.setattr(TableRegistry, "unload", fail_once)
    with serving_services(settings_for(tmp_path, unload_seconds=0.2)) as (address, services):
        with_bots(address)
        deadline = time.monotonic() + 30
        while services.tables:
            assert time.monotonic() < deadline
            time.sleep(0.05)
    assert failed
