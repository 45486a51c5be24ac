"""The rule-of-thumb player of Graverobbers: looks one card ahead, and only at its view.

It guesses for every grave how likely it is to be ransacked, from the cards it knows there; from that,
how likely the cemetery is wasted; and plays what leaves the own hand and goals worth most.
"""

from __future__ import annotations

from lychgate.core.chance import DECISION, Chance, below
from lychgate.core.kernel import kernel
from lychgate.core.record import fractions, scratch
from lychgate.games.graverobbers import actions
from lychgate.games.graverobbers.cards import (
    BLACK,
    BOBBY,
    DEALT_GOALS,
    DETECTIVE,
    GRAVES,
    is_bobby,
    is_robber,
    value,
)
from lychgate.games.graverobbers.choices import legal
from lychgate.games.graverobbers.state import ACCUSING, CHOOSING_GOALS, OPEN, RANSACKED, Box, State

DOUBT = 0.8  # how much each card still to come blurs the guess about a grave
BOBBY_WORTH = 0.4  # of a bobby in hand
ACCUSE_FROM = 2  # graves ransacked before an accusation is risked


@kernel
def thumb(box: Box, seen: State, seat: int, chance: Chance) -> int:
    """The decision of the rule-of-thumb player."""
    if seen.phase == CHOOSING_GOALS:
        return return_worst_goal(box, seen, seat)
    if seen.phase == ACCUSING:
        return accuse_the_suspect(box, seen, seat)
    out = scratch(actions.ACTIONS)
    count = legal(box, seen, seat, out)
    chances = guess_graves(box, seen)
    best, best_worth, ties = out[0], -1000.0, 0
    for i in range(count):
        worth = worth_of(box, seen, seat, out[i], chances)
        if worth > best_worth:
            best, best_worth, ties = out[i], worth, 1
        elif worth == best_worth:
            ties += 1
            if below(chance, DECISION, ties) == 0:
                best = out[i]
    return best


@kernel
def likely(margin: float, blur: float) -> float:
    """How likely robbery beats defence, when it leads by `margin` and so much is uncertain."""
    lead = (margin - 0.5) / (0.5 + blur)
    return 0.5 + 0.5 * lead / (1.0 + abs(lead))


@kernel
def guess_grave(box: Box, seen: State, grave: int, kind: int) -> float:
    """How likely this grave is ransacked in the end, if a card of this kind is laid there now (-1: none)."""
    if seen.fate[grave] != OPEN:
        return 1.0 if seen.fate[grave] == RANSACKED else 0.0
    detectives, defence, robbery, unknown = 0, 0, 0, 0
    height = seen.height[grave]
    for place in range(height + 1):
        card = seen.card[grave, place] - 1 if place < height else kind
        if card < 0:
            unknown += place < height
        elif is_robber(card):
            robbery += value(card)
        elif card < BOBBY:
            detectives += 1
            defence += value(card)
    for place in range(height + 1):
        card = seen.card[grave, place] - 1 if place < height else kind
        if card >= 0 and is_bobby(card) and detectives > 0:
            detectives -= 1
            defence += value(card)
    coming = box.column - height - (kind >= 0)
    return likely(robbery - defence, DOUBT * (unknown + coming))


@kernel
def guess_graves(box: Box, seen: State) -> list[float]:
    chances = fractions(GRAVES)
    for grave in range(box.graves):
        chances[grave] = guess_grave(box, seen, grave, -1)
    return chances


