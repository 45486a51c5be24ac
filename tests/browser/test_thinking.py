"""What a bot thinks, in the browser: a hint for who asked alone, a finished match thought over, both in words."""

from __future__ import annotations

import random
import re

import httpx
import pytest
from playwright.sync_api import expect

from tests.browser.clicking import GAMES, OUTER_SPACE, address
from tests.browser.seats import ASKED, Person, Room
from tests.browser.test_replays import played_match, see_again
from tests.browser.test_together import name_oneself
from tests.crossing import crossed
from tests.server.company import wait_until

pytestmark = pytest.mark.browser

# How decisions are said, and how they would be written, or a place of hidden cards.
SAID = {
    "Graverobbers": "Return the (first|second|third) of your goals",
    "Gravediggers": "(Lay the|Look at|Turn up|Send the|Put|Keep|Take) .+",
    "Goldräuber": "(Turn up|Step|Dig|Wait|Let|Play with|Take|In we go|Put|Split|No|One|[2-9]|Leave) ?.*",
    OUTER_SPACE: ".+ (in|into) the title.*",
}
WRITTEN = re.compile(r"\w@\d|\b[RDB]\d|seats\.|places\.|graves\.|cemeteries\.|-[a-z]+!|\b(fist|goal|title) \d")


def sit_with_hints(ada: Person, bob: Person, game: str) -> tuple[Person, Person]:
    """Two people and a bot, at a table that allows hints: who is asked, and who sits beside."""
    name_oneself(ada, "Ada")
    ada.page.goto(f"/new/{address(game)}")
    for number, wish in enumerate(("you", "open", "bot:thumb"), 1):
        ada.page.get_by_label(f"Player {number}").select_option(wish)
    ada.page.get_by_label("Players may ask a bot for hints").check()
    ada.button("Make the table").click()
    bob.page.goto(ada.page.get_by_label("Link for others").input_value())
    bob.page.get_by_label("Your name").fill("Bob")
    bob.button("Sit down").click()
    ada.page.get_by_text("Everybody is here").wait_for()
    ada.button("Deal").click()
    while True:
        for asked, other in ((ada, bob), (bob, ada)):
            if asked.page.locator(ASKED).count():
                return asked, other
        ada.page.wait_for_timeout(50)


@pytest.fixture(autouse=True)
def _search_is_compiled(site: str, game: str) -> None:
    """The first run of all compiles it after the games."""
    wait_until(lambda: bool(httpx.get(f"{site}/healthz").json()["bots"][address(game)]), 600)


@pytest.mark.long
@pytest.mark.parametrize("game", crossed(GAMES))
def test_a_hint_is_in_words_and_shown_to_who_asked_alone(room: Room, game: str) -> None:
    asked, other = sit_with_hints(room.person(), room.person(390, 844), game)
    before = len(other.told())
    asked.button(re.compile("^Ask a bot")).click()
    hint = asked.page.get_by_role("region", name="Hint")
    moves = hint.locator("tbody tr")
    moves.first.wait_for()
    for move in moves.all():
        assert re.fullmatch(SAID[game], move.get_by_role("rowheader").inner_text()), move.inner_text()
        assert re.search(r"\d\s%", move.inner_text())
    shares = [int(share.split()[0]) for share in hint.locator("td.share").all_inner_texts()]
    assert len(shares) == moves.count()
    assert shares == sorted(shares, reverse=True)  # what it would do is what it has thought of most
    assert not WRITTEN.search(hint.inner_text())
    assert other.page.locator(".hint tr").count() == 0
    assert not any('"beliefs"' in message for message in other.told()[before:])
    hint.get_by_role("button", name="Close").click()
    moves.first.wait_for(state="detached")
    asked.answer(GAMES[game](random.Random(1)))


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_finished_match_is_thought_over_in_words(room: Room, site: str, game: str) -> None:
    ada = room.person(390, 844)
    see_again(ada, played_match(site, game))
    ada.button("Think it over").click()
    thoughts = ada.page.get_by_role("dialog", name="Thought over")
    curves = thoughts.get_by_role("img", name=re.compile("chance to win"))
    curves.wait_for()
    assert curves.locator("polyline").count() == (1 if game == "Goldräuber" else 3)
    swings = thoughts.locator("ol > li")
    expect(swings).not_to_have_count(0)
    for swing in swings.all():
        assert "Now decided: " in swing.inner_text()
        assert not WRITTEN.search(swing.inner_text())
    assert ada.page.evaluate(
        "document.querySelector('dialog').scrollWidth <= document.querySelector('dialog').clientWidth"
    )
    swings.first.get_by_role("button", name="Look at the table then").click()
    thoughts.wait_for(state="detached")
    expect(ada.page.get_by_label("Whose eyes").locator("option:checked")).to_have_text("everything")
