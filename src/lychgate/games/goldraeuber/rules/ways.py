"""Ways through the mine, on sets of places: neighbours, walls, doors, and what can be reached.

Everything here goes by what the players can see, so it gives the same answers for a view.
"""

from __future__ import annotations

from lychgate.core.compile.kernel import inlined, kernel
from lychgate.core.model.bits import lowest
from lychgate.games.goldraeuber.rules.cards import ABOVE, BELOW, COLUMNS, LEFT, NUMBERS, PLACES, RIGHT, ROWS, SIDES
from lychgate.games.goldraeuber.rules.state import Box, State

BOARD = (1 << PLACES) - 1
FIRST_COLUMN = sum(1 << (row * COLUMNS) for row in range(ROWS))
NOT_FIRST = BOARD & ~FIRST_COLUMN
NOT_LAST = BOARD & ~(FIRST_COLUMN << (COLUMNS - 1))


@inlined
def lowest_place(bits: int) -> int:
    """The first place of a set that has one."""
    return lowest(bits)


@inlined
def nth_place(bits: int, n: int) -> int:
    """The n-th place of a set, from 0."""
    for _ in range(n):
        bits &= bits - 1
    return lowest(bits)


@inlined
def beside(bits: int, side: int) -> int:
    """GO-10: the places on that side of these."""
    if side == ABOVE:
        return bits >> COLUMNS
    if side == BELOW:
        return bits << COLUMNS & BOARD
    if side == LEFT:
        return (bits & NOT_FIRST) >> 1
    return (bits & NOT_LAST) << 1


@inlined
def around(bits: int) -> int:
    """GO-10: left, right, above and below of these places, never diagonal."""
    return bits >> COLUMNS | bits << COLUMNS & BOARD | (bits & NOT_FIRST) >> 1 | (bits & NOT_LAST) << 1


@inlined
def doors(box: Box) -> int:
    """GO-6: the places that have an entrance."""
    return box.door[RIGHT] | box.door[BELOW] | box.door[LEFT]


@inlined
def face_up(state: State) -> int:
    """The places that lie face up: what collapses is turned face down (GO-14)."""
    return state.known & ~state.collapsed


@inlined
def face_down(box: Box, state: State) -> int:
    """The places that lie face down and have not collapsed."""
    return box.laid & ~state.known & ~state.collapsed


@inlined
def walled(state: State, side: int) -> int:
    """The face-up places with a wall still standing on that side."""
    return state.wall[side] & state.known & ~state.collapsed & ~state.dug


@inlined
def passable(box: Box, state: State) -> int:
    """GO-21: neither collapsed nor known as a trap; what lies face down may be a way."""
    return box.laid & ~state.collapsed & ~(state.trap & state.known)


@kernel
def spread(start: int, ground: int) -> int:
    """The places of the ground that can be reached from those of them in `start`."""
    reached = start & ground
    while True:
        wider = (reached | around(reached)) & ground
        if wider == reached:
            return reached
        reached = wider


@kernel
def reachable(box: Box, state: State) -> int:
    """GO-21, GO-22: the places joined to an entrance, walls taken as diggable."""
    return spread(doors(box), passable(box, state))


@kernel
def to_turn_up(box: Box, state: State, seat: int) -> int:
    """GO-9, GO-10: face-down cards beside the miner; a wall does not matter (GO-11)."""
    at = state.miner[seat]
    return (doors(box) if at == 0 else around(1 << (at - 1))) & face_down(box, state)


@kernel
def to_enter(box: Box, state: State, seat: int) -> int:
    """GO-9: face-up cards beside the miner that are no traps (GO-13), no wall between (GO-11)."""
    ground = face_up(state) & ~state.trap
    at = state.miner[seat]
    found = 0
    for side in range(SIDES):
        if at == 0:
            found |= box.door[side] & ~walled(state, side)
        elif walled(state, side) >> (at - 1) & 1 == 0:
            found |= beside(1 << (at - 1), side) & ~walled(state, side ^ 2)
    return found & ground


@kernel
def to_dig(box: Box, state: State, seat: int) -> int:
    """GO-12: cards with a wall that the miner stands on, or right across that wall from."""
    at = state.miner[seat]
    found = 0
    for side in range(SIDES):
        if at == 0:
            found |= box.door[side] & walled(state, side)
        else:
            here = 1 << (at - 1)
            found |= (here | beside(here, side ^ 2)) & walled(state, side)
    return found


@kernel
def way_out(box: Box, state: State, seat: int) -> bool:
    """GO-9: does the miner stand at an entrance without a wall?"""
    at = state.miner[seat]
    if at:
        for side in range(SIDES):
            if box.door[side] & ~walled(state, side) & 1 << (at - 1):
                return True
    return False


@kernel
def can_collapse(box: Box, state: State, die: int) -> int:
    """GO-14: any card that has not collapsed; GO-24: one with the second die's number, while there are any."""
    standing = box.laid & ~state.collapsed
    if state.second and die <= NUMBERS:
        numbered = state.numbered[die - 1] & standing
        if numbered:
            return numbered
    return standing
