"""What cards act on: which sort of thing a card must be told, and which of these things it may be told.

Every reason against is the number of a rule. All of it is judged from what everybody sees.
"""

from __future__ import annotations

from lychgate.core.compile.kernel import inlined, kernel
from lychgate.games.outerspace.cards.vocabulary import (
    BRAND,
    BRAND_LOCATION,
    BRAND_PROP,
    BRING_PROP,
    CHARACTER,
    CREATURE,
    DESTROY_LOCATION,
    DESTROY_PROP,
    EFFECT,
    KILL,
    KILLER,
    LOCATION,
    LOSE,
    MOVE_PROP,
    PROP,
    REDIRECT,
    REVEAL,
    REVIVE,
    SALVAGE,
    STEAL_PROP,
    SWAP_LOCATION,
    TEXTS,
    TOUGHEN,
    TOUGHEN_LOCATION,
    TOUGHEN_PROP,
)
from lychgate.games.outerspace.rules.film import (
    characters,
    combines,
    creature_traits,
    has_trait,
    in_film,
    is_character,
    location_of,
    may_attack,
    text_of,
    traits_of,
)
from lychgate.games.outerspace.rules.state import DISCARD, GIVEN, IN_FILM, Box, State

NO_AIM, AT_FILM, AT_CHARACTER, AT_PROP, AT_DISCARDED, AT_HAND, TO_COMBINE = range(7)

QUIET = 13  # BM-13
LIMIT = 15  # BM-15
NO_FILM = 19  # BM-19
DRY = 26  # BM-26
NOTHING_THERE = 27  # BM-27


@inlined
def is_quiet(box: Box, state: State) -> bool:
    """BM-13: in the first round nobody touches another's film."""
    return state.turns < box.quiet * box.players


@kernel
def aimed_text(box: Box, card: int) -> int:
    """The effect of a card that chooses what it acts on; 0: none."""
    for i in range(TEXTS):
        code = box.text[card, i]
        if code == REDIRECT or KILL <= code <= SALVAGE or code in (LOSE, REVEAL, TOUGHEN, BRAND):
            return code
        if TOUGHEN_PROP <= code <= BRAND_LOCATION:
            return code
    return 0


@kernel
def aim_of(box: Box, state: State, card: int, ability: bool, step: int) -> int:
    """The sort of thing a card, or its ability, must be told at this step."""
    kind = box.kind[card]
    if ability:
        if text_of(box, card, BRING_PROP) < 0:
            return NO_AIM
        return AT_DISCARDED if step == 0 else AT_CHARACTER if step == 1 else NO_AIM
    if kind == LOCATION and step == 1:
        return TO_COMBINE if combines(box, state, card, state.target - 1) else NO_AIM
    if kind == EFFECT:
        return aim_of_effect(aimed_text(box, card), step)
    if step > 0:
        return NO_AIM
    if kind == PROP:
        return NO_AIM if state.creature else AT_CHARACTER  # in an attack it is the creature's
    if kind in (LOCATION, CREATURE) or (kind == CHARACTER and box.traits[card] & KILLER):
        return AT_FILM
    return NO_AIM


@kernel
def aim_of_effect(code: int, step: int) -> int:
    if step == 0:
        if code in (SWAP_LOCATION, DESTROY_LOCATION, REDIRECT, TOUGHEN_LOCATION, BRAND_LOCATION):
            return AT_FILM
        if code in (KILL, TOUGHEN, BRAND):
            return AT_CHARACTER
        if code in (DESTROY_PROP, STEAL_PROP, MOVE_PROP, TOUGHEN_PROP, BRAND_PROP):
            return AT_PROP
        if code in (REVIVE, SALVAGE):
            return AT_DISCARDED
        if code in (LOSE, REVEAL):
            return AT_HAND
    elif step == 1:
        if code == SWAP_LOCATION:
            return AT_DISCARDED
        if code == MOVE_PROP:
            return AT_CHARACTER
    return NO_AIM


# --- may it act on this?


