"""`kill -9` at a random moment: what was answered is there afterwards, nothing else is, and play goes on."""

from __future__ import annotations

import contextlib
import os
import random
import signal
import threading
import time
from pathlib import Path

from sqlalchemy import create_engine, text
from websockets.exceptions import WebSocketException

from lychgate.conformance.counts import count
from lychgate.play.record.record import Record
from lychgate.play.record.verify import verify
from tests.server.company import gather
from tests.server.databases import url_for
from tests.server.processes import free_port, process
from tests.server.serving import Json, Player, Seat
from tests.server.several import Sent

TABLES = 2

Place = tuple[int, int]  # a seat and the number of its prompt


class Driver(threading.Thread):
    """Plays one table as fast as it can, noting what it asked for and what was answered with success."""

    def __init__(self, players: list[Player], table: Json, seed: int, sent: dict[Place, Sent]) -> None:
        super().__init__(daemon=True)
        self.players, self.table, self.chance = players, table, random.Random(seed)
        self.sent = sent
        self.over = False

    def run(self) -> None:
        # The server is being killed: a connection may end anywhere. That the server does nothing wrong is `check`ed.
        with contextlib.suppress(OSError, TimeoutError, EOFError, WebSocketException):
            self.play()

    def play(self) -> None:
        seats = [player.sit(self.table) for player in self.players]
        while not self.over:
            for index, seat in enumerate(seats):
                seat.hears_within(0.001)
                self.over = self.over or seat.outcome is not None
                if seat.prompt is not None:
                    self.decide(index, seat)

    def decide(self, index: int, seat: Seat) -> None:
        """Answer the open prompt; what was sent before and not answered is sent again as it was."""
        assert seat.prompt is not None
        place = index, seat.prompt["id"]
        if place not in self.sent:
            choice = self.chance.choice(seat.prompt["decisions"])["decision"]
            self.sent[place] = Sent(f"{self.chance.random()}", choice)
        sent = self.sent[place]
        answer = seat.decide(sent.decision, sent.client)
        assert (answer["type"], answer["decision"]) == ("accepted", sent.decision), answer
        sent.accepted = True


def begin(port: int, seed: int) -> Driver:
    players, table = gather(f"http://127.0.0.1:{port}")
    players[0].post(f"/tables/{table['table']}/start")
    return Driver(players, table, seed, {})


def follow(driver: Driver, seed: int) -> Driver:
    """The same people at the same table, after the restart."""
    return Driver(driver.players, driver.table, seed, driver.sent)


def stored(folder: Path, table: str) -> dict[Place, str]:
    """What the database holds of a table's decisions: seat and prompt, and the id."""
    engine = create_engine(url_for(folder))
    question = """SELECT seat, prompt, client FROM decisions JOIN tables ON tables.match = decisions.match
                  WHERE tables.id = :table"""
    with engine.connect() as connection:
        rows = connection.execute(text(question), {"table": table}).all()
    engine.dispose()
    return {(row.seat, row.prompt): row.client for row in rows}


def check(folder: Path, driver: Driver) -> int:
    """Hold what the clients know against what the disk has; how many decisions were answered with success."""
    kept = stored(folder, driver.table["table"])
    answered = {place: sent for place, sent in driver.sent.items() if sent.accepted}
    for place, sent in answered.items():
        assert kept.get(place) == sent.client, f"{place} was answered, and is lost"
    for place, client in kept.items():
        assert place in driver.sent, f"{place} is there, and nobody asked for it"
        assert driver.sent[place].client == client, f"{place} is there as another decision"
    assert len(kept.keys() - answered.keys()) <= len(driver.players), "each seat waits for at most one answer"
    return len(answered)


def asked_again(driver: Driver) -> None:
    """After a restart the server still knows what it answered: the same decisions are answered alike."""
    path = f"/tables/{driver.table['table']}/decisions"
    for (seat, prompt), sent in list(driver.sent.items())[-3:]:
        if sent.accepted:
            body: Json = {"id": sent.client, "prompt": prompt, "decision": sent.decision}
            assert driver.players[seat].post(path, **body)["decision"] == sent.decision


def test_after_kill_9_every_answered_decision_is_there_and_no_other(tmp_path: Path) -> None:
    port, chance = free_port(), random.Random(9)
    drivers: list[Driver] = []
    answered = 0
    for round_number in range(count(1, 50)):
        with process(tmp_path, port) as running:
            for driver in drivers:
                asked_again(driver)
            drivers = [follow(driver, round_number) for driver in drivers if not driver.over]
            drivers += [begin(port, round_number) for _ in range(TABLES - len(drivers))]
            before = sum(sent.accepted for driver in drivers for sent in driver.sent.values())
            for driver in drivers:
                driver.start()
            time.sleep(chance.uniform(0.2, 1.5))
            os.kill(running.pid, signal.SIGKILL)
            running.wait()
            for driver in drivers:
                driver.join(30)
        answered += sum(check(tmp_path, driver) for driver in drivers) - before
    assert answered > 0
    with process(tmp_path, port):  # and play goes on, to the end
        for driver in drivers:
            asked_again(driver)
            follow(driver, 0).play()
            match = driver.players[0].get(f"/tables/{driver.table['table']}")["match"]
            record = Record.from_text(driver.players[0].http.get(f"/matches/{match}/record").content)
            assert verify(record) > 20
