"""The machine code that a wheel carries: `python -m lychgate.site.wheel FOLDER LEVEL …` compiles it for these levels.

Code for a level comes into the cache like any other, under a name of its own, and is copied from there. What happens to
it where the wheel is installed is in `core.compile.shipped`.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from lychgate import bots
from lychgate.core.compile.pointer import Pointer
from lychgate.core.compile.shipped import level_asked_for
from lychgate.core.compile.warm import compile_all
from lychgate.core.input import registry
from lychgate.core.model import batch
from lychgate.play import compiled as tables

SHARED: tuple[Pointer, ...] = (*batch.GENERIC, *bots.GENERIC, *tables.GENERIC)  # by all games


def write_code(folder: Path) -> int:
    """Copy the code of everything into this folder, compiled for the level that is asked for; how many functions."""
    pointers = [*SHARED, *(one for name in registry.names() for one in registry.find(name).pointers.values())]
    compile_all(pointers)
    files = {pointer.file for pointer in pointers}
    for file in files:
        target = folder / file.parent.name / file.name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, target)
    return len(files)


def main(folder: str, *levels: str) -> None:
    """Numba reads for which processor it compiles when it is loaded: each level has a process of its own."""
    for level in levels:
        where, asked = str(Path(folder) / level), {"NUMBA_CPU_NAME": level, "NUMBA_CPU_FEATURES": ""}
        subprocess.run([sys.executable, "-m", "lychgate.site.wheel", where], env=os.environ | asked, check=True)
    if asked_for := level_asked_for():
        print(f"{write_code(Path(folder))} functions for {asked_for}.", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
