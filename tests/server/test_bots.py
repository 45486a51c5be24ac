"""Bots at tables: asked by view alone, in a few processes, which may die; answering after one fixed time."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

import lychgate
from lychgate.conformance.cases import kit_of
from lychgate.core.input import registry
from lychgate.server.matches import bot_turns
from lychgate.server.runtime.services import Services
from lychgate.server.storage.schema import Write
from lychgate.server.workers import questions
from lychgate.server.workers.pool import WorkerPool
from lychgate.server.workers.questions import Question
from tests.server.company import deal, gather, play_on, take_over, wait_until, with_bots
from tests.server.serving import Json, Player, awaited, serving, serving_services, settings_for


def question(bot: str = "random", seat: int = 0) -> Question:
    match = lychgate.new("graverobbers", players=3, seed=1)
    view = match.view_bytes(seat).tobytes()
    return Question("graverobbers", bot, match.box.tobytes(), view, seat, 7)


def send(pool: WorkerPool, sign: signal.Signals) -> int:
    """Send a signal to the pool's worker; its number."""
    worker = pool.processes[0].pid
    assert worker is not None
    os.kill(worker, sign)
    return worker


@pytest.fixture(scope="module")
def pool() -> Iterator[WorkerPool]:
    """One worker, for the tests that ask it by themselves."""
    found = WorkerPool(1, 60)
    yield found
    found.close()


def test_a_bot_answers_with_a_legal_decision(pool: WorkerPool) -> None:
    match = lychgate.new("graverobbers", players=3, seed=1)
    for bot in ("random", "thumb", "easy", "expert"):
        assert awaited(pool.ask(question(bot))) in match.legal_actions(0)


@pytest.mark.parametrize("name", registry.names())
def test_a_bot_is_asked_the_same_whatever_is_hidden_from_it(name: str) -> None:
    match = lychgate.new(name, players=max(2, registry.find(name).players.start), seed=3)
    seat = match.asked[0]
    asked = []
    for n in range(3):
        match.state = kit_of(name).scramble(match.box, match.state, seat, random.Random(n))
        asked.append(questions.question("easy", match, seat, 7))
    assert asked[0] == asked[1] == asked[2]
    assert len({one.answer() for one in asked}) == 1


def test_a_worker_that_dies_is_replaced_and_its_question_asked_again(pool: WorkerPool) -> None:
    async def ask() -> list[int]:
        first = await pool.ask(question())
        asked = [asyncio.create_task(pool.ask(question())) for _ in range(5)]
        await asyncio.sleep(0)
        send(pool, signal.SIGKILL)
        return [first, *await asyncio.gather(*asked)]

    assert len(set(awaited(ask()))) == 1


def test_a_worker_that_hangs_is_replaced(pool: WorkerPool) -> None:
    async def ask() -> int:
        await pool.ask(question())
        hung = send(pool, signal.SIGSTOP)
        pool.patience = 0.2
        task = asyncio.create_task(pool.ask(question()))
        while pool.processes[0].pid == hung:
            await asyncio.sleep(0.01)
        pool.patience = 60.0
        return await task

    assert awaited(ask()) >= 0


def test_a_bot_that_comes_to_no_end_answers_by_rule_of_thumb(pool: WorkerPool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "patience", 0.0)
    assert awaited(pool.ask(question("expert"))) == question("thumb").answer()


@pytest.mark.long
def test_a_question_that_no_worker_survives_is_given_up(pool: WorkerPool) -> None:
    hopeless = Question("a game that no worker knows", "random", b"", b"", 0, 0)
    with pytest.raises((EOFError, OSError)):
        awaited(pool.ask(hopeless))
    assert awaited(pool.ask(question())) >= 0


def test_answers_of_bots_take_one_fixed_time(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path, bot_seconds=0.5)) as address:
        player, table = with_bots(address)
        path = f"/tables/{table['table']}"
        seat = player.sit(table)
        player.post(f"{path}/start")
        seat.wait_for("full")
        began = time.monotonic()
        answered: list[Json] = []
        while len(answered) < 2:
            message = seat.hear()
            answered += [e for e in message.get("events", []) if e["name"] == "answered" and e["arguments"]["seat"]]
        assert time.monotonic() - began >= 0.45


