"""One connection over a real socket, without tables: order, closing, violations, keepalive, read-ahead."""

from __future__ import annotations

import asyncio
import contextlib
import struct
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any

import pytest
import uvicorn

from lychgate.server.socket import connection
from lychgate.server.socket.connection import CHUNK, FRAGMENTS, READ_AHEAD, Connection, Disconnected
from lychgate.server.socket.frames import BINARY, CLOSE, CONTINUATION, FIN, PING, PONG, TEXT, write_frame, write_text
from lychgate.server.workers.tasks import Started, start_at_once
from tests.server.test_frames import masked

Pair = tuple[Connection, "Client"]


class Client:
    """The other end, by hand."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    def say(self, *frames: bytes) -> None:
        self.writer.write(b"".join(frames))

    async def hear(self) -> tuple[int, bytes]:
        """The next frame: its kind and what is in it."""
        first, size = await asyncio.wait_for(self.reader.readexactly(2), 20)
        if size >= 126:
            size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8), "big")
        return first & 0x0F, await self.reader.readexactly(size)

    async def closing_code(self) -> int:
        kind, payload = await self.hear()
        assert kind == CLOSE
        return int.from_bytes(payload[:2], "big")

    async def is_hung_up_on(self) -> bool:
        with contextlib.suppress(ConnectionError):
            while await asyncio.wait_for(self.reader.read(4096), 20):
                pass
        return True


def text(payload: str | bytes) -> bytes:
    return masked(FIN | TEXT, payload.encode() if isinstance(payload, str) else payload)


def echo(end: Connection) -> Callable[[bytes], Started | None]:
    """A listener that says the same; for a text that begins with "slow", it takes a while."""

    async def answer(said: bytes) -> None:
        if said.startswith(b"slow"):
            await asyncio.sleep(0.01)
        end.send([write_text(said)])

    return lambda said: start_at_once(answer(said))


@contextlib.asynccontextmanager
async def connected(*, opening: bool = False, listening: bool = True) -> AsyncIterator[Pair]:
    """Both ends of a connection; `opening`: neither accepted nor refused yet."""
    ends: asyncio.Queue[Connection] = asyncio.Queue()
    open_ends: set[Any] = set()

    class Made(Connection):
        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            ends.put_nowait(self)

    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: Made(b"key", open_ends), "127.0.0.1", 0)
    reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname()[:2])
    end = await ends.get()
    if not opening:
        end.accept()
        assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
    if listening:
        end.listen(echo(end))
    try:
        yield end, Client(reader, writer)
    finally:
        writer.close()
        end.transport.abort()
        await asyncio.wait_for(asyncio.shield(end.closed), 20)
        assert not open_ends
        server.close()


def run(conversation: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Run it under the event loop that the server has."""
    with asyncio.Runner(loop_factory=uvicorn.Config("").get_loop_factory()) as runner:
        runner.run(conversation())


def test_messages_are_answered_in_their_order_however_long_each_takes() -> None:
    async def conversation() -> None:
        async with connected() as (_, client):
            said = ["slow 1", "2", "slow 3", "4"]
            client.say(*map(text, said))
            assert [(await client.hear())[1].decode() for _ in said] == said

    run(conversation)


def test_what_does_not_wait_is_done_in_the_turn_it_is_read() -> None:
    async def conversation() -> None:
        async with connected(listening=False) as (end, _):
            heard: list[bytes] = []

            async def hear(said: bytes) -> None:
                heard.append(said)

            end.listen(lambda said: start_at_once(hear(said)))
            end.data_received(text("now"))
            assert heard == [b"now"]

    run(conversation)


def test_fragments_make_one_message_and_a_ping_may_come_between() -> None:
    async def conversation() -> None:
        async with connected() as (_, client):
            client.say(masked(TEXT, b"one "), masked(FIN | PING, b"here?"), masked(CONTINUATION, b"mess"))
            client.say(masked(FIN | CONTINUATION, b"age"))
            assert await client.hear() == (PONG, b"here?")
            assert await client.hear() == (TEXT, b"one message")

    run(conversation)


VIOLATIONS = [
    (masked(0x40 | FIN | TEXT, b"x"), 1002),
    (write_frame(TEXT, b"not masked"), 1002),
    (masked(FIN | CONTINUATION, b"of nothing"), 1002),
    (masked(TEXT, b"x") + text("y"), 1002),
    (masked(TEXT, b"x") + masked(TEXT, b"y"), 1002),
    (masked(FIN | CLOSE, struct.pack("!H", 1005)), 1002),
    (masked(FIN | BINARY, b"x"), 1003),
    (text(b"\xff"), 1007),
    (masked(TEXT, "Ă".encode()[:1]) + masked(FIN | CONTINUATION, b"x"), 1007),
    (text(b"x" * 70_000), 1009),
    (masked(TEXT, b"x" * 60_000) + masked(FIN | CONTINUATION, b"x" * 60_000), 1009),
]


@pytest.mark.parametrize(("said", "code"), VIOLATIONS)
def test_who_breaks_the_protocol_is_told_how_and_hung_up_on(said: bytes, code: int) -> None:
    async def conversation() -> None:
        async with connected() as (end, client):
            client.say(said)
            assert await client.closing_code() == code
            client.say(text("not heard any more"))
            assert await client.reader.read() == b""
            client.writer.close()
            await asyncio.wait_for(asyncio.shield(end.closed), 20)

    run(conversation)


def test_half_a_letter_in_a_fragment_is_no_error() -> None:
    async def conversation() -> None:
        async with connected() as (_, client):
            first, second = "Ă".encode()[:1], "Ă".encode()[1:]
            client.say(masked(TEXT, first), masked(FIN | CONTINUATION, second))
            assert await client.hear() == (TEXT, "Ă".encode())

    run(conversation)


