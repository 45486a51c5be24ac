"""How far it is through the mine, by what is known and what is likely: the rule-of-thumb player's map.

Ways are measured in quarters of an action, since a hidden card has a wall on a given edge once in four.
"""

from __future__ import annotations

from lychgate.core.kernel import kernel
from lychgate.core.record import Row
from lychgate.games.goldraeuber.cards import PLACES, SIDES
from lychgate.games.goldraeuber.state import Box, State
from lychgate.games.goldraeuber.ways import beside, lowest_place, passable, walled

OUTSIDE = PLACES  # outside counts as one more place
SPOTS = PLACES + 1
FAR = 1000

ACTION = 4  # a card to turn up, a step, a wall to dig away
GUESS = 1  # a wall that may be there
RISK = 2  # a hidden outer card may be a trap
HEART = 6  # a hidden inner card on the way may wake the monk


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
def measure(box: Box, seen: State, spot: int, back: bool, far: Row) -> None:
    """Fill in how far it is from a place (or OUTSIDE) to everywhere; or, `back`, from everywhere to it."""
    ground = passable(box, seen)
    for i in range(SPOTS):
        far[i] = FAR
    far[spot] = 0
    changed = True
    while changed:
        changed = False
        places = ground
        while places:
            place = lowest_place(places)
            places &= places - 1
            for side in range(SIDES):
                other = next_to(box, ground, place, side)
                if other < 0 or (far[other] >= FAR and far[place] >= FAR):
                    continue
                wall = between(box, seen, place, side)
                here, there = entering(box, seen, place) + wall, entering(box, seen, other) + wall
                if far[other] + (there if back else here) < far[place]:
                    far[place] = far[other] + (there if back else here)
                    changed = True
                if far[place] + (here if back else there) < far[other]:
                    far[other] = far[place] + (here if back else there)
                    changed = True
