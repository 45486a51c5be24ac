"""Compiled and interpreted, the rules are the same: every answer of the contract agrees byte for byte."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import lychgate
from lychgate.core.kernel import INTERPRETED
from tests.conformance.cases import games
from tests.conformance.digest import digests

ROOT = Path(__file__).parents[2]
SOURCES = Path(lychgate.__file__).parents[1]


@pytest.mark.parametrize("game", games())
def test_compiled_and_interpreted_rules_agree_byte_for_byte(game: str) -> None:
    environment = os.environ | {
        "LYCHGATE_INTERPRET": "" if INTERPRETED else "1",
        "PYTHONPATH": os.pathsep.join([str(SOURCES), str(ROOT)]),
    }
    other_way = subprocess.run(
        [sys.executable, "-m", "tests.conformance.digest", game],
        env=environment, cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert other_way.returncode == 0, other_way.stderr
    this_way, other = digests(game), json.loads(other_way.stdout)
    assert this_way.keys() == other.keys()
    differing = {
        case: [part for part in this_way[case] if this_way[case][part] != other[case][part]]
        for case in this_way
        if this_way[case] != other[case]
    }
    assert not differing
