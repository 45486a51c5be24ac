"""A server of several processes on PostgreSQL, and tables that are played on whatever happens to one of them."""

from __future__ import annotations

import contextlib
import os
import random
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import create_engine, text
from websockets.exceptions import WebSocketException

from tests.server.company import gather
from tests.server.databases import postgresql
from tests.server.processes import free_port, wait_until_up
from tests.server.serving import ROOMY, Seat

Place = tuple[str, int, int]  # a match, a seat, and the number of its prompt
LOST = (OSError, TimeoutError, EOFError, WebSocketException, httpx.TransportError)
PATIENCE_SECONDS = 60.0


@contextlib.contextmanager
def several(folder: Path, processes: int) -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    """A server of so many processes; its address, and the process that looks after them."""
    port = free_port()
    wanted = {**ROOMY, "port": port, "database": postgresql(folder), "processes": processes}
    environment = os.environ | {f"LYCHGATE_{key.upper()}": str(value) for key, value in wanted.items()}
    command = [sys.executable, "-m", "lychgate", "serve", "--no-browser"]
    running = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
    try:
        wait_until_up(port, running)
        wait_until_all_serve(folder, processes)
        yield f"http://127.0.0.1:{port}", running
    finally:
        running.terminate()
        running.wait(30)


def children(running: subprocess.Popen[bytes]) -> list[int]:
    """The processes that serve."""
    found = Path(f"/proc/{running.pid}/task/{running.pid}/children").read_text(encoding="ascii")
    return [int(one) for one in found.split() if b"lychgate.cli.process" in _command(int(one))]


def _command(process: int) -> bytes:
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:
        return b""


def rows(folder: Path, question: str) -> list[tuple[Any, ...]]:
    """What the database answers."""
    engine = create_engine(postgresql(folder))
    with engine.connect() as connection:
        found = [tuple(row) for row in connection.execute(text(question))]
    engine.dispose()
    return found


def wait_until_all_serve(folder: Path, processes: int) -> None:
    deadline = time.monotonic() + PATIENCE_SECONDS
    alive = "SELECT id FROM processes WHERE NOT pg_try_advisory_xact_lock_shared(id)"
    while len(rows(folder, alive)) < processes:
        assert time.monotonic() < deadline, "not all processes serve"
        time.sleep(0.1)


@dataclass
class Sent:
    """A decision as a client sent it, and whether the server said that it counts."""

    client: str
    decision: str
    accepted: bool = False


@dataclass
class Crowd:
    """A table whose players play match after match, and connect again wherever they are cut off."""

    address: str
    seed: int
    pause: float = 0.01  # seconds between two decisions
    sent: dict[Place, Sent] = field(default_factory=dict)
    progress: float = 0.0  # when a decision was last accepted
    stopping: bool = False
    failure: BaseException | None = None

    def __post_init__(self) -> None:
        self._chance = random.Random(self.seed)
        self.players, self.table = gather(self.address)
        self.players[0].post(f"/tables/{self.table['table']}/start")
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def stop(self) -> None:
        self.stopping = True
        self._thread.join(PATIENCE_SECONDS)
        assert not self._thread.is_alive(), "a table is stuck"
        if self.failure is not None:
            raise self.failure

    def _run(self) -> None:
        try:
            while not self.stopping:
                seats: list[Seat] = []
                try:
                    for player in self.players:
                        seats.append(player.sit(self.table))
                    self._play(seats)
                except LOST:
                    time.sleep(0.05)  # as a page waits before it connects again
                finally:
                    for seat in seats:
                        with contextlib.suppress(*LOST):
                            seat.close()
        except BaseException as error:
            self.failure = error

    def _play(self, seats: list[Seat]) -> None:
        while not self.stopping:
            for index, seat in enumerate(seats):
                seat.hears_within(0.001)
                if seat.prompt is not None:
                    self._decide(index, seat)
                    time.sleep(self.pause)
            if any(seat.outcome is not None for seat in seats):
                self._again(seats)

    def _again(self, seats: list[Seat]) -> None:
        """Another match. Who is cut off after it was asked for finds it under way."""
        match = seats[0].match and seats[0].match["match"]
        for player in self.players:
            while (found := player.http.post(f"/tables/{self.table['table']}/rematch", json={})).status_code == 503:
                time.sleep(0.05)  # the table is moving to another process: people ask again
            assert found.status_code in (200, 409), found.text
        deadline = time.monotonic() + 2
        for seat in seats:
            while seat.match is None or seat.match["match"] == match:
                if time.monotonic() > deadline:
                    raise TimeoutError
                seat.hears_within(0.05)

    def _decide(self, index: int, seat: Seat) -> None:
        """Answer the open prompt; what was sent before and not answered is sent again as it was."""
        assert seat.prompt is not None
        assert seat.match is not None
        place = seat.match["match"], index, seat.prompt["id"]
        if place not in self.sent:
            choice = self._chance.choice(seat.prompt["decisions"])["decision"]
            self.sent[place] = Sent(f"{self._chance.random()}", choice)
        sent = self.sent[place]
        answer = seat.decide(sent.decision, sent.client)
        assert (answer["type"], answer["decision"]) == ("accepted", sent.decision), answer
        sent.accepted = True
        self.progress = time.monotonic()


def seconds_until_all_play_on(crowds: list[Crowd], since: float) -> float:
    """How long after this moment a decision had been accepted at every table."""
    deadline = time.monotonic() + PATIENCE_SECONDS
    while any(crowd.progress <= since for crowd in crowds):
        failed = [crowd.failure for crowd in crowds if crowd.failure is not None]
        if failed:
            raise failed[0]
        assert time.monotonic() < deadline, "a table does not go on"
        time.sleep(0.01)
    return time.monotonic() - since


def check(folder: Path, crowds: list[Crowd]) -> int:
    """Hold what the clients know against what the database has; how many decisions were answered with success."""
    question = "SELECT match, seat, prompt, client FROM decisions"
    kept: dict[Place, str] = {(match, seat, prompt): client for match, seat, prompt, client in rows(folder, question)}
    sent = {place: one for crowd in crowds for place, one in crowd.sent.items()}
    for place, one in sent.items():
        if one.accepted:
            assert kept.get(place) == one.client, f"{place} was answered, and is lost"
    for place, client in kept.items():
        assert sent[place].client == client, f"{place} is there as another decision"
    return sum(one.accepted for one in sent.values())
