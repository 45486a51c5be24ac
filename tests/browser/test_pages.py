"""What every page owes: nothing serious for axe, little script, a quick start, no errors."""

from __future__ import annotations

import gzip
import random
import time
from pathlib import Path

import pytest

from tests.browser.clicking import GAMES
from tests.browser.seats import Person, Room

pytestmark = pytest.mark.browser

AXE = Path(__file__).parents[2] / "ui" / "node_modules" / "axe-core" / "axe.min.js"
MOST_SCRIPT = 150_000  # bytes, gzipped, for the first table
MOST_SECONDS = 1.5  # until the first table can be used


def check_with_axe(person: Person) -> None:
    """No serious or critical violation on the page as it is now."""
    person.page.evaluate(AXE.read_text())
    found = person.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    serious = [
        f"{violation['id']}: {violation['help']} ({node['html'][:160]})"
        for violation in found["violations"]
        for node in violation["nodes"]
        if violation["impact"] in ("serious", "critical")
    ]
    assert not serious, serious


@pytest.mark.parametrize("colours", ["light", "dark"])
@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/new/graverobbers",
        "/new/gravediggers",
        "/new/goldraeuber",
        "/new/outerspace",
        "/rules/graverobbers",
        "/nowhere",
    ],
)
def test_axe_finds_nothing_serious_on_the_pages(room: Room, path: str, colours: str) -> None:
    ada = room.person(color_scheme=colours, theme=None)
    ada.page.goto(path)
    ada.page.get_by_role("heading", level=1).wait_for(state="attached")
    ada.page.get_by_text("One moment").wait_for(state="detached")
    check_with_axe(ada)


@pytest.mark.parametrize("colours", ["light", "dark"])
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_serious_at_the_table(room: Room, game: str, colours: str) -> None:
    ada = room.person(color_scheme=colours, theme=None).play_now(game)
    answer = GAMES[game](random.Random(1))
    for _ in range(4):
        assert ada.is_asked()
        check_with_axe(ada)
        ada.answer(answer)
    ada.button("Table", exact=True).click()
    check_with_axe(ada)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_serious_at_the_end(room: Room, game: str) -> None:
    ada = room.person().play_now(game)
    ada.play_on(GAMES[game](random.Random(1)))
    check_with_axe(ada)


@pytest.mark.parametrize("game", GAMES)
def test_the_first_table_takes_little_script(room: Room, game: str) -> None:
    ada = room.person()
    loaded: list[str] = []
    ada.page.on("response", lambda answer: loaded.append(answer.url))
    ada.play_now(game).is_asked()
    scripts = {url for url in loaded if url.endswith(".js")}
    sizes = {url: len(gzip.compress(ada.page.request.get(url).body())) for url in scripts}
    assert sizes
    assert sum(sizes.values()) <= MOST_SCRIPT, sizes


@pytest.mark.long
def test_the_first_table_is_quickly_there(room: Room) -> None:
    taken = []
    for _ in range(3):
        ada = room.person().play_now("Graverobbers")
        assert ada.is_asked()
        started = time.perf_counter()
        ada.page.reload()
        assert ada.is_asked()
        taken.append(time.perf_counter() - started)
    assert min(taken) <= MOST_SECONDS, taken
