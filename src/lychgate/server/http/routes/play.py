"""Playing without a WebSocket: the view, decisions, chat, notes."""

from __future__ import annotations

from litestar import Response, Router, get, post, put
from litestar.params import JSONBody

from lychgate.server.http.identity import address_of, guest_of, guest_or_nobody, house_of, marks_of
from lychgate.server.http.parameters import Asked, Before, Invite, Language, TableId
from lychgate.server.matches import bot_turns, hints
from lychgate.server.matches import deciding as playing
from lychgate.server.matches import titles as titling
from lychgate.server.messages.matches import Accepted, ChatLine, Full
from lychgate.server.messages.replays import Hint
from lychgate.server.messages.requests import ChatBody, DecisionBody, Notes, TitleBody, UndoBody
from lychgate.server.messages.tables import TableInfo
from lychgate.server.runtime.house import House
from lychgate.server.tables import chat as talking
from lychgate.server.tables import lobby, seating
from lychgate.server.tables.guests import Guest
from lychgate.server.tables.news import chat_lines, full_message, info, notes_of, push_table
from lychgate.server.tables.table import Table


def _at(request: Asked, table_id: TableId) -> tuple[House, Table, Guest]:
    house, guest = house_of(request), guest_of(request)
    return house, lobby.enter(house, table_id, guest.id, None, marks_of(request, guest)), guest


@get("/tables/{table_id:str}/view", summary="Everything you may know now")
async def view(request: Asked, table_id: TableId, invite: Invite = None, language: Language = "en") -> Full:
    house, guest = house_of(request), guest_or_nobody(request)
    who = guest.id if guest else None
    table = lobby.enter(house, table_id, who, invite, marks_of(request, guest))
    async with table.lock:
        await lobby.live_match(house, table)
        if who is not None and await seating.come_back(house, table, who):
            push_table(house, table)
        bot_turns.wake(house, table)  # after a restart they do not know yet that it is their turn
        with house.limits.views.counting_time(address_of(request)):
            return full_message(house, table, who, language)


@post("/tables/{table_id:str}/decisions", status_code=200, summary="Decide")
async def decide(request: Asked, table_id: TableId, data: JSONBody[DecisionBody]) -> Accepted:
    house, table, guest = _at(request, table_id)
    seat = table.own_seat(guest.id)
    await playing.come_back_to_play(house, table, guest.id)
    return await playing.decide(house, table, seat, guest.id, data.prompt, data.id, data.decision)


@post("/tables/{table_id:str}/undo", status_code=200, summary="Take back the last step of a half-made choice")
async def undo(request: Asked, table_id: TableId, data: JSONBody[UndoBody]) -> Accepted:
    house, table, guest = _at(request, table_id)
    seat, address = table.own_seat(guest.id), address_of(request)
    await playing.come_back_to_play(house, table, guest.id)
    return await playing.undo(house, table, seat, guest.id, data.prompt, data.id, address)


@get("/tables/{table_id:str}/hint", summary="What a bot would decide in your place, if the table allows hints")
async def hint(request: Asked, table_id: TableId, language: Language = "en") -> Hint:
    house, table, guest = _at(request, table_id)
    return await hints.hint(house, table, guest.id, address_of(request), language)


@get("/tables/{table_id:str}/chat", summary="Lines of chat")
async def chat(
    request: Asked, table_id: TableId, invite: Invite = None, before: Before = None, language: Language = "en"
) -> list[ChatLine]:
    house, guest = house_of(request), guest_or_nobody(request)
    who = guest.id if guest else None
    marks = marks_of(request, guest)
    table = lobby.enter(house, table_id, who, invite, marks)
    watches = table.may_watch(who, invite, marks)
    return chat_lines(house, table, table.seat_of(who), language, before) if watches else []


@post("/tables/{table_id:str}/chat", summary="Say something")
async def say(request: Asked, table_id: TableId, data: JSONBody[ChatBody]) -> ChatLine:
    house, table, guest = _at(request, table_id)
    return await talking.say(house, table, guest.id, data.text)


@put("/tables/{table_id:str}/title", summary="Call the film otherwise")
async def call_film(request: Asked, table_id: TableId, data: JSONBody[TitleBody]) -> TableInfo:
    house, table, guest = _at(request, table_id)
    await titling.call(house, table, guest.id, data.text)
    return info(house, table, guest.id)


@get("/tables/{table_id:str}/notes", summary="Your notes")
async def read_notes(request: Asked, table_id: TableId) -> Notes:
    house, table, guest = _at(request, table_id)
    table.own_seat(guest.id)
    return Notes(notes_of(house, table, guest.id))


@put("/tables/{table_id:str}/notes", summary="Write your notes")
async def write_notes(request: Asked, table_id: TableId, data: JSONBody[Notes]) -> Response[Notes]:
    house, table, guest = _at(request, table_id)
    await talking.note(house, table, guest.id, data.text)
    return Response(data)


router = Router(
    "/api", route_handlers=[view, decide, undo, hint, chat, say, call_film, read_notes, write_notes], tags=["playing"]
)
