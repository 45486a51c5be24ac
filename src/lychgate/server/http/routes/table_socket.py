"""The WebSocket at a table: hello, then decisions and chat in, the reader's own messages out."""

from __future__ import annotations

import asyncio

import msgspec
import structlog

from lychgate.core.errors import LychgateError
from lychgate.play.text.export import WIRE
from lychgate.server.http.identity import (
    address_of,
    check_banned,
    check_origin,
    count_request,
    guest_by,
    guest_or_nobody,
    marks_of,
)
from lychgate.server.http.parameters import ID, AnyConnection, component, sentences_of
from lychgate.server.limits.budgets import ConnectionLimit, RateLimits
from lychgate.server.limits.load_log import LoadLog
from lychgate.server.matches.deciding import Deciding
from lychgate.server.matches.loading import MatchLoader
from lychgate.server.matches.presence import Presence
from lychgate.server.matches.starting import Starting
from lychgate.server.matches.under_way import Decided
from lychgate.server.messages.matches import Accepted, Pong, RefusedDecision, encode
from lychgate.server.messages.refusals import Refused
from lychgate.server.messages.requests import (
    Again,
    ClientMessage,
    Decide,
    Hello,
    Ping,
    Point,
    Say,
    Sync,
    Undo,
    decode_client,
)
from lychgate.server.operations.lifecycle import Lifecycle
from lychgate.server.operations.metrics import REFUSALS, SOCKETS
from lychgate.server.operations.settings import Settings
from lychgate.server.socket.close_codes import (
    BANNED,
    GONE,
    NO_GUEST,
    NO_HELLO,
    NO_TABLE,
    NOT_A_MESSAGE,
    NOT_INVITED,
    OLD_PAGE,
    TOO_MANY,
)
from lychgate.server.socket.connection import Connection, Unfinished
from lychgate.server.socket.frames import FAULT, RESTART, write_text
from lychgate.server.socket.outbox import Flusher, Outbox
from lychgate.server.tables.chat import Chat
from lychgate.server.tables.lobby import Lobby
from lychgate.server.tables.news import News
from lychgate.server.tables.table import Table
from lychgate.server.telling.refusals import error_said, refused_decision
from lychgate.server.workers.tasks import start_at_once

log = structlog.get_logger()

PATH = f"/api/tables/({ID})/socket"
HELLO_SECONDS = 10.0

CLOSE_CODES = {
    "bad-message": NOT_A_MESSAGE,
    "no-guest": NO_GUEST,
    "not-invited": NOT_INVITED,
    "table-locked": NOT_INVITED,
    "kicked": GONE,
    "banned": BANNED,
    "no-such-table": NO_TABLE,
    "no-hello": NO_HELLO,
    "old-page": OLD_PAGE,
    "too-many": TOO_MANY,
    "stopping": RESTART,
    "table-moving": RESTART,
}


async def table_socket(request: AnyConnection, connection: Connection, table_id: str) -> None:
    """A table's WebSocket, until it is closed."""
    try:
        check_origin(request)
    except Refused as refused:
        connection.refuse(403, refused.sentence)
        return
    connection.accept()
    SOCKETS.inc()
    try:
        count_request(request)
        check_banned(request, None)
        with component(request, ConnectionLimit).counted(address_of(request)):
            await _converse(request, connection, table_id)
    except LychgateError as error:
        component(request, LoadLog).note(error.code, address_of(request))
        _end(connection, error, sentences_of(request))
    finally:
        SOCKETS.dec()


async def _converse(request: AnyConnection, connection: Connection, table_id: str) -> None:
    if component(request, Lifecycle).stopping:
        raise Refused("stopping")
    hello, sentences = await _hello(connection), sentences_of(request)
    if sentences is None and hello.wire != WIRE:
        raise Refused("old-page")
    guest = guest_by(request, hello.token) if hello.token is not None else guest_or_nobody(request)
    who = guest.id if guest is not None else ""
    table = component(request, Lobby).enter(table_id, who or None, hello.invite, marks_of(request, guest))
    flusher, limit = component(request, Flusher), component(request, Settings).messages_per_second
    outbox = Outbox(connection, flusher, address_of(request), who, sentences, limit)
    outbox.marks = marks_of(request, guest)
    client = TableClient(request, table, outbox)
    outbox.open(client.full_view)
    await client.welcome()
    connection.listen(client.hear)
    try:
        await connection.closed
    finally:
        await component(request, Presence).disconnected(table, outbox)


def _end(connection: Connection, error: LychgateError, sentences: str | None) -> None:
    """End a conversation that cannot go on, and say why."""
    REFUSALS.labels(error.code).inc()
    connection.send([write_text(encode(error_said(error, sentences)))])
    connection.close(CLOSE_CODES.get(error.code, NOT_A_MESSAGE), error.code)


async def _hello(connection: Connection) -> Hello:
    try:
        text = await asyncio.wait_for(connection.receive(), HELLO_SECONDS)
    except TimeoutError:
        raise Refused("no-hello") from None
    message = _decode(text)
    if not isinstance(message, Hello):
        raise Refused("bad-message", reason="something else before hello")
    return message


