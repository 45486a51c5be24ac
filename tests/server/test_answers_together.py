"""Several answers at one moment in a window are one change: how many there were tells nobody who had answered."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Sequence
from pathlib import Path

import pytest
from sqlalchemy import select

from lychgate.core.input.registry import find
from lychgate.play.match import refusals
from lychgate.play.match.match import Match
from lychgate.server.matches.loading import MatchLoader
from lychgate.server.runtime.services import Services
from lychgate.server.storage import schema
from lychgate.server.storage.schema import Row, Write
from lychgate.server.telling.running_match import RunningMatch
from lychgate.server.workers.pool import WorkerPool
from lychgate.server.workers.questions import Question
from tests.server.company import deal, gather, wait_until
from tests.server.serving import Json, Player, Seat, both_wires, serving_services, settings_for
from tests.server.test_races import busy, waiting
from tests.server.test_secrets import SameNames
from tests.server.test_windows import among_people, in_last_window, propose, until, with_bots

COUNTDOWN = 3


def running_match(services: Services, table: str) -> RunningMatch:
    found = services.tables[table].running
    assert found is not None
    return found


def log_of(services: Services, match: str) -> list[Row]:
    log = schema.decisions
    return services.database.read(select(log).where(log.c.match == match).order_by(log.c.number))


def heard_since(seat: Seat, before: int) -> list[str]:
    """All that somebody was sent since, and how everything looks to them now."""
    seat.say(type="sync")
    seat.wait_for("full")
    return seat.received[before:]


# --- two worlds


def closed_by_countdown(folder: Path, late: tuple[int, ...], observer: int) -> list[str]:
    """All that a late player is sent about a window that closes while these have not answered."""
    with serving_services(settings_for(folder), SameNames()) as (address, _):
        seats = among_people(address, 4, countdown=COUNTDOWN)
        before = len(seats[observer].received)
        for number, seat in enumerate(seats):
            if number not in late:
                assert seat.decide("pass")["type"] == "accepted"
        until(seats[0], "discard")
        return heard_since(seats[observer], before)


@both_wires
@pytest.mark.parametrize("lates", [((1,), (1, 2)), ((1, 3), (1, 2, 3)), ((0, 1), (1, 3))])
def test_who_is_late_does_not_learn_who_else_was(tmp_path: Path, lates: tuple[tuple[int, ...], ...]) -> None:
    """Two worlds that differ in whether others had answered when the window closed."""
    worlds = []
    for number, late in enumerate(lates):
        (tmp_path / str(number)).mkdir()
        worlds.append(closed_by_countdown(tmp_path / str(number), late, observer=1))
    assert [json.loads(text)["type"] for text in worlds[0]] == ["change", "full"]
    assert worlds[0] == worlds[1]


def closed_by_wishes(folder: Path, other_wishes: bool) -> list[str]:
    """All that the first of three, who wishes to pass, is sent about a window in which another wishes, or passes."""
    with serving_services(settings_for(folder), SameNames()) as (address, services):
        services.time_outs._windows._answer_seconds = 2  # so that on a busy machine the others answer before it
        seats = among_people(address, 3)
        observer, second, other = seats
        assert observer.decide("pass until-credits", "wish")["type"] == "accepted"
        assert second.decide("pass")["type"] == "accepted"
        assert other.decide("pass until-credits" if other_wishes else "pass")["type"] == "accepted"
        until(observer, "discard")
        assert observer.decide("pass", "discard")["type"] == "accepted"
        until(second, "act")
        assert second.decide("end")["type"] == "accepted"
        for seat in seats:
            until(seat, "last-chance")
        before = len(observer.received)
        assert second.decide("pass")["type"] == "accepted"
        if not other_wishes:
            assert other.decide("pass")["type"] == "accepted"
        until(second, "discard")
        return heard_since(observer, before)


@both_wires
def test_who_wishes_to_pass_does_not_learn_who_else_does(tmp_path: Path) -> None:
    worlds = []
    for name, wishes in (("wish", True), ("pass", False)):
        (tmp_path / name).mkdir()
        worlds.append(closed_by_wishes(tmp_path / name, wishes))
    assert [json.loads(text)["type"] for text in worlds[0]] == ["change", "full"]
    assert worlds[0] == worlds[1]


# --- one change


def in_a_window(players: int = 4) -> RunningMatch:
    """A match in the last window of the first turn, at no server."""
    game = find("outerspace")
    match = Match(game, players, options={"first_player": 1}, seed=bytes(32))
    running, notation = RunningMatch("m", match), game.decisions
    while not running.in_window:
        seat = min(running.asked)
        words = {notation.write(action): action for action in match.legal_actions(seat)}
        running.decide(seat, words["end"] if "end" in words else words["title -"])
    return running


def passing(running: RunningMatch, *seats: int) -> None:
    for seat in seats:
        action = running.no_answer(seat)
        assert action is not None
        running.decide_untold(seat, action)


def test_while_the_window_stays_open_each_hears_of_the_own_answer_alone() -> None:
    """Clocks can run out for some of those asked: a change for each of them, which is as if there were no other."""
    alone, both = in_a_window(), in_a_window()
    moment = both.moment
    passing(alone, 1)
    passing(both, 1, 2)
    [own], others = alone.tell(), list(both.tell())
    assert [step.reader for step in others] == [1, 2]
    assert (others[0].version, others[0].text, others[0].events) == (own.version, own.text, own.events)
    assert (both.moment, sorted(both.undoable), sorted(both.asked)) == (moment, [1, 2], [0, 3])
    passing(both, 3, 0)
    assert [step.reader for step in both.tell()] == list(both.readers)
    assert (both.moment, both.undoable) == (moment + 1, frozenset())


def test_when_everybody_answers_at_once_all_notice_that_the_window_has_closed() -> None:
    together, apart = in_a_window(2), in_a_window(2)
    passing(together, 0, 1)
    together.tell()
    for seat in (0, 1):
        apart.decide(seat, apart.match.no_answer(seat) or 0)
    assert (together.moment, together.asked, together.undoable) == (apart.moment, apart.asked, apart.undoable)
    assert [together.events_told(reader) for reader in together.readers] == [
        apart.events_told(reader) for reader in apart.readers
    ]
    assert together.version(0) == apart.version(0) - 1


def test_who_answers_after_all_is_not_passed_for(tmp_path: Path) -> None:
    """An answer that came after the time was over, and before anything else did, counts."""
    with serving_services(settings_for(tmp_path)) as (address, services):
        players, made = gather(address, "outerspace", 3, options={"first_player": 1})
        seats = in_last_window(players, made)
        table = services.tables[made["table"]]
        prompt = seats[1].prompt
        assert prompt is not None
        with busy(services, table):
            seats[1].say(type="decide", id="just in time", prompt=prompt["id"], decision="pass")
            wait_until(lambda: waiting(table))
            services.database._loop.call_soon_threadsafe(services.time_outs._windows.close, table)
            wait_until(lambda: len(table.lock._waiters or ()) == 2)
        assert seats[1].wait_for("accepted")["id"] == "just in time"
        until(seats[0], "discard")
        rows = log_of(services, running_match(services, made["table"]).id)[-3:]
        assert [(row["seat"], row["client"]) for row in rows] == [(1, "just in time"), (0, ""), (2, " clock")]


def test_none_of_several_answers_counts_if_they_cannot_be_written(tmp_path: Path) -> None:
    with serving_services(settings_for(tmp_path)) as (address, services):
        players, made = gather(address, "outerspace", 2, options={"first_player": 1}, countdown=1)
        seats = deal(players, made)
        propose(seats)
        until(seats[0], "act")
        failed: list[int] = []
        honest = services.database.write

        def fail(writes: Sequence[Write]) -> asyncio.Future[None]:
            if len(writes) > 1 and not failed:
                failed.append(len(writes))
                raise OSError("the disk is full")
            return honest(writes)

        with pytest.MonkeyPatch.context() as full:
            full.setattr("lychgate.server.matches.bot_turns.AGAIN_SECONDS", 0.05)
            full.setattr(services.database, "write", fail)
            assert seats[0].decide("end")["type"] == "accepted"
            until(seats[0], "discard")  # the match was read again, and the window closed anew
        assert failed == [2]
        rows = log_of(services, running_match(services, made["table"]).id)[-2:]
        assert [row["client"] for row in rows] == ["", " clock"]


def test_an_answer_that_the_rules_refuse_keeps_nobody_elses_from_counting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    refused = refusals.action_of(find("outerspace"), "title -")
    spoiling: list[int] = []

    async def ask(_: WorkerPool, question: Question, wait: float | None = None) -> int:
        if question.seat == 1 and spoiling:
            return spoiling.pop()
        return question.answer()

    monkeypatch.setattr(WorkerPool, "ask", ask)
    with serving_services(settings_for(tmp_path)) as (address, _):
        seat = with_bots(address, 2)
        spoiling.append(refused)
        assert seat.decide("end")["type"] == "accepted"
        until(seat, "last-chance")
        assert seat.decide("pass")["type"] == "accepted"
        until(seat, "discard")
        assert not spoiling


# --- what is stored


def test_after_a_restart_the_versions_are_the_same(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    with serving_services(settings) as (address, services):
        players, table = gather(address, "outerspace", 4, options={"first_player": 1}, countdown=COUNTDOWN)
        seats, path = in_last_window(players, table), f"/tables/{table['table']}"
        until(seats[0], "discard")
        running = running_match(services, table["table"])
        rows = log_of(services, running.id)[-4:]
        assert [row["client"] for row in rows] == ["", "", "", " clock"]
        assert sorted(row["seat"] for row in rows) == [0, 1, 2, 3]
        assert len({row["at"] for row in rows}) == 1
        before = [running.version(reader) for reader in running.readers], running.moment, running.count
        views = [player.get(f"{path}/view") for player in players]
        frames = own_frames(players[1], running.id, "1")
        assert len(frames) == running.version(1) == views[1]["match"]["version"]
        assert frames[-1]["view"] == views[1]["match"]["view"]
    with serving_services(settings) as (address, services):
        for player in players:
            player.address, player.http.base_url = address, f"{address}/api"
        assert [player.get(f"{path}/view")["match"] for player in players] == [view["match"] for view in views]
        again = running_match(services, table["table"])
        assert ([again.version(reader) for reader in again.readers], again.moment, again.count) == before


def own_frames(player: Player, match: str, eyes: str) -> list[Json]:
    found: list[Json] = []
    while True:
        page = player.get(f"/matches/{match}/frames?eyes={eyes}&first={len(found) + 1}&count=40")
        found += page["list"]
        if len(found) >= page["frames"]:
            return found


@pytest.mark.long
def test_a_match_of_such_windows_is_seen_again_and_taken_up_anywhere(tmp_path: Path) -> None:
    with serving_services(settings_for(tmp_path, window_seconds=0.01)) as (address, services):
        host = Player(address, "Eve")
        bots = [{"kind": "bot", "bot": "thumb"}] * 3
        table = host.post("/tables", 201, game="outerspace", seats=bots, public=True, spectators=True)
        watching = host.sit(table)
        host.post(f"/tables/{table['table']}/start")
        changes = [watching.wait_for("full")["match"]]
        while watching.outcome is None:
            message = watching.hear()
            if message["type"] == "change":
                changes.append(message)
        match = host.get(f"/tables/{table['table']}")["match"]
        rows = log_of(services, match)
        together = [number for number, row in enumerate(rows, 1) if row["client"] == ""]
        assert together
        seen = own_frames(host, match, "spectator")
        assert [frame["view"] for frame in seen] == [change["view"] for change in changes]
        assert len(own_frames(host, match, "open")) == len(rows) + 1, "all that was decided, one by one"
        for seat in range(3):
            versions = [frame["version"] for frame in own_frames(host, match, str(seat))]
            assert versions == list(range(1, len(versions) + 1))
            assert len(versions) < len(rows)
        loader = MatchLoader(services.database, services.catalogue)
        for number in random.Random(1).sample(together, 5):  # in the middle of a change
            taken = host.post(f"/matches/{match}/play", 201, eyes="open", at=number + 1, bot="random")
            assert [row["client"] for row in log_of(services, taken["match"])[:number]] == [" taken up"] * number
            with busy(services, services.tables[taken["table"]]):
                here, stored = running_match(services, taken["table"]), loader.load(taken["match"])
                assert here.asked == frozenset(here.match.asked)
                assert [here.version(one) for one in here.readers] == [stored.version(one) for one in here.readers]
