"""What happens is shown in its order, without movement too: a result is seen when it is revealed, and not before."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from tests.browser.clicking import GAMES, OUTER_SPACE, hand
from tests.browser.seats import ASKED, OVER, Person, Room
from tests.browser.test_together import make_table

pytestmark = pytest.mark.browser

# All at one moment: what is being revealed, and what would give it away.
SEEN = """() => ({
  revealing: document.querySelectorAll('.robbery').length,
  hidden: document.querySelectorAll('.robbery .lines li:not(.shown)').length,
  opened: [...document.querySelectorAll('.log li')].filter((line) => / fist holds /.test(line.textContent)).length,
  money: document.querySelector('.hands .money').textContent,
  ended: document.querySelectorAll('dialog .outcome').length,
})"""


def look_at_equal_cards(person: Person) -> bool:
    """Of two equal cards in hand the one that is picked comes out alone; were there two?"""
    names = [card.get_attribute("aria-label") for card in hand(person).all()]
    twice = [place for place, name in enumerate(names) if name in names[:place]]
    if not twice or not person.page.locator(".sentence").inner_text().startswith("Place"):
        return False
    hand(person).nth(twice[0]).click()
    picked = [card.get_attribute("aria-pressed") == "true" for card in hand(person).all()]
    assert [place for place, is_picked in enumerate(picked) if is_picked] == twice[:1]
    person.page.keyboard.press("Escape")
    return True


def watch_a_robbery(person: Person, before: int) -> None:
    """Nothing tells how it ends while it is played out; then all of it is seen, and then the log and the purse."""
    purse = None
    for hurried in (False, True):
        if hurried:
            person.page.keyboard.press("Escape")
        seen = person.page.evaluate(SEEN)
        purse = purse or seen["money"]
        assert (seen["revealing"], seen["opened"], seen["money"], seen["ended"]) == (1, before, purse, 0)
    assert seen["hidden"] == 0
    person.page.keyboard.press("Escape")
    expect(person.page.locator(".robbery")).to_have_count(0)
    assert person.page.evaluate(SEEN)["opened"] == before + 2


def play_calmly(person: Person) -> None:
    person.button("Table", exact=True).click()
    person.page.get_by_label("How others’ moves are shown").select_option("calmly")
    person.page.keyboard.press("Escape")


def begin(room: Room) -> Person:
    ada = room.person()
    make_table(ada, "Gravediggers", ["you", "bot:thumb"])
    ada.button("Deal").click()
    return ada


@pytest.mark.long
def test_a_robbery_is_seen_before_its_result_and_one_of_equal_cards_is_picked(room: Room) -> None:
    ada, answer = begin(room), GAMES["Gravediggers"](random.Random(3))
    fist, equal = ada.page.get_by_role("group", name="Money in your fist"), False
    while not (equal and fist.count()):
        assert ada.is_asked()
        equal = equal or look_at_equal_cards(ada)
        if not (equal and fist.count()):
            ada.answer(answer)
            assert ada.is_asked()
    opened = ada.page.evaluate(SEEN)["opened"]
    play_calmly(ada)
    ada.answer(answer)
    ada.page.locator(".robbery").wait_for()
    watch_a_robbery(ada, opened)


@pytest.mark.long
@pytest.mark.rule("GD-22")
def test_the_last_robberies_are_seen_before_the_end(room: Room) -> None:
    ada, answer = begin(room), GAMES["Gravediggers"](random.Random(3))
    while ada.page.get_by_text("Final robbery").count() == 0:
        assert ada.is_asked()
        ada.answer(answer)
    play_calmly(ada)
    robberies = 0
    while True:
        ada.page.locator(f"{ASKED}, .robbery, {OVER}").first.wait_for()
        opened = ada.page.evaluate(SEEN)["opened"]
        if ada.page.locator(".robbery").count():
            robberies += 1
            watch_a_robbery(ada, opened)
        elif ada.is_over:
            break
        else:
            ada.answer(answer)
    assert robberies > 0


@pytest.mark.long
def test_a_film_begins_after_its_poster_and_a_refusal_does_not_hang_it_again(room: Room) -> None:
    ada = room.person(pace="calm")
    dull = hand(ada).and_(ada.page.locator(":not(.lit)[data-key]"))
    begins = False
    while not begins:  # who begins is a matter of chance
        ada.play_now(OUTER_SPACE)
        assert ada.is_asked()
        ada.button(re.compile("^Propose this title")).click()
        poster, films = ada.page.locator(".premiere"), ada.page.locator(".films")
        poster.wait_for()
        ada.page.wait_for_timeout(700)  # longer than others' moves are apart
        assert poster.count() == 1
        assert films.count() == 0
        ada.page.keyboard.press("Escape")
        films.wait_for()
        assert poster.count() == 0
        begins = ada.page.locator(".sentence").inner_text().startswith("It is your turn") and dull.count() > 0
    dull.first.click()
    assert ada.page.locator("button.play").count() == 0
    ada.button(re.compile("^Why not")).click()
    ada.page.get_by_role("alert").get_by_role("button", name="Rule BM-").wait_for()
    assert poster.count() == 0
    assert ada.page.locator(ASKED).count() == 1
