"""The decisions of Gravediggers, numbered: a range for each sort, each range declared once."""

from __future__ import annotations

from lychgate.games.gravediggers.rules.cards import CEMETERIES, KINDS, MOST_MONEY, MOST_ON_CREDIT, PLACES

LAY = 0  # + kind * CEMETERIES + cemetery
LOOK = LAY + KINDS * CEMETERIES  # + cemetery * PLACES + place
TURN = LOOK + CEMETERIES * PLACES  # + cemetery * PLACES + place
ROB = TURN + CEMETERIES * PLACES  # + cemetery
CREDIT = ROB + CEMETERIES  # while the tile waits
FIST = CREDIT + 1  # + amount
CREDIT_FIST = FIST + MOST_MONEY + 1  # + amount: a fist, and a credit note wanted with it
ACTIONS = CREDIT_FIST + MOST_ON_CREDIT + 1
