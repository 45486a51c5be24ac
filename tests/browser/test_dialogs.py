"""The dialogs of a table that explains itself owe what every page owes: nothing serious for axe, by day and night."""

from __future__ import annotations

import random

import pytest

from tests.browser.clicking import GAMES
from tests.browser.seats import MEANT, Room
from tests.browser.test_pages import check_by_day_and_night
from tests.crossing import crossed

pytestmark = pytest.mark.browser


@pytest.mark.long
@pytest.mark.parametrize("game", crossed(GAMES))
def test_axe_finds_nothing_serious_in_the_introduction_and_the_help(room: Room, game: str) -> None:
    ada = room.person(newcomer=True).play_now(game)
    for button in ("Next", "Next", "Play"):
        check_by_day_and_night(ada)
        ada.button(button, exact=True).click()
    assert ada.is_asked()
    ada.page.keyboard.press("?")
    ada.page.get_by_role("dialog", name="How to play").wait_for()
    check_by_day_and_night(ada)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_serious_in_a_warning_and_at_the_ending(room: Room, game: str) -> None:
    ada = room.person().play_now(game)
    answer = GAMES[game](random.Random(5))
    warned = False
    while ada.is_asked():
        question = ada.page.locator(".line[data-prompt]").get_attribute("data-prompt")
        answer(ada)
        if ada.page.locator(MEANT).count():
            if not warned:
                check_by_day_and_night(ada)
            warned = True
            ada.page.locator(MEANT).click()
        ada.page.locator(f'.line[data-prompt="{question}"]').wait_for(state="detached")
    ada.page.locator(".ending").wait_for()
    check_by_day_and_night(ada)
