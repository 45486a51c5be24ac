"""Gravediggers played to the end: it always ends, money goes its ways, chance and words hold."""

from __future__ import annotations

import random
import re
from collections import defaultdict
from itertools import pairwise
from pathlib import Path

import pytest

import lychgate
from lychgate.conformance.counts import count
from lychgate.core.model import batch
from lychgate.games import gravediggers
from lychgate.games.gravediggers.rules.cards import CARDS, CEMETERIES, CREDIT, MOST_MONEY, PLACE, START_MONEY, TILES
from lychgate.games.gravediggers.rules.events import EVENTS
from lychgate.play.match.match import Match
from lychgate.play.text.words import Words
from tests.games.gravediggers.table import GAME, money

HERE = Path(gravediggers.__file__).parent
PLAYERS = pytest.mark.parametrize("players", GAME.players)


def play_out(match: Match, seed: int) -> Match:
    dice = random.Random(seed)
    while not match.over:
        seat = dice.choice(match.asked)
        match.decide(seat, str(dice.choice(match.legal(seat))))
    return match


# --- no game is endless

MOST_TURNS = (CARDS - CEMETERIES) // TILES[PLACE] * sum(TILES) + sum(TILES)


@pytest.mark.rule("GD-5", "GD-22")
@PLAYERS
def test_every_seven_tiles_take_four_cards_so_a_game_ends(players: int) -> None:
    """Cards to lay are those of hands and pile; none comes back, and Place can always be carried out."""
    for seed in range(count(3, 50)):
        match = play_out(lychgate.new("gravediggers", players=players, seed=seed), seed)
        told = [event.name for event in match.story(None)]
        assert told.count("laid-hidden") <= CARDS - CEMETERIES
        assert told.count("tile") <= MOST_TURNS
        assert told.count("game-ends") == 1


@PLAYERS
def test_games_by_the_hundred_end_within_bounds(players: int) -> None:
    results = batch.play(GAME, GAME.make_box(players), count(200, 100_000), seed=1)
    robberies = MOST_TURNS // sum(TILES) + CEMETERIES
    assert results.decisions.max() <= 2 * MOST_TURNS + 2 * players * robberies  # credit and tile; fist, perhaps anew
    assert results.points.max() <= MOST_MONEY
    assert results.points.min() >= -5 * CREDIT


# --- money


@pytest.mark.rule("GD-16", "GD-17", "GD-19", "GD-21", "GD-23", "GD-25")
@PLAYERS
def test_everybody_can_count_all_money_from_what_is_told(players: int) -> None:
    """So money changes only by payments, rewards, lost fists and credit; and a view holds no more than that."""
    match = lychgate.new("gravediggers", players=players, seed=players + 10)
    dice, heard = random.Random(players), 0
    counted = [START_MONEY] * players
    while not match.over:
        for event in match.story(None, heard):
            heard = event.number
            change = {"paid": 1, "rewarded": 1, "fist-lost": -1}.get(event.name, 0)
            if change:
                counted[event.arguments["seat"]] += change * event.arguments["money"]
            if event.name == "credit-taken":
                assert event.arguments["money"] == counted[event.arguments["seat"]] < CREDIT
                counted[event.arguments["seat"]] += CREDIT
        assert money(match) == counted
        seat = dice.choice(match.asked)
        match.decide(seat, dice.choice(match.legal(seat)))


# --- chance


@pytest.mark.rule("GD-4", "GD-5")
def test_the_pile_and_the_tiles_come_in_the_same_order_whatever_is_decided() -> None:
    """The pile has no order in the state, and yet it is a pile: so duplicate deals can be compared."""
    drawn: dict[int, set[object]] = defaultdict(set)
    tiles: dict[int, set[int]] = defaultdict(set)
    for decisions in range(12):
        match = play_out(lychgate.new("gravediggers", players=3, seed=4, options={"first_player": 1}), decisions)
        cards = list(pile_cards(match))
        for number, card in enumerate(cards):
            drawn[number].add(card)
        for number, event in enumerate(event for event in match.story(None) if event.name == "tile"):
            tiles[number].add(event.arguments["tile"])
    assert len(drawn) == CARDS - CEMETERIES - 15
    assert all(len(cards) == 1 for cards in drawn.values())
    assert all(len(found) == 1 for found in tiles.values())


def pile_cards(match: Match) -> list[int]:
    """The kinds that left the pile, in their order, whoever got them: from the states before each decision."""
    layout = match.game.state_layout
    states = [*(match.state_before(number) for number in range(len(match.log))), match.state]
    piles = [state.view(layout)["pile"][0].astype(int) for state in states]
    return [int(kind) for before, after in pairwise(piles) for kind in (before - after).nonzero()[0]]


# --- the rule-of-thumb player


@PLAYERS
def test_a_rule_of_thumb_player_beats_random_players(players: int) -> None:
    games, won = count(60, 2000), 0.0
    for seat in range(players):
        places = batch.play(GAME, GAME.make_box(players), games, seed=seat, thumbs=1 << seat).places
        winners = places == 1
        won += float((winners[:, seat] / winners.sum(axis=1)).mean())
    assert won >= 1.5  # of the fair share, which is 1 over all seats


# --- words


@PLAYERS
def test_every_event_and_prompt_of_a_match_has_its_words(players: int) -> None:
    match, dice, words = lychgate.new("gravediggers", players=players, seed=players), random.Random(1), Words("en")
    said = []
    while not match.over:
        said += [words.prompt(match.game, prompt, match.names) for prompt in match.prompts]
        seat = dice.choice(match.asked)
        match.decide(seat, dice.choice(match.legal(seat)))
    for reader in (None, *range(players)):
        said += [words.event(match.game, event, match.names) for event in match.story(reader)]
    assert match.outcome is not None
    said += [words.points(match.game, line, match.names) for line in match.outcome.lines]
    assert not [text for text in said if re.match(r"(event|prompt|points)-", text) or "{" in text or "???" in text]


CITED = {
    "not-possible": 10, "closed": 11, "one-widow": 15, "widows": 15, "one-guard": 16, "guards": 16, "rewarded": 16,
    "bandits": 17, "accomplices": 17, "quarrel": 17, "fist-lost": 17, "loot": 18, "paid": 19, "loot-short": 19,
    "too-late": 19, "loot-left": 19, "refilled": 20, "credit-taken": 21, "credit-in-vain": 21, "game-ends": 22,
}  # fmt: skip


def test_a_message_cites_the_rule_that_its_event_follows() -> None:
    story = (HERE / "words" / "story.en.ftl").read_text(encoding="utf-8")
    messages = re.findall(r"^event-([\w-]+) =(.*(?:\n +.*)*)", story, re.MULTILINE)
    assert {name for name, _ in messages} == {event.name for event in EVENTS}
    for name, message in messages:
        assert re.findall(r"GD-\d+", message) == ([f"GD-{CITED[name]}"] if name in CITED else []), name
