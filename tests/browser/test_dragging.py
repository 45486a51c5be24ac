"""Cards can be dragged with the mouse, by those who like to; a click or a key does the same."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Locator

from tests.browser.clicking import GAMES, hand
from tests.browser.seats import Person, Room

pytestmark = [pytest.mark.browser, pytest.mark.long]


def drag(person: Person, card: Locator, onto: Locator | None) -> None:
    """Pull a card onto something, or beside everything."""
    mouse, box = person.page.mouse, card.bounding_box()
    target = onto.bounding_box() if onto else {"x": 2, "y": 2, "width": 2, "height": 2}
    assert box
    assert target
    mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    mouse.down()
    mouse.move(box["x"], box["y"] - 30, steps=3)
    mouse.move(target["x"] + target["width"] / 2, target["y"] + target["height"] / 2, steps=5)
    mouse.up()


def test_a_card_is_dragged_to_a_grave(room: Room) -> None:
    ada = room.person().play_now("Graverobbers")
    ada.is_asked()
    ada.answer(GAMES["Graverobbers"](random.Random(1)))
    assert ada.is_asked()
    drag(ada, hand(ada).first, None)
    assert ada.page.locator(".cards [aria-pressed=true]").count() == 0  # beside everything: it is back in the hand
    ada.answer(lambda person: drag(person, hand(person).first, person.page.locator(".grave").nth(6)))


def test_a_card_is_dragged_to_a_cemetery(room: Room) -> None:
    ada = room.person().play_now("Gravediggers")
    answer = GAMES["Gravediggers"](random.Random(1))
    while ada.is_asked() and not ada.page.locator(".sentence").inner_text().startswith("Place"):
        ada.answer(answer)
    ada.answer(lambda person: drag(person, hand(person).first, person.page.locator(".cemetery.c3 .cards")))


def test_a_place_that_is_lit_takes_a_tap_anywhere_in_it(room: Room) -> None:
    ada = room.person().play_now("Gravediggers")
    answer = GAMES["Gravediggers"](random.Random(1))
    while ada.is_asked() and not ada.page.locator(".sentence").inner_text().startswith("Place"):
        ada.answer(answer)
    hand(ada).first.click()
    ada.answer(lambda person: person.page.locator(".cemetery.c3.lit .cards").click())
