"""Clocks at the table, votes when time is out, the lobby's filters, and the way to the next table."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Route, expect

from tests.browser.seats import Person, Room
from tests.server.serving import Player

pytestmark = pytest.mark.browser


def named(room: Room, name: str, **options: object) -> Person:
    person = room.person(**options)  # type: ignore[arg-type]
    person.page.goto("/")
    person.page.get_by_label("Your name").fill(name)
    return person


def quick(route: Route) -> None:
    """The clock that was chosen, with so few seconds that a test can wait for them."""
    wish = json.loads(route.request.post_data or "")
    route.continue_(post_data=json.dumps({**wish, "clock": {**wish["clock"], "seconds": 3}}))


@pytest.mark.long
def test_a_clock_runs_for_all_to_see_and_the_others_vote_when_it_has_run_out(room: Room) -> None:
    ada = named(room, "Ada")
    ada.page.goto("/new/gravediggers")
    ada.page.get_by_role("radio", name="2", exact=True).check(force=True)
    ada.page.get_by_label("Player 2").select_option("open")
    ada.page.get_by_label("Time to think").select_option("decision-30")
    ada.page.get_by_label("When somebody’s time runs out").select_option("ask")
    ada.page.route("**/api/tables", quick)
    ada.button("Make the table").click()
    link = ada.page.get_by_label("Link for others").input_value()
    bob = room.person()
    bob.page.goto(link)
    bob.page.get_by_label("Your name").fill("Bob")
    bob.button("Sit down").click()
    ada.button("Deal").click()
    for person in (ada, bob):
        person.page.locator(".play").wait_for()
        expect(person.page.get_by_role("timer")).to_have_count(2)
        expect(person.page.locator(".clock.runs")).to_have_count(1)
    for person in (ada, bob):
        person.page.get_by_text(re.compile("No time left: .*What now")).wait_for()
    waiting = next(person for person in (ada, bob) if person.page.get_by_role("button", name="Wait (0)").count())
    late = bob if waiting is ada else ada
    assert late.page.get_by_role("button", name="Wait (0)").count() == 0
    waiting.button("A bot plays on (0)").click()
    late.button("Play on myself").click()
    expect(waiting.page.get_by_role("log", name="Log").get_by_text("is back and plays on").last).to_be_visible()


@pytest.mark.long
def test_the_lobby_shows_what_is_wanted_and_a_key_leads_to_the_next_table(room: Room) -> None:
    bob = Player(room.site, "Bob")
    wanted = [{"kind": "you"}, {"kind": "open"}, {"kind": "open", "reserved": "Cy"}]
    tables = [
        bob.post("/tables", 201, game="gravediggers", seats=wanted[:2], public=True, **wish)
        for wish in ({"clock": {"kind": "days", "days": 3}, "language": "de"}, {"clock": None}, {"language": "fr"})
    ]
    ada = named(room, "Ada")
    lobby = ada.page.get_by_role("region", name="Open tables")
    lobby.get_by_label("Language").select_option("de")
    expect(lobby.get_by_role("link", name=re.compile("3 days for every decision"))).to_have_count(1)
    expect(lobby.get_by_role("link", name=re.compile("Gravediggers"))).to_have_count(1)
    lobby.get_by_label("Speed").select_option("match")
    expect(lobby.get_by_text("Nobody is waiting for players just now.")).to_be_visible()
    asked: list[str] = []
    for table in tables[:2]:
        ada.page.goto(f"/table/{table['table']}")
        ada.page.get_by_label("Your name").fill("Ada")
        ada.button("Sit down").click()
        ada.page.get_by_text("Everybody is here.", exact=True).wait_for()
        bob.post(f"/tables/{table['table']}/start")
        ada.page.locator(".play").wait_for()
        while not ada.page.evaluate(
            "async (id) => (await (await fetch('/api/tables/mine')).json()).find((t) => t.table === id).you.asked",
            table["table"],
        ):
            path = f"/tables/{table['table']}"
            prompt = bob.get(f"{path}/view")["match"]["prompt"]
            if prompt is not None:
                number, choice = prompt["id"], prompt["decisions"][0]["decision"]
                bob.post(f"{path}/decisions", id=f"{number}", prompt=number, decision=choice)
        asked.append(table["table"])
    ada.page.goto("/")
    expect(ada.page.get_by_role("region", name="My tables").get_by_text("your turn")).to_have_count(2)
    ada.page.goto(f"/table/{asked[0]}")
    view = "async (id) => (await (await fetch(`/api/tables/${id}/view`)).json()).match.prompt"
    while (prompt := ada.page.evaluate(view, asked[0])) is not None:
        body = json.dumps({"id": f"{prompt['id']}", "prompt": prompt["id"], "decision": prompt["decisions"][0]})
        ada.page.evaluate(
            "async ([id, body]) => { await fetch(`/api/tables/${id}/decisions`, "
            "{ method: 'POST', headers: { 'content-type': 'application/json' }, body }) }",
            [asked[0], body],
        )
    ada.page.get_by_role("link", name=re.compile("Your turn at another table: Gravediggers, with Bob")).wait_for()
    ada.page.keyboard.press("j")
    ada.page.wait_for_url(f"**/table/{asked[1]}")
