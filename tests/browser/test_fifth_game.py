"""Skull Raffle, from a package of its own, on the plain board: a match by clicks."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.packages import fifth_installed
from tests.browser.seats import Room
from tests.browser.test_brought_games import any_answer
from tests.server import deals
from tests.server.serving import serving, settings_for

pytestmark = pytest.mark.browser


@pytest.mark.long  # in the short suite the plain board is tried in test_brought_games
def test_a_match_of_skull_raffle_by_clicks(chromium: Browser, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    deals.begin(request.node.nodeid)
    with (
        fifth_installed(tmp_path / "packages"),
        serving(settings_for(tmp_path)) as address,
        Room(chromium, address) as room,
    ):
        ada = room.person().play_now("Skull Raffle")
        assert ada.is_asked()
        expect(ada.page.locator(".sentence")).to_have_text("Which disc do you lay, face down?")
        expect(ada.button(re.compile("^Lay a flower"))).to_be_visible()
        seats = ada.page.get_by_role("region", name="The table").get_by_role("table", name="Seats")
        expect(seats.get_by_role("columnheader")).to_contain_text(["Seats", "Skull", "Discs", "Laid", "Turned"])
        assert ada.play_on(any_answer(random.Random(3))) >= 3
        expect(ada.page.get_by_role("dialog")).to_contain_text(re.compile("two successes|the last one who has discs"))
        room.check_nothing_went_wrong()
