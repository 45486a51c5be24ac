"""The rule-of-thumb player of Graverobbers: looks one card ahead, and only at its view.

It guesses for every grave how likely it is to be ransacked, from the cards it knows there; from that,
how likely the cemetery is wasted; and plays what leaves the own hand and goals worth most.
"""

from __future__ import annotations

from lychgate.core.compile.kernel import inlined, kernel
from lychgate.core.model.chance import DECISION, Chance, below
from lychgate.core.model.layout import Row, fractions, scratch
from lychgate.games.graverobbers.rules import decisions
from lychgate.games.graverobbers.rules.cards import (
    BLACK,
    BOBBY,
    DEALT_GOALS,
    DETECTIVE,
    GRAVES,
    is_bobby,
    is_robber,
    value,
)
from lychgate.games.graverobbers.rules.choices import legal
from lychgate.games.graverobbers.rules.state import ACCUSING, CHOOSING_GOALS, OPEN, RANSACKED, Box, State

DOUBT = 0.8  # how much each card still to come blurs the guess about a grave
BOBBY_WORTH = 0.4  # of a bobby in hand
ACCUSE_FROM = 2  # graves ransacked before an accusation is risked
SAME = 1e-9  # two decisions that differ by less are as good as each other

# What is known of a grave: by how much robbery leads, detectives without a bobby (or, below 0, bobbies without a
# detective), what the first idle bobby is worth, and how many cards are hidden or to come.
MARGIN, SPARE, IDLE, UNSURE = 0, 1, 2, 3
FACTS = 4

# What follows from a grave's fate, if it stays intact and if it is ransacked: how likely the cemetery is wasted, and
# what the goals are worth. Both are linear in how likely the grave is ransacked.
WASTED, GOALS = 0, 2
OUTLOOK = 4


@kernel
def thumb(box: Box, seen: State, seat: int, chance: Chance) -> int:
    """The decision of the rule-of-thumb player."""
    if seen.phase == CHOOSING_GOALS:
        return return_worst_goal(box, seen, seat)
    if seen.phase == ACCUSING:
        return accuse_the_suspect(box, seen, seat)
    out, facts, outlook = scratch(decisions.ACTIONS), scratch(GRAVES * FACTS), fractions((GRAVES + 1) * OUTLOOK)
    count = legal(box, seen, seat, out)
    look_ahead(box, seen, seat, facts, outlook)
    robbers, bobbies = look_at_hand(seen, seat)
    best, best_worth, ties = out[0], -1000.0, 0
    for i in range(count):
        worth = worth_of(seen, out[i], robbers, bobbies, facts, outlook)
        if worth > best_worth + SAME:
            best, best_worth, ties = out[i], worth, 1
        elif worth > best_worth - SAME:
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
def look_ahead(box: Box, seen: State, seat: int, facts: Row, outlook: list[float]) -> None:
    """For every grave: what if it stays intact, what if it is ransacked? And last, what if nothing is laid now?"""
    chances, counts = fractions(GRAVES), fractions(GRAVES + 1)
    for grave in range(box.graves):
        look_at_grave(box, seen, grave, facts)
        chances[grave] = guess_grave(seen, grave, -1, facts)
    for grave in range(box.graves):
        guessed = chances[grave]
        for fate in range(2):
            chances[grave] = float(fate)
            note(box, seen, seat, chances, counts, outlook, grave * OUTLOOK + fate)
        chances[grave] = guessed
    note(box, seen, seat, chances, counts, outlook, GRAVES * OUTLOOK)


@kernel
def note(
    box: Box, seen: State, seat: int, chances: list[float], counts: list[float], outlook: list[float], where: int
) -> None:
    """Note how likely the cemetery is wasted, and what the goals are worth, with these chances."""
    outlook[where + WASTED] = wasted(box, chances, counts)
    outlook[where + GOALS] = goals_worth(box, seen, seat, chances, outlook[where + WASTED])


@kernel
def look_at_grave(box: Box, seen: State, grave: int, facts: Row) -> None:
    """Add up the cards known at a grave."""
    row = grave * FACTS
    height, spare = seen.height[grave], 0
    facts[row + UNSURE] = box.column - height
    for place in range(height):
        card = seen.card[grave, place] - 1
        if card < 0:
            facts[row + UNSURE] += 1
        elif is_robber(card):
            facts[row + MARGIN] += value(card)
        elif card < BOBBY:
            spare += 1
            facts[row + MARGIN] -= value(card)
    for place in range(height):
        card = seen.card[grave, place] - 1
        if card >= 0 and is_bobby(card):
            if spare > 0:
                facts[row + MARGIN] -= value(card)
            elif facts[row + IDLE] == 0:
                facts[row + IDLE] = value(card)
            spare -= 1
    facts[row + SPARE] = spare


