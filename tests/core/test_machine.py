"""Machine code is loaded without the compiler, says what is wrong as Python does, and gets on with Numba."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from lychgate.core.compile.kernel import INTERPRETED, exported
from lychgate.core.compile.pointer import BYTES, Pointer
from lychgate.core.errors import CannotCompile, WrongNumbers
from tests.core import damaged, faulty

pytestmark = pytest.mark.skipif(INTERPRETED, reason="nothing is compiled when interpreted")


@exported
def seventh(buffer: Any) -> int:
    return buffer[6]  # type: ignore[no-any-return]


SEVENTH = Pointer(seventh, (BYTES,))


HANDED = {
    "hands_unsigned": "unsigned, of 64 bits",
    "hands_a_fraction": "a whole number, but a fraction is handed over",
}
OTHERS = [pointer.function for name, pointer in damaged.POINTERS.items() if name != "total"]
COMPILER = "from lychgate.core.compile.compiler import main; main()"


def line_of(text: str) -> int:
    """Where this stands in the kernels with faults."""
    lines = Path(str(faulty.__file__)).read_text(encoding="utf-8").splitlines()
    return 1 + next(number for number, line in enumerate(lines) if text in line)


def test_what_cannot_be_compiled_is_named_with_file_line_and_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # With others beside it: their compilers are stopped in the middle of their work.
    monkeypatch.setenv("LYCHGATE_CACHE", str(tmp_path))
    with pytest.raises(CannotCompile) as caught:
        faulty.pointer(faulty.robs, faulty.watches, faulty.waits, *OTHERS).load()
    assert caught.value.sentence == (
        f"tests.core.faulty.digs ({faulty.__file__}, line {line_of('return deeper')}) cannot be compiled: "
        "Unknown attribute 'no_such_thing' of type int64. It is a part of tests.core.faulty.robs. "
        "LYCHGATE_INTERPRET=1 runs the same source as plain Python, which may tell more."
    )
    assert "During: typing of get attribute" in caught.value.__notes__[0]


@pytest.mark.long
def test_kernels_are_not_handed_what_would_be_computed_as_floating_point() -> None:
    jobs = [{"module": "tests.core.faulty", "name": name, "sorts": ["int"], "file": ""} for name in HANDED]
    told = run(COMPILER, stdin="\n".join(map(json.dumps, jobs)), LYCHGATE_COMPILING="1")
    for (name, reason), line in zip(HANDED.items(), told.splitlines(), strict=True):
        fault = json.loads(line)
        place = f"{faulty.__file__}, line {line_of(f'def {name}') + 1}"
        assert fault["where"] == f"tests.core.faulty.halved ({place})"
        assert fault["reason"].startswith(f"its argument 'number' is {reason}")


@pytest.mark.parametrize(
    ("arguments", "refused"),
    [
        ((np.uint64(1), np.zeros(1, np.int64)), "'number' takes int64, got uint64"),
        ((1, np.zeros(1, np.uint64)), "'numbers' takes int64, got uint64"),
        ((1, np.zeros(1, np.float64)), "'numbers' takes int64, got float64"),
    ],
)
def test_unsigned_numbers_of_64_bits_are_refused_at_the_boundary(arguments: tuple[Any, ...], refused: str) -> None:
    with pytest.raises(WrongNumbers, match=rf"tests\.core\.faulty\.added: its argument {refused}\."):
        faulty.ADDED(*arguments)
    assert faulty.ADDED(1, np.array([2**62])) == faulty.ADDED(np.int64(1), np.array([2**62])) == 2**62 + 1


def run(program: str, stdin: str = "", **environment: str) -> str:
    return started("-c", program, stdin=stdin, **environment)


def started(*arguments: str, stdin: str = "", **environment: str) -> str:
    ran = subprocess.run(
        [sys.executable, *arguments],
        input=stdin,
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    return ran.stdout + ran.stderr


def test_a_program_may_have_functions_of_its_own_compiled(tmp_path: Path) -> None:
    assert started("-m", "tests.core.program", LYCHGATE_CACHE=str(tmp_path)) == "42\n"


PAST_THE_END = """
import numpy as np
from tests.core.test_machine import SEVENTH
SEVENTH(np.zeros(3, np.uint8))
"""


@pytest.mark.long
def test_with_checked_bounds_reading_past_the_end_is_an_error() -> None:
    assert "IndexError" in run(PAST_THE_END, NUMBA_BOUNDSCHECK="1")


NOT_AN_ARRAY = """
from tests.core.test_machine import SEVENTH
SEVENTH("no array")
"""


@pytest.mark.long
def test_what_is_no_array_is_refused() -> None:
    assert "TypeError" in run(NOT_AN_ARRAY)


BOTH = """
import numpy as np
from tests.core.test_machine import SEVENTH
print(SEVENTH(np.arange(10, dtype=np.uint8)))
import numba
print(numba.njit(lambda x: np.zeros(x).sum() + x)(4), SEVENTH(np.arange(10, dtype=np.uint8)))
"""


@pytest.mark.long
def test_numba_may_be_loaded_too_before_or_after() -> None:
    assert run(BOTH).split() == run("import numba" + BOTH).split() == ["6", "4.0", "6"]


GONE = """
import json, os, subprocess, sys
code = "from lychgate.core.compile.compiler import main; main()"
pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "env": os.environ | {"LYCHGATE_COMPILING": "1"}}
compiler = subprocess.Popen([sys.executable, "-c", code], **pipes)
compiler.stdout.close()
compiler.communicate(json.dumps({"module": "tests.core.test_machine", "name": "none"}).encode())
"""


@pytest.mark.long
def test_a_compiler_whose_answer_nobody_waits_for_goes_quietly() -> None:
    assert run(GONE) == ""
