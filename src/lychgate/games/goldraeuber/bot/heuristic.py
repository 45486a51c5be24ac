"""The rule-of-thumb player of Goldräuber: everybody takes the shortest way to the own errand, and out again.

It looks at the view only, one action ahead.
"""

from __future__ import annotations

from lychgate.core.compile.kernel import kernel
from lychgate.core.model.chance import Chance
from lychgate.core.model.layout import Row, scratch
from lychgate.games.goldraeuber.bot.detours import best_collapse, rate_collapses
from lychgate.games.goldraeuber.bot.errands import send_out, where_is
from lychgate.games.goldraeuber.bot.routes import ENTERING, FAR, OUTSIDE, WALLS, beyond, distances, survey
from lychgate.games.goldraeuber.bot.spending import best_die, settle_points
from lychgate.games.goldraeuber.rules import decisions
from lychgate.games.goldraeuber.rules.cards import MINERS, SIDES
from lychgate.games.goldraeuber.rules.choices import legal
from lychgate.games.goldraeuber.rules.state import ACTING, CHANGING, COLLAPSING, CONSCIENCE, TAKING, Box, State
from lychgate.games.goldraeuber.rules.ways import doors, lowest_place, walled


@kernel
def thumb(box: Box, seen: State, seat: int, chance: Chance) -> int:
    """The decision of the rule-of-thumb player."""
    if seen.phase == CONSCIENCE:
        return decisions.YES
    if seen.phase == TAKING:
        return decisions.TAKE
    ways, errand = survey(box, seen), scratch(MINERS)
    send_out(box, seen, ways, errand)
    if seen.phase == ACTING:
        return act(box, seen, seat, ways, errand)
    if seen.phase == COLLAPSING:
        return decisions.COLLAPSE + best_collapse(box, seen, rate_collapses(box, seen, ways, errand), seen.die)[0]
    if seen.phase == CHANGING:
        return decisions.DIE - 1 + best_die(box, seen, seat, ways, errand)
    return settle_points(box, seen, ways, errand)


@kernel
def act(box: Box, seen: State, seat: int, ways: Row, errand: Row) -> int:
    """One action on the way to the errand; who has none waits outside."""
    here, target = where_is(seen, seat), errand[seat]
    if here == OUTSIDE and target == OUTSIDE:
        return decisions.WAIT
    action = toward(box, seen, ways, here, OUTSIDE if target == here else target)
    if action < 0:
        out = scratch(decisions.ACTIONS)
        legal(box, seen, seat, out)
        action = out[0]
    return action


@kernel
def toward(box: Box, seen: State, ways: Row, here: int, target: int) -> int:
    """The next action on the shortest way from here to the target, or -1."""
    far = distances(box, ways, target, True)
    least, best = FAR, -1
    places = doors(box) if here == OUTSIDE else 1 << here
    while places:
        place = lowest_place(places)
        places &= places - 1
        for side in range(SIDES):
            other = beyond(ways, place, side)
            if here == OUTSIDE and other != OUTSIDE:
                continue
            onto = place if here == OUTSIDE else other
            if onto >= 0:
                cost = ways[ENTERING + onto] + ways[WALLS + place * SIDES + side] + ways[far + onto]
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
