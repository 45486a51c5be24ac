"""People who come, go and are sent away: nobody sits down unasked, is sent away by a slip, or taken along."""

from __future__ import annotations

import re

import pytest

from tests.browser.seats import Person, Room
from tests.browser.test_together import make_table, name_oneself

pytestmark = pytest.mark.browser

# Plays one's seat to the end over the API, as quickly as it goes: what is looked at comes afterwards.
PLAY_OUT = """async (table) => {
    const path = `/api/tables/${table}`
    for (let id = 0; ; id++) {
        const { match } = await (await fetch(`${path}/view`)).json()
        if (match.outcome) return
        if (!match.prompt) { await new Promise((done) => setTimeout(done, 20)); continue }
        const { decisions, id: prompt } = match.prompt
        const body = JSON.stringify({ id: `${id}`, prompt, decision: decisions[id % decisions.length] })
        await fetch(`${path}/decisions`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    }
}"""


def two_at_a_table(room: Room, game: str, seats: list[str]) -> tuple[Person, Person]:
    """Ada, the host, and Bob, who came by the link; dealt."""
    ada, bob = room.person(), room.person()
    name_oneself(ada, "Ada")
    bob.page.goto(make_table(ada, game, seats))
    bob.page.get_by_label("Your name").fill("Bob")
    bob.button("Sit down").click()
    ada.page.get_by_text("Everybody is here").wait_for()
    ada.button("Deal").click()
    for person in (ada, bob):
        person.page.locator(".play").wait_for()
    return ada, bob


@pytest.mark.long
def test_who_takes_over_from_a_bot_asks_and_who_is_sent_away_is_asked_about(room: Room) -> None:
    ada, eve = room.person(), room.person()
    name_oneself(ada, "Ada")
    link = make_table(ada, "Graverobbers", ["you", "open", "bot:thumb"])
    ada.button("Fill the open seat with a bot and deal").click()
    ada.page.locator(".play").wait_for()
    eve.page.goto(link)
    eve.page.get_by_label("Your name").fill("Thumb")
    eve.button("Ask to take over from Miss Finch").click()
    eve.page.get_by_role("alert").get_by_text("choose another name").wait_for()
    eve.page.get_by_label("Your name").fill("Eve")
    eve.button("Ask to take over from Miss Finch").click()
    asking = "You have asked to take over from Miss Finch. The host decides; without one, all who play."
    eve.page.get_by_text(asking).wait_for()
    assert eve.page.locator(".hands section").count() == 0
    ada.page.get_by_text("Eve would like to take over from Miss Finch").wait_for()
    ada.button("Agree").click()
    eve.page.locator(".hands section").first.wait_for()
    ada.page.get_by_role("log", name="Log").get_by_text("Eve takes over from Miss Finch.").wait_for()
    ada.page.get_by_role("tab", name="Chat").click()
    ada.page.get_by_role("log", name="Chat").get_by_text("Eve takes over from Miss Finch.").wait_for()

    ada.button("Table", exact=True).click()
    ada.button("Send away").click()
    asked = ada.page.get_by_role("dialog", name="Send Eve away?")
    asked.get_by_text("A bot takes the seat until the match is over.").wait_for()
    asked.get_by_role("button", name="No", exact=True).click()
    assert eve.page.locator(".hands section").count() > 0
    ada.button("Send away").click()
    asked.get_by_role("checkbox").wait_for()
    assert not asked.get_by_role("checkbox").is_checked()
    asked.get_by_role("button", name="Send away").click()
    eve.page.get_by_role("heading", name="This door stays shut").wait_for()
    ada.page.get_by_role("log", name="Chat").get_by_text("The host has sent Eve away").wait_for()
    room.wrong = [text for text in room.wrong if not re.search("422|403", text)]  # refusals, as they should be


@pytest.mark.long
def test_nobody_is_taken_along_into_another_match(room: Room) -> None:
    ada, bob = two_at_a_table(room, "Goldräuber", ["you", "open"])
    table = ada.page.url.rsplit("/", 1)[1].split("#")[0]
    bob.page.evaluate(f"(table) => {{ window.played = ({PLAY_OUT})(table) }}", table)
    ada.page.evaluate(PLAY_OUT, table)
    ada.button("Play again").click()
    ada.page.get_by_text("To play again: Ada.").wait_for()
    bob.page.get_by_text("To play again: Ada.").wait_for()
    ada.page.get_by_text("Not answered yet: Bob.").wait_for()
    bob.button("No, thanks").click()
    for person in (ada, bob):  # who says no stays at the result
        person.page.get_by_text("Not coming along: Bob.").wait_for()
    assert bob.button("No, thanks").count() == 0
    assert bob.page.url.split("#")[0].endswith(table)
    assert ada.is_over
    bob.button("I come along").click()
    for person in (ada, bob):
        person.page.get_by_role("dialog").wait_for(state="detached")
