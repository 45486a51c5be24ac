"""Who is away too long: a bot plays on, everybody is told, and the seat is theirs again when they are back."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from lychgate.server.runtime.services import Services
from tests.server.clock import Clock
from tests.server.company import asked_seat, deal, first_choice, gather, hear_something, play_on, wait_until
from tests.server.serving import Json, Player, Seat, serving_services, settings_for

Server = tuple[str, Services, Clock]

A_DAY: Json = {"kind": "days", "days": 1, "out": "bot"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    clock, settings = Clock(), settings_for(tmp_path_factory.mktemp("server"))
    with looking_often(), serving_services(settings, clock) as (address, services):
        yield address, services, clock


@contextmanager
def looking_often() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("lychgate.server.matches.presence.LOOK_SECONDS", 0.05)
        patch.setattr("lychgate.server.matches.time_outs.LOOK_SECONDS", 0.05)
        patch.setattr("lychgate.server.matches.time_outs.FETCH_SECONDS", 0.05)
        yield


def two_at_it(address: str, game: str = "gravediggers", **wishes: Any) -> tuple[list[Player], Json, list[Seat]]:
    """Two people in a match under way; it is the first one's turn."""
    players, table = gather(address, game, 2, **wishes)
    seats = deal(players, table)
    if not seats[0].prompt:
        players.reverse()
        seats.reverse()
    return players, table, seats


def notice(seat: Seat) -> str:
    """What the table tells next."""
    text: str = seat.wait_for("chat")["line"]["text"]
    return text


def test_three_minutes_after_the_connection_is_lost_a_bot_plays_on(server: Server) -> None:
    address, _, clock = server
    players, table, seats = two_at_it(address)
    path, name = f"/tables/{table['table']}", players[0].name
    seats[0].close()
    clock.pass_by(170)
    time.sleep(0.3)
    assert players[1].get(path)["seats"][seats[0].table["you"]["seat"]]["bot"] is None
    clock.pass_by(20)
    assert notice(seats[1]) == f"{name} has lost the connection: a bot plays on until they are back."
    kept = seats[1].wait_for("table")["table"]["seats"][seats[0].table["you"]["seat"]]
    assert (kept["kind"], kept["name"], kept["bot"]) == ("human", name, "thumb")
    while seats[1].prompt is None:
        hear_something(seats[1:])  # the bot decides, until it is the other's turn


def test_who_is_back_has_the_seat_at_once(server: Server) -> None:
    address, _, clock = server
    players, table, seats = two_at_it(address)
    path, own = f"/tables/{table['table']}", seats[0].table["you"]["seat"]
    seats[0].close()
    clock.pass_by(181)
    wait_until(lambda: players[1].get(path)["seats"][own]["bot"] is not None)
    eve = Player(address, "Eve")
    asked = eve.post(f"{path}/seats/{own}/ask", 409, invite=table["you"]["invite"])
    assert asked["code"] == "seat-kept"
    seats[0] = players[0].sit(table)
    assert seats[0].wait_for("table")["table"]["seats"][own]["bot"] is None
    while notice(seats[1]) != f"{players[0].name} is back and plays on.":
        pass  # they were gone, and perhaps the host
    play_on(seats, random.Random(1))
    assert all(seat.outcome for seat in seats)


def test_who_asks_for_the_view_or_decides_is_back_too(server: Server) -> None:
    address, _, clock = server
    players, table, seats = two_at_it(address)
    path, own = f"/tables/{table['table']}", seats[0].table["you"]["seat"]
    for come_back in (f"{path}/view", None):
        seats[0].close()
        clock.pass_by(181)
        wait_until(lambda: players[1].get(path)["seats"][own]["bot"] is not None)
        if come_back:
            players[0].get(come_back)
        else:
            players[0].http.post(f"{path}/decisions", json={"id": "x", "prompt": 0, "decision": "?"})
        assert players[1].get(path)["seats"][own]["bot"] is None


def test_by_post_a_day_without_an_answer_is_too_long(server: Server) -> None:
    address, _, clock = server
    players, table, seats = two_at_it(address, lost=None, clock=A_DAY)
    path, own = f"/tables/{table['table']}", seats[0].table["you"]["seat"]
    seats[0].close()
    clock.pass_by(86_000)
    time.sleep(0.3)
    assert players[1].get(path)["seats"][own]["bot"] is None
    clock.pass_by(500)
    assert notice(seats[1]) == f"{players[0].name} has no time left: a bot plays on until they are back."


