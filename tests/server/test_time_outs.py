"""Clocks on a running server: they run out, the others vote, they survive a restart, and tell nobody's answer."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from lychgate.server.runtime.services import Services
from lychgate.server.tables import table as tables
from tests.server.clock import Clock
from tests.server.company import deal, gather, wait_until
from tests.server.serving import Json, Player, Seat, serving_services, settings_for
from tests.server.test_absence import looking_often, notice, two_at_it
from tests.server.test_secrets import SameNames
from tests.server.test_windows import in_last_window

Server = tuple[str, Services, Clock]

DAYS: Json = {"kind": "days", "days": 2}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    clock, settings = Clock(), settings_for(tmp_path_factory.mktemp("server"))
    with looking_often(), serving_services(settings, clock) as (address, services):
        yield address, services, clock


def own(seat: Seat) -> int:
    found: int = seat.table["you"]["seat"]
    return found


def three_at_it(address: str, **wishes: Any) -> tuple[list[Player], str, list[Seat]]:
    """Three people in a match under way; it is the first one's turn."""
    players, table = gather(address, "gravediggers", 3, **wishes)
    seats = deal(players, table)
    while not seats[0].prompt:
        players.append(players.pop(0))
        seats.append(seats.pop(0))
    return players, f"/tables/{table['table']}", seats


def said(seat: Seat) -> list[str]:
    """All that somebody has been sent until now."""
    while seat.hears_within(0.3):
        pass
    return seat.received


def hear_table(seat: Seat, what: str) -> Json:
    """The next table that somebody is told in which there is something of this name."""
    while not (found := seat.wait_for("table")["table"])[what]:
        pass
    told: Json = found
    return told


# --- the kinds, by the real time


def test_a_decision_that_takes_too_long_is_a_bots(server: Server) -> None:
    _, table, seats = two_at_it(server[0], clock={"kind": "decision", "seconds": 1, "out": "bot"})
    assert table["clock"] == {"kind": "decision", "seconds": 1.0, "out": "bot"}
    times = seats[1].table["times"]
    assert times["running"] == [own(seats[0])]
    assert times["left"][own(seats[1])] == 1
    assert 0 <= times["left"][own(seats[0])] <= 1
    assert notice(seats[1]).endswith("has no time left: a bot plays on until they are back.")
    while seats[1].prompt is None:
        seats[1].hear()


def test_a_decision_starts_the_next_clock_for_all_to_see(server: Server) -> None:
    _, _, seats = two_at_it(server[0], clock={"kind": "match", "seconds": 600, "increment": 30})
    while seats[0].prompt is not None:  # a turn may take several decisions
        assert seats[0].decide(seats[0].prompt["decisions"][0]["decision"])["type"] == "accepted"
        seats[0].hears_within(0.2)
    heard = [[text for text in said(seat) if '"type":"clocks"' in text][-1] for seat in seats]
    assert heard[0] == heard[1]
    assert json.loads(heard[0])["times"]["left"][own(seats[0])] > 600, "the increment"


def test_a_match_whose_time_runs_out_is_broken_off(server: Server) -> None:
    address, services, _ = server
    clock = {"kind": "match", "seconds": 1, "increment": 0, "out": "end"}
    players, table, seats = two_at_it(address, clock=clock)
    before = seats[1].table["commitment"]
    match = services.tables[table["table"]].match_id
    assert players[0].get(f"/matches/{match}")["over"] is False
    assert notice(seats[1]).endswith("the match is broken off.")
    full = seats[1].wait_for("full")
    assert players[0].get(f"/matches/{match}", 404)["code"] == "no-such-match", "whoever sits there next is another"
    assert (full["table"]["phase"], full["match"], full["table"]["times"]) == ("gathering", None, None)
    assert full["table"]["commitment"] != before, "the next deal is another"
    assert services.tables[table["table"]].running is None
    host = next(player for player in players if player.name == "P0")
    assert host.post(f"/tables/{table['table']}/start")["phase"] == "playing"


# --- votes


