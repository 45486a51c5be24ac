"""Reminders set up in the page: by e-mail with its link to confirm, by a webhook; and ended again."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.seats import Room
from tests.server.post_office import links_in, mail_server, web_server
from tests.server.serving import Json, serving, settings_for

pytestmark = [pytest.mark.browser, pytest.mark.long]

PUBLIC = "https://table.example"


def test_reminders_are_chosen_confirmed_and_ended_in_the_page(chromium: Browser, tmp_path: Path) -> None:
    with mail_server() as letters, web_server() as hooks:
        mail: Json = {
            "smtp_host": "127.0.0.1",
            "smtp_port": letters.port,
            "smtp_tls": "none",
            "mail_from": "t@t.example",
        }
        settings = settings_for(tmp_path, **mail, webhooks="any", public_url=PUBLIC)
        with serving(settings) as site, Room(chromium, site) as room:
            page = room.person(locale="de").page
            page.goto("/new/gravediggers")
            page.get_by_role("button", name="Tisch eröffnen").click()
            page.wait_for_url("**/table/**")
            page.goto("/")
            page.get_by_role("button", name="Erinnerungen").click()
            dialog = page.get_by_role("dialog", name="Erinnerungen")
            dialog.get_by_label("Höchstens eine Nachricht").select_option("24")
            dialog.get_by_label("Per E-Mail an").fill("ada@example.org")
            dialog.get_by_role("button", name="Erinnere mich").first.click()
            expect(dialog.get_by_role("status")).to_contain_text("Öffne ihn, um die Adresse zu bestätigen")
            confirm = links_in(letters.wait(1)[0].get_content())[0]
            other = room.person().page
            other.goto(confirm.replace(PUBLIC, site))
            other.get_by_role("button", name="Ja, schick sie").click()
            other.get_by_text("Deine Adresse ist bestätigt").wait_for()
            page.reload()
            page.get_by_role("button", name="Erinnerungen").click()
            expect(dialog.get_by_label("Per E-Mail an")).to_have_value("ada@example.org")
            expect(dialog.get_by_role("status")).to_have_text("Du wirst auf diesem Weg erinnert.")
            dialog.get_by_label("Per Webhook an die URL").fill(f"{hooks.url}/hook")
            dialog.get_by_role("button", name="Erinnere mich").last.click()
            expect(dialog.get_by_role("status")).to_have_count(2)
            assert "content" in hooks.wait(1)[0], "in Discord's form"
            dialog.get_by_role("button", name="Nicht mehr").first.click()
            expect(dialog.get_by_role("status")).to_have_count(1)
            page.get_by_role("button", name="Schließen").click()
            expect(dialog).to_have_count(0)
            room.check_nothing_went_wrong()
