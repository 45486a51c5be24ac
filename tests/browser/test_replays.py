"""A match seen again: step, jump, play, through any eyes that are allowed, and a link to a moment."""

from __future__ import annotations

import random
import re

import pytest

from tests.browser.clicking import GAMES, address
from tests.browser.seats import PATIENCE, Person, Room
from tests.server.company import deal, gather, play_on
from tests.server.serving import opened

pytestmark = [pytest.mark.browser, pytest.mark.long]


def played_match(site: str, game: str) -> str:
    """The id of a match that is over, decided by chance."""
    with opened.pop_all():
        players, table = gather(site, address(game))
        seats = deal(players, table)
        play_on(seats, random.Random(game))
        match = seats[0].match
        opened.close()
    assert match
    found: str = match["match"]
    return found


def moment(person: Person) -> tuple[int, int]:
    """Which moment is shown, of how many."""
    at, _, count = person.page.locator(".controls .count").inner_text().partition(" / ")
    return int(at), int(count)


def wait_for_moment(person: Person, at: int) -> None:
    person.page.locator(".controls .count", has_text=re.compile(rf"^{at} / ")).wait_for()


def sentence(person: Person) -> str:
    return person.page.locator(".bar .sentence").inner_text()


def see_the_same(ada: Person, bob: Person, what: str) -> None:
    """What both see there becomes the same: what others' eyes saw may still be on its way."""
    for _ in range(PATIENCE // 100):
        if ada.page.locator(what).inner_text() == bob.page.locator(what).inner_text():
            return
        ada.page.wait_for_timeout(100)
    raise AssertionError(f"{ada.page.locator(what).inner_text()!r} and {bob.page.locator(what).inner_text()!r}")


def see_again(person: Person, match: str) -> None:
    person.page.goto(f"/replay/{match}")
    person.button("One step on").wait_for()
    person.page.locator(".log li").last.wait_for(state="attached")


def test_a_replay_steps_jumps_and_plays(room: Room, site: str) -> None:
    ada = room.person()
    see_again(ada, played_match(site, "Graverobbers"))
    first, last = moment(ada)
    assert first == 1 < 20 < last
    ada.button("One step on").click()
    wait_for_moment(ada, 2)
    ada.button("One step back").click()
    wait_for_moment(ada, 1)
    ada.button("To the end").click()
    wait_for_moment(ada, last)
    turned = ada.page.locator(".grave.turned .stone").first
    assert "round 1 is over (GR-23)" in (turned.get_attribute("aria-label") or "")
    ada.page.get_by_label("Moment").fill("9")
    wait_for_moment(ada, 9)
    line = ada.page.locator(".log li button").nth(12)
    line.click()
    ada.page.locator(".log [aria-current=step]", has_text=line.inner_text()).first.wait_for()
    assert line.inner_text() in sentence(ada)
    before, _ = moment(ada)
    ada.button("Play", exact=True).click()
    wait_for_moment(ada, before + 2)
    ada.button("Pause").click()


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_controls_stay_under_the_mouse_whatever_the_hands_take(room: Room, site: str, size: tuple[int, int]) -> None:
    ada = room.person(*size)
    see_again(ada, played_match(site, "Graverobbers"))
    _, last = moment(ada)
    places = set()
    for at in (1, 2, 9, last // 2, last):
        ada.page.get_by_label("Moment").fill(str(at))
        wait_for_moment(ada, at)
        box = ada.button("One step on").bounding_box()
        assert box
        places.add((round(box["x"]), round(box["y"])))
    assert len(places) == 1


def test_a_replay_by_keyboard(room: Room, site: str) -> None:
    ada = room.person()
    see_again(ada, played_match(site, "Goldräuber"))
    _, last = moment(ada)
    for key, at in (("End", last), ("ArrowLeft", last - 1), ("Home", 1), ("ArrowRight", 2)):
        ada.page.keyboard.press(key)
        wait_for_moment(ada, at)
    ada.page.keyboard.press("Space")
    wait_for_moment(ada, 4)
    ada.page.keyboard.press("?")
    ada.page.get_by_role("dialog", name="Keys").wait_for()


@pytest.mark.parametrize("game", GAMES)
def test_a_link_shows_the_same_moment_through_the_same_eyes(room: Room, site: str, game: str) -> None:
    ada, bob = room.person(), room.person()
    see_again(ada, played_match(site, game))
    eyes = ada.page.get_by_label("Whose eyes")
    assert eyes.locator("option").all_inner_texts() == ["everything", "a spectator", "P0", "P1", "P2"]
    eyes.select_option(label="P1")
    for _ in range(3):
        ada.button("One step on").click()
    wait_for_moment(ada, 4)
    ada.button("Share", exact=True).click()
    bob.page.goto(ada.page.get_by_label("Link to this moment").input_value())
    bob.button("One step on").wait_for()
    wait_for_moment(bob, 4)
    assert bob.page.get_by_label("Whose eyes").locator("option:checked").inner_text() == "P1"
    see_the_same(ada, bob, ".bar .sentence")
    see_the_same(ada, bob, ".stage > .board")


def test_eyes_see_what_they_may(room: Room, site: str) -> None:
    ada = room.person()
    see_again(ada, played_match(site, "Graverobbers"))
    ada.page.get_by_label("Moment").fill("12")
    hands = ada.page.locator(".hands section")
    for eyes, names in (
        ("everything", ["Hand of P0", "Hand of P1", "Hand of P2"]),
        ("P1", ["Your hand"]),
        ("a spectator", []),
    ):
        ada.page.get_by_label("Whose eyes").select_option(label=eyes)
        for name in names:
            ada.page.get_by_role("region", name=name).wait_for()
        ada.wait_until(f"document.querySelectorAll('.hands section').length === {len(names)}")
        assert [hand.get_attribute("aria-label") for hand in hands.all()] == names


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_explains_the_points(room: Room, site: str, game: str) -> None:
    ada = room.person()
    see_again(ada, played_match(site, game))
    ada.button("Points", exact=True).click()
    points = ada.page.get_by_role("dialog", name="Points")
    points.locator(".outcome").wait_for()
    assert points.locator(".place").count() == (0 if game == "Goldräuber" else 3)  # together all win or lose
    rule = points.locator(".rule").first.inner_text()
    points.locator(".rule").first.click()
    ada.page.get_by_role("dialog", name=f"Rule {rule}").locator(".rule", has_text=rule).wait_for()
