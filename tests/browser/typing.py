"""How a person answers each game's questions with the keyboard alone, by chance. The mouse is never touched."""

from __future__ import annotations

import random

from tests.browser.clicking import OUTER_SPACE, Answer, some
from tests.browser.seats import Person

ARROWS = ("ArrowUp", "ArrowRight", "ArrowLeft", "ArrowDown")

# The arrow that leads to the first of those wanted, as an eye would see it.
TOWARDS = """wanted => {
  const centre = (element) => {
    const box = element.getBoundingClientRect()
    return [box.left + box.width / 2, box.top + box.height / 2]
  }
  const there = document.querySelector(wanted)
  if (!there) return null
  const [[x, y], [fromX, fromY]] = [centre(there), centre(document.activeElement)]
  const aside = Math.abs(x - fromX) > Math.abs(y - fromY)
  return aside ? (x > fromX ? 'ArrowRight' : 'ArrowLeft') : y > fromY ? 'ArrowDown' : 'ArrowUp'
}"""


def focused(person: Person) -> str:
    """The name of what has the focus."""
    found: str = person.page.evaluate("document.activeElement.ariaLabel ?? document.activeElement.textContent")
    return found


def move_to(person: Person, wanted: str, chance: random.Random) -> None:
    """Press arrows until something like this (a selector) has the focus: mostly towards it, now and then any."""
    for _ in range(300):
        if person.page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
            return
        towards = person.page.evaluate(TOWARDS, wanted) if chance.random() < 0.7 else None
        person.page.keyboard.press(towards or chance.choice(ARROWS))
    raise AssertionError(f"the arrows do not lead to {wanted}, but to {focused(person)!r}")


def press(person: Person, *keys: str) -> None:
    for key in keys:
        person.page.keyboard.press(key)


def graverobbers(chance: random.Random) -> Answer:
    def answer(person: Person) -> None:
        sentence = person.page.locator(".sentence").inner_text()
        if "three goals" in sentence:
            press(person, chance.choice("123"))
        elif "accuse" in sentence or ("end your turn" in sentence and chance.random() < 0.3):
            press(person, "e")
        else:
            piles = person.page.locator(".hands [data-key]").count()
            press(person, str(chance.randrange(piles) + 1))
            if person.page.locator(".grave.lit, button.spy").count():
                move_to(person, ".grave.lit .stone, button.spy", chance)
                press(person, "Enter")
            else:  # late in the game a second card sometimes has nowhere to go
                press(person, "Escape", "e")

    return answer


def gravediggers(chance: random.Random) -> Answer:
    def answer(person: Person) -> None:
        sentence = person.page.locator(".sentence").inner_text()
        if sentence.startswith("Place"):
            press(person, "1", chance.choice("12345"))
        elif sentence.startswith(("Look", "Turn")):
            move_to(person, ".place.lit", chance)
            press(person, "Enter")
        elif sentence.startswith("Gravedigger"):
            move_to(person, ".cemetery.lit .sign", chance)
            press(person, "Enter")
        else:
            press(person, "0" if chance.random() < 0.5 else "1", "c")

    return answer


def goldraeuber(chance: random.Random) -> Answer:
    def answer(person: Person) -> None:
        choices = person.page.locator(".choices [data-key]")
        free = person.page.locator(".choices .free")
        if choices.count():
            press(person, (free if free.count() else choices).first.get_attribute("data-key") or "")
        elif person.page.locator("li.lit").count():
            harmless = "li.lit.down:not(.inner) > [aria-label^='Let collapse']"
            any_of_them = "li.lit > .card, .dig"
            move_to(person, harmless if person.page.locator(harmless).count() else any_of_them, chance)
            press(person, "Enter")
        else:
            press(person, "e")

    return answer


def outerspace(chance: random.Random) -> Answer:
    def answer(person: Person) -> None:
        page = person.page
        lit = ".film.lit .target, .aim.lit"
        aims = page.locator(lit)
        cards, wishes = page.locator(".hands .card.lit[data-key]"), page.locator(".wishes button")
        if page.locator("button.word").count():
            press(person, chance.choice("123456"), "e")
        elif aims.count():
            if key := some(aims, chance).get_attribute("data-key"):
                press(person, key)
            else:  # more to choose from than there are digits
                move_to(person, lit, chance)
                press(person, "Enter")
        elif cards.count() and chance.random() < 0.8:
            press(person, some(cards, chance).get_attribute("data-key") or "", chance.choice(("p", "Enter")))
        elif wishes.count() and chance.random() < 0.7:
            press(person, some(wishes, chance).get_attribute("data-key") or "")
        else:
            press(person, "e")

    return answer


GAMES = {
    "Graverobbers": graverobbers,
    "Gravediggers": gravediggers,
    "Goldräuber": goldraeuber,
    OUTER_SPACE: outerspace,
}
