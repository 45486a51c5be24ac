"""A match as one reader sees it, and the answers to decisions and chat.

Events, prompts, decisions and points go over the wire as the numbers that the game declares, its picture too; the
game as data says what they mean. A client that asked for sentences gets the same messages with words in these places,
of the types `…InWords`; a field that is there only for such clients is unset for the others.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from lychgate.play.match.changes import CHANGE_BEGINS, CHANGE_ENDS

Sentence = Annotated[str, Meta(description="only for clients that asked for sentences")]
Notation = Annotated[str, Meta(title="NotationInWords", description="for clients that asked for sentences")]
ActionNumber = Annotated[int, Meta(description="a decision by its number in the game as data; -1: undo")]
Numbers = Annotated[list[int], Meta(description="the number of a declared message, and its arguments")]


def _either(numbers: dict[str, Any], words: dict[str, Any], description: str) -> Meta:
    """Something that is put together as bytes: as numbers, or for clients that asked for sentences."""
    return Meta(description=description, extra_json_schema={"anyOf": [numbers, words]})


def _one(name: str) -> dict[str, Any]:
    return {"$ref": f"#/components/schemas/{name}"}


def _list(name: str) -> dict[str, Any]:
    return {"type": "array", "items": _one(name), "title": name}


_ROWS: dict[str, Any] = {"type": "array", "items": {"type": "array", "items": {"type": "integer"}}}

View = Annotated[
    Raw,
    _either(
        {"type": "array", "items": {}},
        _one("ViewInWords"),
        "the game's picture of what the reader may know, as the game as data declares it",
    ),
]
Events = Annotated[
    Raw, _either(_ROWS, _list("EventInWords"), "what happened, in order: game number, kind, and the kind's arguments")
]
Lines = Annotated[
    Raw, _either(_ROWS, _list("PointsInWords"), "game number, kind, seat, points, and the kind's other arguments")
]
OpenPrompt = Annotated[
    Raw,
    Meta(
        description="what the reader is asked now, or null",
        extra_json_schema={"anyOf": [_one("PromptInfo"), _one("PromptInWords"), {"type": "null"}]},
    ),
]
NO_PROMPT = b"null"
Ruins = Annotated[
    list[tuple[int, int]],
    Meta(description="of what may be decided: what plainly ends or ruins the reader's game, and its ruin's number"),
]


class ErrorInfo(Struct, frozen=True):
    """Why something was refused: a message's name and arguments, or for developers a sentence in English."""

    code: str
    rule: str | None
    message: str | None
    arguments: dict[str, Any]
    prompt: OpenPrompt
    sentence: Sentence | UnsetType = UNSET


class WindowInfo(Struct, frozen=True):
    """A window is open: all are asked at once, and have so many seconds; null: as long as they like."""

    seconds: float | None
    left: float | None


class PromptInfo(Struct, frozen=True):
    """What a seat is asked, with the numbers of all decisions that it may answer, always in the same order."""

    id: int
    asks: Numbers
    decisions: list[int]
    window: WindowInfo | None = None


class OutcomeInfo(Struct, frozen=True):
    """How a match ended; `totals` only for several games, `games` then has the points of each."""

    points: list[int]
    places: list[int]
    winners: list[int]
    games: list[list[int]]
    lines: Lines
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
    told: Annotated[int, Meta(description="how many events the reader was sent before these")]
    events: Events
    ruins: Ruins
    prompt: OpenPrompt
    can_undo: bool
    ended: Annotated[list[EndedGame], Meta(description="games that have ended with it, the match going on")]
    outcome: OutcomeInfo | None


# The same as bytes, with its parts left out. Its middle part is what `play.match.updates` writes, up to the window of a
# prompt.
CHANGE = CHANGE_BEGINS + b"%b" + CHANGE_ENDS
CHANGE_TEXT = b'"version":%d,"game_number":%d,"view":%b,"told":%d,"events":%b,"ruins":%b,"prompt":%b'


class MatchInfo(Struct, frozen=True):
    """A match, all of it that the reader may know."""

    match: str
    version: int
    game_number: int
    view: View
    told: Annotated[int, Meta(description="how many events the reader was sent before these: none")]
    events: Events
    ruins: Ruins
    prompt: OpenPrompt
    can_undo: bool
    ended: Annotated[list[EndedGame], Meta(description="all games before this one")]
    outcome: OutcomeInfo | None


class Missed(Struct, frozen=True):
    """How many events there were while the player was away."""

    count: int
    sentences: Annotated[
        list[str] | UnsetType, Meta(description="the last of them, for clients that asked for sentences")
    ] = UNSET


class Notice(Struct, frozen=True):
    """A line of chat that the table itself tells, about a seat; `after` so many of the reader's events in a match."""

    kind: str
    match: str | None
    after: int | None
    arguments: Annotated[dict[str, Any], Meta(description="of the message `notice-<kind>`")]


class ChatLine(Struct, frozen=True):
    """What somebody said; the text of a notice is empty but for clients that asked for sentences."""

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
    """A decision was carried out, and is on disk. Undo is answered so too, with decision -1 or `undo`."""

    id: str
    prompt: int
    decision: ActionNumber | Notation


class RefusedDecision(Struct, frozen=True, tag="refused"):
    """A decision was not carried out; with the prompt that is open now, if any."""

    id: str
    code: str
    rule: str | None
    message: str | None
    arguments: dict[str, Any]
    prompt: OpenPrompt
    sentence: Sentence | UnsetType = UNSET


class ErrorSaid(Struct, frozen=True, tag="error"):
    code: str
    rule: str | None
    message: str | None
    arguments: dict[str, Any]
    sentence: Sentence | UnsetType = UNSET


class Pong(Struct, frozen=True, tag="pong"):
    pass


# --- in place of numbers, for clients that asked for sentences


class DecisionInWords(Struct, frozen=True):
    """A legal decision, as notation and as data."""

    decision: str
    data: dict[str, Any]


# A list of DecisionInWords, put together from parts that never change.
Decisions = Annotated[
    Raw,
    Meta(
        description="every decision that is legal, always in the same order",
        extra_json_schema={"type": "array", "items": {"$ref": "#/components/schemas/DecisionInWords"}},
    ),
]


class PromptInWords(Struct, frozen=True):
    """What a seat is asked, with everything it may answer."""

    id: int
    name: str
    arguments: dict[str, int]
    sentence: str
    decisions: Decisions
    window: WindowInfo | None = None


class EventInWords(Struct, frozen=True):
    """Something that happened. The number counts the reader's own events."""

    number: int
    name: str
    arguments: dict[str, int]
    game_number: int
    rule: Annotated[str, Meta(description="that it follows from; empty: none is named")]
    sentence: str


class PointsInWords(Struct, frozen=True):
    """Why a seat has these points."""

    seat: int
    name: str
    points: int
    rule: str
    arguments: dict[str, int]
    game_number: int
    sentence: str


encode = msgspec.json.Encoder().encode
