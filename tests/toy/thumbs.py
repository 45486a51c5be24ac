"""The rule-of-thumb player of Vigil: plays its best card when that is likely to beat the row's."""

from __future__ import annotations

from lychgate.core.compile.kernel import kernel
from lychgate.core.model.chance import DECISION, Chance, below
from tests.toy import decisions
from tests.toy.state import BETTING, WATCHING, Box, State


@kernel
def thumb(box: Box, seen: State, seat: int, chance: Chance) -> int:
    """The decision of the rule-of-thumb player."""
    if seen.phase == BETTING:
        return decisions.ODD + below(chance, DECISION, 2)
    if seen.phase == WATCHING:
        return decisions.LOOK + seen.watch
    best = best_card(box, seen, seat)
    to_beat = seen.row[seen.watch] if seen.row[seen.watch] else box.cards // 2
    if best > to_beat and seen.vowed >> seat & 1 == 0:
        return decisions.PLAY + best - 1
    return decisions.PASS


@kernel
def best_card(box: Box, seen: State, seat: int) -> int:
    """The highest card in hand; 0: none."""
    best = 0
    for card in range(1, box.cards + 1):
        if seen.hand[seat] >> (card - 1) & 1:
            best = card
    return best