def test_who_is_connected_and_silent_has_the_clocks_time(server: Server) -> None:
    address, _, clock = server
    players, table, seats = two_at_it(address, clock=A_DAY)
    path, own = f"/tables/{table['table']}", seats[0].table["you"]["seat"]
    clock.pass_by(3600)
    time.sleep(0.3)
    assert players[1].get(path)["seats"][own]["bot"] is None
    clock.pass_by(86_400)
    wait_until(lambda: players[1].get(path)["seats"][own]["bot"] == "thumb")
    assert players[0].post(f"{path}/join")["seats"][own]["bot"] is None


def test_it_can_be_switched_off(server: Server) -> None:
    address, services, clock = server
    players, table, seats = two_at_it(address, lost=None)
    seats[0].close()
    clock.pass_by(10 * 86_400)
    time.sleep(0.3)
    found = players[1].get(f"/tables/{table['table']}")
    assert (found["lost"], found["clock"]) == (None, None)
    assert all(seat["bot"] is None for seat in found["seats"])
    assert services.tables[table["table"]].host == next(p.guest for p in players if p.name == "P0")


def test_nobody_is_replaced_while_nobody_waits_for_them(server: Server) -> None:
    address, services, clock = server
    players, table, seats = two_at_it(address)
    for seat in seats:
        seat.close()
    clock.pass_by(1000)
    time.sleep(0.3)
    assert not any(place.is_absent for place in services.tables[table["table"]].places)
    seats[1] = players[1].sit(table)
    wait_until(lambda: any(place.is_absent for place in services.tables[table["table"]].places))


def test_a_restart_makes_nobody_away_any_sooner(tmp_path: Path) -> None:
    clock, settings = Clock(), settings_for(tmp_path)
    with looking_often(), serving_services(settings, clock) as (address, _):
        players, table, seats = two_at_it(address)
        own = seats[0].table["you"]["seat"]
        seats[0].close()
        clock.pass_by(170)
    clock.pass_by(100_000)
    with looking_often(), serving_services(settings, clock) as (address, services):
        for player in players:
            player.address, player.http.base_url = address, f"{address}/api"
        seats[1] = players[1].sit(table)
        clock.pass_by(170)
        time.sleep(0.3)
        assert not services.tables[table["table"]].places[own].is_absent
        clock.pass_by(20)
        wait_until(lambda: services.tables[table["table"]].places[own].is_absent)
    with serving_services(settings, clock) as (address, services):  # and who was away, is, until back
        players[1].address = address
        players[1].sit(table)
        assert services.tables[table["table"]].places[own].is_absent


def window_open(address: str, services: Services, **wishes: Any) -> tuple[Json, list[Seat]]:
    """A window in which several people are asked and nobody has answered; those who are asked."""
    players, table = gather(address, "outerspace", 3, **wishes)
    seats, chance = deal(players, table), random.Random(4)
    running = services.tables[table["table"]].running
    assert running is not None

    def all_choose() -> bool:
        return len(running.asked) > 1 and all(len(running.match.legal_actions(seat)) > 1 for seat in running.asked)

    while not (running.in_window and all_choose()):  # nobody's wish to pass answers for them
        if running.over:
            return window_open(address, services, **wishes)
        seat = seats[min(running.asked)]
        if seat.prompt is None:
            seat.hears_within(0.01)
        else:
            seat.decide(chance.choice(seat.prompt["decisions"])["decision"])
    asked = [seats[number] for number in sorted(running.asked)]
    for seat in asked:
        wait_until(lambda heard=seat: not heard.hears_within(0.05))  # type: ignore[misc]
    return table, asked


def test_in_a_window_nobody_learns_who_has_answered_by_who_is_away(server: Server) -> None:
    """Whether or not the one whose connection is lost had answered, the others are told the same."""
    address, services, clock = server
    for answers in (True, False):
        table, (other, *_, lost) = window_open(address, services)
        running = services.tables[table["table"]].running
        assert running is not None
        moment = running.moment
        if answers:
            assert lost.decide("pass")["type"] == "accepted"
        lost.close()
        clock.pass_by(181)
        heard = []
        while other.hears_within(0.5):
            heard.append(other.received[-1])
        assert running.moment == moment, "the window waits for the others"
        assert any("a bot plays on" in text for text in heard)
        assert not any('"type":"change"' in text for text in heard)
        number = lost.table["you"]["seat"]
        assert number not in running.asked, "the bot has answered, or they had"


