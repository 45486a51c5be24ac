"""Puzzles in the page: the answer is accepted, another is not, and the next one, the streak and the day are kept."""

from __future__ import annotations

import json
from math import floor

import pytest
from playwright.sync_api import Page, expect

from lychgate.core.input.registry import find
from lychgate.play.puzzle.puzzle import Puzzle, puzzles
from tests.browser.alone import is_kept
from tests.browser.learning import CLICKS
from tests.browser.seats import Room

pytestmark = pytest.mark.browser


def answer(page: Page, puzzle: Puzzle, action: int) -> None:
    """Open the puzzle, decide, and hear what it was worth."""
    decision = puzzle.game.decisions.write(action)
    page.goto(f"/puzzles/{puzzle.game.name}/{puzzle.id}")
    page.locator(".task").wait_for()
    CLICKS[puzzle.game.name](page, decision)
    verdict = page.locator(".verdict")
    expect(verdict, decision).to_have_attribute("data-verdict", "right" if action in puzzle.answers else "wrong")
    expect(verdict.locator(".said")).to_contain_text(str(floor(puzzle.values[action].wins + 0.5)))  # halves go up


def offered(puzzle: Puzzle) -> list[int]:
    """What the page has a button for: of Goldräuber's dice that mean the same only the cheapest."""
    view, dice = puzzle.match().view(puzzle.seat), dict[int, int]()
    for action in puzzle.values:
        text = puzzle.game.decisions.write(action)
        if text.startswith("die ") and not view["second"]:
            dice[int(text.removeprefix("die "))] = action
    known: dict[bool, int | None] = {}
    if dice:
        rolled, limit = int(view["die"]), int(view["actions_up_to"])
        known[rolled <= limit] = dice.get(rolled)
        for die in sorted(dice, key=lambda die: abs(die - rolled)):
            known.setdefault(die <= limit, dice[die])
    return [action for action in puzzle.values if action not in dice.values() or action in known.values()]


def wrong(puzzle: Puzzle) -> int:
    """The best of the decisions that are no answers."""
    return max((a for a in offered(puzzle) if a not in puzzle.answers), key=lambda a: puzzle.values[a].wins)


def kept(page: Page) -> dict[str, object]:
    found: dict[str, object] = json.loads(page.evaluate("localStorage['lychgate.puzzles']"))
    return found


@pytest.mark.parametrize("game", CLICKS)
def test_the_page_offers_right_and_wrong_decisions_of_every_puzzle(game: str) -> None:
    for puzzle in puzzles(find(game)):
        assert {action in puzzle.answers for action in offered(puzzle)} == {True, False}, puzzle.id


@pytest.mark.long
def test_a_puzzle_is_solved_and_another_is_not(room: Room) -> None:
    page = room.person().page
    page.goto("/")
    page.locator('a[href="/puzzles"]').click()
    expect(page.locator(".puzzles .today a")).to_be_visible()
    first, second = puzzles(find("graverobbers"))[:2]
    answer(page, first, first.answers[0])
    assert (kept(page)["row"], kept(page)["tried"]) == (1, {first.id: True})
    answer(page, second, wrong(second))
    assert (kept(page)["row"], kept(page)["longest"]) == (0, 1)
    page.locator(".verdict button.next").click()
    page.locator(".task").wait_for()
    assert page.url.rpartition("/")[2] not in (first.id, second.id)


@pytest.mark.long
@pytest.mark.parametrize("game", CLICKS)
def test_every_answer_is_accepted_and_another_refused(room: Room, game: str) -> None:
    page = room.person().page
    for puzzle in puzzles(find(game)):
        for action in (*(one for one in puzzle.answers if one in offered(puzzle)), wrong(puzzle)):
            answer(page, puzzle, action)


@pytest.mark.long
def test_puzzles_are_solved_without_a_server(alone: Room) -> None:
    person = alone.person()
    page = person.page
    page.goto("/")
    is_kept(person)  # addresses behind the front page are the service worker's
    page.context.set_offline(True)
    for game in CLICKS:
        puzzle = puzzles(find(game))[0]
        answer(page, puzzle, puzzle.answers[0])
        answer(page, puzzle, wrong(puzzle))
