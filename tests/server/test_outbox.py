"""A reader who does not read: its outbox is bounded, the others go on, and in the end it has missed nothing."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import socket
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from websockets.sync.client import ClientConnection, connect

from lychgate.server.messages.tables import Full
from lychgate.server.socket import outbox
from lychgate.server.socket.outbox import AT_ONCE, MOST_MESSAGES, Flusher, Outbox
from lychgate.server.tables.news import Common, News
from lychgate.server.tables.table import Table
from tests.server.company import deal, decided_in_vain, gather, play_on, wait_until
from tests.server.reading import with_names
from tests.server.serving import Json, Player, awaited, both_wires, opened, serving_services, settings_for, socket_url

ASKED_FOR = 300  # full views that nobody reads: far more than all buffers on the way can hold
MOST_WRITTEN = 256 * 1024  # bytes that may wait in the server besides the outbox


def lazy(address: str, player: Player, table: Json) -> ClientConnection:
    """A connection with little room for what was not read."""
    found = urlsplit(address)
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect((found.hostname, found.port))
    url = socket_url(address, table["table"])
    headers = {"Authorization": f"Bearer {player.token}"}
    connection = connect(url, sock=line, additional_headers=headers, compression=None, max_queue=1)
    return opened.enter_context(connection)


def test_a_reader_who_does_not_read_is_no_burden_and_gets_one_full_view_in_the_end(tmp_path: Path) -> None:
    with serving_services(settings_for(tmp_path)) as (address, services):
        players, table = gather(address)
        seats = deal(players, table)
        reader = lazy(address, players[0], table)
        reader.send(json.dumps({"type": "hello", "wire": 2}))
        assert json.loads(reader.recv(20))["type"] == "full"
        end = services.tables[table["table"]].connections[-1]
        assert isinstance(end, Outbox)
        end.connection.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        for _ in range(ASKED_FOR):
            reader.send(json.dumps({"type": "sync"}))
        decided = play_on(seats, random.Random(1), most=20)
        assert decided == 20
        wait_until(lambda: end.behind)

        assert end.waiting <= MOST_MESSAGES
        full = b'{"type":"full"'
        assert sum(full in frame[:32] for frame in end._frames) <= AT_ONCE
        assert end.connection.transport.get_write_buffer_size() < MOST_WRITTEN

        seats[0].say(type="ping")
        seats[0].wait_for("pong")
        assert seats[0].match is not None
        heard = everything_until(reader, seats[0].match["version"])
        assert len(heard) < ASKED_FOR
        assert heard[-1]["type"] == "full"
        assert heard[-1]["match"]["view"] == seats[0].match["view"]


TAKEN_BACK = 20  # times, with a full view each


def take_back(player: Player, table: Json, said: Json) -> None:
    """Take back a decision and decide the same again, many times over: each time everything is told anew."""
    at, prompt = f"/tables/{table['table']}", said["prompt"]
    for _ in range(TAKEN_BACK):
        player.post(f"{at}/undo", id="back", prompt=prompt + 1)
        prompt += 2
        player.post(f"{at}/decisions", id="again", prompt=prompt, decision=said["decision"])


@both_wires
def test_who_takes_back_and_does_not_read_has_one_full_view_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox, "MOST_BYTES", 1000)  # less than a full view
    with serving_services(settings_for(tmp_path)) as (address, services):
        player, table, seat, said = decided_in_vain(address)
        end = next(end for end in services.tables[table["table"]].connections if end.guest == player.guest)
        assert isinstance(end, Outbox)
        end.connection.pause_writing()  # as the loop does when too much waits
        take_back(player, table, said)
        assert end.behind
        assert sum(map(len, end._frames)) <= 1000

        end.connection.loop.call_soon_threadsafe(end.connection.resume_writing)
        heard = [seat.hear()]
        while seat.hears_within(1):
            heard.append(json.loads(seat.received[-1]))
        assert [message["type"] for message in heard] == ["full"]
        polled = player.get(f"/tables/{table['table']}/view")["match"]
        assert seat.match == with_names(table["game"], polled)


def test_who_listens_over_many_connections_has_a_full_view_made_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str | None] = []
    full = News.full

    def counted(news: News, table: Table, guest: str | None, sentences: str | None, *, common: Common) -> Full:
        made.append(guest)
        return full(news, table, guest, sentences, common=common)

    with serving_services(settings_for(tmp_path)) as (address, _):
        player, table, _, said = decided_in_vain(address)
        ends = [player.sit(table) for _ in range(4)]
        monkeypatch.setattr(News, "full", counted)
        take_back(player, table, said)
        for end in ends:
            for _ in range(TAKEN_BACK):
                end.wait_for("full")
    assert made == [player.guest] * TAKEN_BACK


def everything_until(reader: ClientConnection, version: int) -> list[Json]:
    """All that there is to be read, up to a full view of this version of the match and what follows at once."""
    heard: list[Json] = []
    while not heard or heard[-1]["type"] != "full" or heard[-1]["match"]["version"] != version:
        heard.append(json.loads(reader.recv(60)))
    with contextlib.suppress(TimeoutError):
        while True:
            heard.append(json.loads(reader.recv(1)))
    return heard


def test_a_connection_that_fails_keeps_nothing_from_the_others() -> None:
    class Failing:
        def flush(self) -> None:
            raise RuntimeError("the transport is closed")

    class Noting:
        def __init__(self) -> None:
            self.flushed = 0

        def flush(self) -> None:
            self.flushed += 1

    async def flush() -> int:
        flusher, noting = Flusher(), Noting()
        flusher.add(Failing())
        flusher.add(noting)
        await asyncio.sleep(0.01)
        return noting.flushed

    assert awaited(flush()) == 1
