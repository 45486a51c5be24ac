"""Who gets in, and from where: tokens, cookies, origins, and what the pages may load."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from lychgate.server.http.identity import COOKIE
from lychgate.server.storage.identifiers import hashed
from tests.server.company import gather, with_bots
from tests.server.databases import sqlite_only
from tests.server.serving import Player, opened, serving, settings_for

FOREIGN = [
    "https://evil.example",
    "null",
    "http://127.0.0.1:1",
    "https://127.0.0.1.evil.example",
    "nonsense",
    "http://[",
]


def with_cookie(address: str, name: str = "Ada", **headers: str) -> httpx.Client:
    """A browser, as far as the server can tell: it holds the cookie and states its page's origin."""
    browser = opened.enter_context(httpx.Client(base_url=f"{address}/api", headers={"origin": address, **headers}))
    assert browser.post("/guests", json={"name": name, "cookie": True}).status_code == 201
    return browser


# --- tokens


@sqlite_only
def test_of_tokens_and_resume_codes_the_database_has_only_hashes(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path)) as address:
        players, table = gather(address)
        code = players[1].post(f"/tables/{table['table']}/resume-code")["code"]
        tokens = [player.token for player in players]
    stored = b"".join(file.read_bytes() for file in tmp_path.glob("tables.sqlite3*"))
    for secret in (*tokens, code):
        assert secret.encode() not in stored
        assert hashed(secret) in stored
    with sqlite3.connect(tmp_path / "tables.sqlite3") as database:
        assert database.execute("SELECT count(*) FROM guests").fetchone() == (3,)
    database.close()


def test_a_token_is_told_once_and_never_again(address: str) -> None:
    player, table = with_bots(address)
    seat = player.sit(table)
    answers = [player.http.get(path).text for path in ("/guests/me", "/tables/mine", f"/tables/{table['table']}/view")]
    assert not any(player.token in text for text in [*answers, *seat.received])


def test_a_token_in_a_url_lets_nobody_in(address: str) -> None:
    token = Player(address, "Ada").token
    for query in (f"token={token}", f"{COOKIE}={token}", f"authorization=Bearer {token}"):
        assert httpx.get(f"{address}/api/guests/me?{query}").status_code == 401


@pytest.mark.parametrize("header", ["Bearer wrong", "Bearer", "Basic YTpi", "Bearer \xff\xfe", "Bearer " + "x" * 5000])
def test_a_wrong_token_lets_nobody_in(address: str, header: str) -> None:
    answer = httpx.get(f"{address}/api/guests/me", headers=[(b"authorization", header.encode("latin-1"))])
    assert (answer.status_code, answer.json()["code"]) == (401, "no-guest")


def test_ids_of_guests_are_no_tokens(address: str) -> None:
    player = Player(address, "Ada")
    assert httpx.get(f"{address}/api/guests/me", headers={"authorization": f"Bearer {player.guest}"}).status_code == 401


# --- cookies and origins


def test_a_browser_s_cookie_is_out_of_reach_for_scripts_and_other_sites(address: str) -> None:
    body = {"name": "Ada", "cookie": True}
    answer = httpx.post(f"{address}/api/guests", json=body, headers={"origin": address})
    assert answer.json()["token"] is None
    flags = {part.strip().lower() for part in answer.headers["set-cookie"].split(";")[1:]}
    assert {"httponly", "samesite=strict", "path=/"} <= flags
    assert "secure" not in flags  # over http a browser would not send it back


def test_behind_a_proxy_with_tls_the_cookie_is_for_tls_only(address: str) -> None:
    headers = {"origin": address.replace("http", "https", 1), "x-forwarded-proto": "https"}
    answer = httpx.post(f"{address}/api/guests", json={"name": "Ada", "cookie": True}, headers=headers)
    assert "secure" in answer.headers["set-cookie"].lower()


@pytest.mark.parametrize("origin", FOREIGN)
def test_another_site_s_page_changes_nothing_in_a_guest_s_name(address: str, origin: str) -> None:
    browser = with_cookie(address)
    assert browser.patch("/guests/me", json={"name": "Bob"}, headers={"origin": origin}).status_code == 403
    assert browser.get("/guests/me").json()["name"] == "Ada"


def test_a_cookie_without_an_origin_changes_nothing(address: str) -> None:
    browser = with_cookie(address)
    del browser.headers["origin"]
    refused = browser.patch("/guests/me", json={"name": "Bob"})
    assert (refused.status_code, refused.json()["code"]) == (403, "wrong-origin")
    assert browser.get("/guests/me").json()["name"] == "Ada"


def test_the_own_page_and_a_trusted_origin_may_change_things(tmp_path: Path) -> None:
    trusted = "https://table.example"
    with serving(settings_for(tmp_path, origins=(trusted,))) as address:
        browser = with_cookie(address)
        for origin in (address, trusted):
            assert browser.patch("/guests/me", json={"name": "Bob"}, headers={"origin": origin}).status_code == 200


def test_a_form_of_another_kind_of_content_is_not_taken_for_json(address: str) -> None:
    browser = with_cookie(address)
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"):
        headers = {"content-type": kind, "origin": "https://evil.example"}
        assert browser.post("/guests", content='{"name": "x"}', headers=headers).status_code == 403


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_websocket_of_another_site_s_page_is_refused_before_it_opens(address: str, origin: str) -> None:
    player, table = with_bots(address)
    url = f"{address.replace('http', 'ws', 1)}/api/tables/{table['table']}/socket"
    headers = {"Cookie": f"{COOKIE}={player.token}"}
    with pytest.raises(InvalidStatus) as refused, connect(url, origin=Origin(origin), additional_headers=headers):
        pass
    assert refused.value.response.status_code == 403


