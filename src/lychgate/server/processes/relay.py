"""A client's bytes carried between its connection here and the process on another machine that speaks with it."""

from __future__ import annotations

import asyncio
from typing import Any

CHUNK = 64 * 1024


class Relay(asyncio.Protocol):
    """The client's end."""

    def __init__(self, transport: asyncio.Transport, writer: asyncio.StreamWriter) -> None:
        self._transport, self._writer = transport, writer
        self.writable = asyncio.Event()
        self.writable.set()
        self._draining: asyncio.Task[None] | None = None

    def data_received(self, data: bytes) -> None:
        self._writer.write(data)
        if self._draining is None and self._writer.transport.get_write_buffer_size() > CHUNK:
            self._transport.pause_reading()
            self._draining = asyncio.get_running_loop().create_task(self._drain())

    async def _drain(self) -> None:
        try:
            await self._writer.drain()
            if not self._transport.is_closing():
                self._transport.resume_reading()
        except OSError:
            self._transport.abort()
        finally:
            self._draining = None

    def eof_received(self) -> bool:
        if self._writer.can_write_eof():
            self._writer.write_eof()
        return True

    def shutdown(self) -> None:
        """The server stops."""
        self._transport.close()

    def pause_writing(self) -> None:
        self.writable.clear()

    def resume_writing(self) -> None:
        self.writable.set()

    def connection_lost(self, exc: Exception | None) -> None:
        self.writable.set()
        self._writer.close()


async def relay(
    transport: asyncio.Transport, connections: set[Any], reader: asyncio.StreamReader, writer: asyncio.StreamWriter
) -> None:
    """Carry bytes both ways, until both ends are closed. Whoever reads slowly slows the other end down.

    `connections` are those that the server shuts down when it stops.
    """
    client = Relay(transport, writer)
    connections.add(client)
    transport.set_protocol(client)
    transport.resume_reading()
    try:
        while data := await reader.read(CHUNK):
            transport.write(data)
            await client.writable.wait()
    except OSError:
        transport.abort()
    finally:
        connections.discard(client)
        writer.close()
        transport.close()
