"""Graverobbers as its guided game teaches it: count each grave, keep in hand what will count, accuse who lays robbers.

Chapter 3 counts a grave, chapter 5 says what hand and goals are worth, chapter 6 to use as few cards as possible,
chapter 4 whom to accuse. Spies (chapter 2) are not sent: they cost a card, and the lesson leaves them to taste.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from lychgate.core.model.contract import Game
from lychgate.core.model.layout import Bytes
from lychgate.lab.studies.taught.seen import Picture, seen

GRAVES, WASTED = 7, 4
UNSURE = 1.5  # how far defence and robbery may still move with each card that is not known or not laid yet
LAYS_ROBBERS = 4  # so much more robbery than defence somebody has laid who is accused


def follow(game: Game, box: Bytes, view: Bytes, seat: int, chance: Bytes) -> int:
    """What somebody decides who has learned the game by the lesson."""
    picture, choices = seen(game, box, view, seat)
    if picture["phase"] == "choosing-goals":
        return choices[f"goal {misfit(picture['seats'][seat])}"]
    if picture["phase"] == "accusing":
        return choices[accusation(picture, seat, choices)]
    lays = [text for text in choices if "@" in text]
    own = picture["seats"][seat]
    columns = [[one["card"] for one in grave["cards"]] for grave in picture["graves"]]

    def promise(text: str) -> float:
        if text == "done":
            return worth(picture["graves"], columns, own["hand"], own["goals"])
        card, grave = text.split("@")
        after = [[*column, card] if number == int(grave) else column for number, column in enumerate(columns, 1)]
        return worth(picture["graves"], after, without(own["hand"], card), own["goals"])

    return choices[max([*lays, *(text for text in choices if text == "done")], key=promise)]


def misfit(own: Mapping[str, Any]) -> int:
    """Chapter 5: the goal to return, from 1: one of the colour that the hand does not want, or else the cheapest."""
    wanted = "black" if strength(own["hand"], "R") > strength(own["hand"], "D") else "white"
    goals = own["goals"]
    return 1 + min(range(len(goals)), key=lambda at: (goals[at]["colour"] == wanted, goals[at]["points"]))


def accusation(picture: Picture, seat: int, choices: Iterable[str]) -> str:
    """Chapter 4: who lays robbers in the open is accused, who lays detectives is not."""
    laid = [0] * len(picture["seats"])
    for grave in picture["graves"]:
        for one in grave["cards"]:
            if one["card"]:
                sign = {"R": 1, "D": -1, "B": 0}[one["card"][0]]
                laid[one["layer"]] += sign * int(one["card"][1])
    boldest = max((other for other in range(len(laid)) if f"!{other + 1}" in choices), key=lambda other: laid[other])
    return f"!{boldest + 1}" if laid[boldest] >= LAYS_ROBBERS else "keep"


def worth(
    graves: Sequence[Mapping[str, Any]],
    columns: Sequence[Sequence[str | None]],
    hand: Sequence[str],
    goals: Sequence[Mapping[str, Any]],
) -> float:
    """Chapters 3 and 5: points that hand and goals promise, as the graves look."""
    ransacked = [chance_of(grave["fate"], column) for grave, column in zip(graves, columns, strict=True)]
    wasted = at_least(WASTED, ransacked)
    points = (2 * wasted - 1) * (strength(hand, "R") - strength(hand, "D")) + sum(card[0] == "B" for card in hand) / 2
    for goal in goals:
        black = goal["colour"] == "black"
        if goal["graves"] is None:
            met = wasted if black else 1 - wasted
        else:
            met = math.prod(ransacked[number - 1] if black else 1 - ransacked[number - 1] for number in goal["graves"])
        points += goal["points"] * met
    return points


def chance_of(fate: str, column: Sequence[str | None]) -> float:
    """Chapter 3: how likely a grave is ransacked, from defence and robbery of the cards that one knows."""
    if fate != "open":
        return float(fate == "ransacked")
    known = [card for card in column if card]
    bobbies = [int(card[1]) for card in known if card[0] == "B"]
    counting = bobbies[: sum(card[0] == "D" for card in known)]
    lead = strength(known, "R") - strength(known, "D") - sum(counting)
    open_cards = GRAVES - len(known)  # a grave holds seven
    return 1 / (1 + math.exp(-(lead - 0.5) / (UNSURE * math.sqrt(open_cards)))) if open_cards else float(lead > 0)


def at_least(count: int, chances: Sequence[float]) -> float:
    """How likely so many of these come true."""
    exactly = [1.0] + [0.0] * len(chances)
    for chance in chances:
        exactly = [
            exactly[number] * (1 - chance) + (exactly[number - 1] * chance if number else 0.0)
            for number in range(len(exactly))
        ]
    return sum(exactly[count:])


def strength(cards: Iterable[str], sort: str) -> int:
    """The values of the robbers (R) or detectives (D) among them."""
    return sum(int(card[1]) for card in cards if card[0] == sort)


def without(cards: Sequence[str], card: str) -> list[str]:
    """The cards less one of that name."""
    left = list(cards)
    left.remove(card)
    return left
