"""A page that plays by itself: from a folder that any web server can serve, then without one."""

from __future__ import annotations

import contextlib
import json
import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Error

from lychgate.core.input import registry
from lychgate.play.match.match import Match
from lychgate.play.record.record import Record
from lychgate.server.http.static import BUILT
from lychgate.site.folder import write_site
from tests.browser.alone import begin, box_of, play_offline
from tests.browser.clicking import GAMES
from tests.browser.seats import ASKED, Person, Room
from tests.crossing import crossed
from tests.server.serving import serving, settings_for

pytestmark = pytest.mark.browser

WIDTH, HEIGHT = 390, 844


@pytest.mark.long
@pytest.mark.parametrize("game", crossed(sorted(GAMES, key=lambda game: game != "Gravediggers")))
def test_a_game_without_a_network_on_a_telephone(alone: Room, game: str, tmp_path: Path) -> None:
    ada = alone.person(WIDTH, HEIGHT, has_touch=True, is_mobile=True)
    play_offline(ada, game)
    assert ada.play_on(GAMES[game](random.Random(game))) > 5
    with ada.page.expect_download() as saved:
        ada.page.get_by_role("dialog").get_by_role("button", name="Save record").click()
    saved.value.save_as(tmp_path / "match.json")
    assert Record.read(tmp_path / "match.json").replay().outcome is not None


def test_a_match_goes_on_after_the_page_was_closed(alone: Room) -> None:
    ada = alone.person(WIDTH, HEIGHT)
    play_offline(ada, "Gravediggers")
    answer = GAMES["Gravediggers"](random.Random(1))
    for _ in range(4):
        assert ada.is_asked()
        ada.answer(answer)
    assert ada.is_asked()
    question = ada.page.locator(".line[data-prompt]").get_attribute("data-prompt")
    address = ada.page.url
    ada.page.goto("/")
    ada.page.get_by_role("link", name="Gravediggers").click()
    assert ada.page.url == address
    assert ada.is_asked()
    assert ada.page.locator(".line[data-prompt]").get_attribute("data-prompt") == question


def number_asked(person: Person) -> int:
    """The number of the open question."""
    return int((person.page.locator(ASKED).get_attribute("data-prompt") or "").partition("-")[2])


@pytest.mark.long
@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_match_goes_on_after_the_tab_was_killed(alone: Room, game: str) -> None:
    ada = alone.person(WIDTH, HEIGHT, has_touch=True, is_mobile=True)
    play_offline(ada, game)
    answer = GAMES[game](random.Random(4))
    for _ in range(3):
        assert ada.is_asked()
        ada.answer(answer)
    assert ada.is_asked()
    asked, address, context = number_asked(ada), ada.page.url, ada.page.context
    ada.answer(answer)  # and bots think
    with ada.page.expect_event("crash"), contextlib.suppress(Error):  # there is no page to go to
        ada.page.goto("chrome://crash")
    ada.page.close()

    ada = Person(alone, context.new_page())
    ada.page.goto("/")
    ada.page.get_by_role("link", name=game).first.click()
    assert ada.page.url == address
    assert ada.is_asked()
    assert number_asked(ada) >= asked
    assert ada.play_on(answer) > 0
    assert ada.is_over


def make_table(person: Person, game: str, seats: dict[int, str]) -> None:
    """A table of one's own choice: some seats, from 2 on, by bots or somebody else at this screen."""
    page = person.page
    page.goto("/")
    box_of(person, game).get_by_role("link", name="New table").click()
    for seat, wish in seats.items():
        page.get_by_label(f"Player {seat}", exact=True).select_option(wish)


@pytest.mark.long
def test_a_table_of_ones_own_choice_needs_no_server(alone: Room) -> None:
    ada = alone.person(WIDTH, HEIGHT)
    page = ada.page
    make_table(ada, "Gravediggers", {2: "bot:thumb"})
    page.get_by_role("radio", name="3", exact=True).check()
    assert page.get_by_role("option", name="open").count() == 0
    page.get_by_role("button", name="Make the table").click()
    assert ada.is_asked()
    ada.answer(GAMES["Gravediggers"](random.Random(2)))
    assert ada.is_asked()


@pytest.mark.long
@pytest.mark.parametrize("game", [game for game in GAMES if game != "Goldräuber"])
def test_a_hot_seat_without_a_server_has_a_curtain_too(alone: Room, game: str) -> None:
    ada = alone.person(WIDTH, HEIGHT)
    page = ada.page
    make_table(ada, game, {2: "here:", 3: "bot:thumb"})
    page.get_by_label("Player 2: Name").fill("Bob")
    page.get_by_role("button", name="Make the table").click()
    answer = GAMES[game](random.Random(5))
    curtains: list[str] = []
    while not ada.is_over and len(curtains) < 6:
        page.locator(".line[data-prompt], .curtain, dialog .outcome").first.wait_for(state="attached")
        ready = ada.button(re.compile("^I am "))
        if ready.count():
            assert page.locator(".board, .hands").count() == 0, "the curtain shows something"
            curtains.append(ready.inner_text())
            ready.click()
        elif not ada.is_over:
            ada.answer(answer)
    assert any("Bob" in said for said in curtains)
    assert len(set(curtains)) == 2


