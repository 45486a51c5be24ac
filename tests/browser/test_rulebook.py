"""The rulebook in the page: links lead to their rules, examples go on, words of any language are found."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.seats import Person, Room
from tests.crossing import crossed
from tests.rulebook import NAMES, rules_of

pytestmark = pytest.mark.browser

LANGUAGES = ("en", "de", "fr", "it")
BROKEN = """links => links.map(link => new URL(link.href))
    .filter(url => url.hash && !document.getElementById(decodeURIComponent(url.hash.slice(1)))).map(String)"""


def open_book(person: Person, game: str, fragment: str = "") -> None:
    person.page.goto(f"/rules/{game}{fragment}")
    person.page.locator("section.rule").first.wait_for()


@pytest.mark.parametrize(("game", "language"), crossed([(game, one) for game in NAMES for one in LANGUAGES]))
def test_every_rule_stands_there_and_every_link_leads_to_one(room: Room, game: str, language: str) -> None:
    reader = room.person(locale=f"{language}-{language.upper()}")
    open_book(reader, game)
    shown = reader.page.locator("section.rule").evaluate_all("rules => rules.map(rule => rule.id)")
    assert tuple(shown) == rules_of(game)
    links = reader.page.locator("main a[href*='#']")
    assert links.count() > len(shown)
    assert links.evaluate_all(BROKEN) == []
    assert reader.page.locator("figure .board").count() > 5
    assert reader.page.locator(".reasons").count() > 10
    assert reader.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.long
def test_the_rulebook_is_searched_stepped_through_and_left_for_the_lesson(room: Room) -> None:
    ada = room.person()
    open_book(ada, "gravediggers", "#GD-19")
    expect(ada.page.locator(".marked")).to_contain_text("Sharing goes from the lowest fist up")
    expect(ada.page.locator(".marked")).to_be_in_viewport()
    ada.page.get_by_role("searchbox").fill("Wächter")
    hit = ada.page.get_by_role("search").get_by_role("link", name="GD-16")
    expect(ada.page.get_by_role("search")).to_contain_text("Deutsch")
    hit.click()
    expect(ada.page.locator(".marked")).to_contain_text("Guard, if any is left")
    example = ada.page.locator("figure", has_text="Example: Rob a cemetery")
    example.get_by_role("button", name="Next").click()
    expect(example.locator(".told li").first).to_be_visible()
    example.get_by_role("link", name="Play it yourself").click()
    ada.page.locator(".coach").wait_for()
    expect(ada.page.locator(".coach")).to_contain_text("Chapter 4")


@pytest.mark.long
def test_a_line_of_the_log_opens_its_rule_and_that_rule_another(room: Room) -> None:
    ada = room.person().play_now("Gravediggers")
    assert ada.is_asked()
    ada.page.get_by_role("log").get_by_role("button", name=re.compile("^Rule GD-")).first.click()
    dialog = ada.page.get_by_role("dialog", name=re.compile("^Rule GD-"))
    expect(dialog.locator("section.rule")).to_be_visible()
    link = dialog.get_by_role("link", name="Open the rulebook at this rule")
    assert re.search(r"/rules/gravediggers#GD-\d+$", link.get_attribute("href") or "")


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_the_booklet_has_everything_open_on_a5_pages(room: Room, game: str, language: str) -> None:
    reader = room.person(locale=f"{language}-{language.upper()}")
    open_book(reader, game)
    paper = reader.page.pdf(prefer_css_page_size=True)
    assert re.search(rb"/MediaBox \[0 0 (419|420)[.\d]* (594|595|596)[.\d]*\]", paper)
    assert 12 < len(re.findall(rb"/Type /Page\b", paper)) < 60
    reader.page.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert reader.page.locator(".reasons:not([open])").count() == 0
