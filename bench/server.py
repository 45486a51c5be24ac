"""Decisions a second of the table server, beside boardgame.io's: the same load, one core each.

    python bench/server.py [--tables 200] [--seconds 15] [--peer FOLDER] [--json]

FOLDER holds `node_modules/boardgame.io` (`npm install boardgame.io` in any folder outside the project).
The server runs on the first core, this load on the second. 200 tables of four scripted clients over
WebSockets decide as fast as they are asked; then at half the peer's rate, for the waiting times.
Lychgate writes every decision to disk before it answers; boardgame.io keeps matches in memory.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import msgspec
from wire import Wire, wired

HERE = Path(__file__).parent
HOST = "127.0.0.1"
WARM_UP = 3.0

Pace = Callable[[], float]  # seconds to think before the next decision


class Tally:
    """What was decided, and how long each answer took."""

    def __init__(self, pace: Pace) -> None:
        self.waits: list[float] = []
        self.counting = False
        self._pace = pace
        self._held: list[Callable[[], None]] | None = []  # decisions that wait until everybody sits

    def think(self, decide: Callable[[], None]) -> None:
        """Decide after a while; the first time, when all tables are full."""
        if self._held is not None:
            self._held.append(decide)
        elif pause := self._pace():
            asyncio.get_running_loop().call_later(pause, decide)
        else:
            asyncio.get_running_loop().call_soon(decide)

    def open(self) -> None:
        held, self._held = self._held or [], None
        for decide in held:
            self.think(decide)

    def add(self, seconds: float) -> None:
        if self.counting:
            self.waits.append(seconds)

    async def measure(self, seconds: float) -> dict[str, float]:
        self.open()
        await asyncio.sleep(WARM_UP)
        self.waits.clear()
        self.counting, began = True, time.perf_counter()
        await asyncio.sleep(seconds)
        self.counting, passed = False, time.perf_counter() - began
        waits = sorted(self.waits)
        return {
            "decisions_per_second": round(len(waits) / passed, 1),
            "p50_ms": round(1000 * waits[len(waits) // 2], 2),
            "p99_ms": round(1000 * waits[int(len(waits) * 0.99)], 2),
        }


# --- Lychgate


class Prompt(msgspec.Struct):
    id: int
    decisions: list[int]


class Told(msgspec.Struct):
    prompt: Prompt | None
    outcome: dict[str, Any] | None


class Full(msgspec.Struct):
    match: Told | None


told_in_change = msgspec.json.Decoder(Told).decode
told_in_full = msgspec.json.Decoder(Full).decode


class LychgateSeat:
    """A scripted client that decides by chance."""

    def __init__(self, tally: Tally, again: Callable[[], None] | None) -> None:
        self.tally, self.again = tally, again
        self.wire: Wire | None = None
        self.sent = 0.0
        self.count = 0
        self.answered = 0

    def heard(self, message: bytes) -> None:
        if message.startswith(b'{"type":"change"'):
            self.told(told_in_change(message))
        elif message.startswith(b'{"type":"accepted"'):
            self.tally.add(time.perf_counter() - self.sent)
        elif message.startswith(b'{"type":"full"'):
            self.answered = 0
            found = told_in_full(message).match
            if found is not None:
                self.told(found)
        elif not message.startswith(b'{"type":"table"'):
            raise AssertionError(message[:300])

    def told(self, match: Told) -> None:
        if match.prompt is not None and match.prompt.id != self.answered:
            self.answered = match.prompt.id
            self.tally.think(partial(self.decide, match.prompt))
        elif match.outcome is not None and self.again is not None:
            self.again()

    def decide(self, prompt: Prompt) -> None:
        self.count += 1
        decision = random.choice(prompt.decisions)
        message = {"type": "decide", "id": f"{self.count}", "prompt": prompt.id, "decision": decision}
        self.sent = time.perf_counter()
        assert self.wire is not None
        self.wire.say(msgspec.json.encode(message))


async def load_lychgate(port: int, tables: int, tally: Tally) -> list[Wire]:
    async with httpx.AsyncClient(base_url=f"http://{HOST}:{port}/api", timeout=60) as http:
        return [wire for n in range(tables) for wire in await lychgate_table(http, port, n, tally)]


async def lychgate_table(http: httpx.AsyncClient, port: int, number: int, tally: Tally) -> list[Wire]:
    tokens = [(await http.post("/guests", json={"name": f"P{n}"})).json()["token"] for n in range(4)]
    signed = [{"Authorization": f"Bearer {token}"} for token in tokens]
    seats = [{"kind": "you"}, *([{"kind": "open"}] * 3)]
    made = (await http.post("/tables", json={"game": "graverobbers", "seats": seats}, headers=signed[0])).json()
    path = f"/api/tables/{made['table']}"
    for headers in signed[1:]:
        await http.post(f"/tables/{made['table']}/join", json={"invite": made["you"]["invite"]}, headers=headers)

    def again(headers: dict[str, str]) -> Callable[[], None]:
        return lambda: background(rematch(port, made["table"], headers))

    players = [LychgateSeat(tally, again(headers)) for headers in signed]
    for player, headers in zip(players, signed, strict=True):
        player.wire = await wired(HOST, port, f"{path}/socket", headers, player.heard)
        player.wire.say(b'{"type":"hello","wire":2}')
    started = await http.post(f"/tables/{made['table']}/start", json={}, headers=signed[0])
    assert started.status_code == 200, started.text
    return [player.wire for player in players if player.wire is not None]


_tasks: set[asyncio.Task[None]] = set()


def background(work: Any) -> None:
    task = asyncio.get_running_loop().create_task(work)
    _tasks.add(task)
    task.add_done_callback(_tasks.discard)


async def rematch(port: int, table: str, headers: dict[str, str]) -> None:
    """One small request by hand: a client library would cost the load more than the server."""
    reader, writer = await asyncio.open_connection(HOST, port)
    lines = [f"POST /api/tables/{table}/rematch HTTP/1.1", f"Host: {HOST}:{port}", "Content-Length: 0"]
    lines += ["Connection: close", *(f"{key}: {value}" for key, value in headers.items())]
    writer.write(("\r\n".join(lines) + "\r\n\r\n").encode())
    status = await reader.readline()
    assert b" 200 " in status, status + await reader.read()
    writer.close()


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
        card = random.choice(state["G"]["players"][self.player]["hand"])
        column = random.choice([n for n, length in enumerate(state["G"]["length"]) if length < 7])
        payload = {"type": "play", "args": [card, column], "playerID": self.player}
        self.sent = time.perf_counter()
        self.emit("update", {"type": "MAKE_MOVE", "payload": payload}, state["_stateID"], self.match, self.player)

    def emit(self, *arguments: Any) -> None:
        assert self.wire is not None
        self.wire.say(b"42/columns," + msgspec.json.encode(arguments))


async def load_peer(port: int, tables: int, tally: Tally) -> list[Wire]:
    wires = []
    for table in range(tables):
        for player in range(4):
            seat = PeerSeat(tally, table, player)
            seat.wire = await wired(HOST, port, "/socket.io/?EIO=4&transport=websocket", {}, seat.heard)
            seat.begin()
            wires.append(seat.wire)
    return wires


# --- servers


def start_lychgate(folder: Path, port: int) -> subprocess.Popen[bytes]:
    roomy = {
        "requests_per_second": "1000000", "messages_per_second": "1000000", "guests_per_minute": "10000000",
        "most_sockets_per_address": "100000", "reading_per_minute": "1000000", "log_level": "warning",
        "tables_per_address": "1000000",
        "port": str(port), "bot_workers": "1", "database": f"sqlite:///{folder / 'bench.sqlite3'}",
    }  # fmt: skip
    environment = os.environ | {f"LYCHGATE_{key.upper()}": value for key, value in roomy.items()}
    return _start([sys.executable, "-m", "lychgate", "serve", "--no-browser"], environment)


def start_peer(folder: Path, port: int) -> subprocess.Popen[bytes]:
    command = ["node", str(HERE / "boardgameio_server.mjs"), str(folder), str(port)]
    return _start(command, dict(os.environ) | {"NODE_ENV": "production"})


def _start(command: list[str], environment: dict[str, str]) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        command, env=environment, stdout=subprocess.DEVNULL, preexec_fn=lambda: os.sched_setaffinity(0, {0})
    )


async def wait_until_up(port: int, path: str, server: subprocess.Popen[bytes]) -> None:
    async with httpx.AsyncClient(base_url=f"http://{HOST}:{port}") as http:
        for _ in range(1200):
            assert server.poll() is None, "the server ended"
            with suppress(httpx.TransportError):
                found = await http.get(path)
                if path != "/healthz" or found.json()["games"]["graverobbers"] == 1.0:
                    return
            await asyncio.sleep(0.1)
    raise AssertionError("the server did not come up")


async def measure(
    server: subprocess.Popen[bytes], path: str, port: int, load: Any, tables: int, seconds: float, rate: float | None
) -> dict[str, float]:
    """One server under load: as fast as it goes, or at this rate."""
    try:
        await wait_until_up(port, path, server)
        mean = tables / rate if rate else 0.0
        tally = Tally((lambda: random.uniform(0, 2 * mean)) if rate else (lambda: 0.0))
        wires = await load(port, tables, tally)
        spent = asyncio.get_running_loop().create_task(costs(server.pid, seconds))
        found = await tally.measure(seconds)
        found |= await spent
        found["ms_per_decision"] = round(1000 * found["server_core"] / found["decisions_per_second"], 2)
        for task in _tasks:
            task.cancel()
        for wire in wires:
            wire.close()
        return found
    finally:
        server.terminate()
        server.wait(20)


async def costs(server: int, seconds: float) -> dict[str, float]:
    """How much of a core the server and this load took: on a busy machine, what a decision costs. Memory, too."""
    await asyncio.sleep(WARM_UP)
    before = cpu_seconds(server), cpu_seconds(os.getpid())
    await asyncio.sleep(seconds)
    after = cpu_seconds(server), cpu_seconds(os.getpid())
    return {
        "server_core": round((after[0] - before[0]) / seconds, 2),
        "load_core": round((after[1] - before[1]) / seconds, 2),
        "server_mb": round(memory(server) / 2**20),
    }


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> int:
    """What a process holds in memory, in bytes."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


async def compare(tables: int, seconds: float, peer: Path | None, told: Callable[[str, Any], None]) -> None:
    """Both servers as fast as they go, then at half of what the peer can do."""
    rate = None
    for load in ("full load", "half load") if peer is not None else ("full load",):
        if peer is not None:
            found = await measure(start_peer(peer, 8732), "/games", 8732, load_peer, tables, seconds, rate)
            told(f"boardgame.io, {load}", found)
        with tempfile.TemporaryDirectory() as folder:
            server = start_lychgate(Path(folder), 8731)
            told(f"lychgate, {load}", await measure(server, "/healthz", 8731, load_lychgate, tables, seconds, rate))
        if peer is not None:
            rate = found["decisions_per_second"] / 2


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--peer", type=Path)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    os.sched_setaffinity(0, {1})

    def told(name: str, figures: dict[str, float]) -> None:
        shown = "  ".join(f"{key} {value}" for key, value in figures.items())
        print(json.dumps({name: figures}) if arguments.json else f"{name:26}{shown}", flush=True)

    asyncio.run(compare(arguments.tables, arguments.seconds, arguments.peer, told))


if __name__ == "__main__":
    main()
