"""Compiling ahead of need: in several processes at once, the biggest functions first.

What they compile they leave in the cache, where this process then finds it. Nothing depends on it but
time: a function that is missing from the cache is compiled when it is first called.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from lychgate.core.kernel import INTERPRETED, Pointer

Progress = Callable[[str, int, int], None]  # what was finished, how many are, out of how many

# What a match is played with; playouts and redeals are for simulations and bots that search.
PLAY = ("setup", "acting", "legal", "refusal", "apply", "prompt", "view", "outcome", "thumb")

# By how long they take. A process that has met one function's kernels is quick with the next one's.
BIGGEST_FIRST = ("rollout", "thumb", "setup", "apply", "redeal", "policy_games", "outcome", "legal", "view")

PROCESSES = 4  # more would mostly compile the same kernels again


def name_of(pointer: Pointer) -> str:
    """What a function of the contract, or a generic one, is called."""
    name: str = pointer.function.__name__
    return name


def is_cached(pointer: Pointer) -> bool:
    """Has this function been compiled from the present sources before?"""
    function = pointer.function
    folder = Path(function.stats.cache_path)
    module = function.__module__.rpartition(".")[2]
    return any(folder.glob(f"{module}.{name_of(pointer)}-*.nbi"))


def missing(pointers: Iterable[Pointer]) -> list[Pointer]:
    """Those that are still to be compiled, the biggest first."""
    if INTERPRETED:
        return []

    def rank(pointer: Pointer) -> int:
        name = name_of(pointer)
        return BIGGEST_FIRST.index(name) if name in BIGGEST_FIRST else len(BIGGEST_FIRST)

    return sorted((pointer for pointer in pointers if not is_cached(pointer)), key=rank)


def compile_all(pointers: Iterable[Pointer], progress: Progress | None = None) -> int:
    """Fill the cache with what is missing from it, telling `progress` of each; how many that were."""
    wanted = missing(pointers)
    if not wanted:
        return 0
    processes = min(os.cpu_count() or 1, PROCESSES, len(wanted))
    try:
        with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
            jobs = {pool.submit(_compile, *_address(pointer)): name_of(pointer) for pointer in wanted}
            for done, job in enumerate(as_completed(jobs), start=1):
                job.result()
                if progress is not None:
                    progress(jobs[job], done, len(wanted))
    except (BrokenProcessPool, OSError):  # no processes to be had here: then when it is first called
        pass
    return len(wanted)


def _address(pointer: Pointer) -> tuple[str, str, Any]:
    return pointer.function.__module__, name_of(pointer), pointer.signature()


def _compile(module: str, name: str, signature: Any) -> None:
    Pointer(getattr(import_module(module), name), signature).compile()


__all__ = ["PLAY", "Progress", "compile_all", "is_cached", "missing", "name_of"]
