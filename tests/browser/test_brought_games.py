"""Games that another package brings: on the plain board, and on a board of their own."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, expect

from tests.browser.clicking import Answer, some
from tests.browser.packages import installed
from tests.browser.seats import Person, Room
from tests.browser.test_pages import check_by_day_and_night
from tests.crossing import crossed
from tests.server import deals
from tests.server.serving import serving, settings_for

pytestmark = pytest.mark.browser

ANSWERS = ".answers button[data-key]:not([data-key=i], [data-key=u])"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server where a package is installed that brings Vigil, and Wake with its own board."""
    folder: Path = tmp_path_factory.mktemp("brought")
    with installed(folder / "packages", vigil="tests.toy", wake="tests.wake"), serving(settings_for(folder)) as address:
        yield address


@pytest.fixture
def room(chromium: Browser, site: str, request: pytest.FixtureRequest) -> Iterator[Room]:
    deals.begin(request.node.nodeid)
    with Room(chromium, site) as found:
        yield found
        found.check_nothing_went_wrong()


def any_answer(chance: random.Random) -> Answer:
    """One of the buttons under the question."""
    return lambda person: some(person.page.locator(ANSWERS), chance).click()


@pytest.mark.long
def test_a_whole_match_on_the_plain_board_by_clicks(room: Room) -> None:
    ada = room.person().play_now("Vigil")
    assert ada.is_asked()
    expect(ada.page.locator(".sentence")).to_have_text("Odd or even? Bet on the die.")
    expect(ada.button(re.compile("^odd"))).to_be_visible()  # in notation: Vigil has no words for it
    assert ada.play_on(any_answer(random.Random(3))) >= 3
    end = ada.page.get_by_role("dialog")
    expect(end.get_by_role("heading", level=2)).to_have_text(re.compile("wins?$|share the win"))
    assert end.locator(".outcome > li").count() == 2
    ada.button("Look at the table").click()
    ada.page.locator("#tab-log").click()
    expect(ada.page.get_by_role("log")).to_contain_text("The vigil is over.")


@pytest.mark.long
def test_the_plain_board_shows_the_picture_as_tables_with_the_players_names(room: Room) -> None:
    ada = room.person()
    ada.page.goto("/")
    ada.page.get_by_label("Your name").fill("Ada")
    ada.play_now("Vigil")
    assert ada.is_asked()
    board = ada.page.get_by_role("region", name="The table")
    expect(board.locator("dl")).to_contain_text(re.compile(r"Phase\s*betting"))
    seats = board.get_by_role("table", name="Seats")
    expect(seats.get_by_role("columnheader")).to_contain_text(["Seats", "Hand size", "Hand", "Has bet", "Bet"])
    expect(seats.get_by_role("row").filter(has_text="Ada").get_by_role("cell").first).to_have_text("2")
    ada.button(re.compile("^even")).click()
    expect(seats.get_by_role("row").filter(has_text="Ada")).to_contain_text("even")


@pytest.mark.long
def test_decisions_are_said_in_the_games_own_words(room: Room) -> None:
    ada = room.person().play_now("Vigil")
    for _ in range(20):
        assert ada.is_asked()
        if ada.button(re.compile("^Play no card [^f]*$")).count():
            break
        ada.answer(any_answer(random.Random(1)))
    expect(ada.button(re.compile("^Play the [1-6]")).first).to_be_visible()
    ada.answer(lambda person: person.page.keyboard.press("1"))  # the first, by its digit


@pytest.mark.long
@pytest.mark.parametrize("width", [390, 1280])
def test_axe_finds_nothing_serious_on_the_plain_board(room: Room, width: int) -> None:
    ada = room.person(width, 844).play_now("Vigil")
    assert ada.is_asked()
    check_by_day_and_night(ada)
    assert ada.page.evaluate("document.scrollingElement.scrollWidth") <= width
    ada.answer(any_answer(random.Random(1)))
    assert ada.is_asked()
    check_by_day_and_night(ada)


@pytest.mark.long
def test_a_match_by_keyboard_on_the_plain_board(room: Room) -> None:
    ada = room.person().play_now("Vigil")

    def answer(person: Person) -> None:
        person.page.locator(".sentence").focus()
        while not person.page.evaluate(f"document.activeElement.matches('{ANSWERS}')"):
            person.page.keyboard.press("ArrowDown")
        person.page.keyboard.press("Enter")

    assert ada.play_on(answer) >= 3


