"""The rule-of-thumb player of Goldräuber: everybody takes the shortest way to the own errand, and out again.

All search until the comrade is found; then one goes for him, one for the treasure, and the others leave.
What collapses is the card that is the longest detour for everybody. Life points are kept for the
furious monk, and for the one who fetches the treasure. It looks at the view only, one action ahead.
"""

from __future__ import annotations

from lychgate.core.compile.kernel import kernel
from lychgate.core.model.chance import Chance
from lychgate.core.model.layout import Row, scratch
from lychgate.games.goldraeuber.bot.routes import ACTION, FAR, OUTSIDE, SPOTS, between, entering, measure, next_to
from lychgate.games.goldraeuber.rules import decisions
from lychgate.games.goldraeuber.rules.cards import ANGRY, CALM, MINERS, MOST_LIFE, NUMBERS, PIPS, PLACES, SIDES, THINGS
from lychgate.games.goldraeuber.rules.carrying import carries
from lychgate.games.goldraeuber.rules.choices import legal, offers_keeping
from lychgate.games.goldraeuber.rules.life import company, most, purse
from lychgate.games.goldraeuber.rules.state import (
    ACTING,
    CHANGING,
    COLLAPSING,
    CONSCIENCE,
    LYING,
    SHARING,
    TAKING,
    Box,
    State,
)  # fmt: skip
from lychgate.games.goldraeuber.rules.ways import can_collapse, face_down, lowest_place, passable, walled

LIFE_WORTH = 2  # how much farther away one may be from the treasure for each life point more
SPARE_WAY = 4  # how much less a way counts that only others might take
SURE_LOSS = -FAR
LONGEST = 15  # errands are taken to be no longer than so many actions


def table_of_prices(limit: int) -> tuple[int, ...]:
    """The most life points worth paying for an action, by actions still to do and points held.

    With n to do and L points, e(n, L) rolls are to be expected: the least over all prices up to which
    one pays. A price is worth it if fewer rolls are to be expected afterwards than without it.
    """
    expected = [[0.0] * (MOST_LIFE + 1)]
    prices = [0] * (MOST_LIFE + 1)
    for _ in range(LONGEST):
        before, row = expected[-1], []
        for held in range(MOST_LIFE + 1):
            tried = [
                (PIPS + limit * before[held] + sum(before[held - paid] for paid in range(1, top + 1))) / (limit + top)
                for top in range(min(held, PIPS - limit) + 1)
            ]
            row.append(min(tried))
            prices.append(tried.index(min(tried)))
        expected.append(row)
    return tuple(prices)


PRICES = table_of_prices(ANGRY)


@kernel
def thumb(box: Box, seen: State, seat: int, chance: Chance) -> int:
    """The decision of the rule-of-thumb player."""
    if seen.phase == CONSCIENCE:
        return decisions.YES
    if seen.phase == TAKING:
        return decisions.TAKE
    errand = scratch(MINERS)
    send_out(box, seen, errand)
    if seen.phase == ACTING:
        return act(box, seen, seat, errand)
    if seen.phase == COLLAPSING:
        return decisions.COLLAPSE + best_collapse(box, seen, errand, seen.die)[0]
    if seen.phase == CHANGING:
        return decisions.DIE - 1 + best_die(box, seen, seat, errand)
    return settle_points(box, seen, errand)


# --- errands


@kernel
def where_is(seen: State, seat: int) -> int:
    return seen.miner[seat] - 1 if seen.miner[seat] else OUTSIDE


@kernel
def lying(seen: State, thing: int) -> int:
    """The place of a thing that lies known in the mine, as a bit; 0: none."""
    return 1 << (seen.place[thing] - 1) if seen.place[thing] and seen.bearer[thing] == LYING else 0


@kernel
def send_out(box: Box, seen: State, errand: Row) -> None:
    """Where each miner is going: to a thing that was found, to a hidden inner card, or out."""
    home, far = scratch(SPOTS), scratch(MINERS * SPOTS)
    look_around(box, seen, home, far)
    choose_errands(box, seen, home, far, errand)


@kernel
def look_around(box: Box, seen: State, home: Row, far: Row) -> None:
    """How far it is out from everywhere, and from each miner to everywhere."""
    measure(box, seen, OUTSIDE, True, home)
    for seat in range(box.players):
        measured = seat
        for other in range(seat):
            if seen.miner[other] == seen.miner[seat]:
                measured = other
        if measured == seat:
            measure(box, seen, where_is(seen, seat), False, far, seat * SPOTS)
        else:
            for i in range(SPOTS):
                far[seat * SPOTS + i] = far[measured * SPOTS + i]


