"""What stands in paths, queries and headers, described once."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.params import HeaderParameter, PathParameter, QueryParameter

Asked = Request[Any, Any, Any]

GameName = Annotated[str, PathParameter(description="a game's name")]
TableId = Annotated[str, PathParameter(description="a table's id")]
MatchId = Annotated[str, PathParameter(description="a match's id")]
SeatNumber = Annotated[int, PathParameter(description="a seat, from 0")]
RequestNumber = Annotated[int, PathParameter(description="of a request to take over, from 1")]
CardFile = Annotated[str, PathParameter(description="a card's id, and .svg")]
TitleWords = Annotated[str, QueryParameter(name="words", max_length=240, description="ids, with commas between")]
LanguageName = Annotated[str, PathParameter(description="a language, such as en")]
AnyPath = Annotated[str, PathParameter()]

Invite = Annotated[
    str | None,
    HeaderParameter(name="X-Invite", max_length=40, required=False, description="a private table's invite code"),
]
Language = Annotated[str, QueryParameter(name="language", max_length=8, required=False, description="of the sentences")]
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
Page = Annotated[int, QueryParameter(name="page", ge=1, le=10_000, required=False, description="of 50 tables, from 1")]
