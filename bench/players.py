"""Scripted clients for load: they sit at tables of Lychgate and of boardgame.io and decide by chance.

Most of what a table says is not parsed: of a change only the prompt is looked for, by its bytes.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from functools import partial
from random import random
from typing import Any

import httpx
import msgspec
from wire import Wire, wired

HOST = "127.0.0.1"

Pace = Callable[[], float]  # seconds to think before the next decision


class Tally:
    """What was decided, and how long each answer took."""

    def __init__(self, pace: Pace | None) -> None:
        """Without a pace, everybody decides at once."""
        self.waits: list[float] = []
        self.refused = 0
        self.counting = False
        self._pace = pace
        self._held: list[Callable[[], None]] | None = []  # decisions that wait until everybody sits

    def think(self, decide: Callable[[], None]) -> None:
        """Decide after a while; the first time, when all tables are full."""
        if self._held is not None:
            self._held.append(decide)
        elif self._pace is not None:
            asyncio.get_running_loop().call_later(self._pace(), decide)
        else:
            decide()

    def open(self) -> None:
        held, self._held = self._held or [], None
        for decide in held:
            self.think(decide)

    def add(self, seconds: float) -> None:
        if self.counting:
            self.waits.append(seconds)


def pick(choices: list[Any]) -> Any:
    return choices[int(random() * len(choices))]


# --- Lychgate

ASKED, NOTHING_ASKED, CHOICES, NOT_OVER = b'"prompt":{"id":', b'"prompt":null', b'"decisions":[', b'"outcome":null}'


def choose(message: bytes, at: int) -> bytes:
    """One of the decisions that are listed from there on, as JSON: its number, or with sentences its notation."""
    start = message.index(CHOICES, at) + len(CHOICES)
    if message.startswith(b"{", start):
        notation: bytes = pick(message[start:].split(b'{"decision":"')[1:])
        return b'"' + notation.partition(b'"')[0] + b'"'
    number: bytes = pick(message[start : message.index(b"]", start)].split(b","))
    return number


async def hello(http: httpx.AsyncClient) -> bytes:
    """The first message: a server that sends numbers is told that they are understood."""
    return b'{"type":"hello","wire":2}' if b'"hash"' in (await http.get("/games")).content else b'{"type":"hello"}'


class Told(msgspec.Struct):
    prompt: msgspec.Raw
    outcome: dict[str, Any] | None


class Full(msgspec.Struct):
    match: Told | None


told_in_full = msgspec.json.Decoder(Full).decode


class LychgateSeat:
    """A client at a table of Lychgate."""

    def __init__(self, tally: Tally) -> None:
        self.tally = tally
        self.wire: Wire | None = None
        self.sent = 0.0
        self.count = 0
        self.answered = b""  # the id of the last prompt

    def heard(self, message: bytes) -> None:
        kind = message[9:13]  # of {"type":"…
        if kind == b"chan":
            at = message.find(ASKED)
            if at >= 0:
                self.asked(message, at + len(ASKED))
            elif not message.endswith(NOT_OVER):
                self.again()
        elif kind == b"acce":
            self.tally.add(time.perf_counter() - self.sent)
        elif kind == b"full":
            self.told_everything(message)
        elif kind == b"refu" and b'"stale-prompt"' in message:
            self.tally.refused += 1  # the clock of a window was quicker
        elif kind not in (b"tabl", b"chat"):  # somebody agrees to another match
            raise AssertionError(message[:300])

    def told_everything(self, message: bytes) -> None:
        found = told_in_full(message).match
        self.answered = b""
        if found is not None:
            prompt = bytes(found.prompt)
            if prompt != b"null":
                self.asked(b'"prompt":' + prompt, len(ASKED))
            elif found.outcome is not None:
                self.again()

    def again(self) -> None:
        """Agree to another match; it begins when all four have."""
        assert self.wire is not None
        self.wire.say(b'{"type":"rematch"}')

    def asked(self, message: bytes, at: int) -> None:
        prompt = message[at : message.index(b",", at)]
        if prompt != self.answered:
            self.answered = prompt
            self.tally.think(partial(self.decide, prompt, choose(message, at)))

    def decide(self, prompt: bytes, decision: bytes) -> None:
        assert self.wire is not None
        self.count += 1
        self.sent = time.perf_counter()
        self.wire.say(b'{"type":"decide","id":"%d","prompt":%b,"decision":%b}' % (self.count, prompt, decision))


async def load_lychgate(port: int, game: str, tables: int, tally: Tally) -> list[Wire]:
    async with httpx.AsyncClient(base_url=f"http://{HOST}:{port}/api", timeout=60) as http:
        said = await hello(http)
        return [wire for _ in range(tables) for wire in await lychgate_table(http, port, game, said, tally)]


async def lychgate_table(http: httpx.AsyncClient, port: int, game: str, said: bytes, tally: Tally) -> list[Wire]:
    tokens = [(await http.post("/guests", json={"name": f"P{n}"})).json()["token"] for n in range(4)]
    signed = [{"Authorization": f"Bearer {token}"} for token in tokens]
    seats = [{"kind": "you"}, *([{"kind": "open"}] * 3)]
    made = (await http.post("/tables", json={"game": game, "seats": seats}, headers=signed[0])).json()
    path = f"/tables/{made['table']}"
    for headers in signed[1:]:
        await http.post(f"{path}/join", json={"invite": made["you"]["invite"]}, headers=headers)
    wires = []
    for headers in signed:
        seat = LychgateSeat(tally)
        seat.wire = await wired(HOST, port, f"/api{path}/socket", headers, seat.heard)
        seat.wire.say(said)
        wires.append(seat.wire)
    started = await http.post(f"{path}/start", json={}, headers=signed[0])
    assert started.status_code == 200, started.text
    return wires


# --- boardgame.io


class PeerSeat:
    """The same, in boardgame.io's dialect of socket.io."""

    def __init__(self, tally: Tally, table: int, player: int) -> None:
        self.tally, self.table, self.player = tally, table, str(player)
        self.wire: Wire | None = None
        self.round = 0
        self.seen = -1
        self.sent: float | None = None

    @property
    def match(self) -> str:
        return f"match-{self.table}-{self.round}"

    def begin(self) -> None:
        assert self.wire is not None
        self.wire.say(b"40/columns,")

    def heard(self, message: bytes) -> None:
        assert self.wire is not None or message.startswith(b"0")
        if message.startswith(b"40"):
            self.sync()
        elif message == b"2" and self.wire is not None:
            self.wire.say(b"3")
        elif message.startswith(b"42"):
            name, *rest = msgspec.json.decode(message.partition(b",")[2])
            if name == "sync" and rest[0] == self.match:
                self.told(rest[1]["state"])
            elif name == "update" and rest[0] == self.match:
                self.told(rest[1])

    def sync(self) -> None:
        self.seen = -1
        self.emit("sync", self.match, self.player, None, 4)

    def told(self, state: dict[str, Any]) -> None:
        if state["_stateID"] <= self.seen:
            return
        self.seen = state["_stateID"]
        if self.sent is not None:
            self.tally.add(time.perf_counter() - self.sent)
            self.sent = None
        if state["ctx"].get("gameover"):
            self.round += 1
            self.sync()
        elif state["ctx"]["currentPlayer"] == self.player:
            self.tally.think(partial(self.decide, state))

    def decide(self, state: dict[str, Any]) -> None:
        card = pick(state["G"]["players"][self.player]["hand"])
        column = pick([n for n, length in enumerate(state["G"]["length"]) if length < 7])
        payload = {"type": "play", "args": [card, column], "playerID": self.player}
        self.sent = time.perf_counter()
        self.emit("update", {"type": "MAKE_MOVE", "payload": payload}, state["_stateID"], self.match, self.player)

    def emit(self, *arguments: Any) -> None:
        assert self.wire is not None
        self.wire.say(b"42/columns," + msgspec.json.encode(arguments))


async def load_peer(port: int, _: str, tables: int, tally: Tally) -> list[Wire]:
    wires = []
    for table in range(tables):
        for player in range(4):
            seat = PeerSeat(tally, table, player)
            seat.wire = await wired(HOST, port, "/socket.io/?EIO=4&transport=websocket", {}, seat.heard)
            seat.begin()
            wires.append(seat.wire)
    return wires
