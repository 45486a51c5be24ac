"""Compiling ahead of need fills the cache for later processes, and says how far it is."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from lychgate.core.compile.cache import cache_root
from lychgate.core.compile.warm import Jobs
from lychgate.core.input import registry

WARM = """
if __name__ == "__main__":
    from lychgate.core.input import registry
    from lychgate.core.compile import warm
    game = registry.find("graverobbers")
    pointers = [game.pointers[name] for name in ("acting", "prompt", "acting")]
    print(len(warm.missing(pointers)))
    print(warm.compile_all(pointers, lambda name, done, all: print(f"{done} of {all}")))
"""

CALL = """
import subprocess, sys
import numpy as np
from lychgate.core.input import registry
from lychgate.core.model.layout import blank
game = registry.find("graverobbers")
box, state = game.make_box(4), blank(game.state_layout)
subprocess.Popen = None  # nothing is left to compile
game.call("acting", box, state)
game.call("prompt", box, state, 0, np.zeros(8, np.int32))
print("numba" in sys.modules)
"""

ASSERTION = """
from lychgate.core.input import registry
from lychgate.core.model.chance import scripted
from lychgate.core.model.messages import event_buffer
from lychgate.core.model.layout import blank
game = registry.find("graverobbers")
game.call("setup", game.make_box(4), blank(game.state_layout), scripted([999]), event_buffer())
"""


def run(script: str, folder: Path, cache: Path) -> subprocess.CompletedProcess[str]:
    file = folder / "script.py"
    file.write_text(script)
    environment = os.environ | {"LYCHGATE_CACHE": str(cache), "LYCHGATE_INTERPRET": ""}
    return subprocess.run([sys.executable, str(file)], env=environment, capture_output=True, text=True, check=False)


@pytest.mark.long
def test_what_one_process_compiled_the_next_one_finds(tmp_path: Path) -> None:
    first = run(WARM, tmp_path, tmp_path / "cache")
    assert first.stdout.split("\n")[:4] == ["2", "1 of 2", "2 of 2", "2"], first.stderr
    second = run(WARM, tmp_path, tmp_path / "cache")
    assert second.stdout.split() == ["0", "0"], second.stderr
    called = run(CALL, tmp_path, tmp_path / "cache")
    assert called.stdout.split() == ["False"], called.stderr


def test_an_assertion_deep_inside_compiled_code_is_still_heard(tmp_path: Path) -> None:
    heard = run(ASSERTION, tmp_path, cache_root())
    assert "cannot be drawn here" in heard.stderr


def test_a_process_stays_with_a_game_and_then_begins_another_or_helps() -> None:
    graverobbers, goldraeuber = (registry.find(name).pointers for name in ("graverobbers", "goldraeuber"))
    jobs = Jobs([graverobbers["apply"], goldraeuber["apply"], graverobbers["legal"], graverobbers["view"]])
    one = jobs.after("")
    other = jobs.after("")
    assert (one, other) == (graverobbers["apply"], goldraeuber["apply"])
    assert one is not None
    assert other is not None
    assert jobs.after(one.module) == graverobbers["legal"]
    assert jobs.after(other.module) == graverobbers["view"]
    assert jobs.after(one.module) is None
    assert jobs.after(other.module) is None
