"""A lost connection shows itself, and heals by itself. What was decided meanwhile is sent when it is back."""

from __future__ import annotations

import random
import re
import socket
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.clicking import GAMES, hand
from tests.browser.seats import Room
from tests.browser.test_together import make_table
from tests.server.serving import serving, settings_for

pytestmark = pytest.mark.browser

LOST = "The connection is lost"
OLD_PAGE = 4426  # what the server closes with


@pytest.mark.long
def test_who_is_invited_sits_down_and_stays_connected(room: Room) -> None:
    ada, bob = room.person(), room.person()
    bob.page.goto(make_table(ada, "Goldräuber", ["you", "open"]))
    bob.page.get_by_label("Your name").fill("Bob")
    bob.button("Sit down").click()
    bob.button("Sit down").wait_for(state="detached")
    assert bob.page.get_by_text(LOST).count() == 0
    ada.button("Deal").click()
    bob.page.get_by_role("heading", name="A table of Goldräuber").wait_for(state="attached")
    assert bob.page.get_by_text(LOST).count() == 0


def test_a_page_that_is_older_than_its_server_is_loaded_anew_once_and_then_says_so(room: Room) -> None:
    ada, loads = room.person(), list[str]()
    ada.page.on("load", lambda page: loads.append(page.url))
    ada.page.route_web_socket(re.compile("/socket$"), lambda socket: socket.close(code=OLD_PAGE))
    ada.page.goto("/table/aaaaaaaa")
    ada.page.get_by_text("This page is older than the server").wait_for()
    assert len(loads) == 2


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


@pytest.mark.long
def test_a_server_goes_and_comes_back(chromium: Browser, tmp_path: Path) -> None:
    settings = settings_for(tmp_path, port=free_port())
    answer = GAMES["Graverobbers"](random.Random(2))
    with Room(chromium, f"http://127.0.0.1:{settings.port}") as room:
        with serving(settings):
            ada = room.person().play_now("Graverobbers")
            assert ada.is_asked()
            ada.answer(answer)
            assert ada.is_asked()
            cards = hand(ada).count()
            assert ada.page.get_by_text(LOST).count() == 0
        ada.page.get_by_text(LOST).wait_for()
        assert hand(ada).count() == cards  # the table is still there to look at
        hand(ada).first.click()
        ada.page.get_by_role("button", name="Lay the").first.click()
        question = ada.page.locator(".line").get_attribute("data-prompt")
        with serving(settings):
            ada.page.get_by_text(LOST).wait_for(state="detached")
            ada.page.locator(f'.line[data-prompt="{question}"]').wait_for(state="detached")
            assert ada.is_asked()
            ada.answer(answer)
