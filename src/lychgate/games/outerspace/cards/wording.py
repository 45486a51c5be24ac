"""Cards in one language: their names, lines and texts, and title words in their forms.

What a language lacks is said in English. Nothing here is a sentence: all of them are messages of the decks, and of
`vocabulary.<language>.ftl`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from lychgate.games.outerspace.cards.decks import Card
from lychgate.games.outerspace.cards.material import Material
from lychgate.games.outerspace.cards.texts import sentences
from lychgate.games.outerspace.cards.vocabulary import KINDS, TRAITS

FALLBACK = "en"


class Wording:
    """What is said of the cards of some decks, in one language."""

    def __init__(self, material: Material, language: str = FALLBACK) -> None:
        self.language = language
        self._bundles = [_bundle(material, name) for name in dict.fromkeys((language, FALLBACK))]

    def say(self, message: str, arguments: Mapping[str, Any] | None = None) -> str:
        """A message by its name."""
        bundle = next(found for found in self._bundles if found.has_message(message))
        said, _ = bundle.format_pattern(bundle.get_message(message).value, dict(arguments or {}))
        return str(said)

    def form(self, word: str, form: str) -> str | None:
        """A title word in one of its forms; None where the language has none."""
        bundle = self._bundles[0]
        pattern = (
            bundle.get_message(f"word-{word}").attributes.get(form) if bundle.has_message(f"word-{word}") else None
        )
        return None if pattern is None else str(bundle.format_pattern(pattern)[0])

    def name(self, card: Card) -> str:
        return self.say(f"card-{card.id}")

    def line(self, card: Card) -> str:
        """What is read aloud when the card is played (BM-4)."""
        return self.say(f"line-{card.id}")

    def word(self, card: Card) -> str:
        return self.say(f"word-{card.word}")

    def kind(self, card: Card) -> str:
        return self.say(f"type-{KINDS[card.kind]}")

    def traits(self, card: Card) -> list[str]:
        return [self.say(f"trait-{name}") for bit, name in enumerate(TRAITS) if card.traits >> bit & 1]

    def text(self, card: Card) -> list[str]:
        """What the card does, a sentence for each effect."""
        return sentences(card, self.say)


@lru_cache(64)
def _bundle(material: Material, language: str) -> Any:
    bundle = FluentBundle([language], use_isolating=False)
    for path in material.texts(language):
        if path.exists():
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
