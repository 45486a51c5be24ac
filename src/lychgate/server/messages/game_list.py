"""Games as the list of them tells: players, options, bots, and how far each is compiled; their cards and titles."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Struct, UnsetType


class RangeInfo(Struct, frozen=True):
    least: int
    most: int


class OptionInfo(Struct, frozen=True):
    """One choice a table has about a game's rules: one of some values, or any whole number in a range.

    What it is about are messages of the game: `option-<name>`, `option-<name>.meaning`, and `option-<name>-<value>`.
    """

    name: str
    default: Any
    values: list[Any]  # none where there is a range
    range: RangeInfo | None
    rule: str
    seat: bool  # its values are seats, from 1, as far as there are players; or 0
    meaning: str | UnsetType = UNSET  # for clients that asked for sentences, as the next
    sentences: list[str] | UnsetType = UNSET  # one for each value, or for the default where there is a range


class PlayersInfo(Struct, frozen=True):
    fewest: int
    most: int


class BotInfo(Struct, frozen=True):
    """A bot; what it is called and means are messages of the page, `bot-<name>` and `bot-<name>-meaning`."""

    name: str
    meaning: str | UnsetType = UNSET  # for clients that asked for sentences


class GameInfo(Struct, frozen=True):
    """A game, and how far it is compiled."""

    name: str
    hash: str  # of the game as data, which is at /api/games/{game}/{hash}.json
    version: int
    players: PlayersInfo
    rule_sets: dict[str, dict[str, Any]]
    options: list[OptionInfo]
    bots: list[BotInfo]
    languages: list[str]
    sorts: list[str]  # of things in decisions and events: what one is called is the message `<sort>-<thing>`
    board: str | None  # where the board that the game's package brings for browsers is found, if it brings one
    windows: bool
    lesson: bool  # is there one for beginners?
    ready: bool
    progress: float
    bots_ready: bool  # until then bots that think ahead play by rule of thumb, and there are no hints


class TitleInfo(Struct, frozen=True):
    """What a title of some words could be."""

    title: str


class CardInfo(Struct, frozen=True):
    """What stands on a card, in the reader's language; events tell a card by one of its numbers."""

    id: str
    numbers: list[int]
    type: str
    type_name: str
    name: str
    line: str
    defence: int | None
    attack: int | None
    traits: list[str]
    trait_names: list[str]
    text: list[str]
    word: str
    word_name: str
