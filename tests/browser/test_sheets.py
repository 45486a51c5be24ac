"""Cards as they are printed: nothing is cut off, every line fits, in every language."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from lychgate.games.outerspace.cards.decks import HOUSE, JUNGLE
from lychgate.games.outerspace.cards.sheet import sheet
from tests.crossing import crossed

CUT_OFF = """() => [...document.querySelectorAll('article')].filter((card) => {
  const name = card.querySelector('h2'), foot = card.querySelector('footer').getBoundingClientRect()
  const picture = card.querySelector('figure').getBoundingClientRect(), box = card.getBoundingClientRect()
  return card.scrollHeight > card.clientHeight + 1 || card.scrollWidth > card.clientWidth + 1
    || name.scrollWidth > name.clientWidth + 1 || foot.bottom > box.bottom || picture.height < box.height / 4
}).map((card) => card.dataset.card)"""


@pytest.mark.parametrize("language", crossed(HOUSE.languages()))
def test_nothing_on_a_printed_card_is_cut_off(chromium: Browser, language: str) -> None:
    page = chromium.new_page()
    page.set_content(sheet([HOUSE, JUNGLE], language))
    assert page.locator("article").count() == 180
    assert page.evaluate(CUT_OFF) == []
    page.close()
