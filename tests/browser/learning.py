"""A learner before the page: goes through a lesson by clicks, in any language, and tries every wrong answer once."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from playwright.sync_api import Page, expect

from lychgate.core.input.registry import find
from lychgate.play.lesson.chapter import LEARNER, Chapter, Step, chapters
from lychgate.play.lesson.playing import begin, others_decide
from lychgate.play.lesson.words import said
from lychgate.play.match.match import Match
from tests.browser.seats import MEANT, Person

Click = Callable[[Page, str], None]


def gravediggers(page: Page, decision: str) -> None:
    if lay := re.fullmatch(r"(\w+)@(\d)", decision):
        pick(page, lay[1])
        page.locator(f'[data-anchor="cemetery-{lay[2]}"] > button.sign').click()
    elif at := re.fullmatch(r"(?:look|turn) (\d)\.(\d+)", decision):
        page.locator(f'[data-anchor="cemetery-{at[1]}"] ol > li:nth-child({at[2]}) button').click()
    elif rob := re.fullmatch(r"rob (\d)", decision):
        page.locator(f'[data-anchor="cemetery-{rob[1]}"] > button.sign').click()
    else:
        amount = re.fullmatch(r"fist (\d+)", decision)
        assert amount, decision
        page.locator(".fist input[type=range]").fill(amount[1])
        page.locator(".fist button.close").click()


def press(page: Page, decision: str) -> None:
    """The button of a decision that is one word."""
    page.locator(f".answers button[data-sign=do-{decision}]").click()


def graverobbers(page: Page, decision: str) -> None:
    if laid := re.fullmatch(r"(\w\d)([@?])(\d)", decision):
        pick(page, laid[1])
        use = page.locator(f".uses button[data-key={'s' if laid[2] == '?' else 'g'}]")
        if use.count():
            use.click()
        page.locator(f'[data-anchor="grave-{laid[3]}"] > button.stone').click()
    elif accused := re.fullmatch(r"!(\d)", decision):
        page.locator(f'.band button[data-key="{accused[1]}"]').click()
    elif goal := re.fullmatch(r"goal (\d)", decision):
        page.locator(f'.goals button[data-key="{goal[1]}"]').click()
    else:
        press(page, decision)


def goldraeuber(page: Page, decision: str) -> None:
    if dug := re.fullmatch(r"dig (\w\d)", decision):
        page.locator(f'[data-anchor="cell-{dug[1]}"] button.dig').click()
    elif deed := re.fullmatch(r"(?:turn|step|collapse) (\w\d)", decision):
        page.locator(f'[data-anchor="cell-{deed[1]}"] > button.card').click()
    elif chosen := re.fullmatch(r"(die|points) (\d)", decision):
        aside, number = page.locator("details.beside:not([open]) > summary"), int(chosen[2])
        if aside.count():  # beside an action it is no question
            aside.click()
        drawn = f":has(circle:nth-of-type({number})):not(:has(circle:nth-of-type({number + 1})))"
        written = f":has(span:text-is('{number}'))"
        page.locator(f".choices button{drawn if chosen[1] == 'die' else written}").click()
    else:
        press(page, decision)


def outerspace(page: Page, decision: str) -> None:
    if wish := re.fullmatch(r"pass (\S+)", decision):
        page.locator(f".wishes button[data-key={WISHES[wish[1]]}]").click()
    elif film := re.fullmatch(r"film (\d)", decision):
        page.locator(f'[data-anchor="film-{film[1]}"] button.target').click()
    elif decision in ("end", "pass"):
        press(page, decision)
    elif page.locator(f'[data-anchor="hand-{decision}"]').count():
        pick(page, decision)
        page.locator("button.play:visible, button.why:visible").first.click()
    else:
        page.keyboard.press("Escape")  # a card in the fingers would be played there
        page.locator(f'.film [data-card="{decision}"]').first.click()


WISHES = {
    "this-turn": "r",
    "until-attacked": "a",
    "until-touched": "m",
    "until-own-turn": "o",
    "until-credits": "c",
}


def pick(page: Page, card: str) -> None:
    """Take a card from the hand, unless it is in the fingers already."""
    found = page.locator(f'[data-anchor="hand-{card}"] button').first
    if found.get_attribute("aria-pressed") != "true":
        found.click()


CLICKS: dict[str, Click] = {
    "gravediggers": gravediggers,
    "graverobbers": graverobbers,
    "goldraeuber": goldraeuber,
    "outerspace": outerspace,
}


def wrong_tries(match: Match, step: Step) -> Iterator[tuple[str, str]]:
    """For each answer that a step has, a legal decision that gets it."""
    legal = [one.text for one in match.legal(LEARNER) if one.action not in step.expect]
    for message in dict.fromkeys(message for _, message in step.otherwise):
        decision = next((text for text in legal if step.answer(text) == message), None)
        if decision is not None:
            yield decision, message


class Learner:
    """Somebody who learns a game."""

    def __init__(self, person: Person, game: str, language: str) -> None:
        self.page, self.game, self.language = person.page, find(game), language

    def begin(self) -> None:
        self.page.goto(f"/learn/{self.game.name}")

    def learn(self, chapter: Chapter, *, wrong: bool) -> None:
        """Go through a chapter, trying wrong answers or not, and on to the next."""
        match = begin(chapter, bytes(32))
        for step in chapter.steps:
            others_decide(chapter, match)
            self.hears(step.say, step)
            if step.expect:
                if wrong:
                    for decision, message in wrong_tries(match, step):
                        self.decide(decision)
                        expect(self.page.locator(".coach .answer")).to_have_text(self.text(message))
                action = step.expect[0]
                self.decide(match.game.decisions.write(action))
                match.decide(LEARNER, action)
            else:
                self.page.locator(".coach button.next").click()

    def hears(self, message: str, step: Step) -> None:
        """The step is said, and what it points at is there."""
        self.page.locator(f'.coach[data-step="{step.number - 1}"][data-due="true"]').wait_for()
        expect(self.page.locator(".coach .said p").first).to_have_text(self.text(message))
        for spot in step.point:
            assert self.page.locator(f'[data-anchor="{spot}"], [data-sign="{spot}"]').count(), (step.say, spot)

    def text(self, message: str) -> str:
        return " ".join(said(self.game, message, self.language).split())

    def decide(self, decision: str) -> None:
        CLICKS[self.game.name](self.page, decision)
        meant = self.page.locator(MEANT)
        if meant.count():
            meant.click()

    def go_on(self) -> None:
        self.page.locator(".coach button.go-on").click()

    def skip(self) -> None:
        self.page.locator(".coach button.skip").click()

    @property
    def chapters(self) -> tuple[Chapter, ...]:
        return chapters(self.game)
