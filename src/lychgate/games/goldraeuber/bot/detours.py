"""Cards that can be missed: what collapses is the one that is the longest detour for everybody."""

from __future__ import annotations

from lychgate.core.compile.kernel import kernel
from lychgate.core.model.layout import Row, scratch
from lychgate.games.goldraeuber.bot.errands import lying, where_is
from lychgate.games.goldraeuber.bot.routes import FAR, OUTSIDE, SPOTS, distances
from lychgate.games.goldraeuber.rules.cards import PLACES
from lychgate.games.goldraeuber.rules.state import Box, State
from lychgate.games.goldraeuber.rules.ways import can_collapse, face_down, lowest_place, passable

SPARE_WAY = 4  # how much less a way counts that only others might take
SURE_LOSS = -FAR


@kernel
def best_collapse(box: Box, seen: State, worth: Row, die: int) -> tuple[int, int]:
    """The card that is missed least by these rates, and how much of a detour it is."""
    candidates = can_collapse(box, seen, die)
    best, most_detour = lowest_place(candidates), 3 * SURE_LOSS
    while candidates:
        place = lowest_place(candidates)
        candidates &= candidates - 1
        if worth[place] > most_detour:
            best, most_detour = place, worth[place]
    return best, most_detour


@kernel
def rate_collapses(box: Box, seen: State, ways: Row, errand: Row) -> Row:
    """How much of a detour every card is for everybody; who goes over a collapsed one goes nowhere."""
    worth = scratch(SPOTS)
    for i in range(SPOTS):
        worth[i] = FAR
    hidden = box.inner & face_down(box, seen)
    unfound = seen.place[0] == 0 or seen.place[1] == 0
    precious = lying(seen, 0) | lying(seen, 1)
    for seat in range(box.players):
        here, target = where_is(seen, seat), errand[seat]
        note_way(box, ways, here, target, 0, worth)
        note_way(box, ways, target, OUTSIDE, 0, worth)
        note_way(box, ways, here, OUTSIDE, 0, worth)
        if here != OUTSIDE:
            precious |= 1 << here
    rest = hidden if unfound else 0
    while rest:
        note_way(box, ways, OUTSIDE, lowest_place(rest), SPARE_WAY, worth)
        rest &= rest - 1
    ground = passable(box, seen)
    for place in range(PLACES):
        if precious >> place & 1:
            worth[place] = 2 * SURE_LOSS
        elif unfound and hidden >> place & 1:
            worth[place] = SURE_LOSS
        elif ground >> place & 1 == 0:
            worth[place] = 2 * FAR
    return worth


@kernel
def note_way(box: Box, ways: Row, start: int, target: int, allowance: int, detour: Row) -> None:
    """For every card: how much longer the way is for who goes over it, if that is less than noted so far."""
    if start == target:
        return
    there, back = distances(box, ways, start, False), distances(box, ways, target, True)
    shortest = ways[back + start] - allowance
    for place in range(PLACES):
        detour[place] = min(detour[place], ways[there + place] + ways[back + place] - shortest)
