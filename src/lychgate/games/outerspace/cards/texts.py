"""What stands on a card: put together from the effects it really has, so that text and behaviour cannot differ."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from lychgate.games.outerspace.cards.decks import Card, Text
from lychgate.games.outerspace.cards.vocabulary import KINDS, LASTING, TRAITS, VOCABULARY

HERE = Path(__file__).parent
ANY = "any"

Say = Callable[[str, Mapping[str, Any]], str]  # a message by its name, with arguments, in some language


def vocabulary(language: str) -> Path:
    """The messages that texts of cards are made of."""
    return HERE / f"vocabulary.{language}.ftl"


def sentences(card: Card, say: Say) -> list[str]:
    """The text of a card, a sentence for each effect."""
    return [sentence(card, text, say) for text in card.texts]


def sentence(card: Card, text: Text, say: Say) -> str:
    sort, name = about(text)
    arguments = {
        "amount": text.amount,
        "value": f"{text.amount}".replace("-", "−"),
        "signed": f"{text.amount:+d}".replace("-", "−"),
        "sort": name,
        "on": KINDS[card.kind],
        "about": name if name == ANY else say(f"{sort}-{name}", {}),
        "also": "yes" if follows(card, text) else "no",
    }
    return say(f"effect-{VOCABULARY[text.code].name}", arguments)


def follows(card: Card, text: Text) -> bool:
    """Has the card said already that it stays under the card it acts on?"""
    before = {other.code for other in card.texts[: card.texts.index(text)]}
    return any(text.code in pair and before & set(pair) for pair in LASTING)


def about(text: Text) -> tuple[str, str]:
    """What an effect is about: a trait, a type or a card, and which one; `any` where that is left open."""
    if text.named:
        return "card", text.named
    sort = VOCABULARY[text.code].about.removesuffix("?") or "trait"
    names = TRAITS if sort == "trait" else KINDS
    return sort, ANY if text.about <= 0 else names[text.about.bit_length() - 1]
