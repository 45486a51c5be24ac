"""What players report, and what an admin asks for."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from lychgate.server.messages.requests import PLAIN, Request, Seat

ReportText = Annotated[str, Meta(min_length=1, max_length=1000, description="what happened")]
GuestId = Annotated[str, Meta(pattern="^[0-9A-Za-z_-]{1,64}$", description="a guest's id")]
Network = Annotated[
    str, Meta(min_length=2, max_length=60, pattern=PLAIN, description="an address, or a range such as 192.0.2.0/24")
]
Pseudonym = Annotated[str, Meta(pattern="^[0-9a-f]{16}$", description="of an address, as the log has it")]
Hours = Annotated[float, Meta(gt=0, le=1_000_000, description="how long; none: until it is lifted")]
Reason = Annotated[str, Meta(max_length=500, pattern=PLAIN, description="for admins only")]


class Report(Request, frozen=True):
    """Tell whoever runs the server about a player at the table, or about the table."""

    text: ReportText
    seat: Seat | None = None


class NewBan(Request, frozen=True):
    """Keep somebody away from the server: one of a guest, a range of addresses and a pseudonym.

    A guest's browser is banned with the guest; `addresses`: and the addresses that the guest plays from, too.
    """

    guest: GuestId | None = None
    network: Network | None = None
    address: Pseudonym | None = None
    addresses: bool = False
    hours: Hours | None = None
    reason: Reason = ""


class Handled(Request, frozen=True):
    """Is a report dealt with?"""

    handled: bool = True


class EraseAtTable(Request, frozen=True):
    """One process asks another, which owns the table, to forget a guest there."""

    guest: GuestId
    names: Annotated[list[Annotated[str, Meta(max_length=100)]], Meta(max_length=1000)]
    pseudonym: Annotated[str, Meta(min_length=1, max_length=40)]
