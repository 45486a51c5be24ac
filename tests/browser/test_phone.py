"""The table on a telephone, the smallest that is still about."""

from __future__ import annotations

import random

import pytest

from tests.browser.clicking import GAMES
from tests.browser.seats import Person, Room

pytestmark = [pytest.mark.browser, pytest.mark.long]

WIDTH, HEIGHT = 360, 700


def check_width(person: Person) -> None:
    wide = person.page.evaluate("document.scrollingElement.scrollWidth")
    assert wide <= WIDTH, f"the page is {wide} wide"


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
