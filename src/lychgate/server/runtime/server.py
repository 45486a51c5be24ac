"""Runs the application under uvicorn."""

from __future__ import annotations

import threading
import webbrowser
from urllib.error import URLError
from urllib.request import urlopen

import uvicorn

from lychgate.server.http.protocol import Visit
from lychgate.server.operations import logs
from lychgate.server.operations.settings import Settings
from lychgate.server.runtime.app import MOST_BYTES, build
from lychgate.server.socket.protocol import Wire
from lychgate.server.storage.identifiers import Naming

GRACE_SECONDS = 5
BROWSER_SECONDS = 30


def server(settings: Settings, naming: Naming | None = None) -> uvicorn.Server:
    """A server that is ready to run."""
    logs.configure(settings)
    config = uvicorn.Config(
        build(settings, naming),
        host=settings.host,
        port=settings.port,
        http=Visit,
        ws=Wire,
        ws_max_size=MOST_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=30.0,
        ws_ping_timeout=60.0,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        access_log=False,
        log_config=None,  # its lines go where all others go
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )
    return uvicorn.Server(config)


def open_browser(port: int) -> None:
    """Show the table in a browser, as soon as the server answers."""
    threading.Thread(target=_open_when_up, args=(port,), daemon=True).start()


def _open_when_up(port: int) -> None:
    wait = threading.Event()
    for _ in range(10 * BROWSER_SECONDS):
        try:
            with urlopen(f"http://127.0.0.1:{port}/healthz", timeout=1):
                webbrowser.open(f"http://127.0.0.1:{port}/")
                return
        except (URLError, OSError):
            wait.wait(0.1)
