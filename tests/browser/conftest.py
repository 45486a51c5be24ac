"""A server with the built browser table, and Chromium before it.

Without Chromium or the built files these tests fail, and say what to do: nothing is skipped. A page that
logs an error, or asks any other host for anything, fails its test.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from lychgate.conformance.counts import LONG
from lychgate.core.input import registry
from lychgate.server.http.static import BUILT
from lychgate.site.folder import write_site
from tests.browser.alone import served
from tests.browser.seats import PATIENCE, Room
from tests.server import deals
from tests.server.serving import serving, settings_for

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def chromium_path() -> str:
    """Chromium as the system has it; LYCHGATE_CHROMIUM names another."""
    names = ("chromium", "chromium-browser", "google-chrome", "chrome")
    found = os.environ.get("LYCHGATE_CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
    assert found, "Browser tests need Chromium: `make chromium`, or name it in LYCHGATE_CHROMIUM."
    return found


# Playwright leaves an event loop running in this thread until the session ends: other tests run theirs by `awaited`.
@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server whose bots answer at once."""
    assert (BUILT / "index.html").exists(), "Browser tests need the built browser table: `make ui`."
    folder: Path = tmp_path_factory.mktemp("browser")
    with serving(settings_for(folder)) as address:
        yield address


@pytest.fixture
def room(chromium: Browser, site: str, request: pytest.FixtureRequest) -> Iterator[Room]:
    """People with browsers of their own."""
    deals.begin(request.node.nodeid)
    with Room(chromium, site) as found:
        yield found
        found.check_nothing_went_wrong()


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page as any web server can serve it, with all games; in the short suite with one."""
    written = tmp_path_factory.mktemp("site")
    write_site(BUILT, written, [registry.find(name) for name in (registry.names() if LONG else ["gravediggers"])])
    return written


@pytest.fixture
def alone(chromium: Browser, folder: Path) -> Iterator[Room]:
    """People before a page that has no server."""
    with served(folder) as address, Room(chromium, address) as found:
        yield found
        found.check_nothing_went_wrong()
