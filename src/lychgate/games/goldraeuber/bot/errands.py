"""Errands: where each miner of Goldräuber is going, by rule of thumb.

All search until the comrade is found; then one goes for him, one for the treasure, and the others leave.
"""

from __future__ import annotations

from lychgate.core.compile.kernel import kernel
from lychgate.core.model.layout import Row
from lychgate.games.goldraeuber.bot.routes import FAR, OUTSIDE, distances
from lychgate.games.goldraeuber.rules.cards import THINGS
from lychgate.games.goldraeuber.rules.carrying import carries
from lychgate.games.goldraeuber.rules.state import LYING, Box, State
from lychgate.games.goldraeuber.rules.ways import face_down, lowest_place

LIFE_WORTH = 2  # how much farther away one may be from the treasure for each life point more


@kernel
def where_is(seen: State, seat: int) -> int:
    return seen.miner[seat] - 1 if seen.miner[seat] else OUTSIDE


@kernel
def lying(seen: State, thing: int) -> int:
    """The place of a thing that lies known in the mine, as a bit; 0: none."""
    return 1 << (seen.place[thing] - 1) if seen.place[thing] and seen.bearer[thing] == LYING else 0


@kernel
def send_out(box: Box, seen: State, ways: Row, errand: Row) -> None:
    """Where each miner is going: to a thing that was found, to a hidden inner card, or out.

    All search until the comrade is found; then one for him, one for the treasure.
    """
    free = 0
    for seat in range(box.players):
        errand[seat] = OUTSIDE
        if not carries(seen, seat):
            free |= 1 << seat
    hidden = box.inner & face_down(box, seen)
    if box.players == 1:  # either will do
        found = lying(seen, 0) | lying(seen, 1)
        send_nearest(box, seen, free, found if found else hidden, 0, ways, errand)
        return
    for thing in range(THINGS):
        free &= ~send_nearest(box, seen, free, lying(seen, thing), LIFE_WORTH * (1 - thing), ways, errand)
    seekers = 0
    if seen.place[1] == 0:
        seekers = box.players
    elif seen.place[0] == 0:
        seekers = 1
    for _ in range(seekers):
        free &= ~send_nearest(box, seen, free, hidden, LIFE_WORTH, ways, errand)


@kernel
def send_nearest(box: Box, seen: State, free: int, places: int, life_worth: int, ways: Row, errand: Row) -> int:
    """Send the free miner who is nearest to any of these places; the seat as a bit, 0: nobody can."""
    if places == 0 or free == 0:
        return 0
    least, sent, goal = FAR, -1, OUTSIDE
    home = distances(box, ways, OUTSIDE, True)
    for seat in range(box.players):
        rest = places if free >> seat & 1 else 0
        far = distances(box, ways, where_is(seen, seat), False) if rest else 0
        while rest:
            place = lowest_place(rest)
            rest &= rest - 1
            away = ways[far + place]
            cost = away + ways[home + place] // 2 - life_worth * seen.life[seat]
            if away < FAR and cost < least:
                least, sent, goal = cost, seat, place
    if sent < 0:
        return 0
    errand[sent] = goal
    return 1 << sent


@kernel
def way_to_do(box: Box, seen: State, seat: int, ways: Row, errand: Row) -> int:
    """How far it is for a miner to the end of the errand and out."""
    home = distances(box, ways, OUTSIDE, True)
    far = distances(box, ways, where_is(seen, seat), False)
    return ways[far + errand[seat]] + ways[home + errand[seat]]


@kernel
def fetches_treasure(box: Box, seen: State, seat: int, errand: Row) -> bool:
    """Has this miner the treasure, or is it going for it?"""
    if seen.bearer[0] == seat + 1:
        return True
    if errand[seat] == OUTSIDE or seen.bearer[0] != LYING:
        return False
    wanted = lying(seen, 0) if seen.place[0] else box.inner & face_down(box, seen)
    return wanted >> errand[seat] & 1 == 1
