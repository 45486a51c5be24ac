"""What is typed after a command, read so that a mistake gets one plain sentence: names of games, and numbers."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from difflib import get_close_matches

from lychgate.cli.say import Say, say
from lychgate.core.errors import BadOptions, printable
from lychgate.core.input import registry

LONGEST = 40  # letters of what was typed that are said again
UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})


def title(game: str) -> str:
    """What a game is called."""
    words = Say(registry.folder(game))
    return words("title") if words.knows("title") else game


def game_named(typed: str) -> str:
    """The game that is called so, by its short name or its title, however it is spelt; an unknown name as it is."""
    found = registry.names()
    if typed in found:
        return typed
    wanted = spelt(typed)
    return next((name for name in found if wanted in (spelt(name), spelt(title(name)))), typed)


def known_game(typed: str) -> str:
    """The same for a command: a name that is nearly one gets a proposal; of others the registry says what there is."""
    name = game_named(typed)
    near = get_close_matches(spelt(name), registry.names(), n=1, cutoff=0.8)
    if near and name not in registry.names():
        raise BadOptions(say("meant-game", typed=printable(typed[:LONGEST]), game=near[0]))
    return name


def spelt(name: str) -> str:
    """A name without case, spaces and signs; `Goldräuber` is goldraeuber."""
    composed = unicodedata.normalize("NFC", name).lower().translate(UMLAUTS)
    return re.sub(r"[\W_]", "", composed)


def whole_number(option: str, least: int | None = None) -> Callable[[object], int]:
    """What reads a whole number for this option."""

    def read(typed: object) -> int:
        try:
            number = int(str(typed))
        except ValueError:
            raise BadOptions(say("expected-whole", option=option, typed=str(typed)[:LONGEST])) from None
        if least is not None and number < least:
            raise BadOptions(say("expected-least", option=option, least=str(least), typed=str(number)))
        return number

    return read


def number(option: str, least: float) -> Callable[[object], float]:
    """What reads a number, such as one of seconds, for this option."""

    def read(typed: object) -> float:
        try:
            found = float(str(typed))
        except ValueError:
            found = float("nan")
        if not least <= found < float("inf"):
            raise BadOptions(say("expected-number", option=option, least=str(least), typed=str(typed)[:LONGEST]))
        return found

    return read
