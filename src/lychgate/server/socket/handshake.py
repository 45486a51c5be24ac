"""The opening handshake of a WebSocket: what a request must say, and the answer as HTTP."""

from __future__ import annotations

import base64
import binascii
import hashlib
from collections.abc import Iterable
from http import HTTPStatus

MAGIC = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"  # of RFC 6455
VERSION = b"13"

Headers = Iterable[tuple[bytes, bytes]]  # names in small letters


class BadUpgrade(Exception):
    """A request that opens no WebSocket: the status of the answer, and why."""

    def __init__(self, status: int, reason: str) -> None:
        super().__init__(reason)
        self.status = status
        self.reason = reason


def accept_key(method: bytes, http_version: bytes, headers: Headers) -> bytes:
    """What the server answers to the request's key, or why it is no good."""
    said: dict[bytes, bytes] = {}
    for name, value in headers:
        if name == b"sec-websocket-key" and name in said:
            raise BadUpgrade(400, "Expected one Sec-WebSocket-Key, got several.")
        said[name] = value.strip()
    if method != b"GET" or http_version != b"1.1":
        raise BadUpgrade(400, "Expected GET with HTTP/1.1.")
    if said.get(b"content-length", b"0") != b"0" or b"transfer-encoding" in said:
        raise BadUpgrade(400, "Expected a request without a body.")
    if said.get(b"sec-websocket-version") != VERSION:
        raise BadUpgrade(426, "Expected version 13 of the WebSocket protocol.")
    key = said.get(b"sec-websocket-key", b"")
    try:
        drawn = base64.b64decode(key, validate=True)
    except binascii.Error:
        drawn = b""
    if len(drawn) != 16:
        raise BadUpgrade(400, "Expected 16 bytes in base64 as Sec-WebSocket-Key.")
    return base64.b64encode(hashlib.sha1(key + MAGIC).digest())


def accepted(key: bytes) -> bytes:
    """The answer that opens the WebSocket."""
    return (
        b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: "
        + key
        + b"\r\n\r\n"
    )


def refused(status: int, reason: str) -> bytes:
    """An answer that does not; the connection ends after it."""
    body = reason.encode()
    lines = [f"HTTP/1.1 {status} {HTTPStatus(status).phrase}", "Connection: close"]
    if status == HTTPStatus.UPGRADE_REQUIRED:
        lines += ["Upgrade: websocket", f"Sec-WebSocket-Version: {VERSION.decode()}"]
    lines += ["Content-Type: text/plain; charset=utf-8", f"Content-Length: {len(body)}"]
    return "\r\n".join([*lines, "", ""]).encode("latin-1") + body
