"""Titles for films (BM-7): a proposal for the words agreed on. The table may change it; nothing depends on it.

Every word comes in three forms, whole phrases with article and case: as the subject, as what something is of, and after
a preposition. A pattern says which forms follow each other; the messages put small words between. So a language
carries its grammar in its words, and there is none here.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import permutations

from lychgate.games.outerspace.cards.material import Material
from lychgate.games.outerspace.cards.wording import Wording

PLACES = "abcdef"

# By number of words: the messages, with the form of each word in the order of its places.
PATTERNS: Mapping[int, Sequence[tuple[str, ...]]] = {
    1: (("the",), ("of",), ("of",)),
    2: (("the", "of"), ("the", "link"), ("of", "link")),
    3: (("the", "of", "link"), ("the", "the", "link"), ("the", "link", "the")),
    4: (("the", "of", "link", "link"), ("the", "the", "of", "link"), ("the", "of", "the", "link")),
    5: (
        ("the", "the", "of", "link", "link"),
        ("the", "of", "link", "the", "link"),
        ("the", "the", "the", "of", "link"),
    ),
    6: (
        ("the", "the", "of", "link", "the", "link"),
        ("the", "of", "link", "the", "of", "link"),
        ("the", "the", "the", "of", "link", "link"),
    ),
}

# How well a sort of word stands in a form: the Curse of the Zombie in the Motel, not the Motel of the Curse.
FITS: Mapping[str, Mapping[str, int]] = {
    "the": {"idea": 3, "being": 2, "thing": 1, "place": 0},
    "of": {"being": 3, "idea": 1, "thing": 1, "place": 1},
    "link": {"place": 4, "thing": 3, "idea": 1, "being": 0},
}


class Titles:
    """Titles with the words of some decks; the same words make the same title for everybody.

    Cards may share a word: then it stands in the title once.
    """

    def __init__(self, material: Material) -> None:
        self.material = material

    def __call__(self, language: str, words: Sequence[str]) -> str | None:
        if len(words) > len(PLACES) or not set(words) <= set(self.material.words):
            return None
        words = list(dict.fromkeys(words))
        return propose(words, self.material.sorts, Wording(self.material, language), number=sum(map(len, words)))


def propose(words: Sequence[str], sorts: Mapping[str, str], wording: Wording, number: int = 0) -> str:
    """A title of these words; another number is another one, as far as there are others."""
    if not words:
        return wording.say("title-0")
    patterns = PATTERNS[len(words)]
    number, chosen = divmod(number, len(patterns))
    forms = patterns[chosen]
    best = list(best_orders(words, sorts, forms))
    phrases = [wording.form(word, form) for word, form in zip(best[number % len(best)], forms, strict=True)]
    if None in phrases:  # a language in which the deck does not bend its words
        return " · ".join(wording.say(f"word-{word}") for word in words)
    said = wording.say(f"title-{len(words)}-{'abc'[chosen]}", dict(zip(PLACES, phrases, strict=False)))
    return said[0].upper() + said[1:]


def best_orders(words: Sequence[str], sorts: Mapping[str, str], forms: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """The orders in which the words stand best in these forms."""
    marks = {
        order: sum(FITS[form][sorts[word]] for word, form in zip(order, forms, strict=True))
        for order in permutations(words)
    }
    best = max(marks.values())
    return (order for order, mark in marks.items() if mark == best)
