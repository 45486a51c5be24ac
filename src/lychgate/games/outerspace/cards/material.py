"""The cards of one game, as its decks bring them: their numbers, names and words, and the box made of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from lychgate.core.errors import BadOptions
from lychgate.core.model.sorts import Names
from lychgate.games.outerspace.cards.art import picture
from lychgate.games.outerspace.cards.decks import Card, Deck
from lychgate.games.outerspace.cards.texts import vocabulary
from lychgate.games.outerspace.cards.vocabulary import CARDS, TREASURE_POINTS

TOGETHER = "+"  # between the names of decks that are shuffled together


class Copies(Names):
    """Cards of which there may be several copies, all called alike."""

    def message(self, number: int) -> str:
        return f"{self.name}-{self.data(number).partition('.')[0]}"


@dataclass(frozen=True)
class Material:
    """Some decks shuffled together (BM-38): a card's number is its place in them, one deck after another."""

    decks: tuple[Deck, ...]

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        cards = tuple(card for deck in self.decks for card in deck.printed())
        if len(cards) > CARDS:
            raise BadOptions(f"Expected decks of at most {CARDS} cards together, got {len(cards)}.", rule="BM-6")
        owners: dict[str, str] = {}
        for deck in self.decks:
            for card in deck.cards:
                if owners.setdefault(card.id, deck.name) != deck.name:
                    raise BadOptions(f"The decks {owners[card.id]} and {deck.name} both have {card.id}.", rule="BM-6")
        return cards

    @cached_property
    def names(self) -> tuple[str, ...]:
        """How each card is written down: its id, and which copy of it where there are several."""
        names, seen = [], dict[str, int]()
        for card in self.cards:
            seen[card.id] = seen.get(card.id, 0) + 1
            names.append(card.id if seen[card.id] == 1 else f"{card.id}.{seen[card.id]}")
        return (*names, *(f"no-card-{number}" for number in range(len(names), CARDS)))

    @cached_property
    def numbers(self) -> dict[str, int]:
        return {name: number for number, name in enumerate(self.names)}

    @cached_property
    def words(self) -> tuple[str, ...]:
        """All title words; a word's number is its place here, from 1."""
        return tuple(dict.fromkeys(card.word for card in self.cards))

    @cached_property
    def sorts(self) -> dict[str, str]:
        """What the title words are."""
        return {word: sort for deck in reversed(self.decks) for word, sort in deck.sorts.items()}

    def choices(self) -> tuple[str, ...]:
        """Decks that can be played with: each alone, the first with one other, and all together."""
        names = [deck.name for deck in self.decks]
        pairs = [f"{names[0]}{TOGETHER}{name}" for name in names[1:]]
        return tuple(dict.fromkeys((*names, *pairs, TOGETHER.join(names))))

    @cached_property
    def card_numbers(self) -> Names:
        """All numbers that a card can have, as decisions count them."""
        return Copies.of("card", self.names, first=1)

    @cached_property
    def told_cards(self) -> Names:
        """The cards there are, as they are told of."""
        return Copies.of("card", self.names[: len(self.cards)], first=1)

    @cached_property
    def told_words(self) -> Names:
        """The title words there are, as they are told of."""
        return Names.of("word", self.words, first=1)

    def drawing(self, card: str) -> str | None:
        """A card's picture."""
        found = next((deck.art[card] for deck in self.decks if card in deck.art), None)
        return None if found is None else picture(card, found)

    def texts(self, language: str) -> Sequence[Path]:
        """The files with names and lines of cards, words of titles, and what effects say."""
        return (vocabulary(language), *(deck.texts(language) for deck in self.decks))

    def fill(self, box: Any, chosen: str) -> None:
        """Put the cards of the chosen decks into a box, and what holds for these decks (BM-38).

        A card keeps its number whatever is played with; those of other decks are of no sort, and nowhere.
        """
        decks = [deck for deck in self.decks if deck.name in chosen.split(TOGETHER)]
        firsts = {card.id: number for number, card in reversed(list(enumerate(self.cards, start=1)))}
        played = {card.id for deck in decks for card in deck.cards}
        for number, card in enumerate(self.cards):
            if card.id not in played:
                continue
            box["cards"] = number + 1
            box["kind"][0, number] = card.kind
            box["defence"][0, number], box["attack"][0, number] = card.defence, card.attack
            box["traits"][0, number] = card.traits
            box["word"][0, number] = self.words.index(card.word) + 1
            box["name"][0, number] = firsts[card.id]
            for i, text in enumerate(card.texts):
                box["text"][0, number, i] = text.code
                box["amount"][0, number, i] = text.amount
                box["about"][0, number, i] = firsts[text.named] if text.named else text.about
        several = len(decks) > 1
        box["discards"] = several
        box["treasure"] = TREASURE_POINTS if several and any(deck.needs_treasure for deck in decks) else 0
        box["needs_treasure"] = not several and decks[0].needs_treasure
