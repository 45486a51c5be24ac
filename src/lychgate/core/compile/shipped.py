"""Machine code that a wheel has brought along: for which processors there is some, and whether this one is among them.

It is made for a level of x86-64 and not for the machine that builds the wheel. Like the cache it is found by a hash of
its sources and of the compiler's version, and each file begins with a checksum; where nothing fits, it is compiled.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from functools import cache
from importlib.metadata import version
from pathlib import Path

from lychgate.core.compile.object_file import kept

FOLDER = Path(__file__).parents[2] / "compiled"  # in a wheel only: a folder for each level

# What a processor of each level has besides the lower ones, in LLVM's words; the best level first.
V2 = frozenset(("cx16", "popcnt", "sahf", "sse3", "ssse3", "sse4.1", "sse4.2"))
V3 = V2 | {"avx", "avx2", "bmi", "bmi2", "f16c", "fma", "lzcnt", "movbe", "xsave"}
LEVELS: Mapping[str, frozenset[str]] = {"x86-64-v3": V3, "x86-64-v2": V2}


def level_asked_for() -> str | None:
    """For which level this process compiles, if not for its own machine."""
    return os.environ.get("NUMBA_CPU_NAME")


def made_by(level: str) -> str:
    """What shipped code depends on besides its sources."""
    from llvmlite import binding as llvm

    python = (sys.implementation.name, *sys.version_info[:2], getattr(sys, "abiflags", ""))
    numpy = version("numpy").partition(".")[0]  # arrays are laid out alike in all of a main version
    return repr((version("numba"), version("llvmlite"), numpy, python, llvm.get_process_triple(), level))


@cache
def levels_here() -> tuple[str, ...]:
    """The levels of shipped code that this processor can run, the best first."""
    if not FOLDER.is_dir() or level_asked_for() is not None:
        return ()
    from llvmlite import binding as llvm

    if not llvm.get_process_triple().startswith("x86_64"):
        return ()
    has = {name for name, there in llvm.get_host_cpu_features().items() if there}
    return tuple(level for level, needs in LEVELS.items() if needs <= has)


def is_whole(file: Path) -> bool:
    """Is there such a file, and undamaged? A damaged one is removed, as from the cache, where that is allowed."""
    try:
        return kept(file) is not None
    except PermissionError:
        return False