def test_the_others_wait_and_then_let_a_bot_play_and_who_is_back_has_the_seat(server: Server) -> None:
    address, _, clock = server
    players, path, seats = three_at_it(address, clock=DAYS, lost=None)
    late, one, other = (own(seat) for seat in seats)
    clock.pass_by(2 * 86_400 + 1)
    assert notice(seats[1]).endswith("the others decide how to go on.")
    [vote] = hear_table(seats[1], "votes")["votes"]
    assert (vote["about"], vote["seats"], sorted(vote["voters"])) == ("time", [late], sorted([one, other]))
    assert players[0].post(f"{path}/vote", 403, choice="wait")["code"] == "not-yours-to-vote"
    [vote] = players[1].post(f"{path}/vote", choice="wait")["votes"]
    assert vote["ballots"] == [{"seat": one, "choice": "wait"}]
    waited = players[2].post(f"{path}/vote", choice="wait")
    assert waited["votes"] == []
    assert waited["times"]["left"][late] == pytest.approx(2 * 86_400, abs=60)
    assert waited["times"]["running"] == [late]
    clock.pass_by(2 * 86_400 + 1)
    wait_until(lambda: players[1].get(path)["votes"])
    players[1].post(f"{path}/vote", choice="end")
    found = players[1].post(f"{path}/vote", choice="bot")  # a vote can be changed
    assert len(found["votes"]) == 1
    assert players[2].post(f"{path}/vote", choice="bot")["seats"][late]["bot"] == "thumb"
    assert players[1].post(f"{path}/vote", 409, choice="bot")["code"] == "no-vote"
    assert players[0].post(f"{path}/join")["seats"][late]["bot"] is None
    wait_until(lambda: players[0].get(path)["times"]["left"][late] is not None)
    assert players[0].get(path)["times"]["left"][late] > 86_400, "the time that one has again"


def test_who_decides_after_all_ends_the_vote(server: Server) -> None:
    address, _, clock = server
    players, path, seats = three_at_it(address, clock=DAYS, lost=None)
    clock.pass_by(2 * 86_400 + 1)
    hear_table(seats[1], "votes")
    prompt = seats[0].prompt
    assert prompt is not None
    assert seats[0].decide(prompt["decisions"][0]["decision"])["type"] == "accepted"
    assert players[1].get(path)["votes"] == []


def test_the_others_can_end_it(server: Server) -> None:
    address, _, clock = server
    players, path, _ = three_at_it(address, clock=DAYS, lost=None)
    clock.pass_by(2 * 86_400 + 1)
    wait_until(lambda: players[1].get(path)["votes"])
    for player in players[1:]:
        found = player.post(f"{path}/vote", choice="end")
    assert found["phase"] == "gathering"


def test_players_vote_on_another_host_while_the_host_is_away(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "HOST_PATIENCE", 1.0)
    address, services, _ = server
    players, table = gather(address, "gravediggers", 3, lost=None)
    path = f"/tables/{table['table']}"
    players[0].get(path)
    assert players[1].post(f"{path}/host", 409, agree=True)["code"] == "host-is-here"
    wait_until(lambda: players[1].get(path)["you"]["host_away"])
    [vote] = players[1].post(f"{path}/host", agree=True)["votes"]
    assert (vote["about"], vote["seats"], vote["voters"]) == ("host", [1], [1, 2])
    assert services.tables[table["table"]].host == players[0].guest
    assert players[2].post(f"{path}/host", agree=False)["votes"] == [], "one of two is not more than half"
    assert services.tables[table["table"]].host == players[0].guest
    players[1].post(f"{path}/host", agree=True)
    players[2].post(f"{path}/host", agree=True)
    assert players[1].get(path)["you"]["host"]
    assert players[0].post(f"{path}/invite", 403)["code"] == "not-host"


def test_a_host_who_plays_is_not_voted_out_in_a_moments_absence(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "HOST_PATIENCE", 0.0)
    players, table = gather(server[0], "gravediggers", 3, lost=None)
    seats, path = deal(players, table), f"/tables/{table['table']}"
    seats[0].close()
    wait_until(lambda: players[1].get(path)["seats"][0]["away"])
    assert not players[1].get(path)["you"]["host_away"]
    assert players[1].post(f"{path}/host", 409, agree=True)["code"] == "host-is-here"


# --- when nobody is there, and when the server is not


