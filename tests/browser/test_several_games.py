"""A match of several games: when one is over, its points, the totals and the table at its end can be looked at."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.clicking import GAMES
from tests.browser.seats import OVER, Person, Room
from tests.browser.test_pages import check_by_day_and_night
from tests.browser.test_together import make_table

pytestmark = [pytest.mark.browser, pytest.mark.long]


def play_first_game(ada: Person, game: str) -> Locator:
    """Two games against bots, the first of them to its end; what comes up then."""
    make_table(ada, game, ["you", "bot:thumb", "bot:thumb"], games=2)
    ada.button("Deal").click()
    ada.play_on(GAMES[game](random.Random(game)))
    return ada.page.get_by_role("dialog", name="Game 1 of 2 is over")


@pytest.mark.rule("GR-34")
@pytest.mark.parametrize("game", GAMES)
def test_after_each_game_of_a_match_there_are_points_totals_and_the_last_board(room: Room, game: str) -> None:
    ada = room.person()
    end = play_first_game(ada, game)
    expect(end.locator(".outcome > li")).to_have_count(3)
    totals = end.get_by_role("table", name="Totals so far")
    assert len(totals.get_by_role("row").all()) == 4
    points = sorted(end.locator(".outcome h3 strong").all_inner_texts())
    assert sorted(totals.locator("td.total").all_inner_texts()) == points
    table = end.get_by_role("region", name="The table at the end of the game")
    expect(table.locator(".board").first).to_be_visible()
    if game == "Graverobbers":
        assert table.get_by_role("region", name=re.compile("^(Your hand|Hand of )")).count() == 3
    check_by_day_and_night(ada)

    end.get_by_role("button", name="Go on to game 2").click()
    expect(end).to_have_count(0)
    ada.page.reload()
    assert ada.is_asked(), "it does not come up again"
    ada.answer(GAMES[game](random.Random(1)))

    ada.button(re.compile("^Totals so far")).click()
    expect(end.locator(".outcome > li")).to_have_count(3)
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(OVER)).to_have_count(0)
    assert ada.is_asked()
