"""Compiled and interpreted, the vector environment shows the same."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import lychgate
from lychgate.core.compile.kernel import INTERPRETED
from tests.envs.digest import digests

ROOT = Path(__file__).parents[2]


@pytest.mark.long
def test_compiled_and_interpreted_steps_agree_byte_for_byte() -> None:
    paths = os.pathsep.join([str(Path(lychgate.__file__).parents[1]), str(ROOT)])
    changes = {"PYTHONPATH": paths, "LYCHGATE_INTERPRET": "" if INTERPRETED else "1"}
    command = [sys.executable, "-m", "tests.envs.digest"]
    ran = subprocess.run(command, env=os.environ | changes, cwd=ROOT, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert json.loads(ran.stdout) == digests()
