"""A player reports somebody at the table, and an admin deals with it on the page for that."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.seats import Person, Room
from tests.browser.test_pages import check_by_day_and_night
from tests.server import deals
from tests.server.admins import TOKEN, Admin
from tests.server.serving import serving, settings_for

pytestmark = pytest.mark.browser


@pytest.fixture
def moderated(
    chromium: Browser, tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> Iterator[Room]:
    deals.begin(request.node.nodeid)
    settings = settings_for(tmp_path_factory.mktemp("moderated"), admin_token=TOKEN)
    with serving(settings) as address, Room(chromium, address) as found:
        yield found


def enter(admin: Person, token: str) -> None:
    admin.page.get_by_label("Admin token").fill(token)
    admin.button("Come in").click()


@pytest.mark.long
def test_a_report_is_sent_read_and_dealt_with(moderated: Room) -> None:
    ada, admin = moderated.person().play_now("Graverobbers"), moderated.person()
    assert ada.is_asked()
    ada.button("Table", exact=True).click()
    ada.button("Report something").click()
    ada.page.get_by_label("What happened?").fill("The bots laugh at me.")
    ada.button("Send", exact=True).click()
    expect(ada.page.get_by_text("Sent. Thank you.")).to_be_visible()
    check_by_day_and_night(ada)

    admin.page.goto("/admin")
    enter(admin, "not the token, but long")
    expect(admin.page.get_by_role("alert")).to_have_text("Expected the admin token, got none or a wrong one.")
    enter(admin, TOKEN)
    expect(admin.page.get_by_text("The bots laugh at me.")).to_be_visible()
    check_by_day_and_night(admin)
    assert TOKEN not in admin.page.evaluate("JSON.stringify([localStorage, sessionStorage, document.cookie])")
    admin.button("Dealt with").click()
    expect(admin.page.get_by_text("Nothing here.")).to_be_visible()

    admin.button("Guests").click()
    admin.button("Ban", exact=True).click()  # for a day
    expect(admin.button("Lift")).to_be_visible()
    expect(ada.page.get_by_text("You are banned from this server.")).to_be_visible()
    admin.button("Lift").click()
    expect(admin.page.get_by_text("Nothing here.")).to_be_visible()

    admin.button("All tables").click()
    admin.button("Look at the table").click()
    admin.button("Close the table").click()
    admin.button("Close the table: really?").click()
    expect(admin.page.get_by_text("Nothing here.")).to_be_visible()
    assert Admin(moderated.site).ask("GET", "/tables")["tables"] == []
    wrong = [what for what in moderated.wrong if "/api/admin/bans" not in what and "403" not in what]
    assert not wrong  # but for the wrong token, and what is refused who is banned
