"""Attacks: announced, judged, and what becomes of victims, creature and effects (BM-19 to BM-28)."""

from __future__ import annotations

from lychgate.core.kernel import kernel
from lychgate.core.record import Row
from lychgate.games.outerspace.cards import BRING_PROP, COME_BACK, ESCAPE, KILL_MORE, TROPHY, USE_PROP
from lychgate.games.outerspace.effects import comes_back, drop_under, kill
from lychgate.games.outerspace.film import creature_traits, in_film, may_attack, may_die, text_of, totals
from lychgate.games.outerspace.hands import discard, to_hand
from lychgate.games.outerspace.news import tell
from lychgate.games.outerspace.state import (
    ACTING,
    ARMING,
    ATTACK,
    ATTACK_ENDS,
    IN_FILM,
    MEDDLING,
    RESTING,
    USED,
    VICTIM,
    Box,
    State,
)
from lychgate.games.outerspace.tellings import (
    ATTACKED,
    ESCAPED,
    FAILED,
    STANDS,
    SUCCEEDED,
    TROPHY_NOTED,
    WRONG_WATER,
)


@kernel
def start_attack(box: Box, state: State, card: int, film: int, events: Row) -> None:
    """BM-19: a creature attacks a film. A crazed killer brings along what lies under it (BM-24)."""
    state.place[card] = ATTACK
    state.under[card] = 0
    state.mark[card] = 0
    for other in range(box.cards):
        if state.under[other] == card + 1 and in_film(state, other):
            state.place[other] = ATTACK
    state.creature = card + 1
    state.defender = film
    tell(events, ATTACKED, state.turn, card + 1, film)
    arms = text_of(box, card, USE_PROP) >= 0 and state.hand_size[state.turn] > 0
    state.phase = ARMING if arms else MEDDLING  # BM-21


@kernel
def count_totals(box: Box, state: State, events: Row) -> None:
    """Keep both totals as they stand, and tell them when they change."""
    attack, defence = totals(box, state)
    if attack != state.attack or defence != state.defence:
        state.attack, state.defence = attack, defence
        tell(events, STANDS, attack, defence, 0)


@kernel
def judge(box: Box, state: State, events: Row) -> None:
    """BM-22: nobody plays any more. Does the attack succeed?"""
    creature = state.creature - 1
    attack, defence = totals(box, state)
    reached = may_attack(box, state, creature_traits(box, state), state.defender)
    state.phase = ATTACK_ENDS
    if reached and attack >= defence:
        tell(events, SUCCEEDED, attack, defence, 0)
        i = text_of(box, creature, TROPHY)
        if i >= 0:
            state.noted[state.turn] += box.amount[creature, i]  # BM-35
            tell(events, TROPHY_NOTED, state.turn, box.amount[creature, i], 0)
        i = text_of(box, creature, KILL_MORE)
        state.victims = 1 + (box.amount[creature, i] if i >= 0 else 0)
        find_victim(box, state, events)
        return
    if reached:
        tell(events, FAILED, attack, defence, 0)
    else:
        tell(events, WRONG_WATER, creature + 1, 0, 0)  # BM-26: without success, so it has failed, too
    if text_of(box, creature, COME_BACK) >= 0:
        drop_under_creature(box, state)
        to_hand(state, state.turn, creature, events)
        state.mark[creature] |= RESTING


@kernel
def find_victim(box: Box, state: State, events: Row) -> None:
    """BM-23: ask who dies; where all will, nobody is asked, and without characters nobody dies."""
    while state.victims:
        candidates, first = 0, -1
        for card in range(box.cards):
            if may_die(box, state, card):
                candidates += 1
                first = card if first < 0 else first
        if candidates > state.victims:
            state.phase = VICTIM
            return
        if candidates == 0:
            state.victims = 0
        else:
            die(box, state, first, events)
    state.phase = ATTACK_ENDS


@kernel
def die(box: Box, state: State, card: int, events: Row) -> None:
    """BM-23: the victim goes to the discard pile with all its cards, unless its text saves it."""
    state.victims -= 1
    if text_of(box, card, ESCAPE) >= 0:
        drop_under(box, state, card)
        tell(events, ESCAPED, card + 1, state.defender, 0)
        to_hand(state, state.place[card] - IN_FILM, card, events)
    else:
        kill(box, state, card, events)


@kernel
def drop_under_creature(box: Box, state: State) -> None:
    """What the creature used goes to the discard pile."""
    for card in range(box.cards):
        if state.place[card] == ATTACK and state.under[card] == state.creature:
            discard(state, card)


@kernel
def end_attack(box: Box, state: State, events: Row) -> None:
    """BM-23: creature, its prop and the effects played go to the discard pile; the turn goes on."""
    creature = state.creature - 1
    if comes_back(box, state) and state.place[creature] == ATTACK:
        drop_under_creature(box, state)
        to_hand(state, state.turn, creature, events)
    for card in range(box.cards):
        if state.place[card] == ATTACK:
            discard(state, card)
        elif in_film(state, card) and state.mark[card] & USED and text_of(box, card, BRING_PROP) >= 0:
            state.mark[card] &= ~USED  # once an attack
    for k in range(state.sways):
        state.sway[k] = 0
    state.sways, state.creature, state.defender, state.victims = 0, 0, 0, 0
    state.attack, state.defence = 0, 0
    state.phase = ACTING
