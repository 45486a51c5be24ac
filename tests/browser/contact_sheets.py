"""Makes docs/cards: all cards side by side, a picture for each language, to be looked at.

python -m tests.browser.contact_sheets
"""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import sync_playwright

from lychgate.games.outerspace.decks import HOUSE, JUNGLE
from lychgate.games.outerspace.sheet import sheet
from tests.browser.conftest import FLAGS, chromium_path

FOLDER = Path(__file__).parents[2] / "docs" / "cards"
SIDE_BY_SIDE = """
  section { display: contents }
  body { display: grid; grid-template-columns: repeat(15, 63mm); grid-auto-rows: 88mm; width: max-content }
"""


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS)
        page = browser.new_page(device_scale_factor=0.6)
        for language in HOUSE.languages():
            page.set_content(sheet([HOUSE, JUNGLE], language))
            page.add_style_tag(content=SIDE_BY_SIDE)
            file = FOLDER / f"contact-{language}.jpeg"
            file.write_bytes(page.locator("body").screenshot(type="jpeg", quality=65))
            print(f"{file.name}: {file.stat().st_size // 1024} KB", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
