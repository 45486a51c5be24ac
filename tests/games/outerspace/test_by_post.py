"""Play by post is bearable: with sensible wishes a person answers about one window a round, of many."""

from __future__ import annotations

from tests.counts import count
from tests.games.outerspace.by_post import PLAYERS, by_post


def test_with_wishes_a_person_answers_about_one_window_a_round() -> None:
    """The more players, the more often one is attacked in a round; that alone is more than every other round."""
    found = {players: by_post(players, count(6, 200)) for players in PLAYERS}
    assert all(post.a_round <= 1.1 for players, post in found.items() if players <= 3)
    assert all(post.a_round <= 2 for post in found.values())
    assert all(post.answered for post in found.values())


def test_without_wishes_a_person_is_kept_busy() -> None:
    assert by_post(4, 3, wishing=False).a_round > 3
