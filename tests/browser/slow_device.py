"""How much work the page without a server is for a browser: processor time, so that a busy machine counts the same.

    python -m tests.browser.slow_device            by processor time
    python -m tests.browser.slow_device --clock    by the clock, the page's own thread slowed down four times

For each game: the work of the page's own thread until the front page can be used, its longest task there, and its
longest task from then until a dozen questions are answered, as Chromium's trace has them; then, by the clock, how long
the next question is waited for, bots of the level expert deciding in between. On a device that is four times slower,
all of it takes four times as long, but for bots, who think a second at most.

By the clock, in a browser that has never been there: when the front page can be used, when the first own move is made
(the page is not slowed down for that), and the longest task until then. That says something on a quiet machine only, so
the load of the machine is told too.
"""

from __future__ import annotations

import json
import os
import random
import statistics
import sys
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


SLOWER = 4
LONG_TASKS = """
    window.tasks = [0]
    new PerformanceObserver((list) => window.tasks.push(...list.getEntries().map(({ duration }) => duration)))
        .observe({ type: 'longtask', buffered: true })
"""
USABLE = """() => new Promise((resolve) => {
    const look = () => {
        const all = [...document.querySelectorAll('button')]
        const buttons = all.filter((one) => one.textContent.includes('Play offline'))
        if (buttons.length && buttons.every((one) => !one.disabled)) resolve(performance.now())
        else setTimeout(look, 5)
    }
    look()
})"""


def by_the_clock(chromium: Browser, address: str, game: str) -> str:
    """Twice the same newcomer: before a slow device, and before this one."""
    usable, _, slow = first_move(chromium, address, game, SLOWER)
    quick, moved, longest = first_move(chromium, address, game, 1)
    return (
        f"{game:14.14} {SLOWER} times slower: usable after {usable:.2f} s, longest task {slow:.0f} ms; else: usable "
        f"after {quick:.2f} s, first own move after {moved:.2f} s, longest task {longest:.0f} ms; "
        f"load {os.getloadavg()[0]:.1f}"
    )


def first_move(chromium: Browser, address: str, game: str, slower: int) -> tuple[float, float, float]:
    """Seconds until the front page can be used, and until the first move is made; the longest task, in milliseconds."""
    with Room(chromium, address) as room:
        ada = room.person(WIDTH, HEIGHT)
        ada.page.add_init_script(LONG_TASKS)
        ada.page.context.new_cdp_session(ada.page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
        began = time.monotonic()
        ada.page.goto("/", wait_until="commit")
        usable: float = ada.page.evaluate(USABLE) / 1000
        begin(ada, game)
        ada.is_asked()
        ada.answer(GAMES[game](random.Random(3)))
        return usable, time.monotonic() - began, max(ada.page.evaluate("window.tasks"))


def main(how: str = "") -> None:
    tell = by_the_clock if how == "--clock" else measure
    with tempfile.TemporaryDirectory() as written, sync_playwright() as playwright:
        write_site(BUILT, Path(written), [registry.find(name) for name in registry.names()])
        chromium = playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS)
        with served(Path(written)) as address:
            for game in GAMES:
                print(tell(chromium, address, game), flush=True)
        chromium.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
