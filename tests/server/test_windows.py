"""Windows on a running server: all are asked alike, bots and wishes answer at one moment, the clock passes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from lychgate.server.matches import bot_turns
from lychgate.server.storage.schema import Write
from lychgate.server.workers.pool import WorkerPool
from lychgate.server.workers.questions import Question
from tests.server.company import deal, gather
from tests.server.reading import prompt_name
from tests.server.serving import Json, Player, Seat, both_wires, serving, serving_services, settings_for

SECONDS = 0.2


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(settings_for(tmp_path_factory.mktemp("windows"), window_seconds=SECONDS)) as found:
        yield found


def propose(seats: list[Seat]) -> None:
    """BM-7: everybody is for no title at all."""
    for seat in seats:
        while seat.prompt is None:
            seat.hear()
        assert seat.decide("title -")["type"] == "accepted"


def with_bots(address: str, bots: int = 1, **wishes: object) -> Seat:
    """A person who begins against bots, with the title behind them."""
    player = Player(address, "Ada")
    wanted = [{"kind": "you"}] + [{"kind": "bot", "bot": "thumb"}] * bots
    table = player.post("/tables", 201, game="outerspace", seats=wanted, options={"first_player": 1}, **wishes)
    [seat] = deal([player], table)
    propose([seat])
    until(seat, "act")
    return seat


def until(seat: Seat, prompt: str) -> Json:
    """Listen until the seat is asked this."""
    while seat.prompt is None or prompt_name("outerspace", seat.prompt) != prompt:
        seat.hear(30)
    return seat.prompt


def among_people(address: str, count: int, **wishes: object) -> list[Seat]:
    """People at a table, in the last window of the first turn."""
    return in_last_window(*gather(address, "outerspace", count, options={"first_player": 1}, **wishes))


def in_last_window(players: list[Player], table: Json) -> list[Seat]:
    """The same of people who have gathered; the first of them begins."""
    seats = deal(players, table)
    propose(seats)
    until(seats[0], "act")
    assert seats[0].decide("end")["type"] == "accepted"
    for seat in seats:
        until(seat, "last-chance")
    return seats


@both_wires
def test_all_are_asked_at_once_and_nothing_is_seen_of_answers(address: str) -> None:
    seats = among_people(address, 3)
    for seat in seats[:2]:
        assert seat.decide("pass")["type"] == "accepted"
    assert not seats[2].hears_within(0.3)
    assert not seats[0].hears_within(0.01)
    assert seats[2].decide("pass")["type"] == "accepted"
    until(seats[0], "discard")


def test_bots_answer_together_after_one_short_time(address: str) -> None:
    seat = with_bots(address, 3)
    assert seat.decide("end")["type"] == "accepted"
    until(seat, "last-chance")
    assert seat.decide("pass")["type"] == "accepted"
    began = time.monotonic()
    until(seat, "discard")
    passed = time.monotonic() - began
    assert SECONDS - 0.05 < passed < SECONDS + 5, passed  # a busy machine is late now and then


def test_a_bot_that_thinks_too_long_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Question] = []

    async def ask(_: WorkerPool, question: Question, wait: float | None = None) -> int:
        asked.append(question)
        if len(asked) > 2:
            await asyncio.sleep(60)  # a hard question
        return question.answer()

    monkeypatch.setattr(WorkerPool, "ask", ask)
    with serving(settings_for(tmp_path, window_seconds=SECONDS)) as address:
        seat = with_bots(address, 2)
        assert seat.decide("end")["type"] == "accepted"
        until(seat, "last-chance")
        assert seat.decide("pass")["type"] == "accepted"
        until(seat, "discard")
    assert {question.seat for question in asked[2:]} == {1, 2}


def test_whoever_wished_to_pass_does_so_by_itself_at_the_bots_moment(address: str) -> None:
    seats = among_people(address, 2)
    assert seats[1].decide("pass until-own-turn")["type"] == "accepted"
    assert seats[0].decide("pass")["type"] == "accepted"
    until(seats[0], "discard")
    assert seats[0].decide("pass")["type"] == "accepted"  # the wish is over: it was for one turn only
    until(seats[1], "act")
    assert seats[1].decide("end")["type"] == "accepted"
    until(seats[0], "last-chance")
    assert seats[0].decide("pass until-credits")["type"] == "accepted"
    until(seats[1], "last-chance")
    assert seats[1].decide("pass")["type"] == "accepted"
    until(seats[1], "discard")
    assert seats[1].decide("pass")["type"] == "accepted"
    until(seats[0], "act")
    began = time.monotonic()
    assert seats[0].decide("end")["type"] == "accepted"
    asked = until(seats[0], "last-chance")
    assert [choice["decision"] for choice in asked["decisions"]] == ["pass"]
    until(seats[1], "last-chance")
    assert seats[1].decide("pass")["type"] == "accepted"
    assert not seats[1].hears_within(SECONDS / 2)
    until(seats[0], "discard")
    assert time.monotonic() - began > SECONDS - 0.05


@both_wires
def test_a_countdown_is_shown_and_then_the_seat_passes(address: str) -> None:
    seats = among_people(address, 2, countdown=2)
    assert seats[0].table["countdown"] == 2
    for seat in seats:
        prompt = seat.prompt
        assert prompt is not None
        assert prompt["window"]["seconds"] == 2
        assert 0 < prompt["window"]["left"] <= 2
    began = time.monotonic()
    until(seats[0], "discard")
    assert seats[0].prompt is not None
    assert seats[0].prompt["window"] is None
    assert 0.5 < time.monotonic() - began < 10
    assert not seats[0].hears_within(1.2)  # outside of windows no clock runs


def test_the_countdown_begins_anew_with_each_window(address: str) -> None:
    seats = among_people(address, 2, countdown=2)
    for _ in range(2):
        time.sleep(0.6)
        for seat in seats:
            assert seat.decide("pass")["type"] == "accepted"
        until(seats[0], "discard")
        assert seats[0].decide("pass")["type"] == "accepted"
        seats.reverse()
        until(seats[0], "act")
        assert seats[0].decide("end")["type"] == "accepted"
        for seat in seats:
            assert until(seat, "last-chance")["window"]["left"] > 1.5


def test_by_post_a_window_stays_open(address: str) -> None:
    seats = among_people(address, 2)
    assert seats[0].table["countdown"] is None
    assert all(seat.prompt is not None for seat in seats)
    assert [seat.prompt["window"] for seat in seats if seat.prompt] == [{"seconds": None, "left": None}] * 2
    assert seats[0].decide("pass")["type"] == "accepted"
    assert not seats[0].hears_within(1.2)


def test_a_countdown_of_no_time_is_refused(address: str) -> None:
    player = Player(address, "Ada")
    wanted = [{"kind": "you"}, {"kind": "open"}]
    refused = player.post("/tables", 400, game="outerspace", seats=wanted, countdown=0)
    assert refused["code"] == "bad-request"


def test_a_window_closes_although_an_answer_could_not_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_turns, "AGAIN_SECONDS", 0.05)
    with serving_services(settings_for(tmp_path, window_seconds=SECONDS)) as (address, services):
        seat = with_bots(address)
        assert seat.decide("end")["type"] == "accepted"
        until(seat, "last-chance")
        failed = []

        def fail(writes: Sequence[Write]) -> asyncio.Future[None]:
            failed.append(writes)
            raise OSError("the disk is full")

        with monkeypatch.context() as full:
            full.setattr(services.database, "write", fail)
            while not failed:
                time.sleep(0.001)
        assert seat.decide("pass")["type"] == "accepted"
        until(seat, "discard")
