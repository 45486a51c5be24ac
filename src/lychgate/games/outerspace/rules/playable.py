"""Whether a card may be played, or an ability used, now: 0, or the number of the rule against it.

A seat asks this of its own cards only, and everything else it depends on is open to all.
"""

from __future__ import annotations

from lychgate.core.compile.kernel import kernel
from lychgate.games.outerspace.cards.vocabulary import (
    BRING_PROP,
    CHARACTER,
    CREATURE,
    CREDITS,
    DEFEND,
    DELAY_CREDITS,
    DRAW,
    DRAW_EACH_TURN,
    EFFECT,
    JOIN,
    KILLER,
    ONCE_MORE,
    PREVENT,
    PROP,
    SWAP_LOCATION,
    SWARM,
    TEXTS,
    TREASURE,
    WEAPON,
)
from lychgate.games.outerspace.rules.aims import DRY, NO_FILM, NOTHING_THERE, no_target
from lychgate.games.outerspace.rules.film import characters, creature_traits, has_trait, may_attack, text_of, traits_of
from lychgate.games.outerspace.rules.state import (
    ACTING,
    ATTACK,
    IN_FILM,
    IN_HAND,
    MEDDLING,
    PREVENTING,
    RESTING,
    SWAYS,
    USED,
    Box,
    State,
)

TURN_ONLY = 11  # BM-11
KILLER_PROP = 24  # BM-24
NO_WEAPON = 25  # BM-25
ANSWER_ONLY = 29  # BM-29
NO_CREDITS = 31  # BM-31
NEEDS_TREASURE = 38  # BM-38


@kernel
def why_not_act(box: Box, state: State, seat: int, card: int) -> int:
    """Why the player on turn may not play this card from hand, or move or send it in the own film."""
    if state.place[card] == IN_FILM + seat:
        if box.kind[card] == PROP or (box.kind[card] == CHARACTER and box.traits[card] & KILLER):
            return no_target(box, state, seat, card, False, 0)
        return TURN_ONLY
    if state.place[card] != IN_HAND + seat:
        return TURN_ONLY
    if box.kind[card] == EFFECT:
        return why_not_effect(box, state, seat, card)
    if box.kind[card] == CREATURE and state.mark[card] & RESTING:
        return NO_FILM  # it has come back, and attacks again in another turn
    if box.kind[card] == CREDITS:
        return why_not_credits(box, state, seat)
    return no_target(box, state, seat, card, False, 0)


@kernel
def why_not_credits(box: Box, state: State, seat: int) -> int:
    """BM-31: not in the first two rounds, with a character at least, and once is enough. BM-38: a treasure."""
    if state.turns < box.early * box.players or state.delay or state.ending or characters(box, state, seat) == 0:
        return NO_CREDITS
    if box.needs_treasure:
        for card in range(box.cards):
            if state.place[card] == IN_FILM + seat and has_trait(box, state, card, TREASURE):
                return 0
        return NEEDS_TREASURE
    return 0


@kernel
def why_not_effect(box: Box, state: State, seat: int, card: int) -> int:
    """BM-27: an effect needs something to act on; one that changes an attack, an attack.

    A card that does several things may be played for one of them: to draw from an empty pile is nothing.
    """
    acts = False
    for i in range(TEXTS):
        code = box.text[card, i]
        if code == PREVENT:
            return ANSWER_ONLY
        sways = DEFEND <= code <= ONCE_MORE or code == JOIN
        if sways and (state.creature == 0 or state.sways == SWAYS):
            return NOTHING_THERE
        if code == JOIN:
            if seat != state.turn:
                return TURN_ONLY  # BM-19: it is the attacker's creatures that attack as one
            if state.hand_size[seat] < 2:
                return NOTHING_THERE  # it is the last card in hand
        idle = (code == DRAW and state.pile_size == 0) or (code == DELAY_CREDITS and state.ending == 1)
        acts = acts or (code > 0 and not idle)
        if code == SWAP_LOCATION and no_target(box, state, seat, card, False, 1):
            return NOTHING_THERE  # no location in the discard pile
    return no_target(box, state, seat, card, False, 0) if acts else NOTHING_THERE


@kernel
def why_not_answer(box: Box, state: State, seat: int, card: int) -> int:
    """Why a seat may not answer with this card in the window that is open."""
    if state.place[card] != IN_HAND + seat:
        return ANSWER_ONLY
    if state.phase == PREVENTING:
        i = text_of(box, card, PREVENT)
        if i < 0:
            return ANSWER_ONLY
        last = state.chain[state.links - 1] - 1
        sorts = 1 << box.kind[last]
        elsewhere = state.target > 0 and state.target - 1 != state.chain_seat[0]
        if box.kind[last] == CHARACTER and (elsewhere or state.creature):
            sorts |= 1 << CREATURE  # BM-24: a crazed killer from hand is played as a creature
        return 0 if box.about[card, i] & sorts else 28  # BM-28
    if box.kind[card] == EFFECT:
        return why_not_effect(box, state, seat, card)
    if box.kind[card] == PROP and state.phase == MEDDLING:
        return why_not_arm(box, state, seat)
    return TURN_ONLY


@kernel
def why_not_arm(box: Box, state: State, seat: int) -> int:
    """BM-24: a crazed killer sent without a prop may be given one by its director until the attack is decided."""
    if seat != state.turn or state.unarmed == 0:
        return KILLER_PROP
    for card in range(box.cards):
        if state.place[card] == ATTACK and box.kind[card] == PROP and state.under[card] == state.creature:
            return KILLER_PROP
    return 0


@kernel
def why_not_join(box: Box, state: State, seat: int, card: int) -> int:
    """BM-19: why this card may not join the attack: it must be a creature from hand that may attack that film."""
    killer = box.kind[card] == CHARACTER and box.traits[card] & KILLER
    if state.place[card] != IN_HAND + seat or not (box.kind[card] == CREATURE or killer):
        return NO_FILM
    if state.mark[card] & RESTING:
        return NO_FILM
    return 0 if may_attack(box, state, traits_of(box, state, card), state.defender) else DRY


@kernel
def ability_of(box: Box, card: int) -> int:
    """The ability printed on a card; 0: none."""
    for i in range(TEXTS):
        if BRING_PROP <= box.text[card, i] <= BRING_PROP + 3:
            return box.text[card, i]
    return 0


@kernel
def why_not_use(box: Box, state: State, seat: int, card: int) -> int:
    """Why a seat may not use this card's ability now; 0: it may (BM-11)."""
    code = ability_of(box, card)
    if state.place[card] != IN_FILM + seat or code == 0 or state.mark[card] & USED:
        return TURN_ONLY
    if code == DRAW_EACH_TURN:
        if state.phase != ACTING or seat != state.turn:
            return TURN_ONLY
        return 0 if state.pile_size else NOTHING_THERE
    if state.phase != MEDDLING or state.defender != seat:
        return NOTHING_THERE  # the other abilities are for attacks on the own film
    if code == BRING_PROP:
        reason = no_target(box, state, seat, card, True, 0)
        return reason if reason else no_target(box, state, seat, card, True, 1)
    if state.sways == SWAYS:
        return NOTHING_THERE
    if box.kind[card] == PROP and has_trait(box, state, card, WEAPON) and creature_traits(box, state) & SWARM:
        return NO_WEAPON
    return 0
