"""Whole games by the thousand: the same games however a batch is cut up."""

from __future__ import annotations

import numpy as np
import pytest

from lychgate.conformance.cases import find, names
from lychgate.conformance.counts import count
from lychgate.conformance.table import Table
from lychgate.core.model import batch
from lychgate.core.model.chance import CHANCE, MIX1, MIX2, quick
from lychgate.core.model.layout import Bytes

GAMES = count(24, 300)
EVERY_GAME = pytest.mark.parametrize("name", names())


def joined(parts: list[batch.Results]) -> tuple[bytes, bytes, bytes]:
    return (
        np.concatenate([part.decisions for part in parts]).tobytes(),
        np.concatenate([part.points for part in parts]).tobytes(),
        np.concatenate([part.places for part in parts]).tobytes(),
    )


@EVERY_GAME
@pytest.mark.parametrize("thumbs", [0, 0b01, 0b11])
def test_a_batch_comes_out_the_same_however_it_is_cut(name: str, thumbs: int) -> None:
    game = find(name)
    box = game.make_box(max(2, game.players.start))
    whole = joined([batch.play(game, box, GAMES, 3, thumbs=thumbs)])
    for cuts in ([5, GAMES - 5], [1, 2, GAMES - 3], [GAMES - 1, 1]):
        parts, first = [], 0
        for games in cuts:
            parts.append(batch.play(game, box, games, 3, first=first, thumbs=thumbs))
            first += games
        assert joined(parts) == whole


@EVERY_GAME
def test_other_seeds_are_other_games(name: str) -> None:
    game = find(name)
    box = game.make_box(game.players.start)
    one, other = (batch.play(game, box, GAMES, seed) for seed in (1, 2))
    assert joined([one]) != joined([other])


@EVERY_GAME
def test_results_are_those_of_the_game_s_own_functions(name: str) -> None:
    """A batch of one random game is a set-up, a rollout and an outcome."""
    game = find(name)
    table = Table(game, game.make_box(game.players.start))
    for number in range(5):
        found = batch.play(game, table.box, 1, 8, first=number)
        chance = quick(0)
        reseeded(chance, 8, number)
        end, decisions = table.rollout(table.setup(chance).state, chance)
        points, places, _ = table.outcome(end)
        assert (found.decisions[0], found.points[0].tolist(), found.places[0].tolist()) == (decisions, points, places)


def reseeded(chance: Bytes, seed: int, number: int) -> None:
    """Quick chance at the stream of this number, as a batch starts each of its games."""
    chance.view(CHANCE)["quick"] = (seed * MIX1 + number * MIX2) % 2**64
