"""Frames that no client would send: each is refused or ends its own connection, and the table plays on."""

from __future__ import annotations

import contextlib
import json
import os
import random
import socket
import struct
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

import pytest

from lychgate.conformance.counts import count
from tests.server.company import deal, gather, play_on
from tests.server.serving import Json, Player, both_wires, socket_path

TEXT, BINARY = 1, 2
CLEAN = {1000, 1002, 1003, 1007, 1009, 4400, 4429}  # codes that say what was wrong with a message

MESSAGES: list[Json] = [
    {"type": "hello", "wire": 2, "invite": None, "token": None},
    {"type": "decide", "id": "a", "prompt": 1, "decision": "goal 1"},
    {"type": "decide", "id": "a", "prompt": 1, "decision": {"goal": 1}},
    {"type": "decide", "id": "a", "prompt": 1, "decision": 3},
    {"type": "undo", "id": "a", "prompt": 1},
    {"type": "chat", "text": "hello"},
    {"type": "sync"},
    {"type": "ping"},
]
ODD: list[Any] = [
    None, True, -1, 0, 2**31, 2**63, 2**200, 1e308, -0.0, "", "\x00", "\ud83d", "x" * 300, "x" * 70_000, [], {}, [[]],
    {"type": "ping"}, ["decide"], "goal 1", "R1@1", {"lay": None}, {"lay": {"lay": {}}}, "\u202e",
]  # fmt: skip


class Line:
    """A WebSocket by hand, which may say whatever it likes."""

    def __init__(self, address: str, table: str, token: str) -> None:
        found = urlsplit(address)
        assert found.hostname is not None
        self.socket = socket.create_connection((found.hostname, found.port or 80), timeout=30)
        self.socket.sendall(
            f"GET {socket_path(table)} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
            f"Authorization: Bearer {token}\r\n\r\n".encode()
        )
        self.buffer = b""
        while b"\r\n\r\n" not in self.buffer:
            self.buffer += self._more()
        head, _, self.buffer = self.buffer.partition(b"\r\n\r\n")
        assert b" 101 " in head.split(b"\r\n")[0], head
        self.say(b'{"type":"hello","wire":2}')
        assert b'"type":"full"' in self.hear()[1]

    def _more(self) -> bytes:
        found = self.socket.recv(65_536)
        if not found:
            raise ConnectionResetError("hung up")
        return found

    def say(self, payload: bytes, kind: int = TEXT, first: int = 0x80) -> None:
        """One frame: this kind, these first bits."""
        size = len(payload)
        length = (
            struct.pack("!B", 0x80 | size) if size < 126
            else struct.pack("!BH", 0xFE, size) if size < 65_536
            else struct.pack("!BQ", 0xFF, size)
        )  # fmt: skip
        self.socket.sendall(bytes((first | kind,)) + length + b"\0\0\0\0" + payload)

    def hear(self) -> tuple[int, bytes]:
        """The next frame: its kind and what is in it."""
        while (found := self._frame()) is None:
            self.buffer += self._more()
        return found

    def _frame(self) -> tuple[int, bytes] | None:
        if len(self.buffer) < 2:
            return None
        size, start = self.buffer[1] & 0x7F, 2
        if size >= 126:
            start = 4 if size == 126 else 10
            size = int.from_bytes(self.buffer[2:start], "big")
        if len(self.buffer) < start + size:
            return None
        kind, payload = self.buffer[0] & 0x0F, self.buffer[start : start + size]
        self.buffer = self.buffer[start + size :]
        return kind, payload


def mutated(chance: random.Random) -> bytes:
    """A message that is nearly right."""
    message = dict(chance.choice(MESSAGES))
    for _ in range(chance.randint(1, 3)):
        key = chance.choice([*message, "type", "extra", "id", "decision"])
        if chance.random() < 0.2:
            message.pop(key, None)
        else:
            message[key] = chance.choice(ODD)
    return json.dumps(message).encode()


def frames(chance: random.Random) -> Iterator[tuple[bytes, int, int]]:
    """Payload, kind, first bits."""
    while True:
        match chance.randrange(8):
            case 0:
                yield os.urandom(chance.randint(0, 200)), TEXT, 0x80
            case 1:
                yield os.urandom(chance.randint(0, 200)), BINARY, 0x80
            case 2:
                yield b"[" * chance.choice([10, 1000, 60_000]), TEXT, 0x80
            case 3:
                yield b'{"type":"decide","id":"a","prompt":1,"decision":' + b'{"a":' * 10_000, TEXT, 0x80
            case 4:
                yield b"{}", chance.randrange(16), chance.choice([0x80, 0x00, 0xF0, 0xC0])
            case 5:
                right = json.dumps(chance.choice(MESSAGES)).encode()
                cut = chance.randrange(len(right))
                yield right[:cut] + os.urandom(1) + right[cut:], TEXT, 0x80
            case _:
                yield mutated(chance), TEXT, 0x80


def outcome_of(line: Line) -> int | None:
    """What became of a connection: the code it was closed with, or None if it still answers."""
    with contextlib.suppress(OSError):
        line.say(b'{"type":"ping"}')
    while True:
        kind, payload = line.hear()
        if kind == 8:
            return int.from_bytes(payload[:2], "big") if payload else 1000
        if kind == TEXT and b'"type":"pong"' in payload:
            return None


@both_wires
def test_fuzzed_frames_are_refused_or_close_cleanly(address: str, capfd: pytest.CaptureFixture[str]) -> None:
    players, table = gather(address, public=True, spectators=True)
    deal(players, table)
    eve = Player(address, "Eve")
    chance = random.Random(os.urandom(8).hex())
    said, line = frames(chance), None
    closed: dict[int, int] = {}
    for _ in range(count(300, 10_000)):
        if line is None:
            token = players[0].token if chance.random() < 0.5 else eve.token
            line = Line(address, table["table"], token)
        payload, kind, first = next(said)
        code: int | None
        try:
            line.say(payload, kind, first)
            code = outcome_of(line)
        except OSError:  # it hung up while we were still talking
            code = 1000
        if code is not None:
            assert code in CLEAN, f"closed with {code} after {payload[:200]!r}, kind {kind}, first bits {first:x}"
            closed[code] = closed.get(code, 0) + 1
            line.socket.close()
            line = None
    if line is not None:
        line.socket.close()
    assert closed[4400] > 10
    seats = [player.sit(table) for player in players]  # one of the frames may have been a good decision
    play_on(seats, random.Random(1), most=6)
    told = capfd.readouterr().err
    assert "Traceback" not in told
    assert '"fault"' not in told
