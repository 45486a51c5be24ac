"""A server for tests, in a thread of this process, and players who speak to it as any client would."""

from __future__ import annotations

import asyncio
import contextlib
import json
import threading
import time
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import httpx
import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from lychgate.play.text.export import WIRE
from lychgate.server.operations.settings import Settings, load
from lychgate.server.runtime.server import server as build_server
from lychgate.server.runtime.services import Services
from lychgate.server.storage.identifiers import Identifiers
from tests.crossing import crossed
from tests.server.databases import url_for
from tests.server.deals import Deals
from tests.server.reading import with_names

Json = dict[str, Any]
T = TypeVar("T")

# What clients ask for: sentences in a language, or (None) numbers. A fixture sets it for a test.
SENTENCES: str | None = "en"

# In `make test` numbers alone, which pages ask for: all tests without this mark ask for sentences.
both_wires = pytest.mark.parametrize("wire", crossed([None, "en"]), ids=["numbers", "sentences"], indirect=True)

# Clients that a test has opened; they are closed when it ends.
opened = contextlib.ExitStack()


def awaited(coroutine: Coroutine[Any, Any, T]) -> T:
    """What comes of it, in a thread of its own: a browser's test may have left a loop running in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, coroutine).result()


ROOMY: Json = {
    "requests_per_second": 1e6,
    "messages_per_second": 1e6,
    "guests_per_minute": 1e6,
    "thoughts_per_minute": 1e6,
    "reading_per_minute": 1e6,
    "most_sockets_per_address": 1000,
    "tables_per_guest": 10_000,
    "tables_per_address": 10_000,
    "bot_seconds": 0.0,
    "window_seconds": 0.02,
    "away_seconds": 0.2,
    "bot_workers": 1,
    "bot_patience": 300.0,  # a busy machine takes its time
    "log_level": "warning",
}


def settings_for(folder: Path, **changes: Any) -> Settings:
    """Settings for tests: a database of its own, limits out of the way."""
    values = {"port": 0, "database": url_for(folder), **ROOMY, **changes}
    return load(environment={}, **values)


@contextlib.contextmanager
def serving(settings: Settings, ids: Identifiers | None = None) -> Iterator[str]:
    """A running server; its address. Games are ready."""
    with serving_services(settings, ids) as (address, _):
        yield address


@contextlib.contextmanager
def serving_services(settings: Settings, ids: Identifiers | None = None) -> Iterator[tuple[str, Services]]:
    """The same, with what is inside it, for tests that reach behind the wire."""
    server = build_server(settings, ids or Deals())
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    try:
        address = _address_when_ready(server, thread)
        yield address, server.config.app.state.services  # type: ignore[union-attr]
    finally:
        server.should_exit = True
        thread.join(20)
        assert not thread.is_alive(), "the server did not stop"


def _address_when_ready(server: uvicorn.Server, thread: threading.Thread) -> str:
    deadline = time.monotonic() + 600
    while not server.started:
        assert thread.is_alive(), "the server did not start"
        assert time.monotonic() < deadline, "the server took too long to start"
        time.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    address = f"http://127.0.0.1:{port}"
    while min(httpx.get(f"{address}/healthz").json()["games"].values()) < 1.0:
        assert time.monotonic() < deadline, "the games were not compiled"
        time.sleep(0.05)
    return address


def _ask_for_sentences(request: httpx.Request) -> None:
    if "sentences" not in request.url.params:
        request.url = request.url.copy_add_param("sentences", SENTENCES)


class Player:
    """A guest with a token, over HTTP."""

    def __init__(self, address: str, name: str) -> None:
        self.address = address
        self.name = name
        hooks = {"request": [_ask_for_sentences]} if SENTENCES else None
        self.http = opened.enter_context(httpx.Client(base_url=f"{address}/api", timeout=20, event_hooks=hooks))
        made = self.http.post("/guests", json={"name": name})
        assert made.status_code == 201, made.text
        self.token: str = made.json()["token"]
        self.guest: str = made.json()["guest"]
        self.http.headers["authorization"] = f"Bearer {self.token}"

    def post(self, path: str, status: int = 200, **body: Any) -> Any:
        """Ask for something; the answer, which must have this status."""
        found = self.http.post(path, json=body)
        assert found.status_code == status, f"{path}: {found.status_code} {found.text}"
        return found.json()

    def get(self, path: str, status: int = 200, **headers: str) -> Any:
        found = self.http.get(path, headers=headers)
        assert found.status_code == status, f"{path}: {found.status_code} {found.text}"
        return found.json()

    def sit(self, table: Json) -> Seat:
        """A connection to a table."""
        return Seat(self.address, table["table"], self.token, table["you"].get("invite"))


def socket_path(table: str) -> str:
    """Where a table's WebSocket is, for what clients ask for now."""
    return f"/api/tables/{table}/socket" + (f"?sentences={SENTENCES}" if SENTENCES else "")