@pytest.mark.long
def test_tables_stay_quick_while_bots_think(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path)) as address:
        for _ in range(12):
            player, table = with_bots(address, bots=3, bot="thumb")
            player.post(f"/tables/{table['table']}/start")
        players, table = gather(address)
        seats = deal(players, table)
        began = time.monotonic()
        decided = play_on(seats, random.Random(1), most=10)
        assert (time.monotonic() - began) / decided < 3.0


def test_a_bot_s_answer_comes_too_late_when_its_seat_was_taken_over(tmp_path: Path) -> None:
    with serving_services(settings_for(tmp_path, bot_seconds=1.0)) as (address, services):
        player, table = with_bots(address)
        path = f"/tables/{table['table']}"
        player.post(f"{path}/start")
        other = Player(address, "Bob")
        take_over(player, other, table, 1)
        time.sleep(1.5)
        running = services.tables[table["table"]].running
        assert running is not None
        assert 1 in running.asked
        assert other.get(f"{path}/view")["match"]["prompt"] is not None


def test_a_bot_that_failed_is_asked_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_turns, "AGAIN_SECONDS", 0.01)
    asked: list[Question] = []

    async def ask(_: WorkerPool, question: Question, wait: float) -> int:
        asked.append(question)
        if len(asked) == 1:
            raise OSError("the worker is gone")
        return question.answer()

    monkeypatch.setattr(WorkerPool, "ask", ask)
    with serving(settings_for(tmp_path)) as address:
        player, table = with_bots(address)
        play_on(deal([player], table), random.Random(1), most=3)
    assert asked[0].seat in {question.seat for question in asked[1:]}


def test_a_bot_whose_decision_could_not_be_written_decides_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_turns, "AGAIN_SECONDS", 0.05)
    with serving_services(settings_for(tmp_path)) as (address, services):
        player, table = with_bots(address)
        [seat] = deal([player], table)
        while not refused(services, table, monkeypatch):
            play_on([seat], random.Random(1), most=1)
        play_on([seat], random.Random(1), most=2)


def refused(services: Services, table: Json, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Let the disk be full for a moment while a bot thinks, if one does; was a decision refused?"""
    write, failed = services.database.write, []

    def fail(writes: Sequence[Write]) -> asyncio.Future[None]:
        failed.append(writes)
        raise OSError("the disk is full")

    with monkeypatch.context() as full:
        full.setattr(services.database, "write", fail)
        deadline = time.monotonic() + 5
        while services.tables[table["table"]].thinking and not failed and time.monotonic() < deadline:
            time.sleep(0.001)
    assert services.database.write == write
    return bool(failed)


def test_bots_among_themselves_wait_until_somebody_looks(tmp_path: Path) -> None:
    with serving_services(settings_for(tmp_path)) as (address, services):
        player = Player(address, "Ada")
        table = player.post("/tables", 201, game="graverobbers", seats=[{"kind": "bot", "bot": "random"}] * 3)
        player.post(f"/tables/{table['table']}/start")
        there = services.tables[table["table"]]
        wait_until(lambda: not there.thinking)
        assert there.running is not None
        assert there.running.count <= 3  # each has taken the turn it was asked for
        before = there.running.count
        time.sleep(0.3)
        assert there.running.count == before
        player.get(f"/tables/{table['table']}/view")  # who looks by asking again and again, sees it go on
        wait_until(lambda: there.running is not None and there.running.count > before)
        watching = player.sit(table)
        while there.phase == "playing":
            watching.hear()


def test_bots_know_after_a_restart_that_it_is_their_turn_when_somebody_polls(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, bot_seconds=1.0)
    with serving(settings) as address:
        player, table = with_bots(address)
        path = f"/tables/{table['table']}"
        player.post(f"{path}/start")
    with serving_services(settings) as (address, services):
        player.http.base_url = f"{address}/api"
        player.get(f"{path}/view")
        running = services.tables[table["table"]].running
        assert running is not None
        wait_until(lambda: running.count >= 2)


def test_when_all_workers_are_busy_a_rule_of_thumb_answers(pool: WorkerPool) -> None:
    async def ask() -> tuple[int, int]:
        await pool.ask(question())
        stopped = send(pool, signal.SIGSTOP)
        try:
            first = asyncio.create_task(pool.ask(question()))
            await asyncio.sleep(0.1)
            hurried = await pool.ask(question("expert"), 0.1)
        finally:
            os.kill(stopped, signal.SIGCONT)
        return hurried, await first

    assert awaited(ask())[0] == question("thumb").answer()
