"""The front page's lists of tables."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.seats import Room
from tests.server.serving import Player, opened, serving, settings_for

pytestmark = pytest.mark.browser


def test_a_long_list_of_tables_is_shown_page_by_page(chromium: Browser, tmp_path: Path) -> None:
    with serving(settings_for(tmp_path)) as address, Room(chromium, address) as room:
        with opened:
            host, seats = Player(address, "Ada"), [{"kind": "you"}, {"kind": "open"}, {"kind": "open"}]
            for _ in range(52):
                host.post("/tables", 201, game="graverobbers", seats=seats, public=True)
        visitor = room.person()
        visitor.page.goto("/")
        listed = visitor.page.get_by_role("region", name="Open tables").get_by_role("listitem")
        expect(listed).to_have_count(50)
        visitor.button("More tables").click()
        expect(listed).to_have_count(52)
        expect(visitor.button("More tables")).to_have_count(0)
        room.check_nothing_went_wrong()