def test_clocks_survive_a_restart_and_stand_while_the_server_is_down(tmp_path: Path) -> None:
    clock, settings = Clock(), settings_for(tmp_path)
    wishes = {"clock": {"kind": "match", "seconds": 1000, "increment": 0}, "lost": None}
    with looking_often(), serving_services(settings, clock) as (address, _):
        players, path, seats = three_at_it(address, **wishes)
        first, second = own(seats[0]), own(seats[1])
        clock.pass_by(300)
        assert seats[0].decide((seats[0].prompt or {})["decisions"][0]["decision"])["type"] == "accepted"
        clock.pass_by(50)
        before = players[0].get(path)["times"]
    clock.pass_by(5 * 86_400)
    with looking_often(), serving_services(settings, clock) as (address, _):
        players[0].address, players[0].http.base_url = address, f"{address}/api"
        found = players[0].get(path)
        assert found["times"]["running"] == before["running"]
        assert found["times"]["left"] == pytest.approx(before["left"], abs=5)
        assert found["times"]["left"][first] == pytest.approx(700 if second in before["running"] else 650, abs=5)
        clock.pass_by(1000)
        wait_until(lambda: players[0].get(path)["votes"])


def test_a_clock_runs_out_at_a_table_that_is_not_in_memory(tmp_path: Path) -> None:
    clock, settings = Clock(), settings_for(tmp_path, unload_seconds=0.3)
    with looking_often(), serving_services(settings, clock) as (address, services):
        players, path, seats = three_at_it(address, clock=DAYS | {"out": "bot"}, lost=None)
        late = own(seats[0])
        for seat in seats:
            seat.close()
        wait_until(lambda: not services.tables)
        clock.pass_by(2 * 86_400 + 1)
        wait_until(lambda: bool(services.tables))
        wait_until(lambda: any("a bot plays on" in line["text"] for line in players[1].get(f"{path}/chat")))
        assert late in [seat["seat"] for seat in players[1].get(path)["seats"] if seat["bot"]]


# --- secrets


class OneTime(SameNames):
    """A time that stands until it is set: in two worlds the same."""

    def __init__(self) -> None:
        super().__init__()
        self.ahead = 0.0

    def now(self) -> float:
        return super().now() + self.ahead


def overheard(folder: Path, answers: tuple[int, ...], clock: Json, *, answered: bool) -> list[str]:
    """All that the third of four players, who has answered or not, is sent about a window in which these do."""
    ids, heard = OneTime(), []
    with looking_often(), serving_services(settings_for(folder), ids) as (address, services):
        players, table = gather(address, "outerspace", 4, options={"first_player": 1}, clock=clock, lost=None)
        seats, path = in_last_window(players, table), f"/tables/{table['table']}"
        observer = seats[2]
        if answered:
            assert observer.decide("pass")["type"] == "accepted"
        before = len(observer.received)
        for number in answers:
            ids.ahead += 7
            assert seats[number].decide("pass")["type"] == "accepted"
            observer.say(type="sync")
            observer.wait_for("full")
            heard.append(players[2].http.get(path).text)
        time.sleep(0.3)  # the clocks are looked at
        ids.ahead += 100
        running = services.tables[table["table"]].running
        assert running is not None
        wait_until(lambda: not running.in_window)  # it closes for all who have not answered
        observer.say(type="sync")
        observer.wait_for("full")
        return [*heard, *observer.received[before:]]


@pytest.mark.parametrize(
    "clock", [{"kind": "decision", "seconds": 60}, {"kind": "match", "seconds": 90, "increment": 5}]
)
@pytest.mark.parametrize("answered", [True, False])
def test_clocks_do_not_tell_who_has_answered_in_a_window(tmp_path: Path, clock: Json, answered: bool) -> None:
    """Two worlds that differ in who has answered send the others the same bytes, also who is late like them."""
    worlds = []
    for number, answers in enumerate([(0, 1), (3, 0)]):
        (tmp_path / str(number)).mkdir()
        worlds.append(overheard(tmp_path / str(number), answers, clock, answered=answered))
    assert any('"clocks"' in text or '"times":{' in text for text in worlds[0])
    assert worlds[0] == worlds[1]
