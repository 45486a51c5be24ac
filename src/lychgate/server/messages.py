"""Everything that goes over the wire, as types: what guests send and what they are sent.

The OpenAPI description is made from these, and so are the checks on what comes in. Limits on sizes
stand here, once. A view is the game's own picture, which differs from game to game.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Raw, Struct

Name = Annotated[str, Meta(min_length=1, max_length=40, description="a name, shown to all at the table")]
ClientId = Annotated[str, Meta(min_length=1, max_length=64, description="made up by the client; repeats count once")]
Code = Annotated[str, Meta(max_length=40)]
Seat = Annotated[int, Meta(ge=0, le=5, description="a seat, from 0")]
PromptId = Annotated[int, Meta(ge=0, le=2**31 - 1)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
Spot = Annotated[str, Meta(pattern="^[a-z0-9-]{1,20}$", description="something on the board, by the game's own name")]
FilmText = Annotated[str, Meta(min_length=1, max_length=120, description="what a film is called; shown as it is")]
NotesText = Annotated[str, Meta(max_length=10_000)]
Given = Annotated[str, Meta(max_length=200)] | dict[str, Any]
Countdown = Annotated[float, Meta(ge=1, le=86_400, description="seconds a person has in a window; none: play by post")]
Phase = Literal["gathering", "playing", "over"]


class Request(Struct, frozen=True, forbid_unknown_fields=True):
    """What comes in: fields that nobody asked for are refused."""


# --- guests


class NewGuest(Request, frozen=True):
    """Become a guest; `cookie` is for browsers, without it the token comes in the answer."""

    name: Name
    cookie: bool = False


class Rename(Request, frozen=True):
    """Take another name, for tables joined from now on."""

    name: Name


class GuestInfo(Struct, frozen=True):
    """A guest. The token is told once, when the guest is made without a cookie."""

    guest: str
    name: str
    token: str | None = None


class ErrorInfo(Struct, frozen=True):
    """Why something was refused."""

    code: str
    sentence: str
    rule: str | None = None
    prompt: PromptInfo | None = None


# --- games


class OptionInfo(Struct, frozen=True):
    """One choice a table has about a game's rules."""

    name: str
    default: Any
    values: list[Any]
    rule: str
    meaning: str


class PlayersInfo(Struct, frozen=True):
    fewest: int
    most: int


class BotInfo(Struct, frozen=True):
    name: str
    meaning: str


class GameInfo(Struct, frozen=True):
    """A game, and how far it is compiled."""

    name: str
    version: int
    players: PlayersInfo
    rule_sets: dict[str, dict[str, Any]]
    options: list[OptionInfo]
    bots: list[BotInfo]
    languages: list[str]
    windows: bool
    ready: bool
    progress: float


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


class SeatWish(Request, frozen=True):
    """Who is to sit in a seat of a new table."""

    kind: Literal["you", "open", "bot"] = "open"
    bot: Code | None = None


class NewTable(Request, frozen=True):
    """A table to be made."""

    game: Code
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=6)]
    rules: Code | None = None
    options: dict[str, Any] = {}
    games: Annotated[int, Meta(ge=1, le=100)] = 1
    public: bool = False
    spectators: bool = False
    countdown: Countdown | None = None
    hints: bool = False
    name: Name | None = None


class SeatInfo(Struct, frozen=True):
    seat: int
    kind: Literal["human", "bot", "open"]
    name: str | None
    bot: str | None
    away: bool
    muted: bool


class YouInfo(Struct, frozen=True):
    """What the reader is at a table."""

    seat: int | None
    host: bool
    invite: str | None


class FilmTitle(Struct, frozen=True):
    """What a table calls the film of one game of one match, and who named it so."""

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
    hints: bool
    phase: Phase
    seats: list[SeatInfo]
    you: YouInfo
    match: str | None
    matches: list[str]
    commitment: str
    created: str
    title: FilmTitle | None


class Join(Request, frozen=True):
    name: Name | None = None
    seat: Seat | None = None
    invite: Code | None = None
    entropy: Annotated[str, Meta(min_length=1, max_length=64)] | None = None


class WithBot(Request, frozen=True):
    bot: Code | None = None


class Start(Request, frozen=True):
    fill: Code | None = None


class Mute(Request, frozen=True):
    muted: bool = True


class ResumeCode(Struct, frozen=True):
    code: str
    expires: str


class Resume(Request, frozen=True):
    code: Code


# --- a match, as one reader sees it


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


