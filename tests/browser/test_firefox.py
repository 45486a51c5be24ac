"""Matches that Firefox plays by itself, bots in all seats: Python decides as they did, and their records hold."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from lychgate import bots
from lychgate.core.input import registry
from lychgate.core.model.chance import quick
from lychgate.lab.engine.analysis import walked
from lychgate.play.match.match import Match
from lychgate.play.record.record import Record
from lychgate.site.folder import game_info
from tests.browser.alone import served
from tests.browser.firefox import Firefox, firefox

pytestmark = [pytest.mark.browser, pytest.mark.long]

SEATS = ("thumb", "easy", "thumb")
LUCK, STREAMS = 0x1234567, 40  # as in ui/src/local/table.ts

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


def record_from(tab: Firefox, address: str, folder: Path, game: str) -> Record:
    (worker,) = (folder / "assets").glob("worker-*.js")
    tab.visit(f"{address}/icon.svg")  # a place of the same origin, where nothing else is asked
    tab.visit(address)
    return Record.from_text(tab.run(PLAY % (json.dumps(f"/assets/{worker.name}"), json.dumps(table_of(game)))))


@pytest.mark.parametrize("game", registry.names())
def test_firefox_plays_as_python_does(folder: Path, game: str) -> None:
    with served(folder) as address, firefox() as tab:
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
