"""Chat for the table, notes for oneself: plain text, and no part of a record."""

from __future__ import annotations

import random

import pytest

from lychgate.server.tables import chat_log
from tests.server.company import deal, gather, play_on
from tests.server.serving import Player


def test_chat_reaches_everybody_at_the_table(address: str) -> None:
    players, table = gather(address)
    seats = [player.sit(table) for player in players]
    seats[1].say(type="chat", text="Hello  there")
    for seat in seats:
        line = seat.wait_for("chat")["line"]
        assert (line["seat"], line["name"], line["text"]) == (1, "P1", "Hello there")
    assert [line["text"] for line in players[2].get(f"/tables/{table['table']}/chat")] == ["Hello there"]
    assert players[0].sit(table).full["chat"][0]["text"] == "Hello there"


def test_only_players_chat(address: str) -> None:
    _, table = gather(address, public=True, spectators=True)
    stranger = Player(address, "Eve")
    watching = stranger.sit(table)
    watching.say(type="chat", text="boo")
    assert watching.wait_for("error")["code"] == "not-seated"
    assert stranger.post(f"/tables/{table['table']}/chat", 403, text="boo")["code"] == "not-seated"


def test_chat_is_one_line_of_plain_text(address: str) -> None:
    players, table = gather(address)
    path = f"/tables/{table['table']}/chat"
    said = players[0].post(path, 201, text="<b>a</b>\n\x07b\u202e c\ue001")
    assert said["text"] == "<b>a</b> b c"
    assert players[0].post(path, 400, text="\x07\n")["code"] == "bad-request"
    assert players[0].post(path, 400, text="x" * 501)["code"] == "bad-request"


def test_pointing_is_seen_by_everybody_and_by_who_comes_later(address: str) -> None:
    players, table = gather(address)
    seats = [player.sit(table) for player in players]
    for at in ("c3", None):
        pointed = {"type": "pointed", "seat": 1, "at": at}
        seats[1].say(type="point", at=at)
        for seat in seats:
            assert seat.wait_for("pointed") == pointed
        assert players[0].sit(table).full["pointed"] == ([pointed] if at else [])


def test_pointing_ends_with_the_next_decision(address: str) -> None:
    players, table = gather(address, "goldraeuber", 2)
    seats = deal(players, table)
    asked, other = (seats[0], seats[1]) if seats[0].prompt else (seats[1], seats[0])
    other.say(type="point", at="c3")
    other.wait_for("pointed")
    assert asked.prompt
    asked.decide(asked.prompt["decisions"][0]["data"])
    assert players[0].sit(table).full["pointed"] == []


def test_who_does_not_sit_or_is_muted_cannot_point(address: str) -> None:
    players, table = gather(address, public=True, spectators=True)
    watching = Player(address, "Eve").sit(table)
    players[0].post(f"/tables/{table['table']}/seats/1/mute", muted=True)
    muted = players[1].sit(table)
    for seat, code in ((watching, "not-seated"), (muted, "muted")):
        seat.say(type="point", at="c3")
        assert seat.wait_for("error")["code"] == code


def test_older_chat_is_read_page_by_page(address: str) -> None:
    players, table = gather(address)
    path = f"/tables/{table['table']}/chat"
    for number in range(60):
        players[0].post(path, 201, text=f"{number}")
    last = players[0].get(path)
    assert [line["text"] for line in last] == [f"{n}" for n in range(10, 60)]
    assert [line["text"] for line in players[0].get(f"{path}?before={last[0]['number']}")] == [
        f"{n}" for n in range(10)
    ]


def test_notes_are_the_players_own(address: str) -> None:
    players, table = gather(address)
    path = f"/tables/{table['table']}/notes"
    assert players[0].http.put(path, json={"text": "P1 has no robbers"}).status_code == 200
    assert players[0].get(path)["text"] == "P1 has no robbers"
    assert players[1].get(path)["text"] == ""
    assert players[0].sit(table).full["notes"] == "P1 has no robbers"
    assert players[1].sit(table).full["notes"] == ""


def test_neither_is_in_the_record(address: str) -> None:
    players, table = gather(address)
    path = f"/tables/{table['table']}"
    players[0].post(f"{path}/chat", 201, text="unrepeatable")
    players[0].http.put(f"{path}/notes", json={"text": "unspeakable"})
    seats = deal(players, table)
    play_on(seats, random.Random(1))
    record = players[0].http.get(f"/matches/{players[0].get(path)['match']}/record").text
    assert "unrepeatable" not in record
    assert "unspeakable" not in record


def test_a_table_keeps_so_many_lines_of_chat(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chat_log, "KEPT_LINES", 3)
    players, table = gather(address)
    for number in range(5):
        players[0].post(f"/tables/{table['table']}/chat", 201, text=f"line {number}")
    assert [line["text"] for line in players[1].get(f"/tables/{table['table']}/chat")] == ["line 2", "line 3", "line 4"]