@kernel
def wasted(box: Box, chances: list[float]) -> float:
    """How likely most graves are ransacked, taking them as independent."""
    counts = fractions(GRAVES + 1)
    counts[0] = 1.0
    for grave in range(box.graves):
        for ransacked in range(grave + 1, -1, -1):
            stays = counts[ransacked] * (1.0 - chances[grave])
            counts[ransacked] = stays + (counts[ransacked - 1] * chances[grave] if ransacked > 0 else 0.0)
    total = 0.0
    for ransacked in range(box.graves // 2 + 1, box.graves + 1):
        total += counts[ransacked]
    return total


@kernel
def worth_of(box: Box, seen: State, seat: int, action: int, chances: list[float]) -> float:
    """What hand and goals are worth after this decision."""
    played, grave = -1, -1
    if action < actions.SPY:
        played, grave = action // GRAVES, action % GRAVES
    elif action < actions.DONE:
        played = BOBBY + (action - actions.SPY) // GRAVES
    before = 0.0
    if grave >= 0:
        before = chances[grave]
        chances[grave] = guess_grave(box, seen, grave, played)
    worth = hand_worth(box, seen, seat, played, wasted(box, chances)) + goals_worth(box, seen, seat, chances)
    if grave >= 0:
        chances[grave] = before
    return worth


@kernel
def hand_worth(box: Box, seen: State, seat: int, played: int, chance_wasted: float) -> float:
    robbers, bobbies = 0, 0.0
    for kind in range(BOBBY):
        held = seen.hand[seat, kind] - (kind == played)
        robbers += held * value(kind) if kind < DETECTIVE else -held * value(kind)
    for kind in range(BOBBY, BOBBY + 3):
        bobbies += seen.hand[seat, kind] - (kind == played)
    return robbers * (2.0 * chance_wasted - 1.0) + BOBBY_WORTH * bobbies


@kernel
def goals_worth(box: Box, seen: State, seat: int, chances: list[float]) -> float:
    worth = 0.0
    for i in range(DEALT_GOALS - 1):
        goal = seen.goal[seat, i] - 1
        if goal >= 0:
            worth += goal_worth(box, goal, chances)
    return worth


@kernel
def goal_worth(box: Box, goal: int, chances: list[float]) -> float:
    black = box.goal_colour[goal] == BLACK
    if box.goal_one[goal] == 0:
        met = wasted(box, chances)
        return box.goal_points[goal] * (met if black else 1.0 - met)
    one, two = chances[box.goal_one[goal] - 1], chances[box.goal_two[goal] - 1]
    return box.goal_points[goal] * (one * two if black else (1.0 - one) * (1.0 - two))


@kernel
def return_worst_goal(box: Box, seen: State, seat: int) -> int:
    """Keep the two goals worth most, leaning to the side that the hand is strong in."""
    robbers = 0
    for kind in range(BOBBY):
        held = seen.hand[seat, kind] * value(kind)
        robbers += held if kind < DETECTIVE else -held
    lean = likely(robbers + 0.5, 8.0)
    chances = fractions(GRAVES)
    for grave in range(box.graves):
        chances[grave] = lean
    worst, least = 0, 1000.0
    for i in range(DEALT_GOALS):
        worth = goal_worth(box, seen.goal[seat, i] - 1, chances)
        if worth < least:
            worst, least = i, worth
    return actions.RETURN + worst


@kernel
def accuse_the_suspect(box: Box, seen: State, seat: int) -> int:
    """Accuse who has laid the most robbers for all to see, once enough graves are ransacked."""
    ransacked = 0
    for grave in range(box.graves):
        ransacked += seen.fate[grave] == RANSACKED
    if ransacked < ACCUSE_FROM:
        return actions.KEEP
    suspect, most = -1, 2
    for other in range(box.players):
        if other != seat:
            laid = robbers_laid(box, seen, other)
            if laid > most:
                suspect, most = other, laid
    return actions.ACCUSE + suspect if suspect >= 0 else actions.KEEP


@kernel
def robbers_laid(box: Box, seen: State, other: int) -> int:
    """Robbers less detectives that this player is seen to have laid."""
    total = 0
    for grave in range(box.graves):
        for place in range(seen.height[grave]):
            kind = seen.card[grave, place] - 1
            if seen.layer[grave, place] == other + 1 and 0 <= kind < BOBBY:
                total += value(kind) if kind < DETECTIVE else -value(kind)
    return total