def socket_url(address: str, table: str) -> str:
    return address.replace("http", "ws", 1) + socket_path(table)


class Seat:
    """A WebSocket at a table; it remembers the last it was told."""

    def __init__(self, address: str, table: str, token: str | None, invite: str | None = None) -> None:
        headers = self.headers(token)
        url = socket_url(address, table)
        # No pings: on a busy machine it may be long until a test reads on, and hears that they were answered.
        patience: Json = {"open_timeout": 20, "close_timeout": 1, "ping_interval": None}
        connecting = connect(url, additional_headers=headers, compression=None, **patience)
        self.socket: ClientConnection = opened.enter_context(connecting)
        self.match: Json | None = None
        self.table: Json = {}
        self.events: list[Json] = []
        self.received: list[str] = []
        self.say(type="hello", wire=WIRE, invite=invite)
        self.full = self.wait_for("full")

    def headers(self, token: str | None) -> dict[str, str]:
        """Who is speaking."""
        return {"Authorization": f"Bearer {token}"} if token else {}

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def hear(self, timeout: float = 20) -> Json:
        """The next message."""
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.received.append(text)
        message: Json = json.loads(text)
        game = message["table"]["game"] if "table" in message else self.table.get("game", "")
        message = with_names(game, message)
        match message["type"]:
            case "full":
                self.table, self.match = message["table"], message["match"]
                self.events = self.match["events"] if self.match else []
            case "change":
                assert self.match is not None
                if message["match"] == self.match["match"]:
                    assert message["version"] == self.match["version"] + 1, "a gap"
                self.match = message
                self.events = self.events + message["events"]
            case "table":
                self.table = message["table"]
        return message

    def wait_for(self, kind: str, timeout: float = 20) -> Json:
        """Listen until a message of this type comes."""
        while True:
            message = self.hear(timeout)
            if message["type"] == kind:
                return message

    @property
    def prompt(self) -> Json | None:
        return self.match["prompt"] if self.match else None

    @property
    def choices(self) -> list[Any]:
        """What may be decided now, each as it may be sent."""
        assert self.prompt is not None
        return [one["decision"] if isinstance(one, dict) else one for one in self.prompt["decisions"]]

    @property
    def outcome(self) -> Json | None:
        return self.match["outcome"] if self.match else None

    def hears_within(self, seconds: float) -> bool:
        """Does a message come in this time? Polled: Python's queue can wait for ever after a very short time."""
        deadline = time.monotonic() + seconds
        while True:
            try:
                self.hear(0)
            except TimeoutError:
                if time.monotonic() >= deadline:
                    return False
                time.sleep(0.001)
            else:
                return True

    def decide(self, decision: Any, client: str | None = None) -> Json:
        """Answer the open prompt; what the server says to it."""
        assert self.prompt is not None
        client = client or f"{self.prompt['id']}-{time.monotonic_ns()}"
        self.say(type="decide", id=client, prompt=self.prompt["id"], decision=decision)
        while True:
            message = self.hear()
            if message["type"] in ("accepted", "refused") and message["id"] == client:
                return message

    def closing_code(self) -> int | None:
        """Listen until the server hangs up; the code it says then."""
        with contextlib.suppress(ConnectionClosed):
            while True:
                self.hear()
        return self.socket.close_code

    def close(self) -> None:
        self.socket.close()
