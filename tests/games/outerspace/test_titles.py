"""Titles that are proposed: every word is in them, in a form of its language, whatever the number of words."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from lychgate.games.outerspace.cards.deck_texts import FORMS
from lychgate.games.outerspace.cards.decks import HOUSE, JUNGLE, load_deck
from lychgate.games.outerspace.cards.material import Material
from lychgate.games.outerspace.cards.titles import PATTERNS, Titles, propose
from lychgate.games.outerspace.cards.wording import Wording
from lychgate.lab.studies.outerspace.titles import page

LANGUAGES = ("en", "de", "fr", "it")
BOTH = Material((HOUSE, JUNGLE))
WORDS = ["galaxy", "zombie", "motel", "poodle", "end", "tea"]


@pytest.mark.rule("BM-7")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_title_holds_all_its_words_in_one_of_their_forms(language: str) -> None:
    wording, random = Wording(BOTH, language), Random(7)
    for _ in range(100):
        words = random.sample(sorted(BOTH.sorts), random.randint(1, 6))
        title = propose(words, BOTH.sorts, wording, random.randrange(50)).lower()
        assert "{" not in title
        for word in words:
            assert any((wording.form(word, form) or "?").lower() in title for form in FORMS), (word, title)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_pattern_has_its_message(language: str) -> None:
    wording = Wording(BOTH, language)
    for count, patterns in PATTERNS.items():
        for name, forms in zip("abc", patterns, strict=True):
            said = wording.say(f"title-{count}-{name}", {place: f"<{place}>" for place in "abcdef"})
            assert [said.count(f"<{place}>") for place in "abcdef"] == [int(n < len(forms)) for n in range(6)]
            assert all(said.index(f"<{a}>") < said.index(f"<{b}>") for a, b in pairwise("abcdef"[:count]))


@pytest.mark.parametrize(
    ("language", "title"),
    [
        ("en", "The Film Without a Name"),
        ("de", "Der Film ohne Namen"),
        ("fr", "Le film sans nom"),
        ("it", "Il film senza nome"),
    ],
)
def test_without_words_there_is_still_a_title(language: str, title: str) -> None:
    assert propose([], BOTH.sorts, Wording(BOTH, language)) == title


def test_words_stand_where_they_fit_best() -> None:
    words = ["motel", "zombie", "curse"]
    assert propose(words, BOTH.sorts, Wording(BOTH, "en")) == "The Curse of the Zombie at the Motel"
    assert propose(words, BOTH.sorts, Wording(BOTH, "de")) == "Der Fluch des Zombies im Motel"
    assert propose(words, BOTH.sorts, Wording(BOTH, "fr")) == "La malédiction du zombie au motel"
    assert propose(words, BOTH.sorts, Wording(BOTH, "it")) == "La maledizione dello zombi al motel"


def test_another_number_is_another_title() -> None:
    titles = {propose(WORDS, BOTH.sorts, Wording(BOTH, "en"), number) for number in range(12)}
    assert len(titles) >= 6


def test_the_page_of_titles_is_what_is_proposed() -> None:
    assert page() == (Path(__file__).parents[3] / "docs" / "titles.md").read_text(encoding="utf-8")


def test_words_that_are_not_bent_are_put_side_by_side() -> None:
    deck = load_deck(Path(__file__).parents[2] / "decks" / "jungle")
    material = Material((deck,))
    assert "·" in propose(["jade", "bridge"], material.sorts, Wording(material, "en"))


@pytest.mark.rule("BM-7")
def test_the_same_words_make_the_same_title_for_everybody() -> None:
    titles, words = Titles(BOTH), WORDS[:3]
    made = titles("en", words)
    assert made
    assert made == titles("en", words)
    assert titles("en", [])
    assert titles("en", ["no-such-word"]) is None
    assert titles("en", ["tea", "tea"]) == titles("en", ["tea"])  # cards may share a word
