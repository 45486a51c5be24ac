"""A small WebSocket client for load: text messages in and out, nothing else, so that little time goes to it."""

from __future__ import annotations

import asyncio
import base64
import os
import struct
from collections.abc import Callable

MASK = b"\0\0\0\0"  # the standard asks for a mask; this one changes nothing
TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA


class Wire(asyncio.Protocol):
    """One connection. `heard` is called with every text message."""

    def __init__(self, host: str, path: str, headers: dict[str, str], heard: Callable[[bytes], None]) -> None:
        self._request = self._upgrade(host, path, headers)
        self._heard = heard
        self._buffer = bytearray()
        self._parts = bytearray()
        self._open = False
        self.closed = False
        self.opened = asyncio.get_running_loop().create_future()
        self._transport: asyncio.Transport | None = None

    def _upgrade(self, host: str, path: str, headers: dict[str, str]) -> bytes:
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {path} HTTP/1.1", f"Host: {host}", "Upgrade: websocket", "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", *(f"{k}: {v}" for k, v in headers.items()),
        ]  # fmt: skip
        return ("\r\n".join(lines) + "\r\n\r\n").encode()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._request)

    def connection_lost(self, _: Exception | None) -> None:
        self.closed = True

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._open:
            head, found, rest = bytes(self._buffer).partition(b"\r\n\r\n")
            if not found:
                return
            assert b" 101 " in head.split(b"\r\n")[0], head
            self._open = True
            self._buffer = bytearray(rest)
            if not self.opened.done():
                self.opened.set_result(None)
        while self._frame():
            pass

    def _frame(self) -> bool:
        """Take one frame from the buffer, if it is whole."""
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        size, start = buffer[1] & 0x7F, 2
        if size == 126:
            if len(buffer) < 4:
                return False
            size, start = int.from_bytes(buffer[2:4], "big"), 4
        elif size == 127:
            if len(buffer) < 10:
                return False
            size, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + size:
            return False
        first, payload = buffer[0], bytes(buffer[start : start + size])
        del buffer[: start + size]
        self._take(first, payload)
        return True

    def _take(self, first: int, payload: bytes) -> None:
        kind = first & 0x0F
        if kind == PING:
            self._send(PONG, payload)
        elif kind == CLOSE:
            self.close()
        elif kind in (0, TEXT):
            self._parts += payload
            if first & 0x80:
                whole, self._parts = bytes(self._parts), bytearray()
                self._heard(whole)

    def say(self, message: bytes) -> None:
        self._send(TEXT, message)

    def _send(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        head = bytes((0x80 | kind, 0x80 | size)) if size < 126 else struct.pack("!BBH", 0x80 | kind, 0xFE, size)
        if self._transport is not None and not self.closed:
            self._transport.write(head + MASK + payload)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()


async def wired(host: str, port: int, path: str, headers: dict[str, str], heard: Callable[[bytes], None]) -> Wire:
    """A connection to this path."""
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(f"{host}:{port}", path, headers, heard), host, port)
    await wire.opened
    return wire
