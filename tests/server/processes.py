"""A server in a process of its own, for tests that kill or stop it."""

from __future__ import annotations

import contextlib
import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx

from tests.server.databases import url_for
from tests.server.serving import ROOMY


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


@contextlib.contextmanager
def process(folder: Path, port: int) -> Iterator[subprocess.Popen[bytes]]:
    """A server in a process of its own, killed at the end if it was not before."""
    wanted = {**ROOMY, "port": port, "database": url_for(folder)}
    environment = os.environ | {f"LYCHGATE_{key.upper()}": str(value) for key, value in wanted.items()}
    command = [sys.executable, "-m", "lychgate", "serve", "--no-browser"]
    running = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
    try:
        wait_until_up(port, running)
        yield running
    finally:
        running.kill()
        running.wait()


def wait_until_up(port: int, running: subprocess.Popen[bytes]) -> None:
    deadline = time.monotonic() + 300
    while time.monotonic() < deadline:
        assert running.poll() is None, "the server ended by itself"
        with contextlib.suppress(httpx.TransportError):
            if httpx.get(f"http://127.0.0.1:{port}/healthz").json()["games"]["graverobbers"] == 1.0:
                return
        time.sleep(0.05)
    raise AssertionError("the server did not come up")