@kernel
def guess_grave(seen: State, grave: int, kind: int, facts: Row) -> float:
    """How likely this grave is ransacked in the end, if a card of this kind is laid there now (-1: none)."""
    if seen.fate[grave] != OPEN:
        return 1.0 if seen.fate[grave] == RANSACKED else 0.0
    row = grave * FACTS
    margin, unsure = facts[row + MARGIN], facts[row + UNSURE]
    if kind >= 0:
        unsure -= 1
        if is_robber(kind):
            margin += value(kind)
        elif kind < BOBBY:
            margin -= value(kind) + facts[row + IDLE]
        elif facts[row + SPARE] > 0:
            margin -= value(kind)
    return likely(margin, DOUBT * unsure)


@kernel
def wasted(box: Box, chances: list[float], counts: list[float]) -> float:
    """How likely most graves are ransacked, taking them as independent."""
    counts[0] = 1.0
    for grave in range(box.graves):
        counts[grave + 1] = 0.0
        for ransacked in range(grave + 1, 0, -1):
            counts[ransacked] += (counts[ransacked - 1] - counts[ransacked]) * chances[grave]
        counts[0] *= 1.0 - chances[grave]
    total = 0.0
    for ransacked in range(box.graves // 2 + 1, box.graves + 1):
        total += counts[ransacked]
    return total


@kernel
def look_at_hand(seen: State, seat: int) -> tuple[int, int]:
    """Robbers less detectives by value, and the number of bobbies in a hand."""
    robbers, bobbies = 0, 0
    for kind in range(BOBBY):
        held = seen.hand[seat, kind] * value(kind)
        robbers += held if kind < DETECTIVE else -held
    for kind in range(BOBBY, BOBBY + 3):
        bobbies += seen.hand[seat, kind]
    return robbers, bobbies


@kernel
def worth_of(seen: State, action: int, robbers: int, bobbies: int, facts: Row, outlook: list[float]) -> float:
    """What hand and goals are worth after this decision."""
    played, row, ransacked = -1, GRAVES * OUTLOOK, 0.0
    if action < decisions.SPY:
        played, grave = action // GRAVES, action % GRAVES
        row = grave * OUTLOOK
        ransacked = guess_grave(seen, grave, played, facts)
    elif action < decisions.DONE:
        played = BOBBY
    if played >= BOBBY:
        bobbies -= 1
    elif played >= 0:
        robbers -= value(played) if played < DETECTIVE else -value(played)
    waste = outlook[row + WASTED] * (1.0 - ransacked) + outlook[row + WASTED + 1] * ransacked
    goals = outlook[row + GOALS] * (1.0 - ransacked) + outlook[row + GOALS + 1] * ransacked
    return robbers * (2.0 * waste - 1.0) + BOBBY_WORTH * bobbies + goals


@kernel
def goals_worth(box: Box, seen: State, seat: int, chances: list[float], chance_wasted: float) -> float:
    worth = 0.0
    for i in range(DEALT_GOALS - 1):
        goal = seen.goal[seat, i] - 1
        if goal >= 0:
            worth += goal_worth(box, goal, chances, chance_wasted)
    return worth


@kernel
def goal_worth(box: Box, goal: int, chances: list[float], chance_wasted: float) -> float:
    black = box.goal_colour[goal] == BLACK
    if box.goal_one[goal] == 0:
        return box.goal_points[goal] * (chance_wasted if black else 1.0 - chance_wasted)
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
    chance_wasted = wasted(box, chances, fractions(GRAVES + 1))
    worst, least = 0, 1000.0
    for i in range(DEALT_GOALS):
        worth = goal_worth(box, seen.goal[seat, i] - 1, chances, chance_wasted)
        if worth < least:
            worst, least = i, worth
    return decisions.RETURN + worst


@kernel
def accuse_the_suspect(box: Box, seen: State, seat: int) -> int:
    """Accuse who has laid the most robbers for all to see, once enough graves are ransacked."""
    ransacked = 0
    for grave in range(box.graves):
        ransacked += seen.fate[grave] == RANSACKED
    if ransacked < ACCUSE_FROM:
        return decisions.KEEP
    suspect, most = -1, 2
    for other in range(box.players):
        if other != seat:
            laid = robbers_laid(box, seen, other)
            if laid > most:
                suspect, most = other, laid
    return decisions.ACCUSE + suspect if suspect >= 0 else decisions.KEEP


@kernel
def robbers_laid(box: Box, seen: State, other: int) -> int:
    """Robbers less detectives that this player is seen to have laid."""
    total = 0
    for grave in range(box.graves):
        for place in range(seen.height[grave]):
            kind = seen.card[grave, place] - 1
            if seen.layer[grave, place] == other + 1 and kind >= 0:
                total += robbery_of(kind)
    return total


@inlined
def robbery_of(kind: int) -> int:
    """What a card does for robbery, bobbies left aside."""
    return 0 if kind >= BOBBY else value(kind) if kind < DETECTIVE else -value(kind)
