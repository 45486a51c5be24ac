"""What route handlers take: the server's components, and parameters in paths, queries and headers."""

from __future__ import annotations

import re
from typing import Annotated, Any, TypeVar

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.params import HeaderParameter, PathParameter, QueryParameter

from lychgate.play.text.words import FALLBACK
from lychgate.server.messages.clocks import Speed
from lychgate.server.messages.requests import PLAIN

AnyRequest = Request[Any, Any, Any]
AnyConnection = ASGIConnection[Any, Any, Any, Any]

Component = TypeVar("Component")

ANY_ORIGIN = "any origin"  # a route's option: what it does depends on no cookie, and may come from any page

LANGUAGE = "^[a-z]{2,3}(-[A-Za-z]{2,4})?$"
ID = "[0-9A-Za-z_-]{1,64}"  # of tables and matches: what else is asked for does not get to the database


def component(connection: AnyConnection, kind: type[Component]) -> Component:
    """The server's component of this class: the application has put one of each into `app.state`."""
    found: Component = connection.app.state.components[kind]
    return found


def is_id(text: str) -> bool:
    """May there be a table or a match of this id?"""
    return re.fullmatch(ID, text) is not None


def sentences_of(connection: AnyConnection) -> str | None:
    """The language in which a client asked for sentences; None: it reads numbers."""
    asked = connection.query_params.get("sentences")
    return asked if asked is None or re.match(LANGUAGE, asked) else FALLBACK


GameName = Annotated[str, PathParameter(description="a game's name")]
GameHash = Annotated[str, PathParameter(description="of the game as data, as the list of games has it")]
DataFile = Annotated[str, PathParameter(description="a name, and .json")]
TableId = Annotated[str, PathParameter(pattern=f"^{ID}$", description="a table's id")]
MatchId = Annotated[str, PathParameter(pattern=f"^{ID}$", description="a match's id")]
SeatNumber = Annotated[int, PathParameter(description="a seat, from 0")]
RequestNumber = Annotated[int, PathParameter(description="of a request to take over, from 1")]
PuzzleId = Annotated[str, PathParameter(description="a puzzle's id")]
CardFile = Annotated[str, PathParameter(description="a card's id, and .svg")]
TitleWords = Annotated[str, QueryParameter(name="words", max_length=240, description="ids, with commas between")]
ReminderToken = Annotated[str, PathParameter(max_length=600, description="from a link in a reminder")]
LanguageName = Annotated[str, PathParameter(description="a language, such as en")]
AnyPath = Annotated[str, PathParameter()]

Invite = Annotated[
    str | None,
    HeaderParameter(name="X-Invite", max_length=40, required=False, description="a private table's invite code"),
]
Sentences = Annotated[
    str | None,
    QueryParameter(
        name="sentences",
        pattern=LANGUAGE,
        required=False,
        description="a language: names and sentences in it instead of numbers",
    ),
]
Before = Annotated[
    int | None,
    QueryParameter(name="before", ge=1, le=2**31 - 1, required=False, description="a line of chat's number"),
]
Eyes = Annotated[
    str,
    QueryParameter(name="eyes", pattern="^(open|spectator|[0-5])$", description="a seat, spectator, or open"),
]
First = Annotated[int, QueryParameter(name="first", ge=1, le=1_000_000, required=False, description="from 1")]
Count = Annotated[int, QueryParameter(name="count", ge=1, le=100, required=False, description="how many frames")]
After = Annotated[
    str,
    QueryParameter(
        name="after",
        max_length=60,
        pattern=PLAIN,
        required=False,
        description="what the page before has as `next`",
    ),
]
OfGame = Annotated[
    str | None,
    QueryParameter(name="game", max_length=40, pattern=PLAIN, required=False, description="tables of this game only"),
]
OfLanguage = Annotated[
    str | None,
    QueryParameter(name="language", pattern="^[a-z]{2,3}$", required=False, description="where this is spoken only"),
]
OfSpeed = Annotated[
    Speed | None, QueryParameter(name="speed", required=False, description="tables with this kind of clock only")
]
WithFree = Annotated[bool, QueryParameter(name="free", required=False, description="tables with an open seat only")]
AfterId = Annotated[
    str,
    QueryParameter(name="after", pattern=f"^({ID})?$", required=False, description="the last id of the page before"),
]
OfGuest = Annotated[
    str | None, QueryParameter(name="guest", pattern=f"^{ID}$", required=False, description="where this guest is")
]
NameHolds = Annotated[
    str, QueryParameter(name="name", max_length=64, pattern=PLAIN, required=False, description="a part of it, or an id")
]
IsHandled = Annotated[bool, QueryParameter(name="handled", required=False, description="those that are dealt with")]
GuestPath = Annotated[str, PathParameter(pattern=f"^{ID}$", description="a guest's id")]
BanId = Annotated[str, PathParameter(pattern=f"^{ID}$", description="a ban's id")]
ReportId = Annotated[str, PathParameter(pattern=f"^{ID}$", description="a report's id")]
Page = Annotated[int, QueryParameter(name="page", ge=1, le=10_000, required=False, description="of 25 tables, from 1")]
