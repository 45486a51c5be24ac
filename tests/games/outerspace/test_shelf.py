"""The shelf that `lychgate cards` takes decks from: what it refuses, and what stands on the cards it shows."""

from __future__ import annotations

import pytest

from lychgate.core.errors import BadOptions
from lychgate.games.outerspace.cards import shelf
from lychgate.games.outerspace.cards.decks import ALL


@pytest.mark.rule("BM-6")
def test_one_deck_is_chosen_by_its_name_and_without_one_all_are() -> None:
    assert [deck.name for deck in shelf.chosen(ALL[1].name)] == [ALL[1].name]
    assert list(shelf.chosen(None)) == list(ALL)
    with pytest.raises(BadOptions, match=f"Expected a deck, {ALL[0].name} or .*; got 'tarot'"):
        shelf.chosen("tarot")


@pytest.mark.rule("BM-6")
def test_a_deck_is_shown_in_the_languages_it_has() -> None:
    for language in ("en", "de", "fr", "it"):
        shelf.check_language(ALL, language)
    with pytest.raises(BadOptions, match=r"Expected a language of the deck, .*; got 'tlh'"):
        shelf.check_language(ALL, "tlh")


@pytest.mark.rule("BM-1")
def test_the_faces_of_a_deck_are_all_its_cards_or_those_of_one_type() -> None:
    deck = ALL[0]
    every = list(shelf.faces([deck], "en", None))
    assert sum(copies for _, copies in every) == shelf.size([deck])
    props = list(shelf.faces([deck], "en", "prop"))
    assert 0 < len(props) < len(every)
    assert all(face in every for face in props)
    with pytest.raises(BadOptions, match=r"Expected a type, .*; got 'spell'"):
        list(shelf.faces([deck], "en", "spell"))
