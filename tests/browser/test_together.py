"""Several people at a table: each with a browser of their own, or all at one."""

from __future__ import annotations

import random
import re

import pytest

from tests.browser.clicking import GAMES, OUTER_SPACE, address
from tests.browser.seats import ASKED, Person, Room

pytestmark = [pytest.mark.browser, pytest.mark.long]


def make_table(host: Person, game: str, seats: list[str], games: int = 1) -> str:
    """A new table with these seats; the link for others."""
    host.page.goto(f"/new/{address(game)}")
    host.page.get_by_role("radio", name=str(len(seats)), exact=True).check(force=True)
    for number, wish in enumerate(seats, 1):
        host.page.get_by_label(f"Player {number}").select_option(wish)
    host.page.get_by_label("How many games").fill(str(games))
    host.button("Make the table").click()
    host.page.get_by_role("heading", name=f"A table of {game}").wait_for()
    link = host.page.get_by_label("Link for others")
    return link.input_value() if link.count() else ""


def name_oneself(person: Person, name: str) -> None:
    person.page.goto("/")
    person.page.get_by_label("Your name").fill(name)


@pytest.mark.parametrize("game", GAMES)
def test_two_browsers_and_a_bot_with_a_reload_in_the_middle(room: Room, game: str) -> None:
    ada, bob = room.person(), room.person()
    name_oneself(ada, "Ada")
    link = make_table(ada, game, ["you", "open", "bot:thumb"])
    bob.page.goto(link)
    bob.page.get_by_label("Your name").fill("Bob")
    bob.button("Sit down").click()
    ada.page.get_by_text("Everybody is here").wait_for()
    ada.button("Deal").click()
    answers = {person: GAMES[game](random.Random(name)) for name, person in (("a", ada), ("b", bob))}
    decided = 0
    while not (ada.is_over and bob.is_over):
        for person, answer in answers.items():
            if person.page.locator(".line[data-prompt]").count():
                person.answer(answer)
                decided += 1
                if decided == 8:
                    bob.page.reload()
                    bob.page.get_by_role("heading", name=f"A table of {game}").wait_for(state="attached")
                    assert bob.page.locator(".log li").count() > 5
        ada.page.wait_for_timeout(20)
    assert ada.page.locator("dialog h2").inner_text() == bob.page.locator("dialog h2").inner_text()
    assert decided > 10


def test_people_at_two_browsers_can_talk(room: Room) -> None:
    ada, bob = room.person(), room.person()
    name_oneself(ada, "Ada")
    link = make_table(ada, "Graverobbers", ["you", "open", "bot:thumb"])
    bob.page.goto(link)
    bob.page.get_by_label("Your name").fill("Bob")
    bob.button("Sit down").click()
    bob.page.get_by_label("Say something").fill("Good evening <b>all</b>")
    bob.button("Send").click()
    ada.page.get_by_role("log", name="Chat").get_by_text("Good evening <b>all</b>").wait_for()


SECRETIVE = ("Graverobbers", "Gravediggers", OUTER_SPACE)
SECRET = re.compile(
    r"robber \d|detective \d|bobby \d|(black|white) goal|widow|bandit|accomplice|guard|data-card", re.IGNORECASE
)


def test_everybody_sees_where_somebody_points(room: Room) -> None:
    ada, bob = room.person(), room.person()
    name_oneself(ada, "Ada")
    link = make_table(ada, "Goldräuber", ["you", "open"])
    bob.page.goto(link)
    bob.page.get_by_label("Your name").fill("Bob")
    bob.button("Sit down").click()
    ada.page.get_by_text("Everybody is here").wait_for()
    ada.button("Deal").click()
    for person in (ada, bob):
        person.page.get_by_role("heading", name="A table of Goldräuber").wait_for(state="attached")
    ada.page.locator(f"{ASKED}, .hint").first.wait_for()
    asked, other, name = (ada, bob, "Bob") if ada.page.locator(ASKED).count() else (bob, ada, "Ada")
    other.button(re.compile("^Point at a1")).click()
    for person in (asked, other):
        person.button(re.compile(f"a1.*{name} would take this one")).wait_for()
    other.button(re.compile("^Point at a1")).click()
    asked.button(re.compile("would take this one")).wait_for(state="detached")


def test_a_hot_seat_without_a_curtain_where_nothing_is_hidden(room: Room) -> None:
    ada = room.person()
    name_oneself(ada, "Ada")
    make_table(ada, "Goldräuber", ["you", "open"])
    ada.page.get_by_label("Somebody else at this screen").fill("Bob")
    ada.button("Sit down here").click()
    ada.page.get_by_text("Everybody is here").wait_for()
    ada.button("Deal").click()
    ada.play_on(GAMES["Goldräuber"](random.Random(5)))
    assert ada.page.locator(".curtain").count() == 0


@pytest.mark.parametrize("game", SECRETIVE)
def test_a_hot_seat_with_a_curtain_between_turns(room: Room, game: str) -> None:
    ada = room.person()
    name_oneself(ada, "Ada")
    make_table(ada, game, ["you", "open", "bot:thumb"])
    ada.page.get_by_label("Somebody else at this screen").fill("Bob")
    ada.button("Sit down here").click()
    ada.page.get_by_text("Everybody is here").wait_for()
    ada.button("Deal").click()
    answer = GAMES[game](random.Random(5))
    curtains = 0
    while not ada.is_over:
        ada.page.locator(".line[data-prompt], .curtain, dialog .outcome").first.wait_for(state="attached")
        ready = ada.button(re.compile("^I am "))
        if ready.count():
            assert not SECRET.search(ada.shown()), "the curtain shows something"
            curtains += 1
            ready.click()
        elif not ada.is_over:
            ada.answer(answer)
    assert curtains > 3
