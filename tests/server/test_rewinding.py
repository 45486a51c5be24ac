"""Taking back where all others are bots: free, told to all who look on, kept in the log, and in no statistics."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from lychgate.play.record.record import Record
from lychgate.play.record.verify import verify
from lychgate.server.runtime.services import Services
from tests.server.company import deal, gather, play_on, wait_until
from tests.server.serving import Json, Player, Seat, serving, serving_services, settings_for


def against_bots(address: str, game: str = "graverobbers", bots: int = 2, **wishes: Any) -> tuple[Player, Json, Seat]:
    player = Player(address, "Ada")
    seats = [{"kind": "you"}] + [{"kind": "bot", "bot": "random"}] * bots
    table = player.post("/tables", 201, game=game, seats=seats, **wishes)
    (seat,) = deal([player], table)
    return player, table, seat


def match_of(seat: Seat) -> Json:
    assert seat.match is not None
    return seat.match


def decide_something(seat: Seat, dice: random.Random) -> None:
    play_on([seat], dice, most=1)


def asked(seat: Seat) -> Json:
    """What the seat is asked, when bots have done what they have to."""
    while seat.prompt is None:
        seat.hear()
    return seat.prompt


def asked_alone(seat: Seat, services: Services, table: Json) -> Json:
    """The same where bots choose beside the seat: when they have."""
    wait_until(lambda: seats_asked(services, table) == {0})
    while seat.hears_within(0.1):
        pass
    return asked(seat)


def seats_asked(services: Services, table: Json) -> set[int]:
    running = services.tables[table["table"]].running
    assert running is not None
    return set(running.asked)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Services]]:
    with serving_services(settings_for(tmp_path_factory.mktemp("rewinding"))) as found:
        yield found


def take_back(player: Player, seat: Seat, table: Json, **said: Any) -> Json:
    answer: Json = player.post(f"/tables/{table['table']}/undo", **({"id": "back"} | said))
    seat.wait_for("full")
    return answer


@pytest.mark.parametrize("game", ["graverobbers", "gravediggers", "goldraeuber", "outerspace"])
def test_a_choice_is_open_again_and_so_is_the_board(served: tuple[str, Services], game: str) -> None:
    address, services = served
    player, table, seat = against_bots(address, game)
    dice = random.Random(1)
    for number in range(4):
        before = asked_alone(seat, services, table)
        view, told = match_of(seat)["view"], len(seat.events)
        if len(seat.choices) < 2:
            decide_something(seat, dice)
            continue
        seat.decide(seat.choices[0])
        asked(seat)
        take_back(player, seat, table, id=f"back {number}")
        again = asked(seat)
        assert (again["decisions"], match_of(seat)["view"], len(seat.events)) == (before["decisions"], view, told)
        assert again["id"] > before["id"]
        decide_something(seat, dice)
        assert match_of(seat)["can_undo"]


@pytest.mark.long
def test_the_same_decision_has_the_same_outcome_though_bots_decide_between(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path)) as address:
        player, table, seat = against_bots(address)
        dice = random.Random(2)
        for _ in range(3):
            asked(seat)
            decide_something(seat, dice)
        asked(seat)
        choice = seat.choices[-1]
        seat.decide(choice)
        asked(seat)
        events, view = list(seat.events), match_of(seat)["view"]
        for number in range(3):
            take_back(player, seat, table, id=f"back {number}")
            seat.decide(choice)
            asked(seat)
            assert (seat.events, match_of(seat)["view"]) == (events, view)


def test_the_log_keeps_both_and_a_server_that_starts_again_knows_them(tmp_path: Path) -> None:
    with serving_services(settings_for(tmp_path)) as (address, services):
        player, table, seat = against_bots(address)
        dice = random.Random(3)
        for number in range(3):
            asked(seat)
            decide_something(seat, dice)
            asked(seat)
            take_back(player, seat, table, id=f"back {number}")
        asked_alone(seat, services, table)
        now = player.get(f"/tables/{table['table']}/view")["match"]
        services.tables[table["table"]].running = None
        assert player.get(f"/tables/{table['table']}/view")["match"] == now
        play_on([seat], dice)
        match = player.get(f"/tables/{table['table']}")["match"]
        page = player.get(f"/matches/{match}")
        assert page["rewound"] == 3
        record = Record.from_data(player.get(f"/matches/{match}/record"))
        assert sum(step.count("1 undo") for line in record.decisions for step in line) == 3
        assert verify(record) > 0
        for eyes in page["eyes"]:
            frames = player.get(f"/matches/{match}/frames?eyes={eyes}&first=1&count=100")["list"]
            assert frames


def test_it_is_said_without_a_prompt_while_bots_think_and_only_once(tmp_path: Path) -> None:
    with serving_services(settings_for(tmp_path, bot_seconds=3.0)) as (address, services):
        player, table, seat = against_bots(address)
        asked(seat)
        seat.decide(seat.choices[0])
        first = take_back(player, seat, table)
        assert player.post(f"/tables/{table['table']}/undo", id="back") == first
        running = services.tables[table["table"]].running
        assert running is not None
        assert running.match.rewound == 1


def test_spectators_see_it_too(address: str) -> None:
    player, table, seat = against_bots(address, public=True, spectators=True)
    guest = Player(address, "Eve").sit(table)
    dice = random.Random(4)
    asked(seat)
    decide_something(seat, dice)
    asked(seat)
    take_back(player, seat, table)
    assert guest.wait_for("full")["match"]["version"] > 1


def test_with_a_second_person_it_is_as_among_people(address: str) -> None:
    players, table = gather(address)
    seats = deal(players, table)
    first = next(seat for seat in seats if seat.prompt is not None)
    first.decide(first.choices[0])
    assert not match_of(first)["can_undo"]
    assert players[seats.index(first)].post(f"/tables/{table['table']}/undo", 409, id="a")["code"] == "cannot-undo"


def test_who_comes_to_the_table_later_is_told_that_decisions_were_taken_back(served: tuple[str, Services]) -> None:
    address, services = served
    player, table, seat = against_bots(address, "graverobbers")
    for number in range(2):
        asked_alone(seat, services, table)
        seat.decide(seat.choices[0])
        asked(seat)
        take_back(player, seat, table, id=f"back {number}")
        asked(seat)
    notices = [line["notice"]["kind"] for line in player.sit(table).full["chat"] if line["notice"]]
    assert notices == ["rewound"]
