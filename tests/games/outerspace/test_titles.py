"""Titles that are proposed: every word is in them, and there is one for any number of words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from lychgate.games.outerspace import GAME
from lychgate.games.outerspace.titles import ordered, propose
from lychgate.play.words import Words

WORDS = ["word-galaxy", "word-zombie", "word-motel", "word-poodle", "word-end", "word-tea"]


def say(message: str, said: Mapping[str, Any]) -> str:
    return Words("en").say(message, said, GAME)


@pytest.mark.rule("BM-7")
@pytest.mark.parametrize("count", range(1, 7))
def test_a_title_holds_all_its_words(count: int) -> None:
    for number in (0, 1, 5, 719):
        title = propose(WORDS[:count], say, number)
        assert "{" not in title
        for word in WORDS[:count]:
            assert say(word, {}) in title


def test_without_words_there_is_still_a_title() -> None:
    assert propose([], say) == "The Film Without a Name"


def test_every_order_comes_once() -> None:
    assert len({tuple(ordered(WORDS[:4], number)) for number in range(24)}) == 24
    assert ordered(WORDS[:3], 6) == WORDS[:3]
