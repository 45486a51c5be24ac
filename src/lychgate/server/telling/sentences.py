"""The sentences of events, prompts and points, for clients that asked for them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from lychgate.core.model.contract import Game
from lychgate.core.model.messages import Message
from lychgate.play.text.words import Words, languages


def spoken(language: str) -> str:
    """This language, if there are messages in it; else the first."""
    return language if language in languages() else languages()[0]


def sentence(game: Game, message: Message, arguments: Mapping[str, int], names: Sequence[str], language: str) -> str:
    """The sentence of an event, a prompt or a line of points, with its arguments and the players' names."""
    return _words(spoken(language)).tell(game, message, arguments, names)


@cache
def _words(language: str) -> Words:
    return Words(language)
