"""What stands on cards, titles made of their words, and options in words, over the API."""

from __future__ import annotations

from typing import Any

import httpx
import pytest


def cards_of(address: str, game: str, language: str = "en") -> list[dict[str, Any]]:
    """What stands on a game's cards, as a page fetches it."""
    found = httpx.get(f"{address}/api/games/{game}").json()["hash"]
    cards: list[dict[str, Any]] = httpx.get(f"{address}/api/games/{game}/{found}/{language}.json").json()["cards"]
    return cards


def test_every_card_says_what_stands_on_it(address: str) -> None:
    cards = {card["id"]: card for card in cards_of(address, "outerspace")}
    assert cards["giant-android"]["attack"] == 12
    assert all(card["name"] and card["line"] and card["word_name"] for card in cards.values())
    assert cards_of(address, "graverobbers") == []


def test_a_title_is_made_of_words(address: str) -> None:
    words = [card["word"] for card in cards_of(address, "outerspace")[:3]]
    answer = httpx.get(f"{address}/api/games/outerspace/titles/en", params={"words": ",".join(words)})
    assert len(answer.json()["title"].split()) > 3


@pytest.mark.parametrize("path", ["outerspace/titles/en?words=no-such-word", "graverobbers/titles/en?words=tea"])
def test_there_is_no_title_of_what_is_no_word(address: str, path: str) -> None:
    assert httpx.get(f"{address}/api/games/{path}").status_code == 404


def test_options_are_said_to_who_asks_for_sentences(address: str) -> None:
    plain, said = (
        {option["name"]: option for option in httpx.get(f"{address}/api/games/outerspace{query}").json()["options"]}
        for query in ("", "?sentences=de")
    )
    assert "meaning" not in plain["decks"]
    assert said["decks"]["meaning"] == "Mit welchen Decks spielt ihr?"
    assert said["equal_turns"]["sentences"][1].startswith("Die Runde wird zu Ende gespielt")
    assert said["total"]["sentences"] == ["Ihr spielt die eingestellte Zahl von Partien."]