@pytest.mark.parametrize("payload", [b"", struct.pack("!H", 1000), struct.pack("!H", 4000) + b"bye"])
def test_a_client_s_goodbye_is_answered_with_its_code(payload: bytes) -> None:
    async def conversation() -> None:
        async with connected() as (end, client):
            client.say(masked(FIN | CLOSE, payload))
            assert await client.hear() == (CLOSE, payload[:2])
            assert await client.reader.read() == b""
            await asyncio.wait_for(asyncio.shield(end.closed), 20)

    run(conversation)


def test_the_server_s_goodbye_waits_for_the_client_s() -> None:
    async def conversation() -> None:
        async with connected() as (end, client):
            end.close(4410, "gone")
            end.close(4429, "never said")
            assert not end.send([write_text(b"never said either")])
            assert await client.hear() == (CLOSE, struct.pack("!H", 4410) + b"gone")
            client.say(text("not heard"), masked(FIN | CLOSE, struct.pack("!H", 4410)))
            assert await client.reader.read() == b""
            await asyncio.wait_for(asyncio.shield(end.closed), 20)

    run(conversation)


def test_who_does_not_say_goodbye_is_hung_up_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "CLOSE_SECONDS", 0.05)

    async def conversation() -> None:
        async with connected() as (end, client):
            end.close(4410, "gone")
            assert await client.is_hung_up_on()

    run(conversation)


def test_what_is_neither_accepted_nor_refused_in_time_is_hung_up_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "OPENING_SECONDS", 0.05)

    async def conversation() -> None:
        async with connected(opening=True) as (_, client):
            assert await client.is_hung_up_on()
        async with connected() as (_, client):
            await asyncio.sleep(0.1)
            client.say(text("still here"))
            assert await client.hear() == (TEXT, b"still here")
        async with connected(opening=True) as (end, _):
            end.release()
            await asyncio.sleep(0.1)
            assert not end.closed.done(), "it is somebody else's"

    run(conversation)


def test_after_a_fault_a_connection_ends_whether_it_is_open_yet_or_not() -> None:
    async def conversation() -> None:
        async with connected(opening=True) as (end, client):
            end.fail()
            assert (await client.reader.read()).startswith(b"HTTP/1.1 500 ")
        async with connected() as (end, client):
            end.fail()
            assert await client.closing_code() == 1011

    run(conversation)


def test_a_server_that_stops_says_so() -> None:
    async def conversation() -> None:
        async with connected() as (end, client):
            end.shutdown()
            assert await client.closing_code() == 1012
            assert await client.reader.read() == b""

    run(conversation)


def test_a_server_that_stops_does_not_wait_for_who_does_not_read() -> None:
    async def conversation() -> None:
        async with connected() as (end, _):
            end.pause_writing()
            end.shutdown()
            await asyncio.wait_for(asyncio.shield(end.closed), 20)

    run(conversation)


def test_who_answers_pings_is_kept_and_who_does_not_is_hung_up_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "PING_SECONDS", 0.1)
    monkeypatch.setattr(connection, "PONG_SECONDS", 0.3)

    async def conversation() -> None:
        async with connected() as (_, client):
            for _ in range(6):
                kind, payload = await client.hear()
                assert kind == PING
                client.say(masked(FIN | PONG, payload))
            kind, payload = await client.hear()
            client.say(masked(FIN | PONG, b"another"), text("is no answer"))
            assert await client.hear() == (TEXT, b"is no answer")
            assert await client.is_hung_up_on()

    run(conversation)


@pytest.mark.parametrize("frame", [masked(FIN | PING, b""), masked(FIN | PONG, b"")])
def test_control_frames_have_an_allowance(frame: bytes) -> None:
    async def conversation() -> None:
        async with connected() as (_, client):
            client.say(frame * 200)
            assert await client.is_hung_up_on()

    run(conversation)


def test_a_message_has_so_many_fragments_and_no_more() -> None:
    async def conversation() -> None:
        for number, heard in ((FRAGMENTS, True), (FRAGMENTS + 1, False)):
            async with connected() as (_, client):
                client.say(
                    masked(TEXT, b"x"), masked(CONTINUATION, b"") * (number - 2), masked(FIN | CONTINUATION, b"")
                )
                if heard:
                    assert await client.hear() == (TEXT, b"x")
                else:
                    assert await client.is_hung_up_on()

    run(conversation)


def test_before_anybody_listens_much_waits_and_nothing_is_lost() -> None:
    async def conversation() -> None:
        async with connected(listening=False) as (end, client):
            client.say(text("first"))
            assert await end.receive() == b"first"
            number = 4 * CHUNK // 1000
            client.say(text("x" * 1000) * number)
            while not end._paused:
                await asyncio.sleep(0.01)
            end.listen(echo(end))
            assert [len((await client.hear())[1]) for _ in range(number)] == [1000] * number
            assert not end._paused

    run(conversation)


def test_no_turn_of_the_event_loop_is_long() -> None:
    async def conversation() -> None:
        async with connected(listening=False) as (end, _):
            heard = 0

            def listener(_: bytes) -> None:
                nonlocal heard
                heard += 1

            end.listen(listener)
            end.data_received(text("x") * 100)
            turns = 0
            while heard < 100:
                assert heard <= (turns + 1) * READ_AHEAD
                turns += 1
                await asyncio.sleep(0)

    run(conversation)


def test_who_waits_for_a_text_learns_of_the_end() -> None:
    async def conversation() -> None:
        async with connected(listening=False) as (end, client):
            client.writer.close()
            with pytest.raises(Disconnected):
                await end.receive()
            with pytest.raises(Disconnected):
                await end.receive()

    run(conversation)
