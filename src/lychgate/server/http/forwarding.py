"""Requests and WebSockets about a table that another process owns: passed on to it, and answered as it answers.

What a request costs is counted where it arrives; what it does, at the owner, for the same address.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from litestar import Litestar, Response
from litestar.enums import MediaType

from lychgate.server.http.parameters import AnyConnection, AnyRequest, component, is_id
from lychgate.server.messages.refusals import table_moving
from lychgate.server.operations.metrics import merged
from lychgate.server.processes.carried import FORWARDED, Answer, Request, Socket
from lychgate.server.processes.descriptors import Unwanted, give
from lychgate.server.processes.internal import CutOff, InternalClient, Unreachable
from lychgate.server.processes.membership import Membership
from lychgate.server.processes.ownership import Ownership, Peer
from lychgate.server.processes.relay import relay
from lychgate.server.socket.connection import Connection
from lychgate.server.tables.registry import TableRegistry

CONCERNS = "concerns"  # a route's option: a function that finds the table that a request is about
RETRY_SECONDS = 0.05  # while the owner of a table is about to change
PATIENCE_SECONDS = 5.0
MOST_PASSED = 3  # times that a connection is passed on

Concerns = Callable[[AnyRequest], Awaitable[str | None]]
SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}
HOP_BY_HOP = {b"content-length", b"connection", b"keep-alive", b"transfer-encoding", b"date", b"server"}


def is_elsewhere(request: AnyConnection, table_id: str) -> bool:
    """May another process own this table, or nobody yet?"""
    return component(request, Ownership).is_shared and table_id not in component(request, TableRegistry).loaded


async def answered_elsewhere(request: AnyRequest) -> Response[bytes] | None:
    """The answer of the process that owns the table a request is about; None: it is for this one to answer."""
    if not component(request, Ownership).is_shared:
        return None
    table_id = await _table_of(request)
    if table_id is None or not is_elsewhere(request, table_id):
        return None
    passed_on: MutableMapping[str, bool] | None = request.scope.get(FORWARDED)  # type: ignore[assignment]

    async def ask(peer: Peer) -> Answer:
        if passed_on is not None:
            passed_on["moved"] = True
            raise table_moving()
        carried = Request.of(request.scope, await request.body())
        try:
            answer = await component(request, InternalClient).ask(peer.address, carried)
        except CutOff:
            if request.method in SAFE_METHODS:
                raise Unreachable from None  # so that it is asked again, of the next owner
            raise table_moving() from None
        if answer.moved:
            raise Unreachable
        return answer

    answer = await _at_owner(request, table_id, ask)
    if answer is None:
        return None
    headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in answer.headers}
    media_type = headers.pop("content-type", MediaType.JSON)
    return Response(answer.body, status_code=answer.status, headers=headers, media_type=media_type)


async def asked_of_owner(request: AnyRequest, table_id: str, path: str, body: bytes) -> Answer | None:
    """What the owner of a table answers to a request of this one's sender; None: this process owns it."""

    async def ask(peer: Peer) -> Answer:
        carried = Request.of(request.scope, body)
        carried.method, carried.path, carried.raw_path, carried.query = "POST", path, path.encode(), b""
        carried.headers = [one for one in carried.headers if one[0].lower() not in HOP_BY_HOP | {b"content-type"}]
        carried.headers += [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
        try:
            answer = await component(request, InternalClient).ask(peer.address, carried)
        except CutOff:
            raise Unreachable from None  # it can be carried out twice
        if answer.moved:
            raise Unreachable
        return answer

    if not is_elsewhere(request, table_id):
        return None
    found: Answer | None = await _at_owner(request, table_id, ask)
    return found


async def passed_on(request: AnyConnection, connection: Connection, table_id: str, passed: int) -> bool:
    """Has the owner of a table taken over this connection? If not, it is for this process to answer."""
    if passed > MOST_PASSED:
        return False

    async def hand_over(peer: Peer) -> bool:
        key, data = connection.release()
        carried = Socket(request=Request.of(request.scope), key=key, data=data, passed=passed + 1)
        descriptor = connection.transport.get_extra_info("socket").fileno()
        try:
            await give(peer.path, carried, descriptor)
            connection.transport.abort()  # the other process has its own descriptor: nothing is sent by this
        except Unwanted:
            try:
                reader, writer = await component(request, InternalClient).open(peer.address, carried)
            except Unreachable:
                connection.resume()
                raise
            await relay(connection.transport, connection.connections, reader, writer)
        return True

    return bool(await _at_owner(request, table_id, hand_over))


async def _at_owner(request: AnyConnection, table_id: str, do: Callable[[Peer], Awaitable[Any]]) -> Any:
    """Do it with the process that owns a table; None: this one does, and has it in memory now."""
    ownership, registry = component(request, Ownership), component(request, TableRegistry)
    loop = asyncio.get_running_loop()
    deadline = loop.time() + PATIENCE_SECONDS
    while table_id not in registry.loaded:
        peer = await ownership.owner(table_id)
        if peer is None:
            await registry.fetch(table_id)
            break
        try:
            return await do(peer)
        except Unreachable:
            if loop.time() > deadline:
                raise table_moving() from None
            await asyncio.sleep(RETRY_SECONDS)
    return None


async def _table_of(request: AnyRequest) -> str | None:
    path = request.path_params
    if not all(is_id(path[name]) for name in ("table_id", "match_id") if name in path):
        return None  # which is said when the request is read for good
    concerns: Concerns | None = request.route_handler.opt.get(CONCERNS)
    if concerns is not None:
        return await concerns(request)
    found: str | None = path.get("table_id")
    return found


async def of_all_processes(request: AnyRequest, own: bytes) -> bytes:
    """This process's numbers, and those of the others that the same start has made: whoever asks meets any of them."""
    if not component(request, Ownership).is_shared or FORWARDED in request.scope:
        return own
    membership, texts = component(request, Membership), {}
    for number, address in await asyncio.to_thread(membership.siblings):
        if number == membership.number:
            texts[number] = own
            continue
        with contextlib.suppress(Unreachable, CutOff):  # it has just gone
            answer = await component(request, InternalClient).ask(address, Request.of(request.scope))
            texts[number] = answer.body
    return own if len(texts) < 2 else merged(texts)


class Forwarded:
    """Answers requests that other processes pass on."""

    def __init__(self, app: Litestar) -> None:
        self._app = app

    async def answer(self, request: Request) -> Answer:
        """What the application answers."""
        moved: dict[str, bool] = {}
        scope: Any = request.scope() | {FORWARDED: moved}
        started: dict[str, Any] = {}
        parts: list[bytes] = []
        asked = False

        async def receive() -> Any:
            nonlocal asked
            if asked:
                await asyncio.Future()  # the client is the first process's concern
            asked = True
            return {"type": "http.request", "body": request.body, "more_body": False}

        async def send(message: Any) -> None:
            if message["type"] == "http.response.start":
                started.update(message)
            else:
                parts.append(message.get("body", b""))

        await self._app(scope, receive, send)
        headers = [(name, value) for name, value in started["headers"] if name.lower() not in HOP_BY_HOP]
        return Answer(status=started["status"], headers=headers, body=b"".join(parts), moved=bool(moved))