@kernel
def choose_errands(box: Box, seen: State, home: Row, far: Row, errand: Row) -> None:
    """All search until the comrade is found; then one for him, one for the treasure."""
    free = 0
    for seat in range(box.players):
        errand[seat] = OUTSIDE
        if not carries(seen, seat):
            free |= 1 << seat
    hidden = box.inner & face_down(box, seen)
    if box.players == 1:  # either will do
        found = lying(seen, 0) | lying(seen, 1)
        send_nearest(box, seen, free, found if found else hidden, 0, home, far, errand)
        return
    for thing in range(THINGS):
        free &= ~send_nearest(box, seen, free, lying(seen, thing), LIFE_WORTH * (1 - thing), home, far, errand)
    seekers = 0
    if seen.place[1] == 0:
        seekers = box.players
    elif seen.place[0] == 0:
        seekers = 1
    for _ in range(seekers):
        free &= ~send_nearest(box, seen, free, hidden, LIFE_WORTH, home, far, errand)


@kernel
def send_nearest(
    box: Box, seen: State, free: int, places: int, life_worth: int, home: Row, far: Row, errand: Row
) -> int:
    """Send the free miner who is nearest to any of these places; the seat as a bit, 0: nobody can."""
    least, sent, goal = FAR, -1, OUTSIDE
    for seat in range(box.players):
        rest = places if free >> seat & 1 else 0
        while rest:
            place = lowest_place(rest)
            rest &= rest - 1
            away = far[seat * SPOTS + place]
            cost = away + home[place] // 2 - life_worth * seen.life[seat]
            if away < FAR and cost < least:
                least, sent, goal = cost, seat, place
    if sent < 0:
        return 0
    errand[sent] = goal
    return 1 << sent


# --- actions


@kernel
def act(box: Box, seen: State, seat: int, errand: Row) -> int:
    """One action on the way to the errand; who has none waits outside."""
    here, target = where_is(seen, seat), errand[seat]
    if here == OUTSIDE and target == OUTSIDE:
        return decisions.WAIT
    action = toward(box, seen, here, OUTSIDE if target == here else target)
    if action < 0:
        out = scratch(decisions.ACTIONS)
        legal(box, seen, seat, out)
        action = out[0]
    return action


@kernel
def toward(box: Box, seen: State, here: int, target: int) -> int:
    """The next action on the shortest way from here to the target, or -1."""
    far = scratch(SPOTS)
    measure(box, seen, target, True, far)
    ground = passable(box, seen)
    least, best = FAR, -1
    places = ground if here == OUTSIDE else 1 << here
    while places:
        place = lowest_place(places)
        places &= places - 1
        for side in range(SIDES):
            other = next_to(box, ground, place, side)
            if here == OUTSIDE and other != OUTSIDE:
                continue
            onto = place if here == OUTSIDE else other
            if onto >= 0:
                cost = entering(box, seen, onto) + between(box, seen, place, side) + far[onto]
                if cost < least:
                    least, best = cost, crossing(box, seen, place, side, onto)
    return best


@kernel
def crossing(box: Box, seen: State, place: int, side: int, onto: int) -> int:
    """The next action to get across one edge of a card, onto it or off it."""
    hidden = onto != OUTSIDE and seen.known >> onto & 1 == 0
    own_wall = walled(seen, side) >> place & 1
    careful = hidden and box.inner >> onto & 1 and not seen.angry  # dig while the monk is calm
    if hidden and not (careful and own_wall):
        return decisions.TURN_UP + onto
    if own_wall:
        return decisions.DIG + place
    if onto == OUTSIDE:
        return decisions.OUT
    if onto != place and walled(seen, side ^ 2) >> onto & 1:
        return decisions.DIG + onto
    return decisions.STEP + onto


# --- collapses


@kernel
def best_collapse(box: Box, seen: State, errand: Row, die: int) -> tuple[int, int]:
    """The card that is missed least, and how much of a detour it is."""
    worth = scratch(SPOTS)
    rate_collapses(box, seen, errand, worth)
    candidates = can_collapse(box, seen, die)
    best, most_detour = lowest_place(candidates), 3 * SURE_LOSS
    while candidates:
        place = lowest_place(candidates)
        candidates &= candidates - 1
        if worth[place] > most_detour:
            best, most_detour = place, worth[place]
    return best, most_detour


