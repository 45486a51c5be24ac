"""What bots make of Goldräuber: how likely all win from here, by what the players know.

What stands is put into a few numbers, such as actions still to do and cards that may still collapse; a logistic
formula, fitted to games of bots (`lab/studies/goldraeuber/fit.py`), makes a chance of them. What lies face down is
never looked at, though the state may hold it: so to turn a card up is worth something.
"""

from __future__ import annotations

from lychgate.core.compile.kernel import kernel
from lychgate.core.model.bits import ones
from lychgate.core.model.layout import Row, scratch
from lychgate.core.model.reals import exp
from lychgate.core.model.sorts import SEATS
from lychgate.games.goldraeuber.bot.detours import SPARE_WAY, SURE_LOSS, note_way, rate_collapses
from lychgate.games.goldraeuber.bot.errands import fetches_treasure, lying, send_out, way_to_do, where_is
from lychgate.games.goldraeuber.bot.routes import FAR, OUTSIDE, SPOTS, distances, survey
from lychgate.games.goldraeuber.bot.weights import WEIGHTS
from lychgate.games.goldraeuber.rules import decisions
from lychgate.games.goldraeuber.rules.cards import ANGRY, CALM, MINERS, NUMBERS, THINGS
from lychgate.games.goldraeuber.rules.choices import legal
from lychgate.games.goldraeuber.rules.events import WON
from lychgate.games.goldraeuber.rules.life import least, purse
from lychgate.games.goldraeuber.rules.ruins import is_lost_after
from lychgate.games.goldraeuber.rules.state import (
    ACTING,
    CHANGING,
    COLLAPSING,
    GAME_OVER,
    LYING,
    SAFE,
    SHARING,
    SPLITTING,
    TAKING,
    Box,
    State,
)  # fmt: skip
from lychgate.games.goldraeuber.rules.ways import face_down, lowest_place, passable

# What is noticed of a position. Ways are in quarters of actions: there, and out again.
STAGE = 0  # three times treasure plus comrade, each of them 0 unfound, 1 found, 2 safe; with the treasure safe, 6
TREASURE_WAY, COMRADE_WAY, LONGEST_WAY, ALL_WAYS = 1, 2, 3, 4  # of who goes for it, of anybody, of all together
FURIOUS_WAY = 5  # from the treasure out
OWN_LIFE, ALL_LIFE = 6, 7  # of who goes for the treasure, with those on the same card; of all
SPARE, WIDE = 8, 9  # cards that are on nobody's shortest way, and those that are a wide detour
HIDDEN = 10  # inner cards face down
UNSAFE, SCARCE, ENOUGH = 11, 12, 13  # expert rules: numbers with no card to spare, with one, with two
BARE, FEW = 14, 18  # 1: a card will collapse that cannot be spared; 1: few can be
ACTION_COMING = 15  # 1: the die says so
ROLLS_BEFORE = 16  # that others make before who goes for the treasure
INSIDE = 17  # miners in the mine
NOTED = 19
STAGES = 7

SURE = 1000  # thousandths of a win
COLLAPSES = 6  # cards considered when one is to collapse
FARTHEST = 80  # a way is never counted longer
DETOUR = 8  # what is a wide one
FEW_CARDS = 2  # fewer to spare than these are few


@kernel
def notice(box: Box, seen: State, note: Row) -> None:
    """Put a view into numbers, with the errands that rule-of-thumb players would run."""
    ways, errand = survey(box, seen), scratch(MINERS)
    send_out(box, seen, ways, errand)
    for i in range(NOTED):
        note[i] = 0
    comrade = 2 if seen.bearer[1] == SAFE else 1 if seen.place[1] or seen.bearer[1] != LYING else 0
    treasure = 2 if seen.bearer[0] == SAFE else 1 if seen.angry else 0
    note[STAGE] = min(3 * treasure + comrade, STAGES - 1)
    note[HIDDEN] = ones(box.inner & face_down(box, seen))
    for seat in range(box.players):
        goal = errand[seat]
        way = min(way_to_do(box, seen, seat, ways, errand), FARTHEST)
        note[ALL_WAYS] += way
        note[LONGEST_WAY] = max(note[LONGEST_WAY], way)
        note[ALL_LIFE] += seen.life[seat]
        note[INSIDE] += seen.miner[seat] > 0
        if seen.bearer[1] == seat + 1 or (goal != OUTSIDE and lying(seen, 1) >> goal & 1):
            note[COMRADE_WAY] = way
    if seen.bearer[0] != SAFE:
        notice_treasure(box, seen, ways, errand, note)
    notice_spare(box, seen, ways, errand, note)
    notice_die(seen, note)


