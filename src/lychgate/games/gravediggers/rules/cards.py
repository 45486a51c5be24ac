"""The material of Gravediggers: cards, tiles, money. Data, no rules."""

from __future__ import annotations

from lychgate.core.model.sorts import Names, numbers

# Kinds of cards: five values and X, then the four persons.
KINDS = 10
X, WIDOW, GUARD, ACCOMPLICE, BANDIT = 5, 6, 7, 8, 9
VALUES = (2, 3, 4, 5, 10)
NAMES = ("2", "3", "4", "5", "10", "X", "W", "G", "A", "B")
DECK = (4, 4, 4, 11, 2, 4, 4, 4, 4, 4)  # GD-1
CARDS = sum(DECK)

# Tiles (GD-2).
PLACE, LOOK, TURN, GRAVEDIGGER = 0, 1, 2, 3
TILES = (4, 1, 1, 1)
TILE_NAMES = ("place", "look", "turn", "gravedigger")

CEMETERIES = 5  # GD-3
PLAYERS = range(2, 6)
HAND = 5  # GD-4
START_MONEY = 10  # GD-4
REWARD = 5  # GD-16: for an empty fist
NOTES = 5  # GD-2
CREDIT = 10  # GD-21: what a note brings and, in the end, costs (GD-23)

# A cemetery never holds more: the other four got a card each at the start that never comes here.
PLACES = CARDS - (CEMETERIES - 1)

# The most that a position may give to a player; in a game nobody comes to have as much as 400.
MOST_GIVEN = 300

# Nobody can ever hold more, not even from such a position: `test_material` counts it. Fists are numbered up to it.
MOST_MONEY = 999

# The most in a fist that a credit note is asked for with: less than 10, and the 10 (GD-21).
MOST_ON_CREDIT = CREDIT - 1 + CREDIT

# What the numbers in decisions and events stand for.
CARD = Names.of("card", NAMES, first=1)
TILE = Names.of("tile", TILE_NAMES)
CEMETERY = numbers("cemetery", CEMETERIES)
CARD_PLACE = numbers("place", PLACES)
