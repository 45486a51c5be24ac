"""Taking over from a bot: only with consent, and nobody who has seen one hand of a match sees another."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.clock import Clock
from tests.server.company import deal, dealt, gather, in_browser, take_over, wait_until, with_bots
from tests.server.serving import Player, serving, serving_services, settings_for

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
        assert (line["seat"], line["text"]) == (1, "Bob takes over from Miss Finch.")
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
    assert (said["text"], said["seat"]) == ("Bob’s request for seat 3 (Doctor Owl) was declined.", 2)
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
    monkeypatch.setattr("lychgate.server.matches.presence.LOOK_SECONDS", 0.05)
    clock = Clock()
    with serving_services(settings_for(tmp_path), clock) as (address, _):
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
    monkeypatch.setattr("lychgate.server.matches.presence.LOOK_SECONDS", 0.05)
    clock = Clock()
    with serving_services(settings_for(tmp_path), clock) as (address, _):
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
