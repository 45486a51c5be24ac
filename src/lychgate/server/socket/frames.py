"""WebSocket frames (RFC 6455): those that clients send are read and checked, those for clients are written.

Bytes in, bytes out; it knows no network. There are no extensions, so reserved bits are refused, and a client's
frames must be masked.
"""

from __future__ import annotations

import struct

from msgspec import Struct

CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA
KINDS = frozenset((CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG))

FIN, RESERVED, KIND = 0x80, 0x70, 0x0F  # bits of the first byte
MASKED, SIZE = 0x80, 0x7F  # bits of the second
CONTROL = 0x8  # the bit that control frames have in their kind
MOST_CONTROL = 125  # bytes in a control frame

# Close codes of the standard.
NORMAL, PROTOCOL_ERROR, NOT_ACCEPTED, NO_CODE, NOT_UTF8, TOO_LARGE, FAULT = 1000, 1002, 1003, 1005, 1007, 1009, 1011
RESTART = 1012
CODES_SENT = frozenset((1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 1012, 1013, 1014))


class Violation(Exception):
    """A frame that breaks the protocol: the code that the connection is closed with, and why."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class Frame(Struct, gc=False):
    """A frame that a client sent."""

    first: int  # its first byte: kind, and whether a message ends with it
    payload: bytes
    end: int  # where the next one begins

    @property
    def kind(self) -> int:
        return self.first & KIND

    @property
    def is_last(self) -> bool:
        return bool(self.first & FIN)


def read_frame(data: bytes, at: int, most: int) -> Frame | None:
    """The frame that begins there, unmasked; None while it is incomplete. A payload has at most so many bytes.

    What is wrong with a header is said before the payload is there.
    """
    there = len(data) - at
    if there < 2:
        return None
    first, second = data[at], data[at + 1]
    if second < MASKED:
        raise Violation(PROTOCOL_ERROR, "a frame is not masked")
    size, start = second & SIZE, at + 6
    if first != FIN | TEXT:
        _check_first(first, size)
    if size > MOST_CONTROL:
        width = 2 if size == 126 else 8
        if there < 2 + width:
            return None
        start += width
        size = int.from_bytes(data[at + 2 : at + 2 + width], "big")
        if size <= (MOST_CONTROL if width == 2 else 0xFFFF):
            raise Violation(PROTOCOL_ERROR, "a size is not in its shortest form")
    if size > most:
        raise Violation(TOO_LARGE, "a message is too large")
    end = start + size
    if len(data) < end:
        return None
    return Frame(first, unmask(data[start:end], data[start - 4 : start]), end)


def _check_first(first: int, size: int) -> None:
    if first & RESERVED:
        raise Violation(PROTOCOL_ERROR, "a reserved bit is set")
    if first & KIND not in KINDS:
        raise Violation(PROTOCOL_ERROR, "a kind of frame that there is not")
    if first & CONTROL and (size > MOST_CONTROL or not first & FIN):
        raise Violation(PROTOCOL_ERROR, "a control frame is long, or in fragments")


def unmask(payload: bytes, mask: bytes) -> bytes:
    """A masked payload as it was meant, or the other way round. All of it at once, as one large number."""
    size = len(payload)
    repeated = (mask * (size // 4 + 1))[:size]
    return (int.from_bytes(payload, "little") ^ int.from_bytes(repeated, "little")).to_bytes(size, "little")


def check_utf8(payload: bytes) -> None:
    """Refuse a text that is none."""
    try:
        payload.decode()
    except UnicodeDecodeError:
        raise Violation(NOT_UTF8, "a text is not UTF-8") from None


def read_close(payload: bytes) -> int:
    """The code in a close frame's payload; NO_CODE without one."""
    if not payload:
        return NO_CODE
    code = int.from_bytes(payload[:2], "big")
    if len(payload) < 2 or not (code in CODES_SENT or 3000 <= code < 5000):
        raise Violation(PROTOCOL_ERROR, "a close code that there is not")
    check_utf8(payload[2:])
    return code


def write_text(message: bytes) -> bytes:
    """A message as a text frame."""
    size = len(message)
    head = _medium(FIN | TEXT, 126, size) if MOST_CONTROL < size <= 0xFFFF else _head(FIN | TEXT, size)
    return head + message


def write_frame(kind: int, payload: bytes) -> bytes:
    """One whole frame."""
    return _head(FIN | kind, len(payload)) + payload


def write_close(code: int, reason: str) -> bytes:
    """A close frame; its reason is cut where a control frame ends."""
    if code == NO_CODE:
        return write_frame(CLOSE, b"")
    said = reason.encode()[: MOST_CONTROL - 2].decode(errors="ignore").encode()
    return write_frame(CLOSE, struct.pack("!H", code) + said)


def _head(first: int, size: int) -> bytes:
    """The header of a frame of this size."""
    if size <= MOST_CONTROL:
        return bytes((first, size))
    return _medium(first, 126, size) if size <= 0xFFFF else _large(first, 127, size)


_medium, _large = struct.Struct("!BBH").pack, struct.Struct("!BBQ").pack
