"""The decisions of Graverobbers, declared once: numbers, notation and data follow.

R3@2    lay the robber 3 at grave 2          !4      accuse the player in seat 4
B1?5    send the bobby 1 to spy at grave 5   keep    keep the Accuse! card
done    end the turn after one card          goal 2  return the second of the three goals
"""

from __future__ import annotations

from lychgate.core.model.decisions import Decisions
from lychgate.core.model.sorts import SEAT, numbers
from lychgate.games.graverobbers.rules.cards import BOBBY, CARD, DEALT_GOALS, GRAVE

DECISIONS = Decisions()
LAY = DECISIONS.add("lay", "{lay}@{grave}", lay=CARD, grave=GRAVE)
SPY = DECISIONS.add("spy", "{spy}?{grave}", spy=CARD.from_number(BOBBY + 1), grave=GRAVE)
DONE = DECISIONS.add("done")  # end the turn after one card
ACCUSE = DECISIONS.add("accuse", "!{accuse}", accuse=SEAT)
KEEP = DECISIONS.add("keep")  # the Accuse! card
RETURN = DECISIONS.add("return", "goal {return}", **{"return": numbers("goal of three", DEALT_GOALS)})  # type: ignore[arg-type]
ACTIONS = DECISIONS.count

lay, spy = LAY.numbered, SPY.numbered  # a kind of card and a grave, both from 0; for a spy, bobbies alone count
