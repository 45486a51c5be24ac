"""Does a server stay as it is? Half an hour at half load, with memory, descriptors and lag looked at all the time.

    python bench/soak.py [--rate 2500] [--minutes 30] [--tables 200] [--games GAME …] [--json]

The tables are shared out among the games. Every player thinks so long that there are about `--rate` decisions a second
in all. Once a minute it tells what the server has in memory, how many descriptors are open, how late its event loop was
(the time that 99 of 100 looks at it did not exceed), and how many decisions were answered. The first third of the time
is left for growing; of the rest, the second half is compared with the first. What has grown ends the run with 1.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import re
import subprocess
import tempfile
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import mean

import httpx
import uvloop
from players import HOST, Tally, load_lychgate
from server import GAMES, memory, start_lychgate, wait_until_up

PORT = 8741
LOOK_SECONDS = 60.0
MOST_GROWTH = 0.02  # of the memory, from one half to the next
BUCKET = re.compile(r'^lychgate_loop_lag_seconds_bucket\{le="([^"]+)"\} ([0-9.e+]+)$', re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Look:
    """What was seen of the server in the last while."""

    minutes: float
    megabytes: float
    descriptors: int
    lag_p99_ms: float  # at most
    decisions_per_second: float


class Soak:
    """A server under load, looked at."""

    def __init__(self, server: subprocess.Popen[bytes], tally: Tally) -> None:
        self._server, self._tally = server, tally
        self._lags: dict[str, float] = {}
        self.looks: list[Look] = []

    async def watch(self, minutes: float, as_json: bool) -> None:
        begun, self._tally.counting = time.monotonic(), True
        async with httpx.AsyncClient(base_url=f"http://{HOST}:{PORT}") as http:
            await self._lag(http)
            while time.monotonic() - begun < 60 * minutes:
                before = time.monotonic()
                await asyncio.sleep(min(LOOK_SECONDS, 60 * minutes / 6))
                self.looks.append(await self._look(http, begun, before))
                seen = asdict(self.looks[-1])
                print(
                    json.dumps(seen) if as_json else "  ".join(f"{key} {value}" for key, value in seen.items()),
                    flush=True,
                )

    async def _look(self, http: httpx.AsyncClient, begun: float, before: float) -> Look:
        lag, now = await self._lag(http), time.monotonic()
        answered = len(self._tally.waits)
        self._tally.waits.clear()
        return Look(
            minutes=round((now - begun) / 60, 2),
            megabytes=round(memory(self._server.pid) / 2**20, 1),
            descriptors=len(list(Path(f"/proc/{self._server.pid}/fd").iterdir())),
            lag_p99_ms=1000 * lag,
            decisions_per_second=round(answered / (now - before), 1),
        )

    async def _lag(self, http: httpx.AsyncClient) -> float:
        """The bound that 99 of 100 looks at the event loop since the last time did not exceed, in seconds."""
        found = {bound: float(count) for bound, count in BUCKET.findall((await http.get("/metrics")).text)}
        since = {bound: count - self._lags.get(bound, 0.0) for bound, count in found.items()}
        self._lags = found
        return float(next(bound for bound, count in since.items() if count >= 0.99 * since["+Inf"]))


def grown(looks: list[Look]) -> list[str]:
    """What has grown since the first third."""
    settled = looks[len(looks) // 3 :]
    first, second = settled[: len(settled) // 2], settled[len(settled) // 2 :]
    found = []
    for name, most in (("megabytes", 1 + MOST_GROWTH), ("descriptors", 1.0)):
        before, after = (mean(getattr(look, name) for look in half) for half in (first, second))
        if after > most * before:
            found.append(f"{name} grew from {before:.1f} to {after:.1f} on average")
    before, after = (max(look.lag_p99_ms for look in half) for half in (first, second))
    if after > 2 * before:  # the next bound of the histogram is no growth yet
        found.append(f"lag_p99_ms grew from {before:g} to {after:g}")
    return found


async def soak(arguments: argparse.Namespace) -> int:
    games, share = arguments.games, arguments.tables // len(arguments.games)
    thinks = 4 * share * len(games) / arguments.rate  # seconds, if one of four is asked
    with tempfile.TemporaryDirectory() as folder:
        server = start_lychgate(f"sqlite:///{Path(folder) / 'soak.sqlite3'}", PORT)
        try:
            for game in games:
                await wait_until_up(PORT, "/healthz", game, server)
            tally = Tally(lambda: random.uniform(0, 2 * thinks / 4))
            wires = [wire for game in games for wire in await load_lychgate(PORT, game, share, tally)]
            tally.open()
            watched = Soak(server, tally)
            await watched.watch(arguments.minutes, arguments.json)
            for wire in wires:
                wire.close()
        finally:
            server.terminate()
            server.wait(20)
    faults = grown(watched.looks)
    print("; ".join(faults) if faults else "Nothing has grown.")
    return 1 if faults else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="+", default=GAMES)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=2500.0)
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--json", action="store_true")
    return int(uvloop.run(soak(parser.parse_args())))


if __name__ == "__main__":
    raise SystemExit(main())
