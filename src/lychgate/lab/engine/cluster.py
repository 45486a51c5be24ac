"""Jobs as tasks of Ray (`lychgate[ray]`), here or on a cluster. A task whose worker dies is done again elsewhere."""

from __future__ import annotations

import os
import pickle
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from importlib.metadata import version
from itertools import islice
from typing import Any, TypeVar

from lychgate import bots as known
from lychgate.core.errors import BadOptions, LychgateError
from lychgate.lab.engine.own_bots import packed, registered
from lychgate.lab.engine.workers import WorkersEnded

Job = TypeVar("Job")
Answer = TypeVar("Answer")

RETRIES = 5  # of a task whose worker died
LOCAL, FOUND = "ray", "ray:auto"  # one of our own; one that runs on this machine. Others by address: ray://host:port


def check(on: str) -> None:
    """Refuse what names no cluster, or one that cannot be reached without Ray."""
    if on not in (LOCAL, FOUND) and not on.startswith("ray://"):
        raise BadOptions(f"Expected ray, ray:auto or ray://HOST:PORT to play on, got {on!r}.")
    library()


def library() -> Any:
    """Ray, if it is installed."""
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # its announced default, so that it need not warn
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is told to anybody
    try:
        import ray
    except ImportError:
        raise BadOptions("To play on Ray it has to be installed: pip install 'lychgate[ray]'.") from None
    return ray


def on_ray(
    work: Callable[[Job], Answer], jobs: Iterable[Job], workers: int, bots: Sequence[str], on: str
) -> Iterator[Answer]:
    """The answers, as they are ready. On a cluster of others there are as many tasks as it has room for."""
    ray, added = library(), packed(registered(bots))
    with _connected(ray, on, workers):
        task = ray.remote(max_retries=RETRIES)(elsewhere)
        room = 2 * max(1, int(ray.cluster_resources().get("CPU", workers)))
        waiting, running = iter(jobs), list[Any]()
        while True:
            running += [
                task.remote(work, job, added, version("lychgate")) for job in islice(waiting, room - len(running))
            ]
            if not running:
                return
            ready, running = ray.wait(running)
            for one in ready:
                yield _answer(ray, one)


@contextmanager
def _connected(ray: Any, on: str, workers: int) -> Iterator[None]:
    quiet = {"log_to_driver": False, "logging_level": "ERROR"}
    try:
        if on == LOCAL:
            ray.init(address="local", num_cpus=workers, include_dashboard=False, **quiet)
        else:
            ray.init(address="auto" if on == FOUND else on, **quiet)
    except (ConnectionError, TimeoutError, RuntimeError, ValueError) as error:
        raise BadOptions(f"Expected a Ray cluster at {on}, got: {error}") from None
    try:
        yield
    finally:
        ray.shutdown()


def _answer(ray: Any, one: Any) -> Any:
    try:
        return ray.get(one)
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, LychgateError):
            raise error.cause from None
        raise
    except ray.exceptions.RaySystemError as error:
        raise WorkersEnded(f"A part was begun {RETRIES + 1} times, and each time its worker ended: {error}") from None


def elsewhere(work: Callable[[Job], Answer], job: Job, added: bytes, expected: str) -> Answer:
    """Do a job in a worker of the cluster, which has to be of the same version."""
    if version("lychgate") != expected:
        raise BadOptions(f"Expected lychgate {expected} on every machine of the cluster, got {version('lychgate')}.")
    known.BOTS.update(pickle.loads(added))
    return work(job)
