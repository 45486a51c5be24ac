"""What bots consider: some of what is legal, by what a seat sees alone, and never nothing."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

import lychgate
from lychgate import bots
from lychgate.bots.search.thinking import sensible
from lychgate.core.input import registry
from lychgate.core.model.chance import quick
from lychgate.play.match.match import Match

BY_CHANCE = 0.5  # of all decisions, so that odd positions come up too


def played(name: str, players: int, seed: int) -> Iterator[tuple[Match, int]]:
    """A match, half by rule of thumb and half at random, at every decision of it."""
    match, chance = lychgate.new(name, players=players, seed=seed), quick(seed)
    random = np.random.default_rng(seed)
    while not match.over:
        seat = match.asked[0]
        yield match, seat
        play = bots.random if random.random() < BY_CHANCE else bots.thumb
        match.decide(seat, play(match.game, match.box, match.view_bytes(seat), seat, chance))


@pytest.mark.parametrize("name", registry.names())
def test_something_legal_is_always_worth_a_thought(name: str) -> None:
    for match, seat in played(name, players=3, seed=6):
        found = sensible(match.game, match.box, match.view_bytes(seat), seat)
        assert found
        assert set(found) <= set(match.legal_actions(seat))
        assert len(set(found)) == len(found)


def test_wishes_to_pass_and_titles_are_not_thought_about() -> None:
    match = lychgate.new("outerspace", players=3, seed=1)
    assert len(sensible(match.game, match.box, match.view_bytes(0), 0)) == 1
    for match, seat in played("outerspace", players=3, seed=2):
        found = sensible(match.game, match.box, match.view_bytes(seat), seat)
        assert not any("wish" in match.game.decisions.as_data(action) for action in found)


def test_big_fists_are_thought_about_in_steps_and_as_far_as_there_may_be_loot() -> None:
    lying = {"1": "(5) (10)", "2": "(2)"}
    given = {"players": 2, "phase": "fists", "robbed": 1, "cemeteries": lying, "seats": {"1": {"money": 200}}}
    match = lychgate.position("gravediggers", given)
    amounts = [
        int(match.game.decisions.write(a).split()[-1]) for a in sensible(match.game, match.box, match.view_bytes(0), 0)
    ]
    assert amounts[:17] == list(range(17))
    assert amounts[-1] == 200  # keeps the loot from others, if there is an accomplice
    assert len(amounts) < 30
