"""What stands on cards, in lines for the terminal: names, values, traits, what they do, what is read aloud.

It is the same for everybody and in every match; which cards somebody sees, a board knows.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from lychgate.core.model.contract import Game

Face = Mapping[str, Any]  # as a game's `printed` has it

COPY = re.compile(r"\.\d+$")  # which copy of a card it is
QUOTES = {"en": ("“", "”"), "de": ("„", "“"), "fr": ("« ", " »"), "it": ("«", "»")}


@cache
def faces(game: Game, language: str) -> Mapping[str, Face]:
    """Every card of a game by its id; none, where cards have no texts."""
    from lychgate.play.text.words import words_for

    words = words_for(game, language)
    return {face["id"]: face for face in game.printed(lambda message, given: words.say(message, given, game))}


def printed_as(card: str) -> str:
    """The id under which a card is printed; a second copy, written with .2, has the same."""
    return COPY.sub("", card)


def values(face: Face) -> str:
    """Defence and attack, as far as the card has them."""
    defence = "" if face["defence"] is None else f"◖{face['defence']}◗".replace("-", "−")
    attack = "" if face["attack"] is None else f"⚔ {face['attack']}"
    return " ".join(filter(None, (defence, attack)))


def sort(face: Face) -> str:
    """Type and traits."""
    return " · ".join((face["type_name"], *face["trait_names"]))


def face_lines(face: Face, language: str, copies: int = 1) -> Iterator[str]:
    """A card in lines: name with values, type with traits and title word, what it does, what is read aloud."""
    opening, closing = QUOTES.get(language, QUOTES["en"])
    yield " ".join(filter(None, (face["name"], values(face), f"× {copies}" if copies > 1 else "")))
    yield f"{sort(face)} — {opening}{face['word_name']}{closing}"
    yield from face["text"]
    yield f"{opening}{face['line']}{closing}"


def named(typed: str, cards: Iterable[Face]) -> list[Face]:
    """The cards that are called so; if none is, those whose names have it in them."""
    wanted = plain(typed)
    known = [(card, (plain(card["name"]), plain(card["id"]))) for card in cards]
    exact = [card for card, names in known if wanted in names]
    return exact or [card for card, names in known if any(wanted in name for name in names)]


def plain(name: str) -> str:
    """A name as it is compared: `Ray gun`, `ray-gun` and `ray-gun.2` are the same."""
    return " ".join(printed_as(name).lower().replace("-", " ").split())
