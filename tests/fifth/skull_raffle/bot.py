"""The rule-of-thumb player of Skull Raffle: it looks at its view and nothing else."""

from __future__ import annotations

from lychgate.core.compile.kernel import kernel
from lychgate.core.model.chance import DECISION, Chance, below
from skull_raffle.rules import BID, FLOWER, IN_HAND, LAY, LAYING, LOSE, PASS, SKULL, TURN, TURNING, Box, State, total


@kernel
def thumb(box: Box, seen: State, seat: int, chance: Chance) -> int:
    """Often a skull as a trap, under flowers; without one, two discs of others are dared at once, and no more."""
    if seen.phase == TURNING:
        return TURN + safest(box, seen, seat)
    if seen.phase > TURNING:
        return LOSE + (FLOWER if seen.discs[seat] > 2 else SKULL) - 1
    skulls = 1 if seen.skull[seat] == IN_HAND else 0
    flowers = seen.discs[seat] - seen.laid[seat] - skulls
    if seen.phase == LAYING:
        trap = skulls > 0 and (flowers == 0 or below(chance, DECISION, 2) == 0)
        return LAY + (SKULL if trap else FLOWER) - 1
    trapped = seen.skull[seat] <= seen.laid[seat]
    if trapped and seen.bid == 0:
        return LAY + FLOWER - 1 if flowers > 0 else BID
    dared = 0 if trapped else min(seen.laid[seat] + 2, total(seen.laid))
    return BID + dared - 1 if dared > seen.bid else PASS


@kernel
def safest(box: Box, seen: State, seat: int) -> int:
    """Whose next disc is least likely the skull."""
    best, risk = -1, 2.0
    for other in range(box.players):
        if other != seat and seen.laid[other] > seen.turned[other]:
            held, lost = seen.odds_held[other], seen.odds_lost[other]
            found = held / ((held + lost) * (seen.discs[other] - seen.turned[other]))
            if found < risk:
                best, risk = other, found
    return best


@kernel
def lean(box: Box, state: State, seat: int, chance: Chance) -> None:
    """Worlds for the search: players lay their skull twice as often as blindly, and first of all."""
    for other in range(box.players):
        hidden = state.laid[other] > state.turned[other]
        if other != seat and hidden and state.skull[other] == IN_HAND and below(chance, DECISION, 3) == 0:
            state.skull[other] = 1
