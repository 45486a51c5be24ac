"""Who may sit where, and under which name."""

from __future__ import annotations

from sqlalchemy import select

from lychgate.bots.names import character_name
from lychgate.play.match.match import NAME_SIZE
from lychgate.server.messages.refusals import Refused
from lychgate.server.storage import schema
from lychgate.server.storage.database import Database
from lychgate.server.tables.names import are_alike, check_person, tidy_name
from lychgate.server.tables.seats import Marks, Place
from lychgate.server.tables.table import Table
from lychgate.server.workers.questions import bot_names

# --- people


def check_hand(database: Database, table: Table, guest: str, marks: Marks, seat: int) -> None:
    """May this guest see a seat's cards in the middle of a match? Whoever has seen one hand sees no other.

    Nor does anybody else at the same browser, which would only have to become another guest. The cards of a kicked
    player are shown to nobody.
    """
    if table.phase != "playing" or table.match_id is None:
        return
    if guest in table.sittings and table.sittings[guest].seat != seat:
        raise Refused("seen-another", seat=table.sittings[guest].seat)
    if table.is_closed(seat):
        raise Refused("seat-closed", seat=seat)
    if guest in table.sittings:
        return
    at_browser = (schema.guests.c.id == schema.sat.c.guest) & schema.guests.c.device.in_(marks)
    rows = select(schema.sat.c.seat).join(schema.guests, at_browser).where(schema.sat.c.match == table.match_id)
    if any(row["seat"] != seat for row in database.read(rows)):
        raise Refused("browser-seen-another")


def taken(table: Table, seat: int) -> Refused:
    """Why a person's seat cannot be had."""
    place = table.places[seat]
    return Refused("seat-kept", seat=seat, name=place.name) if place.is_absent else Refused("seat-taken", seat=seat)


def open_seat(table: Table, name: str) -> int:
    """The seat that is reserved for somebody of this name, or the first that is anybody's."""
    seats = [seat for seat, place in enumerate(table.places) if place.kind == "open" and is_for(place, name)]
    if not seats:
        raise Refused("table-full")
    return max(seats, key=lambda seat: (table.places[seat].reserved is not None, -seat))


def is_for(place: Place, name: str) -> bool:
    """May somebody of this name have an open seat? A reservation is a courtesy: anybody can choose a name."""
    return place.reserved is None or are_alike(place.reserved, name)


# --- names


def free_name(table: Table, wanted: str, seat: int, guest: str | None = None) -> str:
    """A name unlike all others at the table and in its requests: the wanted one, or that with a number."""
    others = [place.name for other, place in enumerate(table.places) if other != seat and place.name]
    others += [request.name for request in table.requests.values() if request.guest != guest]
    number, name = 1, wanted
    while any(are_alike(name, other) for other in others):
        number += 1
        ending = f" {number}"
        name = f"{wanted[: NAME_SIZE - len(ending)]}{ending}"
    return name


def name_for(table: Table, guest: str, own: str, wanted: str | None, seat: int) -> str:
    """The name of a guest who sits down: the wanted or their own one, if it is like no bot's and nobody else's."""
    return free_name(table, check_person(tidy_name(wanted) if wanted is not None else own), seat, guest)


# --- bots


def bot_of(wanted: str | None) -> str:
    """The bot of that name, or the usual one."""
    names = bot_names()
    if wanted is not None and wanted not in names:
        raise Refused("no-such-bot", bots=", ".join(names), bot=wanted)
    return wanted if wanted is not None else names[0]


def bot_place(table: Table, seat: int, wanted: str | None) -> Place:
    """A seat with that bot in it."""
    bot = bot_of(wanted)
    return Place("bot", bot=bot, name=free_name(table, character_name(seat), seat))
