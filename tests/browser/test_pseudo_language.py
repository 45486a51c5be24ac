"""Every page in a language that is longer by two fifths: nothing is cut off, and every sentence comes from a file."""

from __future__ import annotations

import re

import pytest

from tests.browser.pseudo import ACCENTED, STANDS_FOR, pseudo, speak_pseudo
from tests.browser.seats import Person, Room
from tests.crossing import crossed

pytestmark = pytest.mark.browser

GAMES = ("graverobbers", "gravediggers", "goldraeuber", "outerspace")
PAGES = ("/", *(f"/new/{game}" for game in GAMES))
WIDTHS = (390, 1280)

# What is hidden by the element that holds it, though it is there to be read. Boards draw some words from data-text.
CUT_OFF = """() => [...document.querySelectorAll('button, a, label, legend, h1, h2, h3, summary, p, li, dt, dd, span')]
  .map((one) => [one, one.textContent.trim() || one.dataset.text])
  .filter(([one, text]) => one.checkVisibility() && text)
  .filter(([one]) => !one.closest('.unseen, [aria-hidden=true]'))
  .filter(([one]) => ['hidden', 'clip'].includes(getComputedStyle(one).overflowX))
  .filter(([one]) => one.scrollWidth > one.clientWidth + 1)
  .map(([, text]) => text.slice(0, 60))"""
TOO_WIDE = "document.documentElement.scrollWidth > document.documentElement.clientWidth + 1"

# Names of people, games and bots, and what people wrote themselves.
NAMES = re.compile(r"The Revenge of the Grave Robbers from Outer Space|Lychgate|Graverobbers|Gravediggers|Goldräuber")


def hard_coded(person: Person) -> list[str]:
    """Runs of three words without an accent where there would be one. The film's title is made by the server."""
    shown = NAMES.sub("", person.page.inner_text("main"))
    for title in person.page.locator("main .title").all_inner_texts():
        shown = shown.replace(title, "")
    runs = re.findall(r"(?:\b[A-Za-z]{3,} ){2,}[A-Za-z]{3,}\b", shown)
    return [run for run in runs if run != run.translate(ACCENTED)]


def reader(room: Room, width: int) -> Person:
    person = room.person(width=width, height=844 if width < 600 else 800, locale=f"{STANDS_FOR}-DE")
    speak_pseudo(person.page)
    return person


def test_the_language_is_longer_and_every_letter_that_can_have_one_has_an_accent() -> None:
    assert pseudo("a = one { $n } two\n") == "a = öñé · { $n } twö ·\n"


def test_what_is_cut_off_or_hard_coded_would_be_found(room: Room) -> None:
    person = room.person(width=390)
    button = "<button style='width: 40px; overflow: hidden; white-space: nowrap'>Accuse somebody now</button>"
    wide = "<i style='display: block; width: 80px; height: 1em'></i>"
    drawn = f"<span style='display: block; width: 9px; overflow: hidden' data-text='Miss Finch'>{wide}</span>"
    person.page.set_content(f"<main>{button}{drawn}<p style='width: 600px'>wide</p></main>")
    assert hard_coded(person) == ["Accuse somebody now"]
    assert person.page.evaluate(CUT_OFF) == ["Accuse somebody now", "Miss Finch"]
    assert person.page.evaluate(TOO_WIDE)


@pytest.mark.long
@pytest.mark.parametrize(("width", "page"), crossed([(width, page) for width in WIDTHS for page in PAGES]))
def test_nothing_is_cut_off_or_hard_coded_on_a_page(room: Room, width: int, page: str) -> None:
    person = reader(room, width)
    person.page.goto(page)
    person.page.locator("main").get_by_text("·").first.wait_for()
    person.page.wait_for_timeout(300)
    assert hard_coded(person) == []
    assert person.page.evaluate(CUT_OFF) == []
    assert not person.page.evaluate(TOO_WIDE)


@pytest.mark.long
@pytest.mark.parametrize(("width", "game"), crossed([(width, game) for width in WIDTHS for game in GAMES]))
def test_nothing_is_cut_off_or_hard_coded_at_a_table(room: Room, width: int, game: str) -> None:
    person = reader(room, width)
    person.page.goto("/")
    box = person.page.get_by_role("listitem").filter(has=person.page.locator(f"a[href='/new/{game}']"))
    box.get_by_role("button").first.click()
    assert person.is_asked()
    assert hard_coded(person) == []
    assert person.page.evaluate(CUT_OFF) == []
    assert not person.page.evaluate(TOO_WIDE)
