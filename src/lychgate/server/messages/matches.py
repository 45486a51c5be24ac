"""A match as one reader sees it, and the answers to decisions and chat. A view is the game's own picture."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Raw, Struct


class ErrorInfo(Struct, frozen=True):
    """Why something was refused."""

    code: str
    sentence: str
    rule: str | None = None
    prompt: PromptInfo | None = None


class DecisionInfo(Struct, frozen=True):
    """A legal decision, as notation and as data."""

    decision: str
    data: dict[str, Any]


# A list of DecisionInfo, put together from parts that never change.
Decisions = Annotated[
    Raw,
    Meta(
        description="every decision that is legal, always in the same order",
        extra_json_schema={"type": "array", "items": {"$ref": "#/components/schemas/DecisionInfo"}},
    ),
]


class WindowInfo(Struct, frozen=True):
    """A window is open: all are asked at once, and have so many seconds; null: as long as they like."""

    seconds: float | None
    left: float | None


class PromptInfo(Struct, frozen=True):
    """What a seat is asked, with everything it may answer."""

    id: int
    name: str
    arguments: dict[str, int]
    sentence: str
    decisions: Decisions
    window: WindowInfo | None = None


class EventInfo(Struct, frozen=True):
    """Something that happened. The number counts the reader's own events."""

    number: int
    name: str
    arguments: dict[str, int]
    game_number: int
    sentence: str


# A list of EventInfo. What several readers are told is put together once.
Events = Annotated[
    Raw,
    Meta(
        description="what happened, in order",
        extra_json_schema={"type": "array", "items": {"$ref": "#/components/schemas/EventInfo"}},
    ),
]


# The game's own picture of a view, as the game writes it.
View = Annotated[
    Raw,
    Meta(
        description="the game's picture of what the reader may know",
        extra_json_schema={"anyOf": [{"$ref": "#/components/schemas/View"}]},
    ),
]


class PointsInfo(Struct, frozen=True):
    seat: int
    name: str
    points: int
    rule: str
    arguments: dict[str, int]
    game_number: int
    sentence: str


class OutcomeInfo(Struct, frozen=True):
    """How a match ended; `totals` only for several games, `games` then has the points of each."""

    points: list[int]
    places: list[int]
    winners: list[int]
    games: list[list[int]]
    lines: list[PointsInfo]
    names: list[str]  # of those who played, by seat: some may have left since


class EndedGame(Struct, frozen=True):
    """A game of a match that has ended, and after which there was another."""

    number: int
    outcome: OutcomeInfo
    totals: Annotated[list[int], Meta(description="the points of all games so far")]
    view: Annotated[View | None, Meta(description="how it ended, for the reader; null but for the last of them")]


# --- over the WebSocket


class Change(Struct, frozen=True, tag="change"):
    """Something in the match changed for the reader. The version counts the reader's own changes."""

    match: str
    version: int
    game_number: int
    view: View
    events: Events
    prompt: PromptInfo | None
    can_undo: bool
    ended: Annotated[list[EndedGame], Meta(description="games that have ended with it, the match going on")]
    outcome: OutcomeInfo | None


class MatchInfo(Struct, frozen=True):
    """A match, all of it that the reader may know."""

    match: str
    version: int
    game_number: int
    view: View
    events: Events
    prompt: PromptInfo | None
    can_undo: bool
    ended: Annotated[list[EndedGame], Meta(description="all games before this one")]
    outcome: OutcomeInfo | None


class Missed(Struct, frozen=True):
    """What happened while the player was away: how much, and the last of it in sentences."""

    count: int
    sentences: list[str]


class Notice(Struct, frozen=True):
    """A line of chat that the table itself tells, about a seat; `after` so many of the reader's events in a match."""

    kind: str
    match: str | None
    after: int | None


class ChatLine(Struct, frozen=True):
    number: int
    seat: int
    name: str
    text: str
    at: str
    notice: Notice | None = None


class Pointed(Struct, frozen=True, tag="pointed"):
    """A player points at something on the board, or no longer does. It binds nobody and is on no disk."""

    seat: int
    at: str | None


class ChatSaid(Struct, frozen=True, tag="chat"):
    line: ChatLine


class Accepted(Struct, frozen=True, tag="accepted"):
    """A decision was carried out, and is on disk. Undo is answered so too, with decision `undo`."""

    id: str
    prompt: int
    decision: str


class RefusedDecision(Struct, frozen=True, tag="refused"):
    """A decision was not carried out; with the prompt that is open now, if any."""

    id: str
    code: str
    sentence: str
    rule: str | None
    prompt: PromptInfo | None


class ErrorSaid(Struct, frozen=True, tag="error"):
    code: str
    sentence: str


class Pong(Struct, frozen=True, tag="pong"):
    pass


encode = msgspec.json.Encoder().encode
