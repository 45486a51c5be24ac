"""The rule-of-thumb player of Goldräuber: everybody walks the shortest way to the own task, seeing only the view."""

from __future__ import annotations

from lychgate.core.chance import DECISION, Chance, below
from lychgate.core.kernel import inlined, kernel
from lychgate.core.record import Row, scratch
from lychgate.games.goldraeuber import actions
from lychgate.games.goldraeuber.cards import ANGRY, CALM, MINERS, PLACES, SIDES, THINGS
from lychgate.games.goldraeuber.choices import legal, offers_keeping
from lychgate.games.goldraeuber.life import purse
from lychgate.games.goldraeuber.routes import ACTION, FAR, OUTSIDE, between, entering, ways_from, ways_to
from lychgate.games.goldraeuber.rules import carries
from lychgate.games.goldraeuber.state import ACTING, CHANGING, COLLAPSING, CONSCIENCE, LYING, TAKING, Box, State
from lychgate.games.goldraeuber.ways import (
    beside,
    can_collapse,
    doors,
    face_down,
    lowest_place,
    passable,
    to_dig,
    to_enter,
    to_turn_up,
    walled,
    way_out,
)

LATE = 2 * ACTION  # others may be that far from safety when the treasure is turned up
# tasks
LEAVE, FETCH_TREASURE, FETCH_COMRADE, SEARCH, STAND_BY, HELP = 0, 1, 2, 3, 4, 5


@inlined
def spot_of(seen: State, seat: int) -> int:
    return seen.miner[seat] - 1 if seen.miner[seat] else OUTSIDE


@kernel
def things_lying(seen: State, thing: int) -> int:
    """place of a thing that lies known, or -1"""
    return seen.place[thing] - 1 if seen.place[thing] and seen.bearer[thing] == LYING else -1


@kernel
def exit_cost(box: Box, seen: State, out: Row) -> None:
    ways_to(box, seen, passable(box, seen), OUTSIDE, out)


@kernel
def search_cost(box: Box, seen: State, seat: int, home: Row, far: Row, taken: int) -> int:
    """cheapest hidden inner place for a miner: to there and back; returns place or -1; far is filled from the miner"""
    ways_from(box, seen, passable(box, seen), spot_of(seen, seat), far)
    hidden = box.inner & face_down(box, seen) & ~taken
    best, where = FAR, -1
    while hidden:
        place = lowest_place(hidden)
        hidden &= hidden - 1
        cost = far[place] + home[place] // 2
        if cost < best:
            best, where = cost, place
    return where


@kernel
def assign(box: Box, seen: State, tasks: Row, targets: Row) -> None:
    """who does what"""
    home = scratch(PLACES + 1)
    exit_cost(box, seen, home)
    far = scratch(PLACES + 1)
    n = box.players
    free = 0
    for seat in range(n):
        tasks[seat], targets[seat] = LEAVE, OUTSIDE
        if not carries(seen, seat):
            free |= 1 << seat
    if n == 1:
        if free:
            best, where = FAR, -1
            ways_from(box, seen, passable(box, seen), spot_of(seen, 0), far)
            for thing in range(THINGS):
                at = things_lying(seen, thing)
                if at >= 0 and far[at] + home[at] < best:
                    best, where = far[at] + home[at], at
            if where >= 0:
                tasks[0], targets[0] = FETCH_TREASURE, where
            else:
                tasks[0], targets[0] = SEARCH, search_cost(box, seen, 0, home, far, 0)
        return
    # things that lie known
    for thing in range(THINGS):
        at = things_lying(seen, thing)
        if at >= 0:
            best, who = FAR * 2, -1
            for seat in range(n):
                if free >> seat & 1:
                    ways_from(box, seen, passable(box, seen), spot_of(seen, seat), far)
                    cost = far[at] - (2 * seen.life[seat] if thing == 0 else 0)
                    if cost < best:
                        best, who = cost, seat
            if who >= 0:
                free &= ~(1 << who)
                tasks[who], targets[who] = (FETCH_TREASURE if thing == 0 else FETCH_COMRADE), at
    # what is to be searched for
    comrade_missing = seen.place[1] == 0
    treasure_missing = seen.place[0] == 0
    seekers = 0
    if comrade_missing or treasure_missing:
        seekers = 2 if comrade_missing else 1
    taken = 0
    while seekers and free:
        best, who, where = FAR * 2, -1, -1
        for seat in range(n):
            if free >> seat & 1:
                at = search_cost(box, seen, seat, home, far, taken)
                if at >= 0:
                    cost = far[at] - 2 * seen.life[seat]
                    if cost < best:
                        best, who, where = cost, seat, at
        if who < 0:
            break
        free &= ~(1 << who)
        tasks[who], targets[who] = SEARCH, where
        seekers -= 1
    # wait with the treasure until the others are nearly safe
    if not comrade_missing and not seen.angry:
        late = 0
        for seat in range(n):
            if tasks[seat] != SEARCH:
                cost = home[spot_of(seen, seat)]
                if tasks[seat] == FETCH_COMRADE:
                    ways_from(box, seen, passable(box, seen), spot_of(seen, seat), far)
                    cost = far[targets[seat]] + home[targets[seat]]
                late = max(late, cost)
        if late > LATE:
            for seat in range(n):
                if tasks[seat] == SEARCH:
                    tasks[seat] = STAND_BY


