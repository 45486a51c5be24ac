"""The table may call its film otherwise (BM-7): plain text, by who sits there, and no part of a record."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.company import deal, gather
from tests.server.serving import Json, Player, serving, settings_for


def called(player: Player, table: Json) -> str | None:
    title = player.get(f"/tables/{table['table']}")["title"]
    return None if title is None else title["text"]


def call(player: Player, table: Json, text: str | None) -> Json:
    answer: Json = player.http.put(f"/tables/{table['table']}/title", json={"text": text}).json()
    return answer


@pytest.mark.rule("BM-7")
def test_a_player_calls_the_film_otherwise_for_all_at_the_table(address: str) -> None:
    players, table = gather(address, "outerspace", 2)
    seats = deal(players, table)
    answer = call(players[1], table, "Attack of  the Sofa")
    assert answer["title"] == {"match": answer["match"], "game_number": 1, "seat": 1, "text": "Attack of the Sofa"}
    for seat in seats:
        assert seat.wait_for("table")["table"]["title"] == answer["title"]
    assert players[0].sit(table).full["table"]["title"] == answer["title"]
    assert call(players[0], table, None)["title"] is None
    assert called(players[1], table) is None


def test_a_title_is_one_line_of_plain_text_of_some_length(address: str) -> None:
    players, table = gather(address, "outerspace", 2)
    deal(players, table)
    assert call(players[0], table, "<b>Doom</b>\n\x07II\u202e")["title"]["text"] == "<b>Doom</b> II"
    for wrong in ("", "\x07\n", "x" * 121, 7, ["x"]):
        assert call(players[0], table, wrong)["code"] == "bad-request"  # type: ignore[arg-type]
    assert called(players[0], table) == "<b>Doom</b> II"


def test_only_who_sits_there_and_may_talk_names_a_film(address: str) -> None:
    players, table = gather(address, "outerspace", 2, public=True, spectators=True)
    deal(players, table)
    players[0].post(f"/tables/{table['table']}/seats/1/mute", muted=True)
    assert call(Player(address, "Eve"), table, "Eve")["code"] == "not-seated"
    assert call(players[1], table, "Louder")["code"] == "muted"
    assert called(players[0], table) is None


def test_without_a_match_or_in_a_game_without_titles_nothing_is_named(address: str) -> None:
    players, table = gather(address, "outerspace", 2)
    assert call(players[0], table, "Too early")["code"] == "not-playing"
    players, table = gather(address)
    deal(players, table)
    assert call(players[0], table, "No film")["code"] == "not-found"


def test_who_may_not_watch_is_not_told_the_title(address: str) -> None:
    players, table = gather(address, "outerspace", 2, public=True)
    deal(players, table)
    call(players[0], table, "Between us")
    assert called(Player(address, "Eve"), table) is None


def test_a_title_outlives_a_restart_and_stands_in_no_record(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path)) as address:
        players, table = gather(address, "outerspace", 2)
        deal(players, table)
        match = call(players[0], table, "Unforgettable")["match"]
        assert "Unforgettable" not in players[0].http.get(f"/matches/{match}/record").text
        token = players[0].token
    with serving(settings_for(tmp_path)) as address:
        again = Player(address, "P0")
        again.http.headers["authorization"] = f"Bearer {token}"
        assert called(again, table) == "Unforgettable"
