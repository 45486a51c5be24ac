"""Sends a webhook: one POST, no redirects, a few seconds, and not more of the answer than its head.

It goes over a connection to an address that was just looked at (`targets`); the certificate must be the name's.
"""

from __future__ import annotations

import asyncio
import contextlib
import ssl
from functools import cache
from typing import Any

import h11

from lychgate.server.reminders.targets import WebhookUrl, addresses_of, bad_webhook

SECONDS = 10.0  # for all of it
MOST_HEAD = 16 * 1024  # bytes of an answer's head
PIECE = 4096


@cache
def _trusted() -> ssl.SSLContext:
    return ssl.create_default_context()


class WebhookPoster:
    """Posts to the URLs of guests."""

    def __init__(self, *, any_address: bool, seconds: float = SECONDS) -> None:
        self._any_address = any_address
        self._seconds = seconds

    async def post(self, url: WebhookUrl, path: str, body: bytes) -> None:
        """Post JSON to a path of this host; if the other side does not say that all is well, that is a refusal."""
        try:
            async with asyncio.timeout(self._seconds):
                status = await self._status(url, path, body)
        except (OSError, TimeoutError, h11.ProtocolError, EOFError):  # a certificate that is wrong is an OSError
            raise bad_webhook("unreachable") from None
        if not 200 <= status < 300:
            raise bad_webhook("refused")

    async def _status(self, url: WebhookUrl, path: str, body: bytes) -> int:
        reader, writer = await self._connected(url)
        try:
            spoken = h11.Connection(h11.CLIENT, max_incomplete_event_size=MOST_HEAD)
            headers = [
                ("Host", url.authority), ("User-Agent", "lychgate"), ("Accept", "*/*"), ("Connection", "close"),
                ("Content-Type", "application/json"), ("Content-Length", str(len(body))),
            ]  # fmt: skip
            request = h11.Request(method="POST", target=path, headers=headers)
            for part in (request, h11.Data(data=body), h11.EndOfMessage()):
                writer.write(spoken.send(part) or b"")
            await writer.drain()
            while True:
                event = spoken.next_event()
                if event is h11.NEED_DATA:
                    spoken.receive_data(await reader.read(PIECE))
                elif isinstance(event, h11.Response):
                    return event.status_code
                elif not isinstance(event, h11.InformationalResponse):
                    raise EOFError
        finally:
            writer.transport.abort()  # what else is sent is not read

    async def _connected(self, url: WebhookUrl) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        addresses = await addresses_of(url, any_address=self._any_address)
        secure: dict[str, Any] = {"ssl": _trusted(), "server_hostname": url.host} if url.scheme == "https" else {}
        for address in addresses[:-1]:
            with contextlib.suppress(OSError):
                return await asyncio.open_connection(address, url.port, **secure)
        return await asyncio.open_connection(addresses[-1], url.port, **secure)
