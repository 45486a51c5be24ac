"""How much work the page without a server is for a browser: processor time, so that a busy machine counts the same.

    python -m tests.browser.slow_device

For each game: the work of the page's own thread until the front page can be used, its longest task there, and its
longest task from then until a dozen questions are answered, as Chromium's trace has them; then, by the clock, how long
the next question is waited for, bots of the level expert deciding in between. On a device that is four times slower,
all of it takes four times as long, but for bots, who think a second at most.
"""

from __future__ import annotations

import json
import random
import statistics
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from lychgate.core.input import registry
from lychgate.server.http.static import BUILT
from lychgate.site.folder import write_site
from tests.browser.alone import begin, box_of, served
from tests.browser.clicking import GAMES
from tests.browser.conftest import FLAGS, chromium_path
from tests.browser.seats import Person, Room

WIDTH, HEIGHT = 390, 844
ANSWERS = 12
CATEGORIES = ["-*", "toplevel"]
MAIN, TASK = "CrRendererMain", "RunTask"


def tasks(trace: bytes) -> list[float]:
    """Milliseconds of processor time that each task of the page's own thread took."""
    events = json.loads(trace)["traceEvents"]
    named = [event for event in events if event["name"] == "thread_name" and event["args"]["name"] == MAIN]
    main = {(event["pid"], event["tid"]) for event in named}
    own = (event for event in events if (event["pid"], event.get("tid")) in main and TASK in event["name"])
    return [event.get("tdur", 0) / 1000 for event in own]


def measure(chromium: Browser, address: str, game: str) -> str:
    with Room(chromium, address) as room:
        ada = room.person(WIDTH, HEIGHT)
        chromium.start_tracing(page=ada.page, categories=CATEGORIES)
        ada.page.goto("/", wait_until="commit")
        box_of(ada, game).get_by_role("button", name="Play offline").wait_for()
        front = tasks(chromium.stop_tracing())
        chromium.start_tracing(page=ada.page, categories=CATEGORIES)
        begin(ada, game)
        waited = [answered(ada, game) for _ in range(ANSWERS) if ada.is_asked()]
        table = tasks(chromium.stop_tracing())
        return (
            f"{game:14.14} front page {sum(front):.0f} ms, longest task {max(front):.0f} ms; "
            f"table: longest task {max(table):.0f} ms, next question after {statistics.median(waited):.2f} s"
        )


def answered(person: Person, game: str) -> float:
    """Answer, and wait for the next question: how long all others took together."""
    began = time.monotonic()
    person.answer(GAMES[game](random.Random(3)))
    person.is_asked()
    return time.monotonic() - began


def main() -> None:
    with tempfile.TemporaryDirectory() as written, sync_playwright() as playwright:
        write_site(BUILT, Path(written), [registry.find(name) for name in registry.names()])
        chromium = playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS)
        with served(Path(written)) as address:
            for game in GAMES:
                print(measure(chromium, address, game), flush=True)
        chromium.close()


if __name__ == "__main__":
    main()
