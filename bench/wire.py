"""A small WebSocket client for load: text messages in and out, nothing else, so that little time goes to it."""

from __future__ import annotations

import asyncio
import base64
import os
import struct
from collections.abc import Callable

MASK = b"\0\0\0\0"  # the standard asks for a mask; this one changes nothing
WHOLE_TEXT = 0x81
TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA


class Traffic:
    """How many bytes went over all wires, WebSocket headers included."""

    read = 0
    written = 0


class Wire(asyncio.Protocol):
    """One connection. `heard` is called with every text message."""

    def __init__(self, host: str, path: str, headers: dict[str, str], heard: Callable[[bytes], None]) -> None:
        self._request = self._upgrade(host, path, headers)
        self._heard = heard
        self._rest = b""
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

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self._transport = transport
        transport.write(self._request)

    def connection_lost(self, _: Exception | None) -> None:
        self.closed = True

    def data_received(self, data: bytes) -> None:
        if self._rest:
            data = self._rest + data
            Traffic.read -= len(self._rest)
        Traffic.read += len(data)
        self._rest = data[self._frames(data) :] if self._open else self._answer(data)

    def _answer(self, data: bytes) -> bytes:
        """The answer to the upgrade; what is left after it."""
        head, found, rest = data.partition(b"\r\n\r\n")
        if not found:
            return data
        assert b" 101 " in head.split(b"\r\n")[0], head
        self._open = True
        self.opened.set_result(None)
        return rest[self._frames(rest) :]

    def _frames(self, data: bytes) -> int:
        """Take every frame that is whole; where the first one begins that is not."""
        at, there = 0, len(data)
        while there - at >= 2:
            size, start = data[at + 1], at + 2
            if size >= 126:
                start += 2 if size == 126 else 8
                size = int.from_bytes(data[at + 2 : start], "big")
            if start + size > there:
                break
            payload = data[start : start + size]
            if data[at] == WHOLE_TEXT:
                self._heard(payload)
            else:
                self._control(data[at], payload)
            at = start + size
        return at

    def _control(self, first: int, payload: bytes) -> None:
        if first == 0x80 | PING:
            self._send(PONG, payload)
        elif first == 0x80 | CLOSE:
            self.close()
        else:
            raise AssertionError(f"a frame that begins with {first:#x}")

    def say(self, message: bytes) -> None:
        self._send(TEXT, message)

    def _send(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        head = bytes((0x80 | kind, 0x80 | size)) if size < 126 else struct.pack("!BBH", 0x80 | kind, 0xFE, size)
        if self._transport is not None and not self.closed:
            Traffic.written += len(head) + len(MASK) + size
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
