"""How soon the table server answers, and how much memory a table takes that nobody plays at.

    python bench/server_idle.py [--tables 2000] [--starts 5] [--json]

Starts are counted from the command to the first answer, with games and bytecode compiled before. Tables are of
four players in the middle of a match of Graverobbers: with the match in memory, as it is for a minute after the
last one left, and after that (`unload_seconds`). They are made inside this process, by the server's own parts.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
from litestar import Litestar

from lychgate.server.matches.deciding import Deciding
from lychgate.server.matches.starting import Starting
from lychgate.server.messages.requests import Join, NewTable, SeatWish
from lychgate.server.operations import logs
from lychgate.server.operations.settings import Settings
from lychgate.server.runtime.server import build
from lychgate.server.runtime.services import Services
from lychgate.server.tables.guests import GuestBook
from lychgate.server.tables.lobby import Lobby
from lychgate.server.tables.seating import Seating

PORT = 8733
HOUR = 3600.0
DECIDED = 30  # decisions of each match: about half of one
FIRST = 50  # tables made before memory is looked at: what every server loads once


# --- starting


def start_seconds(folder: Path) -> tuple[float, float]:
    """From the command to the first answer, and until all games can be played."""
    wanted = {"PORT": str(PORT), "DATABASE": f"sqlite:///{folder / 'start.sqlite3'}", "REQUESTS_PER_SECOND": "1000"}
    environment = os.environ | {f"LYCHGATE_{key}": value for key, value in wanted.items()}
    command = [sys.executable, "-m", "lychgate", "serve", "--no-browser"]
    began = time.perf_counter()
    server = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        first = None
        while True:
            assert server.poll() is None, "the server ended"
            with suppress(httpx.TransportError):
                games = httpx.get(f"http://127.0.0.1:{PORT}/healthz").json()["games"]
                first = first or time.perf_counter() - began
                if min(games.values()) == 1.0:
                    return first, time.perf_counter() - began
            time.sleep(0.01)
    finally:
        server.terminate()
        server.wait(20)


# --- memory


def held() -> int:
    """The memory of this process, in bytes."""
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


async def make_table(app: Litestar, chance: random.Random) -> None:
    """A table of four whose match is half over."""
    parts = app.state.components
    deciding = parts[Deciding]
    guests = [(await parts[GuestBook].add(f"P{number}"))[0] for number in range(4)]
    table = await parts[Lobby].make(guests[0], b"", NewTable("graverobbers", [SeatWish("you"), *[SeatWish()] * 3]))
    for guest in guests[1:]:
        await parts[Seating].join(table, guest, frozenset(), b"", Join(invite=table.invite))
    await parts[Starting].start(table, guests[0].id, None)
    for number in range(DECIDED):
        assert table.running is not None
        match = table.running.match
        seat = chance.choice(match.asked)
        decision = chance.choice(match.legal_actions(seat))
        guest = guests[seat].id
        await deciding.decide(table, seat, guest, match.prompt_id(seat), f"{number}", decision)


async def table_bytes(folder: Path, tables: int) -> tuple[float, float]:
    """Memory of a table with its match, and after it was put away."""
    settings = Settings(
        database=f"sqlite:///{folder / 'idle.sqlite3'}",
        log_level="error",
        unload_seconds=HOUR,
        tables_per_address=10**6,
    )
    logs.configure(settings)
    app, chance = build(settings), random.Random(1)
    async with app.lifespan():
        services = app.state.services
        while min(services.catalogue.progress.values()) < 1.0:
            await asyncio.sleep(0.05)
        for _ in range(FIRST):
            await make_table(app, chance)
        before = held()
        for _ in range(tables):
            await make_table(app, chance)
        with_match = held()
        await put_away(services)
        for _ in range(tables):  # they take the room that the others left
            await make_table(app, chance)
        await put_away(services)
        return (with_match - before) / tables, max(0, held() - with_match) / tables


async def put_away(services: Services) -> None:
    """As if nobody had been there for a long time."""
    for table in services.tables.values():
        table.touched -= 2 * HOUR
    await services.registry.unload(services.settings.unload_seconds)
    assert not services.tables


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=2000)
    parser.add_argument("--starts", type=int, default=5)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    found: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as folder:
        starts = [start_seconds(Path(folder)) for _ in range(arguments.starts)]
        if starts:
            found["start, first answer, s"] = round(statistics.median(first for first, _ in starts), 2)
            found["start, all games, s"] = round(statistics.median(games for _, games in starts), 2)
        if arguments.tables:
            held, away = asyncio.run(table_bytes(Path(folder), arguments.tables))
            found["table with its match in memory, KB"] = round(held / 1024, 1)
            found["table put away, KB"] = round(away / 1024, 1)
    print(json.dumps(found, indent=2) if arguments.json else "\n".join(f"{k:36}{v}" for k, v in found.items()))


if __name__ == "__main__":
    main()
