"""The table by keyboard alone."""

from __future__ import annotations

import random

import pytest

from tests.browser.seats import Person, Room
from tests.browser.typing import GAMES, focused, press

pytestmark = [pytest.mark.browser, pytest.mark.long]


def tab_to(person: Person, name: str) -> None:
    """Press Tab until this has the focus."""
    for _ in range(60):
        if focused(person).strip() == name:
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {name}")


@pytest.mark.parametrize("game", GAMES)
def test_a_match_by_keyboard_alone(room: Room, game: str) -> None:
    ada = room.person(reduced_motion="no-preference")  # what moves must not take the focus along
    ada.page.goto("/")
    ada.page.get_by_role("heading", name=game, exact=True).wait_for()
    ada.page.get_by_role("button", name="Play now", disabled=False).nth(len(GAMES) - 1).wait_for()
    order = [ada.page.get_by_role("heading", level=2).nth(i).inner_text().lower() for i in range(len(GAMES))]
    for _ in range(order.index(game.lower()) + 1):
        ada.page.keyboard.press("Tab")
        tab_to(ada, "Play now")
    press(ada, "Enter")
    answer = GAMES[game](random.Random(game))

    def answer_and_keep_the_focus(person: Person) -> None:
        answer(person)
        assert person.page.evaluate("document.activeElement !== document.body"), "the focus is lost"

    assert ada.play_on(answer_and_keep_the_focus) > 5
    press(ada, "Escape")
    ada.page.get_by_role("dialog").wait_for(state="detached")


def test_escape_puts_the_card_back_and_question_mark_helps(room: Room) -> None:
    ada = room.person().play_now("Graverobbers")
    ada.is_asked()
    ada.answer(lambda person: press(person, "1"))
    assert ada.is_asked()
    press(ada, "1")
    assert ada.page.locator(".cards [aria-pressed=true]").count() == 1
    press(ada, "Escape")
    assert ada.page.locator(".cards [aria-pressed=true]").count() == 0
    press(ada, "?")
    ada.page.get_by_role("dialog", name="How to play").wait_for()
    press(ada, "Escape")
    ada.page.get_by_role("dialog").wait_for(state="detached")
