"""A table that explains itself: introductions, what signs mean, rules at what mattered, and no losing by one tap."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from tests.browser.clicking import GAMES
from tests.browser.seats import MEANT, Person, Room
from tests.crossing import crossed

pytestmark = pytest.mark.browser

SHOWN = "#explained"
PANELS = ("What you want", "Your turn", "How it ends")


@pytest.mark.parametrize("game", crossed(GAMES))
def test_the_first_game_of_a_kind_is_introduced_once(room: Room, game: str) -> None:
    ada = room.person(newcomer=True).play_now(game)
    for number, panel in enumerate(PANELS):
        dialog = ada.page.get_by_role("dialog", name=game)
        expect(dialog.get_by_role("heading", name=panel)).to_be_visible()
        assert dialog.locator(".pieces svg, .pieces .card").count(), panel
        ada.button("Next" if number < 2 else "Play", exact=True).click()
    ada.page.get_by_role("dialog").wait_for(state="detached")
    ada.play_now(game)
    ada.is_asked()
    assert ada.page.get_by_role("dialog").count() == 0


@pytest.mark.long
def test_an_introduction_can_be_skipped(room: Room) -> None:
    ada = room.person(newcomer=True).play_now("Graverobbers")
    ada.button("Skip").click()
    ada.page.get_by_role("dialog").wait_for(state="detached")


@pytest.mark.long
def test_what_is_explained_is_what_holds_at_the_table(room: Room) -> None:
    ada = room.person(newcomer=True).play_now("Graverobbers")
    for _ in range(2):
        ada.button("Next").click()
    expect(ada.page.locator("dialog .panel")).to_contain_text("or with the round in which a fourth grave")
    ada.page.goto("/new/graverobbers")
    ada.button(re.compile("^Quick")).click()  # by the French rules
    ada.button("Make the table").click()
    ada.button("Deal").click()
    ada.button("Skip").click()
    ada.page.get_by_role("dialog").wait_for(state="detached")
    ada.page.keyboard.press("?")
    help = ada.page.get_by_role("dialog", name="How to play")
    expect(help).to_contain_text("or with the turn in which a fourth grave")
    expect(help).to_contain_text("Instead of the first card you may discard a bobby as a spy")
    assert "French" not in help.inner_text()


@pytest.mark.long
@pytest.mark.parametrize("game", crossed(GAMES))
def test_help_says_what_the_game_is_about_what_one_sees_and_the_keys(room: Room, game: str) -> None:
    ada = room.person().play_now(game)
    ada.is_asked()
    ada.page.keyboard.press("?")
    help = ada.page.get_by_role("dialog", name="How to play")
    for heading in (*PANELS, "What you see", "Keys"):
        expect(help.get_by_role("heading", name=heading)).to_be_visible()
    legend = help.locator(".legend > li")
    assert legend.count() >= 12
    for entry in legend.all():
        assert re.search(r"\w{3,}.* [A-Z]{2}-\d+$", entry.inner_text().replace("\n", " ")), entry.inner_text()
        assert entry.locator(".piece").evaluate("piece => piece.childElementCount > 0"), entry.inner_text()
    ada.button(re.compile("^Rule [A-Z]{2}-")).first.click()
    ada.page.get_by_role("dialog", name=re.compile("^Rule ")).wait_for()


@pytest.mark.long
def test_the_pointer_and_the_focus_are_told_what_something_is(room: Room) -> None:
    ada = room.person().play_now("Graverobbers")
    ada.is_asked()
    ada.button(re.compile("^Return the")).first.click()
    pile = ada.page.locator(".pile").first
    pile.wait_for()
    ada.is_asked()  # before that the hand still moves away under the pointer
    pile.hover()
    expect(ada.page.locator(SHOWN)).to_contain_text(re.compile(r"(robber|detective|bobby).*\(GR-1\d\)", re.I | re.S))
    ada.page.keyboard.press("Escape")
    ada.page.locator(SHOWN).wait_for(state="detached")
    ada.page.locator('[data-sign="level"]').first.hover()
    expect(ada.page.locator(SHOWN)).to_contain_text("rules of thumb")
    ada.page.keyboard.press("Escape")
    ada.page.locator(SHOWN).wait_for(state="detached")
    ada.page.mouse.move(0, 0)
    ada.page.keyboard.press("Shift+ArrowUp")  # also to what is no control
    ada.page.locator(SHOWN).wait_for()
    assert ada.page.evaluate("document.activeElement.getAttribute('aria-describedby')") == "explained"


@pytest.mark.long
def test_a_long_press_explains_and_presses_nothing(room: Room) -> None:
    ada = room.person(390, 844, has_touch=True).play_now("Goldräuber")
    ada.is_asked()
    card = ada.page.locator(".cell .card").first
    hold(ada, card.bounding_box())
    expect(ada.page.locator(SHOWN)).to_contain_text(re.compile(r"Rule GO-\d+"))
    assert ada.page.locator(".refusal").count() == 0
    ada.page.locator(SHOWN).get_by_role("button").tap()
    ada.page.get_by_role("dialog", name=re.compile("^Rule GO-")).wait_for()


def hold(person: Person, box: object) -> None:
    """Keep a finger on the middle of a box for a second."""
    assert isinstance(box, dict)
    devtools = person.page.context.new_cdp_session(person.page)
    at = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    devtools.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
    person.page.wait_for_timeout(900)
    devtools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.long
def test_rules_open_at_what_just_mattered(room: Room) -> None:
    ada = room.person().play_now("Graverobbers")
    ada.is_asked()
    rules = ada.page.get_by_role("link", name="Rules")
    assert re.search(r"/rules/graverobbers#GR-\d+$", rules.get_attribute("href") or "")


@pytest.mark.long
def test_a_collapse_that_loses_is_marked_and_asked_about(room: Room) -> None:
    """Over several games of Goldräuber, whenever a collapse is chosen."""
    ada = room.person().play_now("Goldräuber")
    answer = GAMES["Goldräuber"](random.Random(5))
    for _ in range(300):
        assert ada.is_asked(), "the game ended before any collapse could lose it"
        if ada.page.locator(".cell .ruinous").count():
            break
        ada.answer(answer)
    ruinous = ada.page.locator(".cell:has(.ruinous) .card").first
    assert re.search("all of you have lost", ruinous.get_attribute("aria-label") or "")
    question = ada.page.locator(".line[data-prompt]").get_attribute("data-prompt")
    ruinous.click()
    warning = ada.page.get_by_role("dialog", name="Do you mean it?")
    expect(warning).to_contain_text("all of you have lost")
    ada.button("No, choose again").click()
    warning.wait_for(state="detached")
    assert ada.page.locator(".line[data-prompt]").get_attribute("data-prompt") == question  # nothing was decided
    ruinous.click()
    ada.page.locator(MEANT).click()
    ada.page.locator(f'.line[data-prompt="{question}"]').wait_for(state="detached")
