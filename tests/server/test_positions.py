"""A position of a finished match, played on against bots: as it was, from one seat, and only when all is open."""

from __future__ import annotations

import random

import pytest

from lychgate.play.record.record import Record
from lychgate.play.record.verify import verify
from tests.server.company import deal, gather, play_on
from tests.server.serving import Json, Player


def finished(address: str, game: str = "graverobbers", seats: int = 3) -> str:
    players, table = gather(address, game, seats)
    play_on(deal(players, table), random.Random(1))
    match: str = players[0].get(f"/tables/{table['table']}")["match"]
    return match


def frame(player: Player, match: str, eyes: str, at: int) -> Json:
    found: Json = player.get(f"/matches/{match}/frames?eyes={eyes}&first={at}&count=1")["list"][0]
    return found


@pytest.mark.parametrize("game", ["graverobbers", "gravediggers", "goldraeuber", "outerspace"])
def test_the_board_is_as_it_was_and_bots_hold_the_other_seats(address: str, game: str) -> None:
    match, stranger = finished(address, game), Player(address, "Eve")
    for eyes, at in (("1", 12), ("0", 1)):
        table = stranger.post(f"/matches/{match}/play", 201, eyes=eyes, at=at, bot="random")
        assert table["phase"] == "playing"
        assert table["you"]["seat"] == int(eyes)
        assert [seat["kind"] for seat in table["seats"] if seat["seat"] != int(eyes)] == ["bot"] * 2
        first = stranger.get(f"/matches/{table['match']}/frames?eyes={eyes}&first={at}&count=1")["list"][0]
        assert first["view"] == frame(stranger, match, eyes, at)["view"]


def test_it_is_played_to_its_end_holds_and_counts_in_no_statistics(address: str) -> None:
    match, player = finished(address), Player(address, "Eve")
    table = player.post(f"/matches/{match}/play", 201, eyes="open", at=20, bot="random")
    seat = player.sit(table)
    play_on([seat], random.Random(2))
    page = player.get(f"/matches/{table['match']}")
    assert page["over"]
    assert page["taken_up"] == 19
    assert page["brought"] == "Eve"
    old, new = (Record.from_data(player.get(f"/matches/{one}/record")) for one in (match, table["match"]))
    assert (new.seed, new.entropy) == (old.seed, old.entropy)
    assert verify(new) > 19
    assert player.get(f"/tables/{table['table']}")["commitment"] != old.commitment  # the next deal is another


def test_who_takes_up_a_match_can_know_its_seed_and_all_are_told(address: str) -> None:
    match, eve = finished(address), Player(address, "Eve")
    table = eve.post(f"/matches/{match}/play", 201, eyes="open", at=1, bot="random")  # from the deal on
    assert table["brought"] == "Eve"
    stranger = Player(address, "Ben").get(f"/tables/{table['table']}", **{"X-Invite": table["you"]["invite"]})
    assert stranger["brought"] == "Eve"
    assert eve.get(f"/matches/{table['match']}")["brought"] == "Eve"


def test_a_match_under_way_is_not_taken_up(address: str) -> None:
    players, table = gather(address)
    deal(players, table)
    match = players[0].get(f"/tables/{table['table']}")["match"]
    assert players[0].post(f"/matches/{match}/play", 409, eyes="0", at=1)["code"] == "not-over"
    assert Player(address, "Eve").post(f"/matches/{match}/play", 404, eyes="0", at=1)["code"] == "no-such-match"


def test_no_such_frame_no_such_eyes_and_the_end_are_refused(address: str) -> None:
    match, player = finished(address), Player(address, "Eve")
    count = player.get(f"/matches/{match}/frames?eyes=open&first=1&count=1")["frames"]
    assert player.post(f"/matches/{match}/play", 404, eyes="open", at=count + 1)["code"] == "no-such-match"
    assert player.post(f"/matches/{match}/play", 404, eyes="9", at=1)["code"] == "no-such-match"
    assert player.post(f"/matches/{match}/play", 409, eyes="open", at=count)["code"] == "not-playing"
