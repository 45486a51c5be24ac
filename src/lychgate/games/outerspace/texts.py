"""What stands on a card: put together from the effects it really has, so that text and behaviour cannot differ."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from lychgate.games.outerspace.cards import KINDS, TRAITS, VOCABULARY
from lychgate.games.outerspace.decks import Card, Text

HERE = Path(__file__).parent

Say = Callable[[str, Mapping[str, Any]], str]  # a message by its name, with arguments, in some language


def vocabulary(language: str) -> Path:
    """The messages that texts of cards are made of."""
    return HERE / f"vocabulary.{language}.ftl"


def sentences(card: Card, say: Say) -> list[str]:
    """The text of a card, a sentence for each effect."""
    return [sentence(text, say) for text in card.texts]


def sentence(text: Text, say: Say) -> str:
    word = VOCABULARY[text.code]
    return say(
        f"effect-{word.name}",
        {"amount": text.amount, "signed": f"{text.amount:+d}".replace("-", "−"), "about": say(about(text), {})},
    )


def about(text: Text) -> str:
    """The message that names what an effect is about."""
    sort = VOCABULARY[text.code].about.removesuffix("?") or "trait"
    names = TRAITS if sort == "trait" else KINDS
    if text.about <= 0:
        return f"{sort}-any"
    return f"{sort}-{names[text.about.bit_length() - 1]}"
