"""A second opinion on values and points of Outer Space, from BM-18 to BM-38: slow, plain, and without the game's code.

It reads the picture that a screen gets, and the deck as it was read from its files.
"""

from __future__ import annotations

from typing import Any

from lychgate.games.outerspace.cards.decks import Card
from lychgate.games.outerspace.cards.material import Material
from lychgate.games.outerspace.cards.vocabulary import KINDS, TRAITS, VOCABULARY

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
        """Printed on a card, or given by what lies under it."""
        bits = self.card(laid["card"]).traits
        for under in laid["under"]:
            given = [about for name, _, about in self.texts(under["card"]) if name.startswith("brand")]
            for about in given:
                bits |= about
        return bits

    def film(self, seat: Seat, against: int = 0) -> int:
        """BM-20, BM-33: what a film is worth, against a creature with these traits."""
        value = 0
        location = seat["location"]
        if location:
            for part in (location, *location["under"]):
                value += self.worth(part, location, seat, against)
        for character in seat["characters"]:
            value += self.worth(character, None, seat, against)
            for under in character["under"]:
                value += self.worth(under, character, seat, against)
                value += sum(self.worth(lasting, under, seat, against) for lasting in under["under"])
        return value

    def worth(self, laid: dict[str, Any], host: dict[str, Any] | None, seat: Seat, against: int) -> int:
        card, texts = self.card(laid["card"]), self.texts(laid["card"])
        swarm, weapon = 1 << TRAITS.index("swarm"), 1 << TRAITS.index("weapon")
        holder = host if laid["type"] == "effect" and host is not None else laid
        if holder["type"] == "prop" and against & swarm and self.traits(holder) & weapon:
            return 0  # nor is what lies under a weapon worth anything
        if laid["type"] == "effect":
            return sum(amount for name, amount, _ in texts if name.startswith("toughen"))
        value = card.defence
        for name, amount, about in texts:
            if name == "against" and about & against:
                value = amount
        others = [character for character in seat["characters"] if character["card"] != laid["card"]]
        for name, amount, about in texts:
            if name == "for-each":
                value += amount * sum(bool(self.traits(other) & about) for other in others)
        if host is not None and laid["type"] == "prop":
            value += sum(amount for name, amount, _ in self.texts(host["card"]) if name == "props-count-more")
        return value

    def laid(self, seat: Seat) -> list[dict[str, Any]]:
        """Every card of a film."""
        found = [*seat["characters"], *([seat["location"]] if seat["location"] else [])]
        found += [under for card in list(found) for under in card["under"]]
        return found + [lasting for card in found if card["type"] == "prop" for lasting in card["under"]]

    def is_one_location(self, seat: Seat) -> bool:
        """BM-18: without what is added one card, or two of which one names the other; no name twice."""
        parts = [card for card in self.laid(seat) if card["type"] == "location"]
        ids = [self.card(part["card"]).id for part in parts]
        plain = [part for part in parts if "added" not in [name for name, *_ in self.texts(part["card"])]]
        if len(plain) > 2 or len(set(ids)) < len(ids):
            return False
        return len(plain) < 2 or self.names(*plain) or self.names(*reversed(plain))

    def names(self, one: dict[str, Any], other: dict[str, Any]) -> bool:
        """BM-18: does the one location's card name the other, or a trait of it?"""
        for text in self.card(one["card"]).texts:
            word = VOCABULARY[text.code].name
            if (word == "combine" and text.about & self.traits(other)) or (
                word == "combine-with" and text.named == self.card(other["card"]).id
            ):
                return True
        return False

    def totals(self, picture: dict[str, Any]) -> tuple[int, int]:
        """BM-19 to BM-27: attack and defence, where no effect was played that lies in a film."""
        under_way = picture["attack"]
        film = picture["seats"][under_way["film"]]
        creatures = [under_way["creature"], *under_way["joined"]]
        traits = 0
        for name in (*creatures, *under_way["effects"]):
            traits |= 0 if self.card(name).kind == KINDS.index("effect") else self.card(name).traits
            for word, _, about in self.texts(name):
                traits |= about if word in ("turn-into", "brand") else 0
        attack = sum(self.card(name).attack for name in creatures)
        attack += sum(self.card(name).defence for name in under_way["props"])
        there = 0
        for card in self.laid(film):
            there |= self.traits(card) if card["type"] != "effect" else 0
        for name in creatures:
            attack += sum(amount for word, amount, about in self.texts(name) if word == "hunt" and about & there)
        defence = self.film(film, traits)
        for name in under_way["effects"]:
            for word, amount, about in self.texts(name):
                having = sum(bool(self.traits(character) & about) for character in film["characters"])
                attack, defence = swayed(word, amount, having, attack, defence)
        return attack, defence

    def points(self, picture: dict[str, Any], seat: Seat, treasure: int = 0) -> int:
        """BM-33 to BM-35, BM-38: film, title words in film and hand, points on cards, aside, noted, treasures."""
        laid = self.laid(seat)
        names = [card["card"] for card in laid]
        titled = sum(self.card(name).word in picture["title"] for name in (*names, *seat["hand"]))
        printed = sum(amount for name in names for text, amount, _ in self.texts(name) if text == "points")
        aside = sum(amount for name in seat["aside"] for text, amount, _ in self.texts(name) if text == "bonus")
        treasures = sum(bool(self.traits(card) & 1 << TRAITS.index("treasure")) for card in laid)
        total: int = self.film(seat) + 5 * titled + printed + aside + seat["noted"] + treasure * treasures
        return total


def swayed(word: str, amount: int, having: int, attack: int, defence: int) -> tuple[int, int]:
    """BM-27: attack and defence after one more change; `having` characters have the trait that it asks for."""
    changed = {
        "defend": (attack, defence + amount),
        "spend-to-defend": (attack, defence + amount),
        "strengthen": (attack + amount, defence),
        "double-attack": (2 * attack, defence),
        "double-defence": (attack, 2 * defence),
        "halve-attack": (-(-attack // 2), defence),
        "defend-for-each": (attack, defence + amount * having),
        "strengthen-for-each": (attack + amount * having, defence),
    }
    return changed.get(word, (attack, defence))
