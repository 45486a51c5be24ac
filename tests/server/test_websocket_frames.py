"""Frames that nobody hears, by the thousand: pings, pongs and fragments have an allowance, as has one read."""

from __future__ import annotations

import asyncio
import contextlib
import time
from pathlib import Path

import pytest

from lychgate.server.runtime.services import Services
from lychgate.server.socket.connection import CHUNK, FRAGMENTS, READ_AHEAD, Unfinished
from lychgate.server.socket.outbox import Outbox
from tests.server.company import wait_until, with_bots
from tests.server.serving import Json, Player, opened, serving_services, settings_for
from tests.server.test_fuzz_frames import TEXT, Line

FRAGMENT, PING, PONG = 0, 9, 10
LAST, MORE = 0x80, 0x00  # the first bits of a frame
FIRST = {FRAGMENT: MORE, PING: LAST, PONG: LAST}
EMPTY = {kind: bytes((first | kind, 0x80, 0, 0, 0, 0)) for kind, first in FIRST.items()}


def by_hand(player: Player, table: Json) -> Line:
    """A connection that may say whatever it likes; it is closed when the test ends."""
    line = Line(player.address, table["table"], player.token)
    opened.callback(line.socket.close)
    return line


def is_hung_up_on(line: Line) -> bool:
    """Does the server end the connection, without a word?"""
    line.socket.settimeout(10)
    try:
        while line.hear()[0] != 8:
            pass
    except ConnectionError:
        return True
    return False


def end_at(services: Services, table: Json) -> Outbox:
    """The server's end of the last connection to a table."""
    found = services.tables[table["table"]].connections[-1]
    assert isinstance(found, Outbox)
    return found


@pytest.mark.parametrize("kind", [FRAGMENT, PING, PONG])
def test_who_floods_with_frames_that_nobody_hears_is_hung_up_on(address: str, kind: int) -> None:
    player, table = with_bots(address)
    line = by_hand(player, table)
    if kind == FRAGMENT:
        line.say(b"", TEXT, MORE)
    with contextlib.suppress(ConnectionError):
        line.socket.sendall(EMPTY[kind] * 200)
    assert is_hung_up_on(line)
    assert player.sit(table).full["type"] == "full"


def test_a_message_in_a_few_fragments_and_a_few_pings_are_answered(address: str) -> None:
    player, table = with_bots(address)
    line = by_hand(player, table)
    line.say(b'{"type":', TEXT, MORE)
    line.say(b'"pi', FRAGMENT, MORE)
    line.say(b"here?", PING)
    assert line.hear() == (PONG, b"here?")
    line.say(b'ng"}', FRAGMENT, LAST)
    assert line.hear() == (TEXT, b'{"type":"pong"}')


def test_a_message_has_so_many_fragments_and_no_more(address: str) -> None:
    player, table = with_bots(address)
    for more, answered in ((FRAGMENTS - 2, True), (FRAGMENTS - 1, False)):
        line = by_hand(player, table)
        line.say(b'{"type":"ping"}', TEXT, MORE)
        line.socket.sendall(EMPTY[FRAGMENT] * more)
        with contextlib.suppress(ConnectionError):
            line.say(b"", FRAGMENT, LAST)
        if answered:
            assert line.hear() == (TEXT, b'{"type":"pong"}')
        else:
            assert is_hung_up_on(line)


def test_who_does_not_read_is_sent_no_pongs(tmp_path: Path) -> None:
    with serving_services(settings_for(tmp_path)) as (address, services):
        player, table = with_bots(address)
        line = by_hand(player, table)
        end = end_at(services, table).connection
        end.pause_writing()  # as the loop does when too much waits
        line.say(b"unread", PING)
        line.say(b'{"type":"chat","text":"heard"}')
        wait_until(lambda: end_at(services, table).behind)
        end.loop.call_soon_threadsafe(end.resume_writing)
        assert b"heard" in line.hear()[1]
        line.say(b"read", PING)
        assert line.hear() == (PONG, b"read")


def test_what_was_read_at_once_is_not_heard_at_once(tmp_path: Path) -> None:
    """Thousands of messages in one read: the loop handles a few, and the rest after others had their turn."""
    with serving_services(settings_for(tmp_path)) as (address, services):
        player, table = with_bots(address)
        line = by_hand(player, table)
        end = end_at(services, table).connection
        turns = [0]
        listener = end._listener
        assert listener is not None

        def counted(text: bytes) -> Unfinished | None:
            turns[-1] += 1
            return listener(text)

        def turn() -> None:
            turns.append(0)
            if sum(turns) < number:
                end.loop.call_soon(turn)

        frame = b"\x81\x8f\0\0\0\0" + b'{"type":"ping"}'
        number = 8 * CHUNK // len(frame)
        end._listener = counted
        end.loop.call_soon_threadsafe(end.data_received, frame * number)
        end.loop.call_soon_threadsafe(turn)
        for _ in range(number):
            assert line.hear() == (TEXT, b'{"type":"pong"}')
        assert sum(turns) == number
        assert max(turns) <= READ_AHEAD


def test_reading_pauses_while_much_waits_to_be_heard(tmp_path: Path) -> None:
    with serving_services(settings_for(tmp_path)) as (address, services):
        player, table = with_bots(address)
        line = by_hand(player, table)
        end, lock = end_at(services, table).connection, services.tables[table["table"]].lock
        asyncio.run_coroutine_threadsafe(lock.acquire(), end.loop).result(20)
        line.say(b'{"type":"sync"}')  # which waits for the lock, and all others for this one
        frame = b"\x81\x8f\0\0\0\0" + b'{"type":"ping"}'
        number = 4 * CHUNK // len(frame)
        line.socket.sendall(frame * number)
        wait_until(lambda: end._paused)
        assert len(end._data) - end._at < 4 * CHUNK + len(frame)
        end.loop.call_soon_threadsafe(lock.release)
        assert b'"type":"full"' in line.hear()[1]
        for _ in range(number):
            assert line.hear() == (TEXT, b'{"type":"pong"}')
        assert not end._paused


def test_who_talks_on_after_the_goodbye_is_hung_up_on(tmp_path: Path) -> None:
    with serving_services(settings_for(tmp_path, messages_per_second=1.0)) as (address, _):
        player, table = with_bots(address)
        line = by_hand(player, table)
        began = time.monotonic()
        with contextlib.suppress(ConnectionError):
            while time.monotonic() - began < 8:
                line.say(b'{"type":"ping"}')
                time.sleep(0.005)
        assert time.monotonic() - began < 8
