"""What an admin is told. Nothing here shows a hand, a seed or an invite code."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from lychgate.server.messages.parts import Phase


class BanInfo(Struct, frozen=True):
    ban: str
    guest: str | None
    network: str | None
    addresses: list[str]  # pseudonyms of browsers and addresses
    reason: str
    created: str
    expires: str | None


class ReportInfo(Struct, frozen=True):
    report: str
    table: str
    guest: str  # who reports
    name: str
    about: str | None  # a guest; none: the table
    about_name: str | None
    text: str
    at: str
    handled: bool


class SeatSeen(Struct, frozen=True):
    """A seat, as an admin sees it."""

    seat: int
    kind: str
    guest: str | None
    name: str | None
    muted: bool
    address: str | None  # the pseudonym of the address that the player joined from


class TableSeen(Struct, frozen=True):
    """A table, as an admin sees it: who sits there, not what they hold."""

    table: str
    game: str
    phase: Phase
    public: bool
    locked: bool
    host: str
    created: str
    touched: str
    seats: list[SeatSeen]


class LineSeen(Struct, frozen=True):
    number: int
    guest: str | None  # none: the table itself, or a line of before it was noted
    name: str
    text: str
    at: str


class TableLooked(Struct, frozen=True):
    """One table with its chat."""

    table: TableSeen
    chat: list[LineSeen]
    connected: int


class TablesSeen(Struct, frozen=True):
    tables: list[TableSeen]
    next: str | None


class GuestSeen(Struct, frozen=True):
    guest: str
    name: str
    created: str
    seen: str
    banned: bool


class GuestsSeen(Struct, frozen=True):
    guests: list[GuestSeen]
    next: str | None


class TableClosed(Struct, frozen=True):
    table: str


class GuestErased(Struct, frozen=True):
    """A guest who is no more, and the name that stands for theirs."""

    guest: str
    pseudonym: str
    tables: int
    matches: int
    left: list[str]  # tables that could not be reached: delete them, or try again


class GuestData(Struct, frozen=True):
    """All that the server has about a guest."""

    guest: dict[str, Any]
    seats: list[dict[str, Any]]
    hosts: list[str]  # tables
    chat: list[dict[str, Any]]
    notes: list[dict[str, Any]]  # but for those of a match under way, which may tell a hand
    matches: list[dict[str, Any]]
    reports: list[dict[str, Any]]  # by the guest
    reminders: list[dict[str, Any]]
    bans: list[BanInfo]


class Done(Struct, frozen=True):
    done: bool = True
