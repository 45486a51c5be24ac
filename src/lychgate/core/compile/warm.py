"""Compiling: in processes of its own, several at once, the biggest functions first.

What they compile they leave in the cache, where it is found by this process and all later ones.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from queue import SimpleQueue

from lychgate.core.compile.cache import one_at_a_time
from lychgate.core.compile.kernel import INTERPRETED
from lychgate.core.compile.object_file import kept
from lychgate.core.compile.pointer import Pointer
from lychgate.core.errors import CannotCompile

Progress = Callable[[str, int, int], None]  # what was finished, how many are, out of how many

# What a match is played with; playouts and redeals are for simulations and bots that search.
PLAY = (
    "setup", "acting", "legal", "refusal", "apply", "prompt", "view", "outcome", "thumb", "picture", "ruins",
    "next_box", "standings",
)  # fmt: skip

# By how long they take.
BIGGEST_FIRST = ("rollout", "thumb", "setup", "apply", "redeal", "policy_games", "picture", "outcome", "legal", "view")

PROCESSES = 4  # more would mostly compile the same kernels again


def missing(pointers: Iterable[Pointer]) -> list[Pointer]:
    """Those that are still to be compiled, the biggest first; a function that several games share, once.

    What the cache holds is looked through as it is when it is loaded: damage is found here, where many compile at once.
    """
    if INTERPRETED:
        return []

    def rank(pointer: Pointer) -> int:
        return BIGGEST_FIRST.index(pointer.name) if pointer.name in BIGGEST_FIRST else len(BIGGEST_FIRST)

    by_file = {pointer.file: pointer for pointer in pointers}
    return sorted((pointer for file, pointer in by_file.items() if kept(file) is None), key=rank)


@dataclass(frozen=True, slots=True)
class Fault:
    """Why something cannot be compiled."""

    where: str  # the kernel, and if it is known the file and line
    reason: str
    whole: str = ""  # all that the compiler says


def cannot_compile(pointer: Pointer, fault: Fault) -> CannotCompile:
    """The error for whoever wrote the kernel: short, with the compiler's own words as a note."""
    export = f"{pointer.module}.{pointer.name}"
    part = "" if fault.where.startswith(export) else f" It is a part of {export}."
    error = CannotCompile(
        f"{fault.where} cannot be compiled: {fault.reason}.{part} "
        "LYCHGATE_INTERPRET=1 runs the same source as plain Python, which may tell more."
    )
    error.add_note(fault.whole)
    return error


def compile_all(pointers: Iterable[Pointer], progress: Progress | None = None) -> int:
    """Fill the cache with what is missing from it, telling `progress` of each; how many that were."""
    pointers = list(pointers)
    if not missing(pointers):
        return 0
    with one_at_a_time("compiling"):
        wanted = missing(pointers)  # another process may have been at it
        jobs = Jobs(wanted)
        answers: SimpleQueue[tuple[Pointer, Fault | None]] = SimpleQueue()
        compilers = [_Compiler(jobs, answers) for _ in range(min(os.cpu_count() or 1, PROCESSES, len(wanted)))]
        try:
            for done in range(1, len(wanted) + 1):
                pointer, fault = answers.get()
                if fault is not None:
                    raise cannot_compile(pointer, fault)
                if progress is not None:
                    progress(pointer.name, done, len(wanted))
        finally:
            for compiler in compilers:
                compiler.stop()
    return len(wanted)


class Jobs:
    """What is to be compiled. A process that has met one function's kernels is quick with the next of its module."""

    def __init__(self, wanted: list[Pointer]) -> None:
        self._left: dict[str, list[Pointer]] = {}
        for pointer in wanted:
            self._left.setdefault(pointer.module, []).append(pointer)
        self._fresh = list(self._left)
        self._lock = threading.Lock()

    def after(self, module: str) -> Pointer | None:
        """The next for a process: of its own module, else of one nobody has begun, else of that with most left."""
        with self._lock:
            if not self._left.get(module):
                module = self._fresh[0] if self._fresh else max(self._left, key=lambda other: len(self._left[other]))
            if module in self._fresh:
                self._fresh.remove(module)
            return self._left[module].pop(0) if self._left[module] else None


class _Compiler:
    """One process that compiles, and a thread that hands it job after job."""

    def __init__(self, jobs: Jobs, answers: SimpleQueue[tuple[Pointer, Fault | None]]) -> None:
        paths = os.pathsep.join(path or os.getcwd() for path in sys.path)
        self._process = subprocess.Popen(
            [sys.executable, "-c", "from lychgate.core.compile.compiler import main; main()"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
            env=os.environ | {"LYCHGATE_COMPILING": "1", "PYTHONPATH": paths},
            start_new_session=True,  # Ctrl-C is for us, who then stop it
        )  # fmt: skip
        self._jobs, self._answers = jobs, answers
        self._thread = threading.Thread(target=self._work, daemon=True)
        self._thread.start()

    def _work(self) -> None:
        module = ""
        while (pointer := self._jobs.after(module)) is not None:
            module = pointer.module
            self._answers.put((pointer, self._compile(pointer)))

    def _compile(self, pointer: Pointer) -> Fault | None:
        """What is wrong with it, if anything is."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        job = {"module": pointer.module, "name": pointer.name, "sorts": pointer.signature, "file": str(pointer.file)}
        try:
            print(json.dumps(job), file=self._process.stdin, flush=True)
            answer: dict[str, str] | None = json.loads(self._process.stdout.readline())
        except (OSError, ValueError):
            return Fault(f"{pointer.module}.{pointer.name}", f"the compiler's process ended ({self._process.wait()})")
        return Fault(**answer) if answer else None

    def stop(self) -> None:
        """At once: what it has not finished is compiled another time."""
        self._process.kill()
        self._thread.join()
        with suppress(BrokenPipeError), self._process:  # closes its pipes; in one a job may wait that it did not read
            pass


__all__ = ["PLAY", "Progress", "compile_all", "missing"]
