"""How a match is written for a reader: as numbers, or for clients that asked for sentences with words beside them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from msgspec import Raw, UnsetType

from lychgate.core.errors import LychgateError
from lychgate.core.model.contract import Game
from lychgate.core.model.layout import Bytes
from lychgate.play.match.match import Match
from lychgate.play.match.story import Happening, PointsLine
from lychgate.server.messages.matches import Missed, WindowInfo
from lychgate.server.telling.numbers import NumberWriter
from lychgate.server.telling.sentences import SentenceWriter


class Writer(Protocol):
    """Writes what a game's matches tell. What is made of words is unset where there are none."""

    def picture(self, box: Bytes, view: Bytes) -> Raw:
        """A view as the game shows it."""

    def events(self, before: int, events: Sequence[Happening]) -> Raw:
        """Events, for a reader who was sent so many before."""

    def prompt(self, match: Match, seat: int, window: WindowInfo | None) -> Raw:
        """What a seat is asked."""

    def lines(self, lines: Sequence[PointsLine]) -> Raw:
        """Lines of points."""

    def missed(self, events: Sequence[Happening]) -> Missed:
        """What happened while a player was away."""

    def decision(self, action: int) -> int | str:
        """A decision as it is given back."""

    def decision_words(self, action: int) -> str | UnsetType:
        """What a decision means."""

    def hidden_words(self, where: str, what: str) -> str | UnsetType:
        """What may be hidden somewhere."""

    def refusal_words(self, error: LychgateError) -> str | UnsetType:
        """Why a decision is refused."""


def writer(game: Game, names: Sequence[str], sentences: str | None) -> Writer:
    """What writes for clients that asked for sentences in this language, or (None) for numbers."""
    return NumberWriter(game) if sentences is None else SentenceWriter(game, names, sentences)