def test_a_websocket_of_the_own_page_opens_with_the_cookie(address: str) -> None:
    player, table = with_bots(address)
    url = f"{address.replace('http', 'ws', 1)}/api/tables/{table['table']}/socket"
    headers = {"Cookie": f"{COOKIE}={player.token}"}
    with connect(url, origin=Origin(address), additional_headers=headers) as socket:
        socket.send('{"type": "hello", "wire": 2}')
        assert '"type":"full"' in str(socket.recv(10))


def test_a_cookie_alone_opens_no_websocket(address: str) -> None:
    """A browser always states the origin; a program has no business with cookies."""
    player, table = with_bots(address)
    url = f"{address.replace('http', 'ws', 1)}/api/tables/{table['table']}/socket"
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(url, additional_headers={"Cookie": f"{COOKIE}={player.token}"}),
    ):
        pass
    assert refused.value.response.status_code == 403


# --- who may see a table


@pytest.mark.parametrize("invite", ["", "wrong", "é", "∞", "0" * 40])
def test_a_wrong_invite_code_is_refused_whatever_it_is(address: str, invite: str) -> None:
    _, table = with_bots(address)
    path = f"/tables/{table['table']}"
    eve = Player(address, "Eve")
    assert eve.post(f"{path}/join", 403, seat=1, invite=invite)["code"] == "not-invited"
    headers = [(b"authorization", f"Bearer {eve.token}".encode()), (b"x-invite", invite.encode())]
    assert httpx.get(f"{address}/api{path}", headers=headers).status_code == 403
    url = f"{address.replace('http', 'ws', 1)}/api{path}/socket"
    with connect(url, additional_headers={"Authorization": f"Bearer {eve.token}"}) as socket:
        socket.send(json.dumps({"type": "hello", "wire": 2, "invite": invite}))
        assert '"code":"not-invited"' in str(socket.recv(10))


def test_a_kicked_player_s_code_for_another_device_is_void(address: str) -> None:
    players, table = gather(address)
    path = f"/tables/{table['table']}"
    code = players[2].post(f"{path}/resume-code")["code"]
    players[0].post(f"{path}/seats/2/kick")
    assert Player(address, "Eve").post("/resume", 410, code=code)["code"] == "code-spent"


def test_a_kicked_player_does_not_come_back_with_another_s_code(address: str) -> None:
    players, table = gather(address)
    path = f"/tables/{table['table']}"
    players[0].post(f"{path}/seats/2/kick")
    code = players[1].post(f"{path}/resume-code")["code"]
    assert players[2].post("/resume", 403, code=code)["code"] == "kicked"


def test_who_leaves_or_moves_a_seat_hears_no_more_of_the_match(address: str) -> None:
    players, table = gather(address)
    seat = players[1].sit(table)
    code = players[1].post(f"/tables/{table['table']}/resume-code")["code"]
    Player(address, "Phone").post("/resume", code=code)
    assert seat.closing_code() == 4410
    assert players[1].get(f"/tables/{table['table']}/view", 403)["code"] == "not-invited"


# --- headers


@pytest.mark.parametrize("path", ["/", "/table/abc", "/api/games", "/api/none", "/healthz", "/schema/openapi.json"])
def test_every_answer_carries_the_strict_policy(address: str, path: str) -> None:
    headers = httpx.get(f"{address}{path}").headers
    policy = dict(part.strip().partition(" ")[::2] for part in headers["content-security-policy"].split(";"))
    assert policy["default-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
    assert policy["script-src"] == "'self' 'wasm-unsafe-eval'"  # and nothing more
    assert policy["object-src"] == policy["base-uri"] == policy["frame-ancestors"] == "'none'"
    assert "unsafe" not in headers["content-security-policy"].replace("'wasm-unsafe-eval'", "")
    assert "*" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "access-control-allow-origin" not in headers
    assert "server" not in headers


def test_answers_of_the_api_are_kept_by_nobody(address: str) -> None:
    assert httpx.get(f"{address}/api/games").headers["cache-control"] == "no-store"


# --- names and chat


@pytest.mark.parametrize("blank", ["\u3164", "\u2800", "\u1160 \uffa0"])
def test_a_name_that_shows_nothing_is_none(address: str, blank: str) -> None:
    assert httpx.post(f"{address}/api/guests", json={"name": blank}).status_code == 400
    assert httpx.post(f"{address}/api/guests", json={"name": f"Ada{blank}"}).json()["name"] == "Ada"


def test_a_name_that_looks_like_another_s_gets_a_number(address: str) -> None:
    ada, eve = Player(address, "Ada1"), Player(address, "ADA\uff11")  # capitals, and a wide digit
    table = ada.post("/tables", 201, game="gravediggers", seats=[{"kind": "you"}, {"kind": "open"}])
    joined = eve.post(f"/tables/{table['table']}/join", invite=table["you"]["invite"])
    assert joined["seats"][1]["name"] == "ADA\uff11 2"


@pytest.mark.parametrize(
    "text", ["<script>alert(1)</script>", "\u202eadA", "a\u0000b", "Ada\nBob", "\ue000", "\u200bA"]
)
def test_names_are_one_line_of_plain_text(address: str, text: str) -> None:
    made = httpx.post(f"{address}/api/guests", json={"name": text})
    if made.status_code == 400:  # nothing visible is left
        assert made.json()["code"] == "bad-request"
        return
    name = made.json()["name"]
    assert name.isprintable()
    assert not any(0xE000 <= ord(letter) < 0xF900 for letter in name)
    assert made.headers["content-type"].startswith("application/json")
