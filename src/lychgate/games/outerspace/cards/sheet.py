"""Cards as a page to print and cut out: pictures, texts and all, in one HTML file that needs nothing else.

Nine cards stand on a sheet of A4, with lines to cut along. The same faces, side by side, are the contact sheet.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path

from lychgate.games.outerspace.cards.art import picture
from lychgate.games.outerspace.cards.decks import Card, Deck
from lychgate.games.outerspace.cards.material import Material
from lychgate.games.outerspace.cards.vocabulary import CHARACTER, CREATURE, KILLER, KINDS, LOCATION, PROP
from lychgate.games.outerspace.cards.wording import Wording

STYLE = Path(__file__).with_name("sheet.css")
A_SHEET = 9


def sheet(decks: Sequence[Deck], language: str, *, copies: bool = True) -> str:
    """All cards of these decks, in sheets of nine."""
    wording = Wording(Material(tuple(decks)), language)
    faces = [
        face(card, deck.art[card.id], wording) for deck in decks for card in (deck.printed() if copies else deck.cards)
    ]
    sheets = (faces[first : first + A_SHEET] for first in range(0, len(faces), A_SHEET))
    return page(language, (f"<section>{''.join(cards)}</section>" for cards in sheets))


def page(language: str, sections: Iterable[str]) -> str:
    style = STYLE.read_text(encoding="utf-8")
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Lychgate</title>'
        f"<style>{style}</style><body>{''.join(sections)}</body></html>"
    )


def face(card: Card, art: Sequence[str], wording: Wording) -> str:
    """One card as it is printed."""
    traits = " · ".join((wording.kind(card), *wording.traits(card)))
    text = "".join(f"<p>{escape(sentence)}</p>" for sentence in wording.text(card))
    return (
        f'<article class="{KINDS[card.kind]}" data-card="{card.id}"><header><h2>{escape(wording.name(card))}</h2>'
        f"{values(card)}</header><figure>{picture(card.id, art)}</figure>"
        f'<div class="traits">{escape(traits)}</div><div class="text">{text}</div>'
        f"<blockquote>{escape(wording.line(card))}</blockquote><footer>{escape(wording.word(card))}</footer></article>"
    )


def values(card: Card) -> str:
    """BM-1: the values that a sort of card shows; a crazed killer has two."""
    shown = ""
    if card.kind in (CHARACTER, LOCATION, PROP):
        sign = "+" if card.kind == PROP and card.defence > 0 else ""
        shown = f'<b class="defence">{sign}{card.defence}</b>'.replace("-", "−")
    if card.kind == CREATURE or card.traits & KILLER:
        shown += f'<b class="attack">{card.attack}</b>'
    return shown
