"""The language of the terminal: as `--lang` says; else LYCHGATE_LANG, or the system's, if there are words in it."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from lychgate.play.text.words import FALLBACK, Words, languages

WISHES = ("LYCHGATE_LANG", "LC_ALL", "LC_MESSAGES", "LANG")

_chosen: list[str] = []  # by --lang, in this process


def current() -> str:
    """The language that is spoken."""
    if _chosen:
        return _chosen[-1]
    for wish in WISHES:
        language = os.environ.get(wish, "").replace("_", "-").partition("-")[0].partition(".")[0].lower()
        if language:
            return language if language in languages() else FALLBACK
    return FALLBACK


def words() -> Words:
    """What is said of games, in that language."""
    return Words(current())


def choose(language: str | None) -> str | None:
    """Speak it from now on."""
    _chosen.clear()
    if language is not None:
        _chosen.append(Words(language).language)
    return language


Language = Annotated[
    str | None,
    typer.Option(
        "--lang",
        "-l",
        callback=choose,
        is_eager=True,
        metavar="LANGUAGE",
        help="The language: en, de, fr or it. [default: the system's]",
    ),
]
