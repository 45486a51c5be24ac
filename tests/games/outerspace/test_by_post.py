"""Play by post is bearable: with sensible wishes a person answers about one window a round."""

from __future__ import annotations

from tests.counts import count
from tests.games.outerspace.by_post import PLAYERS, by_post


def test_with_wishes_a_person_answers_one_window_a_round_at_most() -> None:
    """On average; the more players, the more often one is attacked in a round."""
    found = {players: by_post(players, count(6, 200)) for players in PLAYERS}
    assert sum(post.a_round for post in found.values()) / len(found) <= 1
    assert all(post.a_round <= 1 for players, post in found.items() if players <= count(3, 4))
    assert all(post.a_round <= 2 for post in found.values())
    assert all(post.answered for post in found.values())


def test_without_wishes_a_person_is_kept_busy() -> None:
    assert by_post(4, 3, wishing=False).a_round > 3
