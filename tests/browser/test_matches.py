"""Whole matches in the browser, by clicks."""

from __future__ import annotations

import random

import pytest

from tests.browser.clicking import GAMES
from tests.browser.seats import Room
from tests.crossing import crossed

pytestmark = pytest.mark.browser


ENDS = ("wins", "share the win", "have won", "lost")


@pytest.mark.parametrize("game", crossed(GAMES))
def test_a_match_against_bots_by_clicks(room: Room, game: str) -> None:
    ada = room.person().play_now(game)
    assert ada.play_on(GAMES[game](random.Random(game))) > 5
    end = ada.page.get_by_role("dialog")
    assert end.get_by_role("heading", level=2).inner_text().lower().endswith(ENDS)
    assert end.locator(".outcome > li").count() >= 2
    rules = end.locator(".outcome .rule")
    rule = rules.first.inner_text()
    rules.first.click()
    ada.page.get_by_role("dialog", name=f"Rule {rule}").locator(".rule", has_text=rule).wait_for()
