"""Tables: made, found, joined, left; and what a host may do."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Router, get, post, put
from litestar.params import JSONBody

from lychgate.server.http.identity import address_of, guest_of, guest_or_nobody, house_of, marks_of
from lychgate.server.http.parameters import Asked, Invite, Page, RequestNumber, SeatNumber, TableId
from lychgate.server.http.routes.table_socket import GONE
from lychgate.server.matches import bot_turns
from lychgate.server.matches import deciding as playing
from lychgate.server.messages.refusals import Refused
from lychgate.server.messages.requests import (
    AddEntropy,
    AskForSeat,
    Consent,
    Join,
    Mute,
    NewTable,
    Rematch,
    Resume,
    SendAway,
    Start,
    WithBot,
)  # fmt: skip
from lychgate.server.messages.tables import ResumeCode, TableInfo
from lychgate.server.runtime.house import House
from lychgate.server.tables import listing, lobby, seating, taking_over
from lychgate.server.tables.guests import Guest
from lychgate.server.tables.news import info, push_full, push_table, send_away
from lychgate.server.tables.table import Table, moment


@get("/tables", summary="Public tables")
async def public_tables(request: Asked, page: Page = 1) -> list[TableInfo]:
    house, guest = house_of(request), guest_or_nobody(request)
    found = await listing.public_tables(house, page)
    return [info(house, table, guest.id if guest else None) for table in found]


@get("/tables/mine", summary="Your tables")
async def my_tables(request: Asked, page: Page = 1) -> list[TableInfo]:
    house, guest = house_of(request), guest_of(request)
    return [info(house, table, guest.id) for table in await listing.tables_of(house, guest.id, page)]


@post("/tables", summary="Make a table")
async def make_table(request: Asked, data: JSONBody[NewTable]) -> TableInfo:
    house, guest = house_of(request), guest_of(request)
    house.limits.newcomers.check(address_of(request))
    return info(house, await lobby.make(house, guest, _address(request), data), guest.id)


@get("/tables/{table_id:str}", summary="One table")
async def one_table(request: Asked, table_id: TableId, invite: Invite = None) -> TableInfo:
    house, guest = house_of(request), guest_or_nobody(request)
    who = guest.id if guest else None
    return info(house, lobby.enter(house, table_id, who, invite, marks_of(request, guest)), who)


@asynccontextmanager
async def _changing(
    request: Asked, table_id: TableId, invite: str | None = None
) -> AsyncIterator[tuple[House, Table, Guest]]:
    """A table, locked, for a guest who changes something about its seats; afterwards everybody is told."""
    house, guest = house_of(request), guest_of(request)
    table = lobby.enter(house, table_id, guest.id, invite, marks_of(request, guest))
    async with table.lock:
        if table.phase == "playing":
            await lobby.live_match(house, table)
        try:
            yield house, table, guest
        except Refused:
            raise  # nothing has changed
        except Exception:
            _tell_all(house, table)  # what has been written has happened, whatever failed afterwards
            raise
        _tell_all(house, table)


def _tell_all(house: House, table: Table) -> None:
    push_table(house, table)
    if table.phase == "playing":
        bot_turns.wake(house, table)


def _address(request: Asked) -> bytes:
    return house_of(request).marker.address(address_of(request))


@post("/tables/{table_id:str}/join", status_code=200, summary="Sit down")
async def join(request: Asked, table_id: TableId, data: JSONBody[Join]) -> TableInfo:
    async with _changing(request, table_id, data.invite) as (house, table, guest):
        await seating.join(house, table, guest, marks_of(request, guest), _address(request), data)
        await lobby.live_match(house, table)
        push_full(house, table, guest.id)  # who was watching now has a seat's view
    return info(house, table, guest.id)


@put("/tables/{table_id:str}/entropy", summary="Add to the next deal, once its seed is promised")
async def add_entropy(request: Asked, table_id: TableId, data: JSONBody[AddEntropy]) -> TableInfo:
    house, guest = house_of(request), guest_of(request)
    table = lobby.enter(house, table_id, guest.id, None)
    async with table.lock:
        await seating.add_entropy(house, table, guest.id, data)
    return info(house, table, guest.id)


@post("/tables/{table_id:str}/leave", status_code=200, summary="Get up; a bot plays on")
async def leave(request: Asked, table_id: TableId, data: JSONBody[WithBot]) -> TableInfo:
    async with _changing(request, table_id) as (house, table, guest):
        await seating.leave(house, table, guest.id, data.bot)
        send_away(table, guest.id, GONE, "left")
    return info(house, table, guest.id)


@post("/tables/{table_id:str}/seats/{seat:int}/ask", status_code=200, summary="Ask to take over from a bot")
async def ask_for_seat(request: Asked, table_id: TableId, seat: SeatNumber, data: JSONBody[AskForSeat]) -> TableInfo:
    async with _changing(request, table_id, data.invite) as (house, table, guest):
        taking_over.ask(house, table, guest, marks_of(request, guest), _address(request), seat, data)
    return info(house, table, guest.id)


@post("/tables/{table_id:str}/requests/{number:int}", status_code=200, summary="Agree that somebody takes over, or not")
async def consent(request: Asked, table_id: TableId, number: RequestNumber, data: JSONBody[Consent]) -> TableInfo:
    async with _changing(request, table_id) as (house, table, guest):
        seated = await taking_over.answer(house, table, guest.id, number, data.agree)
        if seated is not None:
            push_full(house, table, seated)  # who was watching now has a seat's view
    return info(house, table, guest.id)


@post("/tables/{table_id:str}/start", status_code=200, summary="Deal (host)")
async def start(request: Asked, table_id: TableId, data: JSONBody[Start]) -> TableInfo:
    house, guest = house_of(request), guest_of(request)
    table = lobby.enter(house, table_id, guest.id, None, marks_of(request, guest))
    await playing.start(house, table, guest.id, data.fill)
    return info(house, table, guest.id)


@post("/tables/{table_id:str}/rematch", status_code=200, summary="Say whether you would play again")
async def rematch(request: Asked, table_id: TableId, data: JSONBody[Rematch]) -> TableInfo:
    house, guest = house_of(request), guest_of(request)
    table = lobby.enter(house, table_id, guest.id, None, marks_of(request, guest))
    await playing.rematch(house, table, guest.id, data.coming)
    return info(house, table, guest.id)


@post("/tables/{table_id:str}/seats/{seat:int}/kick", status_code=200, summary="Send a player away (host)")
async def kick(request: Asked, table_id: TableId, seat: SeatNumber, data: JSONBody[SendAway]) -> TableInfo:
    async with _changing(request, table_id) as (house, table, guest):
        kicked = await seating.kick(house, table, guest.id, seat, data.bot, data.address)
        for one in kicked:
            send_away(table, one, GONE, "kicked")
    return info(house, table, guest.id)


@post("/tables/{table_id:str}/seats/{seat:int}/bot", status_code=200, summary="Seat a bot (host)")
async def seat_bot(request: Asked, table_id: TableId, seat: SeatNumber, data: JSONBody[WithBot]) -> TableInfo:
    async with _changing(request, table_id) as (house, table, guest):
        await seating.seat_bot(house, table, guest.id, seat, data.bot)
    return info(house, table, guest.id)


@post("/tables/{table_id:str}/seats/{seat:int}/open", status_code=200, summary="Open a bot's seat (host)")
async def open_seat(request: Asked, table_id: TableId, seat: SeatNumber) -> TableInfo:
    async with _changing(request, table_id) as (house, table, guest):
        await seating.open_seat(house, table, guest.id, seat)
    return info(house, table, guest.id)


@post("/tables/{table_id:str}/seats/{seat:int}/mute", status_code=200, summary="Mute a player (host)")
async def mute(request: Asked, table_id: TableId, seat: SeatNumber, data: JSONBody[Mute]) -> TableInfo:
    async with _changing(request, table_id) as (house, table, guest):
        await seating.mute(house, table, guest.id, seat, data.muted)
    return info(house, table, guest.id)


@post("/tables/{table_id:str}/invite", status_code=200, summary="A new invite code (host)")
async def new_invite(request: Asked, table_id: TableId) -> TableInfo:
    async with _changing(request, table_id) as (house, table, guest):
        await seating.new_invite(house, table, guest.id)
    return info(house, table, guest.id)


@post("/tables/{table_id:str}/resume-code", status_code=200, summary="A code that moves your seat to another device")
async def resume_code(request: Asked, table_id: TableId) -> ResumeCode:
    house, guest = house_of(request), guest_of(request)
    table = lobby.enter(house, table_id, guest.id, None, marks_of(request, guest))
    async with table.lock:
        code, expires = await seating.resume_code(house, table, guest.id)
    return ResumeCode(code, moment(expires))


@post("/resume", status_code=200, summary="Move a seat here")
async def resume(request: Asked, data: JSONBody[Resume]) -> TableInfo:
    house, guest = house_of(request), guest_of(request)
    try:
        table_id, _, _ = seating.table_of_code(house, data.code)
    except Refused:
        house.limits.mistaken.check(address_of(request))
        raise
    table = lobby.find(house, table_id)
    async with table.lock:
        former = await seating.resume(house, table, guest, marks_of(request, guest), _address(request), data.code)
        if former != guest.id:
            send_away(table, former, GONE, "moved")
        push_table(house, table)
    return info(house, table, guest.id)


router = Router(
    "/api",
    route_handlers=[
        public_tables, my_tables, make_table, one_table, join, add_entropy, leave, ask_for_seat, consent, start,
        rematch, kick, seat_bot, open_seat, mute, new_invite, resume_code, resume,
    ],
    tags=["tables"],
)  # fmt: skip
