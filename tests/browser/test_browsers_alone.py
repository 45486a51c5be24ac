"""Matches that browsers play by themselves, bots in all seats: Python decides as they did, and their records hold."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, Page

from lychgate import bots
from lychgate.core.input import registry
from lychgate.core.model.chance import quick
from lychgate.lab.engine.analysis import walked
from lychgate.play.match.match import Match
from lychgate.play.record.record import Record
from lychgate.site.folder import game_info
from tests.browser.alone import served
from tests.browser.firefox import firefox

pytestmark = [pytest.mark.browser, pytest.mark.long]

SEATS = ("thumb", "easy", "thumb")
LUCK, STREAMS = 0x1234567, 40  # as in ui/src/local/table.ts


class Tab(Protocol):
    """Of any browser."""

    def visit(self, address: str) -> None: ...

    def run(self, script: str) -> str: ...


class ChromiumTab:
    """As Firefox's."""

    def __init__(self, page: Page) -> None:
        self._page = page

    def visit(self, address: str) -> None:
        self._page.goto(address)

    def run(self, script: str) -> str:
        said: str = self._page.evaluate(script)
        return said


@pytest.fixture(params=["chromium", "firefox"])
def tab(request: pytest.FixtureRequest) -> Iterator[Tab]:
    """Of a browser that has never been anywhere."""
    if request.param == "firefox":
        with firefox() as found:
            yield found
        return
    chromium: Browser = request.getfixturevalue("chromium")
    with chromium.new_context() as context:
        yield ChromiumTab(context.new_page())


PLAY = """(async () => {
    const worker = new Worker(%s, { type: 'module' })
    const table = %s
    let count = 0
    const ask = (message) => new Promise((resolve, reject) => {
        const number = ++count
        worker.addEventListener('message', ({ data }) => {
            if (data.number !== number) return
            if (data.from === 'answer') resolve(data.found)
            else reject(new Error(data.why))
        })
        worker.postMessage({ ...message, number })
    })
    const look = (what) => ask({ to: 'ask', method: 'GET', path: `/matches/${table.id}-1${what}`, body: null, seat: 0 })
    worker.postMessage({ to: 'begin', version: document.querySelector('meta[name=version]').content })
    await ask({ to: 'make', table })
    for (;;) {
        if ((await look('')).over) return await look('/file')
        await new Promise((resolve) => setTimeout(resolve, 200))
    }
})()"""


def table_of(game: str) -> dict[str, Any]:
    """A table of the page's own, as the browser keeps it."""
    found = registry.find(game)
    return {
        "id": "local-0123456789abcdef", "game": game, "hash": game_info(found)["hash"], "page": "",
        "rules": next(iter(found.rule_sets)), "options": {}, "games": 1, "names": ["Ada", "Bob", "Cid"],
        "bots": list(SEATS), "seed": "07" * 32, "next": "08" * 32, "luck": f"{LUCK:08x}", "number": 1, "steps": [],
        "entropy": {}, "hints": False, "notes": [], "created": "2026-01-01T00:00:00Z", "changed": 0,
    }  # fmt: skip


def record_from(tab: Tab, address: str, folder: Path, game: str) -> Record:
    (worker,) = (folder / "assets").glob("worker-*.js")
    tab.visit(f"{address}/icon.svg")  # a place of the same origin, where nothing else is asked
    tab.visit(address)
    return Record.from_text(tab.run(PLAY % (json.dumps(f"/assets/{worker.name}"), json.dumps(table_of(game)))))


@pytest.mark.parametrize("game", registry.names())
def test_a_browser_plays_as_python_does(folder: Path, tab: Tab, game: str) -> None:
    with served(folder) as address:
        record = record_from(tab, address, folder, game)
    assert record.replay().outcome is not None
    expected: dict[int, int] = {}
    for number, seat, action, match in walked(record):
        if not expected:  # all who are asked decide at one moment
            expected = {asked: decision(match, number, asked) for asked in match.asked}
        assert expected.pop(seat) == action, f"decision {number}"


def decision(match: Match, number: int, seat: int) -> int:
    """What Python's bot decides, from the same view and chance."""
    chance = quick((LUCK + (number - 1) * len(SEATS) + seat) << STREAMS)
    return bots.find(SEATS[seat])(match.game, match.box, match.view_bytes(seat), seat, chance)
