"""Films as they stand: what lies in them, traits, defence and attack values (BM-14 to BM-20, BM-25, BM-27).

Values are counted anew from the cards whenever they are needed; nothing here changes anything.
"""

from __future__ import annotations

from lychgate.core.compile.kernel import inlined, kernel
from lychgate.core.model.bits import AT_ONCE, equal, lowest, ones
from lychgate.games.outerspace.cards.vocabulary import (
    ADDED,
    AGAINST,
    BRAND,
    BRAND_LOCATION,
    BRAND_PROP,
    CARDS,
    CHARACTER,
    CHOOSE_VICTIM,
    COMBINE,
    COMBINE_WITH,
    CREATURE,
    DEFEND,
    DEFEND_FOR_EACH,
    DOUBLE_ATTACK,
    DOUBLE_DEFENCE,
    EFFECT,
    FOR_EACH,
    HALVE_ATTACK,
    HUNT,
    LOCATION,
    PROP,
    PROPS_COUNT_MORE,
    SHELTERED,
    SPEND_TO_DEFEND,
    STRENGTHEN,
    STRENGTHEN_FOR_EACH,
    SWARM,
    TEXTS,
    TOUGHEN,
    TOUGHEN_LOCATION,
    TOUGHEN_PROP,
    TURN_INTO,
    WATER,
    WATERSIDE,
    WEAPON,
)
from lychgate.games.outerspace.rules.state import ATTACK, IN_FILM, Box, State


@kernel
def text_of(box: Box, card: int, code: int) -> int:
    """Which of a card's effects is this one; -1: none."""
    for i in range(TEXTS):
        if box.text[card, i] == code:
            return i
    return -1


@inlined
def in_film(state: State, card: int) -> bool:
    """Does the card lie in a film?"""
    return IN_FILM <= state.place[card] < IN_FILM + 8


assert CARDS % AT_ONCE == 0


@kernel
def next_at(box: Box, state: State, place: int, card: int) -> int:
    """The next card, from this one on, that lies in a place; CARDS if none does. Many are looked at at once."""
    start = card - card % AT_ONCE
    among = -1 << (card - start)
    while start < box.cards:
        found = equal(state.place, start, place) & among
        if found:
            return start + lowest(found)
        start += AT_ONCE
        among = -1
    return CARDS


@kernel
def is_character(box: Box, state: State, card: int) -> bool:
    """Is it a character in some film?"""
    return box.kind[card] == CHARACTER and in_film(state, card)


@kernel
def traits_of(box: Box, state: State, card: int) -> int:
    """The traits printed on a card, and those given to it by effects under it, in a film or in an attack (BM-24)."""
    bits = box.traits[card]
    for other in range(box.cards):
        attached = state.under[other] == card + 1 and box.kind[other] == EFFECT
        if attached and (in_film(state, other) or state.place[other] == ATTACK):
            for i in range(TEXTS):
                if box.text[other, i] in (BRAND, BRAND_PROP, BRAND_LOCATION):
                    bits |= box.about[other, i]
    return bits


@kernel
def has_trait(box: Box, state: State, card: int, bits: int) -> bool:
    """Is one of these traits printed on the card, or given to it by an effect under it?"""
    return bits == -1 or box.traits[card] & bits != 0 or traits_of(box, state, card) & bits != 0


@kernel
def with_trait(box: Box, state: State, seat: int, bits: int, apart: int) -> int:
    """How many characters of a film have the trait, one card left apart."""
    count = 0
    card = next_at(box, state, IN_FILM + seat, 0)
    while card < box.cards:
        if card != apart and box.kind[card] == CHARACTER:
            count += has_trait(box, state, card, bits)
        card = next_at(box, state, IN_FILM + seat, card + 1)
    return count


@kernel
def characters(box: Box, state: State, seat: int) -> int:
    """How many characters a film has."""
    count = 0
    for start in range(0, box.cards, AT_ONCE):
        count += ones(equal(state.place, start, IN_FILM + seat) & equal(box.kind, start, CHARACTER))
    return count


