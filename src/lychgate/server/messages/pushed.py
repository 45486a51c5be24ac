"""What the server sends over a WebSocket: everything at once, or one change after another."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from lychgate.server.messages.matches import (
    Accepted,
    Change,
    ChatLine,
    ChatSaid,
    ErrorSaid,
    MatchInfo,
    Missed,
    Pointed,
    Pong,
    RefusedDecision,
)
from lychgate.server.messages.tables import TableInfo


class Full(Struct, frozen=True, tag="full"):
    """Everything the reader may know, now."""

    table: TableInfo
    match: MatchInfo | None
    missed: Missed | None
    notes: str | None
    chat: list[ChatLine]
    pointed: list[Pointed]
    sealed: Annotated[
        str | None,
        Meta(description="the match's sealed record, as a file: what the deal came from, but for the seed; to keep"),
    ]


class TableChanged(Struct, frozen=True, tag="table"):
    """Somebody joined, left, went away or came back; the phase; the host's doings."""

    table: TableInfo


ServerMessage = Full | Change | TableChanged | ChatSaid | Pointed | Accepted | RefusedDecision | ErrorSaid | Pong
