"""A page that plays by itself: a folder served by a web server that knows nothing but files; how a game is begun."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator

from tests.browser.seats import Person

POLICY = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:"


class Files(SimpleHTTPRequestHandler):
    """A web server that knows nothing but files, with the table server's content policy."""

    def end_headers(self) -> None:
        self.send_header("content-security-policy", POLICY)
        super().end_headers()

    def log_message(self, *said: Any) -> None:
        """Quietly."""


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address of the folder."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()


def box_of(person: Person, game: str) -> Locator:
    page = person.page
    return page.get_by_role("listitem").filter(has=page.get_by_role("heading", name=game, exact=True))


def is_kept(person: Person) -> None:
    """Wait until the page could be without a network."""
    person.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    person.wait_until("navigator.serviceWorker.controller !== null")


def begin(person: Person, game: str) -> None:
    """From the front page into a game against bots."""
    box_of(person, game).get_by_role("button", name="Play offline").click()
    person.page.get_by_role("heading", name=f"A table of {game}").wait_for(state="attached")


def play_offline(person: Person, game: str) -> None:
    """Visit the page once, lose the network, and begin a game."""
    person.page.goto("/")
    is_kept(person)
    person.page.context.set_offline(True)
    person.page.reload()
    begin(person, game)
