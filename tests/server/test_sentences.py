"""Sentences put together quickly say the same as sentences said with care."""

from __future__ import annotations

import json
import random

import pytest

import lychgate
from lychgate.core.input import registry
from lychgate.play.text.words import Words
from lychgate.server.telling.running_match import RunningMatch
from lychgate.server.telling.sentences import sentence
from lychgate.server.telling.writer import SentenceWriter


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


def test_whatever_a_player_is_called_an_event_is_written_as_it_is_said() -> None:
    names = ['Q"uote', "Back\\slash", "Zoë </b> %b {0}"]
    match = lychgate.new("graverobbers", players=3, seed=4, names=names)
    running, chance, words = RunningMatch("m", match), random.Random(1), Words("en")
    while not running.over:
        seat = chance.choice(match.asked)
        running.decide(seat, chance.choice(match.legal_actions(seat)))
    story = match.story(1)
    told = [happening for happening in match.told if happening.is_told_to(1)]
    written = json.loads(bytes(SentenceWriter(match.game, names, "en").events(0, told)))
    assert [event["sentence"] for event in written] == [words.event(match.game, event, names) for event in story]
    assert [event["number"] for event in written] == [event.number for event in story]
    assert [event["arguments"] for event in written] == [event.arguments for event in story]
