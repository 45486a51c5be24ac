"""Attacks: announced, judged, and what becomes of victims, creature and effects (BM-19 to BM-28)."""

from __future__ import annotations

from lychgate.core.compile.kernel import kernel
from lychgate.core.model.layout import Row
from lychgate.core.model.messages import EVERYBODY, emit
from lychgate.games.outerspace.cards.vocabulary import (
    BRING_PROP,
    COME_BACK,
    EFFECT,
    ESCAPE,
    KILL_MORE,
    PROP,
    TROPHY,
    USE_PROP,
)
from lychgate.games.outerspace.rules.effects import comes_back, drop_under, kill
from lychgate.games.outerspace.rules.events import (
    ATTACKED,
    ESCAPED,
    FAILED,
    JOINED,
    STANDS,
    SUCCEEDED,
    TROPHY_NOTED,
    WRONG_WATER,
)
from lychgate.games.outerspace.rules.film import attacks, creature_traits, in_film, may_attack, may_die, text_of, totals
from lychgate.games.outerspace.rules.hands import discard, to_hand
from lychgate.games.outerspace.rules.state import (
    ACTING,
    ARMING,
    ATTACK,
    ATTACK_ENDS,
    BETWEEN,
    IN_FILM,
    JOINING,
    MEDDLING,
    RESTING,
    USED,
    VICTIM,
    Box,
    State,
)


@kernel
def start_attack(box: Box, state: State, card: int, film: int, events: Row) -> None:
    """BM-19: a creature attacks a film. A crazed killer brings along what lies under it (BM-24)."""
    state.place[card] = ATTACK
    state.under[card] = 0
    state.mark[card] = 0
    for other in range(box.cards):
        if in_film(state, other) and state.under[other]:
            host = state.under[other] - 1
            if host == card or state.under[host] == card + 1:
                state.place[other] = ATTACK
    state.creature = card + 1
    state.defender = film
    emit(events, ATTACKED, EVERYBODY, state.turn, card + 1, film)
    arms = text_of(box, card, USE_PROP) >= 0 and state.hand_size[state.turn] > 0
    state.phase = ARMING if arms else MEDDLING  # BM-21


@kernel
def send_killer(box: Box, state: State, card: int, film: int, events: Row) -> None:
    """BM-24: a crazed killer leaves the film for an attack; if it had no prop it may be given one later."""
    state.unarmed = 1
    for other in range(box.cards):
        if in_film(state, other) and state.under[other] == card + 1 and box.kind[other] == PROP:
            state.unarmed = 0
    start_attack(box, state, card, film, events)


@kernel
def join_attack(state: State, card: int, events: Row) -> None:
    """BM-19: by a card's text one more creature attacks, and all attack as one."""
    state.place[card] = ATTACK
    state.under[card] = state.creature
    state.joined += 1
    emit(events, JOINED, EVERYBODY, card + 1, state.creature)


@kernel
def ask_to_join(state: State) -> None:
    """BM-19: may another creature join the attack? The attacker is asked, whatever the hand holds (BM-30)."""
    if state.hand_size[state.turn] == 0:
        state.joining = 0
    state.phase = JOINING if state.joining else MEDDLING


@kernel
def count_totals(box: Box, state: State, events: Row) -> None:
    """Keep both totals as they stand, and tell them when they change."""
    attack, defence = totals(box, state)
    if attack != state.attack or defence != state.defence:
        state.attack, state.defence = attack, defence
        emit(events, STANDS, EVERYBODY, attack, defence)


@kernel
def judge(box: Box, state: State, events: Row) -> None:
    """BM-22: nobody plays any more. Does the attack succeed?"""
    creature = state.creature - 1
    attack, defence = totals(box, state)
    reached = may_attack(box, state, creature_traits(box, state), state.defender)
    state.phase = ATTACK_ENDS
    if reached and attack >= defence:
        emit(events, SUCCEEDED, EVERYBODY, attack, defence)
        state.victims = 1
        for card in range(box.cards):
            if attacks(box, state, card):
                i = text_of(box, card, TROPHY)
                if i >= 0:
                    state.noted[state.turn] += box.amount[card, i]  # BM-35
                    emit(events, TROPHY_NOTED, EVERYBODY, state.turn, box.amount[card, i])
                i = text_of(box, card, KILL_MORE)
                state.victims += box.amount[card, i] if i >= 0 else 0
        find_victim(box, state, events)
        return
    if reached:
        emit(events, FAILED, EVERYBODY, attack, defence)
    else:
        emit(events, WRONG_WATER, EVERYBODY, creature + 1)  # BM-26: without success, so it has failed, too
    if comes_back(box, state):
        return  # BM-3: a text played last says that it need not rest
    for card in range(box.cards):
        if attacks(box, state, card) and text_of(box, card, COME_BACK) >= 0:
            take_back(box, state, card, events)
            state.mark[card] |= RESTING


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
        emit(events, ESCAPED, EVERYBODY, card + 1, state.defender)
        to_hand(state, state.place[card] - IN_FILM, card, events)
    else:
        kill(box, state, card, events)


@kernel
def take_back(box: Box, state: State, creature: int, events: Row) -> None:
    """A creature goes back to hand; what it used goes to the discard pile."""
    for card in range(box.cards):
        if state.place[card] == ATTACK and state.under[card] == creature + 1 and box.kind[card] in (PROP, EFFECT):
            discard(state, card)
    to_hand(state, state.turn, creature, events)


@kernel
def end_attack(box: Box, state: State, events: Row) -> None:
    """BM-23: creature, its prop and the effects played go to the discard pile; the turn goes on."""
    if comes_back(box, state):
        for card in range(box.cards):
            if attacks(box, state, card) and state.place[card] == ATTACK:
                take_back(box, state, card, events)
    for card in range(box.cards):
        if state.place[card] == ATTACK:
            discard(state, card)
        elif in_film(state, card) and state.mark[card] & USED and text_of(box, card, BRING_PROP) >= 0:
            state.mark[card] &= ~USED  # once an attack
    for k in range(state.sways):
        state.sway[k] = 0
    state.sways, state.creature, state.defender, state.victims = 0, 0, 0, 0
    state.attack, state.defence = 0, 0
    state.joined, state.joining, state.unarmed = 0, 0, 0
    state.phase = BETWEEN if box.any_time else ACTING
