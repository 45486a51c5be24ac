"""Finished matches by their link, from any eyes; a match that goes on, from one's own alone."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from lychgate.play.record.record import Record
from lychgate.play.record.verify import verify
from lychgate.server.matches.loading import MatchLoader
from lychgate.server.telling.running_match import LoggedDecision
from tests.server.company import deal, gather, play_on
from tests.server.reading import with_names
from tests.server.serving import Json, Player, both_wires, serving_services, settings_for


def finished(address: str) -> tuple[list[Player], str, list[list[Json]]]:
    """Players, the match's id, and each seat's events."""
    players, table = gather(address)
    seats = deal(players, table)
    play_on(seats, random.Random(1))
    return players, players[0].get(f"/tables/{table['table']}")["match"], [seat.events for seat in seats]


def all_frames(player: Player, match: str, eyes: str) -> list[Json]:
    found: list[Json] = []
    while True:
        page = player.get(f"/matches/{match}/frames?eyes={eyes}&first={len(found) + 1}&count=40")
        found += with_names("graverobbers", page["list"])
        if len(found) >= page["frames"]:
            return found


def test_sentences_that_there_are_not_are_english(address: str) -> None:
    _, match, _ = finished(address)
    stranger = Player(address, "Eve")
    page = stranger.get(f"/matches/{match}")
    assert page["outcome"]["lines"][0]["sentence"]
    assert stranger.get(f"/matches/{match}?sentences=zz") == page


@both_wires
def test_a_finished_match_is_open_to_whoever_has_its_link(address: str) -> None:
    _, match, stories = finished(address)
    stranger = Player(address, "Eve")
    page = stranger.get(f"/matches/{match}")
    assert page["over"]
    assert page["names"] == ["P0", "P1", "P2"]
    assert page["eyes"] == ["open", "spectator", "0", "1", "2"]
    assert page["outcome"]["places"].count(1) >= 1
    for seat, told in enumerate(stories):
        frames = all_frames(stranger, match, str(seat))
        assert [frame["version"] for frame in frames] == list(range(1, len(frames) + 1))
        assert [event for frame in frames for event in frame["events"]] == told


def test_open_eyes_see_every_hand_and_the_spectators_none(address: str) -> None:
    players, match, _ = finished(address)
    hands = all_frames(players[0], match, "open")[0]["view"]["seats"]
    assert all(len(seat["hand"]) == seat["hand_size"] for seat in hands)
    watched = all_frames(players[0], match, "spectator")[0]["view"]["seats"]
    assert all(seat["hand"] is None for seat in watched)


@pytest.mark.parametrize("eyes", ["open", "spectator", "0"])
def test_the_last_board_of_every_game_is_seen_before_the_next_deal(address: str, eyes: str) -> None:
    players, table = gather(address, games=2)
    play_on(deal(players, table), random.Random(1))
    match = players[0].get(f"/tables/{table['table']}")["match"]
    frames = all_frames(players[0], match, eyes)
    first, second = ([frame for frame in frames if frame["game_number"] == game] for game in (1, 2))
    assert frames == [*first, *second]
    assert [frame["version"] for frame in frames] == list(range(1, len(frames) + 1))
    for game in (first, second):
        assert game[-1]["view"]["phase"] == "over"
        assert all(frame["view"]["phase"] != "over" for frame in game[:-1])
        assert {event["game_number"] for frame in game for event in frame["events"]} == {game[0]["game_number"]}
    told = [event["number"] for frame in frames for event in frame["events"]]
    assert told == list(range(1, len(told) + 1))


def test_while_a_match_goes_on_only_the_own_past_is_shown(address: str) -> None:
    players, table = gather(address)
    seats = deal(players, table)
    play_on(seats, random.Random(1), most=6)
    match = players[0].get(f"/tables/{table['table']}")["match"]
    assert players[1].get(f"/matches/{match}")["eyes"] == ["1"]
    assert (
        all_frames(players[1], match, "1")[-1]["view"]
        == players[1].get(f"/tables/{table['table']}/view")["match"]["view"]
    )
    for eyes in ("0", "2", "open", "spectator"):
        assert players[1].get(f"/matches/{match}/frames?eyes={eyes}", 404)["code"] == "no-such-match"
    assert players[1].get(f"/matches/{match}/record", 409)["code"] == "not-over"
    stranger = Player(address, "Eve")
    for path in ("", "/frames?eyes=spectator", "/frames?eyes=1", "/record"):
        assert stranger.get(f"/matches/{match}{path}", 404)["code"] == "no-such-match"


@pytest.mark.parametrize("watched", [True, False])
def test_who_may_not_watch_is_not_told_the_links_of_matches(address: str, watched: bool) -> None:
    players, table = gather(address, public=True, spectators=watched)
    seats = deal(players, table)
    path, eve = f"/tables/{table['table']}", Player(address, "Eve")
    assert (eve.get(path)["match"] is not None) == watched
    play_on(seats, random.Random(5))
    told = players[0].get(path)["matches"]
    assert told
    assert eve.get(path)["matches"] == (told if watched else [])
    assert eve.get(path)["phase"] == players[0].get(path)["phase"]


def test_the_record_holds_and_a_changed_one_does_not(address: str) -> None:
    players, match, _ = finished(address)
    answer = players[0].http.get(f"/matches/{match}/record")
    assert "attachment" in answer.headers["content-disposition"]
    record = Record.from_text(answer.content)
    assert verify(record) > 20
    assert record.commitment == players[0].get(f"/matches/{match}")["commitment"]
    data = answer.json()
    assert players[0].post("/records/verify", **data)["holds"]
    assert not players[0].post("/records/verify", game=[])["holds"]
    data["decisions"][0][0] = data["decisions"][0][0].replace("1 goal 1", "1 goal 2")
    verdict = players[0].post("/records/verify", **(data | {"checksum": "0" * 64}))
    assert not verdict["holds"]
    assert verdict["sentence"]


def test_a_match_nobody_played_is_not_found(address: str) -> None:
    assert Player(address, "Eve").get("/matches/0000000000", 404)["code"] == "no-such-match"


def test_an_address_has_so_much_time_for_reading(tmp_path: Path) -> None:
    with serving_services(settings_for(tmp_path, reading_per_minute=20)) as (address, services):
        players, match, _ = finished(address)
        record = players[0].get(f"/matches/{match}/record")
        services.limits.replay_seconds.take("127.0.0.1", 100)
        for path in ("", "/frames?eyes=open", "/record", "/analysis"):
            refused = players[0].http.get(f"/matches/{match}{path}")
            assert (refused.status_code, refused.json()["code"]) == (429, "too-many")
            assert int(refused.headers["retry-after"]) > 100
        assert players[0].post("/records/verify", 429, **record)["code"] == "too-many"


def test_who_reads_on_does_not_make_the_server_begin_anew(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    _, match, _ = finished(address)
    stranger, begun = Player(address, "Eve"), []
    log = MatchLoader.log

    def counted(loader: MatchLoader, match_id: str) -> list[LoggedDecision]:
        begun.append(match_id)
        return log(loader, match_id)

    monkeypatch.setattr(MatchLoader, "log", counted)
    first, second = all_frames(stranger, match, "1"), all_frames(stranger, match, "1")
    assert len(first) > 40
    assert first == second
    assert begun == [match]
