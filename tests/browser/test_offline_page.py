"""The page that plays by itself, as a page: installed, brought up to date, and small."""

from __future__ import annotations

import gzip
import json
import random
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from lychgate.server.http.static import BUILT
from lychgate.site.folder import GAMES as GAMES_FOLDER
from lychgate.site.folder import PAGE, finish
from tests.browser.alone import begin, is_kept, served
from tests.browser.clicking import GAMES
from tests.browser.conftest import FLAGS, chromium_path
from tests.browser.seats import ASKED, KNOWS_ALL_GAMES, PATIENCE, Person, Room
from tests.crossing import crossed

pytestmark = pytest.mark.browser

WIDTH, HEIGHT = 390, 844
CODE, ALL = 250_000, 500_000  # bytes, packed, of the first game: script, WebAssembly and data; with art and fonts


def test_the_page_can_be_installed(alone: Room) -> None:
    ada = alone.person()
    ada.page.goto("/")
    is_kept(ada)
    devtools = ada.page.context.new_cdp_session(ada.page)
    manifest = devtools.send("Page.getAppManifest")
    assert manifest["errors"] == []
    # Where nothing is kept, as in tests, nothing is installed; that is all there may be to say.
    errors = {error["errorId"] for error in devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]}
    assert errors <= {"in-incognito"}
    told = json.loads(manifest["data"])
    assert (told["start_url"], told["display"]) == ("/", "standalone")


@pytest.mark.long
def test_installed_it_opens_in_a_window_of_its_own_without_a_network(
    chromium: Browser, folder: Path, tmp_path: Path
) -> None:
    with browser_that_keeps(chromium, tmp_path) as context:
        context.set_default_timeout(PATIENCE)
        context.add_init_script(KNOWS_ALL_GAMES)
        with served(folder) as address:
            room = Room(chromium, address)
            ada = Person(room, context.new_page())
            ada.page.goto(address)
            is_kept(ada)
            devtools = context.new_cdp_session(ada.page)
            assert devtools.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
            app = {"manifestId": devtools.send("Page.getAppId")["appId"]}
            devtools.send("PWA.install", app)
            devtools.send("PWA.changeAppUserSettings", app | {"displayMode": "standalone"})
        with context.expect_page() as opened:  # the web server is gone
            devtools.send("PWA.launch", app)
        bob = Person(room, opened.value)
        assert bob.page.evaluate("matchMedia('(display-mode: standalone)').matches")
        begin(bob, "Gravediggers")
        assert bob.is_asked()
        bob.answer(GAMES["Gravediggers"](random.Random(1)))
        assert bob.is_asked()
        room.check_nothing_went_wrong()


@contextmanager
def browser_that_keeps(chromium: Browser, folder: Path) -> Iterator[BrowserContext]:
    """What is kept in tests is forgotten with them, and a browser that forgets installs nothing."""
    context = chromium.browser_type.launch_persistent_context(folder, executable_path=chromium_path(), args=FLAGS)
    try:
        yield context
    finally:
        context.close()


# --- a newer version


def newer(folder: Path, written: Path) -> None:
    """The same page with another Gravediggers, as far as anybody can tell."""
    shutil.copytree(folder, written, dirs_exist_ok=True)
    shutil.copy(BUILT / PAGE, written / PAGE)
    games = json.loads((written / GAMES_FOLDER / "games.json").read_bytes())
    (old,) = [game for game in games if game["name"] == "gravediggers"]
    own = written / GAMES_FOLDER / "gravediggers"
    other = "0" * len(old["hash"])
    (own / old["hash"]).rename(own / other)
    kit = json.loads((own / other / "kit.json").read_bytes())
    (own / other / "kit.json").write_text(json.dumps(kit | {"hash": other}))
    old["hash"] = other
    (written / GAMES_FOLDER / "games.json").write_text(json.dumps(games))
    finish(written, server=False)


def version(page: Page) -> str:
    found = page.locator("meta[name=version]").get_attribute("content")
    assert found
    return found


def come_back(page: Page, old: str) -> None:
    """Visit the front page, again and again until the version that waited has taken over: nobody says when it has."""
    for _ in range(30):
        page.wait_for_timeout(1000)
        page.goto("/")
        if version(page) != old:
            return
        page.goto("about:blank")
    raise AssertionError("the old version is still there")


KEPT = "caches.keys()"


@pytest.mark.long
def test_a_newer_version_comes_without_breaking_a_match_under_way(
    chromium: Browser, folder: Path, tmp_path: Path
) -> None:
    site = tmp_path / "site"
    shutil.copytree(folder, site)
    with served(site) as address, Room(chromium, address) as room:
        ada = room.person(WIDTH, HEIGHT)
        page = ada.page
        page.goto("/")
        is_kept(ada)
        begin(ada, "Gravediggers")
        answer = GAMES["Gravediggers"](random.Random(1))
        for _ in range(3):
            assert ada.is_asked()
            ada.answer(answer)
        assert ada.is_asked()
        question, table, first = page.locator(ASKED).get_attribute("data-prompt"), page.url, version(page)

        newer(folder, site)
        page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update()).then(() => true)")
        waiting = "navigator.serviceWorker.getRegistration().then((found) => found.waiting !== null)"
        ada.wait_until(waiting)
        ada.answer(answer)
        assert ada.is_asked(), "the match goes on while the newer version waits"
        context = page.context
        page.close()  # nobody is there any more: it takes over

        ada = Person(room, context.new_page())
        page = ada.page
        come_back(page, first)
        ada.wait_until("navigator.serviceWorker.controller !== null")
        assert len(page.evaluate(KEPT)) == 2
        page.get_by_role("link", name="Gravediggers").first.click()
        assert ada.is_asked()
        assert page.url == table
        assert version(page) == first, "the table is played with the page that knows its rules"
        assert page.locator(ASKED).get_attribute("data-prompt") != question
        ada.answer(answer)
        assert ada.is_asked()

        page.goto("/")
        begin(ada, "Gravediggers")
        assert ada.is_asked()
        assert version(page) != first, "a new table has the new rules"
        room.check_nothing_went_wrong()


# --- what is fetched


def fetched(page: Page) -> dict[str, bytes]:
    """All files from now on, by their paths."""
    found: dict[str, bytes] = {}

    def keep(response: Any) -> None:
        found[response.url] = response.body()

    page.on("requestfinished", lambda request: keep(request.response()))
    return found


@pytest.mark.long
@pytest.mark.parametrize("game", crossed(GAMES))
def test_the_first_game_of_a_newcomer_is_small(chromium: Browser, folder: Path, game: str) -> None:
    with served(folder) as address, Room(chromium, address) as room:
        ada = room.person(WIDTH, HEIGHT, service_workers="block")
        files = fetched(ada.page)
        ada.page.goto("/")
        begin(ada, game)
        assert ada.is_asked()
        sizes = {url: len(body) if url.endswith(".woff2") else len(gzip.compress(body)) for url, body in files.items()}
        art = sum(size for url, size in sizes.items() if url.endswith((".svg", ".woff2")))
        print(f"{game}: {sum(sizes.values()) - art} bytes, {sum(sizes.values())} with art and fonts")
        assert sum(sizes.values()) - art <= CODE
        assert sum(sizes.values()) <= ALL
