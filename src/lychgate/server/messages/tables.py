"""What clients are sent about guests, games and tables."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

Phase = Literal["gathering", "playing", "over"]


class GuestInfo(Struct, frozen=True):
    """A guest. The token is told once, when the guest is made without a cookie."""

    guest: str
    name: str
    token: str | None = None


# --- games


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


# --- tables


class SeatInfo(Struct, frozen=True):
    seat: int
    kind: Literal["human", "bot", "open"]
    name: str | None
    bot: str | None  # in a person's seat: who plays on for them, until they are back
    away: bool
    muted: bool
    coming: bool | None  # to another match, after the end of one; null: has not said


class YouInfo(Struct, frozen=True):
    """What the reader is at a table."""

    seat: int | None
    host: bool
    invite: str | None
    request: int | None  # to take over from a bot, if one is waiting
    declined: bool  # such a request, in the match under way
    decides: bool  # about the requests that are waiting


class RequestInfo(Struct, frozen=True):
    """Somebody would like to take over from a bot."""

    request: int
    seat: int
    name: str


class GivenTitle(Struct, frozen=True):
    """The title that players gave to one game of one match, and who gave it."""

    match: str
    game_number: int
    seat: int
    text: str


class TableInfo(Struct, frozen=True):
    """A table, as one reader may see it."""

    table: str
    game: str
    rules: str
    options: dict[str, Any]
    games: int
    public: bool
    spectators: bool
    countdown: float | None
    lost: float | None  # seconds after a connection is lost, until a bot plays on
    silent: float | None  # seconds without an answer, until a bot plays on
    hints: bool
    phase: Phase
    seats: list[SeatInfo]
    you: YouInfo
    requests: list[RequestInfo]
    match: str | None
    matches: list[str]
    commitment: str
    created: str
    title: GivenTitle | None
    lesson: str | None  # the chapter that is taught here, by its name
    brought: str | None  # who has brought its match, which began on their device: they can know seed, hands and draws


class ResumeCode(Struct, frozen=True):
    code: str
    expires: str


class Addresses(Struct, frozen=True):
    """Where others in the network find this server."""

    addresses: list[str]  # of the page, most likely first; told to the machine itself only


class Health(Struct, frozen=True):
    status: Literal["ok", "failing", "stopping"]
    games: dict[str, float]  # how far each is compiled
    bots: dict[str, bool]  # can those that think ahead do so?
    database: Literal["ok", "busy", "full", "corrupt", "unusable"]
    sentence: str | None  # what is wrong
