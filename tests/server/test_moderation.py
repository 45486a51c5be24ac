"""What an admin can do, and what nobody else can: bans, closed tables, reports, guests exported and deleted."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from sqlalchemy import select
from structlog.testing import capture_logs
from websockets.exceptions import ConnectionClosed

from lychgate.server.limits.load_log import LoadLog
from lychgate.server.moderation.bans import network_of
from lychgate.server.runtime.services import Services
from lychgate.server.socket.close_codes import BANNED, NO_TABLE
from lychgate.server.storage import schema
from tests.server.admins import TOKEN, Admin
from tests.server.company import deal, dealt, gather, in_browser, play_on, with_bots
from tests.server.serving import Player, Seat, serving, serving_services, settings_for


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(settings_for(tmp_path_factory.mktemp("moderated"), admin_token=TOKEN, proxies="127.0.0.1")) as found:
        yield found


@pytest.fixture
def admin(address: str) -> Iterator[Admin]:
    found = Admin(address)
    yield found
    for ban in found.ask("GET", "/bans"):
        found.ask("DELETE", f"/bans/{ban['ban']}")


# --- who is admin


def test_without_a_token_in_the_settings_nobody_is_admin(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path)) as address:
        refused = Admin(address).ask("GET", "/tables", 403)
        assert refused["code"] == "no-admin"


def test_a_wrong_token_is_refused_and_tries_are_limited(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path, admin_token=TOKEN)) as address:
        for wrong in ("x", "y", TOKEN[:-1], TOKEN + "x", "é"):
            answer = httpx.get(f"{address}/api/admin/tables", headers={b"authorization": f"Bearer {wrong}".encode()})
            assert (answer.status_code, answer.json()["code"]) == (401, "not-admin")
        assert Admin(address).ask("GET", "/tables", 429)["code"] == "too-many"  # the right one has to wait too


def test_a_guest_is_no_admin_and_a_cookie_makes_nobody_one(address: str) -> None:
    player = Player(address, "Mallory")
    assert player.http.get("/admin/tables").status_code == 401
    for cookies in ({"lychgate": TOKEN}, {"admin": TOKEN}, {"authorization": f"Bearer {TOKEN}"}):
        asked = httpx.delete(f"{address}/api/admin/guests/{player.guest}", cookies=cookies)
        assert asked.status_code == 401
    assert player.get("/guests/me")["guest"] == player.guest


def test_a_page_of_another_site_is_refused_even_with_the_token(admin: Admin, address: str) -> None:
    headers = {"origin": "https://evil.example"}
    for method, path in (("POST", "/bans"), ("DELETE", "/tables/abc")):
        asked = admin.http.request(method, path, headers=headers, json={"network": "192.0.2.0/24"})
        assert (asked.status_code, asked.json()["code"]) == (403, "wrong-origin")
    asked = admin.http.get("/tables", headers=headers)
    assert "access-control-allow-origin" not in asked.headers  # so that page cannot read it


# --- looking


def test_an_admin_sees_who_sits_where_and_what_was_said_but_no_hand(admin: Admin, address: str) -> None:
    players, table = gather(address)
    deal(players, table)
    path = f"/tables/{table['table']}"
    players[1].post(f"{path}/chat", 201, text="you fool")
    players[1].http.put(f"{path}/notes", json={"text": "my-secret-hand"})
    looked = admin.ask("GET", path)
    assert [seat["guest"] for seat in looked["table"]["seats"]] == [player.guest for player in players]
    assert [(line["guest"], line["text"]) for line in looked["chat"]] == [(players[1].guest, "you fool")]
    exported = admin.ask("GET", f"/guests/{players[1].guest}")
    told = json.dumps([looked, admin.ask("GET", "/tables"), exported])
    secrets = ("my-secret-hand", table["you"]["invite"], players[1].token, '"seed"', '"hand"', '"view"', '"entropy"')
    for secret in secrets:
        assert secret not in told
    assert looked["connected"] == 3


def test_tables_and_guests_are_found(admin: Admin, address: str) -> None:
    player, table = with_bots(address)
    found = admin.ask("GET", f"/tables?guest={player.guest}")["tables"]
    assert [one["table"] for one in found] == [table["table"]]
    odd = Player(address, "50% of_Ada")
    named = admin.ask("GET", "/guests?name=50%25 OF_")["guests"]
    assert [(one["guest"], one["name"], one["banned"]) for one in named] == [(odd.guest, "50% of_Ada", False)]
    assert admin.ask("GET", "/guests?name=5%25_of")["guests"] == []


# --- closing


def test_a_closed_table_is_gone_and_its_finished_match_stays(admin: Admin, address: str) -> None:
    players, table = gather(address)
    seats = deal(players, table)
    play_on(seats, random.Random(1))
    match = players[0].get(f"/tables/{table['table']}")["match"]
    players[0].post(f"/tables/{table['table']}/rematch")
    admin.ask("DELETE", f"/tables/{table['table']}")
    assert [seat.closing_code() for seat in seats] == [NO_TABLE] * 3
    assert players[0].get(f"/tables/{table['table']}", 404)["code"] == "no-such-table"
    assert players[0].get(f"/matches/{match}")["match"] == match
    assert admin.ask("DELETE", f"/tables/{table['table']}", 404)["code"] == "no-such-table"


def test_a_match_under_way_goes_with_its_table(admin: Admin, address: str) -> None:
    host, _, path = dealt(address)
    match = host.get(path)["match"]
    admin.ask("DELETE", path)
    assert host.get(f"/matches/{match}", 404)["code"] == "no-such-match"


# --- bans


def test_a_banned_guest_is_cut_off_and_another_name_does_not_help(admin: Admin, address: str) -> None:
    players, table = gather(address)
    seats = deal(players, table)
    banned, path = players[1], f"/tables/{table['table']}"
    made = admin.ban(guest=banned.guest, hours=1, reason="insults")
    assert seats[1].closing_code() == BANNED
    for method, where, body in (
        ("GET", "/guests/me", None),
        ("PATCH", "/guests/me", {"name": "Somebody Else"}),
        ("GET", f"{path}/view", None),
        ("POST", f"{path}/chat", {"text": "hm"}),
        ("POST", "/tables", {"game": "graverobbers", "seats": [{"kind": "you"}] * 3}),
    ):
        refused = banned.http.request(method, where, json=body)
        assert (refused.status_code, refused.json()["code"]) == (403, "banned"), where
    with pytest.raises(ConnectionClosed, match="banned"):
        Seat(address, table["table"], banned.token)
    assert "insults" not in json.dumps(banned.get("/guests/me", 403))  # the reason is for admins
    assert seats[0].socket.protocol.close_code is None  # nobody else
    assert [one["ban"] for one in admin.ask("GET", "/bans")] == [made["ban"]]
    admin.ask("DELETE", f"/bans/{made['ban']}")
    assert banned.get("/guests/me")["guest"] == banned.guest
    assert admin.ask("DELETE", f"/bans/{made['ban']}", 404)["code"] == "no-such-ban"


def test_another_guest_of_a_banned_browser_is_banned_too(admin: Admin, address: str) -> None:
    bob = in_browser(address, "Bob")
    admin.ban(guest=bob.guest)
    again = httpx.Client(base_url=f"{address}/api", cookies=bob.http.cookies, headers={"origin": address})
    with again:
        again.cookies.delete("lychgate")
        assert again.post("/guests", json={"name": "Rob", "cookie": True}).json()["code"] == "banned"
    assert Player(address, "Eve").get("/guests/me")["name"] == "Eve"  # the same address, another browser


def test_a_spectator_at_a_banned_address_is_cut_off(admin: Admin, address: str) -> None:
    _, table, _ = dealt(address, public=True, spectators=True)
    watching = Seat(address, table["table"], None)
    admin.ban(network="127.0.0.0/8", hours=0.001)
    assert watching.closing_code() == BANNED
    assert httpx.get(f"{address}/api/tables").json()["code"] == "banned"
    assert httpx.get(f"{address}/api/games").status_code == 200  # about the games one may read
    assert httpx.get(f"{address}/").status_code != 403
    assert admin.ask("GET", "/bans")[0]["network"] == "127.0.0.0/8"  # whose own address it is


def forwarded(address: str, client: str) -> int:
    return httpx.get(f"{address}/api/tables", headers={"x-forwarded-for": client}).status_code


def test_a_range_of_addresses_is_banned_behind_a_trusted_proxy(admin: Admin, address: str) -> None:
    admin.ban(network="203.0.113.0/24")
    admin.ban(network="2001:db8:7::1")
    for client, status in (
        ("203.0.113.9", 403),
        ("::ffff:203.0.113.9", 403),
        ("203.0.114.9", 200),
        ("2001:db8:7::ffff", 403),
        ("2001:db8:8::1", 200),
        ("198.51.100.1, 203.0.113.9", 403),  # what the proxy has seen, not what the client says before it
        ("203.0.113.9, 198.51.100.1", 200),
    ):
        assert forwarded(address, client) == status, client


def test_whoever_is_no_proxy_cannot_dodge_a_ban_by_a_header(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path, admin_token=TOKEN, proxies="192.0.2.1")) as address:
        Admin(address).ban(network="127.0.0.1")
        assert forwarded(address, "198.51.100.1") == 403
        Admin(address).ask("DELETE", f"/bans/{Admin(address).ask('GET', '/bans')[0]['ban']}")
        Admin(address).ban(network="198.51.100.1")
        assert forwarded(address, "198.51.100.1") == 200  # nor bring one upon others


def test_a_ban_ends_by_itself(tmp_path: Path) -> None:
    with serving_services(settings_for(tmp_path, admin_token=TOKEN)) as (address, services):
        player = Player(address, "Ada")
        Admin(address).ban(guest=player.guest, hours=2)
        later = services.ids.now() + 7201
        assert player.http.get("/guests/me").status_code == 403
        services.ids.now = lambda: later  # type: ignore[method-assign]
        assert player.http.get("/guests/me").status_code == 200
        assert Admin(address).ask("GET", "/bans") == []


def test_bans_survive_a_restart(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, admin_token=TOKEN)
    with serving(settings) as address:
        player = Player(address, "Ada")
        Admin(address).ban(guest=player.guest)
    with serving(settings) as address:
        assert httpx.get(f"{address}/api/guests/me", headers=player.http.headers).status_code == 403


def test_an_address_is_banned_by_its_pseudonym(admin: Admin, address: str) -> None:
    host, table = with_bots(address)
    seen = admin.ask("GET", f"/tables/{table['table']}")["table"]["seats"][0]["address"]
    admin.ban(address=seen)
    assert host.get("/guests/me", 403)["code"] == "banned"
    assert httpx.get(f"{address}/api/tables").status_code == 403
    assert forwarded(address, "198.51.100.1") == 200


@pytest.mark.parametrize(
    "wish",
    [{}, {"guest": "abc", "network": "192.0.2.0/24"}, {"network": "192.0.2.0/99"}, {"guest": "nobody-at-all"}],
)
def test_a_ban_of_nobody_is_refused(admin: Admin, wish: dict[str, str]) -> None:
    assert 400 <= admin.http.post("/bans", json=wish).status_code < 500
    assert admin.ask("GET", "/bans") == []


def test_ranges_are_those_that_can_be_told_apart() -> None:
    assert str(network_of("2001:db8::1/128")) == "2001:db8::/64"
    assert str(network_of("::ffff:192.0.2.9/120")) == "192.0.2.0/24"
    assert str(network_of("192.0.2.9")) == "192.0.2.9/32"


# --- reports


def test_a_report_reaches_the_admin_and_nobody_at_the_table(admin: Admin, address: str) -> None:
    players, table = gather(address)
    seats = deal(players, table)
    path = f"/tables/{table['table']}/reports"
    players[0].post(path, 201, seat=1, text="insults\nme")
    [found] = [one for one in admin.ask("GET", "/reports") if one["table"] == table["table"]]
    expected = {"guest": players[0].guest, "name": "P0", "about": players[1].guest, "about_name": "P1"}
    assert {key: found[key] for key in expected} == expected
    assert (found["text"], found["handled"]) == ("insults me", False)
    assert not seats[1].hears_within(0.2)
    admin.ask("POST", f"/reports/{found['report']}", handled=True)
    assert found["report"] not in {one["report"] for one in admin.ask("GET", "/reports")}
    assert found["report"] in {one["report"] for one in admin.ask("GET", "/reports?handled=true")}
    assert Player(address, "Eve").post(path, 403, text="no business of mine")["code"] == "not-invited"
    assert players[0].post(path, 422, seat=5, text="nobody")["code"] == "no-such-seat"


def test_reports_are_limited(address: str) -> None:
    host, table = with_bots(address)
    path = f"/tables/{table['table']}/reports"
    for number in range(6):
        host.post(path, 201, text=f"again {number}")
    assert host.post(path, 429, text="and again")["code"] == "too-many"
    assert host.post(path, 422, seat=1, text="a bot")["code"] == "nobody-there"


# --- deleted


def test_a_deleted_guest_is_gone_with_all_names_and_records_hold(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, admin_token=TOKEN)
    with serving(settings) as address:
        admin, chance = Admin(address), random.Random(1)
        bob, host = Player(address, "Bobby Tables"), Player(address, "P0")
        wanted = [{"kind": "you"}, {"kind": "open"}, {"kind": "bot"}]
        table = host.post("/tables", 201, game="graverobbers", seats=wanted, spectators=True)
        path, invite = f"/tables/{table['table']}", table["you"]["invite"]
        bob.post(f"{path}/join", invite=invite, name="Little Bobby")
        trio = [host, bob]
        seats = deal(trio, table)
        bob.post(f"{path}/chat", 201, text="I am Bobby")
        play_on(seats, chance)
        over = bob.get(path)["match"]
        assert "Little Bobby" in host.get(f"/matches/{over}")["names"]
        for player in trio:
            player.post(f"{path}/rematch")
        for seat in seats:
            seat.wait_for("full")
        bob.http.put(f"{path}/notes", json={"text": "gold"})
        host.post(f"{path}/reports", 201, seat=1, text="rude")
        erased = admin.ask("DELETE", f"/guests/{bob.guest}")
        assert (erased["tables"], erased["matches"], erased["left"]) == (1, 2, [])
        assert seats[1].closing_code() == BANNED
        assert bob.get("/guests/me", 401)["code"] == "no-guest"
        record = host.http.get(f"/matches/{over}/record").json()
        assert erased["pseudonym"] in record["names"]
        assert host.post("/records/verify", **record)["holds"]
        everything = [
            host.get(f"{path}/view"), record, admin.ask("GET", path), admin.ask("GET", "/reports"),
            admin.ask("GET", "/guests"), host.get(f"/matches/{over}"), host.get("/tables/mine"),
        ]  # fmt: skip
        assert "Bobby" not in json.dumps(everything)
        assert bob.guest not in json.dumps(everything)
        seats[0].wait_for("full")
        play_on([seats[0]], chance)  # a bot plays on for who is gone
        assert "Bobby" not in json.dumps(host.get(f"/matches/{host.get(path)['match']}"))
        assert admin.ask("DELETE", f"/guests/{bob.guest}", 404)["code"] == "no-such-guest"
    with serving_services(settings) as (_, services):
        assert _found_in_database(services, "Bobby") == []
        assert _found_in_database(services, bob.guest) == ["bans"]  # for an hour, until all processes know


def _found_in_database(services: Services, text: str) -> list[str]:
    """The tables of the database where a text stands."""
    read = services.database.read
    return [name for name, table in schema.metadata.tables.items() if text in repr(read(select(table)))]


def test_a_table_of_which_the_host_is_deleted_goes_to_another_or_closes(admin: Admin, address: str) -> None:
    players, table = gather(address, seats=3)
    admin.ask("DELETE", f"/guests/{players[0].guest}")
    found = players[1].get(f"/tables/{table['table']}")
    assert found["you"]["host"]
    assert found["seats"][0]["kind"] == "open"
    alone, own = with_bots(address)
    admin.ask("DELETE", f"/guests/{alone.guest}")
    assert players[1].get(f"/tables/{own['table']}", 404)["code"] == "no-such-table"


def test_a_deleted_guest_who_only_watches_is_cut_off(admin: Admin, address: str) -> None:
    _, table, _ = dealt(address, public=True, spectators=True)
    eve = Player(address, "Eve")
    watching = eve.sit({"table": table["table"], "you": {}})
    admin.ask("DELETE", f"/guests/{eve.guest}")
    assert watching.closing_code() == BANNED


def test_deletion_lifts_no_ban_of_the_browser(admin: Admin, address: str) -> None:
    bob = in_browser(address, "Bob")
    admin.ban(guest=bob.guest)
    admin.ask("DELETE", f"/guests/{bob.guest}")
    asked = bob.http.post("/guests", json={"name": "Rob", "cookie": True})
    assert (asked.status_code, asked.json()["code"]) == (403, "banned")


def test_an_export_has_all_that_is_the_guests(admin: Admin, address: str) -> None:
    players, table = gather(address)
    path, own = f"/tables/{table['table']}", players[1]
    own.http.put(f"{path}/notes", json={"text": "my note"})
    seats = deal(players, table)
    play_on(seats, random.Random(1))
    own.post(f"{path}/chat", 201, text="well played")
    own.post(f"{path}/reports", 201, text="slow")
    found = admin.ask("GET", f"/guests/{own.guest}")
    assert found["guest"]["name"] == "P1"
    assert [one["text"] for one in found["notes"]] == ["my note"]
    assert [one["text"] for one in found["chat"]] == ["well played"]
    assert [one["text"] for one in found["reports"]] == ["slow"]
    assert [(one["table"], one["seat"]) for one in found["seats"]] == [(table["table"], 1)]
    assert found["matches"][0]["ended"] is not None
    assert players[0].guest not in json.dumps(found)


# --- the log


def test_every_removal_and_refusal_for_load_is_logged_under_a_pseudonym(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, admin_token=TOKEN, tables_per_guest=1, log_level="info")
    with serving(settings) as address, capture_logs() as logs:
        admin = Admin(address)
        host, table = with_bots(address)
        seats = [{"kind": "you"}, {"kind": "bot"}, {"kind": "bot"}]
        for _ in range(3):
            host.post("/tables", 429, game="graverobbers", seats=seats)
        own = admin.ask("GET", f"/tables/{table['table']}")["table"]["seats"][0]["address"]
        admin.ask("DELETE", f"/tables/{table['table']}")
        admin.ask("DELETE", f"/guests/{host.guest}")
    found = {entry["event"]: entry for entry in logs}
    assert [entry["times"] for entry in logs if entry["event"] == "refused for load"] == [1]  # the rest is counted
    assert found["refused for load"]["address"] == found["table closed"]["by"] == found["guest deleted"]["by"] == own
    assert "127.0.0.1" not in json.dumps([one for one in logs if one["event"] != "server open"])
    assert "Ada" not in json.dumps(logs)


def test_a_flood_is_a_number_in_the_log() -> None:
    now = [0.0]
    load = LoadLog(lambda address: f"p-{address}", lambda: now[0])
    with capture_logs() as logs:
        for _ in range(1000):
            load.note("too-many", "a")
        load.note("no-guest", "a")
        now[0] = 61.0
        load.flush()
        now[0] = 200.0
        load.flush()
        load.note("too-many", "a")
    assert [(entry["address"], entry["times"]) for entry in logs] == [("p-a", 1), ("p-a", 999), ("p-a", 1)]
