"""A lost connection shows itself, and heals by itself. What was decided meanwhile is sent when it is back."""

from __future__ import annotations

import random
import socket
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.clicking import GAMES, hand
from tests.browser.seats import Room
from tests.server.house import serving, settings_for

pytestmark = [pytest.mark.browser, pytest.mark.long]

LOST = "The connection is lost"


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


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
