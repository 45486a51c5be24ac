"""The front page and what leads from it to a table: going on, presets, the way in for others, lists of tables."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.seats import Room
from tests.browser.test_together import make_table
from tests.server.serving import Player, opened, serving, settings_for

pytestmark = pytest.mark.browser


def test_who_sits_somewhere_goes_on_with_one_click(room: Room) -> None:
    ada = room.person().play_now("Gravediggers")
    assert ada.is_asked()
    ada.page.goto("/")
    tables = ada.page.get_by_role("region", name="Continue")
    above, below = tables.bounding_box(), ada.page.get_by_role("list", name="Games").bounding_box()
    assert above is not None
    assert below is not None
    assert above["y"] < below["y"]
    tables.get_by_role("link", name="Gravediggers").click()
    assert ada.is_asked()


@pytest.mark.long
def test_presets_fill_a_new_table_in_and_rule_sets_say_how_they_differ(room: Room) -> None:
    ada = room.person()
    ada.page.goto("/new/graverobbers")
    expect(ada.page.get_by_label(re.compile("German rules: a spy may also be the second card"))).to_be_checked()
    ada.button(re.compile("^Quick")).click()
    expect(ada.page.get_by_label(re.compile("French rules: a spy is always the first card"))).to_be_checked()
    expect(ada.page.get_by_role("radio", name="3", exact=True)).to_be_checked()
    ada.button(re.compile("^Family")).click()
    expect(ada.page.get_by_text("House rules: one changed")).to_be_visible()
    expect(ada.page.get_by_label("Players may ask a bot for hints")).to_be_checked()
    ada.button("Make the table").click()
    ada.button("Deal").click()
    assert ada.is_asked()


@pytest.mark.long
@pytest.mark.parametrize("game", ["graverobbers", "gravediggers", "goldraeuber", "outerspace"])
@pytest.mark.parametrize("preset", ["Quick", "Full", "Family"])
def test_every_preset_makes_a_table(room: Room, game: str, preset: str) -> None:
    ada = room.person()
    ada.page.goto(f"/new/{game}")
    ada.button(re.compile(f"^{preset}")).click()
    ada.button("Make the table").click()
    ada.button("Deal").wait_for()


@pytest.mark.long
def test_others_in_the_network_photograph_the_way_in(room: Room) -> None:
    ada = room.person()
    ada.page.route("**/api/addresses", lambda route: route.fulfill(json={"addresses": ["http://192.0.2.7:8000"]}))
    make_table(ada, "Graverobbers", ["you", "open", "open"])
    expect(ada.page.get_by_label("Link for others")).to_have_value(
        re.compile("^http://192.0.2.7:8000/table/.*#invite=")
    )
    ada.page.get_by_role("img", name="The link as a QR code").wait_for()
    expect(ada.page.get_by_text("make play")).to_have_count(0)


@pytest.mark.long
def test_a_long_list_of_tables_is_shown_page_by_page(chromium: Browser, tmp_path: Path) -> None:
    with serving(settings_for(tmp_path)) as address, Room(chromium, address) as room:
        with opened:
            host, seats = Player(address, "Ada"), [{"kind": "you"}, {"kind": "open"}, {"kind": "open"}]
            for _ in range(52):
                host.post("/tables", 201, game="graverobbers", seats=seats, public=True)
        visitor = room.person()
        visitor.page.goto("/")
        listed = visitor.page.get_by_role("region", name="Open tables").get_by_role("listitem")
        for shown in (25, 50, 52):
            expect(listed).to_have_count(shown)
            if shown < 52:
                visitor.button("More tables").click()
        expect(visitor.button("More tables")).to_have_count(0)
        room.check_nothing_went_wrong()