@kernel
def why_not_film(box: Box, state: State, seat: int, card: int, film: int) -> int:
    """Why a card may not act on this film (BM-13, BM-19, BM-26); 0: it may."""
    kind = box.kind[card]
    if kind in (CREATURE, CHARACTER):
        if film == seat:  # a crazed killer can also be laid down (BM-24)
            return 0 if kind == CHARACTER and not in_film(state, card) else NO_FILM
        if is_quiet(box, state):
            return QUIET
        if characters(box, state, film) == 0:
            return NO_FILM
        return 0 if may_attack(box, state, traits_of(box, state, card), film) else DRY
    if film != seat and is_quiet(box, state):
        return QUIET
    if kind == LOCATION:
        return 0  # BM-17: on any film
    if aimed_text(box, card) == REDIRECT:
        if film == state.turn or film == state.defender or characters(box, state, film) == 0:
            return NO_FILM
        return 0 if may_attack(box, state, creature_traits(box, state), film) else DRY
    return 0 if location_of(box, state, film) >= 0 else NOTHING_THERE


@kernel
def why_not_character(box: Box, state: State, seat: int, card: int, ability: bool, step: int, target: int) -> int:
    """Why a card may not act on this character; 0: it may."""
    if not is_character(box, state, target):
        return NOTHING_THERE
    own = state.place[target] == IN_FILM + seat
    if ability:
        return 0 if own else NOTHING_THERE  # to a character there
    if box.kind[card] == PROP:
        if in_film(state, card) and (not own or state.under[card] == target + 1):
            return LIMIT  # moved within the own film (BM-15)
        if not own and is_quiet(box, state):
            return QUIET  # BM-16
        return LIMIT if state.mark[target] & GIVEN else 0
    if not own and is_quiet(box, state):
        return QUIET
    if step == 1:
        return NOTHING_THERE if state.under[state.target - 1] == target + 1 else 0  # the prop is there already
    i = text_of(box, card, KILL)
    return 0 if i < 0 or has_trait(box, state, target, box.about[card, i]) else NOTHING_THERE


@kernel
def why_not_prop(box: Box, state: State, seat: int, card: int, target: int) -> int:
    """Why a card may not act on this prop of a film; 0: it may."""
    if box.kind[target] != PROP or not in_film(state, target):
        return NOTHING_THERE
    if state.place[target] != IN_FILM + seat and is_quiet(box, state):
        return QUIET
    if aimed_text(box, card) == MOVE_PROP:
        for other in range(box.cards):
            reached = state.place[other] == IN_FILM + seat or not is_quiet(box, state)
            if reached and is_character(box, state, other) and state.under[target] != other + 1:
                return 0
        return NOTHING_THERE
    return 0


@kernel
def why_not_discarded(box: Box, state: State, card: int, ability: bool, target: int) -> int:
    """Why a card may not fetch this one from the discard pile; 0: it may."""
    if state.place[target] != DISCARD:
        return NOTHING_THERE
    wanted = PROP
    if not ability:
        code = aimed_text(box, card)
        if code == SALVAGE:
            i = text_of(box, card, SALVAGE)
            return 0 if box.about[card, i] >> box.kind[target] & 1 else NOTHING_THERE
        wanted = CHARACTER if code == REVIVE else LOCATION
    return 0 if box.kind[target] == wanted else NOTHING_THERE


@kernel
def why_not_hand(state: State, seat: int, other: int) -> int:
    """Why a card may not act on this player's hand; 0: it may."""
    return 0 if other != seat and state.hand_size[other] else NOTHING_THERE


@kernel
def no_target(box: Box, state: State, seat: int, card: int, ability: bool, step: int) -> int:
    """Why there is nothing that a card could act on at this step; 0: there is something."""
    sort = aim_of(box, state, card, ability, step)
    if sort in (NO_AIM, TO_COMBINE):
        return 0
    reason = NOTHING_THERE
    if sort in (AT_FILM, AT_HAND):
        for film in range(box.players):
            why = why_not_hand(state, seat, film) if sort == AT_HAND else why_not_film(box, state, seat, card, film)
            if why == 0:
                return 0
            if why != NO_FILM or reason == NOTHING_THERE:
                reason = why
        return reason
    for target in range(box.cards):
        why = NOTHING_THERE
        if sort == AT_DISCARDED:
            if state.place[target] == DISCARD:
                why = why_not_discarded(box, state, card, ability, target)
        elif in_film(state, target):
            if sort == AT_PROP:
                why = why_not_prop(box, state, seat, card, target)
            else:
                why = why_not_character(box, state, seat, card, ability, step, target)
        if why == 0:
            return 0
        if why != NOTHING_THERE:
            reason = why
    return reason
