"""Compiled and interpreted, the rules are the same: every answer of the contract agrees byte for byte."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import lychgate
from lychgate.conformance.cases import games
from lychgate.conformance.digest import digests
from lychgate.core.compile.kernel import INTERPRETED

SOURCES = Path(lychgate.__file__).parents[1]


def elsewhere(game: str, **changes: str) -> dict[str, dict[str, str]]:
    """The digests of a game from another process, run another way."""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(SOURCES), *sys.path])} | changes
    command = [sys.executable, "-m", "lychgate.conformance.digest", game]
    ran = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    found: dict[str, dict[str, str]] = json.loads(ran.stdout)
    return found


def differing(one: dict[str, dict[str, str]], other: dict[str, dict[str, str]]) -> dict[str, list[str]]:
    """The functions of the contract that answer differently, by case."""
    assert one.keys() == other.keys()
    parts = {case: [part for part in one[case] if one[case][part] != other[case].get(part)] for case in one}
    return {case: found for case, found in parts.items() if found}


# Interpreted games take long: in `make test` one of them stands for all, and `check-game` has but one.
ONE_AND_ALL = [pytest.param(game, marks=[pytest.mark.long] if number else []) for number, game in enumerate(games())]


@pytest.mark.parametrize("game", ONE_AND_ALL)
def test_compiled_and_interpreted_rules_agree_byte_for_byte(game: str) -> None:
    other_way = elsewhere(game, LYCHGATE_INTERPRET="" if INTERPRETED else "1")
    assert differing(digests(game), other_way) == {}


@pytest.mark.long
@pytest.mark.parametrize("game", games())
def test_no_compiled_function_reads_out_of_bounds(game: str) -> None:
    """Compiled code does so silently, unless it is told to look."""
    assert differing(digests(game), elsewhere(game, LYCHGATE_INTERPRET="", NUMBA_BOUNDSCHECK="1")) == {}


def test_a_difference_is_named_by_case_and_function() -> None:
    one = {"a": {"view": "1", "legal": "2"}, "b": {"view": "3"}}
    assert differing(one, {"a": {"view": "1", "legal": "9"}, "b": {"view": "3"}}) == {"a": ["legal"]}
    assert differing(one, one) == {}
