"""Whole matches in the browser, by clicks."""

from __future__ import annotations

import random

import pytest

from tests.browser.clicking import GAMES
from tests.browser.seats import Person, Room

pytestmark = pytest.mark.browser


ENDS = ("wins", "share the win", "have won", "lost")


@pytest.mark.long  # in the short suite with what is taken back (test_alive) and in other languages (test_languages)
@pytest.mark.parametrize("game", GAMES)
def test_a_match_against_bots_by_clicks(room: Room, game: str) -> None:
    ada = room.person().play_now(game)
    assert ada.play_on(GAMES[game](random.Random(game))) > 5
    check_the_end(ada)


def check_the_end(person: Person) -> None:
    """Who has won is said, with points whose rules can be read."""
    end = person.page.get_by_role("dialog")
    assert end.get_by_role("heading", level=2).inner_text().lower().endswith(ENDS)
    assert end.locator(".outcome > li").count() >= 2
    rules = end.locator(".outcome .rule")
    rule = rules.first.inner_text()
    rules.first.click()
    person.page.get_by_role("dialog", name=f"Rule {rule}").locator(".rule", has_text=rule).wait_for()