@kernel
def notice_treasure(box: Box, seen: State, ways: Row, errand: Row, note: Row) -> None:
    """Who goes for the treasure, how far, and with how many life points."""
    note[TREASURE_WAY], note[FURIOUS_WAY] = FARTHEST, FARTHEST
    home = distances(box, ways, OUTSIDE, True)
    for fetcher in range(box.players):
        if fetches_treasure(box, seen, fetcher, errand):
            goal = errand[fetcher]
            note[TREASURE_WAY] = min(way_to_do(box, seen, fetcher, ways, errand), FARTHEST)
            note[FURIOUS_WAY] = min(ways[home + (where_is(seen, fetcher) if goal == OUTSIDE else goal)], FARTHEST)
            note[ROLLS_BEFORE] = (fetcher + box.players - seen.turn) % box.players
            for seat in range(box.players):
                if seat == fetcher or (seen.miner[seat] and seen.miner[seat] == seen.miner[fetcher]):
                    note[OWN_LIFE] += seen.life[seat]
            return


@kernel
def notice_die(seen: State, note: Row) -> None:
    """A die that is on the table already: a collapse to come is counted as if it had been."""
    if seen.phase == ACTING or (seen.phase == CHANGING and seen.die <= (ANGRY if seen.angry else CALM)):
        note[ACTION_COMING] = seen.second == 0
    if seen.phase == COLLAPSING or (seen.phase == CHANGING and note[ACTION_COMING] == 0):
        note[SPARE] -= 1
        note[WIDE] = max(note[WIDE] - 1, 0)
    note[BARE] = note[SPARE] < 0
    note[FEW] = note[SPARE] < FEW_CARDS
    note[SPARE] = max(note[SPARE], 0)


@kernel
def notice_spare(box: Box, seen: State, ways: Row, errand: Row, note: Row) -> None:
    """Cards that are on nobody's shortest way, and such that are far from any; by numbers, too."""
    detour = scratch(SPOTS)
    note_detours(box, seen, ways, errand, detour)
    precious = lying(seen, 0) | lying(seen, 1)
    if seen.place[0] == 0 or seen.place[1] == 0:
        precious |= box.inner & face_down(box, seen)
    for seat in range(box.players):
        if seen.miner[seat]:
            precious |= 1 << (seen.miner[seat] - 1)
    ground, standing = passable(box, seen), box.laid & ~seen.collapsed
    spare, wide = standing & ~ground, standing & ~ground
    rest = ground & ~precious
    while rest:
        place = lowest_place(rest)
        rest &= rest - 1
        if detour[place] > 0:
            spare |= 1 << place
        if detour[place] >= DETOUR:
            wide |= 1 << place
    note[SPARE], note[WIDE] = ones(spare), ones(wide)
    if box.expert:
        for number in range(NUMBERS):
            left = seen.numbered[number] & standing
            free = ones((left if left else standing) & spare)
            note[UNSAFE] += free == 0
            note[SCARCE] += free == 1
            note[ENOUGH] += free == 2


@kernel
def note_detours(box: Box, seen: State, ways: Row, errand: Row, detour: Row) -> None:
    """For every card, how much longer somebody's way is over it: to the errand, from there out, or out at once."""
    for i in range(SPOTS):
        detour[i] = FAR
    rest = box.inner & face_down(box, seen) if seen.place[0] == 0 or seen.place[1] == 0 else 0
    for seat in range(box.players):
        here, goal = where_is(seen, seat), errand[seat]
        rest &= ~(1 << goal)
        note_way(box, ways, here, OUTSIDE, 0, detour)
        note_way(box, ways, here, goal, 0, detour)
        note_way(box, ways, goal, OUTSIDE, 0, detour)
    while rest:
        note_way(box, ways, OUTSIDE, lowest_place(rest), SPARE_WAY, detour)
        rest &= rest - 1


