"""Decisions a second of the table server, beside boardgame.io's: the same load, one core each.

    python bench/server.py [--games GAME …] [--tables 200] [--seconds 15] [--peer FOLDER] [--json]

FOLDER holds `node_modules/boardgame.io` (`npm install boardgame.io` in any folder outside the project).
The server runs on the first core, this load on the second. 200 tables of four scripted clients over
WebSockets decide as fast as they are asked; then at half the peer's rate, for the waiting times.
Lychgate writes every decision to disk before it answers; boardgame.io keeps matches in memory. A run in which the
load took more than 0.8 of its core says so: then the server may be faster than it shows.
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
import uvloop
from players import HOST, Tally, load_lychgate, load_peer
from wire import Traffic

HERE = Path(__file__).parent
GAMES = ("graverobbers", "gravediggers", "outerspace")
WARM_UP = 3.0
MOST_LOAD = 0.8  # of its core: beyond that the load itself may be what is slow


# --- servers


def start_lychgate(database: str, port: int) -> subprocess.Popen[bytes]:
    roomy = {
        "requests_per_second": "1000000", "messages_per_second": "1000000", "guests_per_minute": "10000000",
        "most_sockets_per_address": "100000", "reading_per_minute": "1000000", "log_level": "warning",
        "tables_per_address": "1000000",
        "port": str(port), "bot_workers": "1", "database": database,
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


async def wait_until_up(port: int, path: str, game: str, server: subprocess.Popen[bytes]) -> None:
    async with httpx.AsyncClient(base_url=f"http://{HOST}:{port}") as http:
        for _ in range(6000):
            assert server.poll() is None, "the server ended"
            with suppress(httpx.TransportError):
                found = await http.get(path)
                if path != "/healthz" or found.json()["games"][game] == 1.0:
                    return
            await asyncio.sleep(0.1)
    raise AssertionError("the server did not come up")


# --- measuring


async def measure(
    server: subprocess.Popen[bytes], at: tuple[int, str], load: Any, game: str, tables: int, seconds: float, pace: Any
) -> dict[str, Any]:
    """One server under load: as fast as it goes, or at this pace. `at` is its port, and a path that answers."""
    try:
        await wait_until_up(at[0], at[1], game, server)
        tally = Tally(pace)
        wires = await load(at[0], game, tables, tally)
        tally.open()
        await asyncio.sleep(WARM_UP)
        found = await count(tally, server.pid, seconds)
        for wire in wires:
            wire.close()
        return found
    finally:
        server.terminate()
        server.wait(20)


async def count(tally: Tally, server: int, seconds: float) -> dict[str, Any]:
    """Decisions, waiting times, bytes and shares of a core from now on."""
    before = time.perf_counter(), cpu_seconds(server), cpu_seconds(os.getpid()), Traffic.read + Traffic.written
    tally.counting = True
    await asyncio.sleep(seconds)
    tally.counting = False
    after = time.perf_counter(), cpu_seconds(server), cpu_seconds(os.getpid()), Traffic.read + Traffic.written
    passed, server_cpu, load_cpu, traffic = (now - then for now, then in zip(after, before, strict=True))
    waits, load_core = sorted(tally.waits), round(load_cpu / passed, 2)
    found = {
        "decisions_per_second": round(len(waits) / passed, 1),
        "p50_ms": round(1000 * waits[len(waits) // 2], 2),
        "p99_ms": round(1000 * waits[int(len(waits) * 0.99)], 2),
        "bytes_per_decision": round(traffic / len(waits)),
        "server_core": round(server_cpu / passed, 2),
        "load_core": load_core,
        "server_mb": round(memory(server) / 2**20),
        "ms_per_decision": round(1000 * server_cpu / len(waits), 3),
    }
    if tally.refused:
        found["too_late"] = tally.refused
    return found | ({"note": f"the load took more than {MOST_LOAD} of its core"} if load_core > MOST_LOAD else {})


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> int:
    """What a process holds in memory, in bytes."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


async def compare(arguments: argparse.Namespace, told: Callable[[str, Any], None]) -> None:
    """Both servers as fast as they go, then at half of what the peer can do."""
    peer, tables, seconds = arguments.peer, arguments.tables, arguments.seconds
    pace: Callable[[], float] | None = None
    for load in ("full load", "half load") if peer is not None else ("full load",):
        if peer is not None:
            beside = await measure(start_peer(peer, 8732), (8732, "/games"), load_peer, "", tables, seconds, pace)
            told(f"boardgame.io, {load}", beside)
        for game in arguments.games:
            with tempfile.TemporaryDirectory() as folder:
                server, at = start_lychgate(f"sqlite:///{Path(folder) / 'bench.sqlite3'}", 8731), (8731, "/healthz")
                told(f"{game}, {load}", await measure(server, at, load_lychgate, game, tables, seconds, pace))
        if peer is not None:
            pace = partial(random.uniform, 0, 4 * tables / beside["decisions_per_second"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="+", default=GAMES)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--peer", type=Path)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    os.sched_setaffinity(0, {1})

    def told(name: str, figures: dict[str, Any]) -> None:
        shown = "  ".join(f"{key} {value}" for key, value in figures.items())
        print(json.dumps({name: figures}) if arguments.json else f"{name:26}{shown}", flush=True)

    uvloop.run(compare(arguments, told))


if __name__ == "__main__":
    main()
