"""Advice during a match, from the seat's own view, where the table allows it; the match thought over afterwards."""

from __future__ import annotations

import random
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import lychgate
from lychgate import bots
from lychgate.conformance.cases import kit_of
from lychgate.core.compile import warm
from lychgate.core.input import registry
from lychgate.server.workers.questions import Advise, Task, question
from tests.server.company import asked_seat, deal, gather, play_on
from tests.server.serving import Json, Player, Seat, serving, serving_services, settings_for


@pytest.fixture(scope="module", autouse=True)
def _compiled() -> None:
    """A hint is waited for only so long, and a search that was never compiled takes longer."""
    for name in ("graverobbers", "gravediggers"):
        warm.compile_all(bots.pointers(registry.find(name), bots.SEARCHING))


def hint_of(players: list[Player], seats: list[Seat], table: Json) -> tuple[Json, Seat]:
    """Advice for a seat that is asked."""
    seat = asked_seat(seats)
    return players[seats.index(seat)].get(f"/tables/{table['table']}/hint"), seat


def test_a_hint_names_legal_decisions_and_what_is_expected_of_them(address: str) -> None:
    players, table = gather(address, hints=True)
    seats = deal(players, table)
    assert seats[0].table["hints"] is True
    found, seat = hint_of(players, seats, table)
    assert seat.prompt is not None
    legal = {one["decision"] for one in seat.prompt["decisions"]}
    assert found["prompt"] == seat.prompt["id"]
    assert found["decision"] == found["moves"][0]["decision"]
    assert {move["decision"] for move in found["moves"]} <= legal
    assert all(0 <= move["wins"] <= 1 and 0 <= move["share"] <= 1 for move in found["moves"])
    assert all(0 < belief["likely"] < 1 for belief in found["beliefs"])
    seat.decide(found["decision"])


@pytest.mark.parametrize("name", registry.names())
def test_advice_is_the_same_whatever_is_hidden_from_the_seat(name: str) -> None:
    match = lychgate.new(name, players=max(2, registry.find(name).players.start), seed=3)
    seat = match.asked[0]
    tasks = []
    for n in range(3):
        match.state = kit_of(name).scramble(match.box, match.state, seat, random.Random(n))
        tasks.append(Advise(question("easy", match, seat, 1)))
    assert tasks[0] == tasks[1] == tasks[2]
    assert tasks[0].answer() == tasks[2].answer()


def test_over_the_server_a_hint_does_not_depend_on_hidden_cards(tmp_path: Path) -> None:
    with serving_services(settings_for(tmp_path)) as (address, services):
        players, table = gather(address, hints=True)
        seats = deal(players, table)
        found, seat = hint_of(players, seats, table)
        running = services.tables[table["table"]].running
        assert running is not None
        kit, own = kit_of("graverobbers"), seats.index(seat)
        for n in range(3):
            running.match.state = kit.scramble(running.match.box, running.match.state, own, random.Random(n))
            assert players[own].get(f"/tables/{table['table']}/hint") == found


def test_a_table_that_does_not_allow_hints_gives_none(address: str) -> None:
    players, table = gather(address)
    deal(players, table)
    refused = players[0].get(f"/tables/{table['table']}/hint", 403)
    assert refused["sentence"] == "Hints are not allowed at this table."


def test_who_is_not_asked_or_not_playing_gets_one_clear_sentence(address: str) -> None:
    players, table = gather(address, "gravediggers", hints=True)
    where = f"/tables/{table['table']}/hint"
    assert players[0].get(where, 409)["sentence"] == "No match is under way."
    seats = deal(players, table)
    idle = next(n for n, seat in enumerate(seats) if seat.prompt is None)
    told = "You have nothing to decide now, so there is nothing to give a hint about."
    assert players[idle].get(where, 409)["sentence"] == told
    play_on(seats, random.Random(1))
    assert players[0].get(where, 409)["sentence"] == "No match is under way."


def test_a_finished_match_is_thought_over_and_one_under_way_is_not(address: str) -> None:
    players, table = gather(address, "gravediggers", seats=2)
    seats = deal(players, table)
    match = seats[0].match
    assert match is not None
    where = f"/matches/{match['match']}/analysis"
    assert players[0].get(where, 409)["sentence"] == "The match is still going on."
    play_on(seats, random.Random(2))
    found = players[0].get(where)
    assert found["moments"]
    assert all(0 <= moment["chance"] <= 1 and moment["seat"] in (0, 1) for moment in found["moments"])
    assert 1 <= len(found["swings"]) <= 3
    assert players[1].get(where) == found


