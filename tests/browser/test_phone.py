"""The table on a telephone, the smallest that is still about."""

from __future__ import annotations

import random

import pytest

from tests.browser.clicking import GAMES, OUTER_SPACE, address
from tests.browser.seats import ASKED, Person, Room
from tests.crossing import crossed

pytestmark = pytest.mark.browser

WIDTH, HEIGHT = 360, 700
IN_SIGHT = """(wanted) => [...document.querySelectorAll(wanted)].filter((element) => {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  return element.contains(hit)
}).length"""
PAGES = [
    "/",
    *(f"/{page}/{address(game)}" for page in ("new", "rules", "beside") for game in GAMES),
    "/cards/outerspace",
    "/nowhere",
]


def check_width(person: Person) -> None:
    wide = person.page.evaluate("document.scrollingElement.scrollWidth")
    assert wide <= WIDTH, f"the page is {wide} wide"


@pytest.mark.long
@pytest.mark.parametrize("path", crossed(PAGES))
def test_no_page_is_wider_than_a_telephone(room: Room, path: str) -> None:
    ada = room.person(WIDTH, HEIGHT, has_touch=True, is_mobile=True)
    ada.page.goto(path)
    ada.page.get_by_role("heading", level=1).wait_for(state="attached")
    ada.page.get_by_text("One moment").wait_for(state="detached")
    check_width(ada)
    for more in ada.page.locator("summary").all():
        more.click()
    check_width(ada)


# What the first question is answered with, where it is asked about something else than the board.
FIRST_ANSWER = {"Graverobbers": ".goals button", OUTER_SPACE: ".titling .button.main"}


def test_wishes_to_pass_stand_behind_a_button_that_says_what_they_mean(room: Room) -> None:
    ada = room.person(WIDTH, HEIGHT, has_touch=True, is_mobile=True).play_now(OUTER_SPACE)
    assert ada.is_asked()
    ada.answer(GAMES[OUTER_SPACE](random.Random(1)))
    assert ada.is_asked()
    assert ada.page.locator(".wishes").count() == 0
    ada.button("Ask me less often").tap()
    assert "pass by yourself" in ada.page.locator(".wishes").inner_text()
    check_width(ada)


@pytest.mark.parametrize("game", crossed(GAMES))
def test_on_its_side_a_telephone_shows_board_question_and_hand_together(room: Room, game: str) -> None:
    wide, high = 844, 390
    ada = room.person(wide, high, has_touch=True, is_mobile=True).play_now(game)
    assert ada.is_asked()
    first = ada.page.locator(FIRST_ANSWER[game]).last.bounding_box() if game in FIRST_ANSWER else None
    assert first is None or first["y"] + first["height"] <= high, "the first answer is out of sight"
    ada.answer(GAMES[game](random.Random(1)))
    assert ada.is_asked()
    assert ada.page.evaluate("document.scrollingElement.scrollHeight") == high
    assert ada.page.evaluate("document.scrollingElement.scrollWidth") == wide
    seen = {
        "question": ada.page.locator(ASKED),
        "hand": ada.page.get_by_role("region", name="Your hand").locator("button, .miner").first,
    }
    for what, where in seen.items():
        box = where.bounding_box()
        assert box, f"no {what}"
        assert 0 <= box["y"] <= high - min(box["height"], 60), f"the {what} is out of sight"
        assert 0 <= box["x"] <= wide - box["width"], f"the {what} is cut off"
    assert ada.page.evaluate(IN_SIGHT, ".stage .board button") > 1, "the board is out of sight"


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_match_on_a_telephone(room: Room, game: str) -> None:
    ada = room.person(WIDTH, HEIGHT, has_touch=True, is_mobile=True, reduced_motion="no-preference")
    ada.page.goto("/")
    check_width(ada)
    ada.play_now(game)
    answer = GAMES[game](random.Random(game))

    def answer_within_the_width(person: Person) -> None:
        answer(person)
        check_width(person)

    assert ada.play_on(answer_within_the_width) > 5
    check_width(ada)


@pytest.mark.long
def test_a_cemetery_that_is_robbed_is_not_under_the_question(room: Room) -> None:
    ada = room.person(390, 844, has_touch=True, is_mobile=True).play_now("Gravediggers")
    answer = GAMES["Gravediggers"](random.Random(1))
    seen: set[str | None] = set()
    robbed, question = ada.page.locator(".robbed"), ada.page.locator(".own")
    while ada.is_asked() and len(seen) < 4:
        if robbed.count():
            lies, over = robbed.bounding_box(), question.bounding_box()
            assert lies
            assert over
            assert 0 <= lies["y"] <= over["y"] + 1 - lies["height"]
            seen.add(robbed.locator(".number").get_attribute("data-text"))
        ada.page.evaluate("scrollTo(0, 0)")
        ada.answer(answer)
    assert len(seen) > 1
