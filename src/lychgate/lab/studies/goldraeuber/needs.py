"""What a dealt mine of Goldräuber takes at least: actions, steps and cards that no way of winning can do without.

All is counted with every card known, over the cards that are no traps. It knows no dice and no players' skill;
what is made of the counts is in `bound`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from heapq import heappop, heappush
from typing import Any

from lychgate.core.model.layout import Bytes, read
from lychgate.games.goldraeuber.rules.cards import ABOVE, BELOW, COLUMNS, LEFT, PLACES, RIGHT, SIDES, THINGS
from lychgate.games.goldraeuber.rules.state import BOX, STATE

OUTSIDE = -1
BESIDE = {ABOVE: -COLUMNS, RIGHT: 1, BELOW: COLUMNS, LEFT: -1}

Edges = dict[int, dict[int, int]]  # from a place to its neighbours: walls on the edge


@dataclass(frozen=True, slots=True)
class Needs:
    """Of one deal: for treasure and comrade, and for both."""

    cards: int  # that are laid
    steps: tuple[int, int]  # from outside onto the card of treasure and comrade; as many out again
    opening: tuple[int, int]  # cards to turn up and walls to dig on some way to it, the least
    opening_both: int  # the same for a way to both, as far as they share it
    sure_way: tuple[int, int] | None  # to the comrade, past the treasure: actions there and back, cards on the way


def needs(box: Bytes, state: Bytes) -> Needs:
    """What this deal takes."""
    b, s = read(box, BOX), read(state, STATE)
    edges = ways(b, s)
    things = tuple(s.place[thing] - 1 for thing in range(THINGS))
    out = distances(edges, OUTSIDE, card=1, wall=1)
    far = [distances(edges, thing, card=1, wall=1) for thing in things]
    steps = distances(edges, OUTSIDE, card=1, wall=0)
    # `distances` counts the card it ends on, not the one it starts on: each card of the meeting ways counts once.
    both = min(
        out[place] + sum(own[place] + 1 for own in far) - 2 * (place != OUTSIDE)
        for place in edges
        if all(place in found for found in (out, *far))
    )
    treasure, comrade = things
    past = {
        place: {other: n for other, n in row.items() if other != treasure}
        for place, row in edges.items()
        if place != treasure
    }
    return Needs(
        cards=sum(b.laid >> place & 1 for place in range(PLACES)),
        steps=(steps[treasure], steps[comrade]),
        opening=(out[treasure], out[comrade]),
        opening_both=both,
        sure_way=sure_way(past, comrade),
    )


def ways(b: Any, s: Any) -> Edges:
    """GO-6, GO-10, GO-13: which places one can ever step between, with the walls to dig (GO-11)."""
    ground = [place for place in range(PLACES) if (b.laid & ~s.trap) >> place & 1]
    edges: Edges = {place: {} for place in (OUTSIDE, *ground)}
    for place in ground:
        for side in range(SIDES):
            wall = s.wall[side] >> place & 1
            if b.door[side] >> place & 1:
                walls = min(wall, edges[place].get(OUTSIDE, wall))
                edges[place][OUTSIDE] = edges[OUTSIDE][place] = walls
            other = place + BESIDE[side]
            if other in edges and other != OUTSIDE and is_beside(place, side):
                edges[place][other] = wall + (s.wall[side ^ 2] >> other & 1)
    return edges


def is_beside(place: int, side: int) -> bool:
    """Does the grid go on to that side?"""
    column = place % COLUMNS
    return not ((side == LEFT and column == 0) or (side == RIGHT and column == COLUMNS - 1))


def distances(edges: Edges, start: int, *, card: int, wall: int) -> Mapping[int, int]:
    """The cheapest ways from a place to all others: so much for each card entered, so much for each wall."""
    found = {start: 0}
    waiting = [(0, start)]
    while waiting:
        far, place = heappop(waiting)
        if far == found[place]:
            for other, walls in edges[place].items():
                cost = far + wall * walls + (card if other != OUTSIDE else 0)
                if cost < found.get(other, cost + 1):
                    found[other] = cost
                    heappush(waiting, (cost, other))
    return found


def sure_way(edges: Edges, goal: int) -> tuple[int, int] | None:
    """A cheapest way to a card and back on the same cards: how many actions, how many cards."""
    thousand = 1000  # a card is turned up, entered and left: 3 actions; the cards are counted along in thousandths
    cost = distances(edges, OUTSIDE, card=3 * thousand + 1, wall=thousand).get(goal)
    return None if cost is None else divmod(cost, thousand)
