"""Whole matches over the API, by scripted clients."""

from __future__ import annotations

import random
import time

import pytest

from lychgate.core import registry
from tests.server.house import Json, Player, Seat


def gather(address: str, game: str, seats: int, **wishes: object) -> tuple[list[Player], Json]:
    """A table of this game with so many people at it."""
    players = [Player(address, f"P{n}") for n in range(seats)]
    wanted = [{"kind": "you"}] + [{"kind": "open"}] * (seats - 1)
    table = players[0].post("/tables", 201, game=game, seats=wanted, **wishes)
    for player in players[1:]:
        player.post(f"/tables/{table['table']}/join", invite=table["you"]["invite"])
    return players, table


def play_on(seats: list[Seat], chance: random.Random, most: int = 100_000) -> int:
    """Let whoever is asked decide by chance, until the match is over or enough was decided; how much."""
    decided = 0
    while decided < most and not all(seat.outcome for seat in seats):
        asked = [seat for seat in seats if seat.prompt is not None]
        if not asked:
            hear_something(seats)
            continue
        seat = chance.choice(asked)
        assert seat.prompt is not None
        choice = chance.choice(seat.prompt["decisions"])
        answer = seat.decide(choice["decision"] if chance.random() < 0.5 else choice["data"])
        assert answer["type"] == "accepted", answer
        decided += 1
    return decided


def hear_something(seats: list[Seat]) -> None:
    """Listen to all of them until one is told something."""
    deadline = time.monotonic() + 20
    while time.monotonic() < deadline:
        for seat in seats:
            if seat.hears_within(0.002):
                return
    raise AssertionError("nobody is asked, and nothing happens")


@pytest.mark.parametrize("game", registry.names())
def test_a_whole_match_can_be_played_over_the_api(address: str, game: str) -> None:
    players, table = gather(address, game, registry.find(game).players.start)
    seats = [player.sit(table) for player in players]
    players[0].post(f"/tables/{table['table']}/start")
    for seat in seats:
        seat.wait_for("full")
    assert play_on(seats, random.Random(game)) > 0
    outcomes = [seat.outcome for seat in seats if seat.outcome]
    assert all(outcome == outcomes[0] for outcome in outcomes)
    assert min(outcomes[0]["places"]) <= (2 if registry.find(game).together else 1)
