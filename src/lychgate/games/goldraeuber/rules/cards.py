"""The material of Goldräuber: the grid, sides, kinds of cards, life points. Data, no rules.

Which cards there are and how they lie is not here: that is a mine, read from a file (`mine.py`).
"""

from __future__ import annotations

from lychgate.core.compile.kernel import inlined
from lychgate.core.model.sorts import Codes, Names, numbers

# A mine is drawn on a grid; a place is row * COLUMNS + column, and a set of places one number of bits.
COLUMN_NAMES = "abcdefgh"
COLUMNS, ROWS = len(COLUMN_NAMES), 7
PLACES = COLUMNS * ROWS
CARDS = 24  # GO-1
MINERS = 4

# Sides of a card, clockwise; the opposite of a side is side ^ 2.
ABOVE, RIGHT, BELOW, LEFT = 0, 1, 2, 3
SIDES = 4
NO_WALL = -1
SIDE_NAMES = ("above", "right", "below", "left")

# Kinds of cards; the last two hold the things to be brought out.
TUNNEL, TRAP, TREASURE, COMRADE = 0, 1, 2, 3
KIND_NAMES = ("tunnel", "trap", "treasure", "comrade")
THING_NAMES = KIND_NAMES[TREASURE:]
THINGS = len(THING_NAMES)  # a thing is kind - TREASURE

NUMBERS = 5  # GO-1: outer cards bear 1 to 5
PIPS = 6
ANY_NUMBER = 6  # GO-24: the second die that lets the players choose freely
CALM, ANGRY = 4, 2  # GO-8: the highest roll that is an action, before and after the treasure is found

LIFE = {1: 3, 2: 4, 3: 6, 4: 9}  # GO-5, by players
MOST_LIFE = max(LIFE.values())


def place_name(place: int) -> str:
    """A place as players write it: columns are letters, rows are counted from the mountain down."""
    return f"{COLUMN_NAMES[place % COLUMNS]}{place // COLUMNS + 1}"


# What the numbers in decisions and events stand for. Events tell a place by its column and its row: c and 3.
PLACE = Codes.of("place", [place_name(place) for place in range(PLACES)])
COLUMN = Names.of("column", COLUMN_NAMES, first=1)
ROW = numbers("row", ROWS)
CARD = Names.of("card", KIND_NAMES)
THING = Names.of("thing", THING_NAMES)
WALL = Names.of("wall", ("none", *SIDE_NAMES))
DIE = numbers("die", PIPS)
LIFE_POINTS = numbers("life points", MOST_LIFE, first=0)


@inlined
def column(place: int) -> int:
    """The column of a place as events tell it, from 1."""
    return place % COLUMNS + 1


@inlined
def row(place: int) -> int:
    """The row of a place as events tell it, from 1."""
    return place // COLUMNS + 1
