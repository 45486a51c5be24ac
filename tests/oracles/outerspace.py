"""A second opinion on values and points of Outer Space, from BM-18 to BM-38: slow, plain, and without the game's code.

It reads the picture that a screen gets, and the deck as it was read from its files.
"""

from __future__ import annotations

from typing import Any

from lychgate.games.outerspace.cards import TRAITS, VOCABULARY
from lychgate.games.outerspace.decks import Card
from lychgate.games.outerspace.material import Material

Seat = dict[str, Any]


class Oracle:
    """Counts films and points with the cards of some decks."""

    def __init__(self, material: Material) -> None:
        self.cards = {card.id: card for card in material.cards}

    def card(self, name: str) -> Card:
        return self.cards[name.partition(".")[0]]

    def texts(self, name: str) -> list[tuple[str, int, int]]:
        return [(VOCABULARY[text.code].name, text.amount, text.about) for text in self.card(name).texts]

    def traits(self, laid: dict[str, Any]) -> int:
        """Printed on a character, or given by what lies under it."""
        bits = self.card(laid["card"]).traits
        for under in laid["under"]:
            bits |= sum(about for name, _, about in self.texts(under["card"]) if name == "brand")
        return bits

    def film(self, seat: Seat, against: int = 0) -> int:
        """BM-20, BM-33: what a film is worth, against a creature with these traits."""
        value = 0
        location = seat["location"]
        if location:
            for part in (location, *location["under"]):
                value += self.worth(part, None, seat, against)
        for character in seat["characters"]:
            value += self.worth(character, None, seat, against)
            for under in character["under"]:
                value += self.worth(under, character, seat, against)
        return value

    def worth(self, laid: dict[str, Any], host: dict[str, Any] | None, seat: Seat, against: int) -> int:
        card, texts = self.card(laid["card"]), self.texts(laid["card"])
        if laid["type"] == "effect":
            return sum(amount for name, amount, _ in texts if name == "toughen")
        swarm, weapon = 1 << TRAITS.index("swarm"), 1 << TRAITS.index("weapon")
        if laid["type"] == "prop" and against & swarm and card.traits & weapon:
            return 0
        value = card.defence
        for name, amount, about in texts:
            if name == "against" and about & against:
                value = amount
        others = [character for character in seat["characters"] if character["card"] != laid["card"]]
        for name, amount, about in texts:
            if name == "for-each":
                value += amount * sum(bool(self.traits(other) & about) for other in others)
        if host is not None:
            value += sum(amount for name, amount, _ in self.texts(host["card"]) if name == "props-count-more")
        return value

    def points(self, picture: dict[str, Any], seat: Seat) -> int:
        """BM-33 to BM-35: film, title words in film and hand, points on cards, cards aside, points noted."""
        laid: list[dict[str, Any]] = list(seat["characters"])
        if seat["location"]:
            laid.append(seat["location"])
        laid += [under for card in list(laid) for under in card["under"]]
        names = [card["card"] for card in laid]
        titled = sum(self.card(name).word in picture["title"] for name in (*names, *seat["hand"]))
        printed = sum(amount for name in names for text, amount, _ in self.texts(name) if text == "points")
        aside = sum(amount for name in seat["aside"] for text, amount, _ in self.texts(name) if text == "bonus")
        total: int = self.film(seat) + 5 * titled + printed + aside + seat["noted"]
        return total