def test_a_window_that_nobody_answers_for_a_day_closes_and_names_nobody(server: Server) -> None:
    address, services, clock = server
    table, asked = window_open(address, services, clock=A_DAY)
    running = services.tables[table["table"]].running
    assert running is not None
    moment = running.moment
    assert asked[0].decide("pass")["type"] == "accepted"
    clock.pass_by(86_500)
    wait_until(lambda: running.moment > moment)
    assert not any(place.is_absent for place in services.tables[table["table"]].places)
    while asked[0].hears_within(0.2):
        pass
    assert not any("a bot plays on" in text for text in asked[0].received)


def test_an_answer_a_bot_was_thinking_of_does_not_count_for_who_is_back(tmp_path: Path) -> None:
    clock = Clock()
    with looking_often(), serving_services(settings_for(tmp_path, bot_seconds=0.8), clock) as (address, services):
        players, table, seats = two_at_it(address)
        own = seats[0].table["you"]["seat"]
        seats[0].close()
        clock.pass_by(181)
        wait_until(lambda: services.tables[table["table"]].places[own].is_absent)
        seats[0] = players[0].sit(table)
        time.sleep(1.2)
        assert asked_seat(seats) is seats[0]
        assert seats[0].decide(first_choice(seats[0]))["type"] == "accepted"


# --- another match


def finished(address: str) -> tuple[list[Player], Json, list[Seat]]:
    players, table = gather(address, "gravediggers", 3)
    seats = deal(players, table)
    play_on(seats, random.Random(1))
    return players, table, seats


def test_nobody_is_taken_along_into_another_match_unasked(server: Server) -> None:
    address, _, _ = server
    players, table, seats = finished(address)
    path = f"/tables/{table['table']}"
    asked = players[1].post(f"{path}/rematch")
    assert asked["phase"] == "over"
    assert [seat["coming"] for seat in asked["seats"]] == [None, True, None]
    assert notice(seats[2]) == "P1 would like to play again."
    assert players[0].post(f"{path}/rematch")["phase"] == "over"
    assert players[2].post(f"{path}/rematch")["phase"] == "playing"


def test_who_does_not_come_along_says_so_and_stays_at_the_result(server: Server) -> None:
    address, _, _ = server
    players, table, seats = finished(address)
    path = f"/tables/{table['table']}"
    players[0].post(f"{path}/rematch")
    assert notice(seats[0]) == "P0 would like to play again."
    for _ in range(2):  # told once
        declined = players[1].post(f"{path}/rematch", coming=False)
    assert notice(seats[0]) == "P1 does not come along."
    assert [seat["coming"] for seat in declined["seats"]] == [True, False, None]
    assert declined["you"]["seat"] == 1
    assert players[2].post(f"{path}/rematch")["phase"] == "over"
    assert players[1].post(f"{path}/rematch")["phase"] == "playing"  # on second thoughts


def test_who_has_left_is_still_called_by_name_in_the_match_that_is_over(server: Server) -> None:
    address, services, _ = server
    players, table, _ = finished(address)
    before = players[0].sit(table).full["match"]
    players[1].post(f"/tables/{table['table']}/leave")
    for _ in range(2):
        after = players[0].sit(table).full["match"]
        assert after["outcome"] == before["outcome"]
        assert after["events"] == before["events"]
        assert after["outcome"]["names"] == ["P0", "P1", "P2"]
        services.tables.clear()  # then as after a restart


def test_the_host_begins_with_those_who_come_along(server: Server) -> None:
    address, _, _ = server
    players, table, _ = finished(address)
    path = f"/tables/{table['table']}"
    players[1].post(f"{path}/rematch")
    assert players[0].post(f"{path}/start", 409)["code"] == "seats-open"
    again = players[0].post(f"{path}/start", fill="random")
    assert [seat["kind"] for seat in again["seats"]] == ["human", "human", "bot"]
    assert players[2].get(path, 403)["code"] == "not-invited"


def test_who_does_not_want_to_leaves_an_open_seat(server: Server) -> None:
    address, _, _ = server
    players, table, _ = finished(address)
    path = f"/tables/{table['table']}"
    players[2].post(f"{path}/leave")
    for player in players[:2]:
        assert player.post(f"{path}/rematch")["phase"] == "over"
    late = Player(address, "Late")
    late.post(f"{path}/join", invite=table["you"]["invite"])
    assert players[0].post(f"{path}/start")["phase"] == "playing"
