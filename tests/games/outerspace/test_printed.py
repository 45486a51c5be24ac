"""What stands on every card, as screens show it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from lychgate.games.outerspace import GAME
from lychgate.games.outerspace.cards.decks import HOUSE
from lychgate.games.outerspace.cards.sheet import values
from lychgate.play.text.words import Words


def say(message: str, said: Mapping[str, Any]) -> str:
    return Words("en").say(message, said, GAME)


CARDS = {card["id"]: card for card in GAME.printed(say)}


@pytest.mark.rule("BM-1")
def test_a_card_shows_what_the_rulebook_says_of_it() -> None:
    mall, android, torch = (CARDS[name] for name in ("shopping-mall", "giant-android", "burning-torch"))
    assert (mall["type"], mall["defence"], mall["attack"]) == ("location", 2, None)
    assert "bring a prop from the discard pile" in mall["text"][0]
    assert (android["type"], android["defence"], android["attack"]) == ("creature", None, 12)
    assert "alien" in android["trait_names"]
    assert (torch["type"], torch["defence"], torch["text"]) == ("prop", 1, [])


@pytest.mark.rule("BM-1")
def test_a_printed_card_shows_the_same_values() -> None:
    cards = {card.id: values(card) for card in HOUSE.cards}
    assert cards["shopping-mall"] == '<b class="defence">2</b>'
    assert cards["giant-android"] == '<b class="attack">12</b>'
    assert cards["burning-torch"] == '<b class="defence">+1</b>'


@pytest.mark.rule("BM-24")
def test_a_crazed_killer_shows_both_values() -> None:
    killers = [card for card in CARDS.values() if "crazed-killer" in card["traits"]]
    assert killers
    assert all(card["attack"] and card["defence"] is not None for card in killers)


def test_every_number_of_the_deck_is_one_card() -> None:
    numbers = sorted(number for card in CARDS.values() for number in card["numbers"])
    assert numbers == list(range(1, len(numbers) + 1))
    assert all(
        GAME.sorts["card"].message(number) == f"card-{id}" for id, card in CARDS.items() for number in card["numbers"]
    )


def test_everything_is_in_words() -> None:
    for id, card in CARDS.items():
        for key in ("name", "type_name", "line", "word_name"):
            assert not card[key].startswith(("card-", "type-", "line-", "word-")), (id, key)
        assert not any("{" in sentence or sentence.startswith("effect-") for sentence in card["text"])
