"""Who sits where: joining, taking over from a bot, leaving, and what the host may do about seats.

Each function runs under the table's lock: it checks, writes, and only then changes the table in memory.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from sqlalchemy import bindparam as bind
from sqlalchemy import delete, insert, select, update

from lychgate.play import fairness
from lychgate.server import schema
from lychgate.server.bots import bots_of
from lychgate.server.guests import Guest, tidy_name
from lychgate.server.house import House
from lychgate.server.journal import Write
from lychgate.server.messages.asked import AddEntropy, Join
from lychgate.server.naming import hashed
from lychgate.server.refusals import Refused
from lychgate.server.storage import read_one
from lychgate.server.table import Place, Table
from lychgate.server.words import say_or

RESUME_SECONDS = 600.0

_seat = (schema.seats.c.table == bind("table_id")) & (schema.seats.c.seat == bind("number"))
SEAT = update(schema.seats).where(_seat)
SET_SEAT = SEAT.values(
    {key: bind(f"new_{key}") for key in ("kind", "guest", "name", "bot", "muted", "seen", "entropy")}
)
BAN = insert(schema.banned)
ADD_SAT = insert(schema.sat)
SET_INVITE = update(schema.tables).where(schema.tables.c.id == bind("table_id")).values(invite=bind("code"))
ADD_CODE = insert(schema.resume_codes)
SPEND_CODE = delete(schema.resume_codes).where(schema.resume_codes.c.code_hash == bind("spent"))
MOVE_NOTES = (
    update(schema.notes)
    .where((schema.notes.c.table == bind("table_id")) & (schema.notes.c.guest == bind("old")))
    .values(guest=bind("new"))
)
DROP_NOTES = delete(schema.notes).where(
    (schema.notes.c.table == bind("table_id")) & (schema.notes.c.guest == bind("old"))
)


def place_row(table: Table, seat: int) -> dict[str, Any]:
    """A seat as the database has it."""
    place = table.places[seat]
    return {
        "table": table.id, "seat": seat, "kind": place.kind, "guest": place.guest, "name": place.name,
        "bot": place.bot, "muted": place.muted, "seen": place.seen, "entropy": place.entropy,
    }  # fmt: skip


def set_place(table: Table, seat: int, place: Place) -> Write:
    """What is written when a seat changes."""
    values = {f"new_{key}": getattr(place, key) for key in ("kind", "guest", "name", "bot", "muted", "seen", "entropy")}
    return SET_SEAT, {"table_id": table.id, "number": seat, **values}


def sits(match: str, guest: str, seat: int) -> Write:
    """What is written when a guest gets to see a seat's cards."""
    return ADD_SAT, {"match": match, "guest": guest, "seat": seat}


def _sits_down(table: Table, guest: str, seat: int) -> list[Write]:
    """What is written when a guest takes a seat in the middle of a match. Who has seen one hand sees no other."""
    if table.phase != "playing" or table.match_id is None:
        return []
    if guest in table.sat:
        if table.sat[guest] != seat:
            raise Refused("seen-another", seat=table.sat[guest])
        return []
    return [sits(table.match_id, guest, seat)]


async def _change(house: House, table: Table, seat: int, place: Place, *more: Write) -> None:
    await house.journal.write([set_place(table, seat, place), *more])
    table.places[seat] = place


# --- bots


def bot_of(table: Table, wanted: str | None) -> str:
    """The bot of that name, or the game's usual one."""
    names = [bot.name for bot in bots_of()]
    if wanted is not None and wanted not in names:
        raise Refused("no-such-bot", bots=", ".join(names), bot=wanted)
    return wanted if wanted is not None else names[0]


def bot_name(table: Table, seat: int, bot: str) -> str:
    return table.free_name(say_or(f"bot-{bot}", bot.capitalize()), seat)


def bot_place(table: Table, seat: int, wanted: str | None) -> Place:
    bot = bot_of(table, wanted)
    return Place("bot", bot=bot, name=bot_name(table, seat, bot))


# --- players


async def join(house: House, table: Table, guest: Guest, wish: Join) -> int:
    """Sit down: in the seat named, or the first open one. A bot gives up its seat to whoever names it."""
    if table.seat_of(guest.id) is not None:
        raise Refused("already-seated")
    if guest.id in table.banned:
        raise Refused("not-invited")
    seat = _free_seat(table) if wish.seat is None else wish.seat
    if table.place(seat).kind == "human":
        raise Refused("seat-taken", seat=seat)
    if wish.entropy is not None:
        fairness.checked_entropy({seat: wish.entropy}, len(table.places))
    name = table.free_name(tidy_name(wish.name) if wish.name is not None else guest.name, seat)
    place = Place("human", guest.id, name, entropy=wish.entropy, last_here=house.now())
    await _change(house, table, seat, place, *_sits_down(table, guest.id, seat))
    table.sat[guest.id] = seat
    return seat