def _decode(text: bytes) -> ClientMessage:
    try:
        message: ClientMessage = decode_client(text)
        return message
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refused("bad-message", reason=str(error)) from None


class TableClient:
    """One client at one table: its messages in, the answers into its outbox."""

    def __init__(self, request: AnyConnection, table: Table, outbox: Outbox) -> None:
        self._table, self._outbox = table, outbox
        self._limits = component(request, RateLimits)
        self._load = component(request, LoadLog)
        self._loader = component(request, MatchLoader)
        self._news = component(request, News)
        self._presence = component(request, Presence)
        self._deciding = component(request, Deciding)
        self._chat = component(request, Chat)
        self._starting = component(request, Starting)

    async def welcome(self) -> None:
        """Send everything, and count the client as connected."""
        table, outbox = self._table, self._outbox
        async with table.lock:
            await self._loader.running(table)
            with self._limits.view_seconds.counting_time(outbox.address):
                outbox.push(encode(self._news.full(table, outbox.guest or None, outbox.sentences, returning=True)))
            await self._presence.connected(table, outbox)

    async def full_view(self) -> bytes:
        """Everything, when the table's lock is free."""
        table, outbox = self._table, self._outbox
        async with table.lock:
            await self._loader.running(table)
            with self._limits.view_seconds.counting_time(outbox.address):
                return encode(self._news.full(table, outbox.guest or None, outbox.sentences))

    def hear(self, text: bytes) -> Unfinished | None:
        """Answer one message, in this turn of the event loop as far as possible."""
        outbox = self._outbox
        try:
            if not (outbox.incoming.allows("") and self._limits.messages.allows(outbox.address)):
                raise Refused("too-many")
            message = _decode(text)
        except LychgateError as error:
            self._end(error)
            return None
        under_way: Unfinished | None = None
        if type(message) is Decide and outbox.sentences is None:
            try:
                under_way = self._deciding.decide_at_once(
                    self._table, outbox.guest, message.prompt, message.id, message.decision, self._decided
                )
            except LychgateError as error:
                outbox.push(encode(self._refused(message.id, error)))
                return None
            except Exception:
                log.exception("fault")
                outbox.close(FAULT, "fault")
                return None
        return under_way or start_at_once(self._hear(message))

    def _decided(self, decided: Decided, error: Exception | None) -> None:
        """Answer a decision that was carried out at once: it is committed, or could not be."""
        row = decided.writes[0][1]
        if error is None:
            self._outbox.push(encode(Accepted(row["client"], row["prompt"], decided.action)))
        elif isinstance(error, LychgateError):
            self._outbox.push(encode(self._refused(row["client"], error)))
        else:
            log.error("fault", exc_info=error)
            self._outbox.close(FAULT, "fault")

    def _end(self, error: LychgateError) -> None:
        self._load.note(error.code, self._outbox.address)
        self._outbox.flush()
        _end(self._outbox.connection, error, self._outbox.sentences)

    async def _hear(self, message: ClientMessage) -> None:
        try:
            await self.receive(message)
        except LychgateError as error:
            self._end(error)
        except Exception:
            log.exception("fault")
            self._outbox.close(FAULT, "fault")

    async def receive(self, message: ClientMessage) -> None:
        """Answer one message. A message that is refused but understood leaves the connection open."""
        outbox = self._outbox
        match message:
            case Decide() | Undo():
                outbox.push(encode(await self._decide(message)))
            case Say() | Point() | Again():
                try:
                    await self._say(message)
                except LychgateError as error:
                    outbox.push(encode(error_said(error, outbox.sentences)))
            case Sync():
                self._limits.check_request(outbox.address, outbox.guest or None)  # as much work as GET /view
                if outbox.behind:
                    outbox.start_over()  # a client that does not read gets one, however many it asks for
                else:
                    outbox.push(await self.full_view())
            case Ping():
                outbox.push(encode(Pong()))
            case Hello():
                raise Refused("bad-message", reason="a second hello")

    async def _say(self, message: Say | Point | Again) -> None:
        table, guest = self._table, self._outbox.guest
        if isinstance(message, Say):
            await self._chat.say(table, guest, message.text)
        elif isinstance(message, Point):
            self._chat.point(table, guest, message.at)
        else:
            await self._starting.rematch(table, guest, message.coming)

    async def _decide(self, message: Decide | Undo) -> Accepted | RefusedDecision:
        table, guest, sentences = self._table, self._outbox.guest, self._outbox.sentences
        try:
            seat = table.own_seat(guest or None)
            if table.places[seat].is_absent:
                await self._presence.come_back_to_decide(table, guest)
            if isinstance(message, Undo):
                address = self._outbox.address
                return await self._deciding.undo(table, seat, guest, message.prompt, message.id, address, sentences)
            given = message.decision
            return await self._deciding.decide(table, seat, guest, message.prompt, message.id, given, sentences)
        except LychgateError as error:
            return self._refused(message.id, error)

    def _refused(self, client: str, error: LychgateError) -> RefusedDecision:
        REFUSALS.labels(error.code).inc()
        return refused_decision(client, error, self._outbox.sentences)
