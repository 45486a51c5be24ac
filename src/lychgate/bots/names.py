"""Names of bots: whom a bot plays, by the seat.

On the wire these are the English names, which nobody else may have; for a reader those in their language. How well it
plays is said beside the name, by the bot's own (`bot-easy`).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

from lychgate.bots import BOTS
from lychgate.play.text.words import FALLBACK, Words, languages

NUMBERED = re.compile(r"(.+?)( \d+)?")  # two of a name at one table are told apart by a number
CHARACTERS = ("mould", "finch", "owl", "pip", "thistle", "rust")  # as many as seats: at a table everybody is another


def character_name(seat: int, language: str = "en") -> str:
    """Who sits in a seat where a bot plays."""
    return _words(language).say(f"character-{CHARACTERS[seat % len(CHARACTERS)]}")


def characters() -> list[str]:
    """Everybody who may sit at a table of bots, by seat."""
    return [character_name(seat) for seat in range(len(CHARACTERS))]


def bot_name(bot: str, language: str = "en") -> str:
    """What a bot itself is called, that is, how well it plays; one of one's own is called as it is."""
    message = f"bot-{bot}"
    said = _words(language).say(message)
    return bot.capitalize() if said == message else said


def bot_meaning(bot: str, language: str = "en") -> str:
    """How well a bot plays, in a sentence; of one of one's own nothing is known but its name."""
    message = f"bot-{bot}-meaning"
    said = _words(language).say(message)
    return bot if said == message else said


def all_bot_names() -> set[str]:
    """Every name of every bot and character, in all languages."""
    return {name for language in languages() for name in (*BOTS, *_named(language).values())}


def called(name: str, language: str) -> str:
    """A player's name for a reader: a person's as it is, a bot's in the reader's language."""
    found = NUMBERED.fullmatch(name)
    key = _by_english().get(found[1]) if found else None
    return name if key is None or found is None else f"{_named(language)[key]}{found[2] or ''}"


def _words(language: str) -> Words:
    """A language that nobody wrote is English."""
    return Words(language if language in languages() else FALLBACK)


@cache
def _named(language: str) -> Mapping[str, str]:
    """Characters, and bots as records of matches name them that were played before bots were somebody."""
    characters = {CHARACTERS[seat]: character_name(seat, language) for seat in range(len(CHARACTERS))}
    return {**characters, **{bot: bot_name(bot, language) for bot in BOTS}}


@cache
def _by_english() -> Mapping[str, str]:
    return {name: key for key, name in _named("en").items()}
