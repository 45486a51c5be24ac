"""Paired comparison: every choice in the same worlds with the same chance; the rule of thumb's unless one is better."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

import lychgate
from lychgate import bots
from lychgate.bots.search.draws import draw
from lychgate.bots.search.thinking import Budget, Search, Style, think
from lychgate.bots.search.tree import MIXED, TAKEN, WORTH
from lychgate.conformance.cases import kit_of
from lychgate.core.input import registry
from lychgate.core.model.chance import CHANCE, COUNTED, quick
from lychgate.play.match.match import Match

PAIRED = Style(paired=100)


def opening(name: str, decisions: int = 9) -> Match:
    """Some decisions by rule of thumb into a game, and on until there is something to choose."""
    match = lychgate.new(name, players=max(2, registry.find(name).players.start), seed=3)
    while decisions > 0 or len(match.legal(match.asked[0])) < 2:
        seat = match.asked[0]
        match.decide(seat, bots.thumb(match.game, match.box, match.view_bytes(seat), seat, quick(4)))
        decisions -= 1
    return match


@pytest.mark.parametrize("name", registry.names())
def test_the_same_seed_gives_the_same_thought_in_slices_too(name: str) -> None:
    match = opening(name)
    seat = match.asked[0]
    whole, sliced = (Search(match.game, match.box, match.view_bytes(seat), seat, 5, PAIRED, room=256) for _ in range(2))
    whole.think(50)
    for part in (1, 20, 29):
        sliced.think(part)
    assert {action: row.tolist() for action, row in whole.counted().items()} == {
        action: row.tolist() for action, row in sliced.counted().items()
    }


@pytest.mark.parametrize("name", registry.names())
def test_nothing_hidden_makes_a_difference(name: str) -> None:
    match = opening(name)
    seat = match.asked[0]
    worlds = [match.state, *(kit_of(name).scramble(match.box, match.state, seat, Random(n)) for n in range(3))]
    found = [
        think(match.game, match.box, match.view_of(world, seat), seat, Budget(60), seed=7, style=PAIRED)
        for world in worlds
    ]
    assert all(one == found[0] for one in found)
    assert sum(move.share for move in found[0].moves) == pytest.approx(1)


def test_a_choice_meets_the_same_worlds_whoever_runs_beside_it() -> None:
    match = opening("goldraeuber")
    seat = match.asked[0]
    view = match.view_bytes(seat)
    style = Style(paired=100, horizon=0)
    together = Search(match.game, match.box, view, seat, 5, style)
    together.think(24)
    for action, row in together.counted().items():
        alone = Search(match.game, match.box, view, seat, 5, style)
        alone.hold_to(action)
        alone.think(int(row[TAKEN]))
        assert int(alone.counted()[action][WORTH]) == int(row[WORTH])


def test_who_wants_to_be_very_sure_follows_the_rule_of_thumb() -> None:
    match = opening("goldraeuber")
    seat = match.asked[0]
    view = match.view_bytes(seat)
    found = think(match.game, match.box, view, seat, Budget(100), seed=1, style=Style(paired=100_000))
    assert found.best == bots.thumb(match.game, match.box, view, seat, quick(1))


def test_little_room_is_enough() -> None:
    match = opening("graverobbers")
    seat = match.asked[0]
    search = Search(match.game, match.box, match.view_bytes(seat), seat, 1, PAIRED, room=2)
    search.think(40)
    rows = search.counted().values()
    assert 1 <= len(rows) <= 8
    assert sum(int(row[MIXED]) for row in rows) > 0


def test_counted_chance_is_even_and_its_courses_differ() -> None:
    def drawn(course: int, n: int, times: int) -> list[int]:
        chance = quick(11)
        row = chance.view(CHANCE)
        row["source"] = COUNTED
        row["key"][0, 0] = course
        return [draw(chance, n) for _ in range(times)]

    assert drawn(1, 6, 50) == drawn(1, 6, 50)
    assert drawn(1, 6, 50) != drawn(2, 6, 50)
    for sample in (drawn(3, 6, 6000), [drawn(course, 6, 1)[0] for course in range(6000)]):
        counts = np.bincount(sample, minlength=6)
        assert ((counts - 1000) ** 2 / 1000).sum() < 20.5  # chi squared, five degrees, one in a thousand
