"""Points of Graverobbers and who has won (GR-27 to GR-31)."""

from __future__ import annotations

from lychgate.core.compile.kernel import inlined, kernel
from lychgate.core.model.layout import Row
from lychgate.core.model.messages import EVERYBODY, emit
from lychgate.core.model.sorts import SEATS
from lychgate.games.graverobbers.rules.cards import BLACK, BOBBY, DETECTIVE, KINDS, value
from lychgate.games.graverobbers.rules.events import (
    ACCUSED_RIGHTLY,
    ACCUSED_WRONGLY,
    GOAL_MET,
    GOAL_MISSED,
    HAND_BOBBIES,
    HAND_DETECTIVES,
    HAND_ROBBERS,
    OUT_BY_TIE,
    RIGHTLY_ACCUSED,
    TIED,
    WRONGLY_ACCUSED,
)  # fmt: skip
from lychgate.games.graverobbers.rules.state import INTACT, RANSACKED, Box, State
from lychgate.games.graverobbers.rules.turns import cemetery_is_wasted

KEPT_GOALS = 2


@kernel
def outcome(box: Box, state: State, out: Row, events: Row) -> None:
    """Points by seat, then places by seat; each line of points is told as an event."""
    for seat in range(box.players):
        out[seat] = hand_points(box, state, seat, events) + goal_points(box, state, seat, events)
    for accuser in range(box.players):
        if state.accused[accuser]:
            settle_accusation(box, state, accuser, state.accused[accuser] - 1, out, events)
    place(box, state, out)
    tell_ties(box, state, out, events)


@kernel
def hand_points(box: Box, state: State, seat: int, events: Row) -> int:
    """GR-27: wasted, robbers count for and detectives against; saved, the other way round. GR-28: bobbies."""
    sign = 1 if cemetery_is_wasted(box, state) else -1
    robbers, detectives = 0, 0
    for kind in range(DETECTIVE):
        robbers += sign * state.hand[seat, kind] * value(kind)
    for kind in range(DETECTIVE, BOBBY):
        detectives -= sign * state.hand[seat, kind] * value(kind)
    if robbers:
        emit(events, HAND_ROBBERS, EVERYBODY, seat, robbers)
    if detectives:
        emit(events, HAND_DETECTIVES, EVERYBODY, seat, detectives)
    return robbers + detectives + bobby_points(state, seat, events)


@kernel
def bobby_points(state: State, seat: int, events: Row) -> int:
    """GR-28: one point for every full pair of bobbies."""
    bobbies = 0
    for kind in range(BOBBY, KINDS):
        bobbies += state.hand[seat, kind]
    if bobbies > 1:
        emit(events, HAND_BOBBIES, EVERYBODY, seat, bobbies // 2, bobbies)
    return bobbies // 2


@kernel
def goal_points(box: Box, state: State, seat: int, events: Row) -> int:
    """GR-29: met goals give their points, unmet ones nothing."""
    points = 0
    for i in range(KEPT_GOALS):
        goal = state.goal[seat, i] - 1
        if goal >= 0:
            if goal_is_met(box, state, goal):
                points += box.goal_points[goal]
                emit(events, GOAL_MET, EVERYBODY, seat, box.goal_points[goal], goal + 1)
            else:
                emit(events, GOAL_MISSED, EVERYBODY, seat, 0, goal + 1)
    return points


@kernel
def goal_is_met(box: Box, state: State, goal: int) -> bool:
    """GR-29: black asks for ransacked graves or a wasted cemetery, white for the opposite."""
    black = box.goal_colour[goal] == BLACK
    if box.goal_one[goal] == 0:
        return cemetery_is_wasted(box, state) == black
    wanted = RANSACKED if black else INTACT
    return state.fate[box.goal_one[goal] - 1] == wanted and state.fate[box.goal_two[goal] - 1] == wanted


@kernel
def met_black_goal(box: Box, state: State, seat: int) -> bool:
    for i in range(KEPT_GOALS):
        goal = state.goal[seat, i] - 1
        if goal >= 0 and box.goal_colour[goal] == BLACK and goal_is_met(box, state, goal):
            return True
    return False


@kernel
def settle_accusation(box: Box, state: State, accuser: int, accused: int, out: Row, events: Row) -> None:
    """GR-30: a met black goal costs the accused 2 and gives the accuser 3; otherwise 1 the other way (GR-21)."""
    if met_black_goal(box, state, accused):
        out[accused] -= 2
        out[accuser] += 3
        emit(events, RIGHTLY_ACCUSED, EVERYBODY, accused, -2, accuser)
        emit(events, ACCUSED_RIGHTLY, EVERYBODY, accuser, 3, accused)
    else:
        out[accused] += 1
        out[accuser] -= 1
        emit(events, WRONGLY_ACCUSED, EVERYBODY, accused, 1, accuser)
        emit(events, ACCUSED_WRONGLY, EVERYBODY, accuser, -1, accused)


@inlined
def rank_of(state: State, out: Row, seat: int) -> int:
    """GR-31: by points, then by fewer cards in hand."""
    return out[seat] * 256 - state.hand_size[seat]


@kernel
def place(box: Box, state: State, out: Row) -> None:
    """GR-31: places by seat, from 1; the winners have place 1."""
    best = best_rank(box, state, out)
    for seat in range(box.players):
        rank = rank_of(state, out, seat)
        ahead = 0
        for other in range(box.players):
            ahead += other != seat and rank_of(state, out, other) > rank
        if rank == best:
            out[SEATS + seat] = 1
        else:  # whoever was tied above the winner stands right behind
            out[SEATS + seat] = 1 + ahead if rank < best else 2 + ahead


@kernel
def tell_ties(box: Box, state: State, out: Row, events: Row) -> None:
    """GR-31: whose place was decided by cards in hand, and who was tied above the winner."""
    best = best_rank(box, state, out)
    for seat in range(box.players):
        by_cards = False
        for other in range(box.players):
            by_cards = by_cards or (out[other] == out[seat] and state.hand_size[other] != state.hand_size[seat])
        if by_cards:
            emit(events, TIED, EVERYBODY, seat, 0, state.hand_size[seat])
        if rank_of(state, out, seat) > best:
            emit(events, OUT_BY_TIE, EVERYBODY, seat, 0)


@kernel
def best_rank(box: Box, state: State, out: Row) -> int:
    """GR-31: the rank that wins: the highest, or under the French rule the highest held by one player alone."""
    top = rank_of(state, out, 0)
    for seat in range(1, box.players):
        top = max(top, rank_of(state, out, seat))
    if not box.tie:
        return top
    alone = top
    found = False
    for seat in range(box.players):
        rank = rank_of(state, out, seat)
        holders = 0
        for other in range(box.players):
            holders += rank_of(state, out, other) == rank
        if holders == 1 and (not found or rank > alone):
            alone = rank
            found = True
    return alone