def finished(address: str) -> tuple[list[Player], str]:
    """Players, and where their finished match is thought over."""
    players, table = gather(address, "gravediggers", seats=2)
    play_on(deal(players, table), random.Random(2))
    match = players[0].get(f"/tables/{table['table']}")["match"]
    return players, f"/matches/{match}/analysis"


def test_no_bot_waits_for_hints_and_a_hint_takes_a_bots_time(tmp_path: Path) -> None:
    """Or else one could tell by hints how much the bots have to think about."""
    with serving_services(settings_for(tmp_path, bot_seconds=0.6)) as (address, services):
        players, table = gather(address, "gravediggers", seats=2, hints=True)
        seats = deal(players, table)
        began = time.monotonic()
        hint_of(players, seats, table)
        assert time.monotonic() - began >= 0.6
        assert services.adviser.processes
        assert not services.bots.processes


@pytest.mark.long
def test_two_who_ask_at_once_have_a_match_thought_over_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving_services(settings_for(tmp_path)) as (address, services), ThreadPoolExecutor(2) as threads:
        players, where = finished(address)
        asked, do = [], services.analyst.do

        async def counted(task: Task) -> Any:
            asked.append(task)
            return await do(task)

        monkeypatch.setattr(services.analyst, "do", counted)
        first, second = threads.map(lambda player: player.get(where), players)
        assert first == second == players[0].get(where)
        assert len(asked) == 1


@pytest.mark.long
def test_a_match_that_takes_too_long_to_think_over_is_refused_and_bots_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving_services(settings_for(tmp_path)) as (address, services):
        players, where = finished(address)
        services.analyst.patience = 0.0
        assert players[0].get(where, 422)["sentence"] == "This match is too long to be analysed."
        assert not services.bots.processes  # no worker of the bots was asked
        monkeypatch.setattr(services.analyst, "do", None)
        assert players[1].get(where, 422)["code"] == "too-long"  # nor is it tried again


@pytest.mark.long
def test_to_put_an_analysis_into_words_again_takes_of_an_address_s_time(tmp_path: Path) -> None:
    with serving_services(settings_for(tmp_path, reading_per_minute=20)) as (address, services):
        players, where = finished(address)
        before = services.limits.replay_seconds.left("127.0.0.1")
        assert players[0].get(where)["moments"]
        services.limits.replay_seconds.take("127.0.0.1", before + 100)
        assert players[0].get(where, 429)["code"] == "too-many"


@pytest.mark.long
def test_a_hint_that_no_worker_comes_to_an_end_with_is_refused_in_one_sentence(tmp_path: Path) -> None:
    with serving_services(settings_for(tmp_path)) as (address, services):
        players, table = gather(address, hints=True)
        seats = deal(players, table)
        own = players[seats.index(asked_seat(seats))]
        services.adviser.patience = 0.0
        refused = own.get(f"/tables/{table['table']}/hint", 503)
        assert refused["code"] == "bot-failed"
        assert refused["sentence"] == "The bot found no answer this time: ask again in a moment."
        services.adviser.patience = 300.0
        assert own.get(f"/tables/{table['table']}/hint")["moves"]


def test_hints_of_one_address_are_counted_together(tmp_path: Path) -> None:
    with serving_services(settings_for(tmp_path, thoughts_per_minute=60.0)) as (address, services):
        players, table = gather(address, hints=True)
        deal(players, table)
        services.limits.address_hints.take("127.0.0.1", 1000)
        for player in players:
            assert player.get(f"/tables/{table['table']}/hint", 429)["code"] == "too-many"


def test_hints_are_limited(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path, thoughts_per_minute=0.6)) as address:
        players, table = gather(address, hints=True)
        seats = deal(players, table)
        _, seat = hint_of(players, seats, table)
        again = players[seats.index(seat)].get(f"/tables/{table['table']}/hint", 429)
    assert again["sentence"] == "Too many requests: wait a moment."
