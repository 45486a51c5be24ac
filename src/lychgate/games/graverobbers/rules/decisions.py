"""The decisions of Graverobbers, numbered: a range for each sort, each range declared once."""

from __future__ import annotations

from lychgate.core.compile.kernel import inlined
from lychgate.core.model.contract import SEATS
from lychgate.games.graverobbers.rules.cards import (
    BOBBY,
    DEALT_GOALS,
    GRAVES,
    KINDS,
)

LAY = 0  # + kind * GRAVES + grave
SPY = LAY + KINDS * GRAVES  # + (kind - BOBBY) * GRAVES + grave
DONE = SPY + (KINDS - BOBBY) * GRAVES  # end the turn after one card
ACCUSE = DONE + 1  # + seat
KEEP = ACCUSE + SEATS  # keep the Accuse! card
RETURN = KEEP + 1  # + which of the three goals
ACTIONS = RETURN + DEALT_GOALS


@inlined
def lay(kind: int, grave: int) -> int:
    return LAY + kind * GRAVES + grave


@inlined
def spy(kind: int, grave: int) -> int:
    return SPY + (kind - BOBBY) * GRAVES + grave
