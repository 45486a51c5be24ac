"""The study of the mini boxes measures what it says: all three players, once, and nothing twice.

It needs PyTorch and OpenSpiel (`pip install lychgate[envs,train]`); where they are not installed, it cannot be tried.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("torch", reason="lychgate[train] is not installed")
pytest.importorskip("pyspiel", reason="lychgate[envs] is not installed")

from lychgate.core.input import registry
from lychgate.lab.studies.mini.boxes import BOXES, mini
from lychgate.lab.studies.mini.players import regrets_minimised
from lychgate.lab.studies.mini.results import kept
from lychgate.lab.studies.mini.tree import Plans, Tree
from lychgate.train.studies import mini as study


@pytest.fixture(scope="module")
def tree() -> Iterator[Tree]:
    game = mini("graverobbers")
    yield Tree.of(game, game.make_box(2))
    registry.forget(game.name)


def test_regret_minimisation_comes_near_and_nearer(tree: Tree) -> None:
    far = [tree.nash_conv(plans) for _, plans in regrets_minimised(tree, (100, 1000, 3000), 1)]
    assert tree.nash_conv(tree.at_random()) > far[0] > far[1] > far[2] > 0


def test_learning_comes_nearer_than_play_at_random(tree: Tree, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(study, "LEARNED", (1, 6))
    (first, little), (then, more) = study.by_learning(tree, 1)
    assert (first, then) == (4096, 6 * 4096)
    assert tree.nash_conv(more) < tree.nash_conv(little) < tree.nash_conv(tree.at_random())
    for side, plan in zip(tree.form.sides, more, strict=True):
        assert [len(mixture) for mixture in plan] == [len(known.actions) for known in side.sets]
        assert all(np.sum(mixture) == pytest.approx(1) for mixture in plan)


def test_what_is_measured_is_not_measured_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = list[int]()

    def players(tree: Tree, seed: int) -> Iterator[tuple[int, Plans]]:
        asked.append(seed)
        yield 10, tree.at_random()

    monkeypatch.setattr(study, "PLAYERS", {"search": players})
    monkeypatch.setattr(study, "BOXES", {"graverobbers": BOXES["graverobbers"]})
    for seeds in (range(1, 3), range(1, 4)):
        monkeypatch.setattr(study, "SEEDS", seeds)
        study.measure(tmp_path / "lines")
    registry.forget("graverobbers_mini_1")
    assert asked == [1, 2, 3]
    lines = kept(tmp_path / "lines")
    assert [line.seed for line in lines if line.player == "search"] == [1, 2, 3]
    assert len({line.number for line in lines if line.player in ("search", "random")}) == 1
