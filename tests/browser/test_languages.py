"""The page in four languages: no English sentence is left, links and people choose, and one table speaks several."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from tests.browser.seats import Person, Room
from tests.crossing import crossed

pytestmark = pytest.mark.browser

ROOT = Path(__file__).parents[2]
PLAY = {"de": "Gleich spielen", "fr": "Jouer tout de suite", "it": "Gioca subito"}
GAMES = ("graverobbers", "gravediggers", "goldraeuber", "outerspace")


def plain_sentences(path: Path) -> set[str]:
    """The messages of a file that have no arguments, and three words or more."""
    found = set()
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            parts = entry.value.elements
            if all(isinstance(part, ast.TextElement) for part in parts):
                found.add("".join(part.value for part in parts))
    return {text for text in found if len(re.findall(r"[A-Za-z]+", text)) >= 3}


def english(game: str) -> set[str]:
    files = [ROOT / "ui/src/words/ui.en.ftl", ROOT / "src/lychgate/server/messages/texts.en.ftl"]
    files += [ROOT / f"ui/src/games/{game}/{name}.en.ftl" for name in ("box", "board")]
    files += [ROOT / f"src/lychgate/games/{game}/words/story.en.ftl"]
    return set().union(*(plain_sentences(path) for path in files))


def left_in_english(person: Person, game: str) -> list[str]:
    shown = person.page.inner_text("body")
    return sorted(text for text in english(game) if text in shown)


@pytest.mark.parametrize(("language", "game"), crossed([(one, game) for one in PLAY for game in GAMES]))
def test_no_english_sentence_is_left_on_the_pages_and_at_the_table(room: Room, language: str, game: str) -> None:
    reader = room.person(locale=f"{language}-{language.upper()}")
    reader.page.goto("/")
    plays = reader.page.get_by_role("button", name=PLAY[language])
    plays.first.wait_for()
    assert plays.count() >= len(GAMES)
    assert left_in_english(reader, game) == []
    for address in (f"/new/{game}", f"/rules/{game}"):
        reader.page.goto(address)
        reader.page.locator("main").wait_for()
        reader.page.wait_for_timeout(500)
        assert left_in_english(reader, game) == [], address
    reader.page.goto("/")
    box = reader.page.get_by_role("listitem").filter(has=reader.page.locator(f"a[href='/new/{game}']"))
    box.get_by_role("button", name=PLAY[language]).click()
    assert reader.is_asked()
    assert left_in_english(reader, game) == []


def test_a_link_says_which_language_and_it_is_kept(room: Room) -> None:
    reader = room.person(locale="en-GB")
    reader.page.goto("/?lang=it")
    reader.page.get_by_role("button", name=PLAY["it"]).first.wait_for()
    reader.page.goto("/")
    reader.page.get_by_role("button", name=PLAY["it"]).first.wait_for()
    assert reader.page.locator("html").get_attribute("lang") == "it"


def test_another_language_is_chosen_in_the_middle_of_a_game(room: Room) -> None:
    reader = room.person(locale="en-GB").play_now("Graverobbers")
    assert reader.is_asked()
    assert "Which of your three goals" in reader.page.locator(".sentence").inner_text()
    reader.page.evaluate("localStorage['lychgate.language'] = JSON.stringify({ chosen: 'de' })")
    reader.page.reload()
    assert reader.is_asked()
    assert "Welches deiner drei Ziele" in reader.page.locator(".sentence").inner_text()
    assert "Alle bekommen" in reader.page.locator("body").inner_text()


def test_a_sentence_left_in_english_would_be_found() -> None:
    assert "Which of your three goals do you return?" in english("graverobbers")
