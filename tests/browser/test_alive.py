"""A table that feels alive: bots with faces, what happened since, whose turn it is, sound, and a picture of the end."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.clicking import GAMES, Answer
from tests.browser.seats import Person, Room
from tests.browser.test_matches import check_the_end

pytestmark = pytest.mark.browser

# Sounds are counted, not heard: how many contexts there are, and how many notes began.
COUNTED = """
window.heard = { contexts: 0, notes: 0 }
const Real = AudioContext
window.AudioContext = class extends Real {
  constructor() { super(); heard.contexts += 1 }
  createOscillator() { heard.notes += 1; return super.createOscillator() }
}
"""


@pytest.mark.long
def test_bots_have_names_faces_and_levels_and_the_reader_reads_what_has_happened(room: Room) -> None:
    ada = room.person(width=390, height=844)
    ada.play_now("Graverobbers")
    assert ada.is_asked()
    bots = ada.page.locator(".seats .seat").filter(has=ada.page.locator(".face"))
    assert bots.count() >= 2
    names = [bot.locator(".name").inner_text() for bot in bots.all()]
    assert len(set(names)) == len(names)
    assert names[0] == "Miss Finch"
    expect(bots.first.locator(".tag")).to_contain_text("Thumb")
    ada.answer(GAMES["Graverobbers"](random.Random(1)))
    assert ada.is_asked()
    expect(ada.page.locator(".ticker .last")).to_be_visible()
    log = ada.page.locator(".log li").last.text_content() or ""
    assert (ada.page.locator(".ticker .last").text_content() or "").strip() == log.strip()


@pytest.mark.long
def test_no_sound_before_a_click_and_none_when_it_is_off(room: Room) -> None:
    ada = room.person()
    ada.page.context.add_init_script(COUNTED)
    ada.page.goto("/")
    ada.page.get_by_role("heading", name="Goldräuber", exact=True).wait_for()
    assert ada.page.evaluate("heard.contexts") == 0
    ada.play_now("Goldräuber")
    assert ada.is_asked()
    expect(ada.page).to_have_title("● Your turn · Lychgate")
    assert ada.page.evaluate("heard.contexts") <= 1
    ada.page.keyboard.press("q")
    expect(ada.button("Sound")).to_have_attribute("aria-pressed", "false")
    before = ada.page.evaluate("heard.notes")
    ada.answer(GAMES["Goldräuber"](random.Random(1)))
    assert ada.is_asked()
    assert ada.page.evaluate("heard.notes") == before


@pytest.mark.long  # in the short suite with the match below
@pytest.mark.parametrize("game", GAMES)
def test_the_end_is_a_picture_that_can_be_kept(room: Room, game: str, tmp_path: Path) -> None:
    ada = room.person()
    ada.play_now(game).play_on(GAMES[game](random.Random(2)))
    keep_the_picture(ada, tmp_path)


def keep_the_picture(ada: Person, folder: Path) -> None:
    keep = ada.button("Keep the picture")
    expect(keep).to_be_enabled()
    heading = ada.page.locator("dialog h2").first.inner_text()
    told = ada.page.locator(".ending [role=img]").get_attribute("aria-label") or ""
    assert told.startswith(heading)
    assert len(told) > len(heading) + 20  # and then what happened
    with ada.page.expect_download() as kept:
        keep.click()
    file = folder / kept.value.suggested_filename
    kept.value.save_as(file)
    assert file.read_bytes().startswith(b"\x89PNG")
    assert file.stat().st_size > 20_000


def decide_twice_and_take_both_back(ada: Person, answer: Answer) -> None:
    assert ada.is_asked()
    goals = ada.page.locator(".line .sentence").inner_text()
    ada.answer(answer)
    assert ada.is_asked()
    lines, notices = ada.page.locator(".log li:not(.notice)"), ada.page.locator(".log li.notice")
    told = lines.count()
    ada.answer(answer)
    assert ada.is_asked()
    assert lines.count() > told
    ada.page.keyboard.press("u")
    expect(lines).to_have_count(told)
    expect(notices).to_contain_text("has taken decisions back")  # whoever comes later is told, too
    assert ada.is_asked()
    ada.button("Take back").click()
    expect(ada.page.locator(".line .sentence")).to_have_text(goals)


@pytest.mark.long
def test_against_bots_a_decision_is_taken_back_with_all_that_came_of_it(room: Room) -> None:
    decide_twice_and_take_both_back(room.person().play_now("Graverobbers"), GAMES["Graverobbers"](random.Random(3)))


@pytest.mark.long
def test_a_match_in_which_something_was_taken_back_says_so_and_is_played_on(room: Room, tmp_path: Path) -> None:
    ada = room.person().play_now("Graverobbers")
    answer = GAMES["Graverobbers"](random.Random(3))
    decide_twice_and_take_both_back(ada, answer)
    assert ada.play_on(answer) > 5
    keep_the_picture(ada, tmp_path)
    replay = ada.page.get_by_role("link", name="Replay").get_attribute("href")
    check_the_end(ada)
    ada.page.goto(replay or "")
    expect(ada.page.locator(".log")).to_contain_text("Against bots, 2 decisions were taken back")
    ada.page.goto(ada.page.url.split("?")[0] + "?eyes=0&at=9&play")
    ada.page.get_by_role("dialog", name="Play on from here").get_by_role("button", name="Play", exact=True).click()
    ada.page.wait_for_url("**/table/*")
    assert ada.is_asked()
