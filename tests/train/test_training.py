"""A net learns a small game, goes on where it was stopped, and plays from its file as it does in PyTorch.

`pip install lychgate[train]` brings PyTorch; where it is not installed, nothing of this can be tried.
"""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest

from lychgate.core.errors import BadOptions, BadRecord
from lychgate.train.plan import Plan

pytest.importorskip("torch", reason="lychgate[train] is not installed")

from lychgate.envs.vector import Vector
from lychgate.nets.bot import evaluated
from lychgate.nets.file import read_net
from lychgate.train.measure import against
from lychgate.train.rollout import asked
from lychgate.train.run import CHECKPOINT, NET, PICTURE, Run

SMALL = Plan("graverobbers", 3, hidden=(16, 8), slots=8, steps=16, batch=64, measured=4, between=2)


def trained(plan: Plan, folder: Path, iterations: int) -> Run:
    run = Run(plan, folder)
    run.go_on(lambda run: run.iteration >= iterations)
    return run


@pytest.mark.parametrize("short", [False, True])
def test_stopped_and_gone_on_it_is_the_same_to_the_last_bit(tmp_path: Path, short: bool) -> None:
    plan = replace(SMALL, short=short)
    trained(plan, tmp_path / "whole", 6)
    trained(plan, tmp_path / "parts", 2)
    trained(plan, tmp_path / "parts", 6)
    assert (tmp_path / "whole" / NET).read_bytes() == (tmp_path / "parts" / NET).read_bytes()
    curves = [
        [{key: value for key, value in json.loads(line).items() if key != "seconds"} for line in text.splitlines()]
        for text in ((tmp_path / name / "curve.jsonl").read_text() for name in ("whole", "parts"))
    ]
    assert curves[0] == curves[1]
    assert [line["iteration"] for line in curves[0] if "thumb" in line] == [2, 4, 6]


def test_what_was_played_after_the_last_saving_is_played_again(tmp_path: Path) -> None:
    trained(SMALL, tmp_path / "whole", 4)
    trained(SMALL, tmp_path / "torn", 2)
    with (tmp_path / "torn" / "curve.jsonl").open("a") as curve:
        curve.write('{"iteration": 3, "of": "a run that was killed"}\n')
    trained(SMALL, tmp_path / "torn", 4)
    assert (tmp_path / "whole" / NET).read_bytes() == (tmp_path / "torn" / NET).read_bytes()
    assert "killed" not in (tmp_path / "torn" / "curve.jsonl").read_text()


def test_the_file_says_what_the_net_says_in_pytorch(tmp_path: Path) -> None:
    run = trained(replace(SMALL, short=False), tmp_path, 2)
    net, env = read_net(tmp_path / NET), Vector(SMALL.games(n=4))
    step = env.reset()
    assert step.observations is not None
    logs, values = asked(run.model, step)
    for row in range(4):
        out, legal = evaluated(net, step.observations[row]), step.info.legal[row, : step.info.counts[row]]
        shares = np.exp(out[1 + legal] - out[1 + legal].max())
        assert float(values[row]) == pytest.approx(out[0], abs=1e-4)
        assert np.exp(logs[row, : len(legal)]) == pytest.approx(shares / shares.sum(), abs=1e-4)


def test_the_curve_is_drawn(tmp_path: Path) -> None:
    trained(SMALL, tmp_path, 4)
    picture = ElementTree.fromstring((tmp_path / PICTURE).read_text())
    assert picture.tag.endswith("svg")
    assert len([part for part in picture if part.tag.endswith("polyline")]) == 1


def test_another_training_in_the_folder_is_refused(tmp_path: Path) -> None:
    trained(SMALL, tmp_path, 1)
    with pytest.raises(BadOptions, match="there is another training"):
        Run(replace(SMALL, seed=2), tmp_path)
    (tmp_path / CHECKPOINT).write_bytes(b"nothing")
    with pytest.raises(BadRecord, match="is not a training that can be gone on with"):
        Run(SMALL, tmp_path)


@pytest.mark.parametrize("rewards", ["wins", "lead"])
def test_it_learns(tmp_path: Path, rewards: str) -> None:
    """After some seconds it wins more than half of its games of two against chance, and at first it does not."""
    plan = Plan("gravediggers", 2, rewards=rewards, hidden=(64,), slots=32, steps=64, batch=512, measured=200)
    run = Run(plan, tmp_path)
    assert against("random", plan, run.model, 1).low < 0.5
    run.go_on(lambda run: run.iteration >= 30)
    assert against("random", plan, run.model, 1).low > 0.5