@pytest.mark.long
def test_a_match_of_a_brought_game_is_seen_again(room: Room) -> None:
    ada = room.person().play_now("Vigil")
    ada.play_on(any_answer(random.Random(5)))
    ada.page.get_by_role("link", name="Replay").click()
    ada.button("One step on").click()
    expect(ada.page.get_by_role("table", name="Seats")).to_be_visible()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Replay of Vigil")


@pytest.mark.long
def test_the_front_page_and_a_new_table_say_what_stands_on_the_box(room: Room) -> None:
    ada = room.person()
    ada.page.goto("/")
    box = ada.page.get_by_role("listitem").filter(has=ada.page.get_by_role("heading", name="Vigil", exact=True))
    expect(box).to_contain_text("A night at the gate")
    expect(box).to_contain_text("2 to 3 players, about 5 minutes")
    box.get_by_role("link", name="New table").click()
    expect(ada.page.get_by_label("One watch, and no vows")).to_be_visible()
    ada.page.get_by_role("radio", name="2", exact=True).check(force=True)
    ada.page.get_by_text("House rules").click()
    expect(ada.page.get_by_label("A player may vow to pass for the rest of the game. (default)")).to_be_checked()
    first = ada.page.get_by_role("group", name="First watch")
    seats = [f"Seat {number} keeps the first watch." for number in (1, 2)]  # none that this table does not have
    assert first.locator("label").all_inner_texts() == ["Chance decides who keeps the first watch. (default)", *seats]


@pytest.mark.long
def test_a_package_brings_a_board_of_its_own(room: Room) -> None:
    ada = room.person().play_now("The Wake")
    chance = random.Random(2)
    pressed: list[str] = []

    def answer(person: Person) -> None:
        cards = person.page.locator(".wake button:enabled")
        if cards.count():
            chosen = some(cards, chance)
            pressed.append(chosen.get_attribute("aria-label") or "")
            chosen.click()
        else:
            any_answer(chance)(person)

    assert ada.play_on(answer) >= 3
    assert any(words.startswith("Play the ") for words in pressed), pressed
    assert ada.page.locator(".wake").count() == 1
    assert ada.page.evaluate("getComputedStyle(document.querySelector('.wake')).display") == "grid"
    assert ada.page.get_by_role("dialog").locator(".outcome > li").count() == 2
    ada.page.get_by_role("link", name="Home").first.click()
    ada.page.get_by_role("heading", name="The Wake", exact=True).wait_for()
    assert ada.page.evaluate("document.adoptedStyleSheets.length") == 0, "the board was not destroyed"


@pytest.mark.long
@pytest.mark.parametrize(
    "script",
    crossed(["this is no script", "export const nothing = 1", "export function mount() { throw new Error('no') }"]),
)
def test_where_a_packages_board_fails_the_plain_one_takes_its_place(room: Room, script: str) -> None:
    ada = room.person()
    ada.page.route("**/board.js", lambda route: route.fulfill(body=script, content_type="text/javascript"))
    ada.play_now("The Wake")
    assert ada.play_on(any_answer(random.Random(4))) >= 3
    expect(ada.page.get_by_role("alert")).to_contain_text("The game’s own board cannot be shown")


def test_the_server_tells_which_options_name_a_seat_and_what_sorts_of_things_there_are(site: str) -> None:
    told = httpx.get(f"{site}/api/games/vigil").json()
    assert {option["name"]: option["seat"] for option in told["options"]} == {
        "first_player": True,
        "watches": False,
        "vows": False,
    }
    assert told["sorts"] == ["bet"]


def test_the_server_tells_and_hands_out_the_boards_that_packages_bring(site: str) -> None:
    boards = {game["name"]: game["board"] for game in httpx.get(f"{site}/api/games").json()}
    assert boards.pop("wake") == "/boards/wake/board.js"
    assert set(boards.values()) == {None}
    found = httpx.get(f"{site}/boards/wake/board.js")
    assert found.text == (Path(__file__).parents[1] / "wake" / "board.js").read_text()
    assert found.headers["content-type"].split(";")[0] == "text/javascript"
    assert "script-src 'self'" in found.headers["content-security-policy"]
    assert httpx.get(f"{site}/boards/vigil/board.js").status_code == 404
    assert httpx.get(f"{site}/boards/wake/rules.py").status_code == 404
    assert httpx.get(f"{site}/boards/chess/board.js").status_code == 404
