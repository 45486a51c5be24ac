"""The decisions of Gravediggers, numbered: a range for each sort, each range declared once."""

from __future__ import annotations

from lychgate.games.gravediggers.cards import CEMETERIES, KINDS, MOST_MONEY, PLACES

LAY = 0  # + kind * CEMETERIES + cemetery
LOOK = LAY + KINDS * CEMETERIES  # + cemetery * PLACES + place
TURN = LOOK + CEMETERIES * PLACES  # + cemetery * PLACES + place
ROB = TURN + CEMETERIES * PLACES  # + cemetery
CREDIT = ROB + CEMETERIES
NO_CREDIT = CREDIT + 1
FIST = NO_CREDIT + 1  # + amount
ACTIONS = FIST + MOST_MONEY + 1
