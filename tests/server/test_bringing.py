"""A match that began on a device, brought to play it on with friends: its record must hold, and nobody is deceived."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

import lychgate
from lychgate.play.match.match import Match
from lychgate.play.record.record import Record
from lychgate.play.record.verify import verify
from tests.server.company import play_on, take_over
from tests.server.serving import Json, Player


def played(decisions: int) -> Match:
    """A match after so many decisions, or at its end."""
    match, chance = lychgate.new("graverobbers", players=3, seed=4), random.Random(1)
    for _ in range(decisions):
        if match.over:
            break
        seat = min(match.asked)
        match.decide(seat, chance.choice(match.legal_actions(seat)))
    return match


def begun(decisions: int = 9) -> Record:
    """The record of a match that goes on, some of it taken back among bots."""
    match = played(decisions)
    if decisions:
        seat = next(seat for seat in range(3) if match.can_undo(seat, alone=True))
        match.undo(seat, alone=True)
    return match.record()


def bring(player: Player, record: Record | Json, status: int = 201, **wish: Any) -> Json:
    data = record.as_data() if isinstance(record, Record) else record
    found: Json = player.post("/records/play", status, record=data, **{"seat": 1, "bot": "random", **wish})
    return found


def test_it_goes_on_where_it_stood_and_a_friend_takes_over_from_a_bot(address: str) -> None:
    record, host, friend = begun(), Player(address, "Ann"), Player(address, "Ben")
    table = bring(host, record)
    assert (table["phase"], table["public"], table["spectators"]) == ("playing", False, False)
    assert table["you"]["seat"] == 1
    assert [seat["kind"] for seat in table["seats"]] == ["bot", "human", "bot"]
    seats = [host.sit(table)]
    take_over(host, friend, table, 2)
    seats.append(friend.sit(table))
    play_on(seats, random.Random(2))
    page = friend.get(f"/matches/{table['match']}")
    assert page["over"]
    assert page["taken_up"] > 0
    new = Record.from_data(friend.get(f"/matches/{table['match']}/record"))
    assert (new.seed, new.decisions[0][0].split("; ")[:5]) == (record.seed, record.decisions[0][0].split("; ")[:5])
    assert verify(new) > 9


@pytest.mark.parametrize("decisions", [0, 9])
def test_everybody_is_told_for_good_who_brought_it(address: str, decisions: int) -> None:
    host, friend = Player(address, "Ann"), Player(address, "Ben")
    table = bring(host, begun(decisions))
    assert table["brought"] == "Ann"
    asking = friend.get(f"/tables/{table['table']}", **{"X-Invite": table["you"]["invite"]})
    assert asking["brought"] == "Ann"  # who only thinks of taking a seat is told too
    assert host.get(f"/matches/{table['match']}")["brought"] == "Ann"
    assert next(one["brought"] for one in host.get("/tables/mine") if one["table"] == table["table"]) == "Ann"
    notices = [line["notice"] for line in host.sit(table).full["chat"] if line["notice"]]
    assert [notice["kind"] for notice in notices] == ["brought"]


@pytest.mark.parametrize(
    "data",
    [
        lambda record: record.as_data() | {"seed": "0" * 64},
        lambda record: record.as_data() | {"game": "chess"},
        lambda record: record.as_data() | {"rules_version": 1},
        lambda record: replace(record, decisions=[["1 done; 1 done; 1 done"]])._signed().as_data(),
        lambda record: record.sealed().as_data(),
        lambda record: {},
    ],
    ids=["changed", "no game of ours", "other rules", "illegal", "sealed", "empty"],
)
def test_what_is_no_record_that_holds_is_refused_and_makes_no_table(
    address: str, data: Callable[[Record], Json]
) -> None:
    player = Player(address, "Ann")
    assert bring(player, data(begun()), 422)["code"] == "bad-record"
    assert player.get("/tables/mine") == []


def test_a_seat_too_many_a_record_too_large_and_a_match_that_is_over_are_refused(address: str) -> None:
    player, record = Player(address, "Ann"), begun()
    assert bring(player, played(10_000).record(), 409)["code"] == "not-playing"
    assert bring(player, record, 422, seat=3)["code"] == "no-such-seat"
    assert bring(player, record.as_data() | {"notes": {"1": "x" * 70_000}}, 413)["code"] == "too-large"
    assert player.get("/tables/mine") == []


def test_the_next_match_at_the_table_is_the_server_s_own(address: str) -> None:
    host = Player(address, "Ann")
    table = bring(host, begun())
    play_on([host.sit(table)], random.Random(3))
    host.post(f"/tables/{table['table']}/rematch", coming=True)
    after = host.get(f"/tables/{table['table']}")
    assert after["match"] != table["match"]
    assert after["brought"] is None
    assert host.get(f"/matches/{after['match']}")["brought"] is None