# The game's own picture of a view, which the game may put together from parts that are written already.
View = Annotated[
    Raw, Meta(description="the game's picture of what the reader may know", extra_json_schema={"type": "object"})
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


class Change(Struct, frozen=True, tag="change"):
    """Something in the match changed for the reader. The version counts the reader's own changes."""

    match: str
    version: int
    game_number: int
    view: View
    events: Events
    prompt: PromptInfo | None
    can_undo: bool
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
    outcome: OutcomeInfo | None


class Missed(Struct, frozen=True):
    """What happened while the player was away: how much, and the last of it in sentences."""

    count: int
    sentences: list[str]


class ChatLine(Struct, frozen=True):
    number: int
    seat: int
    name: str
    text: str
    at: str


class Pointed(Struct, frozen=True, tag="pointed"):
    """A player points at something on the board, or no longer does. It binds nobody and is on no disk."""

    seat: int
    at: str | None


class Full(Struct, frozen=True, tag="full"):
    """Everything the reader may know, now."""

    table: TableInfo
    match: MatchInfo | None
    missed: Missed | None
    notes: str | None
    chat: list[ChatLine]
    pointed: list[Pointed]


class TableChanged(Struct, frozen=True, tag="table"):
    """Somebody joined, left, went away or came back; the phase; the host's doings."""

    table: TableInfo


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


ServerMessage = Full | Change | TableChanged | ChatSaid | Pointed | Accepted | RefusedDecision | ErrorSaid | Pong


# --- what a client says over the WebSocket


class Hello(Request, frozen=True, tag="hello"):
    """The first message. Where several people share a browser, whose cookie is but one guest's, a token says who."""

    invite: Code | None = None
    language: Annotated[str, Meta(max_length=8)] = "en"
    token: Annotated[str, Meta(max_length=200)] | None = None


class Decide(Request, frozen=True, tag="decide"):
    id: ClientId
    prompt: PromptId
    decision: Given


class Undo(Request, frozen=True, tag="undo"):
    id: ClientId
    prompt: PromptId


class Say(Request, frozen=True, tag="chat"):
    text: ChatText


class Point(Request, frozen=True, tag="point"):
    at: Spot | None = None


class Sync(Request, frozen=True, tag="sync"):
    pass


class Ping(Request, frozen=True, tag="ping"):
    pass


ClientMessage = Hello | Decide | Undo | Say | Point | Sync | Ping


# --- the same by POST


class DecisionBody(Request, frozen=True):
    id: ClientId
    prompt: PromptId
    decision: Given


class UndoBody(Request, frozen=True):
    id: ClientId
    prompt: PromptId


class ChatBody(Request, frozen=True):
    text: ChatText


class TitleBody(Request, frozen=True):
    """Call the film so; without a text, as the game proposes."""

    text: FilmText | None = None


class Notes(Request, frozen=True):
    text: NotesText


# --- what a bot thinks


class MoveInfo(Struct, frozen=True):
    """A decision that was considered: how much of the thought it got, and what is expected of it."""

    decision: str
    sentence: str
    share: float
    wins: float
    points: float


class BeliefInfo(Struct, frozen=True):
    """Something that may be hidden: where, what, and how likely."""

    where: str
    what: str
    likely: float
    sentence: str


class Hint(Struct, frozen=True):
    """What a bot would decide in the reader's place, who knows no more than the reader."""

    prompt: int
    bot: str
    decision: str
    moves: list[MoveInfo]
    beliefs: list[BeliefInfo]
    together: bool  # all win or lose as one: points say nothing


class MomentInfo(Struct, frozen=True):
    """A decision of a finished match: the chance to win with the best move, and what the one made has cost of it."""

    number: int
    seat: int
    made: str
    best: str
    chance: float
    cost: float
    made_sentence: str
    best_sentence: str


class GuessInfo(Struct, frozen=True):
    """What could be believed at a moment, and whether it was so."""

    where: str
    what: str
    likely: float
    true: bool
    sentence: str


class SwingInfo(Struct, frozen=True):
    """A moment at which a player's chance was quite another than before."""

    moment: MomentInfo
    before: float
    guesses: list[GuessInfo]


class AnalysisInfo(Struct, frozen=True):
    """A finished match thought over again by a bot."""

    match: str
    bot: str
    moments: list[MomentInfo]
    swings: list[SwingInfo]
    together: bool  # everybody's chance is the same


# --- replays


class MatchPage(Struct, frozen=True):
    """A match by its link."""

    match: str
    game: str
    rules: str
    options: dict[str, Any]
    games: int
    names: list[str]
    over: bool
    outcome: OutcomeInfo | None
    commitment: str
    started: str
    ended: str | None
    eyes: list[str]


class Frame(Struct, frozen=True):
    """How a reader saw the match after one change."""

    version: int
    game_number: int
    view: View
    events: Events


class Frames(Struct, frozen=True, rename={"listed": "list"}):
    """A part of a match as somebody saw it; `frames` is how many there are in all."""

    eyes: str
    frames: int
    listed: list[Frame]


class Verdict(Struct, frozen=True):
    holds: bool
    sentence: str


class Health(Struct, frozen=True):
    status: Literal["ok", "stopping"]
    games: dict[str, float]


encode = msgspec.json.Encoder().encode
decode_client = msgspec.json.Decoder(ClientMessage).decode
