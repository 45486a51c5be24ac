"""Matches of several games, of games that say nothing else of them."""

from __future__ import annotations

from lychgate.core.input import registry


def test_games_won_together_are_more_than_half_of_them() -> None:
    game = registry.find("goldraeuber")
    assert game.standings(game.make_box(2), [[1, 1], [0, 0], [1, 1]]).places == [1, 1]
    assert game.standings(game.make_box(2), [[1, 1], [0, 0]]).places == [2, 2]
    assert game.standings(game.make_box(1), [[0], [0]]).places == [2]


def test_the_highest_total_wins_and_equal_ones_share_a_place() -> None:
    game = registry.find("gravediggers")
    found = game.standings(game.make_box(3), [[5, 1, 3], [1, 2, 3]])
    assert (found.places, found.lines, found.over) == ([1, 3, 1], [], False)
