"""Where reminders go in tests: a real mail server, and a real web server for webhooks, both on this machine."""

from __future__ import annotations

import contextlib
import json
import re
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session

from tests.server.processes import free_port


@dataclass
class Letters:
    """E-mails as they arrived; recipients that it does not know are refused."""

    port: int = 0
    received: list[EmailMessage] = field(default_factory=list)
    unknown: set[str] = field(default_factory=set)

    async def handle_RCPT(  # noqa: N802
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        if address in self.unknown:
            return "550 No such user here"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        content = envelope.content
        assert isinstance(content, bytes)
        found = message_from_bytes(content, policy=policy.default)
        assert isinstance(found, EmailMessage)
        self.received.append(found)
        return "250 OK"

    def wait(self, count: int, seconds: float = 20) -> list[EmailMessage]:
        """All of them, as soon as there are so many."""
        deadline = time.monotonic() + seconds
        while len(self.received) < count:
            assert time.monotonic() < deadline, f"{len(self.received)} e-mails instead of {count}"
            time.sleep(0.02)
        return self.received


@contextlib.contextmanager
def mail_server() -> Iterator[Letters]:
    letters = Letters(free_port())
    controller = Controller(letters, hostname="127.0.0.1", port=letters.port)
    controller.start()
    try:
        yield letters
    finally:
        controller.stop()


def links_in(text: str) -> list[str]:
    return re.findall(r"https?://\S+", text)


@dataclass
class Hooks:
    """Webhooks as they arrived, and how they are answered."""

    url: str = ""
    received: list[tuple[str, dict[str, Any]]] = field(default_factory=list)  # path, body
    answer: int = 204
    headers: dict[str, str] = field(default_factory=dict)

    def wait(self, count: int, seconds: float = 20) -> list[dict[str, Any]]:
        deadline = time.monotonic() + seconds
        while len(self.received) < count:
            assert time.monotonic() < deadline, f"{len(self.received)} webhooks instead of {count}"
            time.sleep(0.02)
        return [body for _, body in self.received]


@contextlib.contextmanager
def web_server() -> Iterator[Hooks]:
    hooks = Hooks()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            hooks.received.append((self.path, json.loads(body)))
            self.send_response(hooks.answer)
            for name, value in hooks.headers.items():
                self.send_header(name, value)
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    hooks.url = f"http://127.0.0.1:{server.server_address[1]}"
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield hooks
    finally:
        server.shutdown()
        server.server_close()
        thread.join(5)
