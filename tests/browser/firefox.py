"""Firefox as Debian has it, driven by WebDriver BiDi: Playwright drives only a Firefox of its own."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

NAMES = ("firefox-esr", "firefox")
PATIENCE = 120  # seconds
LISTENING = re.compile(r"WebDriver BiDi listening on (ws://\S+)")


class Firefox:
    """One tab."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._count = 0
        self._ask("session.new", capabilities={})
        self._tab = self._ask("browsingContext.getTree")["contexts"][0]["context"]

    def _ask(self, method: str, **given: Any) -> Any:
        self._count += 1
        self._socket.send(json.dumps({"id": self._count, "method": method, "params": given}))
        while (answer := json.loads(self._socket.recv(PATIENCE))).get("id") != self._count:
            pass  # something happened that nobody asked for
        assert answer["type"] == "success", answer
        return answer["result"]

    def visit(self, address: str) -> None:
        self._ask("browsingContext.navigate", context=self._tab, url=address, wait="complete")

    def run(self, script: str) -> str:
        """What the promise of a text that this expression is comes to."""
        found = self._ask("script.evaluate", expression=script, target={"context": self._tab}, awaitPromise=True)
        assert found["type"] == "success", found
        said: str = found["result"]["value"]
        return said


@contextmanager
def firefox() -> Iterator[Firefox]:
    """It has never been anywhere."""
    path = os.environ.get("LYCHGATE_FIREFOX") or next(filter(None, map(shutil.which, NAMES)), None)
    assert path, "These tests need Firefox: `apt install firefox-esr`, or name it in LYCHGATE_FIREFOX."
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        command = [path, "--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"]
        said = Path(profile) / "said"
        with said.open("w") as log:
            process = subprocess.Popen(command, stdout=log, stderr=log, env=os.environ | {"HOME": profile})
        try:
            with connect(f"{listening(said)}/session", max_size=None) as socket:
                yield Firefox(socket)
        finally:
            process.terminate()
            process.wait(PATIENCE)


def listening(said: Path) -> str:
    """Where it can be spoken to, once it says so."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if found := LISTENING.search(said.read_text()):
            return found[1]
        time.sleep(0.1)
    raise AssertionError(said.read_text())
