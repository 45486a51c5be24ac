"""All boards in fixed positions, on every screen, in light and dark: pictures to compare with, and to look at.

    python -m tests.browser.boards          takes the pictures in tests/browser/board_pictures anew
    python -m tests.browser.boards FOLDER   the same in full size, to be looked at

Seeds, decisions and fonts are fixed, nothing moves, no bot decides. What is kept are small pictures of few colours:
they show what has moved, vanished or changed its colour, not single letters.
"""

from __future__ import annotations

import random
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import numpy as np
from playwright.sync_api import Browser, FloatRect, Page, sync_playwright
from sqlalchemy import insert

from lychgate.core.input import registry
from lychgate.play.match.match import Match
from lychgate.server.runtime.services import Services
from lychgate.server.storage import schema
from lychgate.server.telling.running_match import RunningMatch
from tests.browser.clicking import GAMES, address
from tests.browser.conftest import FLAGS, chromium_path
from tests.browser.pictures import Pixels, few_colours, palette_png, pixels
from tests.server.serving import serving_services, settings_for

FOLDER = Path(__file__).with_name("board_pictures")
SCREENS = ((390, 844), (844, 390), (768, 1024), (1280, 800), (2560, 1440))
SCHEMES = ("light", "dark")
MOMENT = 0.75  # of the match
# It may be scrolled.
NO_LOG = "for (const log of document.querySelectorAll('aside.log')) log.style.visibility = 'hidden'"
COLUMNS = 260  # about as wide are the pictures that are kept


SEED, NAMES = b"a board to be looked at, always.", ["Ada", "Bob", "Cleo"]


def played_match(services: Services, game: str) -> tuple[str, int]:
    """A match that is over, written down at once, and a moment late in it, as the first seat saw it."""
    running = RunningMatch(f"{game}-looked-at", Match(registry.find(game), len(NAMES), seed=SEED, names=NAMES))
    match, dice, decided = running.match, random.Random(game), []
    while not match.over:
        seat = match.asked[0]
        prompt, action = match.prompt_id(seat), dice.choice(match.legal_actions(seat))
        running.decide(seat, action)
        decided.append({"match": running.id, "number": running.count, "seat": seat, "prompt": prompt, "action": action,
                        "client": "by chance", "at": 0.0})  # fmt: skip
    row = {"id": running.id, "table": "", "game": game, "version": match.game.version, "players": len(NAMES),
           "rules": match.rules, "options": {}, "games": 1, "seed": SEED.hex(), "entropy": {}, "names": NAMES,
           "started": 0.0, "ended": time.time()}  # fmt: skip
    with services.database.engine.connect().execution_options(writes=True) as connection:
        connection.execute(insert(schema.matches), row)
        connection.execute(insert(schema.decisions), decided)
        connection.commit()
    return running.id, int(running.version(0) * MOMENT)


def boards(browser: Browser, site: str, services: Services, games: list[str]) -> Iterator[tuple[str, bytes]]:
    """Each picture with its name."""
    matches = {game: played_match(services, game) for game in map(address, games)}
    for scheme in SCHEMES:
        context = browser.new_context(
            base_url=site, locale="en-GB", color_scheme="dark" if scheme == "dark" else "light", reduced_motion="reduce"
        )
        page = context.new_page()
        for game, (match, at) in matches.items():
            page.goto(f"/replay/{match}?eyes=0&at={at}")
            page.locator(".log li").first.wait_for(state="attached")
            page.locator(".controls .count", has_text=f"{at} / ").wait_for()
            for width, height in SCREENS:
                yield f"{game}-{width}-{scheme}", picture(page, width, height)
        context.close()


def picture(page: Page, width: int, height: int) -> bytes:
    page.set_viewport_size({"width": width, "height": height})
    page.mouse.move(0, 0)
    page.evaluate("document.fonts.ready")
    page.evaluate(NO_LOG)
    page.wait_for_timeout(300)  # what moves comes to rest
    rest = height if height < width else round(1.6 * height)  # on a narrow screen one scrolls
    whole = min(page.evaluate("document.scrollingElement.scrollHeight"), rest)
    clip: FloatRect = {"x": 0, "y": 0, "width": width, "height": max(whole, height)}
    return page.screenshot(animations="disabled", full_page=True, clip=clip)


def smaller(taken: Pixels) -> Pixels:
    """The same picture with each pixel the mean of a square."""
    side = max(1, round(taken.shape[1] / COLUMNS))
    height, width = taken.shape[0] // side, taken.shape[1] // side
    squares = taken[: height * side, : width * side].reshape(height, side, width, side, 3)
    found: Pixels = np.rint(squares.mean(axis=(1, 3))).astype(np.uint8)
    return found


def kept(blank: Page, taken: bytes) -> bytes:
    """A picture as it is kept."""
    return palette_png(*few_colours(smaller(pixels(blank, taken)), 64))


def main(folder: Path | None) -> None:
    target = folder or FOLDER
    target.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as work,
        serving_services(settings_for(Path(work))) as (site, services),
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS) as browser,
    ):
        blank = browser.new_page()
        for name, taken in boards(browser, site, services, list(GAMES)):
            (target / f"{name}.png").write_bytes(taken if folder else kept(blank, taken))
            print(name, flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if sys.argv[1:] else None)
