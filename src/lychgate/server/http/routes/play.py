"""Playing without a WebSocket: the view, decisions, chat, notes."""

from __future__ import annotations

from litestar import Response, Router, get, post, put
from litestar.params import JSONBody

from lychgate.server.http.identity import address_of, guest_of, guest_or_nobody, marks_of
from lychgate.server.http.parameters import AnyRequest, Before, Invite, Sentences, TableId, component
from lychgate.server.limits.budgets import RateLimits
from lychgate.server.matches.bot_turns import BotTurns
from lychgate.server.matches.deciding import Deciding
from lychgate.server.matches.hints import Hints
from lychgate.server.matches.loading import MatchLoader
from lychgate.server.matches.presence import Presence
from lychgate.server.matches.titles import Titles
from lychgate.server.messages.matches import Accepted, ChatLine
from lychgate.server.messages.replays import Hint
from lychgate.server.messages.requests import ChatBody, DecisionBody, Notes, TitleBody, UndoBody
from lychgate.server.messages.tables import Full, TableInfo
from lychgate.server.tables.chat import Chat
from lychgate.server.tables.guests import Guest
from lychgate.server.tables.lobby import Lobby
from lychgate.server.tables.news import News
from lychgate.server.tables.table import Table


def _enter(request: AnyRequest, table_id: TableId) -> tuple[Table, Guest]:
    guest = guest_of(request)
    return component(request, Lobby).enter(table_id, guest.id, None, marks_of(request, guest)), guest


@get("/tables/{table_id:str}/view", summary="Everything you may know now")
async def view(request: AnyRequest, table_id: TableId, invite: Invite = None, sentences: Sentences = None) -> Full:
    guest = guest_or_nobody(request)
    who = guest.id if guest else None
    table = component(request, Lobby).enter(table_id, who, invite, marks_of(request, guest))
    async with table.lock:
        await component(request, MatchLoader).running(table)
        if who is not None:
            await component(request, Presence).come_back(table, who)
        component(request, BotTurns).wake(table)  # after a restart they do not know yet that it is their turn
        with component(request, RateLimits).view_seconds.counting_time(address_of(request)):
            return component(request, News).full(table, who, sentences)


@post("/tables/{table_id:str}/decisions", status_code=200, summary="Decide")
async def decide(
    request: AnyRequest, table_id: TableId, data: JSONBody[DecisionBody], sentences: Sentences = None
) -> Accepted:
    table, guest = _enter(request, table_id)
    seat = table.own_seat(guest.id)
    await component(request, Presence).come_back_to_decide(table, guest.id)
    deciding, given = component(request, Deciding), data.decision
    return await deciding.decide(table, seat, guest.id, data.prompt, data.id, given, sentences)


@post("/tables/{table_id:str}/undo", status_code=200, summary="Take back the last decision")
async def undo(
    request: AnyRequest, table_id: TableId, data: JSONBody[UndoBody], sentences: Sentences = None
) -> Accepted:
    table, guest = _enter(request, table_id)
    seat, address = table.own_seat(guest.id), address_of(request)
    await component(request, Presence).come_back_to_decide(table, guest.id)
    return await component(request, Deciding).undo(table, seat, guest.id, data.prompt, data.id, address, sentences)


@get("/tables/{table_id:str}/hint", summary="What a bot would decide in your place, if the table allows hints")
async def hint(request: AnyRequest, table_id: TableId, sentences: Sentences = None) -> Hint:
    table, guest = _enter(request, table_id)
    return await component(request, Hints).hint(table, guest.id, address_of(request), sentences)


@get("/tables/{table_id:str}/chat", summary="Lines of chat")
async def chat(
    request: AnyRequest, table_id: TableId, invite: Invite = None, before: Before = None, sentences: Sentences = None
) -> list[ChatLine]:
    guest = guest_or_nobody(request)
    who, marks = guest.id if guest else None, marks_of(request, guest)
    table = component(request, Lobby).enter(table_id, who, invite, marks)
    if not table.may_watch(who, invite, marks):
        return []
    return component(request, News).chat(table, table.seat_of(who), sentences, before)


@post("/tables/{table_id:str}/chat", summary="Say something")
async def say(request: AnyRequest, table_id: TableId, data: JSONBody[ChatBody]) -> ChatLine:
    table, guest = _enter(request, table_id)
    return await component(request, Chat).say(table, guest.id, data.text)


@put("/tables/{table_id:str}/title", summary="Give another title")
async def give_title(request: AnyRequest, table_id: TableId, data: JSONBody[TitleBody]) -> TableInfo:
    table, guest = _enter(request, table_id)
    await component(request, Titles).set(table, guest.id, data.text)
    return component(request, News).table_info(table, guest.id)


@get("/tables/{table_id:str}/notes", summary="Your notes")
async def read_notes(request: AnyRequest, table_id: TableId) -> Notes:
    table, guest = _enter(request, table_id)
    table.own_seat(guest.id)
    return Notes(component(request, News).notes(table, guest.id))


@put("/tables/{table_id:str}/notes", summary="Write your notes")
async def write_notes(request: AnyRequest, table_id: TableId, data: JSONBody[Notes]) -> Response[Notes]:
    table, guest = _enter(request, table_id)
    await component(request, Chat).note(table, guest.id, data.text)
    return Response(data)


router = Router(
    "/api", route_handlers=[view, decide, undo, hint, chat, say, give_title, read_notes, write_notes], tags=["playing"]
)
