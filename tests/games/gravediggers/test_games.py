"""Gravediggers played to the end by the hundred: it always ends, and nothing gets lost."""

from __future__ import annotations

import random

import pytest

import lychgate
from lychgate.core import batch, registry
from lychgate.games.gravediggers.cards import MOST_MONEY
from lychgate.play.match import Match
from lychgate.play.words import Words

GAME = registry.find("gravediggers")


def play_out(match: Match, seed: int) -> Match:
    dice = random.Random(seed)
    while not match.over:
        seat = dice.choice(match.asked)
        match.decide(seat, str(dice.choice(match.legal(seat))))
    return match


@pytest.mark.parametrize("players", GAME.players)
def test_every_game_ends_and_money_stays_within_its_bounds(players: int) -> None:
    results = batch.play(GAME, GAME.make_box(players), 200, seed=1)
    assert results.decisions.max() < 400
    assert results.points.max() <= MOST_MONEY
    assert results.points.min() >= -50


@pytest.mark.parametrize("players", GAME.players)
def test_every_event_of_a_whole_match_has_its_words(players: int) -> None:
    match = play_out(lychgate.new("gravediggers", players=players, seed=players), seed=1)
    words = Words("en")
    for reader in (None, *range(players)):
        for event in match.story(reader):
            said = words.event(match.game, event, match.names)
            assert not said.startswith("event-")
            assert "{" not in said
