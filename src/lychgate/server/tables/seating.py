"""Who sits where: joining, taking over from a bot, leaving, and what the host may do about seats.

Each function runs under the table's lock: it checks, writes, and only then changes the table in memory.
"""

from __future__ import annotations

from dataclasses import asdict, replace

from sqlalchemy import bindparam as bind
from sqlalchemy import delete, insert, select, update

from lychgate.play import fairness
from lychgate.server.messages.refusals import Refused
from lychgate.server.messages.requests import AddEntropy, Join
from lychgate.server.messages.texts import say_or
from lychgate.server.runtime.house import House
from lychgate.server.storage import schema
from lychgate.server.storage.database import Write
from lychgate.server.storage.engine import read, read_one
from lychgate.server.storage.identifiers import hashed
from lychgate.server.tables.device_marks import Marks
from lychgate.server.tables.guests import Guest, tidy_name
from lychgate.server.tables.names import check_person
from lychgate.server.tables.seat_change import SeatChange
from lychgate.server.tables.table import Place, Sitting, Table
from lychgate.server.workers.pool import bots_of

RESUME_SECONDS = 600.0

BAN = insert(schema.banned)
BAN_MARK = insert(schema.banned_marks)
ADD_SAT = insert(schema.sat)
_sat = (schema.sat.c.match == bind("match_id")) & (schema.sat.c.guest == bind("who"))
DROP_SAT = delete(schema.sat).where(_sat)
HAND_OVER = update(schema.sat).where(_sat).values(heir=bind("new"))
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


def sits(match: str, guest: str, sitting: Sitting) -> Write:
    """What is written when a guest gets to see a seat's cards."""
    return ADD_SAT, {"match": match, "guest": guest, **asdict(sitting)}


def sits_down(table: Table, guest: str, sitting: Sitting, change: SeatChange) -> None:
    """Note that a guest takes a seat in the middle of a match, for the first time or again."""
    if table.phase != "playing" or table.match_id is None:
        return

    def sit() -> None:
        table.sat[guest] = sitting

    change.write((DROP_SAT, {"match_id": table.match_id, "who": guest}), then=sit)
    change.write(sits(table.match_id, guest, sitting))


def check_sitting(house: House, table: Table, guest: str, marks: Marks, seat: int) -> None:
    """May this guest see a seat's cards in the middle of a match? Who has seen one hand sees no other.

    Nor does anybody else at the same browser: they would but have to become another guest. The cards of somebody who
    was sent away are for nobody.
    """
    if table.phase != "playing" or table.match_id is None:
        return
    if guest in table.sat and table.sat[guest].seat != seat:
        raise Refused("seen-another", seat=table.sat[guest].seat)
    if table.is_closed(seat):
        raise Refused("seat-closed", seat=seat)
    if guest in table.sat:
        return
    at_browser = (schema.guests.c.id == schema.sat.c.guest) & schema.guests.c.device.in_(marks)
    rows = select(schema.sat.c.seat).join(schema.guests, at_browser).where(schema.sat.c.match == table.match_id)
    if any(row["seat"] != seat for row in read(house.engine, rows)):
        raise Refused("browser-seen-another")


async def _change(house: House, table: Table, seat: int, place: Place) -> None:
    change = SeatChange(house, table)
    change.place(seat, place)
    await change.commit()


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


async def join(house: House, table: Table, guest: Guest, marks: Marks, address: bytes, wish: Join) -> int:
    """Sit down: in the seat named, or the first open one. A bot gives up its seat to whoever names it.

    But not in a match under way: there one sits down again where one has sat, if nobody else has since, and asks for
    any other seat.
    """
    own = table.seat_of(guest.id)
    if own is not None:
        if not table.places[own].is_absent or wish.seat not in (None, own):
            raise Refused("already-seated")
        await come_back(house, table, guest.id)
        return own
    if table.is_banned(guest.id, marks):
        raise Refused("kicked")
    seat = _free_seat(table) if wish.seat is None else wish.seat
    if table.place(seat).kind == "human":
        raise taken(table, seat)
    check_sitting(house, table, guest.id, marks, seat)
    if table.phase == "playing" and not table.is_own(guest.id, seat):
        raise Refused("ask-first", seat=seat)
    name = name_for(table, guest, wish.name, seat)
    place = Place("human", guest.id, name, address=address, last_here=house.now(), coming=True)
    change = SeatChange(house, table)
    change.place(seat, place)
    if table.phase == "playing":
        change.tell("sat-again", seat, name, bot=table.names[seat])
    await change.commit()
    return seat


def name_for(table: Table, guest: Guest, wanted: str | None, seat: int) -> str:
    """What somebody is called who sits down: no bot's name, and nobody else's."""
    return table.free_name(check_person(tidy_name(wanted) if wanted is not None else guest.name), seat, guest.id)


def taken(table: Table, seat: int) -> Refused:
    """Why a person's seat cannot be had."""
    place = table.places[seat]
    return Refused("seat-kept", seat=seat, name=place.name) if place.is_absent else Refused("seat-taken", seat=seat)


