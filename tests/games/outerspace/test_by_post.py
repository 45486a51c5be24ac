"""Play by post is bearable: with sensible wishes a person answers at most one window a round, of many."""

from __future__ import annotations

import pytest

from tests.games.outerspace.by_post import PLAYERS, by_post


def test_with_wishes_a_person_answers_at_most_one_window_a_round() -> None:
    found = [by_post(players, 6) for players in PLAYERS]
    assert all(post.answered for post in found)
    assert sum(post.answered for post in found) <= sum(post.rounds for post in found)


@pytest.mark.long
@pytest.mark.parametrize("players", PLAYERS)
def test_with_any_number_of_players_it_is_at_most_one(players: int) -> None:
    assert by_post(players, 200).a_round <= 1


def test_without_wishes_a_person_is_kept_busy() -> None:
    assert by_post(4, 3, wishing=False).a_round > 3
