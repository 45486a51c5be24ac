"""The page's own table beside Python's: the same matches, told, refused, taken back and recorded the same; bots too.

The short form has a few matches of one game, the long one ten thousand of all.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from lychgate.core.input import registry
from tests.crossing import crossed
from tests.site.matches import write

UI = Path(__file__).parents[2] / "ui"
SHORT = {"gravediggers": 3}
MATCHES = 10_000
LENGTHY = {"outerspace": 400}  # a match of it has ten times the steps of another game's


DECISIONS = 500  # of thumb and expert, in the long form


def all_of_them() -> dict[str, int]:
    others = [name for name in registry.names() if name not in LENGTHY]
    return dict.fromkeys(others, (MATCHES - sum(LENGTHY.values())) // len(others)) | LENGTHY


@pytest.mark.parametrize("counts", crossed([SHORT, all_of_them()]), ids=["short", "long"])
def test_the_page_plays_as_python_does(tmp_path: Path, counts: dict[str, int]) -> None:
    write(tmp_path, counts)
    if sum(counts.values()) == MATCHES:
        has_everything(tmp_path / "matches.jsonl")
    ran = subprocess.run(
        [sys.executable, str(UI / "build_ui.py"), "equality"],
        env=os.environ | {"LYCHGATE_MATCHES": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout[-5000:] + ran.stderr[-2000:]
    for game in counts:
        times = json.loads((tmp_path / f"times-{game}.json").read_bytes())
        print(game, {bot: f"{len(found)}, median {statistics.median(found):.0f} ms" for bot, found in times.items()})


def has_everything(file: Path) -> None:
    """Are all numbers of players with all rule sets among the matches, and enough decisions of the strong bots?"""
    settings: Counter[tuple[str, int, str]] = Counter()
    decided: Counter[str] = Counter()
    with file.open(encoding="utf-8") as lines:
        for match in map(json.loads, lines):
            settings[match["game"], match["players"], match["rules"]] += 1
            decided.update(bot for step in match["steps"] for bot, *_ in step[3])
    games = map(registry.find, registry.names())
    assert set(settings) == {(game.name, n, rules) for game in games for n in game.players for rules in game.rule_sets}
    assert settings.total() == MATCHES
    print(f"at least {min(settings.values())} of each setting; decisions {dict(decided)}")
    assert decided["thumb"] + decided["expert"] >= DECISIONS
