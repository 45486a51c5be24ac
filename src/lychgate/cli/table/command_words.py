"""What can be typed at the table besides decisions: commands, yes and no, in English and in the reader's language."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping

from lychgate.cli.arguments import spelt
from lychgate.cli.say import say

COMMANDS = {
    "?": "help",
    "help": "help",
    "rules": "rules",
    "read": "read",
    "undo": "undo",
    "hint": "hint",
    "call": "call",
    "save": "save",
    "log": "log",
    "back": "back",
    "quit": "quit",
    "exit": "quit",
    "q": "quit",
}
YES, NO = ("y", "yes"), ("n", "no")


def spellings(word: str) -> Iterator[str]:
    """A word with its accents and without: `zurück` is also zurueck and zuruck."""
    bare = "".join(c for c in unicodedata.normalize("NFKD", word) if not unicodedata.combining(c))
    yield from (word, spelt(word), bare)


def commands() -> Mapping[str, str]:
    """What each command does, by every word for it."""
    own = {spelling: name for name in set(COMMANDS.values()) for spelling in spellings(say(f"word-{name}"))}
    return own | COMMANDS


def is_yes(typed: str) -> bool:
    """Does it mean yes?"""
    return typed in YES or typed in _words("words-yes")


def is_no(typed: str) -> bool:
    """Does it mean no?"""
    return typed in NO or typed in _words("words-no")


def _words(message: str) -> set[str]:
    return {spelling for word in say(message).split() for spelling in spellings(word)}
