"""From `git clone` to the first own move against bots, timed on this machine.

    python -m tests.browser.first_move

Everything is fresh: the checkout, the environment, all caches (pip's, npm's, compiled games). The machine's
own settings, say for packages, stay.
"""

from __future__ import annotations

import os
import random
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from playwright.sync_api import sync_playwright

from tests.browser.clicking import GAMES
from tests.browser.conftest import FLAGS, chromium_path
from tests.browser.seats import Room

HERE = Path(__file__).parents[2]


class Watch:
    """Says after how many seconds something was done."""

    def __init__(self) -> None:
        self.started = time.monotonic()

    def tell(self, done: str) -> None:
        print(f"{time.monotonic() - self.started:6.1f} s  {done}", flush=True)


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def fresh(folder: Path) -> dict[str, str]:
    """This machine's environment with nothing kept from before."""
    cache = str(folder / "cache")
    names = ("XDG_CACHE_HOME", "PIP_CACHE_DIR", "npm_config_cache", "LYCHGATE_CACHE")
    kept = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}
    return {**kept, **dict.fromkeys(names, cache)}


@contextmanager
def playing(checkout: Path, port: int, environment: dict[str, str]) -> Iterator[None]:
    """`make play`, until we are done with it."""
    command = ["make", "play", f"ARGS=--no-browser --port {port}"]
    made = subprocess.Popen(command, cwd=checkout, env=environment, start_new_session=True)
    try:
        yield
    finally:
        os.killpg(made.pid, signal.SIGINT)
        made.wait(30)


def wait_for(site: str) -> None:
    while True:
        try:
            with urlopen(f"{site}/healthz", timeout=1):
                return
        except (URLError, OSError):
            time.sleep(0.1)


def move(site: str, watch: Watch) -> None:
    """Open the page, click the first *Play now* that can be clicked, and answer twice."""
    with (
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS) as browser,
        Room(browser, site) as room,
    ):
        ada = room.person()
        ada.page.goto("/")
        watch.tell("the front page is open")
        ready = ada.page.get_by_role("button", name="Play now", disabled=False)
        box = ada.page.get_by_role("listitem").filter(has=ready).first
        game = box.get_by_role("heading").inner_text()
        watch.tell(f"{game} is ready")
        ada.play_now(game)
        assert ada.is_asked()
        watch.tell("the first question is asked")
        answer = GAMES[game](random.Random(1))
        for times in ("once", "twice"):
            assert ada.is_asked()
            ada.answer(answer)
            watch.tell(f"answered {times}")
        room.check_nothing_went_wrong()


def main() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        checkout, port = folder / "lychgate", free_port()
        watch = Watch()
        subprocess.run(["git", "clone", "--quiet", str(HERE), str(checkout)], check=True)
        watch.tell("cloned")
        with playing(checkout, port, fresh(folder)):
            wait_for(f"http://127.0.0.1:{port}")
            watch.tell("the server answers")
            move(f"http://127.0.0.1:{port}", watch)


if __name__ == "__main__":
    main()
