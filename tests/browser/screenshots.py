"""Makes docs/screenshots: the front page, and each game's table early, late and at the end, on three screens.

    python -m tests.browser.screenshots [GAME …]

They are made to be looked at: nothing may overlap, nothing be cut off, every card must be readable.
"""

from __future__ import annotations

import random
import sys
import tempfile
from base64 import b64decode
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.browser.clicking import GAMES, OUTER_SPACE, address
from tests.browser.conftest import FLAGS, chromium_path
from tests.browser.pictures import small_png
from tests.browser.seats import Person, Room
from tests.server.serving import serving, settings_for

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
SCREENS = ((390, 844), (1280, 800), (2560, 1440))
EARLY = 3  # decisions made
LATE = {"Graverobbers": 12, "Gravediggers": 14, "Goldräuber": 20, OUTER_SPACE: 12}
POSTER = "dialog .poster"
SHOWN_LATE = {OUTER_SPACE: ".duel:not(.brief)"}  # what there must be to see


def shoot(person: Person, blank: Page, name: str) -> None:
    """The page as it is, on every screen; where one scrolls, all of it."""
    for width, height in SCREENS:
        person.page.set_viewport_size({"width": width, "height": height})
        whole = max(height, person.page.evaluate("document.scrollingElement.scrollHeight"))
        person.page.set_viewport_size({"width": width, "height": whole})
        person.page.mouse.move(0, 0)
        person.page.wait_for_timeout(400)  # what moves comes to rest
        picture = person.page.screenshot(animations="disabled")
        file = FOLDER / f"{name}-{width}.png"
        file.write_bytes(small_png(blank, picture))
        print(f"{file.name}: {file.stat().st_size // 1024} KB", flush=True)


def shoot_game(person: Person, blank: Page, game: str) -> None:
    person.play_now(game)
    answer = GAMES[game](random.Random(game))
    decided, late = 0, False
    while person.is_asked():
        if decided == EARLY:
            shoot(person, blank, f"{address(game)}-early")
        if decided >= LATE[game] and not late and person.page.locator(SHOWN_LATE.get(game, "body")).count():
            late = True
            shoot(person, blank, f"{address(game)}-late")
        person.answer(answer)
        decided += 1
    assert late, f"{game}: nothing to see after {decided} decisions"
    print(f"{game}: {decided} decisions")
    shoot(person, blank, f"{address(game)}-end")
    if person.page.locator(POSTER).count():
        shoot_poster(person, f"{address(game)}-poster")


def shoot_poster(person: Person, name: str) -> None:
    """The poster at the end, by itself."""
    person.page.set_viewport_size({"width": 1280, "height": 800})
    person.page.wait_for_timeout(400)
    box = person.page.locator(POSTER).bounding_box()
    assert box is not None
    devtools = person.page.context.new_cdp_session(person.page)
    wanted = {"format": "webp", "quality": 70, "clip": {**box, "scale": 1}}
    file = FOLDER / f"{name}.webp"
    file.write_bytes(b64decode(devtools.send("Page.captureScreenshot", wanted)["data"]))
    print(f"{file.name}: {file.stat().st_size // 1024} KB", flush=True)


def main(games: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(settings_for(Path(folder), away_seconds=600.0)) as site,
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS) as browser,
        Room(browser, site) as room,
    ):
        person, blank = room.person(), browser.new_page()
        person.page.goto("/")
        person.page.get_by_label("Your name").fill("Ada")
        for game in games:
            shoot_game(person, blank, game)
        person.page.goto("/")
        person.page.get_by_role("heading", name="My tables").wait_for()
        shoot(person, blank, "home")
        room.check_nothing_went_wrong()


if __name__ == "__main__":
    main(sys.argv[1:] or list(GAMES))
