"""Rulings on the material and the deal (GD-1 to GD-4), and who begins (GD-5)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest

import lychgate
from lychgate.core.errors import BadOptions
from lychgate.games.gravediggers.rules.cards import CARDS, DECK, MOST_GIVEN, MOST_MONEY, NAMES, TILE_NAMES, TILES
from tests.games.gravediggers.table import GAME

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4, 5])


@pytest.mark.rule("GD-1")
def test_the_deck_has_45_cards_of_ten_kinds() -> None:
    deck = dict(zip(NAMES, DECK, strict=True))
    assert [deck[name] for name in ("2", "3", "4", "5", "10")] == [4, 4, 4, 11, 2]
    assert {name: deck[name] for name in ("X", "W", "G", "A", "B")} == dict.fromkeys("XWGAB", 4)
    assert CARDS == 45


@pytest.mark.rule("GD-2")
def test_four_of_the_seven_tiles_place_a_card() -> None:
    assert dict(zip(TILE_NAMES, TILES, strict=True)) == {"place": 4, "look": 1, "turn": 1, "gravedigger": 1}


@pytest.mark.rule("GD-2")
@PLAYERS
def test_there_are_five_credit_notes(players: int) -> None:
    assert lychgate.new("gravediggers", players=players, seed=1).view(None)["notes_left"] == 5


@pytest.mark.rule("GD-3")
@PLAYERS
def test_five_cemeteries_stand_in_a_circle_and_the_last_are_nobodys(players: int) -> None:
    cemeteries = lychgate.new("gravediggers", players=players, seed=1).view(None)["cemeteries"]
    assert [c["number"] for c in cemeteries] == [1, 2, 3, 4, 5]
    assert [c["owner"] for c in cemeteries] == [*range(players), *[None] * (5 - players)]


@pytest.mark.rule("GD-4")
@PLAYERS
def test_everybody_begins_with_five_cards_and_10_money(players: int) -> None:
    match = lychgate.new("gravediggers", players=players, seed=2)
    for seat in range(players):
        own = match.view(seat)["seats"][seat]
        assert len(own["hand"]) == own["hand_size"] == 5
        assert (own["money"], own["notes"]) == (10, 0)


@pytest.mark.rule("GD-4")
@PLAYERS
def test_one_hidden_card_lies_at_each_cemetery_and_the_rest_is_the_pile(players: int) -> None:
    match = lychgate.new("gravediggers", players=players, seed=3)
    view = match.view(None)
    hidden: dict[str, Any] = {"card": None, "up": False, "layer": None, "known_by": [], "touched": False}
    assert [cemetery["cards"] for cemetery in view["cemeteries"]] == [[hidden]] * 5
    assert view["pile"] == 45 - 5 * players - 5
    assert view["gone"] == []


@pytest.mark.rule("GD-4")
def test_every_card_is_as_likely_to_be_dealt_to_a_hand() -> None:
    seen: Counter[str] = Counter()
    games = 600
    for seed in range(games):
        seen.update(lychgate.new("gravediggers", players=2, seed=seed).view(0)["seats"][0]["hand"])
    for name, number in zip(NAMES, DECK, strict=True):
        expected = games * 5 * number / CARDS
        assert abs(seen[name] - expected) < 5 * np.sqrt(expected)


@pytest.mark.rule("GD-5")
@PLAYERS
def test_chance_decides_who_begins_unless_the_table_does(players: int) -> None:
    def beginner(seed: int, first_player: int) -> int:
        match = lychgate.new("gravediggers", players=players, seed=seed, options={"first_player": first_player})
        return match.story(None)[0].arguments["first"]

    assert {beginner(seed, 0) for seed in range(60)} == set(range(players))
    for seat in range(players):
        assert {beginner(seed, seat + 1) for seed in range(5)} == {seat}


@pytest.mark.rule("GD-5")
def test_who_begins_has_a_seat_at_the_table() -> None:
    with pytest.raises(BadOptions, match="a seat from 1 to 3") as raised:
        GAME.make_box(3, options={"first_player": 4})
    assert raised.value.rule == "GD-5"


@pytest.mark.parametrize("players", [0, 1, 6, 2.0, "3"])
def test_two_to_five_can_play(players: int) -> None:
    with pytest.raises(BadOptions, match="2 to 5 players"):
        GAME.make_box(players)


def most_money(start: int, values: int, xs: int) -> int:
    """The most that whoever has so much can ever have; a robbery at most doubles it, and a card is robbed but once."""
    most = {(0, x): start for x in range(xs + 1)}
    for robbed in range(1, values + 1):
        for x in range(xs + 1):
            most[robbed, x] = max(
                before + min(before, value * (1 + k))
                for k in range(x + 1)
                for value in range(1, robbed + 1)
                for before in [most[robbed - value, x - k]]
            )
    return most[values, xs]


@pytest.mark.rule("GD-24")
def test_money_can_never_exceed_what_fists_are_numbered_for() -> None:
    values = sum(int(name) * number for name, number in zip(NAMES, DECK, strict=True) if name.isdigit())
    xs, guards = DECK[NAMES.index("X")], DECK[NAMES.index("G")]
    gifts = 5 * 10 + guards * 5  # all notes, all rewards
    assert most_money(10 + gifts, values, xs) == 381
    assert most_money(MOST_GIVEN + gifts, values, xs) <= MOST_MONEY


def test_a_state_is_small() -> None:
    assert GAME.state_layout.itemsize <= 512
