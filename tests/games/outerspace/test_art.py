"""Pictures of cards: every card has one of its own, made of parts that there are; sheets to print hold all of them."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from lychgate.games.outerspace.cards.art import PLAIN, SKIES, parts, picture
from lychgate.games.outerspace.cards.deck_reader import BadDeck
from lychgate.games.outerspace.cards.decks import HOUSE, JUNGLE, Deck, load_deck
from lychgate.games.outerspace.cards.sheet import A_SHEET, sheet
from lychgate.games.outerspace.cards.vocabulary import KINDS
from tests.games.outerspace.test_decks import DECKS, broken

BOTH = [HOUSE, JUNGLE]


@pytest.mark.parametrize("deck", BOTH, ids=lambda deck: deck.name)
def test_every_card_has_a_picture_of_its_own_that_can_be_drawn(deck: Deck) -> None:
    plain = set(PLAIN.values())
    drawn = {card.id: picture(card.id, deck.art[card.id]) for card in deck.cards}
    for card in deck.cards:
        assert deck.art[card.id] not in plain, card.id
        ElementTree.fromstring(drawn[card.id])
        assert "var(" not in drawn[card.id], card.id
    assert len({tuple(deck.art[card.id]) for card in deck.cards}) == len(deck.cards)


def test_no_two_cards_have_the_same_motif() -> None:
    motifs = [deck.art[card.id][-1] for deck in BOTH for card in deck.cards]
    assert len(set(motifs)) == len(motifs)


def test_nearly_every_part_is_in_some_picture() -> None:
    """Some hats and things to hold are there for decks of one's own."""
    said = " ".join(entry for deck in BOTH for art in deck.art.values() for entry in art)
    used = {*re.findall(r"[a-z][a-z-]*", said), "head"}
    assert set(SKIES) <= used
    assert len(set(parts()) - used) <= 10


def test_a_card_without_an_entry_gets_a_picture_by_its_type() -> None:
    deck = load_deck(DECKS / "jungle")
    for card in deck.cards:
        assert deck.art[card.id] == PLAIN[KINDS[card.kind]]
        ElementTree.fromstring(picture(card.id, deck.art[card.id]))


@pytest.mark.rule("BM-6")
@pytest.mark.parametrize(
    ("entry", "sentence"),
    [
        ('jade-mask = ["pink"]', "expected a sky such as night, dusk, blood, toxic; got 'pink'."),
        ('jade-mask = ["night", "mask"]', "expected parts and colours that there are, got 'mask'."),
        ('jade-mask = ["night", "figure gren: suit"]', "expected parts and colours that there are, got 'gren'."),
        ('jade-mask = "night"', "expected a sky and parts, got 'night'."),
    ],
)
def test_a_picture_that_cannot_be_drawn_is_refused(tmp_path: Path, entry: str, sentence: str) -> None:
    deck = tmp_path / "deck"
    deck.mkdir()
    (deck / "art.toml").write_text(entry, encoding="utf-8")
    with pytest.raises(BadDeck):
        load_deck(deck)  # no cards yet
    assert broken(tmp_path, "", "", "art.toml") == f"art.toml: card jade-mask: {sentence}"


@pytest.mark.rule("BM-4")
@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
def test_a_sheet_holds_all_cards_in_nines_each_with_its_line(language: str) -> None:
    page = sheet(BOTH, language)
    assert page.count("<blockquote>") == 180
    assert "<blockquote></blockquote>" not in page
    assert page.count("<article") == 180
    assert page.count("<section>") == -(-180 // A_SHEET)
    assert f'lang="{language}"' in page
    assert "http://" not in page.replace("http://www.w3.org/2000/svg", "")
