"""The page adds a number of its own to every deal, keeps what was sealed, and says in the end how the two compare."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from tests.browser.clicking import GAMES
from tests.browser.seats import Person, Room
from tests.browser.test_together import make_table, name_oneself

pytestmark = pytest.mark.browser


def kept(person: Person) -> dict[str, Any]:
    """The sealed records that this browser keeps, by match and seat."""
    found = json.loads(person.page.evaluate("localStorage['lychgate.sealed'] ?? '{}'"))
    return {deal: {**sealed, "text": json.loads(sealed["text"])} for deal, sealed in found.items()}


@pytest.mark.long
def test_every_deal_is_mixed_and_checked(room: Room) -> None:
    ada = room.person().play_now("Gravediggers")
    play = GAMES["Gravediggers"](random.Random(1))
    ada.play_on(play)
    end = ada.page.get_by_role("dialog")
    end.get_by_text("Fair deal: checked.").wait_for()
    (first,) = kept(ada).values()
    assert first["text"]["seed"] is None
    assert first["text"]["entropy"] == {"1": first["entropy"]}
    assert len(first["entropy"]) == 64

    end.get_by_role("button", name="Play again").click()
    end.get_by_role("button", name="Yes, deal").click()
    ada.wait_until("Object.keys(JSON.parse(localStorage['lychgate.sealed'])).length === 2")
    _, second = kept(ada).values()
    assert second["text"]["entropy"] == {"1": second["entropy"]}
    assert second["entropy"] != first["entropy"]
    assert second["text"]["commitment"] != first["text"]["commitment"]

    # Had another deal been sealed than the one that the record tells of, it would be said.
    ada.page.evaluate(
        """() => {
          const kept = JSON.parse(localStorage['lychgate.sealed'])
          for (const sealed of Object.values(kept)) {
            sealed.text = sealed.text.replace(/"commitment": "[0-9a-f]{8}/, '"commitment": "00000000')
          }
          localStorage['lychgate.sealed'] = JSON.stringify(kept)
        }"""
    )
    ada.play_on(play)
    end.get_by_text("This is not the deal that was sealed").wait_for()


@pytest.mark.long
def test_a_promise_that_changes_before_the_deal_is_told_and_not_forgotten(room: Room) -> None:
    ada = room.person()
    name_oneself(ada, "Ada")
    make_table(ada, "Gravediggers", ["you", "bot:thumb"])
    ada.wait_until("localStorage['lychgate.own-entropy'] !== undefined")
    ada.page.evaluate(  # as if another seed had been promised when the page first looked
        """() => {
          const kept = localStorage['lychgate.own-entropy']
          localStorage['lychgate.own-entropy'] = kept.replace(/"commitment":"[0-9a-f]{8}/, '"commitment":"00000000')
        }"""
    )
    for _ in range(2):
        ada.page.reload()
        ada.page.get_by_role("alert").get_by_text("The server has changed its promised seed").wait_for()
    ada.button("Deal").click()
    ada.wait_until("localStorage['lychgate.sealed'] !== undefined")
    (sealed,) = kept(ada).values()
    assert sealed["changed"]
    assert sealed["entropy"] is None
