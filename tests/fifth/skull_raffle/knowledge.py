"""What a seat may know beyond the declarations of `State`, and full states that fit such knowledge."""

from __future__ import annotations

from lychgate.core.compile.kernel import kernel
from lychgate.core.model.chance import Chance, below
from skull_raffle.rules import IN_HAND, LOST, Box, State

WHETHER, WHERE = 1, 2  # purposes of chance


@kernel
def view(box: Box, state: State, seat: int, out: State) -> None:
    """SR-13: a skull turned up is seen by all. What is declared is in `out` already."""
    for other in range(box.players):
        if state.laid[other] - state.turned[other] < state.skull[other] <= state.laid[other]:
            out.skull[other] = state.skull[other]


@kernel
def redeal(box: Box, seen: State, seat: int, chance: Chance, out: State) -> None:
    """Fill a copy of a view (`out` holds it): skulls by the odds, at any place among the discs not turned up."""
    for other in range(box.players):
        if seen.skull[other] == 0:
            place = 1 + below(chance, WHERE, seen.discs[other] - seen.turned[other])
            in_stack = place <= seen.laid[other] - seen.turned[other]
            held = below(chance, WHETHER, seen.odds_held[other] + seen.odds_lost[other]) < seen.odds_held[other]
            out.skull[other] = LOST if not held else place if in_stack else IN_HAND
