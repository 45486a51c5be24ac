"""Players who are sent away stay away; the host who leaves; and that no seat changes without a notice."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from sqlalchemy import select

from lychgate.server.runtime.services import Services
from lychgate.server.socket.close_codes import GONE
from lychgate.server.storage import schema
from lychgate.server.storage.database import refusal
from lychgate.server.storage.schema import Row, Write
from lychgate.server.tables.chat_log import ADD_LINE
from lychgate.server.tables.guests import DEVICE_COOKIE
from tests.server.clock import Clock
from tests.server.company import deal, dealt, gather, in_browser, take_over, wait_until, with_bots
from tests.server.databases import sqlite_only
from tests.server.serving import Json, Player, Seat, serving, serving_services, settings_for

# --- sent away


class AtBrowser(Seat):
    """A WebSocket of a page: its browser sends the page's origin and cookies, and no token."""

    def __init__(self, address: str, table: Json, browser: httpx.Cookies) -> None:
        cookies = "; ".join(f"{name}={value}" for name, value in browser.items())
        self._sent = {"origin": address, "cookie": cookies}
        super().__init__(address, table["table"], None)

    def headers(self, token: str | None) -> dict[str, str]:
        return self._sent


def test_who_was_sent_away_does_not_come_back_as_another_guest_of_the_browser(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    with serving(settings) as address:
        host, table = with_bots(address, public=True, spectators=True)
        path = f"/tables/{table['table']}"
        bob = in_browser(address, "Bob")
        bob.post(f"{path}/join", seat=1)
        host.post(f"{path}/seats/1/kick")
        assert Player(address, "Cy").get(path)["table"] == table["table"]  # the same address, another browser
    with serving(settings) as address:
        rob = in_browser(address, "Rob", bob.http.cookies)
        for method, where in [("GET", path), ("POST", f"{path}/join"), ("GET", f"{path}/view")]:
            refused = rob.http.request(method, where, json={} if method == "POST" else None)
            assert (refused.status_code, refused.json()["code"]) == (403, "kicked")


def test_who_was_sent_away_does_not_go_on_listening_as_another_guest_of_the_browser(address: str) -> None:
    host, table = with_bots(address, public=True, spectators=True)
    bob = in_browser(address, "Bob")
    bob.post(f"/tables/{table['table']}/join", seat=1)
    browsers = bob.http.cookies, None
    rob, cy = (AtBrowser(address, table, in_browser(address, "Rob", one).http.cookies) for one in browsers)
    host.post(f"/tables/{table['table']}/seats/1/kick")
    assert rob.closing_code() == GONE
    host.post(f"/tables/{table['table']}/seats/1/bot", bot="random")
    while cy.wait_for("table")["table"]["seats"][1]["kind"] != "bot":
        pass  # the same address, another browser: listens on


def test_the_same_address_is_kept_away_only_if_the_host_says_so(address: str) -> None:
    host, table = with_bots(address, public=True)
    path = f"/tables/{table['table']}"
    for seat, by_address in ((1, False), (2, True)):
        Player(address, "Bob").post(f"{path}/join", seat=seat)
        host.post(f"{path}/seats/{seat}/kick", address=by_address)
        again = Player(address, "Rob").http.get(path)
        assert again.status_code == (403 if by_address else 200)
    assert host.get(path)["you"]["host"]  # who sits there already stays


def test_a_host_who_sends_somebody_at_the_own_screen_away_may_still_seat_others_there(address: str) -> None:
    host = in_browser(address, "Ada")
    seats = [{"kind": "you"}, {"kind": "open"}, {"kind": "bot"}]
    table = host.post("/tables", 201, game="graverobbers", seats=seats)
    path, invite = f"/tables/{table['table']}", table["you"]["invite"]
    in_browser(address, "Bob", host.http.cookies).post(f"{path}/join", invite=invite)
    renewed = host.post(f"{path}/seats/1/kick")["you"]["invite"]
    assert in_browser(address, "Cy", host.http.cookies).post(f"{path}/join", invite=renewed)["you"]["seat"] == 1


def test_nobody_is_sent_away_for_their_cards(address: str) -> None:
    players, table = gather(address, spectators=True)
    path = f"/tables/{table['table']}"
    players[0].post(f"{path}/start")
    invite = players[0].post(f"{path}/seats/2/kick")["you"]["invite"]
    asked = Player(address, "Eve").post(f"{path}/seats/2/ask", 409, invite=invite)
    assert asked["code"] == "seat-closed"
    assert players[0].get(f"{path}/view")["chat"][-1]["text"] == "The host has sent P2 away; Doctor Owl plays on."


def test_a_host_who_sat_there_before_does_not_see_the_hand_of_who_is_sent_away(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    with serving(settings) as address:
        host, table, path = dealt(address, spectators=True)
        host.post(f"{path}/leave")  # and is host still: nobody else is there
        take_over(host, Player(address, "Vera"), table, 0)
        host.post(f"{path}/seats/0/kick")
        assert host.post(f"{path}/join", 409, seat=0)["code"] == "seat-closed"
    with serving(settings) as address:
        host.http.base_url = f"{address}/api"
        assert host.post(f"{path}/join", 409, seat=0)["code"] == "seat-closed"
        assert host.post(f"{path}/seats/0/ask", 409)["code"] == "seat-closed"
        assert host.get(f"{path}/view")["match"]["view"]["seats"][0]["hand"] is None


@pytest.mark.long
def test_who_held_a_seat_before_another_person_asks_for_it_like_anybody(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    with serving(settings) as address:
        host, table, path = dealt(address)
        nick, vera, invite = Player(address, "Nick"), Player(address, "Vera"), table["you"]["invite"]
        take_over(host, nick, table, 1)
        nick.post(f"{path}/leave")
        take_over(host, vera, table, 1)
        vera.post(f"{path}/leave")
        assert nick.post(f"{path}/join", 409, seat=1, invite=invite)["code"] == "ask-first"
    with serving(settings) as address:
        for player in (host, nick, vera):
            player.http.base_url = f"{address}/api"
        assert nick.post(f"{path}/join", 409, seat=1, invite=invite)["code"] == "ask-first"
        assert vera.post(f"{path}/join", seat=1, invite=invite)["you"]["seat"] == 1
        vera.post(f"{path}/leave")
        take_over(host, nick, table, 1)  # agreed to, it is theirs again
        nick.post(f"{path}/leave")
        assert vera.post(f"{path}/join", 409, seat=1, invite=invite)["code"] == "ask-first"
        assert nick.post(f"{path}/join", seat=1, invite=invite)["you"]["seat"] == 1


def test_who_handed_a_seat_to_somebody_sent_away_is_away_too(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    with serving(settings) as address:
        players, table = gather(address, public=True, spectators=True)
        path = f"/tables/{table['table']}"
        players[0].post(f"{path}/start")
        mallory, second, third = players[1], Player(address, "Second"), Player(address, "Third")
        code = mallory.post(f"{path}/resume-code")["code"]
        second.post("/resume", code=code)
    with serving(settings) as address:
        for player in (*players, second, third):
            player.http.base_url = f"{address}/api"
        third.post("/resume", code=second.post(f"{path}/resume-code")["code"])
        players[0].post(f"{path}/seats/1/kick")
        for one in (mallory, second, third):
            assert one.post(f"{path}/join", 403, seat=1)["code"] == "kicked"


@sqlite_only
def test_of_browsers_and_addresses_only_keyed_hashes_are_kept(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path)) as address:
        host, table = with_bots(address, public=True)
        bob = in_browser(address, "Bob")
        bob.post(f"/tables/{table['table']}/join", seat=1)
        host.post(f"/tables/{table['table']}/seats/1/kick", address=True)
        number = bob.http.cookies[DEVICE_COOKIE]
    kept = b"".join(file.read_bytes() for file in tmp_path.glob("tables.sqlite3*"))
    assert number.encode() not in kept
    assert b"127.0.0.1" not in kept


def test_the_browsers_number_is_out_of_reach_for_scripts(address: str) -> None:
    made = httpx.post(f"{address}/api/guests", json={"name": "Ada", "cookie": True})
    (cookie,) = [text for text in made.headers.get_list("set-cookie") if text.startswith(DEVICE_COOKIE)]
    assert "HttpOnly" in cookie
    assert "SameSite=strict" in cookie


# --- the host's role


def test_when_the_host_leaves_another_person_is_host(address: str) -> None:
    players, table = gather(address)
    path = f"/tables/{table['table']}"
    seats = [player.sit(table) for player in players]
    players[0].post(f"{path}/start")
    players[0].post(f"{path}/leave")
    wait_until(lambda: players[1].get(path)["you"]["host"])
    assert seats[2].wait_for("chat")["line"]["text"] == "P0 has left; Gaffer Mould plays on."
    assert seats[2].wait_for("chat")["line"]["text"] == "P1 is the host now."
    refused = players[0].http.post(f"{path}/seats/1/kick", json={})
    assert refused.json()["code"] in ("not-host", "not-invited")


def test_a_host_who_is_away_for_long_is_host_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lychgate.server.matches.presence.LOOK_SECONDS", 0.05)
    clock = Clock()
    with serving_services(settings_for(tmp_path), clock) as (address, services):
        host, bob = Player(address, "Ada"), Player(address, "Bob")
        seats = [{"kind": "open"}, {"kind": "bot"}, {"kind": "bot"}]
        table = host.post("/tables", 201, game="graverobbers", seats=seats)
        path = f"/tables/{table['table']}"
        bob.post(f"{path}/join", invite=table["you"]["invite"])
        watching = bob.sit(table)
        time.sleep(0.2)
        assert not bob.get(path)["you"]["host"]
        clock.pass_by(181)
        assert watching.wait_for("chat")["line"]["text"] == "Bob is the host now."
        assert bob.post(f"{path}/start")["phase"] == "playing"
        assert services.tables[table["table"]].host == bob.guest


# --- a seat and what is told of it


@contextmanager
def nothing_told(services: Services) -> Iterator[None]:
    """The database takes no line of chat."""
    write = services.database.write

    def fail(writes: Sequence[Write]) -> asyncio.Future[None]:
        if any(statement is ADD_LINE for statement, _ in writes):
            raise refusal("busy")
        return write(writes)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(services.database, "write", fail)
        yield


def kept_seats(services: Services, table: Json) -> list[Row]:
    rows = select(schema.seats).where(schema.seats.c.table == table["table"]).order_by(schema.seats.c.seat)
    return list(services.database.read(rows))


def seats_and_requests(player: Player, path: str) -> tuple[list[tuple[str, str]], Json, bool]:
    shown = player.get(path)
    return [(seat["kind"], seat["name"]) for seat in shown["seats"]], shown["requests"], shown["you"]["host"]


def test_no_seat_changes_hands_untold(tmp_path: Path) -> None:
    with serving_services(settings_for(tmp_path)) as (address, services):
        players, table = gather(address, seats=4, public=True)
        path = f"/tables/{table['table']}"
        players[0].post(f"{path}/start")
        players[3].post(f"{path}/leave")
        number = Player(address, "Eve").post(f"{path}/seats/3/ask")["you"]["request"]
        wishes: list[tuple[Player, str, Json, str]] = [
            (players[0], f"{path}/requests/{number}", {"agree": True}, "Eve takes over from Young Pip."),
            (players[0], f"{path}/seats/2/kick", {}, "The host has sent P2 away; Doctor Owl plays on."),
            (players[1], f"{path}/leave", {}, "P1 has left; Miss Finch plays on."),
            (players[1], f"{path}/join", {"seat": 1}, "P1 sits down again, in place of Miss Finch."),
        ]
        for player, where, body, told in wishes:
            kept, shown = kept_seats(services, table), seats_and_requests(players[0], path)
            with nothing_told(services):
                player.post(where, 503, **body)
            assert kept_seats(services, table) == kept
            assert seats_and_requests(players[0], path) == shown
            player.post(where, **body)
            assert players[0].get(f"{path}/view")["chat"][-1]["text"] == told


def test_a_host_who_leaves_while_nothing_can_be_told_is_still_there_and_host(tmp_path: Path) -> None:
    with serving_services(settings_for(tmp_path, away_seconds=60.0)) as (address, services):
        players, table = gather(address)
        path = f"/tables/{table['table']}"
        players[0].post(f"{path}/start")
        before = seats_and_requests(players[0], path)
        with nothing_told(services):
            players[0].post(f"{path}/leave", 503)
        assert seats_and_requests(players[0], path) == before
        players[0].post(f"{path}/leave")
        said = [line["text"] for line in players[1].get(f"{path}/view")["chat"]]
        assert said == ["P0 has left; Gaffer Mould plays on.", "P1 is the host now."]


def test_who_is_sent_away_hears_no_more_even_if_the_telling_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(settings_for(tmp_path)) as address:
        players, table = gather(address)
        seats = deal(players, table)

        def fail(*_: object) -> None:
            raise RuntimeError("the test says so")

        monkeypatch.setattr("lychgate.server.tables.seat_change.push_notice", fail)
        players[0].http.post(f"/tables/{table['table']}/seats/1/kick", json={})
        assert seats[1].closing_code() == GONE
        assert seats[2].wait_for("table")["table"]["seats"][1]["kind"] == "bot"
