"""Gravediggers as its guided game teaches it: know what lies where, and close the fist by it.

Chapters 1 and 8: people go where one knows of them and others do not; chapters 2 and 3: look at what others laid, and
turn it up; chapter 4: send the Gravedigger where one knows most, and put in a third of the loot; chapters 5 to 7: what
guard, widow, bandit and accomplice do to the fist.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from lychgate.core.model.contract import Game
from lychgate.core.model.layout import Bytes
from lychgate.lab.studies.taught.seen import Picture, seen

LITTLE = 2  # chapter 8: put little in where you know nothing
SHARE, BOLD = 3, 0.9  # chapters 4 and 7: of a loot of 10 put in 3 or 4; with an accomplice 8 to 10
UNKNOWN = 2  # what a card that one does not know adds to the loot, by a careful guess


def follow(game: Game, box: Bytes, view: Bytes, seat: int, chance: Bytes) -> int:
    """What somebody decides who has learned the game by the lesson."""
    picture, choices = seen(game, box, view, seat)
    phase = picture["phase"]
    if phase == "fists":
        wanted = fist(cards_at(picture, picture["robbed"]))
        fists = [int(text.removeprefix("fist ")) for text in choices if text.startswith("fist ")]
        return choices[f"fist {max(amount for amount in fists if amount <= wanted)}"]
    prefer = {"place": placing, "look": looking, "turn": turning, "gravedigger": robbing}[phase]
    return max(
        (number for text, number in choices.items() if text != "credit"),
        key=lambda number: prefer(picture, seat, game.decisions.as_data(number)),
    )


def cards_at(picture: Picture, cemetery: int) -> list[str | None]:
    """What lies there, as far as one knows."""
    return [lying["card"] for lying in picture["cemeteries"][cemetery - 1]["cards"]]


def loot(cards: Sequence[str | None]) -> int:
    """Chapters 4 and 7: the values, once more for each X, and a guess for what is not known."""
    values = sum(int(card) for card in cards if card and card.isdigit())
    return values * (1 + cards.count("X")) + UNKNOWN * cards.count(None)


def persons(cards: Sequence[str | None]) -> str:
    """Chapters 5 to 7: what the people whom one knows will do to a robbery."""
    counts = {person: cards.count(person) for person in "WGAB"}
    if counts["W"] == 1:
        return "nothing"
    if counts["G"] == 1:
        return "guard"
    if counts["B"] > counts["A"]:
        return "bandit"
    return "accomplice" if counts["A"] > counts["B"] else "nothing"


def fist(cards: Sequence[str | None]) -> int:
    """Money to put in, where these cards are robbed."""
    acting = persons(cards)
    if acting in ("guard", "bandit"):
        return 0
    if acting == "accomplice":
        return int(BOLD * loot(cards))
    return max(loot(cards) // SHARE, LITTLE)


def placing(picture: Picture, seat: int, decision: Mapping[str, Any]) -> float:
    """Chapters 1, 5 and 8: a guard or a bandit where much loot lies in the open; loot where one knows the rest."""
    card, cemetery = decision["lay"], decision["cemetery"]
    cards = cards_at(picture, cemetery)
    others = sum(
        seat not in lying["known_by"] and not lying["up"] for lying in picture["cemeteries"][cemetery - 1]["cards"]
    )
    if card in "GB":
        return loot(cards) if persons(cards) == "nothing" else -1
    if card in "WA":
        return -2
    return loot([*cards, card]) / (2 + 2 * others) if persons(cards) == "nothing" else -1


def looking(picture: Picture, seat: int, decision: Mapping[str, Any]) -> float:
    """Chapter 2: at what somebody else chose for a place with loot."""
    lying = picture["cemeteries"][decision["look"] - 1]["cards"][decision["place"] - 1]
    if lying["card"] is not None:
        return -1
    return loot(cards_at(picture, decision["look"])) * (2 if lying["layer"] is not None else 1)


def turning(picture: Picture, seat: int, decision: Mapping[str, Any]) -> float:
    """Chapter 3: what somebody else laid, beside something of one's own; the own cards stay secret."""
    cards = picture["cemeteries"][decision["turn"] - 1]["cards"]
    if cards[decision["place"] - 1]["card"] is not None:
        return -1
    return loot([lying["card"] for lying in cards if lying["layer"] == seat])


def robbing(picture: Picture, seat: int, decision: Mapping[str, Any]) -> float:
    """Chapter 4: where one knows everything; a guard that one has laid pays too (chapter 5)."""
    cards = cards_at(picture, decision["rob"])
    acting, unknown = persons(cards), cards.count(None)
    gain = {"guard": 5, "bandit": 0}.get(acting, fist(cards))
    return gain / (1 + unknown)