@kernel
def rate_collapses(box: Box, seen: State, errand: Row, worth: Row) -> None:
    """How much of a detour every card is for everybody; who goes over a collapsed one goes nowhere."""
    for i in range(SPOTS):
        worth[i] = FAR
    hidden = box.inner & face_down(box, seen)
    unfound = seen.place[0] == 0 or seen.place[1] == 0
    precious = lying(seen, 0) | lying(seen, 1)
    for seat in range(box.players):
        here, target = where_is(seen, seat), errand[seat]
        note_way(box, seen, here, target, 0, worth)
        note_way(box, seen, target, OUTSIDE, 0, worth)
        note_way(box, seen, here, OUTSIDE, 0, worth)
        if here != OUTSIDE:
            precious |= 1 << here
    rest = hidden if unfound else 0
    while rest:
        note_way(box, seen, OUTSIDE, lowest_place(rest), SPARE_WAY, worth)
        rest &= rest - 1
    ground = passable(box, seen)
    for place in range(PLACES):
        if precious >> place & 1:
            worth[place] = 2 * SURE_LOSS
        elif unfound and hidden >> place & 1:
            worth[place] = SURE_LOSS
        elif ground >> place & 1 == 0:
            worth[place] = 2 * FAR


@kernel
def note_way(box: Box, seen: State, start: int, target: int, allowance: int, detour: Row) -> None:
    """For every card: how much longer the way is for who goes over it, if that is less than noted so far."""
    if start == target:
        return
    there, back = scratch(SPOTS), scratch(SPOTS)
    measure(box, seen, start, False, there)
    measure(box, seen, target, True, back)
    for place in range(PLACES):
        longer = allowance + there[place] + back[place] - back[start]
        detour[place] = min(detour[place], longer)


# --- life points


@kernel
def best_die(box: Box, seen: State, seat: int, errand: Row) -> int:
    """The die to play with: paid for when the monk is furious, or when a collapse would be the end."""
    points = purse(box, seen)
    if seen.second:
        return best_second_die(box, seen, errand, points)
    limit = ANGRY if seen.angry else CALM
    price = seen.die - limit
    if price <= 0 or price > points:
        return seen.die
    if not box.expert and best_collapse(box, seen, errand, seen.die)[1] <= 0:
        return limit
    if not seen.angry:
        return seen.die
    to_do = actions_to_do(box, seen, seat, errand)
    worth_paying = PRICES[to_do * (MOST_LIFE + 1) + min(points, MOST_LIFE)] if to_do else 1
    return limit if price <= worth_paying else seen.die


@kernel
def best_second_die(box: Box, seen: State, errand: Row, points: int) -> int:
    """Another number only if every card of this one would be the end, and as cheap as can be."""
    if best_collapse(box, seen, errand, seen.die)[1] > SURE_LOSS:
        return seen.die
    for paid in range(1, points + 1):
        for die in (seen.die - paid, seen.die + paid):
            if 1 <= die <= NUMBERS + 1 and best_collapse(box, seen, errand, die)[1] > SURE_LOSS:
                return die
    return seen.die


@kernel
def actions_to_do(box: Box, seen: State, seat: int, errand: Row) -> int:
    """About how many actions it takes to run the errand and get out; 0: none, the miner is outside to stay."""
    far = scratch(SPOTS)
    here, target = where_is(seen, seat), errand[seat]
    measure(box, seen, target, True, far)
    cost = far[here]
    measure(box, seen, OUTSIDE, True, far)
    cost += far[target]
    return min((cost + ACTION - 1) // ACTION, LONGEST)


@kernel
def settle_points(box: Box, seen: State, errand: Row) -> int:
    """Most life points to the first player, who goes in first; on one card, all to who fetches the treasure."""
    if seen.phase != SHARING:
        return decisions.POINTS + most(box, seen) if seen.dealt == 0 else decisions.KEEP
    leader = -1
    sharing = company(box, seen)
    for seat in range(box.players):
        if sharing >> seat & 1 and fetches_treasure(box, seen, seat, errand):
            leader = seat
            break
    if leader < 0 and offers_keeping(seen):
        return decisions.KEEP
    return decisions.POINTS + (0 if seen.getting != leader and leader >= 0 else seen.left)


@kernel
def fetches_treasure(box: Box, seen: State, seat: int, errand: Row) -> bool:
    """Has this miner the treasure, or is it going for it?"""
    if seen.bearer[0] == seat + 1:
        return True
    if errand[seat] == OUTSIDE or seen.bearer[0] != LYING:
        return False
    wanted = lying(seen, 0) if seen.place[0] else box.inner & face_down(box, seen)
    return wanted >> errand[seat] & 1 == 1
