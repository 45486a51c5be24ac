"""The decisions of Goldräuber, numbered: a range for each sort, each range declared once."""

from __future__ import annotations

from lychgate.games.goldraeuber.rules.cards import MOST_LIFE, PIPS, PLACES

TURN_UP = 0  # + place
STEP = TURN_UP + PLACES  # + place
DIG = STEP + PLACES  # + place of the card with the wall
COLLAPSE = DIG + PLACES  # + place
OUT = COLLAPSE + PLACES  # step out of the mine
WAIT = OUT + 1
TAKE = WAIT + 1
LEAVE = TAKE + 1  # let the treasure or the comrade lie
DIE = LEAVE + 1  # + pips - 1: the die to play with
KEEP = DIE + PIPS  # share life points evenly at the start; leave them as they are later
POINTS = KEEP + 1  # + life points for the miner in question
YES = POINTS + MOST_LIFE + 1  # rob the monk
NO = YES + 1
ACTIONS = NO + 1
