"""The material of Vigil: six cards, a die. Data, no rules."""

from __future__ import annotations

from lychgate.core.model.sorts import Names, numbers

CARDS = 6  # VG-1: numbered 1 to 6
DIE = 6
HAND = {2: 2, 3: 1}  # VG-2: cards in a hand, by number of players
ROW = 3  # VG-2: the most cards that lie in the row
WATCHES = 2  # VG-5

CARD = numbers("card", CARDS)
PLACE = numbers("place", ROW)
BET = Names.of("bet", ("odd", "even"), first=1)  # VG-4
