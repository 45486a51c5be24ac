"""The material of Graverobbers: cards, goals, hand sizes. Data, no rules."""

from __future__ import annotations

from lychgate.core.compile.kernel import inlined
from lychgate.core.model.sorts import Names, numbers

GRAVES = 7  # GR-3
COLUMN = 7  # GR-10
KINDS = 9
GOALS = 18
DEALT_GOALS = 3
COLOURS = ("red", "blue", "green", "grey", "pink", "yellow")  # GR-3

# Kinds of cards: three robbers, three detectives, three bobbies.
ROBBER, DETECTIVE, BOBBY = 0, 3, 6
NAMES = ("R1", "R2", "R3", "D1", "D2", "D3", "B0", "B1", "B2")
DECK = (9, 9, 9, 13, 9, 5, 6, 6, 6)  # GR-1
DECK_SIZE = sum(DECK)

HAND = {3: 20, 4: 16, 5: 14, 6: 12}  # GR-4
ROUNDS = {3: 8, 4: 8, 5: 6, 6: 6}  # GR-24

BLACK, WHITE = 0, 1
PAIRS = ((1, 2), (2, 3), (3, 4), (4, 5), (5, 6), (6, 7), (7, 1))
MAJORITY = (0, 0)
PAIR_POINTS = {BLACK: 6, WHITE: 4}
MAJORITY_POINTS = {BLACK: 7, WHITE: 5}

# GR-2: colour, two graves (0, 0: the whole cemetery), points; seven pairs and two majorities a colour.
GOAL_CARDS = tuple(
    (colour, *graves, MAJORITY_POINTS[colour] if graves == MAJORITY else PAIR_POINTS[colour])
    for colour in (BLACK, WHITE)
    for graves in (*PAIRS, MAJORITY, MAJORITY)
)


def goal_name(colour: int, one: int, two: int, points: int) -> str:
    """A goal's name in messages: `black-1-2`, `white-majority`."""
    return f"{'black' if colour == BLACK else 'white'}-{f'{one}-{two}' if one else 'majority'}"


# What the numbers in decisions and events stand for.
CARD = Names.of("card", NAMES, first=1)
GRAVE = numbers("grave", GRAVES)
GOAL = Names.of("goal", [goal_name(*goal) for goal in GOAL_CARDS], first=1)


@inlined
def is_robber(kind: int) -> bool:
    return kind < DETECTIVE


@inlined
def is_bobby(kind: int) -> bool:
    return kind >= BOBBY


@inlined
def value(kind: int) -> int:
    """The number on the card: robbers and detectives 1 to 3, bobbies 0 to 2 (GR-1)."""
    return kind - BOBBY if kind >= BOBBY else kind % 3 + 1
