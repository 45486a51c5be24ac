"""How far it is through the mine, by what is known and what is likely: the rule-of-thumb player's map.

Ways are measured in quarters of an action, since a hidden card has a wall on a given edge once in four. What one
decision asks about them is worked out once: a list of numbers, the survey, keeps every edge and every distance.
"""

from __future__ import annotations

from lychgate.core.compile.kernel import inlined, kernel
from lychgate.core.model.layout import Row, scratch, wide_scratch
from lychgate.games.goldraeuber.rules.cards import CARDS, MINERS, PLACES, SIDES
from lychgate.games.goldraeuber.rules.state import Box, State
from lychgate.games.goldraeuber.rules.ways import beside, lowest_place, passable, walled

OUTSIDE = PLACES  # outside counts as one more place
SPOTS = PLACES + 1
FAR = 1000

ACTION = 4  # a card to turn up, a step, a wall to dig away
GUESS = 1  # a wall that may be there
RISK = 2  # a hidden outer card may be a trap
HEART = 6  # a hidden inner card on the way may wake the monk

RING = 32  # no edge takes so many: a hidden inner card and two walls take 22
WHOLE_RING = (1 << RING) - 1

# Where a survey has what. Distances are measured when they are first asked for: from outside, miners and their goals,
# and back to outside and to cards.
BEYOND = 0  # by place and side: the spot there, counted from 1; 0: no way
WALLS = BEYOND + PLACES * SIDES  # by place and side: what the walls on that edge take
ENTERING = WALLS + PLACES * SIDES  # by spot: what it takes to get there from beside it, walls left aside
MEASURED = ENTERING + SPOTS  # by spot, from there and then back to there: where the distances begin; 0: nowhere yet
FREE = MEASURED + 2 * SPOTS  # where the next ones begin
DISTANCES = FREE + 1
SURVEY = DISTANCES + (1 + 2 * MINERS + 1 + CARDS) * SPOTS


@kernel
def survey(box: Box, seen: State) -> Row:
    """Every edge that can be crossed, and what it takes; no distances yet."""
    ways = scratch(SURVEY)
    ways[FREE] = DISTANCES
    ways[ENTERING + OUTSIDE] = ACTION
    ground = passable(box, seen)
    rest = ground
    while rest:
        place = lowest_place(rest)
        rest &= rest - 1
        ways[ENTERING + place] = entering(box, seen, place)
        for side in range(SIDES):
            spot = next_to(box, ground, place, side)
            if spot >= 0:
                ways[BEYOND + place * SIDES + side] = spot + 1
                ways[WALLS + place * SIDES + side] = between(box, seen, place, side)
    return ways


@kernel
def entering(box: Box, seen: State, place: int) -> int:
    """What it takes to get onto a card from beside it, walls left aside."""
    if seen.known >> place & 1:
        return ACTION
    return 2 * ACTION + (HEART if box.inner >> place & 1 else RISK)


@kernel
def between(box: Box, seen: State, place: int, side: int) -> int:
    """What the walls on one edge of a card take."""
    cost = 0
    if walled(seen, side) >> place & 1:
        cost += ACTION
    elif seen.known >> place & 1 == 0:
        cost += GUESS
    other = beside(1 << place, side) & box.laid
    if other & walled(seen, side ^ 2):
        cost += ACTION
    elif other & ~seen.known:
        cost += GUESS
    return cost


@kernel
def next_to(box: Box, ground: int, place: int, side: int) -> int:
    """The place on that side: a card of the ground, OUTSIDE at an entrance, or -1."""
    if box.door[side] >> place & 1:
        return OUTSIDE
    other = beside(1 << place, side) & ground
    return lowest_place(other) if other else -1


@inlined
def beyond(ways: Row, place: int, side: int) -> int:
    """The spot on that side of a card, or -1."""
    return ways[BEYOND + place * SIDES + side] - 1


@kernel
def distances(box: Box, ways: Row, spot: int, back: bool) -> int:
    """Where the survey has how far it is from a spot to each; or, `back`, from each to it."""
    mark = MEASURED + (SPOTS if back else 0) + spot
    if ways[mark] == 0:
        assert ways[FREE] + SPOTS <= SURVEY, "more is asked for than a survey has room for"
        ways[mark] = ways[FREE]
        ways[FREE] += SPOTS
        measure(box, ways, spot, back, ways[mark])
    return ways[mark]


@kernel
def measure(box: Box, ways: Row, spot: int, back: bool, far: int) -> None:
    """Fill in, from `far` on, how far it is from a spot to everywhere; or, `back`, from there to it.

    Spots wait by their distance, in a ring that is longer than any single edge; each is gone on from once.
    """
    for i in range(SPOTS):
        ways[far + i] = FAR
    ways[far + spot] = 0
    waiting = wide_scratch(RING)
    waiting[0] = 1 << spot
    distance, taken = 0, 1  # places in the ring where somebody waits, as bits
    while taken:
        turned = (taken >> distance % RING | taken << (RING - distance % RING)) & WHOLE_RING
        distance += lowest_place(turned)
        spots = waiting[distance % RING]
        taken &= ~(1 << distance % RING)
        while spots:
            reached = lowest_place(spots)
            spots &= spots - 1
            if ways[far + reached] == distance:
                taken = go_on_from(box, ways, reached, back, far, waiting, taken)


@kernel
def go_on_from(box: Box, ways: Row, spot: int, back: bool, far: int, waiting: Row, taken: int) -> int:
    """Note how far it is to all that is next to a spot whose own distance is known; where somebody waits then."""
    for side in range(SIDES):
        cards = box.door[side] if spot == OUTSIDE else 1 << spot
        while cards:
            card = lowest_place(cards)
            cards &= cards - 1
            other = beyond(ways, card, side)
            if other < 0:
                continue
            if spot == OUTSIDE:
                other = card
            cost = ways[far + spot] + ways[WALLS + card * SIDES + side] + ways[ENTERING + (spot if back else other)]
            if cost < ways[far + other]:
                ways[far + other] = cost
                at = cost % RING
                waiting[at] = (waiting[at] if taken >> at & 1 else 0) | 1 << other
                taken |= 1 << at
    return taken
