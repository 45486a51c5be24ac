"""Taking over from a bot in the middle of a match: those who play agree, and who has seen one hand sees no other."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from lychgate.server.http.routes.table_socket import GONE
from lychgate.server.messages.refusals import Refused
from lychgate.server.runtime.house import House
from lychgate.server.storage import schema
from lychgate.server.storage.database import Write
from lychgate.server.storage.engine import Row, read
from lychgate.server.storage.health import refusal
from lychgate.server.tables.chat import ADD_LINE
from lychgate.server.tables.device_marks import DEVICE_COOKIE
from lychgate.server.tables.names import are_alike, check_person
from tests.server.clock import Clock
from tests.server.company import deal, gather, take_over, wait_until, with_bots
from tests.server.house import Json, Player, serving, serving_house, settings_for


def dealt(address: str, **wishes: Any) -> tuple[Player, Json, str]:
    """A host against two bots in a match under way: the host, the table, its path."""
    host, table = with_bots(address, **wishes)
    host.post(f"/tables/{table['table']}/start")
    return host, table, f"/tables/{table['table']}"


def in_browser(address: str, name: str, browser: httpx.Cookies | None = None) -> Player:
    """Somebody who becomes a guest in a browser, a new one or one in which somebody was a guest before."""
    player = Player(address, name)
    player.http.cookies = httpx.Cookies(browser)
    del player.http.headers["authorization"]
    player.http.headers["origin"] = address
    player.guest = player.post("/guests", 201, name=name, cookie=True)["guest"]
    return player


# --- consent


def test_nobody_takes_over_from_a_bot_unasked(address: str) -> None:
    host, table, path = dealt(address)
    bob = Player(address, "Bob")
    assert bob.post(f"{path}/join", 409, seat=1, invite=table["you"]["invite"])["code"] == "ask-first"
    assert host.get(path)["seats"][1]["kind"] == "bot"


def test_the_host_is_asked_and_agrees_and_everybody_is_told_by_name(address: str) -> None:
    host, table, path = dealt(address, spectators=True)
    at_table, watching = host.sit(table), Player(address, "Eve").sit(table)
    bob = Player(address, "Bob")
    asked = bob.post(f"{path}/seats/1/ask", invite=table["you"]["invite"])
    assert asked["requests"] == [{"request": 1, "seat": 1, "name": "Bob"}]
    assert asked["you"]["request"] == 1
    assert asked["seats"][1]["kind"] == "bot"
    told = at_table.wait_for("table")["table"]
    assert told["requests"] == asked["requests"]
    assert told["you"]["decides"]
    assert host.post(f"{path}/requests/1", agree=True)["seats"][1]["name"] == "Bob"
    for reader in (at_table, watching):
        line = reader.wait_for("chat")["line"]
        assert (line["seat"], line["text"]) == (1, "Bob takes over from Chance.")
        assert line["notice"]["match"] == told["match"]
        assert 0 <= line["notice"]["after"] <= len(reader.events)  # its place in the log
    assert bob.get(f"{path}/view")["match"]["view"]["seats"][1]["hand"]
    assert bob.get(f"{path}/view")["chat"][-1]["text"] == line["text"]


def test_who_is_told_no_does_not_ask_again(address: str) -> None:
    host, table, path = dealt(address)
    bob, invite = Player(address, "Bob"), table["you"]["invite"]
    number = bob.post(f"{path}/seats/1/ask", invite=invite)["you"]["request"]
    assert host.post(f"{path}/requests/{number}", agree=False)["requests"] == []
    assert bob.get(path, **{"X-Invite": invite})["you"]["declined"]
    assert bob.post(f"{path}/seats/2/ask", 403, invite=invite)["code"] == "declined"
    assert host.post(f"{path}/requests/{number}", 404, agree=True)["code"] == "no-such-request"


def test_all_at_the_table_are_told_that_a_request_was_declined(address: str) -> None:
    players, table = gather(address)
    path, invite = f"/tables/{table['table']}", table["you"]["invite"]
    seats = deal(players, table)
    players[2].post(f"{path}/leave")
    number = Player(address, "Bob").post(f"{path}/seats/2/ask", invite=invite)["you"]["request"]
    players[0].post(f"{path}/requests/{number}", agree=False)
    said = [seats[1].wait_for("chat")["line"] for _ in range(2)][-1]
    assert (said["text"], said["seat"]) == ("Bob’s request for seat 3 (Thumb) was declined.", 2)
    assert said["notice"]["kind"] == "declined"


def test_a_request_is_one_and_for_one_seat(address: str) -> None:
    host, table, path = dealt(address)
    bob, cy, invite = Player(address, "Bob"), Player(address, "Cy"), table["you"]["invite"]
    bob.post(f"{path}/seats/1/ask", invite=invite)
    again = bob.post(f"{path}/seats/2/ask", invite=invite)
    assert [one["seat"] for one in again["requests"]] == [2]
    cy.post(f"{path}/seats/2/ask", invite=invite)
    host.post(f"{path}/requests/{again['you']['request']}", agree=True)
    left = host.get(path)
    assert left["requests"] == []
    assert [seat["kind"] for seat in left["seats"]] == ["human", "bot", "human"]


def test_nobody_else_agrees_while_the_host_is_there(address: str) -> None:
    host, table, path = dealt(address)
    bob, cy, invite = Player(address, "Bob"), Player(address, "Cy"), table["you"]["invite"]
    host.sit(table)
    take_over(host, bob, table, 1)
    number = cy.post(f"{path}/seats/2/ask", invite=invite)["you"]["request"]
    assert bob.post(f"{path}/requests/{number}", 403, agree=True)["code"] == "not-yours-to-say"
    assert cy.post(f"{path}/requests/{number}", 403, agree=True)["code"] in ("not-yours-to-say", "not-invited")


def test_without_a_host_there_all_who_play_must_agree_also_who_is_just_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lychgate.server.matches.absence.LOOK_SECONDS", 0.05)
    clock = Clock()
    with serving_house(settings_for(tmp_path), clock) as (address, _):
        players, table = gather(address, seats=4)
        path, invite = f"/tables/{table['table']}", table["you"]["invite"]
        seats = deal(players, table)
        players[3].post(f"{path}/leave")
        eve = Player(address, "Eve")
        number = eve.post(f"{path}/seats/3/ask", invite=invite)["you"]["request"]
        seats[0].close()
        clock.pass_by(11)  # host and P2 are shown as away, but no bot plays for them yet
        seats[2].close()
        clock.pass_by(11)
        wait_until(lambda: [seat["away"] for seat in players[1].get(path)["seats"]] == [True, False, True, False])
        assert players[1].get(path)["you"]["decides"]
        assert players[1].post(f"{path}/requests/{number}", agree=True)["seats"][3]["kind"] == "bot"
        players[2].sit(table)
        assert players[2].post(f"{path}/requests/{number}", agree=True)["seats"][3]["kind"] == "bot"
        assert players[0].post(f"{path}/requests/{number}", agree=True)["seats"][3]["name"] == "Eve"


def test_who_is_absent_is_asked_no_more_and_the_others_consent_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lychgate.server.matches.absence.LOOK_SECONDS", 0.05)
    clock = Clock()
    with serving_house(settings_for(tmp_path), clock) as (address, _):
        players, table = gather(address)
        path = f"/tables/{table['table']}"
        seats = deal(players, table)
        players[2].post(f"{path}/leave")
        number = Player(address, "Eve").post(f"{path}/seats/2/ask", invite=table["you"]["invite"])["you"]["request"]
        seats[0].close()
        clock.pass_by(11)
        wait_until(lambda: players[1].get(path)["you"]["decides"])
        assert players[1].post(f"{path}/requests/{number}", agree=True)["seats"][2]["kind"] == "bot"
        clock.pass_by(181)
        wait_until(lambda: players[1].get(path)["seats"][0]["bot"] is not None)
        assert players[1].post(f"{path}/requests/{number}", agree=True)["seats"][2]["name"] == "Eve"


def test_a_host_who_only_watches_asks_those_who_play(address: str) -> None:
    host, bob = Player(address, "Ada"), Player(address, "Bob")
    seats = [{"kind": "open"}, {"kind": "bot"}, {"kind": "bot"}]
    table = host.post("/tables", 201, game="graverobbers", seats=seats, spectators=True)
    path = f"/tables/{table['table']}"
    bob.post(f"{path}/join", invite=table["you"]["invite"])
    bob.sit(table)
    host.post(f"{path}/start")
    number = host.post(f"{path}/seats/1/ask")["you"]["request"]
    assert host.post(f"{path}/requests/{number}", 403, agree=True)["code"] == "not-yours-to-say"
    assert bob.post(f"{path}/requests/{number}", agree=True)["seats"][1]["name"] == "Ada"


# --- names


@pytest.mark.parametrize(
    "name", ["Thumb", "thumb 2", "THUMB2", "Тhumb", "Thúmb!", "Thurnb", "Chance", "Ехреrt", "Bot", "Thumb (bot)"]
)
def test_nobody_gets_a_bots_name(address: str, name: str) -> None:
    host, table = with_bots(address)
    path, invite = f"/tables/{table['table']}", table["you"]["invite"]
    eve = Player(address, name)
    assert eve.post(f"{path}/join", 422, seat=1, invite=invite)["code"] == "bots-name"
    seats = [{"kind": "you"}, {"kind": "bot"}, {"kind": "bot"}]
    assert eve.post("/tables", 422, game="graverobbers", seats=seats)["code"] == "bots-name"
    host.post(f"{path}/start")
    assert eve.post(f"{path}/seats/1/ask", 422, invite=invite)["code"] == "bots-name"
    assert eve.post(f"{path}/seats/1/ask", invite=invite, name="Eve")["requests"][0]["name"] == "Eve"


BOTS_NAMES = [
    "Τhumb",
    "тhumb",
    "ᴛhumb",
    "Ꭲhumb",
    "Thսmb",
    "ᴛʜᴜᴍʙ",
    "Tḥumb",
    "Thumƅ",
    "Ехреrt",
    "Experτ",
    "ɛxpert",
    "Exꝑert",
    "Thumb²",
    "Tһum𝖇",
    "𝕋humb",
    "Thuᴍb",
    "Th⋃mb",
    "7humb",
    "Thum6",
    "Thum8",
    "Thumb-2",
    "Th-umb",
    "E×pert",
    "Ꭼxpert",
    "Chаnce",
    "Сhance",
    "Bօt",
    "B0t",
    "Ea5y",
    "H4rd",
    "Ɦard",
    "Меdium",
    "Τһսmb",
]


@pytest.mark.parametrize("name", BOTS_NAMES)
def test_what_looks_like_a_bots_name_is_none_for_a_person(name: str) -> None:
    with pytest.raises(Refused) as refused:
        check_person(name)
    assert refused.value.code == "bots-name"


@pytest.mark.parametrize("name", ["Vеra", "Аda", "Ꮇia", "Λda", "Aνa"])
def test_a_word_mixes_no_alphabets(name: str) -> None:
    with pytest.raises(Refused) as refused:
        check_person(name)
    assert refused.value.code == "mixed-name"


@pytest.mark.parametrize(
    "name",
    ["Ada", "Ольга", "Ελένη", "Армен 2", "Ada Ольга", "José", "Zoë", "Łukasz", "さくらA", "美咲", "4dam", "R2D2", "★"],
)
def test_other_names_are_welcome(name: str) -> None:
    assert check_person(name) == name


@pytest.mark.parametrize(
    "pair",
    [
        "Vera:Veɾa",
        "Vera:VERÁ",
        "Vera:V3ra",
        "Vera:ᴠᴇʀᴀ",
        "Vera:V-era",
        "Bob:Воь",
        "Arno:Amo",
        "Po:P0",
        "Ali:A1i",
        "Ali:AIi",
        "Host:H0st",
    ],
)
def test_names_that_look_alike(pair: str) -> None:
    one, other = pair.split(":")
    assert are_alike(one, other)
    assert are_alike(other, one)


@pytest.mark.parametrize("pair", ["Ada:Ada 2", "P0:P1", "Player6:Player8", "Vera:Vern", "★:☆", "Ada 2:Ada 12"])
def test_names_that_do_not_look_alike(pair: str) -> None:
    assert not are_alike(*pair.split(":"))


def test_two_who_ask_are_not_called_alike(address: str) -> None:
    _, table, path = dealt(address)
    for name, called in (("Vera", "Vera"), ("Veɾa", "Veɾa 2"), ("VERA", "VERA 3")):
        asked = Player(address, name).post(f"{path}/seats/1/ask", invite=table["you"]["invite"])
        assert asked["requests"][-1]["name"] == called


def test_who_asks_under_a_players_name_gets_a_number(address: str) -> None:
    _, table, path = dealt(address)
    asked = Player(address, "ADA").post(f"{path}/seats/1/ask", invite=table["you"]["invite"])
    assert asked["requests"][0]["name"] == "ADA 2"


# --- one hand


def test_who_has_seen_one_hand_of_a_match_sees_no_other(address: str) -> None:
    player, _, path = dealt(address)
    player.post(f"{path}/leave")
    assert player.post(f"{path}/join", 403, seat=1)["code"] == "seen-another"
    assert player.post(f"{path}/seats/1/ask", 403)["code"] == "seen-another"
    assert player.get(f"{path}/view")["match"] is None
    assert player.post(f"{path}/join", seat=0)["you"]["seat"] == 0


def test_who_took_over_from_a_bot_takes_over_from_no_other(address: str) -> None:
    host, table, path = dealt(address, spectators=True)
    other, invite = Player(address, "Bob"), table["you"]["invite"]
    take_over(host, other, table, 1)
    other.post(f"{path}/leave")
    assert other.post(f"{path}/seats/2/ask", 403, invite=invite)["code"] == "seen-another"
    assert other.post(f"{path}/join", seat=1, invite=invite)["you"]["seat"] == 1


def test_another_guest_of_the_same_browser_sees_no_other_hand_either(address: str) -> None:
    host, table, path = dealt(address)
    invite = table["you"]["invite"]
    bob = in_browser(address, "Bob")
    take_over(host, bob, table, 1)
    rob = in_browser(address, "Rob", bob.http.cookies)
    assert rob.guest != bob.guest
    assert rob.post(f"{path}/seats/2/ask", 403, invite=invite)["code"] == "browser-seen-another"
    cy = in_browser(address, "Cy")
    cy.post(f"{path}/seats/2/ask", invite=invite)


def test_a_code_for_another_device_shows_nobody_a_second_hand(address: str) -> None:
    players, table = gather(address)
    path = f"/tables/{table['table']}"
    players[0].post(f"{path}/start")
    code = players[1].post(f"{path}/resume-code")["code"]
    players[0].post(f"{path}/leave")
    assert players[0].post("/resume", 403, code=code)["code"] == "seen-another"
    other = Player(address, "Other device")
    assert other.post("/resume", code=code)["you"]["seat"] == 1
    other.post(f"{path}/leave")
    assert other.post(f"{path}/seats/0/ask", 403, invite=table["you"]["invite"])["code"] == "seen-another"


def test_what_was_seen_is_known_after_a_restart(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    with serving(settings) as address:
        player, _, path = dealt(address)
        player.post(f"{path}/leave")
    with serving(settings) as address:
        player.http.base_url = f"{address}/api"
        assert player.post(f"{path}/join", 403, seat=1)["code"] == "seen-another"
        assert player.post(f"{path}/join", seat=0)["you"]["seat"] == 0


def test_before_and_between_matches_one_sits_where_one_likes(address: str) -> None:
    player, table = with_bots(address)
    path = f"/tables/{table['table']}"
    for seat in (1, 0):
        player.post(f"{path}/leave")
        assert player.post(f"{path}/join", seat=seat)["you"]["seat"] == seat


# --- sent away


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
    assert players[0].get(f"{path}/view")["chat"][-1]["text"] == "The host has sent P2 away; Thumb plays on."


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
    assert seats[2].wait_for("chat")["line"]["text"] == "P0 has left; Thumb plays on."
    assert seats[2].wait_for("chat")["line"]["text"] == "P1 is the host now."
    refused = players[0].http.post(f"{path}/seats/1/kick", json={})
    assert refused.json()["code"] in ("not-host", "not-invited")


def test_a_host_who_is_away_for_long_is_host_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lychgate.server.matches.absence.LOOK_SECONDS", 0.05)
    clock = Clock()
    with serving_house(settings_for(tmp_path), clock) as (address, house):
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
        assert house.tables[table["table"]].host == bob.guest


# --- a seat and what is told of it


@contextmanager
def nothing_told(house: House) -> Iterator[None]:
    """The database takes no line of chat."""
    write = house.journal.write

    def fail(writes: Sequence[Write]) -> asyncio.Future[None]:
        if any(statement is ADD_LINE for statement, _ in writes):
            raise refusal("busy")
        return write(writes)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(house.journal, "write", fail)
        yield


def kept_seats(house: House, table: Json) -> list[Row]:
    rows = select(schema.seats).where(schema.seats.c.table == table["table"]).order_by(schema.seats.c.seat)
    return list(read(house.engine, rows))


def seats_and_requests(player: Player, path: str) -> tuple[list[tuple[str, str]], Json, bool]:
    shown = player.get(path)
    return [(seat["kind"], seat["name"]) for seat in shown["seats"]], shown["requests"], shown["you"]["host"]


def test_no_seat_changes_hands_untold(tmp_path: Path) -> None:
    with serving_house(settings_for(tmp_path)) as (address, house):
        players, table = gather(address, seats=4, public=True)
        path = f"/tables/{table['table']}"
        players[0].post(f"{path}/start")
        players[3].post(f"{path}/leave")
        number = Player(address, "Eve").post(f"{path}/seats/3/ask")["you"]["request"]
        wishes: list[tuple[Player, str, Json, str]] = [
            (players[0], f"{path}/requests/{number}", {"agree": True}, "Eve takes over from Thumb."),
            (players[0], f"{path}/seats/2/kick", {}, "The host has sent P2 away; Thumb plays on."),
            (players[1], f"{path}/leave", {}, "P1 has left; Thumb 2 plays on."),
            (players[1], f"{path}/join", {"seat": 1}, "P1 sits down again, in place of Thumb 2."),
        ]
        for player, where, body, told in wishes:
            kept, shown = kept_seats(house, table), seats_and_requests(players[0], path)
            with nothing_told(house):
                player.post(where, 503, **body)
            assert kept_seats(house, table) == kept
            assert seats_and_requests(players[0], path) == shown
            player.post(where, **body)
            assert players[0].get(f"{path}/view")["chat"][-1]["text"] == told


def test_a_host_who_leaves_while_nothing_can_be_told_is_still_there_and_host(tmp_path: Path) -> None:
    with serving_house(settings_for(tmp_path)) as (address, house):
        players, table = gather(address)
        path = f"/tables/{table['table']}"
        players[0].post(f"{path}/start")
        before = seats_and_requests(players[0], path)
        with nothing_told(house):
            players[0].post(f"{path}/leave", 503)
        assert seats_and_requests(players[0], path) == before
        players[0].post(f"{path}/leave")
        said = [line["text"] for line in players[1].get(f"{path}/view")["chat"]]
        assert said == ["P0 has left; Thumb plays on.", "P1 is the host now."]


def test_who_is_sent_away_hears_no_more_even_if_the_telling_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(settings_for(tmp_path)) as address:
        players, table = gather(address)
        seats = deal(players, table)

        def fail(*_: object) -> None:
            raise RuntimeError("the test says so")

        monkeypatch.setattr("lychgate.server.tables.notices.push_notice", fail)
        players[0].http.post(f"/tables/{table['table']}/seats/1/kick", json={})
        assert seats[1].closing_code() == GONE
        assert seats[2].wait_for("table")["table"]["seats"][1]["kind"] == "bot"
