"""The WebSocket at a table: hello, then decisions and chat in, the reader's own messages out."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from lychgate.core.errors import LychgateError
from lychgate.server.http.identity import (
    address_of,
    check_origin,
    count_request,
    guest_by,
    guest_or_nobody,
    house_of,
    marks_of,
)
from lychgate.server.http.parameters import TableId
from lychgate.server.matches import deciding as playing
from lychgate.server.matches import presence
from lychgate.server.messages.matches import Accepted, ErrorSaid, Pong, RefusedDecision, encode
from lychgate.server.messages.refusals import Refused
from lychgate.server.messages.requests import ClientMessage, Decide, Hello, Ping, Point, Say, Sync, Undo, decode_client
from lychgate.server.operations.metrics import REFUSALS, SOCKETS
from lychgate.server.runtime.house import House
from lychgate.server.socket.outbox import TOO_MANY, Line, full_later
from lychgate.server.tables import chat as talking
from lychgate.server.tables import lobby
from lychgate.server.tables.news import full
from lychgate.server.tables.table import Table

log = structlog.get_logger()

Socket = WebSocket[Any, Any, Any]

HELLO_SECONDS = 10.0

NOT_A_MESSAGE, NO_GUEST, NOT_INVITED, NO_TABLE, NO_HELLO, GONE = 4400, 4401, 4403, 4404, 4408, 4410
RESTART = 1012

CLOSE_CODES = {
    "bad-message": NOT_A_MESSAGE,
    "no-guest": NO_GUEST,
    "not-invited": NOT_INVITED,
    "kicked": GONE,
    "no-such-table": NO_TABLE,
    "no-hello": NO_HELLO,
    "too-many": TOO_MANY,
    "stopping": RESTART,
}


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: Socket, table_id: TableId) -> None:
    """A table's WebSocket."""
    house = house_of(socket)
    try:
        check_origin(socket)
    except Refused:
        await socket.close(NOT_INVITED, "wrong origin")  # before it is accepted: HTTP 403
        return
    await socket.accept()
    SOCKETS.inc()
    address = address_of(socket)
    try:
        count_request(socket)
        with presence.counted(socket.app.state.addresses, address, house.settings):
            await _converse(house, socket, table_id)
    except LychgateError as error:
        REFUSALS.labels(error.code).inc()
        with contextlib.suppress(Exception):
            await socket.send_data(encode(ErrorSaid(error.code, error.sentence)), mode="text")
            await socket.close(CLOSE_CODES.get(error.code, NOT_A_MESSAGE), error.code)
    except WebSocketDisconnect:
        pass
    finally:
        SOCKETS.dec()


async def _converse(house: House, socket: Socket, table_id: str) -> None:
    if house.stopping:
        raise Refused("stopping")
    hello = await _hello(socket)
    guest = guest_by(socket, hello.token) if hello.token is not None else guest_or_nobody(socket)
    who = guest.id if guest is not None else ""
    table = lobby.enter(house, table_id, who or None, hello.invite, marks_of(socket, guest))
    line = Line(socket, house.post, address_of(socket), who, hello.language, house.settings.messages_per_second)
    await _welcome(house, table, line)
    sender = asyncio.get_running_loop().create_task(line.send_all(house, table))
    sender.add_done_callback(_hang_up)
    try:
        while True:
            text = await socket.receive_data(mode="text")
            await _hear(house, table, line, text)
    finally:
        line.flush()
        sender.cancel()
        await presence.went(house, table, line)


def _hang_up(sender: asyncio.Task[None]) -> None:
    if not sender.cancelled() and (error := sender.exception()) is not None:
        log.debug("connection lost", reason=type(error).__name__)


async def _hello(socket: Socket) -> Hello:
    try:
        text = await asyncio.wait_for(socket.receive_data(mode="text"), HELLO_SECONDS)
    except TimeoutError:
        raise Refused("no-hello") from None
    message = _read(text)
    if not isinstance(message, Hello):
        raise Refused("bad-message", reason="something else before hello")
    return message


async def _welcome(house: House, table: Table, line: Line) -> None:
    async with table.lock:
        if table.match_id is not None:
            await lobby.live_match(house, table)
        with house.limits.views.counting_time(line.address):
            line.push(full(house, table, line.guest or None, line.language, returning=True))
        await presence.came(house, table, line)


def _read(text: str) -> ClientMessage:
    try:
        message: ClientMessage = decode_client(text)
        return message
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refused("bad-message", reason=str(error)) from None


async def _hear(house: House, table: Table, line: Line, text: str) -> None:
    """Answer one message. What is refused but understood leaves the connection open."""
    if not (line.allowed.allows("") and house.limits.messages.allows(line.address)):
        raise Refused("too-many")
    message = _read(text)
    match message:
        case Decide() | Undo():
            line.push(encode(await _decide(house, table, line, message)))
        case Say() | Point():
            try:
                if isinstance(message, Say):
                    await talking.say(house, table, line.guest, message.text)
                else:
                    talking.point(table, line.guest, message.at)
            except LychgateError as error:
                line.push(encode(ErrorSaid(error.code, error.sentence)))
        case Sync():
            house.limits.check_request(line.address, line.guest or None)  # it is as much work as asking for the view
            if line.behind:
                line.start_over()  # who does not read gets one, however many they ask for
            else:
                line.push(await full_later(house, table, line))
        case Ping():
            line.push(encode(Pong()))
        case Hello():
            raise Refused("bad-message", reason="a second hello")


async def _decide(house: House, table: Table, line: Line, message: Decide | Undo) -> Accepted | RefusedDecision:
    try:
        seat = table.own_seat(line.guest or None)
        await playing.come_back_to_play(house, table, line.guest)
        if isinstance(message, Undo):
            return await playing.undo(house, table, seat, line.guest, message.prompt, message.id, line.address)
        return await playing.decide(house, table, seat, line.guest, message.prompt, message.id, message.decision)
    except LychgateError as error:
        REFUSALS.labels(error.code).inc()
        prompt = error.prompt if isinstance(error, playing.Stale) else None
        return RefusedDecision(message.id, error.code, error.sentence, error.rule, prompt)