@kernel
def location_of(box: Box, state: State, seat: int) -> int:
    """The film's location, the first laid of those combined; -1: it has none."""
    card = next_at(box, state, IN_FILM + seat, 0)
    while card < box.cards:
        if box.kind[card] == LOCATION and state.under[card] == 0:
            return card
        card = next_at(box, state, IN_FILM + seat, card + 1)
    return -1


@kernel
def combines(box: Box, state: State, card: int, seat: int) -> bool:
    """BM-18: can this location be combined with what lies there?

    Without those that are added a location is one card, or two that combine; and every name lies there once.
    """
    plain, fits, fits_plain = 0, False, False
    other = next_at(box, state, IN_FILM + seat, 0)
    while other < box.cards:
        if box.kind[other] == LOCATION:
            if box.name[other] == box.name[card]:
                return False
            found = names_location(box, state, card, other) or names_location(box, state, other, card)
            fits = fits or found
            if text_of(box, other, ADDED) < 0:
                plain += 1
                fits_plain = found
        other = next_at(box, state, IN_FILM + seat, other + 1)
    if plain == 0 or text_of(box, card, ADDED) >= 0:
        return fits
    return plain == 1 and fits_plain


@kernel
def names_location(box: Box, state: State, card: int, other: int) -> bool:
    """BM-18: does the one location's card say that it can be combined with the other, or with a trait of it?"""
    for i in range(TEXTS):
        code, about = box.text[card, i], box.about[card, i]
        if code == COMBINE and has_trait(box, state, other, about):
            return True
        if code == COMBINE_WITH and about == box.name[other]:
            return True
    return False


# --- defence


@kernel
def defence_of_card(box: Box, state: State, card: int, against: int) -> int:
    """What a card of a film is worth; `against` are the traits of the creature that attacks, 0 outside an attack."""
    if box.kind[card] == EFFECT:
        return defence_of_effect(box, state, card, against)
    if box.kind[card] == PROP and against & SWARM and has_trait(box, state, card, WEAPON):
        return 0  # BM-25
    value = box.defence[card]
    more = 0
    for i in range(TEXTS):
        code = box.text[card, i]
        if code == AGAINST and box.about[card, i] & against:
            value = box.amount[card, i]  # BM-1: it replaces the other
        elif code == FOR_EACH:
            seat = state.place[card] - IN_FILM
            more += box.amount[card, i] * with_trait(box, state, seat, box.about[card, i], card)
    value += more
    if box.kind[card] == PROP and state.under[card]:
        i = text_of(box, state.under[card] - 1, PROPS_COUNT_MORE)
        if i >= 0:
            value += box.amount[state.under[card] - 1, i]
    return value


@kernel
def defence_of_effect(box: Box, state: State, card: int, against: int) -> int:
    """BM-27: what an effect adds to the card it lies under. BM-25: a weapon is not worth more against a swarm."""
    host = state.under[card] - 1
    if against & SWARM and box.kind[host] == PROP and has_trait(box, state, host, WEAPON):
        return 0
    for i in range(TEXTS):
        if box.text[card, i] in (TOUGHEN, TOUGHEN_PROP, TOUGHEN_LOCATION):
            return box.amount[card, i]
    return 0


@kernel
def film_value(box: Box, state: State, seat: int, against: int) -> int:
    """BM-20, BM-33: the sum of a film's cards."""
    value = 0
    card = next_at(box, state, IN_FILM + seat, 0)
    while card < box.cards:
        value += defence_of_card(box, state, card, against)
        card = next_at(box, state, IN_FILM + seat, card + 1)
    return value


# --- an attack


@kernel
def attacks(box: Box, state: State, card: int) -> bool:
    """Is it the creature that attacks, or one of several that attack as one (BM-19)?"""
    if card == state.creature - 1:
        return True
    joined = state.joined and state.place[card] == ATTACK and state.under[card] == state.creature
    return bool(joined) and box.kind[card] in (CREATURE, CHARACTER)


@kernel
def creature_traits(box: Box, state: State) -> int:
    """The traits of what attacks, of all that attack as one, with those that effects have given it."""
    bits = traits_of(box, state, state.creature - 1)
    if state.joined:
        for card in range(box.cards):
            if attacks(box, state, card):
                bits |= box.traits[card]
    for k in range(state.sways):
        card = state.sway[k] - 1
        for i in range(TEXTS):
            if box.text[card, i] == TURN_INTO:
                bits |= box.about[card, i]
    return bits


