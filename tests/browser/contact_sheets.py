"""Makes docs/cards: all cards side by side, three pictures for each language, to be looked at.

python -m tests.browser.contact_sheets
"""

from __future__ import annotations

from base64 import b64decode
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from lychgate.games.outerspace.cards.decks import HOUSE, JUNGLE
from lychgate.games.outerspace.cards.sheet import sheet
from tests.browser.conftest import FLAGS, chromium_path

FOLDER = Path(__file__).parents[2] / "docs" / "cards"
ACROSS, DOWN = 10, 6  # cards in a picture
SCALE, QUALITY = 0.75, 25  # the smallest in which all lines are read with ease
SIDE_BY_SIDE = f"""
  section {{ display: contents }}
  body {{ display: grid; grid-template-columns: repeat({ACROSS}, 63mm); grid-auto-rows: 88mm; width: max-content }}
"""


def pictures(page: Page) -> list[bytes]:
    """The cards on the page, so many to a picture."""
    box = page.locator("body").bounding_box()
    card = page.locator("article").first.bounding_box()
    assert box is not None
    assert card is not None
    height = card["height"] * DOWN
    devtools = page.context.new_cdp_session(page)
    found = []
    for number in range(round(box["height"] / height)):
        clip = {"x": 0, "y": number * height, "width": box["width"], "height": height, "scale": SCALE}
        wanted = {"format": "webp", "quality": QUALITY, "captureBeyondViewport": True, "clip": clip}
        found.append(b64decode(devtools.send("Page.captureScreenshot", wanted)["data"]))
    return found


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS)
        page = browser.new_page()
        for language in HOUSE.languages():
            page.set_content(sheet([HOUSE, JUNGLE], language))
            page.add_style_tag(content=SIDE_BY_SIDE)
            for number, picture in enumerate(pictures(page), start=1):
                file = FOLDER / f"contact-{language}-{number}.webp"
                file.write_bytes(picture)
                print(f"{file.name}: {len(picture) // 1024} KB", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
