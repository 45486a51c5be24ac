"""The material of Goldräuber: the grid, sides, kinds of cards, life points. Data, no rules.

Which cards there are and how they lie is not here: that is a mine, read from a file (`mine.py`).
"""

from __future__ import annotations

# A mine is drawn on a grid; a place is row * COLUMNS + column, and a set of places one number of bits.
COLUMNS, ROWS = 8, 7
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
THINGS = 2  # a thing is kind - TREASURE

NUMBERS = 5  # GO-1: outer cards bear 1 to 5
PIPS = 6
ANY_NUMBER = 6  # GO-24: the second die that lets the players choose freely
CALM, ANGRY = 4, 2  # GO-8: the highest roll that is an action, before and after the treasure is found

LIFE = {1: 3, 2: 4, 3: 6, 4: 9}  # GO-5, by players
MOST_LIFE = max(LIFE.values())


def place_name(place: int) -> str:
    """A place as players write it: columns are letters, rows are counted from the mountain down."""
    return f"{chr(ord('a') + place % COLUMNS)}{place // COLUMNS + 1}"