async def add_entropy(house: House, table: Table, guest: str, wish: AddEntropy) -> None:
    """A text of the player's own for the next deal. The seed was promised before, so nobody could choose it to fit."""
    seat = table.own_seat(guest)
    if table.phase == "playing":
        raise Refused("not-gathering")
    if wish.commitment != fairness.commitment(table.seed):
        raise Refused("other-seed")
    fairness.checked_entropy({seat: wish.entropy}, len(table.places))
    await _change(house, table, seat, replace(table.places[seat], entropy=wish.entropy))


def _free_seat(table: Table) -> int:
    for seat, place in enumerate(table.places):
        if place.kind == "open":
            return seat
    raise Refused("table-full")


async def leave(house: House, table: Table, guest: str, bot: str | None) -> None:
    """Get up. While a match is on, a bot plays on."""
    seat = table.own_seat(guest)
    await _vacate(house, table, seat, bot)


async def kick(house: House, table: Table, host: str, seat: int, bot: str | None) -> str:
    """The host sends a player away, for good: the code they know is void. Who it was."""
    table.check_host(host)
    place = table.place(seat)
    if place.kind != "human" or place.guest is None or place.guest == host:
        raise Refused("seat-taken", seat=seat)
    kicked = place.guest
    ban: Write = (BAN, {"table": table.id, "guest": kicked})
    code = house.naming.invite()
    await _vacate(house, table, seat, bot, ban, (SET_INVITE, {"table_id": table.id, "code": code}))
    table.banned.add(kicked)
    table.invite = code
    return kicked


async def _vacate(house: House, table: Table, seat: int, bot: str | None, *more: Write) -> None:
    notes: Write = (DROP_NOTES, {"table_id": table.id, "old": table.places[seat].guest})
    emptied = bot_place(table, seat, bot) if table.phase == "playing" else Place()
    await _change(house, table, seat, emptied, notes, *more)


async def seat_bot(house: House, table: Table, host: str, seat: int, bot: str | None) -> None:
    """The host puts a bot into an open seat, or another bot into a bot's."""
    table.check_host(host)
    if table.place(seat).kind == "human":
        raise Refused("not-a-bot")
    await _change(house, table, seat, bot_place(table, seat, bot))


async def open_seat(house: House, table: Table, host: str, seat: int) -> None:
    """The host takes a bot away, so that somebody can sit down."""
    table.check_host(host)
    if table.place(seat).kind == "human":
        raise Refused("not-a-bot")
    if table.phase == "playing":
        raise Refused("not-gathering")
    await _change(house, table, seat, Place())


async def mute(house: House, table: Table, host: str, seat: int, muted: bool) -> None:
    table.check_host(host)
    await _change(house, table, seat, replace(table.place(seat), muted=muted))


async def new_invite(house: House, table: Table, host: str) -> None:
    """The old link is void."""
    table.check_host(host)
    code = house.naming.invite()
    await house.journal.write([(SET_INVITE, {"table_id": table.id, "code": code})])
    table.invite = code


# --- moving to another device


async def resume_code(house: House, table: Table, guest: str) -> tuple[str, float]:
    """A code that moves the guest's seat to whoever brings it, once."""
    seat = table.own_seat(guest)
    code, expires = house.naming.resume_code(), house.now() + RESUME_SECONDS
    row = {"code_hash": hashed(code), "table": table.id, "seat": seat, "guest": guest, "expires": expires}
    await house.journal.write([(ADD_CODE, row)])
    return code, expires


def table_of_code(house: House, code: str) -> tuple[str, int, str]:
    """Table, seat and former guest of a resume code."""
    row = read_one(
        house.engine, select(schema.resume_codes).where(schema.resume_codes.c.code_hash == hashed(code.strip().lower()))
    )
    if row is None or row["expires"] < house.now():
        raise Refused("code-spent")
    return row["table"], row["seat"], row["guest"]


async def resume(house: House, table: Table, guest: Guest, code: str) -> str:
    """Move a seat to the guest who brings its code. Whose it was."""
    _, seat, former = table_of_code(house, code)
    place = table.places[seat]
    if place.guest != former:
        raise Refused("code-spent")
    if guest.id in table.banned:
        raise Refused("not-invited")
    if former != guest.id and table.seat_of(guest.id) is not None:
        raise Refused("already-seated")
    moved = replace(place, guest=guest.id, last_here=house.now())
    writes: list[Write] = [(SPEND_CODE, {"spent": hashed(code.strip().lower())}), *_sits_down(table, guest.id, seat)]
    if former != guest.id:
        writes.append((MOVE_NOTES, {"table_id": table.id, "old": former, "new": guest.id}))
    if table.host == former:
        host = update(schema.tables).where(schema.tables.c.id == bind("table_id")).values(host=bind("new"))
        writes.append((host, {"table_id": table.id, "new": guest.id}))
    await _change(house, table, seat, moved, *writes)
    table.sat[guest.id] = seat
    if table.host == former:
        table.host = guest.id
    return former
