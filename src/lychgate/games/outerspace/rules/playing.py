"""Playing cards, moving props, sending killers, using abilities, and telling cards what they act on (BM-11 to BM-19).

A card that is played waits, with what it acts on, at the bottom of the chain; what becomes of it there is in `chain`.
"""

from __future__ import annotations

from lychgate.core.compile.kernel import kernel
from lychgate.core.model.layout import Row
from lychgate.core.model.messages import EVERYBODY, emit
from lychgate.games.outerspace.cards.vocabulary import PROP
from lychgate.games.outerspace.rules import decisions
from lychgate.games.outerspace.rules.aims import AT_HAND, NO_AIM, aim_of
from lychgate.games.outerspace.rules.attack import send_killer
from lychgate.games.outerspace.rules.events import ABILITY_USED, MOVED_PROP, ON_CARD, PLAYED_CARD, SENT, TO_COMBINE
from lychgate.games.outerspace.rules.events import AT_FILM as TOLD_AT_FILM
from lychgate.games.outerspace.rules.events import AT_HAND as TOLD_AT_HAND
from lychgate.games.outerspace.rules.film import in_film, location_of
from lychgate.games.outerspace.rules.hands import leave_hand
from lychgate.games.outerspace.rules.state import (
    AIMING,
    ANNOUNCED,
    COMBINED,
    GIVEN,
    LAST_CHANCE,
    PARTS,
    PLAYED,
    REPLACED,
    Box,
    State,
)
from lychgate.games.outerspace.rules.wishes import infer_wish


@kernel
def act(box: Box, state: State, seat: int, action: int, events: Row) -> None:
    """BM-11: the player on turn plays a card, moves a prop, sends a killer, uses an ability, or ends the actions.

    What needs to be told what it acts on is chosen unseen, and announced with that.
    """
    if action >= decisions.END:
        if action >= decisions.WISH:
            state.wish[seat] = action - decisions.PASS  # BM-30
        infer_wish(box, state, seat, PARTS)
        state.closing = 1
        state.phase = LAST_CHANCE
        return
    ability = action >= decisions.ABILITY
    card = action - (decisions.ABILITY if ability else decisions.CARD)
    if in_film(state, card) and not ability:
        state.half = card + 1  # a prop moves, or a killer goes berserk
    elif aim_of(box, state, card, ability, 0) != NO_AIM:
        state.half = -(card + 1) if ability else card + 1
    elif ability:
        use_ability(state, seat, card, events)
        state.phase = ANNOUNCED
    else:
        play_card(box, state, seat, card, events)
        state.phase = ANNOUNCED


@kernel
def aim_half(box: Box, state: State, seat: int, action: int, events: Row) -> None:
    """What was chosen is announced, with what it acts on."""
    ability = state.half < 0
    card = -state.half - 1 if ability else state.half - 1
    state.half = 0
    if not ability and in_film(state, card):
        if box.kind[card] == PROP:
            move_prop(state, card, action - decisions.CARD, events)
        else:
            emit(events, SENT, EVERYBODY, seat, card + 1)  # BM-24
            send_killer(box, state, card, action - decisions.FILM, events)
        return
    if ability:
        use_ability(state, seat, card, events)
    else:
        play_card(box, state, seat, card, events)
    aim(box, state, action, events)


@kernel
def move_prop(state: State, prop: int, character: int, events: Row) -> None:
    """BM-15: a prop goes to another character of the film, as a new one."""
    state.under[prop] = character + 1
    state.mark[character] |= GIVEN
    emit(events, MOVED_PROP, EVERYBODY, prop + 1, character + 1)


@kernel
def play_card(box: Box, state: State, seat: int, card: int, events: Row) -> None:
    """BM-4: a card from hand is shown to all; what it acts on is told next."""
    leave_hand(box, state, seat, card)
    state.place[card] = PLAYED
    state.chain[0] = card + 1
    state.chain_seat[0] = seat
    state.links = 1
    emit(events, PLAYED_CARD, EVERYBODY, seat, card + 1)


@kernel
def use_ability(state: State, seat: int, card: int, events: Row) -> None:
    """BM-11: an ability of a card in the own film; it cannot be prevented (BM-29)."""
    state.chain[0] = card + 1
    state.chain_seat[0] = seat
    state.links = 1
    state.ability = 1
    emit(events, ABILITY_USED, EVERYBODY, seat, card + 1)


@kernel
def aim(box: Box, state: State, action: int, events: Row) -> None:
    """The card being played is told one thing that it acts on; it may have to be told another."""
    card = state.chain[0] - 1
    sort = aim_of(box, state, card, state.ability == 1, aim_step(state))
    if action >= decisions.REPLACE:
        state.second = COMBINED if action == decisions.COMBINE else REPLACED
        if action == decisions.COMBINE:
            emit(events, TO_COMBINE, EVERYBODY, card + 1, location_of(box, state, state.target - 1) + 1)
    elif action >= decisions.FILM:
        state.target = action - decisions.FILM + 1
        if sort == AT_HAND:
            emit(events, TOLD_AT_HAND, EVERYBODY, card + 1, action - decisions.FILM)
        else:
            emit(events, TOLD_AT_FILM, EVERYBODY, card + 1, action - decisions.FILM)
    else:
        chosen = action - decisions.CARD + 1
        if state.target:
            state.second = chosen
        else:
            state.target = chosen
        emit(events, ON_CARD, EVERYBODY, card + 1, chosen)
    next_aim(box, state)


@kernel
def aim_step(state: State) -> int:
    """How much the card being played was told already."""
    return (1 if state.target else 0) + (1 if state.second else 0)


@kernel
def next_aim(box: Box, state: State) -> None:
    """Must the card being played be told anything else?"""
    more = aim_of(box, state, state.chain[0] - 1, state.ability == 1, aim_step(state)) != NO_AIM
    state.phase = AIMING if more else ANNOUNCED