async def come_back(house: House, table: Table, guest: str) -> bool:
    """Who was away takes the seat again, if it is so; nobody need agree. Call under the table's lock."""
    seat = table.seat_of(guest)
    if seat is None or not table.places[seat].is_absent:
        return False
    change = SeatChange(house, table)
    change.place(seat, replace(table.places[seat], bot=None, last_here=house.now()))
    change.tell("back", seat, table.names[seat])
    await change.commit()
    return True


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
    """Get up. While a match is on, a bot plays on. A host who leaves is host no more, if there is another person."""
    seat = table.seat_of(guest) if guest == table.host else table.own_seat(guest)
    change = SeatChange(house, table)
    if seat is not None:
        _vacate(table, seat, bot, "left", change)
    if guest == table.host:
        pass_host(house, table, seat, change)
    await change.commit()


def pass_host(house: House, table: Table, former: int | None, change: SeatChange) -> bool:
    """Somebody who sits here and is present becomes host: the first after the former host's seat. Is there one?"""
    now, patience = house.now(), house.settings.away_seconds
    first = 0 if former is None else former + 1
    for step in range(len(table.places)):
        seat = (first + step) % len(table.places)
        guest = table.places[seat].guest
        if guest is not None and guest != table.host and table.is_present(seat, now, patience):
            change.host(guest)
            change.tell("host", seat, table.names[seat])
            return True
    return False


async def kick(house: House, table: Table, host: str, seat: int, bot: str | None, by_address: bool = False) -> set[str]:
    """The host sends a player away, for good: the code they know is void. Who is not to come back.

    They do not come back as another guest of the same browser either, nor, if the host says so, from the same address;
    nor as the guest who handed them the seat by a resume code in this match.
    """
    table.check_host(host)
    place = table.place(seat)
    if place.kind != "human" or place.guest is None or place.guest == host:
        raise Refused("seat-taken", seat=seat)
    before = table.handed_on_to(place.guest) if table.phase == "playing" else set()
    kicked = {place.guest, *before} - {host}
    marks = _marks_of(house, table, place, kicked, by_address) - table.banned_marks
    bans: list[Write] = [(BAN, {"table": table.id, "guest": guest}) for guest in kicked - table.banned]
    bans += [(BAN_MARK, {"table": table.id, "mark": mark}) for mark in marks]
    code = house.naming.invite()

    def shut_out() -> None:
        table.banned |= kicked
        table.banned_marks |= marks
        table.invite = code

    change = SeatChange(house, table)
    change.write(*bans, (SET_INVITE, {"table_id": table.id, "code": code}), then=shut_out)
    _vacate(table, seat, bot, "kicked", change)
    await change.commit()
    return kicked


def _marks_of(house: House, table: Table, place: Place, kicked: set[str], by_address: bool) -> set[bytes]:
    """By what those who are sent away are known again. The host's own browser is never meant."""
    devices = {
        row["id"]: row["device"]
        for row in read(house.engine, select(schema.guests).where(schema.guests.c.id.in_([*kicked, table.host])))
    }
    marks = {devices.get(guest) for guest in kicked} - {devices.get(table.host)}
    if by_address:
        marks |= {place.address}
        marks |= {house.marker.address(one.address) for one in table.listeners if one.guest in kicked}
    return {mark for mark in marks if mark is not None}


def _vacate(table: Table, seat: int, bot: str | None, why: str, change: SeatChange) -> None:
    """A seat is nobody's any more. While a match is on, a bot plays on, and all are told why."""
    change.write((DROP_NOTES, {"table_id": table.id, "old": table.places[seat].guest}))
    if table.phase != "playing":
        change.place(seat, Place())
        return
    place = bot_place(table, seat, bot)
    change.place(seat, place)
    change.tell(why, seat, str(place.name), name=table.names[seat], bot=place.name)


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


async def resume(house: House, table: Table, guest: Guest, marks: Marks, address: bytes, code: str) -> str:
    """Move a seat to the guest who brings its code. Whose it was."""
    _, seat, former = table_of_code(house, code)
    place = table.places[seat]
    if place.guest != former:
        raise Refused("code-spent")
    if table.is_banned(guest.id, marks):
        raise Refused("kicked")
    if former != guest.id and table.seat_of(guest.id) is not None:
        raise Refused("already-seated")
    check_sitting(house, table, guest.id, marks, seat)
    moved = replace(place, guest=guest.id, bot=None, address=address, last_here=house.now())
    change = SeatChange(house, table)
    change.write((SPEND_CODE, {"spent": hashed(code.strip().lower())}))
    change.place(seat, moved)
    sits_down(table, guest.id, Sitting(seat, table.next_sitting()), change)
    if former != guest.id:
        change.write((MOVE_NOTES, {"table_id": table.id, "old": former, "new": guest.id}))
        _hands_over(table, former, guest.id, change)
    if table.host == former:
        change.host(guest.id)
    if place.is_absent:
        change.tell("back", seat, table.names[seat])
    await change.commit()
    return former


def _hands_over(table: Table, former: str, heir: str, change: SeatChange) -> None:
    """Note who gave a seat of the match under way to whom: if one is sent away, so are both."""
    if table.phase != "playing":
        return

    def hand_over() -> None:
        table.sat[former] = replace(table.sat[former], heir=heir)

    change.write((HAND_OVER, {"match_id": table.match_id, "who": former, "new": heir}), then=hand_over)
