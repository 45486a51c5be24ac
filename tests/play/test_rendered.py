"""Every message with every argument that occurs in play, in every language; `python -m` prints the longest of each.

All plurals, genders and forms that a thousand random games bring up are met this way, and the longest sentence of each
message can be looked at: it is the one that would be cut off.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import pytest

import lychgate
from lychgate.conformance.counts import LONG
from lychgate.core.input import registry
from lychgate.play.match.match import Match
from lychgate.play.text.words import Words, languages

GAMES = 250 if LONG else 3  # of each of the four
IDS = ("event-", "prompt-", "points-", "decision-")  # said where a message is missing
NAMES = ["Ada", "Étienne", "Maximiliane", "Jo", "Ottavio", "Bo"]


class Said(NamedTuple):
    """A message of a game with its arguments; of a decision, its number."""

    kind: str  # events, prompts, points, decision
    name: str
    given: tuple[tuple[str, int], ...]


@cache
def occurring(name: str, games: int) -> frozenset[Said]:
    """What random games of all counts and rule sets have to say."""
    game, dice = registry.find(name), random.Random(24)
    found: set[Said] = set()
    for number in range(games):
        rules, players = dice.choice(list(game.rule_sets)), dice.choice(game.players)
        found |= set(told(lychgate.new(name, players=players, rules=rules, seed=number), dice))
    return frozenset(found)


def told(match: Match, dice: random.Random) -> Iterator[Said]:
    while not match.over:
        seat = dice.choice(match.asked)
        prompt, legal = match.prompt(seat), match.legal_actions(seat)
        yield Said("prompts", prompt.name, tuple(prompt.arguments.items()))
        for action in legal:
            yield Said("decision", match.game.decisions.sort_of(action).name, (("action", action),))
        match.decide(seat, dice.choice(legal))
    for event in match.story(None) + match.story(0):
        yield Said("events", event.name, tuple(event.arguments.items()))
    assert match.outcome is not None
    for line in match.outcome.lines:
        yield Said("points", line.name, tuple(line.arguments.items()))


def in_words(words: Words, name: str, said: Said) -> str:
    game = registry.find(name)
    if said.kind == "decision":
        return words.decision(game, said.given[0][1], NAMES)
    return words.tell(game, getattr(game, said.kind).named(said.name), dict(said.given), NAMES)


def longest(language: str, name: str, games: int) -> dict[str, str]:
    """Of each message its longest sentence."""
    words, found = Words(language), dict[str, str]()
    for said in sorted(occurring(name, games)):
        key, text = f"{said.kind} {said.name}", in_words(words, name, said)
        if len(text) > len(found.get(key, "")):
            found[key] = text
    return found


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", registry.names())
def test_whatever_occurs_in_play_can_be_said_in_every_language(name: str, language: str) -> None:
    words = Words(language)
    texts = {said: in_words(words, name, said) for said in occurring(name, GAMES)}
    assert {said: text for said, text in texts.items() if not text or "{" in text or text.startswith(IDS)} == {}
    sentences = [text for said, text in texts.items() if said.kind in ("events", "prompts")]
    assert [text for text in sentences if text[-1] not in ".?!"] == []
    assert [text for text in texts.values() if "  " in text or " ," in text or " ." in text] == []


if __name__ == "__main__":
    for each in languages():
        for one in registry.names():
            for key, text in longest(each, one, 250).items():
                print(each, one, key, len(text), text, sep="\t")