@kernel
def step_toward(box: Box, seen: State, seat: int, target: int) -> int:
    far = scratch(PLACES + 1)
    ground = passable(box, seen)
    ways_to(box, seen, ground, target, far)
    here = spot_of(seen, seat)
    if here == target:
        return -1
    best, via, from_side = FAR, -1, -1
    if here == OUTSIDE:
        rest = doors(box) & ground
        while rest:
            place = lowest_place(rest)
            spot = rest & -rest
            rest &= rest - 1
            for side in range(SIDES):
                if box.door[side] & spot:
                    cost = entering(box, seen, place) + between(box, seen, place, side) + far[place]
                    if cost < best:
                        best, via, from_side = cost, place, side
        if via < 0:
            return -1
        if seen.known >> via & 1 == 0:
            return actions.TURN_UP + via
        if walled(seen, from_side) >> via & 1:
            return actions.DIG + via
        return actions.STEP + via
    for side in range(SIDES):
        if box.door[side] >> here & 1:
            cost = ACTION + between(box, seen, here, side) + far[OUTSIDE]
            if cost < best:
                best, via, from_side = cost, OUTSIDE, side
        else:
            other = beside(1 << here, side) & ground
            if other:
                q = lowest_place(other)
                cost = entering(box, seen, q) + between(box, seen, here, side) + far[q]
                if cost < best:
                    best, via, from_side = cost, q, side
    if via < 0:
        return -1
    own_wall = walled(seen, from_side) >> here & 1
    if via == OUTSIDE:
        return actions.DIG + here if own_wall else actions.OUT
    inner = box.inner >> via & 1
    if seen.known >> via & 1 == 0:
        if own_wall and inner and not seen.angry:
            return actions.DIG + here
        return actions.TURN_UP + via
    if own_wall:
        return actions.DIG + here
    if walled(seen, from_side ^ 2) >> via & 1:
        return actions.DIG + via
    return actions.STEP + via


@kernel
def idle(box: Box, seen: State, seat: int, target: int) -> int:
    """an action that does no harm"""
    here = spot_of(seen, seat)
    if here == OUTSIDE:
        return actions.WAIT
    dig = to_dig(box, seen, seat)
    if dig:
        return actions.DIG + lowest_place(dig)
    up = to_turn_up(box, seen, seat) & ~box.inner
    if up:
        return actions.TURN_UP + lowest_place(up)
    enter = to_enter(box, seen, seat)
    if enter:
        far = scratch(PLACES + 1)
        ways_to(box, seen, passable(box, seen), OUTSIDE, far)
        best, where = FAR, -1
        while enter:
            place = lowest_place(enter)
            enter &= enter - 1
            if far[place] < best:
                best, where = far[place], place
        return actions.STEP + where
    if way_out(box, seen, seat):
        return actions.OUT
    return -1


@kernel
def act(box: Box, seen: State, seat: int, chance: Chance) -> int:
    tasks, targets = scratch(MINERS), scratch(MINERS)
    assign(box, seen, tasks, targets)
    target = targets[seat]
    action = -1
    if tasks[seat] == STAND_BY:
        # go to beside the target, then idle
        action = step_toward(box, seen, seat, target)
        if action < actions.STEP and action >= 0 and box.inner >> action & 1:
            action = idle(box, seen, seat, target)
    elif target >= 0 and target != spot_of(seen, seat):
        action = step_toward(box, seen, seat, target)
    if target == OUTSIDE and seen.miner[seat] == 0:
        action = help_from_outside(box, seen, seat, tasks, targets)
    if action < 0:
        action = idle(box, seen, seat, target)
    if action < 0:
        out = scratch(actions.ACTIONS)
        action = out[below(chance, DECISION, legal(box, seen, seat, out))]
    return action


