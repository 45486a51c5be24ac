"""Gravediggers once more, slow and naive, written from the rules alone: robberies and what may be decided.

Cards are names, cemeteries lists of them, decisions notation. Nothing here is used by the game itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

PERSONS = ("W", "G", "A", "B")

# What can become of a fist.
PAID, EMPTY, SHORT, LATE, BACK, REWARDED, LOST = "paid", "empty", "short", "late", "back", "rewarded", "lost"


@dataclass(frozen=True)
class Robbery:
    """What came of a robbery: by seat the change of money and the reason; and what the bank kept."""

    changes: list[int]
    reasons: list[str]
    loot: int | None  # None: there was none to share
    left: int = 0


def rob(cards: Sequence[str], fists: Sequence[int]) -> Robbery:
    """GD-14 to GD-19, step by step with the cards on the table."""
    table = list(cards)
    if table.count("W") == 1:  # GD-15
        table = [card for card in table if card not in PERSONS]
    table = [card for card in table if card != "W"]
    if table.count("G") == 1:  # GD-16
        return Robbery([0 if fist else 5 for fist in fists], [BACK if fist else REWARDED for fist in fists], None)
    table = [card for card in table if card != "G"]
    bandits, accomplices = table.count("B"), table.count("A")  # GD-17
    if bandits > accomplices:
        return Robbery([-fist for fist in fists], [LOST if fist else EMPTY for fist in fists], None)
    loot = sum(int(card) for card in table if card.isdigit()) * (1 + table.count("X"))  # GD-18
    return share(loot, fists, highest_first=accomplices > bandits)


def share(loot: int, fists: Sequence[int], *, highest_first: bool) -> Robbery:
    """GD-19: coin by coin it would be the same."""
    changes, reasons = [0] * len(fists), [LATE] * len(fists)
    left = loot
    for level in sorted(set(fists), reverse=highest_first):
        equals = [seat for seat, fist in enumerate(fists) if fist == level]
        enough = left >= sum(fists[seat] for seat in equals)
        for seat in equals:
            reasons[seat] = PAID if enough else SHORT
            if enough:
                changes[seat] = level
                left -= level
        if not enough:
            break
    reasons = [EMPTY if fist == 0 else reason for fist, reason in zip(fists, reasons, strict=True)]
    return Robbery(changes, reasons, loot, left)


@dataclass(frozen=True)
class Position:
    """All that decides what a seat may decide."""

    asked: str  # place, look, turn, gravedigger or fists
    hand: list[str]
    money: int
    notes_left: int
    cemeteries: list[list[bool]]  # of each card: does it lie face up?
    closed: frozenset[int] = frozenset()  # numbers of cemeteries


def legal(position: Position) -> Iterator[str]:
    """What may be decided, in notation; in no particular order."""
    circle = list(enumerate(position.cemeteries, start=1))
    credit = position.money < 10 and position.notes_left > 0  # GD-21
    if credit and position.asked != "fists":
        yield "credit"
    if position.asked == "fists":  # GD-13
        yield from (f"fist {amount}" for amount in range(position.money + 1))
        yield from (f"credit fist {amount}" for amount in range(position.money + 11) if credit)
    elif position.asked == "place":  # GD-6
        yield from (f"{card}@{number}" for card in set(position.hand) for number, _ in circle)
    elif position.asked == "gravedigger":  # GD-9, GD-11
        yield from (f"rob {number}" for number, cards in circle if cards and number not in position.closed)
    else:
        for number, cards in circle:
            if position.asked == "turn" and cards.count(False) == 1:  # GD-8
                continue
            yield from (f"{position.asked} {number}.{place}" for place, up in enumerate(cards, 1) if not up)
