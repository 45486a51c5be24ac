"""Sentences for clients that asked for them: an event is written once for all tables, and says what it should."""

from __future__ import annotations

import json
import random

import lychgate
from lychgate.play.text.words import Words
from lychgate.server.telling.running_match import RunningMatch
from lychgate.server.telling.writer import SentenceWriter


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
