"""A damaged file of the cache is removed and made anew; before, it ended the program at every start."""

from __future__ import annotations

import logging
import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from lychgate.core.compile import warm
from lychgate.core.compile.cache import cache_root
from lychgate.core.compile.kernel import INTERPRETED
from lychgate.core.compile.object_file import Code, kept
from tests.core.damaged import POINTERS

CODE = Code("function", "wrapper", ["one", "two"], bytes(range(256)) * 40)

Damage = Callable[[bytes], bytes]


def flipped(share: float) -> Damage:
    """One bit turned, at this share of the file."""

    def damage(content: bytes) -> bytes:
        place = min(int(len(content) * share), len(content) - 1)
        return content[:place] + bytes([content[place] ^ 4]) + content[place + 1 :]

    return damage


def cut(share: float) -> Damage:
    return lambda content: content[: int(len(content) * share)]


DAMAGES: dict[str, Damage] = {
    "empty": lambda content: b"",
    "one byte": lambda content: content[:1],
    "the checksum alone": lambda content: content.partition(b"\n")[0],
    "the checksum and a line's end": lambda content: content.partition(b"\n")[0] + b"\n",
    "cut in the names": cut(0.01),
    "cut in half": cut(0.5),
    "the last byte gone": lambda content: content[:-1],
    "one byte too many": lambda content: content + b"\0",
    "zeros": lambda content: bytes(len(content)),
    "no JSON": lambda content: b"{not json\n" + content.partition(b"\n")[2],
    "JSON of another sort": lambda content: b"[]\n" + content,
    "text": lambda content: b"no code at all",
    "a bit of the checksum": flipped(0.0),
    "a bit of the names": flipped(0.015),
    "a bit of the code's beginning": flipped(0.05),
    "a bit in the middle": flipped(0.5),
    "a bit near the end": flipped(0.9),
    "the last bit": flipped(1.0),
}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "folder" / "exports.legal.code"


def test_what_is_whole_is_read_as_it_was_written(file: Path) -> None:
    assert kept(file) is None
    CODE.write(file)
    assert kept(file) == CODE
    assert [path.name for path in file.parent.iterdir()] == [file.name]


@pytest.mark.parametrize("damage", DAMAGES)
def test_what_is_damaged_is_removed_and_the_log_says_so(
    file: Path, damage: str, caplog: pytest.LogCaptureFixture
) -> None:
    CODE.write(file)
    file.write_bytes(DAMAGES[damage](file.read_bytes()))
    with caplog.at_level(logging.WARNING):
        assert kept(file) is None
    assert not file.exists()
    assert f"{file} is damaged" in caplog.text


def test_many_may_write_the_same_file_at_once(file: Path) -> None:
    codes = [Code("f", "w", [], bytes([n]) * (20_000 + n)) for n in range(4)]
    wrong: list[object] = []

    def write(code: Code) -> None:
        try:
            for _ in range(40):
                code.write(file)
                if kept(file) not in codes:
                    wrong.append("a half-written file")
        except OSError as error:
            wrong.append(error)

    threads = [threading.Thread(target=write, args=(code,)) for code in codes]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []
    assert [path.name for path in file.parent.iterdir()] == [file.name]


@pytest.mark.long
@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled when interpreted")
def test_a_program_finds_its_code_damaged_and_compiles_it_anew(tmp_path: Path) -> None:
    warm.compile_all(POINTERS.values())
    damages = dict(zip(POINTERS, ("cut in half", "a bit in the middle", "empty", "no JSON", "zeros"), strict=True))
    for name, damage in damages.items():
        source = POINTERS[name].file
        target = tmp_path / source.relative_to(cache_root())
        target.parent.mkdir(exist_ok=True)
        shutil.copy(source, target)
        target.write_bytes(DAMAGES[damage](target.read_bytes()))
    first, second = (run(tmp_path) for _ in range(2))
    assert (first.returncode, first.stdout) == (0, "101 102 103 104 30\n"), first.stderr
    for name in POINTERS:
        assert f"damaged.{name}.code is damaged: it was removed, and is compiled anew" in first.stderr
    assert (second.returncode, second.stdout, second.stderr) == (0, first.stdout, "")


def run(cache: Path) -> subprocess.CompletedProcess[str]:
    """In a process of its own: what is damaged may end it."""
    return subprocess.run(
        [sys.executable, "-m", "tests.core.damaged"],
        env=os.environ | {"LYCHGATE_CACHE": str(cache)}, capture_output=True, text=True, check=False,
    )  # fmt: skip
