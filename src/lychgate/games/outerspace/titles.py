"""Titles for films (BM-7): a proposal for the words agreed on. The table may change it; nothing depends on it.

Which words go where is one pattern by their number, from `vocabulary.<language>.ftl`; a number chosen by the caller
says in which order they come.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import factorial

from lychgate.games.outerspace.texts import Say

PLACES = "abcdef"


def propose(words: Sequence[str], say: Say, number: int = 0) -> str:
    """A title of these words, given as messages, in one of the orders there are."""
    if not words:
        return say("title-0", {})
    spelled = [say(word, {}) for word in ordered(words, number)]
    return say(f"title-{len(spelled)}", dict(zip(PLACES, spelled, strict=False)))


def ordered(words: Sequence[str], number: int) -> list[str]:
    """The order of that number; numbers beyond the last begin anew."""
    left, found = list(words), []
    number %= factorial(len(left))
    while left:
        place, number = divmod(number, factorial(len(left) - 1))
        found.append(left.pop(place))
    return found
