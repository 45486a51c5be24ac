"""A robbery of Gravediggers, once all fists are made: persons, loot, sharing (GD-13 to GD-20)."""

from __future__ import annotations

from lychgate.core.compile.kernel import kernel
from lychgate.core.model.chance import Chance
from lychgate.core.model.layout import Row, scratch
from lychgate.core.model.messages import EVERYBODY, emit
from lychgate.games.gravediggers.rules.cards import ACCOMPLICE, BANDIT, GUARD, KINDS, PLACES, REWARD, VALUES, WIDOW, X
from lychgate.games.gravediggers.rules.events import (
    ACCOMPLICES,
    BANDITS,
    CARD_SHOWN,
    CLOSED,
    EMPTY_FIST,
    FIST_LOST,
    FIST_OPENED,
    GUARDS,
    LOOT,
    LOOT_LEFT,
    LOOT_SHORT,
    ONE_GUARD,
    ONE_WIDOW,
    PAID,
    QUARREL,
    REFILLED,
    REWARDED,
    TOO_LATE,
    WIDOWS,
)  # fmt: skip
from lychgate.games.gravediggers.rules.setup import draw_card, put_card, take_cards
from lychgate.games.gravediggers.rules.state import CLOSES, Box, State

# What the persons make of a robbery.
LOWEST_FIRST, HIGHEST_FIRST, GUARDED, RAIDED = 0, 1, 2, 3


@kernel
def rob(box: Box, state: State, cemetery: int, chance: Chance, events: Row) -> None:
    """All fists are made: open them, turn up the cards, and settle."""
    open_fists(box, state, events)
    found = show_cards(state, cemetery, events)
    turn_of_events = persons_act(found, events)
    if turn_of_events == GUARDED:
        reward_empty_fists(box, state, events)
    elif turn_of_events == RAIDED:
        lose_fists(box, state, events)
    else:
        share(box, state, loot_of(found, events), turn_of_events == HIGHEST_FIRST, events)
    take_cards(state, cemetery)
    if state.pile_size:  # GD-20
        put_card(state, cemetery, draw_card(state, chance), 0, 0)
        emit(events, REFILLED, EVERYBODY, cemetery + 1)
    elif box.emptied == CLOSES and not state.final:  # GD-11
        state.closed |= 1 << cemetery
        emit(events, CLOSED, EVERYBODY, cemetery + 1)


@kernel
def open_fists(box: Box, state: State, events: Row) -> None:
    """GD-13: all fists open together."""
    for seat in range(box.players):
        state.last_fists[seat] = state.fist[seat]
        state.fist[seat] = 0
        emit(events, FIST_OPENED, EVERYBODY, seat, state.last_fists[seat])
    state.answered = 0


@kernel
def show_cards(state: State, cemetery: int, events: Row) -> Row:
    """GD-14: all cards there are turned up; how many of each kind there are."""
    found = scratch(KINDS)
    place = 0
    for i in range(state.lying):
        if state.cemetery[i] == cemetery:
            state.last_cards[place] = state.card[i]
            place += 1
            found[state.card[i] - 1] += 1
            emit(events, CARD_SHOWN, EVERYBODY, cemetery + 1, place, state.card[i])
    state.last_robbed = cemetery + 1
    for i in range(place, PLACES):
        state.last_cards[i] = 0
    return found


@kernel
def persons_act(found: Row, events: Row) -> int:
    """GD-14: the persons act, widows first, then guards, then accomplices and bandits."""
    if found[WIDOW] == 1:  # GD-15: she distracts them all
        emit(events, ONE_WIDOW, EVERYBODY)
        return LOWEST_FIRST
    if found[WIDOW] > 1:
        emit(events, WIDOWS, EVERYBODY, found[WIDOW])
    if found[GUARD] == 1:  # GD-16
        emit(events, ONE_GUARD, EVERYBODY)
        return GUARDED
    if found[GUARD] > 1:
        emit(events, GUARDS, EVERYBODY, found[GUARD])
    bandits, accomplices = found[BANDIT], found[ACCOMPLICE]
    if bandits > accomplices:  # GD-17
        emit(events, BANDITS, EVERYBODY, bandits, accomplices)
        return RAIDED
    if accomplices > bandits:
        emit(events, ACCOMPLICES, EVERYBODY, accomplices, bandits)
        return HIGHEST_FIRST
    if bandits:
        emit(events, QUARREL, EVERYBODY, bandits)
    return LOWEST_FIRST


@kernel
def reward_empty_fists(box: Box, state: State, events: Row) -> None:
    """GD-16: a lone guard: no loot, fists go back, and empty ones are rewarded."""
    for seat in range(box.players):
        if state.last_fists[seat] == 0:
            state.money[seat] += REWARD
            emit(events, REWARDED, EVERYBODY, seat, REWARD)


@kernel
def lose_fists(box: Box, state: State, events: Row) -> None:
    """GD-17: bandits: no loot, and every fist goes to the bank."""
    for seat in range(box.players):
        state.money[seat] -= state.last_fists[seat]
        tell_fist(events, FIST_LOST, seat, state.last_fists[seat])


@kernel
def loot_of(found: Row, events: Row) -> int:
    """GD-18: the sum of the values, and once more for every X."""
    values = 0
    for kind in range(len(VALUES)):
        values += found[kind] * VALUES[kind]
    loot = values * (1 + found[X])
    emit(events, LOOT, EVERYBODY, values, found[X], loot)
    return loot


@kernel
def share(box: Box, state: State, loot: int, highest_first: bool, events: Row) -> None:
    """GD-19: fist by fist, each is paid as much as it holds; equal ones together, or none of them."""
    line = in_line(box, state, highest_first)
    left, first = loot, 0
    while first < box.players:
        fist, after = state.last_fists[line[first]], first
        while after < box.players and state.last_fists[line[after]] == fist:
            after += 1
        due = fist * (after - first)
        if due > left:
            go_unpaid(box, state, line, first, due, left, events)
            break
        for i in range(first, after):
            state.money[line[i]] += fist
            tell_fist(events, PAID, line[i], fist)
        left -= due
        first = after
    if left:
        emit(events, LOOT_LEFT, EVERYBODY, left)


@kernel
def in_line(box: Box, state: State, highest_first: bool) -> Row:
    """The seats by their fists, the lowest or the highest first."""
    line = scratch(box.players)
    sign = -1 if highest_first else 1
    for seat in range(box.players):
        i = seat
        while i > 0 and sign * state.last_fists[line[i - 1]] > sign * state.last_fists[seat]:
            line[i] = line[i - 1]
            i -= 1
        line[i] = seat
    return line


@kernel
def go_unpaid(box: Box, state: State, line: Row, first: int, due: int, left: int, events: Row) -> None:
    """GD-19: who cannot be paid in full gets nothing, nor does anybody after; their fists go back."""
    fist = state.last_fists[line[first]]
    for i in range(first, box.players):
        seat = line[i]
        if state.last_fists[seat] == fist:
            emit(events, LOOT_SHORT, EVERYBODY, seat, fist, due, left)
        else:
            tell_fist(events, TOO_LATE, seat, state.last_fists[seat])


@kernel
def tell_fist(events: Row, kind: int, seat: int, fist: int) -> None:
    """What becomes of a fist; an empty one has nothing to win or lose (GD-19)."""
    if fist:
        emit(events, kind, EVERYBODY, seat, fist)
    else:
        emit(events, EMPTY_FIST, EVERYBODY, seat)
