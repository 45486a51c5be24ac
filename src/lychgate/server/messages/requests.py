"""What clients send, as types: incoming data is checked and bounded here and nowhere else."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from lychgate.server.messages.clocks import Clock

PLAIN = "^[^\\x00]*$"  # PostgreSQL stores any text without NUL; names, titles and lines of chat are tidied

Name = Annotated[str, Meta(min_length=1, max_length=40, description="a name, shown to all at the table")]
OUTSIDE = "^[^\\x00\\s][^\\x00]*$"  # what begins with a space stands for the server's own decisions in the log
ClientId = Annotated[
    str, Meta(min_length=1, max_length=64, pattern=OUTSIDE, description="made up by the client; repeats count once")
]
Code = Annotated[str, Meta(max_length=40, pattern=PLAIN)]
Seat = Annotated[int, Meta(ge=0, le=5, description="a seat, from 0")]
PromptId = Annotated[int, Meta(ge=0, le=2**31 - 1)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
Spot = Annotated[str, Meta(pattern="^[a-z0-9-]{1,20}$", description="something on the board, by the game's own name")]
TitleText = Annotated[str, Meta(min_length=1, max_length=120, description="a title; shown as it is")]
NotesText = Annotated[str, Meta(max_length=10_000, pattern=PLAIN)]
Given = Annotated[int, Meta(ge=0, le=2**31 - 1)] | Annotated[str, Meta(max_length=200)] | dict[str, Any]
Entropy = Annotated[str, Meta(min_length=1, max_length=64, description="goes into the next deal, beside the seed")]
Countdown = Annotated[float, Meta(ge=1, le=86_400, description="seconds a person has in a window; none: play by post")]

Language = Annotated[str, Meta(pattern="^[a-z]{2,3}$", description="that people at the table speak")]
Away = Annotated[float, Meta(ge=30, le=2_592_000, description="seconds, until a bot plays on; none: never")]


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


Hours = Annotated[float, Meta(ge=1, le=168, description="between two reminders, at least")]
Spoken = Annotated[str, Meta(pattern="^[a-z]{2,3}$", description="the reader's language")]


class MailWish(Request, frozen=True):
    """Be reminded by e-mail; the address has to be confirmed by a link first."""

    address: Annotated[str, Meta(min_length=3, max_length=254, pattern=PLAIN)]
    language: Spoken
    hours: Hours = 6.0


class WebhookWish(Request, frozen=True):
    """Be reminded by a POST to a URL, in one of these forms."""

    url: Annotated[str, Meta(min_length=8, max_length=500, pattern=PLAIN)]
    language: Spoken
    form: Literal["plain", "discord", "ntfy"] = "plain"
    hours: Hours = 6.0


# --- tables


class SeatWish(Request, frozen=True):
    """Who is to sit in a seat of a new table."""

    kind: Literal["you", "open", "bot"] = "open"
    bot: Code | None = None
    reserved: Name | None = None  # of an open seat: for whom


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
    lost: Away | None = 180.0
    clock: Clock | None = None
    hints: bool = False
    language: Language | None = None
    name: Name | None = None


class Access(Request, frozen=True):
    """Who may come in from now on; what is left out stays as it is."""

    public: bool | None = None
    locked: bool | None = None


class Reserve(Request, frozen=True):
    """For whom an open seat is; nobody: for anybody."""

    name: Name | None = None


class PlayOn(Request, frozen=True):
    """Take up a finished match at a frame that somebody saw, in their seat (without one, whoever is asked)."""

    eyes: Code
    at: Annotated[int, Meta(ge=1, le=1_000_000)]
    bot: Code | None = None
    name: Name | None = None


class BringMatch(Request, frozen=True):
    """Bring a match that goes on, and its seed, by its record: to play it on with friends, in this seat."""

    record: dict[str, Any]
    seat: Seat
    bot: Code | None = None
    hints: bool = False
    name: Name | None = None


class LearnChapter(Request, frozen=True):
    """Be taught a chapter of a game's lesson, at a table of one's own."""

    game: Code
    chapter: Code
    name: Name | None = None


class ScoreBody(Request, frozen=True):
    """What lies on a real table, in the words of scenarios, and what is done there, in notation."""

    given: Annotated[dict[str, Any], Meta(max_length=60, description="a position, as docs/scenarios.md describes it")]
    decisions: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=60)] = []


class Join(Request, frozen=True):
    name: Name | None = None
    seat: Seat | None = None
    invite: Code | None = None


class AddEntropy(Request, frozen=True):
    """What a seat adds to the next deal. It names the commitment that it has seen: what comes before proves nothing."""

    entropy: Entropy
    commitment: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class WithBot(Request, frozen=True):
    bot: Code | None = None


class SendAway(Request, frozen=True):
    """With `address`, nobody from the same address is let in any more either."""

    bot: Code | None = None
    address: bool = False


class AskForSeat(Request, frozen=True):
    name: Name | None = None
    invite: Code | None = None


class Consent(Request, frozen=True):
    agree: bool


class Start(Request, frozen=True):
    fill: Code | None = None


class Rematch(Request, frozen=True):
    """Will you play again?"""

    coming: bool = True


class Mute(Request, frozen=True):
    muted: bool = True


class Resume(Request, frozen=True):
    code: Code


# --- over the WebSocket


class Hello(Struct, frozen=True, tag="hello"):
    """The first message. Where several people share a browser, whose cookie is but one guest's, a token says who.

    Fields that nobody asked for are no mistake here: a page of another version is to be told so.
    """

    wire: Annotated[int, Meta(description="the version of the numbers that the client reads")] | None = None
    invite: Code | None = None
    token: Annotated[str, Meta(max_length=200)] | None = None


class Decide(Request, frozen=True, tag="decide"):
    id: ClientId
    prompt: PromptId
    decision: Given


class Undo(Request, frozen=True, tag="undo"):
    """Take back. Who is asked nothing does not know which prompt would be next, and leaves it out."""

    id: ClientId
    prompt: PromptId | None = None


class Say(Request, frozen=True, tag="chat"):
    text: ChatText


class Point(Request, frozen=True, tag="point"):
    at: Spot | None = None


class Again(Request, frozen=True, tag="rematch"):
    coming: bool = True


class Sync(Request, frozen=True, tag="sync"):
    pass


class Ping(Request, frozen=True, tag="ping"):
    pass


ClientMessage = Hello | Decide | Undo | Say | Point | Again | Sync | Ping


# --- the same by POST


class DecisionBody(Request, frozen=True):
    id: ClientId
    prompt: PromptId
    decision: Given


class UndoBody(Request, frozen=True):
    id: ClientId
    prompt: PromptId | None = None


class ChatBody(Request, frozen=True):
    text: ChatText


class TitleBody(Request, frozen=True):
    """Give a title; without a text, the one that the game proposes."""

    text: TitleText | None = None


class Notes(Request, frozen=True):
    text: NotesText


decode_client = msgspec.json.Decoder(ClientMessage).decode