@kernel
def creature_value(box: Box, state: State) -> int:
    """BM-21, BM-24: the creature and its props, and creatures that attack as one with it, before any effect."""
    value = attack_of_card(box, state, state.creature - 1)
    for card in range(box.cards):
        if state.place[card] == ATTACK and state.under[card] == state.creature:
            if box.kind[card] == PROP:
                value += box.defence[card]
            elif box.kind[card] != EFFECT:
                value += attack_of_card(box, state, card)
    return value


@kernel
def attack_of_card(box: Box, state: State, creature: int) -> int:
    """What one creature brings to the attack under way."""
    value = box.attack[creature]
    for i in range(TEXTS):
        if box.text[creature, i] == HUNT and film_has_trait(box, state, state.defender, box.about[creature, i]):
            value += box.amount[creature, i]
    return value


@kernel
def film_has_trait(box: Box, state: State, seat: int, bits: int) -> bool:
    """Does a character, prop or location of the film have the trait?"""
    card = next_at(box, state, IN_FILM + seat, 0)
    while card < box.cards:
        if box.kind[card] != EFFECT and has_trait(box, state, card, bits):
            return True
        card = next_at(box, state, IN_FILM + seat, card + 1)
    return False


@kernel
def totals(box: Box, state: State) -> tuple[int, int]:
    """Attack and defence as they stand: the cards, then the changes in the order played (BM-27)."""
    attack = creature_value(box, state)
    defence = film_value(box, state, state.defender, creature_traits(box, state))
    for k in range(state.sways):
        attack, defence = swayed(box, state, state.sway[k] - 1, attack, defence)
    return attack, defence


@kernel
def swayed(box: Box, state: State, card: int, attack: int, defence: int) -> tuple[int, int]:
    """Attack and defence after one more card that changes them (BM-27)."""
    for i in range(TEXTS):
        code, amount = box.text[card, i], box.amount[card, i]
        if code in (DEFEND, SPEND_TO_DEFEND):
            defence += amount
        elif code == STRENGTHEN:
            attack += amount
        elif code == DOUBLE_ATTACK:
            attack *= 2
        elif code == DOUBLE_DEFENCE:
            defence *= 2
        elif code == HALVE_ATTACK:
            attack = (attack + 1) // 2
        elif code == DEFEND_FOR_EACH:
            defence += amount * with_trait(box, state, state.defender, box.about[card, i], -1)
        elif code == STRENGTHEN_FOR_EACH:
            attack += amount * with_trait(box, state, state.defender, box.about[card, i], -1)
    return attack, defence


@kernel
def may_attack(box: Box, state: State, traits: int, seat: int) -> bool:
    """BM-26: a water creature attacks only films without a location, or with one by the water."""
    if traits & WATER == 0 or location_of(box, state, seat) < 0:
        return True
    for card in range(box.cards):
        lies_there = state.place[card] == IN_FILM + seat and box.kind[card] == LOCATION
        if lies_there and has_trait(box, state, card, WATERSIDE):
            return True
    return False


@kernel
def chooser(box: Box, state: State) -> int:
    """BM-23: the attacker chooses who dies, unless a card of the film lets its director (BM-3)."""
    for card in range(box.cards):
        if state.place[card] == IN_FILM + state.defender and text_of(box, card, CHOOSE_VICTIM) >= 0:
            return state.defender
    return state.turn


@kernel
def may_die(box: Box, state: State, card: int) -> bool:
    """Can this character of the attacked film be the victim? A sheltered one only if all others are, too."""
    if state.place[card] != IN_FILM + state.defender or box.kind[card] != CHARACTER:
        return False
    if text_of(box, card, SHELTERED) < 0:
        return True
    for other in range(box.cards):
        there = state.place[other] == IN_FILM + state.defender and box.kind[other] == CHARACTER
        if there and text_of(box, other, SHELTERED) < 0:
            return False
    return True
