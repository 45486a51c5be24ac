"""Compiled code is found again when its sources are the same, wherever they lie, and only then."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import lychgate
from lychgate.core.compile import cache

SOURCES = Path(lychgate.__file__).parent


def key(package: Path) -> str:
    cache.source_key.cache_clear()
    return cache.source_key(package)


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    shutil.copytree(SOURCES, tmp_path / "lychgate", ignore=shutil.ignore_patterns("__pycache__", "static"))
    monkeypatch.setattr(cache, "LYCHGATE", tmp_path / "lychgate")
    return tmp_path / "lychgate"


def test_the_same_sources_elsewhere_have_the_same_key(copied: Path) -> None:
    assert key(copied / "games" / "graverobbers") == key(SOURCES / "games" / "graverobbers")


@pytest.mark.parametrize("edited", ["core/model/chance.py", "games/graverobbers/rules/turns.py"])
def test_an_edit_in_core_or_in_the_package_changes_the_key(copied: Path, edited: str) -> None:
    before = key(copied / "games" / "graverobbers")
    with (copied / edited).open("a") as source:
        source.write("# edited\n")
    assert key(copied / "games" / "graverobbers") != before


def test_every_kernel_of_core_counts() -> None:
    marked = re.compile(r"^ *@(kernel|inlined|exported|intrinsic)\b", re.MULTILINE)
    with_kernels = {
        str(path.relative_to(SOURCES / "core").with_suffix(""))
        for path in (SOURCES / "core").rglob("*.py")
        if marked.search(path.read_text())
    }
    assert {"model/chance", "model/bits", "model/batch", "compile/compiler"} <= with_kernels <= set(cache.COMPILED)


def test_an_edit_in_another_game_does_not(copied: Path) -> None:
    before = key(copied / "games" / "graverobbers")
    with (copied / "games/gravediggers/rules/turns.py").open("a") as source:
        source.write("# edited\n")
    assert key(copied / "games" / "graverobbers") == before


def test_what_the_lab_compiles_is_made_of_the_games_too(copied: Path) -> None:
    before = key(copied / "lab")
    with (copied / "games/goldraeuber/bot/heuristic.py").open("a") as source:
        source.write("# edited\n")
    assert key(copied / "lab") != before


def test_code_compiled_with_checked_bounds_is_kept_apart(copied: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NUMBA_BOUNDSCHECK", raising=False)
    before = key(copied / "core")
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "1")
    assert key(copied / "core") != before


PROBE = """
from lychgate.core.input.registry import find
pointer = find("graverobbers").pointers["acting"]
print(int(pointer.file.exists()))
pointer.companions = (pointer,)
pointer.load()
"""


@pytest.mark.long
@pytest.mark.skipif(os.environ.get("LYCHGATE_INTERPRET") == "1", reason="nothing is compiled when interpreted")
def test_a_copy_with_other_file_times_finds_what_was_compiled(copied: Path, tmp_path: Path) -> None:
    def hits() -> str:
        environment = {**os.environ, "PYTHONPATH": str(copied.parent), "LYCHGATE_CACHE": str(tmp_path / "cache")}
        ran = subprocess.run([sys.executable, "-c", PROBE], env=environment, capture_output=True, text=True, check=True)
        return ran.stdout.strip()

    assert hits() == "0"
    for source in copied.rglob("*.py"):
        os.utime(source, (1, 1))
    assert hits() == "1"


def test_a_home_that_cannot_be_written_to_is_no_obstacle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    monkeypatch.delenv("LYCHGATE_CACHE", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(blocked))
    monkeypatch.setattr(sys, "platform", "linux")
    cache._own_cache.cache_clear()
    try:
        assert cache.cache_root().is_dir()
    finally:
        cache._own_cache.cache_clear()
