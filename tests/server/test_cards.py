"""What stands on cards, and titles made of their words, over the API."""

from __future__ import annotations

import httpx
import pytest


def test_every_card_says_what_stands_on_it(address: str) -> None:
    cards = {card["id"]: card for card in httpx.get(f"{address}/api/games/outerspace/cards/en").json()}
    assert cards["giant-android"]["attack"] == 12
    assert all(card["name"] and card["line"] and card["word_name"] for card in cards.values())
    assert httpx.get(f"{address}/api/games/graverobbers/cards/en").json() == []


def test_a_title_is_made_of_words(address: str) -> None:
    words = [card["word"] for card in httpx.get(f"{address}/api/games/outerspace/cards/en").json()[:3]]
    answer = httpx.get(f"{address}/api/games/outerspace/titles/en", params={"words": ",".join(words)})
    assert len(answer.json()["title"].split()) > 3


@pytest.mark.parametrize("path", ["outerspace/titles/en?words=no-such-word", "graverobbers/titles/en?words=tea"])
def test_there_is_no_title_of_what_is_no_word(address: str, path: str) -> None:
    assert httpx.get(f"{address}/api/games/{path}").status_code == 404
