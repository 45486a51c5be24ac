"""What only the board of Outer Space has: lines read aloud, a countdown, piles to look through, the poster."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from lychgate.core.input import registry
from lychgate.play.text.export import game_words
from tests.browser.clicking import GAMES, OUTER_SPACE, hand
from tests.browser.seats import ASKED, OVER, Person, Room

pytestmark = pytest.mark.browser

# A duel and several cards, which would not fit on the screen.
MUCH_ABOVE = """(line) => {
  const much = line.parentElement.insertBefore(document.createElement('p'), line)
  much.style = 'flex: none; height: 60rem'
}"""
LISTEN = "window.spoken = []; speechSynthesis.speak = ({ text }) => spoken.push(text)"


def play_some(person: Person, decisions: int, seed: int = 1) -> None:
    """So many decisions; where the film is over before, the next one is made at once."""
    answer = GAMES[OUTER_SPACE](random.Random(seed))
    for _ in range(decisions):
        go_on(person)
        person.answer(answer)
    go_on(person)


def go_on(person: Person) -> None:
    """Wait for a question; at the end of a match, play again."""
    while not person.is_asked():
        person.button("Play again").click()
        person.button("Yes, deal").click()
        person.page.locator(OVER).wait_for(state="detached")


def play_until_the_poster_hangs(person: Person) -> None:
    """It makes room for attacks and for cards being played."""
    for seed in range(20):
        if person.page.locator(".poster .title").first.is_visible():
            return
        play_some(person, 1, seed)


def printed_cards() -> list[dict[str, Any]]:
    """What stands on the cards, in English."""
    cards: list[dict[str, Any]] = game_words(registry.find("outerspace"), "en")["cards"]
    return cards


@pytest.mark.long
def test_lines_are_read_aloud_when_switched_on_and_only_then(room: Room) -> None:
    ada = room.person()
    ada.page.add_init_script(LISTEN)
    ada.play_now(OUTER_SPACE)
    aloud = ada.button(re.compile("^Read lines aloud"))
    play_some(ada, 4)
    assert aloud.get_attribute("aria-pressed") == "false"
    assert ada.page.evaluate("spoken") == []
    aloud.click()
    play_some(ada, 8, seed=2)
    spoken = ada.page.evaluate("spoken")
    lines = {card["line"] for card in printed_cards()}
    assert spoken
    assert set(spoken) <= lines
    ada.page.reload()
    assert ada.is_asked()
    assert aloud.get_attribute("aria-pressed") == "true"


@pytest.mark.long
def test_a_spoken_line_is_never_cut_off(room: Room) -> None:
    ada = room.person().play_now(OUTER_SPACE)
    screen, line = ada.page.locator(".screen"), ada.page.locator(".subtitle")
    while not line.count():
        play_some(ada, 1)
    line.evaluate(MUCH_ABOVE)
    frame, words = screen.bounding_box(), line.bounding_box()
    assert frame
    assert words
    assert frame["y"] < words["y"] < words["y"] + words["height"] <= frame["y"] + frame["height"]


@pytest.mark.long
@pytest.mark.rule("BM-7")
def test_the_table_calls_its_film_otherwise_and_sees_it_as_text(room: Room) -> None:
    ada = room.person().play_now(OUTER_SPACE)
    play_some(ada, 1)
    title = ada.page.locator(".marquee .title")
    proposed = title.inner_text()
    ada.button(re.compile("^Rename the film")).click()
    ada.page.get_by_label("The film’s title").fill("<i>Attack</i> of the Sofa")
    ada.button("Call it so").click()
    expect(title).to_have_text("<i>Attack</i> of the Sofa")
    play_until_the_poster_hangs(ada)
    expect(ada.page.locator(".poster .title").first).to_have_text("<i>Attack</i> of the Sofa")
    ada.page.reload()
    expect(title).to_have_text("<i>Attack</i> of the Sofa")
    ada.button(re.compile("^Rename the film")).click()
    ada.button("Another proposal").click()
    expect(ada.page.get_by_label("The film’s title")).not_to_have_value("<i>Attack</i> of the Sofa")
    ada.button("As first proposed").click()
    expect(title).to_have_text(re.compile(re.escape(proposed), re.IGNORECASE))


@pytest.mark.long
def test_a_card_in_hand_says_all_that_stands_on_it(room: Room) -> None:
    ada = room.person().play_now(OUTER_SPACE)
    play_some(ada, 1)
    printed = {card["name"]: card for card in printed_cards()}
    for card in hand(ada).all():
        shown, name = card.inner_text(), card.locator(".name").inner_text()
        for text in (printed[name]["line"], *printed[name]["text"], *printed[name]["trait_names"]):
            assert text in shown


@pytest.mark.long
def test_the_discard_pile_can_be_looked_through(room: Room) -> None:
    ada = room.person().play_now(OUTER_SPACE)
    pile, count = ada.button(re.compile("^Discard pile")), 0
    while count == 0:
        play_some(ada, 5)
        count = int(re.findall(r"\d+", pile.inner_text())[0])
    pile.click()
    assert ada.page.get_by_role("dialog", name="Discard pile").get_by_role("listitem").count() == count


@pytest.mark.long
def test_at_the_end_the_poster_names_the_winner(room: Room) -> None:
    ada = room.person().play_now(OUTER_SPACE)
    ada.play_on(GAMES[OUTER_SPACE](random.Random(4)))
    winner = ada.page.locator(".outcome .won .name").first.inner_text()
    assert winner in ada.page.locator("dialog .poster").inner_text()


@pytest.mark.long
def test_a_window_with_a_countdown_closes_by_itself(room: Room) -> None:
    ada = room.person()
    ada.page.goto("/new/outerspace")
    ada.page.get_by_label("When everybody is asked").select_option("10 seconds")
    ada.button("Make the table").click()
    ada.button("Deal").click()
    answer = GAMES[OUTER_SPACE](random.Random(3))
    clock = ada.page.get_by_role("timer")
    while not clock.count():
        go_on(ada)
        ada.answer(answer)
        ada.is_asked()
    question = ada.page.locator(ASKED).get_attribute("data-prompt")
    assert "seconds left" in (clock.get_attribute("aria-label") or "")
    ada.page.locator(f'.line[data-prompt="{question}"]').wait_for(state="detached", timeout=20_000)


@pytest.mark.long
def test_a_card_chosen_but_not_shown_can_be_taken_back(room: Room) -> None:
    ada = room.person().play_now(OUTER_SPACE)
    answer = GAMES[OUTER_SPACE](random.Random(5))
    aimed = hand(ada).and_(ada.page.locator(".lit")).filter(has=ada.page.locator(".card:is(.prop, .location)"))
    for _ in range(100):
        go_on(ada)
        if aimed.count() and ada.page.locator(".sentence").inner_text().startswith("It is your turn"):
            break
        ada.answer(answer)
    held, question = hand(ada).count(), ada.page.locator(".sentence").inner_text()
    aimed.first.click()
    ada.answer(lambda person: person.page.locator("button.play:visible").click())
    assert ada.is_asked()
    assert ada.page.locator(".sentence").inner_text() != question
    ada.answer(lambda person: person.button(re.compile("^Take back")).click())
    assert ada.is_asked()
    assert ada.page.locator(".sentence").inner_text() == question
    assert hand(ada).count() == held
    assert aimed.count()
