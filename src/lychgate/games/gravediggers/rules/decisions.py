"""The decisions of Gravediggers, declared once: numbers, notation and data follow.

W@3       lay a widow at cemetery 3              rob 3    send the Gravedigger to cemetery 3
look 3.2  look at the second card at cemetery 3  fist 7   put 7 into the fist
turn 3.2  turn up the second card there          credit   take a credit note
                                                 credit fist 12   want a note, and put 12 into the fist
"""

from __future__ import annotations

from lychgate.core.model.decisions import Decisions
from lychgate.core.model.sorts import numbers
from lychgate.games.gravediggers.rules.cards import CARD, CARD_PLACE, CEMETERY, MOST_MONEY, MOST_ON_CREDIT

DECISIONS = Decisions()
LAY = DECISIONS.add("lay", "{lay}@{cemetery}", lay=CARD, cemetery=CEMETERY)
LOOK = DECISIONS.add("look", "look {look}.{place}", look=CEMETERY, place=CARD_PLACE)
TURN = DECISIONS.add("turn", "turn {turn}.{place}", turn=CEMETERY, place=CARD_PLACE)
ROB = DECISIONS.add("rob", rob=CEMETERY)
CREDIT = DECISIONS.add("credit")  # while the tile waits
FIST = DECISIONS.add("fist", rule="GD-13", fist=numbers("money", MOST_MONEY, first=0))
CREDIT_FIST = DECISIONS.add(  # a fist, and a credit note wanted with it
    "credit_fist", "credit fist {credit_fist}", rule="GD-21", credit_fist=numbers("money", MOST_ON_CREDIT, first=0)
)
ACTIONS = DECISIONS.count

lay = LAY.numbered  # a kind of card and a cemetery, both from 0
look, turn = LOOK.numbered, TURN.numbered  # a cemetery and a place there, both from 0
