"""Picking something illegal says why, with the rule one click away."""

from __future__ import annotations

import random
import re

import pytest

from tests.browser.clicking import GAMES, OUTER_SPACE, hand
from tests.browser.seats import Person, Room

pytestmark = [pytest.mark.browser, pytest.mark.long]


def first_turn(room: Room) -> Person:
    ada = room.person().play_now("Graverobbers")
    assert ada.is_asked()
    ada.answer(lambda person: person.button(re.compile("^Return the")).first.click())
    assert ada.is_asked()
    return ada


def test_a_second_card_at_the_same_grave_is_refused_with_the_rule(room: Room) -> None:
    ada = first_turn(room)
    hand(ada).first.click()
    target = ada.button(re.compile("^Lay the")).first
    number = re.search(r"Grave (\d)", target.get_attribute("aria-label") or "")
    assert number
    ada.answer(lambda _: target.click())
    hand(ada).first.click()
    ada.button(re.compile(f"^The .* cannot go here. Grave {number[1]}")).click()
    alert = ada.page.get_by_role("alert")
    assert "two different graves" in alert.inner_text()
    alert.get_by_role("button", name="Rule GR-9").click()
    shown = ada.page.get_by_role("dialog", name="Rule GR-9")
    shown.locator(".rule", has_text="GR-9").wait_for()
    shown.get_by_role("button", name="Close").click()
    alert.get_by_role("button", name="Dismiss").click()
    assert alert.count() == 0


def test_a_refusal_goes_when_another_card_is_picked(room: Room) -> None:
    ada = first_turn(room)
    hand(ada).first.click()
    target = ada.button(re.compile("^Lay the")).first
    number = re.search(r"Grave (\d)", target.get_attribute("aria-label") or "")
    assert number
    ada.answer(lambda _: target.click())
    hand(ada).first.click()
    ada.button(re.compile(f"^The .* cannot go here. Grave {number[1]}")).click()
    ada.page.get_by_role("alert").wait_for()
    hand(ada).last.click()
    ada.page.get_by_role("alert").wait_for(state="detached")


def test_a_grave_without_a_card_in_hand_says_what_to_do(room: Room) -> None:
    ada = first_turn(room)
    ada.button(re.compile("^Grave 1")).click()
    assert ada.page.get_by_role("alert").inner_text().startswith("Pick a card")


def test_spying_on_a_card_that_lies_face_up_is_refused(room: Room) -> None:
    ada = first_turn(room)
    for _ in range(40):
        bobbies = ada.button(re.compile("^bobby"))
        refused = ada.button(re.compile(r"^The bobby \d cannot go here"))
        if bobbies.count():
            bobbies.first.click()
            spy = ada.button(re.compile("^Spy"))
            if spy.count():
                spy.click()
                refused.first.click()
                assert "GR-1" in ada.page.get_by_role("alert").inner_text()
                return
            bobbies.first.click()
        hand(ada).first.click()
        ada.answer(lambda person: person.button(re.compile("^Lay the")).first.click())
        assert ada.is_asked()
    raise AssertionError("never a bobby that could spy")


def test_a_card_of_outer_space_that_nothing_allows_is_refused_with_the_rule(room: Room) -> None:
    ada = room.person().play_now(OUTER_SPACE)
    answer = GAMES[OUTER_SPACE](random.Random(1))
    for _ in range(40):
        assert ada.is_asked()
        dull = hand(ada).and_(ada.page.locator(":not(.lit)[data-key]"))
        if dull.count() and ada.page.locator(".sentence").inner_text().startswith("It is your turn"):
            break
        ada.answer(answer)
    dull.first.click()
    ada.button(re.compile("^Why not")).click()
    alert = ada.page.get_by_role("alert")
    assert "not possible" in alert.inner_text()
    alert.get_by_role("button", name="Rule BM-").click()
    ada.page.get_by_role("dialog", name="Rule BM-").locator(".rule", has_text="BM-").first.wait_for()
