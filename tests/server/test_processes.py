"""Several processes on one database: any of them serves any seat, and no table has two owners."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import random
import socket
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select, text
from typer.testing import CliRunner
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from lychgate.cli.commands import app
from lychgate.core.errors import BadOptions
from lychgate.server.http import forwarding
from lychgate.server.messages.refusals import Refused
from lychgate.server.operations.settings import load
from lychgate.server.processes.carried import Request
from lychgate.server.processes.carried import Socket as Carried
from lychgate.server.processes.descriptors import DescriptorReceiver, Unwanted, give
from lychgate.server.runtime.listening import listen, reserve
from lychgate.server.runtime.services import Services
from lychgate.server.runtime.supervisor import share
from lychgate.server.storage import engine as storage
from lychgate.server.storage import schema
from lychgate.server.tables.table import Table
from tests.server import databases
from tests.server.company import deal, gather, play_on, wait_until, with_bots
from tests.server.serving import Player, awaited, opened, serving_services, settings_for, socket_url

Serving = tuple[str, Services]


@pytest.fixture
def two(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Serving, Serving]]:
    """Two servers on one database, as two processes would be."""
    monkeypatch.setattr(databases, "kind", "postgresql")
    with contextlib.ExitStack() as stack:
        first, second = (stack.enter_context(serving_services(settings_for(tmp_path))) for _ in range(2))
        yield first, second


def at(player: Player, address: str) -> Player:
    """The same guest, who asks another process."""
    other = Player.__new__(Player)
    other.__dict__ |= player.__dict__ | {"address": address}
    headers = {"authorization": f"Bearer {player.token}"}
    client = httpx.Client(base_url=f"{address}/api", timeout=20, headers=headers, event_hooks=player.http.event_hooks)
    other.http = opened.enter_context(client)
    return other


def test_seats_of_one_table_play_through_two_processes(two: tuple[Serving, Serving]) -> None:
    (first, owner), (second, other) = two
    players, table = gather(first)
    table_id = table["table"]
    there = [players[0], at(players[1], second), at(players[2], second)]
    seats = [player.sit(table) for player in there]
    there[1].post(f"/tables/{table_id}/chat", 201, text="from the other process")
    players[0].post(f"/tables/{table_id}/start")
    for seat in seats:
        seat.wait_for("full")
    assert play_on(seats, random.Random(1)) > 20
    assert all(seat.outcome is not None for seat in seats)
    assert table_id in owner.tables
    assert table_id not in other.tables


def test_any_process_answers_any_request_about_a_table(two: tuple[Serving, Serving]) -> None:
    (first, _), (second, other) = two
    players, table = gather(first)
    path, (ada, bob, _) = f"/tables/{table['table']}", players
    there = at(bob, second)
    ada.post(f"{path}/start")
    assert there.get(f"{path}/view")["match"] == bob.get(f"{path}/view")["match"]
    assert there.http.put(f"{path}/notes", json={"text": "kept"}).json() == {"text": "kept"}
    assert bob.get(f"{path}/notes")["text"] == "kept"
    match = there.get(path)["match"]
    assert there.get(f"/matches/{match}")["eyes"] == ["1"], "only the owner knows who sits where"
    found = Player(second, "Eve").http.get(path)
    assert (found.status_code, found.json()["code"]) == (403, "not-invited"), "and refuses as it would at its own port"
    assert found.headers["x-content-type-options"] == "nosniff"
    assert there.get("/tables/nothing", 404)["code"] == "no-such-table"
    code = bob.post(f"{path}/resume-code")["code"]
    cid = Player(second, "Cid")
    assert cid.post("/resume", code=code)["you"]["seat"] == 1
    assert bob.get(path, 403, **{"x-invite": ""})["code"] == "not-invited"
    assert not other.tables


def test_lists_have_the_tables_of_all_processes_and_call_nobody_away_whom_another_sees(
    two: tuple[Serving, Serving],
) -> None:
    (first, _), (second, _) = two
    player, table = with_bots(first, public=True)
    player.sit(table)
    [listed] = Player(second, "Eve").get("/tables")["tables"]
    assert listed["table"] == table["table"]
    assert [seat["away"] for seat in listed["seats"]] == [False] * 3


def test_ones_own_tables_are_listed_by_any_process_also_while_a_match_goes_on(two: tuple[Serving, Serving]) -> None:
    (first, owner), (second, other) = two
    players, table = gather(first)
    deal(players, table)
    [listed] = at(players[1], second).get("/tables/mine")
    assert (listed["table"], listed["phase"], listed["you"]["seat"]) == (table["table"], "playing", 1)
    assert table["table"] in owner.tables
    assert table["table"] not in other.tables


def test_the_names_of_guests_are_known_everywhere_at_once(two: tuple[Serving, Serving]) -> None:
    (first, _), (second, _) = two
    ada = Player(first, "Ada")
    there = at(ada, second)
    assert there.get("/guests/me")["name"] == "Ada"
    ada.http.patch("/guests/me", json={"name": "Ida"})
    assert there.get("/guests/me")["name"] == "Ida"


def test_another_chapter_of_a_lesson_takes_the_place_of_one_in_another_process(two: tuple[Serving, Serving]) -> None:
    (first, owner), (second, other) = two
    ada = Player(first, "Ada")
    chapters = [one["name"] for one in ada.get("/games/graverobbers/lessons/en")["chapters"]]
    former = ada.post("/lessons", 201, game="graverobbers", chapter=chapters[0])["table"]
    now = at(ada, second).post("/lessons", 201, game="graverobbers", chapter=chapters[1])["table"]
    assert [one["table"] for one in ada.get("/tables/mine")] == [now]
    assert former not in owner.tables | other.tables


def test_from_another_machine_a_connection_is_relayed(
    two: tuple[Serving, Serving], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nobody_takes_it(*_: Any) -> None:
        raise Unwanted

    monkeypatch.setattr(forwarding, "give", nobody_takes_it)
    (first, owner), (second, _) = two
    players, table = gather(first)
    seats = [at(player, second).sit(table) for player in players]
    gc.collect()  # streams close what they belong to when nobody keeps them
    players[0].post(f"/tables/{table['table']}/start")
    for seat in seats:
        seat.wait_for("full")
    assert play_on(seats, random.Random(1)) > 20
    assert all(seat.outcome is not None for seat in seats)
    seats[0].close()
    wait_until(lambda: len(owner.tables[table["table"]].connections) == 2)


@pytest.mark.parametrize(("mode", "owner"), [(0o700, 0), (0o755, 0), (0o700, 1)])
def test_a_connection_is_given_only_into_a_folder_of_the_same_user(
    mode: int, owner: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    user = os.geteuid()
    monkeypatch.setattr(os, "geteuid", lambda: user + owner)
    adopted: list[Carried] = []

    def adopt(carried: Carried, given: socket.socket) -> None:
        given.close()
        adopted.append(carried)

    async def give_one() -> bool:
        receiver = DescriptorReceiver(adopt)
        Path(receiver.path).parent.chmod(mode)
        ours, theirs = socket.socketpair()
        with ours, theirs:
            try:
                await give(receiver.path, carried, ours.fileno())
                await asyncio.sleep(0.05)
            except Unwanted:
                return False
            finally:
                receiver.close()
                receiver.remove()
        assert not Path(receiver.path).parent.exists()
        return True

    request = Request(
        method="GET", scheme="ws", path="/", raw_path=b"/", query=b"", headers=[], client=None, server=None
    )
    carried = Carried(request=request, key=b"", data=b"")
    assert awaited(give_one()) == bool(adopted) == (mode == 0o700 and not owner)


def test_who_does_not_know_the_secret_gets_nothing_from_the_internal_address(two: tuple[Serving, Serving]) -> None:
    (_, services), _ = two
    assert services.membership is not None
    row = services.database.read_one(select(schema.processes).where(schema.processes.c.id == services.membership.id))
    assert row is not None
    host, _, port = row["address"].rpartition(":")
    assert host == "127.0.0.1"
    with socket.create_connection((host, int(port)), 10) as stranger:
        assert len(stranger.recv(32)) == 32
        stranger.sendall(b"x" * 64)
        assert stranger.recv(1) == b"", "it hangs up"
    with socket.create_connection((host, int(port)), 10) as stranger:
        stranger.sendall(b"GET /api/tables HTTP/1.1\r\nhost: x\r\n\r\n" + b" " * 64)
        stranger.recv(32)
        assert stranger.recv(1) == b""


def test_a_text_that_postgresql_cannot_store_is_refused_before_it_is_carried_out(two: tuple[Serving, Serving]) -> None:
    (first, owner), _ = two
    players, table = gather(first)
    seat = next(seat for seat in deal(players, table) if seat.prompt is not None)
    path, ada = f"/tables/{table['table']}", players[0]
    for wrong in ("/tables/%00", "/tables/%00/view", "/matches/%00", "/tables?after=%00", "/tables?game=%00"):
        assert ada.get(wrong, 400)["code"] == "bad-request", wrong
    assert ada.http.put(f"{path}/notes", json={"text": "\0"}).status_code == 400
    assert ada.post("/lessons", 400, game="\0", chapter="\0")["code"] == "bad-request"
    with pytest.raises(InvalidStatus, match="404"):
        connect(first.replace("http", "ws") + "/api/tables/%00/socket")
    assert seat.prompt is not None
    decision = {"id": "\0", "prompt": seat.prompt["id"], "decision": 0}
    assert ada.post(f"{path}/decisions", 400, **decision)["code"] == "bad-request"
    seat.say(type="decide", **decision)
    assert seat.closing_code() == 4400
    assert _asked(owner, "SELECT 1 FROM decisions") == []


def test_a_fault_before_a_websocket_is_open_refuses_it(
    two: tuple[Serving, Serving], monkeypatch: pytest.MonkeyPatch
) -> None:
    (first, services), _ = two

    async def fail(_: str) -> None:
        raise ValueError("planted")

    monkeypatch.setattr(services.registry.ownership, "owner", fail)
    with pytest.raises(InvalidStatus, match="500"):
        connect(socket_url(first, "any"))


# --- taking over


def lose_connection(services: Services) -> None:
    """End the connection through which a process writes, as a break in the network would."""
    [(pid,)] = _asked(
        services, f"SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND granted AND {_lock(services)}"
    )
    _asked(services, f"SELECT pg_terminate_backend({pid})")


def _lock(services: Services) -> str:
    assert services.membership is not None
    return f"classid = {services.membership.id >> 32} AND objid = {services.membership.id & 0xFFFFFFFF}"


def _asked(services: Services, question: str) -> list[tuple[Any, ...]]:
    with services.database.engine.connect() as connection:
        return [tuple(row) for row in connection.execute(text(question))]


def test_a_process_that_lost_its_connection_drops_its_tables_and_another_takes_over(
    two: tuple[Serving, Serving],
) -> None:
    (first, owner), (second, other) = two
    players, table = gather(first)
    seats = deal(players, table)
    decided = play_on(seats, random.Random(1), most=5)
    assert owner.membership is not None
    before = owner.membership.id
    lose_connection(owner)
    assert [seat.closing_code() for seat in seats] == [1012] * 3
    there = [at(player, second).sit(table) for player in players]
    assert table["table"] in other.tables
    assert table["table"] not in owner.tables
    assert len(_asked(other, "SELECT 1 FROM decisions")) == decided
    assert play_on(there, random.Random(2), most=5) == 5
    wait_until(lambda: owner.membership is not None and owner.membership.id not in (0, before))
    back = players[0].sit(table)  # to the first process, which is one among the others again, and passes it on
    assert play_on([back, *there[1:]], random.Random(3), most=5) == 5
    assert table["table"] not in owner.tables
    players, table = gather(first)  # and it has tables of its own again
    assert play_on(deal(players, table), random.Random(1), most=5) == 5


def test_what_waits_for_a_dropped_table_is_refused(two: tuple[Serving, Serving]) -> None:
    (first, owner), _ = two
    players, table = gather(first)
    deal(players, table)
    dropped = owner.tables[table["table"]]

    async def wait_for_it() -> str:
        async with dropped.lock:
            waiting = asyncio.create_task(dropped.lock.acquire())
            await asyncio.sleep(0)
            owner.registry.drop_all()
        try:
            await waiting
        except Refused as refused:
            return refused.code
        return "it was let in"

    assert awaited(wait_for_it()) == "table-moving"


def test_a_table_that_was_being_loaded_when_all_were_dropped_is_not_kept(
    two: tuple[Serving, Serving], monkeypatch: pytest.MonkeyPatch
) -> None:
    (first, owner), _ = two
    table_id = gather(first)[1]["table"]
    del owner.registry.loaded[table_id]
    load, membership = owner.registry._load, owner.membership
    assert membership is not None
    before = membership.id

    def load_while_the_connection_is_lost(wanted: str) -> Table:
        table = load(wanted)
        lose_connection(owner)
        wait_until(lambda: membership.id != before)
        return table

    monkeypatch.setattr(owner.registry, "_load", load_while_the_connection_is_lost)
    asyncio.run_coroutine_threadsafe(owner.registry.fetch(table_id), owner.database._loop).result(20)
    assert table_id not in owner.tables


def test_a_table_that_is_unloaded_is_anybodys(two: tuple[Serving, Serving]) -> None:
    (first, owner), (second, other) = two
    players, table = gather(first)
    unloaded = owner.tables[table["table"]]
    asyncio.run_coroutine_threadsafe(owner.registry.unload(-1), owner.database._loop).result(10)
    assert not unloaded.lock.take(), "who still has it changes nothing"
    assert _asked(owner, "SELECT owner FROM tables") == [(None,)]
    assert at(players[0], second).get(f"/tables/{table['table']}")["table"] == table["table"]
    assert table["table"] in other.tables
    assert players[0].get(f"/tables/{table['table']}")["table"] == table["table"]
    assert not owner.tables


def test_only_one_process_removes_what_is_too_old(two: tuple[Serving, Serving]) -> None:
    (_, first), (_, second) = two
    assert first.membership is not None
    assert second.membership is not None
    assert [first.membership.leads(), second.membership.leads()] == [True, False]


def test_first_starts_at_the_same_time_do_not_collide(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(databases, "kind", "postgresql")
    url = databases.empty_database(tmp_path)
    with ThreadPoolExecutor(4) as pool:
        engines = list(pool.map(storage.ready, [url] * 4))
    for engine in engines:
        with engine.connect() as connection:
            assert connection.execute(text("SELECT count(*) FROM mark_key")).scalar() == 1
        engine.dispose()


# --- starting several


def test_several_processes_are_refused_on_sqlite_in_one_sentence(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    told = CliRunner().invoke(app, ["serve", "--no-browser", "--processes", "2", "--database", url])
    assert told.exit_code != 0
    assert str(told.exception) == f"Expected PostgreSQL as the database of 2 processes, got {url}."


def test_processes_share_out_what_a_machine_has_once() -> None:
    shared = share(load(environment={}, processes=4, bot_workers=2, most_sockets=5000))
    assert (shared.bot_workers, shared.most_sockets) == (1, 1250)


def test_a_reserved_port_is_shared_with_own_processes_and_nobody_else() -> None:
    settings = load(environment={}, port=0)
    [kept] = reserve(settings)
    own = load(environment={}, port=kept.getsockname()[1])
    shared = [*reserve(own, first=False), *reserve(own, first=False)]
    for one in shared:
        one.listen()
    with pytest.raises(BadOptions, match="another program"):
        listen(own)
    with pytest.raises(BadOptions, match="another program"):
        reserve(own)
    for one in (kept, *shared):
        one.close()
