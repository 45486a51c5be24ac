"""The decisions of Goldräuber, declared once. Columns are letters, rows count from the mountain down.

turn c3      turn up the card at c3            die 4     play with a 4, paid for with life points
step c3      step onto the card at c3          points 2  two life points for the miner in question
dig c3       dig away the wall of that card    keep      split evenly, or leave life points as they are
out          step out of the mine              take      take the treasure or the comrade along
wait         stay outside                      leave     let it lie
collapse c3  the card that collapses           yes, no   rob the monk, or put the game away
"""

from __future__ import annotations

from lychgate.core.model.decisions import Decisions
from lychgate.games.goldraeuber.rules import cards

DECISIONS = Decisions()
TURN_UP = DECISIONS.add("turn", turn=cards.PLACE)
STEP = DECISIONS.add("step", step=cards.PLACE)
DIG = DECISIONS.add("dig", dig=cards.PLACE)  # the place of the card with the wall
COLLAPSE = DECISIONS.add("collapse", collapse=cards.PLACE)
OUT = DECISIONS.add("out")
WAIT = DECISIONS.add("wait")
TAKE = DECISIONS.add("take")
LEAVE = DECISIONS.add("leave")  # let the treasure or the comrade lie
DIE = DECISIONS.add("die", die=cards.DIE)
KEEP = DECISIONS.add("keep")  # share life points evenly at the start; leave them as they are later
POINTS = DECISIONS.add("points", points=cards.LIFE_POINTS)  # for the miner in question
YES = DECISIONS.add("yes")  # rob the monk
NO = DECISIONS.add("no")
ACTIONS = DECISIONS.count
