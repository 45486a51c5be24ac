"""The page in four languages: no English sentence is left, links and people choose, and one table speaks several."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import FluentParser, ast

from tests.browser.clicking import in_any_language
from tests.browser.pseudo import siblings, texts
from tests.browser.seats import Person, Room
from tests.browser.test_together import make_table
from tests.crossing import crossed

pytestmark = pytest.mark.browser

ROOT = Path(__file__).parents[2]
PLAY = {"de": "Jetzt spielen", "fr": "Jouer tout de suite", "it": "Gioca subito"}
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
    files += [ROOT / f"ui/src/games/{game}/words/{name}.en.ftl" for name in ("box", "board")]
    files += [ROOT / f"src/lychgate/games/{game}/words/story.en.ftl"]
    return set().union(*(plain_sentences(path) for path in files))


def left_in_english(person: Person, game: str) -> list[str]:
    shown = person.page.inner_text("body")
    return sorted(text for text in english(game) if text in shown)


@pytest.mark.long
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


def words_of(text: str) -> list[str]:
    return re.findall(r"[^\W\d_]+", text.lower())


def runs_of(path: Path) -> set[tuple[str, ...]]:
    """All runs of three words in the messages of a file."""
    found: set[tuple[str, ...]] = set()
    for piece in texts(FluentParser().parse(path.read_text(encoding="utf-8"))):
        words = words_of(piece.value)
        found |= set(zip(words, words[1:], words[2:], strict=False))
    return found


@cache
def english_runs(language: str) -> set[tuple[str, ...]]:
    """Runs of three words that are English, and that no message of the language has, nor a game's name."""
    own, theirs = zip(*siblings(language), strict=True)
    name = words_of("The Revenge of the Grave Robbers from Outer Space")
    names = set(zip(name, name[1:], name[2:], strict=False))
    return set().union(*map(runs_of, theirs)) - set().union(*map(runs_of, own)) - names


def runs_in_english(person: Person, language: str) -> list[str]:
    """What is shown of such runs, line by line."""
    lines = map(words_of, person.page.inner_text("body").splitlines())
    shown = {run for words in lines for run in zip(words, words[1:], words[2:], strict=False)}
    return sorted(" ".join(run) for run in shown & english_runs(language))


MOST = 1000  # decisions: more than any match by chance has needed
SHORT = [("fr", "outerspace")]
ALL = [(language, game) for language in PLAY for game in GAMES]
WHOLE = [*SHORT, *(pytest.param(*one, marks=pytest.mark.long) for one in ALL if one not in SHORT)]


@pytest.mark.parametrize(("language", "game"), WHOLE)
def test_a_whole_match_is_played_by_clicks_without_a_word_of_english(room: Room, language: str, game: str) -> None:
    reader, answer = room.person(locale=f"{language}-{language.upper()}"), in_any_language(Random(3))
    reader.page.goto("/")
    box = reader.page.get_by_role("listitem").filter(has=reader.page.locator(f"a[href='/new/{game}']"))
    box.get_by_role("button", name=PLAY[language]).click()
    decided = 0
    while reader.is_asked():
        assert runs_in_english(reader, language) == []
        reader.answer(answer)
        decided += 1
        assert decided < MOST, "a match that does not end"
    assert decided > 3
    assert runs_in_english(reader, language) == []


def test_a_run_of_english_words_would_be_found() -> None:
    assert ("of", "your", "three") in english_runs("de")


def test_two_people_at_one_table_read_two_languages(room: Room) -> None:
    ada, rene = room.person(locale="en-GB"), room.person(locale="fr-FR")
    rene.page.goto(make_table(ada, "Graverobbers", ["you", "open", "bot:thumb"]))
    rene.page.get_by_label("Ton nom").fill("René")
    rene.button("S’asseoir").click()
    ada.page.get_by_text("Everybody is here").wait_for()
    ada.button("Deal").click()
    readers = {ada: in_any_language(Random(1)), rene: in_any_language(Random(2))}
    for person, answer in readers.items():
        assert person.is_asked()
        person.answer(answer)
    ada.page.locator(".log li").nth(3).wait_for()
    assert "Everyone gets" in ada.page.locator("div.log").inner_text()
    assert "Tout le monde reçoit" in rene.page.locator("div.log").inner_text()
    assert runs_in_english(rene, "fr") == []


@pytest.mark.long
def test_a_link_says_which_language_and_it_is_kept(room: Room) -> None:
    reader = room.person(locale="en-GB")
    reader.page.goto("/?lang=it")
    reader.page.get_by_role("button", name=PLAY["it"]).first.wait_for()
    reader.page.goto("/")
    reader.page.get_by_role("button", name=PLAY["it"]).first.wait_for()
    assert reader.page.locator("html").get_attribute("lang") == "it"


@pytest.mark.long
def test_another_language_is_chosen_in_the_middle_of_a_game(room: Room) -> None:
    reader = room.person(locale="en-GB").play_now("Graverobbers")
    assert reader.is_asked()
    assert "Which of your three goals" in reader.page.locator(".sentence").inner_text()
    reader.button("Table").click()
    reader.page.get_by_label("Language").select_option("de")
    reader.page.get_by_text("Welches deiner drei Ziele").wait_for()
    reader.page.get_by_text("Alle bekommen").wait_for()
    reader.page.keyboard.press("Escape")
    assert reader.is_asked()
    reader.answer(in_any_language(Random(1)))
    assert runs_in_english(reader, "de") == []


def test_a_sentence_left_in_english_would_be_found() -> None:
    assert "Which of your three goals do you return face down? You keep the other two." in english("graverobbers")
