"""What stands on every card, in some language: name, value, traits, text, line and title word; for screens.

It is the same for everybody and for every match with these decks: nothing of a match is in it.
"""

from __future__ import annotations

from typing import Any

from lychgate.games.outerspace.cards.decks import Card
from lychgate.games.outerspace.cards.material import Material
from lychgate.games.outerspace.cards.texts import Say, sentences
from lychgate.games.outerspace.cards.vocabulary import CHARACTER, CREATURE, KINDS, LOCATION, PROP, TRAITS

DEFENDING = (CHARACTER, LOCATION, PROP)  # BM-1: these show a defence value


class Printed:
    """The cards of some decks, each once, with the numbers that its copies are told by."""

    def __init__(self, material: Material) -> None:
        self.material = material

    def __call__(self, say: Say) -> list[dict[str, Any]]:
        numbers: dict[str, list[int]] = {}
        for number, card in enumerate(self.material.cards, start=1):
            numbers.setdefault(card.id, []).append(number)
        found = {card.id: card for card in self.material.cards}
        return [face(card, numbers[id], say) for id, card in found.items()]


def face(card: Card, numbers: list[int], say: Say) -> dict[str, Any]:
    """One card as it is printed."""
    traits = [trait for bit, trait in enumerate(TRAITS) if card.traits >> bit & 1]
    return {
        "id": card.id,
        "numbers": numbers,
        "type": KINDS[card.kind],
        "type_name": say(f"type-{KINDS[card.kind]}", {}),
        "name": say(f"card-{card.id}", {}),
        "line": say(f"line-{card.id}", {}),
        "defence": card.defence if card.kind in DEFENDING else None,
        "attack": card.attack if card.kind == CREATURE or card.attack else None,
        "traits": traits,
        "trait_names": [say(f"trait-{trait}", {}) for trait in traits],
        "text": sentences(card, say),
        "word": card.word,
        "word_name": say(f"word-{card.word}", {}),
    }
