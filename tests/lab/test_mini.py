"""The mini boxes: what they are worth, that nobody gains in an equilibrium, what the page says of them."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest

import lychgate
from lychgate.core.input import registry
from lychgate.lab.studies.mini.boxes import BOXES, mini
from lychgate.lab.studies.mini.page import page, picture, worth
from lychgate.lab.studies.mini.players import searched
from lychgate.lab.studies.mini.results import Line, keep, kept
from lychgate.lab.studies.mini.tree import CHANCE, END, Node, Tree
from tests.crossing import crossed

DOCS = Path(__file__).parents[2] / "docs" / "research"
WORTH = {"graverobbers": Fraction(-1, 24), "gravediggers": Fraction(17, 1152), "outerspace": Fraction(2, 15)}


@pytest.fixture
def tree(request: pytest.FixtureRequest) -> Iterator[Tree]:
    game = mini(request.param)
    yield Tree.of(game, game.make_box(2))
    registry.forget(game.name)


EVERY_BOX = pytest.mark.parametrize("tree", crossed(BOXES), indirect=True)


def of(tree: Tree) -> str:
    return tree.game.name.partition("_mini")[0]


@EVERY_BOX
def test_it_is_worth_what_the_page_says(tree: Tree) -> None:
    mixtures, value = tree.form.solved(0)
    others, least = tree.form.solved(1)
    assert value == pytest.approx(float(WORTH[of(tree)]), abs=1e-9)
    assert least == pytest.approx(-value, abs=1e-9)
    assert tree.nash_conv((mixtures, others)) == pytest.approx(0, abs=1e-7)


@EVERY_BOX
def test_the_tree_is_whole(tree: Tree) -> None:
    """Chances add up to 1, and at random both seats get what the ends bring."""

    def mean(node: Node) -> float:
        if node.seat == END:
            return node.worth
        if node.seat == CHANCE:
            assert sum(node.chances) == pytest.approx(1)
            return sum(chance * mean(child) for chance, child in zip(node.chances, node.children, strict=True))
        return sum(mean(child) for child in node.children) / len(node.children)

    first, second = (side.plan(plan) for side, plan in zip(tree.form.sides, tree.at_random(), strict=True))
    assert float(first @ tree.form.worths(second, 0)) == pytest.approx(mean(tree.root))


@EVERY_BOX
def test_search_comes_nearer_the_longer_it_thinks(tree: Tree) -> None:
    assert tree.nash_conv(searched(tree, 60, 1)) < tree.nash_conv(searched(tree, 3, 1))
    assert tree.nash_conv(searched(tree, 3, 1)) < tree.nash_conv(tree.at_random())


@EVERY_BOX
def test_environments_play_it_by_its_name(tree: Tree) -> None:
    env, chance = lychgate.vector(tree.game.name, players=2, n=16, rewards="wins"), np.random.default_rng(1)
    step, ended = env.reset(), 0
    for _ in range(100):
        step = env.step(step.info.legal[np.arange(16), (chance.random(16) * step.info.counts).astype(int)])
        assert step.rewards[step.done].sum(axis=1) == pytest.approx(1)
        ended += int(step.done.sum())
    assert ended > 50


# --- the page


def test_the_page_says_what_was_measured() -> None:
    lines = kept(DOCS / "mini.jsonl")
    assert (DOCS / "mini.md").read_text(encoding="utf-8") == page(lines), "lab.studies.mini.page writes it anew"
    for name in BOXES:
        text = (DOCS / f"{name}_mini.svg").read_text(encoding="utf-8")
        assert text == picture(name, lines)
        assert len(ElementTree.fromstring(text).findall("{http://www.w3.org/2000/svg}polyline")) == 3


def test_the_page_is_about_the_rules_as_they_are() -> None:
    facts = {(line.box, line.player): line.number for line in kept(DOCS / "mini.jsonl")}
    for name, fraction in WORTH.items():
        assert facts[name, "version"] == registry.find(name).version, "measure it again"
        assert facts[name, "value"] == pytest.approx(float(fraction), abs=1e-9)


def test_lines_are_read_as_they_were_kept(tmp_path: Path) -> None:
    assert kept(tmp_path / "none") == []
    lines = [Line("graverobbers", "search", 1, 10, 0.25), Line("graverobbers", "search", 2, 10, 0.5)]
    for line in lines:
        keep(tmp_path / "lines", [line])
    assert kept(tmp_path / "lines") == lines


def test_a_value_is_told_as_the_fraction_that_it_is() -> None:
    assert worth(-1 / 24) == "−0.0417, which is −1/24"
    assert worth(0.1234567891) == "+0.1235"