@pytest.mark.long
def test_a_bot_gives_hints_and_thinks_several_games_over_without_a_server(alone: Room) -> None:
    ada = alone.person()
    page = ada.page
    make_table(ada, "Gravediggers", {2: "bot:thumb", 3: "bot:easy"})
    page.get_by_role("spinbutton", name="How many games").fill("2")
    page.get_by_label("Players may ask a bot for hints").check()
    page.get_by_role("button", name="Make the table").click()
    assert ada.is_asked()
    page.locator("[data-key=i]").click()
    page.get_by_role("region", name="Hint").locator("tbody tr").first.wait_for()
    answer = GAMES["Gravediggers"](random.Random(3))
    ada.play_on(answer)
    page.get_by_role("button", name="Go on to game 2").click()
    ada.play_on(answer)
    page.get_by_role("dialog").get_by_role("link", name="Replay").click()
    page.get_by_role("button", name="Think it over").click()
    page.get_by_role("heading", name="Biggest swings").wait_for()


def finished() -> Record:
    """A short match, over."""
    game, dice = registry.find("gravediggers"), random.Random(7)
    match = Match(game, 3, seed=bytes(32), names=["Ada", "Bob", "Cid"])
    while not match.over:
        seat = match.asked[0]
        match.decide(seat, dice.choice(match.legal_actions(seat)))
    return match.record()


@pytest.mark.long
def test_a_record_is_seen_again_without_a_server_and_a_changed_one_is_refused(alone: Room, tmp_path: Path) -> None:
    ada, record = alone.person(), finished()
    page, file = ada.page, tmp_path / "match.json"
    record.save(file)
    (tmp_path / "other.json").write_text(file.read_text().replace('"Ada"', '"Eve"'))
    (tmp_path / "none.json").write_text(json.dumps({"format": "something else"}))
    page.goto("/")
    page.get_by_label("Open a record").set_input_files(tmp_path / "none.json")
    page.get_by_text("no record of a match").wait_for()
    page.get_by_label("Open a record").set_input_files(tmp_path / "other.json")
    page.get_by_text("not as a record is written").wait_for()
    page.evaluate(DROP, file.read_text())
    page.get_by_role("combobox", name="Whose eyes").wait_for()
    eyes = page.get_by_role("combobox", name="Whose eyes").get_by_role("option").all_inner_texts()
    assert {"Ada", "Bob", "Cid"} < set(eyes)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Record").click()
    saved.value.save_as(tmp_path / "again.json")
    assert (tmp_path / "again.json").read_text() == file.read_text()


DROP = """(text) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([text], 'match.json', { type: 'application/json' }))
    window.dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true }))
}"""


@pytest.mark.long
def test_a_record_that_has_not_ended_goes_on(alone: Room, tmp_path: Path) -> None:
    game, dice = registry.find("gravediggers"), random.Random(7)
    match = Match(game, 3, seed=bytes(32), names=["Ada", "Bob", "Cid"])
    for _ in range(9):
        seat = match.asked[0]
        match.decide(seat, dice.choice(match.legal_actions(seat)))
    match.record().save(tmp_path / "match.json")
    ada = alone.person()
    ada.page.goto("/")
    ada.page.get_by_label("Open a record").set_input_files(tmp_path / "match.json")
    assert ada.is_asked()
    ada.answer(GAMES["Gravediggers"](random.Random(1)))
    assert ada.is_asked()


@pytest.mark.long
def test_a_match_is_handed_on_to_friends_who_are_told(chromium: Browser, tmp_path: Path) -> None:
    page, dice = tmp_path / "page", random.Random(2)
    write_site(BUILT, page, [registry.find("gravediggers")], server=True)
    with serving(settings_for(tmp_path, static=str(page))) as address, Room(chromium, address) as room:
        ada, ben = room.person(), room.person()
        ada.page.goto("/")
        begin(ada, "Gravediggers")
        for _ in range(2):
            ada.answer(GAMES["Gravediggers"](dice))
        assert ada.is_asked()
        ada.button("Table", exact=True).click()
        ada.button("Play on with friends").click()
        ada.wait_until("!location.pathname.includes('local')")
        ada.page.get_by_role("note").filter(has_text="can know its seed").wait_for()
        ada.page.screenshot(path=tmp_path / "ada.png")
        ada.button("Table", exact=True).click()
        link = ada.page.get_by_label("Link for others").input_value()
        ada.page.keyboard.press("Escape")
        ben.page.goto(link)
        ben.page.get_by_role("note").filter(has_text="can know its seed").wait_for()
        ben.button(re.compile("Ask to take over from")).first.click()
        ada.button("Agree").click()
        ben.page.get_by_role("heading", name="A table of Gravediggers").wait_for(state="attached")
        ben.page.get_by_role("note").filter(has_text="can know its seed").wait_for()
        ben.page.screenshot(path=tmp_path / "ben.png")
        ada.answer(GAMES["Gravediggers"](dice))
        room.check_nothing_went_wrong()
