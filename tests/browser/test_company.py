"""Everything at a table that is not a move: looking back, notes, watching, leaving, another match."""

from __future__ import annotations

import random
import re
import time

import pytest
from playwright.sync_api import Route

from tests.browser.clicking import GAMES, hand
from tests.browser.seats import Person, Room
from tests.browser.test_together import make_table, name_oneself

pytestmark = [pytest.mark.browser, pytest.mark.long]


def begin(room: Room, game: str, turns: int) -> Person:
    """A match against bots that has gone on for a while."""
    ada = room.person().play_now(game)
    answer = GAMES[game](random.Random(3))
    for _ in range(turns):
        assert ada.is_asked()
        ada.answer(answer)
    assert ada.is_asked()
    return ada


def deal(host: Person) -> None:
    host.page.get_by_text("Everybody is here").wait_for()
    host.button("Deal").click()


def test_a_line_of_the_log_shows_the_table_as_it_was(room: Room) -> None:
    ada = begin(room, "Graverobbers", 5)
    cards = ada.page.locator(".column > li:not(.slot)")
    now = cards.count()
    line = ada.page.locator(".log li button", has_text=re.compile(r"lays .* at grave")).first
    line.click()
    past = ada.page.get_by_role("region", name="The table as it was")
    past.get_by_text(line.inner_text()).wait_for()
    assert cards.count() == 1 < now
    ada.page.keyboard.press("Escape")
    past.wait_for(state="detached")
    assert cards.count() == now


def test_notes_are_kept(room: Room) -> None:
    ada = begin(room, "Gravediggers", 1)
    ada.page.get_by_role("tab", name="Notes").click()
    ada.page.get_by_role("textbox", name="Notes").fill("Miss Finch lays bandits.")
    ada.page.get_by_text("Kept.").wait_for()
    ada.page.reload()
    ada.page.get_by_role("tab", name="Notes").click()
    assert ada.page.get_by_role("textbox", name="Notes").input_value() == "Miss Finch lays bandits."


@pytest.mark.parametrize("game", GAMES)
def test_spectators_see_what_is_public_and_decide_nothing(room: Room, game: str) -> None:
    ada, eve = room.person(), room.person()
    name_oneself(ada, "Ada")
    link = make_table(ada, game, ["you", "open", "bot:thumb"])
    ada.button("Fill the open seat with a bot and deal").click()
    assert ada.is_asked()
    ada.answer(GAMES[game](random.Random(1)))
    eve.page.goto(link)
    eve.page.get_by_text("You are watching.").wait_for()
    assert eve.page.locator(".hands section").count() == 0
    assert eve.page.locator(".line[data-prompt]").count() == 0
    assert eve.page.get_by_role("tab", name="Notes").count() == 0
    eve.page.locator(".log li button").first.click()
    eve.page.get_by_role("region", name="The table as it was").wait_for()


def test_leaving_lets_a_bot_play_on(room: Room) -> None:
    ada = begin(room, "Graverobbers", 1)
    ada.button("Table", exact=True).click()
    ada.button("Leave the table").click()
    ada.page.get_by_role("heading", name="Open tables").wait_for()


def answered_late(route: Route) -> None:
    answer = route.fetch()
    time.sleep(0.5)
    route.fulfill(response=answer)


def test_after_a_match_another_one_and_both_are_listed(room: Room) -> None:
    ada = room.person().play_now("Goldräuber")
    answer = GAMES["Goldräuber"](random.Random(2))
    ada.play_on(answer)
    ada.page.route("**/rematch", answered_late)  # the new match is there before the server says yes
    ada.button("Play again").click()
    ada.button("Not yet").click()  # it is asked, not done
    ada.button("Play again").click()
    ada.button("Yes, deal").click()
    ada.page.get_by_role("dialog").wait_for(state="detached")
    ada.play_on(answer)
    ada.page.get_by_role("link", name="Home").first.click()
    replays = ada.page.get_by_role("region", name="Replays").get_by_role("link")
    replays.nth(1).wait_for()
    assert replays.count() == 2
    ada.page.get_by_role("region", name="My tables").get_by_role("link", name="Goldräuber is over").wait_for()
    replays.first.click()
    ada.button("One step on").wait_for()


def test_an_open_table_is_found_on_the_front_page_and_by_its_link(room: Room) -> None:
    ada, bob, eve = room.person(), room.person(), room.person()
    name_oneself(ada, "Ada")
    ada.page.goto("/new/graverobbers")
    ada.page.get_by_label("The table is listed for everyone").check()
    for number in (2, 3):
        ada.page.get_by_label(f"Player {number}").select_option("open")
    ada.button("Make the table").click()
    link = ada.page.get_by_label("Link for others").input_value()
    bob.page.goto("/")
    bob.page.get_by_role("region", name="Open tables").get_by_role("link", name="Ada").click()
    bob.page.get_by_label("Your name").fill("Bob")
    bob.button("Sit down").click()
    eve.page.goto("/")
    eve.page.get_by_role("textbox", name="Join by link").fill("what is that")
    eve.button("Go").first.click()
    eve.page.get_by_role("alert").get_by_text("not the link of a table").wait_for()
    eve.page.get_by_role("textbox", name="Join by link").fill(link)
    eve.button("Go").first.click()
    eve.page.get_by_label("Your name").fill("Eve")
    eve.button("Sit down").click()
    deal(ada)
    for person in (ada, bob, eve):
        assert person.is_asked()


def test_those_who_want_less_motion_get_none(room: Room) -> None:
    ada = room.person().play_now("Graverobbers")
    ada.page.evaluate("localStorage['lychgate.settings'] = JSON.stringify({pace: 'calm'})")
    ada.page.reload()
    answer = GAMES["Graverobbers"](random.Random(1))
    for _ in range(4):
        assert ada.is_asked()
        ada.answer(answer)
        moving = "document.getAnimations().filter((a) => a.effect.getComputedTiming().duration > 1).length"
        assert ada.page.evaluate(moving) == 0
    assert hand(ada).count() > 0
