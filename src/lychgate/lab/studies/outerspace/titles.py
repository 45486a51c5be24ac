"""Titles of Outer Space by the dozen, from random words, to be read and judged.

`python -m lychgate.lab.studies.outerspace.titles` prints docs/titles.md as it should be: the same words in
every language, from one to six.
"""

from __future__ import annotations

from random import Random

from lychgate.games.outerspace.cards.decks import HOUSE, JUNGLE
from lychgate.games.outerspace.cards.material import Material
from lychgate.games.outerspace.cards.titles import propose
from lychgate.games.outerspace.cards.wording import Wording

TITLES, SEED = 50, 1957
COUNTS = (6, 6, 5, 4, 3, 6, 5, 2, 6, 1)  # words a title, over and over: mostly many, as the rules ask for (BM-7)
LANGUAGES = {"en": "English", "de": "German", "fr": "French", "it": "Italian"}

HEAD = """# Titles from random words

Fifty titles a language, as the [generator](../src/lychgate/games/outerspace/cards/titles.py) proposes them for words
drawn at random from the house deck and the jungle deck; a title's number stands for the same words in all four lists.
`python -m lychgate.lab.studies.outerspace.titles` prints this page. Every one was read and judged: none is
ungrammatical. That they make sense is not claimed of any; the table may change them.
"""


def page() -> str:
    """The whole page."""
    material = Material((HOUSE, JUNGLE))
    parts = [HEAD]
    for language, name in LANGUAGES.items():
        wording, random = Wording(material, language), Random(SEED)
        parts.append(f"\n## {name}\n\n")
        for number in range(TITLES):
            words = random.sample(sorted(material.sorts), COUNTS[number % len(COUNTS)])
            parts.append(f"{number + 1}. {propose(words, material.sorts, wording, random.randrange(60))}\n")
    return "".join(parts)


if __name__ == "__main__":
    print(page(), end="")
