"""Who may still be accused, in a world that somebody has imagined: a simple model of accusers, for `evaluation.judge`.

Fitted to games by rule of thumb, where all accuse whoever is seen to have laid most robbers. Cards that lie face down
may yet be turned up, and the longer it takes, the more does a hand full of robbers say about what will be laid.
"""

from __future__ import annotations

from lychgate.core.compile.kernel import kernel
from lychgate.core.model.layout import fractions
from lychgate.core.model.reals import exp
from lychgate.games.graverobbers.bot.heuristic import ACCUSE_FROM, robbery_of
from lychgate.games.graverobbers.rules.cards import BOBBY
from lychgate.games.graverobbers.rules.state import ACCUSING, OPEN, RANSACKED, Box, State

# How much a robber lying face down counts beside one seen, and one in hand if a whole grave is still to be filled
# before anybody is accused; how far apart suspects must be to tell them apart, at once and by each card to come.
HIDDEN, IN_HAND, APART, BLUR = 0.55, 0.45, 1.3, 0.1
FILLING = 1.1  # cards laid in a turn, at the graves that are filled first
ANYBODY = 0.93  # how likely somebody looks suspicious enough


@kernel
def foresee_accusations(
    box: Box, state: State, left: float, chances: list[float], guilt: list[float], points: list[float]
) -> None:
    """Add what accusations still to come may bring and cost, `left` turns before the end."""
    again = ANYBODY * accusing_again(box, state, left, chances)
    weights, total = fractions(box.players), 0.0
    wait = cards_until_accused(box, state)
    for seat in range(box.players):
        weights[seat] = exp(suspicion(box, state, seat, wait) / (APART + BLUR * wait))
        total += weights[seat]
    for accuser in range(box.players):
        if state.accused[accuser] == 0:
            likely = ANYBODY if is_still_asked(box, state, accuser) else again
            for other in range(box.players):
                if other != accuser:
                    part = likely * weights[other] / (total - weights[accuser])
                    count_accusation(accuser, other, part, guilt, points)


@kernel
def count_accusation(accuser: int, accused: int, likely: float, guilt: list[float], points: list[float]) -> None:
    """Add what an accusation brings and costs, as likely as it is, by how likely the accused is guilty."""
    points[accuser] += likely * (4.0 * guilt[accused] - 1.0)
    points[accused] += likely * (1.0 - 3.0 * guilt[accused])


@kernel
def is_still_asked(box: Box, state: State, seat: int) -> bool:
    """Is it this player's time to accuse, or will it be in the same phase?"""
    after, now = (seat - state.turn) % box.players, (state.accuser - state.turn) % box.players
    return state.phase == ACCUSING and after >= now


@kernel
def accusing_again(box: Box, state: State, left: float, chances: list[float]) -> float:
    """How likely a grave is ransacked before the end, when enough others are."""
    ransacked, unfilled = 0, 0
    for grave in range(box.graves):
        ransacked += state.fate[grave] == RANSACKED
        unfilled += state.fate[grave] == OPEN
    none, one = 1.0, 0.0
    for grave in range(box.graves):
        if state.fate[grave] == OPEN:
            filled = min(1.0, FILLING * left / (unfilled * (box.column - state.height[grave])))
            one = one * (1.0 - filled * chances[grave]) + none * filled * chances[grave]
            none *= 1.0 - filled * chances[grave]
    return 1.0 - none if ransacked + 1 >= ACCUSE_FROM else 1.0 - none - one


@kernel
def cards_until_accused(box: Box, state: State) -> int:
    """Cards to come until enough graves can be ransacked: those that miss the fewest are filled first."""
    if state.phase == ACCUSING:
        return 0
    first, second, ransacked = box.column, box.column, 0
    for grave in range(box.graves):
        ransacked += state.fate[grave] == RANSACKED
        if state.fate[grave] == OPEN:
            missing = box.column - state.height[grave]
            first, second = min(first, missing), min(second, max(first, missing))
    return first if ransacked + 1 >= ACCUSE_FROM else first + second


@kernel
def suspicion(box: Box, state: State, seat: int, wait: int) -> float:
    """Robbers less detectives that a player is seen to have laid, or may yet be."""
    total = 0.0
    for kind in range(BOBBY):
        total += IN_HAND * wait / box.column * (state.hand[seat, kind] * robbery_of(kind))
    for grave in range(box.graves):
        for place in range(state.height[grave]):
            kind = state.card[grave, place] - 1
            if state.layer[grave, place] == seat + 1:
                seen = 1.0 if state.up[grave] >> place & 1 else HIDDEN
                total += seen * robbery_of(kind)
    return total
