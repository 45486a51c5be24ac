"""The connections between processes: requests passed on to a table's owner, and WebSockets from other machines.

Both ends prove that they know the secret that is in the database, without sending it. Then come messages, each after
its length. What is passed on is not encrypted: between machines it needs a network of its own.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import os
import socket
from collections import defaultdict
from collections.abc import Awaitable, Callable

import structlog

from lychgate.core.errors import BadOptions
from lychgate.server.processes.carried import Answer, Request, Socket, decode_answer, decode_carried, encode

log = structlog.get_logger()

NONCE = 32
HANDSHAKE_SECONDS = 5.0
CONNECT_SECONDS = 2.0
MOST_BYTES = 16 * 1024 * 1024  # of a message: a replay's frames
IDLE = 8  # connections to one process that are kept for the next request
STRANGERS = 64  # connections that have not proved yet who they are
GO = b"g"  # from here on the bytes are the client's and its server's

Connected = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class CutOff(Exception):
    """A request was passed on, and the process is gone: nobody knows whether it was carried out."""


class Unreachable(Exception):
    """Nothing was passed on: the process is not there, or is about to leave."""


def _proof(secret: bytes, side: bytes, *nonces: bytes) -> bytes:
    return hmac.digest(secret, side + b"".join(nonces), "sha256")


async def _read(reader: asyncio.StreamReader) -> bytes:
    size = int.from_bytes(await reader.readexactly(4), "big")
    if size > MOST_BYTES:
        raise ValueError(f"a message of {size} bytes")
    return await reader.readexactly(size)


def _framed(message: bytes) -> bytes:
    return len(message).to_bytes(4, "big") + message


class InternalServer:
    """Where this process takes what others pass on to it."""

    def __init__(
        self,
        secret: bytes,
        answer: Callable[[Request], Awaitable[Answer]],
        adopt: Callable[[Socket, asyncio.StreamWriter], None],
    ) -> None:
        self._secret = secret
        self._answer = answer
        self._adopt = adopt
        self._server: asyncio.Server | None = None
        self._strangers = 0
        self._open: set[asyncio.StreamWriter] = set()

    async def listen(self, wanted: str | None) -> str:
        """Listen at this address, HOST:PORT; without one, for this machine alone. The address to tell the others."""
        host, _, port = (wanted or "127.0.0.1:0").rpartition(":")
        try:
            listening = socket.create_server((host.strip("[]"), int(port)), family=_family(host))
        except (OSError, ValueError) as error:
            raise BadOptions(
                f"Expected HOST:PORT of this machine as internal_address, got {wanted}: {error}."
            ) from None
        self._server = await asyncio.start_server(self._serve, sock=listening)
        return f"{host}:{listening.getsockname()[1]}"

    def close(self) -> None:
        if self._server is not None:
            self._server.close()
        for writer in list(self._open):
            writer.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._open.add(writer)
        try:
            if await self._knows_secret(reader, writer):
                while await self._take(reader, writer):
                    pass
        except (OSError, EOFError, ValueError, TimeoutError):
            writer.close()
        except Exception:
            log.exception("fault")
            writer.close()
        finally:
            self._open.discard(writer)

    async def _knows_secret(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bool:
        if self._strangers >= STRANGERS:
            writer.close()
            return False
        self._strangers += 1
        try:
            own = os.urandom(NONCE)
            writer.write(own)
            given = await asyncio.wait_for(reader.readexactly(2 * NONCE), HANDSHAKE_SECONDS)
        finally:
            self._strangers -= 1
        theirs, proof = given[:NONCE], given[NONCE:]
        if not hmac.compare_digest(proof, _proof(self._secret, b"asks", own, theirs)):
            log.warning("a stranger at the internal address")
            writer.close()
            return False
        writer.write(_proof(self._secret, b"answers", own, theirs))
        return True

    async def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bool:
        """Take one message; False: the connection is no longer this one's."""
        found = decode_carried(await _read(reader))
        if isinstance(found, Request):
            writer.write(_framed(encode(await self._answer(found))))
            await writer.drain()
            return True
        self._adopt(found, writer)
        return False


class InternalClient:
    """Passes on to other processes."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret
        self._idle: dict[str, list[Connected]] = defaultdict(list)

    async def ask(self, address: str, request: Request) -> Answer:
        """What the process at that address answers."""
        reader, writer = await self._connected(address)
        try:
            writer.write(_framed(encode(request)))
            answer = decode_answer(await _read(reader))
        except BaseException as error:
            writer.close()
            if isinstance(error, OSError | EOFError):
                raise CutOff from None
            raise
        if len(self._idle[address]) < IDLE:
            self._idle[address].append((reader, writer))
        else:
            writer.close()
        return answer

    async def open(self, address: str, carried: Socket) -> Connected:
        """A connection over which a client's WebSocket goes on."""
        reader, writer = await self._connect(address)
        try:
            writer.write(_framed(encode(carried)))
            if await asyncio.wait_for(reader.readexactly(1), HANDSHAKE_SECONDS) != GO:
                raise Unreachable
        except (OSError, EOFError, TimeoutError):
            writer.close()
            raise Unreachable from None
        return reader, writer

    async def _connected(self, address: str) -> Connected:
        """A connection that nothing has come over yet, or that is idle."""
        while self._idle[address]:
            reader, writer = self._idle[address].pop()
            if not reader.at_eof() and not writer.is_closing():
                return reader, writer
            writer.close()
        return await self._connect(address)

    async def _connect(self, address: str) -> Connected:
        host, _, port = address.rpartition(":")
        try:
            reader, writer = await asyncio.wait_for(
                asyncio.open_connection(host.strip("[]"), int(port)), CONNECT_SECONDS
            )
        except (OSError, TimeoutError):
            raise Unreachable from None
        try:
            theirs = await asyncio.wait_for(reader.readexactly(NONCE), HANDSHAKE_SECONDS)
            own = os.urandom(NONCE)
            writer.write(own + _proof(self._secret, b"asks", theirs, own))
            proof = await asyncio.wait_for(reader.readexactly(NONCE), HANDSHAKE_SECONDS)
        except (OSError, EOFError, TimeoutError):
            writer.close()
            raise Unreachable from None
        if not hmac.compare_digest(proof, _proof(self._secret, b"answers", theirs, own)):
            writer.close()
            raise Unreachable
        return reader, writer

    def close(self) -> None:
        for connections in self._idle.values():
            for _, writer in connections:
                with contextlib.suppress(RuntimeError):
                    writer.close()


def _family(host: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in host else socket.AF_INET
