"""Whoever chooses finds everything where it was: what is said and offered at the edge of a board lies over it."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from tests.browser.clicking import GAMES, Answer
from tests.browser.seats import OVER, Person, Room

pytestmark = pytest.mark.browser

# Of a hand, on the screen; of all else, on the page, which may scroll.
PLACES = """[...document.querySelectorAll('.seats, .stone, .pile:not(.picked), .goals')].map((found) => {
  const { left, top, width, height } = found.getBoundingClientRect()
  return [found.classList[0], left, top + (found.closest('.own') ? 0 : scrollY), width, height].map(String).join(' ')
})"""
CHOICE, BAND = ".uses button", ".band button"


def play_until(person: Person, shown: str) -> None:
    """Play by chance until that can be seen, several games if need be."""
    for seed in range(6):
        person.play_now("Graverobbers")
        if is_seen(person, shown, GAMES["Graverobbers"](random.Random(seed))):
            return
    raise AssertionError(f"no {shown} in six games")


def is_seen(person: Person, shown: str, answer: Answer) -> bool:
    """In this game; bobbies are picked to see what can be done with them."""
    while person.is_asked():
        if shown == CHOICE:
            pick_bobby(person)
        if person.page.locator(shown).count():
            return True
        person.page.keyboard.press("Escape")
        person.answer(answer)
    return False


def pick_bobby(person: Person) -> None:
    bobbies = person.page.locator(".pile[data-sign=bobby]")
    if bobbies.count() and not person.page.locator(BAND).count():
        bobbies.first.click()


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
def test_picking_a_bobby_that_may_spy_moves_neither_hand_nor_graves(room: Room, width: int, height: int) -> None:
    ada = room.person(width, height)
    play_until(ada, CHOICE)
    picked = ada.page.evaluate(PLACES)
    ada.page.locator(".uses [data-key=s]").click()
    assert ada.page.evaluate(PLACES) == picked
    bobby = ada.page.locator(".pile.picked")
    ada.page.keyboard.press("Escape")
    expect(bobby).to_have_count(0)
    before = ada.page.evaluate(PLACES)
    assert set(picked) <= set(before)
    assert len(before) == len(picked) + 1  # the picked one is raised


@pytest.mark.long
@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
def test_an_accusation_takes_no_room_from_the_table(room: Room, width: int, height: int) -> None:
    ada = room.person(width, height)
    play_until(ada, BAND)
    accusing = ada.page.evaluate(PLACES)
    expect(ada.page.locator(".band")).to_contain_text(re.compile(r"Grave \d was ransacked"))
    ada.page.locator(".band").evaluate("band => band.remove()")
    assert ada.page.evaluate(PLACES) == accusing


@pytest.mark.long
def test_the_points_stand_first_when_a_match_is_over(room: Room) -> None:
    ada = room.person().play_now("Graverobbers")
    ada.play_on(GAMES["Graverobbers"](random.Random(4)))
    points, picture = ada.page.locator(OVER).bounding_box(), ada.page.locator(".ending").bounding_box()
    assert points is not None
    assert picture is not None
    assert points["y"] + points["height"] <= picture["y"]
    assert points["y"] < 200
