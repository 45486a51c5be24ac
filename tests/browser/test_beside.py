"""Beside the real box: what lies on a table is tapped in on a telephone, and counted as a match counts it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

import lychgate
from lychgate.play.match.match import Match
from tests.browser.seats import Room
from tests.play.test_match import play_out

pytestmark = pytest.mark.browser

WIDTH, HEIGHT = 390, 844
MINUTE = 90  # taps: whoever taps three times in two seconds


def ended(players: int = 4) -> Match:
    return play_out(lychgate.new("graverobbers", players=players, seed=3))


def taps(page: Page, match: Match) -> list[Locator]:
    """All that is tapped to enter the end of a match, in order."""
    facts = match.game.facts(match.box, match.state)
    found = [
        page.locator(f'[data-grave="{number}"] [data-answer="{grave["fate"]}"]')
        for number, grave in facts["graves"].items()
    ]
    for number, seat in facts["seats"].items():
        player = page.locator(f'[data-player="{number}"]')
        found += [player.locator(f'[data-sort="{card}"]') for card in seat["hand"].split()]
        found += [player.locator(f'[data-goal="{goal}"]') for goal in seat["goals"]]
        if seat["accused"]:
            found.append(player.locator(f'[data-answer="{seat["accused"]}"]'))
    return found


def points_shown(result: Locator, players: int) -> list[int]:
    """The points of each player, by their numbers."""
    names = (name.split()[-1] for name in result.locator(".outcome h3 .name").all_inner_texts())
    shown = dict(zip(names, result.locator(".outcome h3 strong").all_inner_texts(), strict=False))
    return [int(shown.get(str(seat + 1), "0").replace("−", "-")) for seat in range(players)]


@pytest.mark.long
def test_the_end_of_graverobbers_is_scored_by_taps_on_a_telephone_within_a_minute(room: Room) -> None:
    match = ended()
    outcome = match.outcome
    assert outcome is not None
    page = room.person(WIDTH, HEIGHT, has_touch=True, is_mobile=True, locale="de-DE").page
    page.goto("/beside/graverobbers")
    needed = taps(page, match)
    assert len(needed) <= MINUTE
    for one in needed:
        one.evaluate("one => one.scrollIntoView({ block: 'center' })")  # not beneath the panel at the lower edge
        one.tap()
    result = page.locator(".result")
    expect(result.locator(".outcome h3 strong")).to_have_count(match.players)
    for _ in range(100):  # it is counted after every tap: what is shown may be without the last ones
        if points_shown(result, match.players) == list(outcome.points):
            break
        page.wait_for_timeout(100)
    assert points_shown(result, match.players) == list(outcome.points)
    assert page.evaluate("document.scrollingElement.scrollWidth") <= WIDTH
    result.locator("button.rule").first.tap()
    expect(page.get_by_role("dialog")).to_contain_text("GR-")


@pytest.mark.long
def test_a_robbery_and_an_impossible_table(room: Room) -> None:
    page = room.person(WIDTH, HEIGHT, has_touch=True, is_mobile=True).page
    page.goto("/beside/gravediggers")
    for card in ("5", "10", "B"):
        page.locator(f'.sorts [data-sort="{card}"]').tap()
    page.get_by_role("spinbutton").first.fill("7")
    page.get_by_role("spinbutton").first.blur()
    expect(page.locator(".result")).to_contain_text("Player 1 loses 7")
    for _ in range(9):
        page.locator('.sorts [data-sort="B"]').tap()
    expect(page.locator(".result")).to_contain_text("No table can look like this")
    expect(page.locator(".result button.rule")).to_have_text("GD-1")
    assert all("422" in said and "/score" in said for said in room.wrong), room.wrong
    room.wrong.clear()  # the browser notes a refused request as an error
