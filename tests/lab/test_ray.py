"""Ray plays the same games as this machine alone, also when its workers die. Needs `lychgate[ray]`, which set-up leaves
out: `make test-long` passes these over where it is not installed.
"""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from lychgate.core.errors import BadOptions, UnknownGame
from lychgate.core.input import registry
from lychgate.lab.engine import cluster
from lychgate.lab.engine.grids import cells
from lychgate.lab.engine.simulate import Plan
from lychgate.lab.rows.run import Run
from lychgate.lab.rows.writing import write

PLAN = Plan("graverobbers", 4, 4000, seed=5, bots=("thumb",))
needs_ray = pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed")


def run() -> Run:
    return Run.of(cells(PLAN, [("rules", ["german", "french"])]), 500)


def descendants(of: int) -> Iterator[int]:
    """The processes below one, as Linux tells."""
    parents: dict[int, list[int]] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
        except OSError:  # it has just ended
            continue
        parents.setdefault(parent, []).append(int(folder.name))
    waiting = [of]
    while waiting:
        found = parents.get(waiting.pop(), [])
        yield from found
        waiting += found


def busy_workers() -> list[int]:
    """The workers of our Ray that are at a task."""
    found = []
    for process in descendants(os.getpid()):
        try:
            if b"ray::elsewhere" in Path(f"/proc/{process}/cmdline").read_bytes():
                found.append(process)
        except OSError:
            continue
    return found


@needs_ray
@pytest.mark.long
@pytest.mark.filterwarnings("ignore")  # of Ray's own
def test_a_worker_killed_in_the_middle_loses_nothing(tmp_path: Path) -> None:
    alone = write(run(), tmp_path / "alone", processes=1)
    killed: list[int] = []
    done = threading.Event()

    def kill() -> None:
        while not killed and not done.is_set():
            for process in busy_workers()[:1]:
                os.kill(process, signal.SIGKILL)
                killed.append(process)
            time.sleep(0.02)

    killer = threading.Thread(target=kill)
    killer.start()
    try:
        spread = write(run(), tmp_path / "spread", processes=2, on="ray")
    finally:
        done.set()
        killer.join()
    assert killed
    assert spread.rows.digest() == alone.rows.digest()
    assert [one.counts for one in spread.reports] == [one.counts for one in alone.reports]


@needs_ray
@pytest.mark.long
@pytest.mark.filterwarnings("ignore")
def test_what_goes_wrong_in_a_task_is_told_as_it_is() -> None:
    with pytest.raises(UnknownGame, match="got 'grave'"):
        list(cluster.on_ray(registry.find, ["grave"], 1, (), "ray"))


@pytest.mark.parametrize("on", ["cluster", "http://head", ""])
def test_what_names_no_cluster_is_refused(on: str) -> None:
    with pytest.raises(BadOptions, match="Expected ray, ray:auto or ray://HOST:PORT"):
        cluster.check(on)


def test_without_ray_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    with pytest.raises(BadOptions, match=r"pip install 'lychgate\[ray\]'"):
        cluster.check("ray")
