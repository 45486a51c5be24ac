"""A match as numbers: what the rules emitted, as they emitted it. The reader's game as data says what it means."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from msgspec import UNSET, Raw, UnsetType

from lychgate.core.errors import LychgateError
from lychgate.core.model.contract import Game
from lychgate.core.model.layout import Bytes
from lychgate.play.match.match import Match
from lychgate.play.match.story import Happening, PointsLine
from lychgate.server.messages.matches import Missed, PromptInfo, WindowInfo, encode
from lychgate.server.telling.pictures import picture_numbers


class NumberWriter:
    """Writes for readers who make their own words."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._widths = _widths(game)

    def picture(self, box: Bytes, view: Bytes) -> Raw:
        return picture_numbers(self._game, box, view)

    def events(self, before: int, events: Sequence[Happening]) -> Raw:
        widths = self._widths
        return Raw(encode([(event.game_number, event.kind, *event.numbers[: widths[event.kind]]) for event in events]))

    def prompt(self, match: Match, seat: int, window: WindowInfo | None) -> Raw:
        return Raw(encode(PromptInfo(match.prompt_id(seat), match.asks(seat), match.legal_actions(seat), window)))

    def lines(self, lines: Sequence[PointsLine]) -> Raw:
        kinds = self._game.points
        return Raw(
            encode([(line.game_number, int(kinds.named(line.name)), *line.arguments.values()) for line in lines])
        )

    def missed(self, events: Sequence[Happening]) -> Missed:
        return Missed(len(events))

    def decision(self, action: int) -> int:
        return action

    def decision_words(self, action: int) -> UnsetType:
        return UNSET

    def hidden_words(self, where: str, what: str) -> UnsetType:
        return UNSET

    def refusal_words(self, error: LychgateError) -> str | UnsetType:
        return error.sentence if error.message is None else UNSET


@lru_cache
def _widths(game: Game) -> tuple[int, ...]:
    """How many arguments each kind of event has."""
    return tuple(len(event.arguments) for event in game.events)
