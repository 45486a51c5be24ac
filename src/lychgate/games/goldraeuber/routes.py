"""How far it is through the mine, in quarters of an action, by what is known and what is likely."""

from __future__ import annotations

from lychgate.core.kernel import kernel
from lychgate.core.record import Row
from lychgate.games.goldraeuber.cards import PLACES, SIDES
from lychgate.games.goldraeuber.state import Box, State
from lychgate.games.goldraeuber.ways import beside, lowest_place, walled

OUTSIDE = PLACES
ACTION = 4
GUESS = 1  # wall on an edge of a hidden card: a quarter
RISK = 2  # hidden outer may be a trap
HEART = 6  # crossing a hidden inner card
FAR = 1000


@kernel
def entering(box: Box, seen: State, place: int) -> int:
    if seen.known >> place & 1:
        return ACTION
    if box.inner >> place & 1:
        return 2 * ACTION + HEART
    return 2 * ACTION + RISK


@kernel
def between(box: Box, seen: State, place: int, side: int) -> int:
    """walls between a place and what is beside it"""
    cost = 0
    if walled(seen, side) >> place & 1:
        cost += ACTION
    elif seen.known >> place & 1 == 0:
        cost += GUESS
    other = beside(1 << place, side) & box.laid
    if other:
        if other & walled(seen, side ^ 2):
            cost += ACTION
        elif other & seen.known == 0:
            cost += GUESS
    return cost


@kernel
def ways_to(box: Box, seen: State, ground: int, target: int, far: Row) -> None:
    """from everywhere to a target (place or OUTSIDE): what is still to be done from there."""
    for i in range(PLACES + 1):
        far[i] = FAR
    far[target] = 0
    changed = True
    while changed:
        changed = False
        rest = ground
        outside = far[OUTSIDE]
        while rest:
            place = lowest_place(rest)
            spot = rest & -rest
            rest &= rest - 1
            best = far[place]
            enter = entering(box, seen, place)
            for side in range(SIDES):
                if box.door[side] & spot:
                    wall = between(box, seen, place, side)
                    best = min(best, ACTION + wall + far[OUTSIDE])
                    if enter + wall + far[place] < outside:
                        outside = enter + wall + far[place]
                else:
                    other = beside(spot, side) & ground
                    if other:
                        q = lowest_place(other)
                        if far[q] + ACTION < best:
                            best = min(best, far[q] + entering(box, seen, q) + between(box, seen, place, side))
            if best < far[place]:
                far[place] = best
                changed = True
        if outside < far[OUTSIDE]:
            far[OUTSIDE] = outside
            changed = True


@kernel
def ways_from(box: Box, seen: State, ground: int, start: int, far: Row) -> None:
    """from a start (place or OUTSIDE) to everywhere."""
    for i in range(PLACES + 1):
        far[i] = FAR
    far[start] = 0
    changed = True
    while changed:
        changed = False
        rest = ground
        outside = far[OUTSIDE]
        while rest:
            place = lowest_place(rest)
            spot = rest & -rest
            rest &= rest - 1
            best = far[place]
            enter = entering(box, seen, place)
            for side in range(SIDES):
                if box.door[side] & spot:
                    wall = between(box, seen, place, side)
                    best = min(best, far[OUTSIDE] + enter + wall)
                    outside = min(outside, far[place] + ACTION + wall)
                else:
                    other = beside(spot, side) & ground
                    if other:
                        q = lowest_place(other)
                        if far[q] + enter < best:
                            best = min(best, far[q] + enter + between(box, seen, place, side))
            if best < far[place]:
                far[place] = best
                changed = True
        if outside < far[OUTSIDE]:
            far[OUTSIDE] = outside
            changed = True
