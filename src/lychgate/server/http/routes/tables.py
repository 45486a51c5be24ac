"""Tables: made, found, joined, left; and what a host may do."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
import structlog
from litestar import Router, get, post, put
from litestar.params import JSONBody

from lychgate.core.errors import LychgateError
from lychgate.server.http.forwarding import CONCERNS
from lychgate.server.http.identity import address_mark, address_of, guest_of, guest_or_nobody, marks_of
from lychgate.server.http.parameters import (
    After,
    AnyRequest,
    Invite,
    OfGame,
    OfLanguage,
    OfSpeed,
    Page,
    RequestNumber,
    SeatNumber,
    TableId,
    WithFree,
    component,
)
from lychgate.server.limits.budgets import RateLimits
from lychgate.server.matches.bot_turns import BotTurns
from lychgate.server.matches.loading import MatchLoader
from lychgate.server.matches.starting import Starting
from lychgate.server.matches.time_outs import TimeOuts
from lychgate.server.messages.clocks import Vote
from lychgate.server.messages.refusals import Refused
from lychgate.server.messages.requests import (
    Access,
    AddEntropy,
    AskForSeat,
    Consent,
    Join,
    Mute,
    NewTable,
    Rematch,
    Reserve,
    Resume,
    SendAway,
    Start,
    WithBot,
)
from lychgate.server.messages.tables import LobbyPage, ResumeCode, TableInfo
from lychgate.server.socket.close_codes import GONE
from lychgate.server.socket.frames import RESTART
from lychgate.server.tables.guests import Guest
from lychgate.server.tables.listing import PAGE, LobbyWish, TableLists, by_turn
from lychgate.server.tables.lobby import Lobby
from lychgate.server.tables.news import News, disconnect, disconnect_banned
from lychgate.server.tables.registry import TableRegistry
from lychgate.server.tables.resume_codes import ResumeCodes
from lychgate.server.tables.seating import Seating
from lychgate.server.tables.seats import moment
from lychgate.server.tables.table import Table
from lychgate.server.tables.taking_over import TakingOver

log = structlog.get_logger()


def _info(request: AnyRequest, table: Table, guest: Guest | None) -> TableInfo:
    return component(request, News).table_info(table, guest.id if guest else None)


def _enter(request: AnyRequest, table_id: TableId, invite: str | None = None) -> tuple[Table, Guest]:
    guest = guest_of(request)
    return component(request, Lobby).enter(table_id, guest.id, invite, marks_of(request, guest)), guest


@get("/tables", summary="Public tables")
async def public_tables(
    request: AnyRequest,
    after: After = "",
    game: OfGame = None,
    language: OfLanguage = None,
    speed: OfSpeed = None,
    free: WithFree = False,
) -> LobbyPage:
    guest, wish = guest_or_nobody(request), LobbyWish(after, game, language, speed, free)
    tables, following = await component(request, TableLists).public(wish)
    return LobbyPage([_info(request, table, guest) for table in tables], following)


@get("/tables/mine", summary="Your tables: where you are asked first")
async def my_tables(request: AnyRequest, page: Page = 1) -> list[TableInfo]:
    guest = guest_of(request)
    tables = [await _known(request, table) for table in await component(request, TableLists).of_guest(guest.id)]
    return [_info(request, table, guest) for table in by_turn(tables, guest.id)[PAGE * (page - 1) : PAGE * page]]


async def _known(request: AnyRequest, table: Table) -> Table:
    """The table; loaded, if it is not known otherwise who is asked, as after a crash."""
    if table.phase != "playing" or table.standing_now() is not None:
        return table
    registry = component(request, TableRegistry)
    try:
        if table.id not in registry.loaded and await registry.ownership.owner(table.id) is not None:
            return table  # another process has it in memory
        table = registry.find(table.id)
        async with table.lock:
            await component(request, MatchLoader).running(table)
    except LychgateError as error:  # of another process, of a game that is being compiled, or has other rules now
        log.debug("match cannot be loaded", table=table.id, why=error.code)
    return table


@post("/tables", summary="Make a table")
async def make_table(request: AnyRequest, data: JSONBody[NewTable]) -> TableInfo:
    guest = guest_of(request)
    component(request, RateLimits).creations.check(address_of(request))
    return _info(request, await component(request, Lobby).make(guest, address_mark(request), data), guest)


@get("/tables/{table_id:str}", summary="One table")
async def one_table(request: AnyRequest, table_id: TableId, invite: Invite = None) -> TableInfo:
    guest = guest_or_nobody(request)
    who, marks = guest.id if guest else None, marks_of(request, guest)
    return _info(request, component(request, Lobby).enter(table_id, who, invite, marks), guest)


@asynccontextmanager
async def _changing(
    request: AnyRequest, table_id: TableId, invite: str | None = None
) -> AsyncIterator[tuple[Table, Guest]]:
    """A table, locked, for a guest who changes something about its seats; afterwards everybody is sent the table."""
    table, guest = _enter(request, table_id, invite)
    async with table.lock:
        if table.phase == "playing":
            await component(request, MatchLoader).running(table)
        try:
            yield table, guest
        except Refused:
            raise  # nothing has changed
        except Exception:
            _send_table(request, table)  # what has been written has happened, whatever failed afterwards
            raise
        _send_table(request, table)


def _send_table(request: AnyRequest, table: Table) -> None:
    component(request, News).push_table(table)
    if table.phase == "playing":
        component(request, BotTurns).wake(table)


@post("/tables/{table_id:str}/join", status_code=200, summary="Sit down")
async def join(request: AnyRequest, table_id: TableId, data: JSONBody[Join]) -> TableInfo:
    async with _changing(request, table_id, data.invite) as (table, guest):
        marks, address = marks_of(request, guest), address_mark(request)
        await component(request, Seating).join(table, guest, marks, address, data)
        await component(request, MatchLoader).running(table)
        component(request, News).push_full(table, guest.id)  # a spectator who sat down now has a seat's view
    return _info(request, table, guest)


@put("/tables/{table_id:str}/entropy", summary="Add to the next deal, once its seed is promised")
async def add_entropy(request: AnyRequest, table_id: TableId, data: JSONBody[AddEntropy]) -> TableInfo:
    guest = guest_of(request)
    table = component(request, Lobby).enter(table_id, guest.id, None)
    async with table.lock:
        await component(request, Seating).add_entropy(table, guest.id, data)
    return _info(request, table, guest)


@post("/tables/{table_id:str}/leave", status_code=200, summary="Get up; a bot plays on")
async def leave(request: AnyRequest, table_id: TableId, data: JSONBody[WithBot]) -> TableInfo:
    async with _changing(request, table_id) as (table, guest):
        await component(request, Seating).leave(table, guest.id, data.bot)
        disconnect(table, guest.id, GONE, "left")
    return _info(request, table, guest)


@post("/tables/{table_id:str}/seats/{seat:int}/ask", status_code=200, summary="Ask to take over from a bot")
async def ask_for_seat(
    request: AnyRequest, table_id: TableId, seat: SeatNumber, data: JSONBody[AskForSeat]
) -> TableInfo:
    async with _changing(request, table_id, data.invite) as (table, guest):
        marks, address = marks_of(request, guest), address_mark(request)
        component(request, TakingOver).ask(table, guest, marks, address, seat, data.name)
    return _info(request, table, guest)


@post("/tables/{table_id:str}/requests/{number:int}", status_code=200, summary="Agree that somebody takes over, or not")
async def consent(request: AnyRequest, table_id: TableId, number: RequestNumber, data: JSONBody[Consent]) -> TableInfo:
    async with _changing(request, table_id) as (table, guest):
        seated = await component(request, TakingOver).answer(table, guest.id, number, data.agree)
        if seated is not None:
            component(request, News).push_full(table, seated)  # a spectator who sat down now has a seat's view
    return _info(request, table, guest)


@post("/tables/{table_id:str}/start", status_code=200, summary="Deal (host)")
async def start(request: AnyRequest, table_id: TableId, data: JSONBody[Start]) -> TableInfo:
    table, guest = _enter(request, table_id)
    await component(request, Starting).start(table, guest.id, data.fill)
    return _info(request, table, guest)


@post("/tables/{table_id:str}/rematch", status_code=200, summary="Say whether you would play again")
async def rematch(request: AnyRequest, table_id: TableId, data: JSONBody[Rematch]) -> TableInfo:
    table, guest = _enter(request, table_id)
    await component(request, Starting).rematch(table, guest.id, data.coming)
    return _info(request, table, guest)


@post("/tables/{table_id:str}/vote", status_code=200, summary="Vote on what becomes of those without time")
async def vote(request: AnyRequest, table_id: TableId, data: JSONBody[Vote]) -> TableInfo:
    table, guest = _enter(request, table_id)
    async with table.lock:
        await component(request, TimeOuts).vote(table, guest.id, data.choice)
    return _info(request, table, guest)


@post("/tables/{table_id:str}/host", status_code=200, summary="Be host while the host is away, if the others agree")
async def vote_host(request: AnyRequest, table_id: TableId, data: JSONBody[Consent]) -> TableInfo:
    table, guest = _enter(request, table_id)
    async with table.lock:
        await component(request, TimeOuts).vote_host(table, guest.id, data.agree)
    return _info(request, table, guest)


@post("/tables/{table_id:str}/seats/{seat:int}/kick", status_code=200, summary="Send a player away (host)")
async def kick(request: AnyRequest, table_id: TableId, seat: SeatNumber, data: JSONBody[SendAway]) -> TableInfo:
    async with _changing(request, table_id) as (table, guest):
        await component(request, Seating).kick(table, guest.id, seat, data.bot, data.address)
        disconnect_banned(table, GONE, "kicked")
    return _info(request, table, guest)


@post("/tables/{table_id:str}/seats/{seat:int}/bot", status_code=200, summary="Seat a bot (host)")
async def seat_bot(request: AnyRequest, table_id: TableId, seat: SeatNumber, data: JSONBody[WithBot]) -> TableInfo:
    async with _changing(request, table_id) as (table, guest):
        await component(request, Seating).seat_bot(table, guest.id, seat, data.bot)
    return _info(request, table, guest)


@post("/tables/{table_id:str}/seats/{seat:int}/open", status_code=200, summary="Open a bot's seat (host)")
async def open_seat(request: AnyRequest, table_id: TableId, seat: SeatNumber) -> TableInfo:
    async with _changing(request, table_id) as (table, guest):
        await component(request, Seating).open_seat(table, guest.id, seat)
    return _info(request, table, guest)


@post("/tables/{table_id:str}/seats/{seat:int}/mute", status_code=200, summary="Mute a player (host)")
async def mute(request: AnyRequest, table_id: TableId, seat: SeatNumber, data: JSONBody[Mute]) -> TableInfo:
    async with _changing(request, table_id) as (table, guest):
        await component(request, Seating).mute(table, guest.id, seat, data.muted)
    return _info(request, table, guest)


@put("/tables/{table_id:str}/seats/{seat:int}/reserved", summary="Keep an open seat for somebody (host)")
async def reserve(request: AnyRequest, table_id: TableId, seat: SeatNumber, data: JSONBody[Reserve]) -> TableInfo:
    async with _changing(request, table_id) as (table, guest):
        await component(request, Seating).reserve(table, guest.id, seat, data.name)
    return _info(request, table, guest)


@put("/tables/{table_id:str}/access", summary="Lock the table, make it private, or take that back (host)")
async def set_access(request: AnyRequest, table_id: TableId, data: JSONBody[Access]) -> TableInfo:
    async with _changing(request, table_id) as (table, guest):
        was_public = table.public
        await component(request, Seating).set_access(table, guest.id, data.public, data.locked)
    if was_public and not table.public:  # who only watches comes back with the invite code, or not
        for connection in [one for one in table.connections if table.seat_of(one.guest) is None]:
            if connection.guest != table.host:
                connection.close(RESTART, "private")
    return _info(request, table, guest)


@post("/tables/{table_id:str}/invite", status_code=200, summary="A new invite code (host)")
async def new_invite(request: AnyRequest, table_id: TableId) -> TableInfo:
    async with _changing(request, table_id) as (table, guest):
        await component(request, Seating).new_invite(table, guest.id)
    return _info(request, table, guest)


@post("/tables/{table_id:str}/resume-code", status_code=200, summary="A code that moves your seat to another device")
async def resume_code(request: AnyRequest, table_id: TableId) -> ResumeCode:
    table, guest = _enter(request, table_id)
    async with table.lock:
        code, expires = await component(request, ResumeCodes).issue(table, guest.id)
    return ResumeCode(code, moment(expires))


async def _resumed_table(request: AnyRequest) -> str | None:
    """The table of a resume code. What is wrong with the request is said when it is read for good."""
    try:
        wish = msgspec.json.decode(await request.body(), type=Resume)
        return component(request, ResumeCodes).look_up(wish.code)[0]
    except (Refused, msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None


@post("/resume", status_code=200, summary="Move a seat here", opt={CONCERNS: _resumed_table})
async def resume(request: AnyRequest, data: JSONBody[Resume]) -> TableInfo:
    guest, codes = guest_of(request), component(request, ResumeCodes)
    try:
        table_id, _, _ = codes.look_up(data.code)
    except Refused:
        component(request, RateLimits).wrong_secrets.check(address_of(request))
        raise
    table = component(request, TableRegistry).find(table_id)
    async with table.lock:
        former = await codes.redeem(table, guest, marks_of(request, guest), address_mark(request), data.code)
        if former != guest.id:
            disconnect(table, former, GONE, "moved")
        component(request, News).push_table(table)
    return _info(request, table, guest)


router = Router(
    "/api",
    route_handlers=[
        public_tables, my_tables, make_table, one_table, join, add_entropy, leave, ask_for_seat, consent, start,
        rematch, vote, vote_host, kick, seat_bot, open_seat, reserve, set_access, mute, new_invite, resume_code, resume,
    ],
    tags=["tables"],
)  # fmt: skip