@kernel
def judge(box: Box, state: State, out: Row) -> None:
    """How likely all win, in thousandths, by what the players know; places as if they had."""
    if state.phase == GAME_OVER:
        chance = SURE if state.end == WON else 0
    else:
        treasure, comrade = state.place[0], state.place[1]
        for thing in range(THINGS):  # where it lies face down nobody knows
            if state.known >> (state.place[thing] - 1) & 1 == 0:
                state.place[thing] = 0
        chance = chance_to_win(box, state)
        state.place[0], state.place[1] = treasure, comrade
    for seat in range(box.players):
        out[seat] = chance
        out[SEATS + seat] = 1


@kernel
def chance_to_win(box: Box, seen: State) -> int:
    """The chance in thousandths, of an unfinished game, from a view."""
    note = scratch(NOTED)
    notice(box, seen, note)
    row = (((box.players - 1) * 2 + box.expert) * STAGES + note[STAGE]) * NOTED
    total = WEIGHTS[row]
    for i in range(1, NOTED):
        total += WEIGHTS[row + i] * note[i]
    return int(SURE / (1.0 + exp(-total / 1000.0)))


# --- what is worth a thought


@kernel
def sensible(box: Box, seen: State, seat: int, out: Row) -> int:
    """List the decisions worth a thought; how many there are."""
    count = legal(box, seen, seat, out)
    if seen.phase == TAKING:
        out[0] = decisions.TAKE
        return 1
    if seen.phase == COLLAPSING and count > 1:
        return without_losing(box, seen, out, sensible_collapses(box, seen, out, count))
    if count < 3:
        return count
    if seen.phase == ACTING:
        return sensible_actions(box, seen, out, count)
    if seen.phase == CHANGING and not seen.second:
        limit = ANGRY if seen.angry else CALM
        out[0] = decisions.DIE + seen.die - 1
        if seen.die <= limit or seen.die - limit > purse(box, seen):
            return 1
        out[1] = decisions.DIE + limit - 1
        return 2
    if seen.phase == SHARING or seen.phase == SPLITTING:
        kept = 0
        for i in range(count):
            if out[i] == decisions.KEEP or i == count - 1 or out[i] == decisions.POINTS + least(seen):
                out[kept] = out[i]
                kept += 1
        return kept
    return count


@kernel
def sensible_actions(box: Box, seen: State, out: Row, count: int) -> int:
    """The actions; and of what life points can do beside them, all or none for oneself: no action is given away."""
    kept, points = 0, purse(box, seen)
    for i in range(count):
        action = out[i]
        extreme = action == decisions.POINTS or action == decisions.POINTS + points
        if action < decisions.DIE or extreme:
            out[kept] = action
            kept += 1
    return kept


@kernel
def sensible_collapses(box: Box, seen: State, out: Row, count: int) -> int:
    """The few cards that are missed least."""
    ways, errand = survey(box, seen), scratch(MINERS)
    send_out(box, seen, ways, errand)
    worth = rate_collapses(box, seen, ways, errand)
    kept = min(count, COLLAPSES)
    for i in range(kept):
        best = i
        for j in range(i + 1, count):
            if worth[out[j] - decisions.COLLAPSE] > worth[out[best] - decisions.COLLAPSE]:
                best = j
        out[i], out[best] = out[best], out[i]
        if i and worth[out[i] - decisions.COLLAPSE] <= SURE_LOSS:
            return i
    return kept


@kernel
def without_losing(box: Box, seen: State, out: Row, count: int) -> int:
    """Of these cards, those after whose collapse not all have lost; all, if every one loses."""
    kept = 0
    for i in range(count):
        action = out[i]
        if not is_lost_after(box, seen, action - decisions.COLLAPSE):
            out[i], out[kept] = out[kept], action
            kept += 1
    return kept if kept else count
