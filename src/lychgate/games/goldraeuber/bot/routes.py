"""How far it is through the mine, by what is known and what is likely: the rule-of-thumb player's map.

Ways are measured in quarters of an action, since a hidden card has a wall on a given edge once in four.
"""

from __future__ import annotations

from lychgate.core.compile.kernel import kernel
from lychgate.core.model.layout import Row, wide_scratch
from lychgate.games.goldraeuber.rules.cards import PLACES, SIDES
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


@kernel
def entering(box: Box, seen: State, place: int) -> int:
    """What it takes to get onto a card from beside it, or out, walls left aside."""
    if place == OUTSIDE or seen.known >> place & 1:
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


@kernel
def measure(box: Box, seen: State, spot: int, back: bool, far: Row, first: int = 0) -> None:
    """Fill in, from `first` on, how far it is from a place (or OUTSIDE) to everywhere; or, `back`, from there to it.

    Places wait by their distance, in a ring that is longer than any single edge; each is gone on from once.
    """
    ground = passable(box, seen)
    for i in range(SPOTS):
        far[first + i] = FAR
    far[first + spot] = 0
    waiting = wide_scratch(RING)
    if spot == OUTSIDE or ground >> spot & 1:
        waiting[0] = 1 << spot
    distance, empty = 0, 0
    while empty < RING:
        places = waiting[distance % RING]
        waiting[distance % RING] = 0
        empty = 0 if places else empty + 1
        while places:
            place = lowest_place(places)
            places &= places - 1
            if far[first + place] == distance:
                go_on_from(box, seen, ground, place, back, far, first, waiting)
        distance += 1


@kernel
def go_on_from(box: Box, seen: State, ground: int, place: int, back: bool, far: Row, first: int, waiting: Row) -> None:
    """Note how far it is to all that is next to a place whose own distance is known."""
    distance = far[first + place]
    for side in range(SIDES):
        cards = box.door[side] & ground if place == OUTSIDE else 1 << place
        while cards:
            card = lowest_place(cards)
            cards &= cards - 1
            other = card if place == OUTSIDE else next_to(box, ground, place, side)
            if other < 0:
                continue
            cost = distance + between(box, seen, card, side) + entering(box, seen, place if back else other)
            if cost < far[first + other]:
                far[first + other] = cost
                waiting[cost % RING] |= 1 << other
