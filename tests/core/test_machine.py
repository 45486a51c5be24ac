"""Machine code is loaded without the compiler, says what is wrong as Python does, and gets on with Numba."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from lychgate.core.errors import CannotCompile
from lychgate.core.kernel import INTERPRETED, exported
from lychgate.core.pointer import BYTES, INT, Pointer

pytestmark = pytest.mark.skipif(INTERPRETED, reason="nothing is compiled when interpreted")


@exported
def odd(number: int) -> int:
    return number.no_such_thing  # type: ignore[attr-defined, no-any-return]


@exported
def seventh(buffer: Any) -> int:
    return buffer[6]  # type: ignore[no-any-return]


SEVENTH = Pointer(seventh, (BYTES,))


def test_what_cannot_be_compiled_is_named_with_the_reason() -> None:
    with pytest.raises(CannotCompile, match=r"(?s)tests\.core\.test_machine\.odd cannot be compiled: .*no_such_thing"):
        Pointer(odd, (INT,)).load()


def run(program: str, **environment: str) -> str:
    return started("-c", program, **environment)


def started(*arguments: str, **environment: str) -> str:
    ran = subprocess.run(
        [sys.executable, *arguments], env=os.environ | environment, capture_output=True, text=True, check=False
    )
    return ran.stdout + ran.stderr


def test_a_program_may_have_functions_of_its_own_compiled(tmp_path: Path) -> None:
    assert started("-m", "tests.core.program", LYCHGATE_CACHE=str(tmp_path)) == "42\n"


PAST_THE_END = """
import numpy as np
from tests.core.test_machine import SEVENTH
SEVENTH(np.zeros(3, np.uint8))
"""


def test_with_checked_bounds_reading_past_the_end_is_an_error() -> None:
    assert "IndexError" in run(PAST_THE_END, NUMBA_BOUNDSCHECK="1")


NOT_AN_ARRAY = """
from tests.core.test_machine import SEVENTH
SEVENTH("no array")
"""


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
code = "from lychgate.core.compiler import main; main()"
pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "env": os.environ | {"LYCHGATE_COMPILING": "1"}}
compiler = subprocess.Popen([sys.executable, "-c", code], **pipes)
compiler.stdout.close()
compiler.communicate(json.dumps({"module": "tests.core.test_machine", "name": "none"}).encode())
"""


def test_a_compiler_whose_answer_nobody_waits_for_goes_quietly() -> None:
    assert run(GONE) == ""