@kernel
def help_from_outside(box: Box, seen: State, seat: int, tasks: Row, targets: Row) -> int:
    """turn up or dig what a searcher outside would"""
    for other in range(box.players):
        if (
            other != seat
            and seen.miner[other] == 0
            and (tasks[other] == SEARCH or tasks[other] == STAND_BY)
            and targets[other] >= 0
        ):
            action = step_toward(box, seen, seat, targets[other])
            if 0 <= action < actions.STEP or actions.DIG <= action < actions.COLLAPSE:
                return action
    return actions.WAIT


@kernel
def choose_collapse(box: Box, seen: State, seat: int, chance: Chance) -> int:
    """the card that is the longest detour for everybody"""
    tasks, targets = scratch(MINERS), scratch(MINERS)
    assign(box, seen, tasks, targets)
    slack = scratch(PLACES)
    for i in range(PLACES):
        slack[i] = FAR
    ground = passable(box, seen)
    home, out = scratch(PLACES + 1), scratch(PLACES + 1)
    frm, to = scratch(PLACES + 1), scratch(PLACES + 1)
    ways_to(box, seen, ground, OUTSIDE, home)
    for other in range(box.players):
        start = spot_of(seen, other)
        ways_from(box, seen, ground, start, frm)
        # the way home
        if start != OUTSIDE:
            for p in range(PLACES):
                if ground >> p & 1:
                    slack[p] = min(slack[p], frm[p] + home[p] - home[start])
        target = targets[other]
        if target >= 0 and target != OUTSIDE:
            ways_to(box, seen, ground, target, to)
            ways_from(box, seen, ground, target, out)
            for p in range(PLACES):
                if ground >> p & 1:
                    slack[p] = min(slack[p], frm[p] + to[p] - to[start])
                    slack[p] = min(slack[p], out[p] + home[p] - home[target])
    # hidden inner cards
    unfound = (seen.place[0] == 0) + (seen.place[1] == 0)
    if unfound:
        hidden = box.inner & face_down(box, seen)
        ways_from(box, seen, ground, OUTSIDE, frm)
        rest = hidden
        while rest:
            h = lowest_place(rest)
            rest &= rest - 1
            ways_to(box, seen, ground, h, to)
            for p in range(PLACES):
                if ground >> p & 1:
                    slack[p] = min(slack[p], 4 + frm[p] + to[p] - to[OUTSIDE])
    candidates = can_collapse(box, seen)
    best, where, ties = -10 * FAR, -1, 0
    while candidates:
        p = lowest_place(candidates)
        candidates &= candidates - 1
        worth = slack[p]
        if ground >> p & 1 == 0:
            worth = 2 * FAR
        if box.inner >> p & 1 and seen.known >> p & 1 == 0 and unfound:
            worth = -FAR
        for thing in range(THINGS):
            if things_lying(seen, thing) == p:
                worth = -2 * FAR
        for other in range(box.players):
            if seen.miner[other] == p + 1:
                worth = -2 * FAR
        if worth > best:
            best, where, ties = worth, p, 1
        elif worth == best:
            ties += 1
            if below(chance, DECISION, ties) == 0:
                where = p
    return actions.COLLAPSE + where


@kernel
def change(box: Box, seen: State, seat: int) -> int:
    keep = actions.DIE + seen.die - 1
    limit = ANGRY if seen.angry else CALM
    if seen.second or seen.die <= limit:
        return keep
    cost = seen.die - limit
    if cost > purse(box, seen):
        return keep
    tasks, targets = scratch(MINERS), scratch(MINERS)
    assign(box, seen, tasks, targets)
    busy = tasks[seat] != LEAVE or seen.miner[seat] > 0
    if seen.angry:
        if busy and cost <= 2:
            return actions.DIE + limit - 1
        if not busy and cost == 1:
            return actions.DIE + limit - 1
    return keep


@kernel
def thumb(box: Box, seen: State, seat: int, chance: Chance) -> int:
    if seen.phase == ACTING:
        return act(box, seen, seat, chance)
    if seen.phase == COLLAPSING:
        return choose_collapse(box, seen, seat, chance)
    if seen.phase == CHANGING:
        return change(box, seen, seat)
    if seen.phase == TAKING:
        return actions.TAKE
    if seen.phase == CONSCIENCE:
        return actions.YES
    return actions.KEEP if offers_keeping(seen) else actions.POINTS + seen.left
