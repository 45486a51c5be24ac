"""Where a match at the terminal is saved, and what to type to come back to it."""

from __future__ import annotations

import shlex
import shutil
import sys
from itertools import count
from pathlib import Path


def free_file(name: str) -> str:
    """A file that is not there yet: graverobbers.json, graverobbers-2.json, …"""
    numbered = (f"{name}-{number}.json" for number in count(2))
    first = f"{name}.json"
    return first if not Path(first).exists() else next(file for file in numbered if not Path(file).exists())


def command(*words: str) -> str:
    """These words with this program before them, to be typed where it was started."""
    return " ".join([program(), *map(shlex.quote, words)])


def program() -> str:
    """This program as it was called: `lychgate` alone does not work where it is not in the shell's path."""
    called = Path(sys.argv[0])
    if called.name == "__main__.py" and called.parent.name == "lychgate":
        own = "python" if shutil.which("python") == sys.executable else shlex.quote(sys.executable)
        return f"{own} -m lychgate"
    found = shutil.which("lychgate")
    if called.stem != "lychgate" or (found and Path(found).resolve() == called.resolve()):
        return "lychgate"
    return shlex.quote(sys.argv[0])
