"""How a person answers each game's questions with the mouse, by chance, finding everything by its name."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

from playwright.sync_api import Locator

from tests.browser.seats import ASKED, MEANT, Person

OUTER_SPACE = "The Revenge of the Grave Robbers from Outer Space"

Answer = Callable[[Person], None]


def some(found: Locator, chance: random.Random) -> Locator:
    return found.nth(chance.randrange(found.count()))


def hand(person: Person) -> Locator:
    return person.page.get_by_role("region", name="Your hand").locator("button[aria-pressed]")


def graverobbers(chance: random.Random) -> Answer:
    def answer(person: Person) -> None:
        goals, accuse = person.button(re.compile("^Return the")), person.button(re.compile("^Accuse (?!nobody)"))
        done = person.button(re.compile("^End the turn"))
        if goals.count():
            some(goals, chance).click()
        elif accuse.count():
            (some(accuse, chance) if chance.random() < 0.4 else person.button(re.compile("^Accuse nobody"))).click()
        elif done.count() and chance.random() < 0.3:
            done.click()
        else:
            play_some_card(person, chance)

    return answer


def play_some_card(person: Person, chance: random.Random) -> None:
    """Any card that can go anywhere; late in the game a second one sometimes cannot."""
    cards = hand(person).locator("visible=true").all()
    for card in chance.sample(cards, len(cards)):
        card.click()
        spies = person.page.locator(".uses button[data-key=s]")
        if spies.count() and chance.random() < 0.7:
            spies.click()
        spy, lay = person.button(re.compile("^Turn up the newest")), person.button(re.compile("^Lay the"))
        targets = spy if spy.count() else lay
        if targets.count():
            some(targets, chance).click()
            return
        card.click()
    person.button(re.compile("^End the turn")).click()


def gravediggers(chance: random.Random) -> Answer:
    def answer(person: Person) -> None:
        name = person.page.locator(".sentence").inner_text()
        if name.startswith("Place"):
            some(hand(person), chance).click()
            some(person.button(re.compile("^Lay the card here")), chance).click()
        elif name.startswith(("Look", "Turn")):
            some(person.page.locator("button.place.lit"), chance).click()
        elif name.startswith("Gravedigger"):
            some(person.button(re.compile("^Rob ")), chance).click()
        else:
            credit = person.page.get_by_label("with a credit note")
            if credit.count() and chance.random() < 0.5:
                credit.check()
            some(person.page.get_by_role("group", name="Money in your fist").locator(".quick button"), chance).click()
            person.button(re.compile("^Close the fist")).click()

    return answer


def goldraeuber(chance: random.Random) -> Answer:
    """By chance, but into the mine rather than waiting before it, and no rock on what is looked for: so it lasts."""

    def answer(person: Person) -> None:
        deeds = person.page.locator("li.lit > button.card")
        harmless = person.page.locator("li.lit.down:not(.inner) > button[aria-label^='Let collapse']")
        beside = person.page.locator("details.beside:not([open]) > summary")
        if beside.count() and chance.random() < 0.2:
            beside.click()
        chosen = person.page.locator(".choices button:visible")
        plain = person.page.locator(".answers button[data-key=e]")
        if chosen.count():
            free = chosen.and_(person.page.locator(".free"))
            (free if free.count() else some(chosen, chance)).click()
        elif deeds.count():
            some(harmless if harmless.count() else deeds, chance).click()
        else:
            plain.click()

    return answer


def outerspace(chance: random.Random) -> Answer:
    """By chance, but seldom asked twice about what the others do, and glad of the credits: so that it ends."""

    def answer(person: Person) -> None:
        page = person.page
        words, uses, wishes = page.locator("button.word"), page.locator("button.use"), page.locator(".wishes button")
        aims = page.locator(".film.lit .target, .aim.lit")
        cards = hand(person).and_(page.locator(".lit"))
        plain = page.locator(".answers button:is([data-key=e], [data-key=f])")
        if words.count():
            some(words, chance).click()
            person.button(re.compile("^Propose this title")).click()
        elif aims.count():
            some(aims, chance).click()
        elif uses.count() and chance.random() < 0.5:
            some(uses, chance).click()
        elif cards.count() and chance.random() < 0.8:
            credits = cards.filter(has=page.locator(".credits"))
            some(credits if credits.count() else cards, chance).click()
            page.locator("button.play:visible").click()
        elif wishes.count() and chance.random() < 0.7:
            some(wishes, chance).click()
        else:
            some(plain, chance).click()

    return answer


# Whatever may be part of an answer, by where it is and not by its words: what is lit, buttons, and then anything.
LIT = ":is([data-nav].lit, .lit > [data-nav], .answers button, .choices button, .quick button, .wishes button, .main)"
ANY = "[data-nav]"
ASIDE = ":not(.plain, .chip, .why, .rule, [type=range])"  # hints, taking back, asking why, and what is only looked at


# A click on something by chance, if nothing lies over its middle. One question to the page, since a whole match asks it
# some hundred times; and at once, since a mouse that comes a moment later may meet what follows the last decision.
CLICK = """([meant, lit, any, asked, question, mostly, which, reading]) => {
  if (document.querySelector(asked)?.dataset.prompt !== question) return 'answered'
  if (reading && document.querySelector('dialog[open]:not(:has(.outcome))')) return 'opened to be read'
  const shown = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.disabled
  const found = (what) => [...document.querySelectorAll(what)].filter(shown)
  const [first, usual] = [found(meant), found(lit)]
  const choice = first.length ? first : usual.length && mostly ? usual : found(any)
  if (!choice.length) return null
  const one = choice[Math.floor(which * choice.length)]
  one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  const { x, y, width, height } = one.getBoundingClientRect()
  const hit = document.elementFromPoint(x + width / 2, y + height / 2)
  if (one.contains(hit)) (hit.click ? hit : one).click()
  return null
}"""


def in_any_language(chance: random.Random) -> Answer:
    """By chance, in any game and language: something that can be clicked on, until the question is answered."""

    def answer(person: Person) -> None:
        page = person.page
        question = page.locator(ASKED).get_attribute("data-prompt")
        lit, other = (f":is(main, dialog) {one}{ASIDE}" for one in (LIT, ANY))
        for _ in range(200):
            by_chance = (chance.random() < 0.95, chance.random(), chance.random() < 0.3)
            found = page.evaluate(CLICK, [MEANT, lit, other, ASKED, question, *by_chance])
            if found == "answered":
                return
            if found == "opened to be read":
                page.keyboard.press("Escape")
            page.wait_for_timeout(20)

    return answer


GAMES: dict[str, Callable[[random.Random], Answer]] = {
    "Graverobbers": graverobbers,
    "Gravediggers": gravediggers,
    "Goldräuber": goldraeuber,
    OUTER_SPACE: outerspace,
}


def address(game: str) -> str:
    """A game's name in addresses and files."""
    return "outerspace" if game == OUTER_SPACE else game.lower().replace("ä", "ae")
