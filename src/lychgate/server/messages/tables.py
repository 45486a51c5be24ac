"""What clients are sent about guests and tables."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from lychgate.server.messages.clocks import Clock, TimesInfo, VoteInfo
from lychgate.server.messages.matches import ChatLine, MatchInfo, Missed, Pointed
from lychgate.server.messages.parts import GivenTitle, Phase


class GuestInfo(Struct, frozen=True):
    """A guest. The token is told once, when the guest is made without a cookie."""

    guest: str
    name: str
    token: str | None = None


class ReminderInfo(Struct, frozen=True):
    """How a guest is reminded that it is their turn."""

    channel: Literal["mail", "webhook"]
    target: str  # an e-mail address, a URL
    form: Literal["plain", "discord", "ntfy"] | None
    hours: float
    confirmed: bool  # by whoever reads the e-mails; nothing is sent before
    failing: bool  # given up, after several failures


class RemindersInfo(Struct, frozen=True):
    """The ways in which this server reminds, and those that a guest has chosen."""

    offered: list[Literal["mail", "webhook"]]
    reminders: list[ReminderInfo]


# --- tables


class SeatInfo(Struct, frozen=True):
    seat: int
    kind: Literal["human", "bot", "open"]
    name: str | None
    bot: str | None  # in a person's seat: who plays on for them, until they are back
    away: bool
    muted: bool
    reserved: str | None  # of an open seat: for whom
    coming: bool | None  # to another match, after the end of one; null: has not said


class YouInfo(Struct, frozen=True):
    """What the reader is at a table."""

    seat: int | None
    host: bool
    invite: str | None
    request: int | None  # to take over from a bot, if one is waiting
    declined: bool  # such a request, in the match under way
    decides: bool  # about the requests that are waiting
    host_away: bool  # so that who plays may offer to be host
    asked: bool  # something, in the match under way
    missed: int  # events that one was told of since one was last connected


class RequestInfo(Struct, frozen=True):
    """Somebody would like to take over from a bot."""

    request: int
    seat: int
    name: str


class TableInfo(Struct, frozen=True):
    """A table, as one reader may see it."""

    table: str
    game: str
    rules: str
    options: dict[str, Any]
    games: int
    public: bool
    locked: bool
    language: str | None
    spectators: bool
    countdown: float | None
    lost: float | None  # seconds after a connection is lost, until a bot plays on
    clock: Clock | None
    times: TimesInfo | None  # in a match under way
    votes: list[VoteInfo]
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


class LobbyPage(Struct, frozen=True):
    """Public tables, and what asks for those that follow."""

    tables: list[TableInfo]
    next: str | None


class ResumeCode(Struct, frozen=True):
    code: str
    expires: str


class Addresses(Struct, frozen=True):
    """Where others in the network find this server."""

    addresses: list[str]  # of the page, most likely first; told to the machine itself only


class Ready(Struct, frozen=True):
    ready: bool
    reasons: dict[str, str]  # what is in the way, by check: writes, reads, disk, loop, workers, stopping


class Health(Struct, frozen=True):
    status: Literal["ok", "failing", "stopping"]
    games: dict[str, float]  # how far each is compiled
    bots: dict[str, bool]  # can those that think ahead do so?
    database: Literal["ok", "busy", "full", "corrupt", "unusable"]
    sentence: str | None  # what is wrong
