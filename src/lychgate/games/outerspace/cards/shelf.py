"""The decks there are, as `lychgate cards` asks for them: chosen, loaded, shown, printed, and checked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from lychgate.core.errors import BadOptions
from lychgate.games.outerspace.cards.decks import ALL, Deck, load_deck
from lychgate.games.outerspace.cards.material import Material
from lychgate.games.outerspace.cards.printed import face
from lychgate.games.outerspace.cards.sheet import sheet
from lychgate.games.outerspace.cards.vocabulary import CHARACTER, HAND, KINDS, PLAYERS
from lychgate.games.outerspace.cards.wording import Wording


def chosen(name: str | None) -> Sequence[Deck]:
    """The deck of that name; None: all of them."""
    decks = [deck for deck in ALL if name in (None, deck.name)]
    if not decks:
        raise BadOptions(f"Expected a deck, {' or '.join(deck.name for deck in ALL)}; got {name!r}.", rule="BM-6")
    return decks


def load(folder: Path) -> Deck:
    """A deck from a folder; what is wrong with it is said with file, card and reason."""
    return load_deck(folder)


def check_language(decks: Sequence[Deck], language: str) -> None:
    """Raise if the decks do not speak it."""
    known = decks[0].languages()
    if language not in known:
        raise BadOptions(f"Expected a language of the deck, {' or '.join(known)}; got {language!r}.", rule="BM-6")


def faces(decks: Sequence[Deck], language: str, kind: str | None) -> Iterator[tuple[dict[str, Any], int]]:
    """What stands on each card (of one type), and how many of it there are."""
    if kind is not None and kind not in KINDS[1:]:
        raise BadOptions(f"Expected a type, {' or '.join(KINDS[1:])}; got {kind!r}.", rule="BM-1")
    wording = Wording(Material(tuple(decks)), language)
    for deck in decks:
        for card in deck.cards:
            if kind in (None, KINDS[card.kind]):
                yield dict(face(card, [], wording.say)), card.copies


def page(decks: Sequence[Deck], language: str) -> str:
    """The cards as a page to print and cut out."""
    return sheet(decks, language)


def size(decks: Sequence[Deck]) -> int:
    """How many cards there are in all."""
    return sum(len(deck.printed()) for deck in decks)


def most_players(deck: Deck) -> int:
    """BM-8: for how many players the deck is enough, alone; 0: not even for the fewest."""
    cards = deck.printed()
    most = min(len(cards) // HAND, sum(card.kind == CHARACTER for card in cards), PLAYERS.stop - 1)
    return most if most >= PLAYERS.start else 0
