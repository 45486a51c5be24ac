"""The log beside the table, and what is offered to whoever plays with bots alone."""

from __future__ import annotations

import random

import pytest

from tests.browser.clicking import GAMES
from tests.browser.seats import Room

pytestmark = pytest.mark.browser
AT_ITS_END = "() => Math.abs(document.querySelector('.side .log').scrollTop) < 2"


def test_who_comes_back_from_the_past_reads_on_at_the_end(room: Room) -> None:
    ada = room.person(1280, 640).play_now("Graverobbers")
    for seed in range(16):
        assert ada.is_asked()
        ada.answer(GAMES["Graverobbers"](random.Random(seed)))
    ada.page.locator(".side .log li button[title]").first.click()
    ada.button("Back to now").wait_for()
    assert not ada.page.evaluate(AT_ITS_END)
    ada.button("Back to now").click()
    ada.page.wait_for_function(AT_ITS_END)


def test_nobody_points_for_bots(room: Room) -> None:
    ada = room.person().play_now("Goldräuber")
    assert ada.is_asked()
    ada.page.locator(".camp").wait_for()
    assert ada.page.get_by_text("click a card to point at it").count() == 0
