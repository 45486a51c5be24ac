"""The decisions of Vigil, declared once: numbers, notation and data follow.

odd, even    bet on the die                pass     play no card
look 2       look at card 2 of the row     vow      play no card for the rest of the game
show         show the own hand             play 5   play the card 5
"""

from __future__ import annotations

from lychgate.core.model.decisions import Decisions
from tests.toy.cards import CARD, PLACE

DECISIONS = Decisions()
ODD = DECISIONS.add("odd")
EVEN = DECISIONS.add("even")
LOOK = DECISIONS.add("look", look=PLACE)
SHOW = DECISIONS.add("show")
PASS = DECISIONS.add("pass")
VOW = DECISIONS.add("vow")  # pass for the rest of the game
PLAY = DECISIONS.add("play", play=CARD)
ACTIONS = DECISIONS.count
