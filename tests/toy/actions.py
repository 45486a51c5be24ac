"""The decisions of Vigil, numbered: a range for each sort, each range declared once."""

from __future__ import annotations

from tests.toy.cards import CARDS, ROW

BET = 0  # odd, even
LOOK = BET + 2  # + place in the row
SHOW = LOOK + ROW  # show the own hand
PASS = SHOW + 1
VOW = PASS + 1  # pass for the rest of the game
PLAY = VOW + 1  # + card - 1
ACTIONS = PLAY + CARDS
