"""Sentences put together quickly say the same as sentences said with care."""

from __future__ import annotations

import random

import pytest

import lychgate
from lychgate.core import registry
from lychgate.play.words import Words
from lychgate.server.sentences import sentence


@pytest.mark.parametrize("game", registry.names())
def test_a_sentence_is_the_message_with_its_names(game: str) -> None:
    chance, words = random.Random(game), Words("en")
    players = registry.find(game).players.start
    match = lychgate.new(game, players=players, seed=4, names=["Ann", "{ $seat }", "%s", "Dora"][:players])
    names = match.names
    while not match.over:
        for prompt in match.prompts:
            quickly = sentence(match.game, "prompt", prompt.name, prompt.arguments, names, "en")
            assert quickly == words.prompt(match.game, prompt, names)
        seat = chance.choice(match.asked)
        match.decide(seat, chance.choice(match.legal_actions(seat)))
    for reader in (*range(players), None):
        for event in match.story(reader):
            quickly = sentence(match.game, "event", event.name, event.arguments, names, "en")
            assert quickly == words.event(match.game, event, names)
    assert match.outcome is not None
    for line in match.outcome.lines:
        quickly = sentence(match.game, "points", line.name, line.arguments, names, "en")
        assert quickly == words.points(match.game, line, names)
