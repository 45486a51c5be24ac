"""Cards answered, prevented and carried out (BM-27 to BM-29): what becomes of a card once it is played.

Cards that prevent are stacked on the one being played; when nobody answers any more, the chain is resolved.
"""

from __future__ import annotations

from lychgate.core.compile.kernel import kernel
from lychgate.core.model.chance import Chance
from lychgate.core.model.layout import Row
from lychgate.core.model.messages import EVERYBODY, emit
from lychgate.games.outerspace.cards.vocabulary import (
    BRING_PROP,
    CHARACTER,
    CREATURE,
    CREDITS,
    DRAW_EACH_TURN,
    EFFECT,
    LOCATION,
    REVIVE,
    SPEND_TO_STOP,
    UNTIL_CREDITS,
)
from lychgate.games.outerspace.rules import decisions
from lychgate.games.outerspace.rules.aims import AT_CHARACTER, AT_FILM, AT_PROP, aim_of, aimed_text, is_quiet
from lychgate.games.outerspace.rules.attack import ask_to_join, join_attack, start_attack
from lychgate.games.outerspace.rules.effects import carry_out, drop_under, enter_film, give_prop, remove_location, sway
from lychgate.games.outerspace.rules.events import (
    CREDITS_ROLL,
    LOCATION_COMBINED,
    LOCATION_LAID,
    PLAYED_CARD,
    PREVENTED,
    STOPPED,
)
from lychgate.games.outerspace.rules.film import location_of, text_of
from lychgate.games.outerspace.rules.hands import discard, draw_cards, leave_hand
from lychgate.games.outerspace.rules.playing import next_aim, play_card, use_ability
from lychgate.games.outerspace.rules.state import (
    ACTING,
    ANNOUNCED,
    ATTACK,
    ATTACK_ENDS,
    BETWEEN,
    CHAIN,
    COMBINED,
    DISCARDING,
    GIVEN,
    IN_FILM,
    JUDGING,
    LAST_CHANCE,
    MEDDLING,
    PLAYED,
    PLAYS,
    PREVENTING,
    RESOLVING,
    TURN_ENDS,
    USED,
    WISHED,
    Box,
    State,
)
from lychgate.games.outerspace.rules.windows import close_window, unanswered
from lychgate.games.outerspace.rules.wishes import end_wishes


@kernel
def answer(box: Box, state: State, seat: int, action: int, events: Row) -> bool:
    """BM-29: nothing is told of an answer before the last one is in; then the first of those who play goes on.

    Was it the last one?
    """
    if action >= decisions.PASS:
        state.answer[seat] = WISHED + action - decisions.PASS
    elif action >= decisions.ABILITY:
        state.answer[seat] = -(action - decisions.ABILITY + 1)
    else:
        state.answer[seat] = PLAYS + action - decisions.CARD
    if unanswered(box, state):
        return False
    winner = close_window(box, state)
    if winner < 0:
        if state.phase == PREVENTING:
            state.phase = RESOLVING
        elif state.phase == MEDDLING:
            state.phase = JUDGING
        elif state.phase == BETWEEN:
            state.phase = ACTING
        else:
            state.phase = DISCARDING if state.hand_size[state.turn] else TURN_ENDS
        return True
    given = state.answer[winner]
    state.answer[winner] = 0
    if given < 0:
        use_ability(state, winner, -given - 1, events)
        next_aim(box, state)
    elif state.phase == PREVENTING:
        prevent(box, state, winner, given - PLAYS, events)
    else:
        play_card(box, state, winner, given - PLAYS, events)
        next_aim(box, state)
    return True


@kernel
def prevent(box: Box, state: State, seat: int, card: int, events: Row) -> None:
    """BM-28, BM-29: a card that prevents the last one of the chain; it can be answered in turn."""
    leave_hand(box, state, seat, card)
    state.place[card] = PLAYED
    state.chain[state.links] = card + 1
    state.chain_seat[state.links] = seat
    state.links += 1
    emit(events, PLAYED_CARD, EVERYBODY, seat, card + 1)
    state.phase = ANNOUNCED


@kernel
def wake(box: Box, state: State) -> None:
    """BM-30: wishes to pass until the credits end when they are announced."""
    if box.kind[state.chain[0] - 1] == CREDITS:
        end_wishes(box, state, UNTIL_CREDITS)


@kernel
def can_be_prevented(box: Box, state: State) -> bool:
    """BM-29: a card, not an ability. BM-13: not what is played on the own film in the first round."""
    if state.ability or state.links == CHAIN:
        return False
    if not is_quiet(box, state):
        return True
    card = state.chain[0] - 1
    if box.kind[card] != EFFECT or aimed_text(box, card) == REVIVE:
        return False
    sort = aim_of(box, state, card, False, 0)
    return sort != AT_FILM and sort != AT_CHARACTER and sort != AT_PROP


@kernel
def resolve(box: Box, state: State, chance: Chance, events: Row) -> None:
    """BM-28: the last card of the chain counts, so every second one below it is prevented."""
    card, seat, stands = state.chain[0] - 1, state.chain_seat[0], state.links % 2 == 1
    for k in range(state.links - 1, 0, -1):
        if (state.links - k) % 2 == 1:
            emit(events, PREVENTED, EVERYBODY, state.chain[k - 1], state.chain[k])
        discard(state, state.chain[k] - 1)
    if state.creature:
        state.phase = MEDDLING
    elif state.closing:
        state.phase = LAST_CHANCE
    else:
        state.phase = BETWEEN if box.any_time and not state.ability else ACTING  # BM-29
    if state.ability:
        carry_out_ability(box, state, seat, card, chance, events)
    elif stands:
        carry_out_card(box, state, seat, card, chance, events)
    else:
        discard(state, card)
    if state.joining and state.phase == MEDDLING:
        ask_to_join(state)
    for k in range(state.links):
        state.chain[k], state.chain_seat[k] = 0, 0
    state.links, state.ability, state.target, state.second = 0, 0, 0, 0


@kernel
def carry_out_card(box: Box, state: State, seat: int, card: int, chance: Chance, events: Row) -> None:
    """A card that was not prevented does what it does."""
    kind, target = box.kind[card], state.target - 1
    if state.creature and kind in (CHARACTER, CREATURE):
        join_attack(state, card, events)
    elif kind == CHARACTER and (target < 0 or target == seat):
        enter_film(state, card, seat, events)
    elif kind in (CHARACTER, CREATURE):
        start_attack(box, state, card, target, events)
    elif kind == LOCATION:
        lay_location(box, state, card, target, events)
    elif kind == CREDITS:
        state.ending = 1  # BM-31: with the end of this turn
        discard(state, card)
        emit(events, CREDITS_ROLL, EVERYBODY, seat, box.equal_turns)
    elif kind == EFFECT:
        if carry_out(box, state, seat, card, chance, events):
            state.phase = ATTACK_ENDS
            emit(events, STOPPED, EVERYBODY, card + 1)
    elif state.creature:
        state.place[card] = ATTACK  # BM-21, BM-24: the creature's prop
        state.under[card] = state.creature
    else:
        give_prop(box, state, card, target, events)
        state.mark[target] |= GIVEN  # BM-15


@kernel
def lay_location(box: Box, state: State, card: int, film: int, events: Row) -> None:
    """BM-17: a new location replaces the old; BM-18: or is combined with it."""
    if state.second == COMBINED:
        state.under[card] = location_of(box, state, film) + 1
        emit(events, LOCATION_COMBINED, EVERYBODY, card + 1, film)
    else:
        remove_location(box, state, film, events)
        emit(events, LOCATION_LAID, EVERYBODY, card + 1, film)
    state.place[card] = IN_FILM + film


@kernel
def carry_out_ability(box: Box, state: State, seat: int, card: int, chance: Chance, events: Row) -> None:
    """What the abilities do."""
    if text_of(box, card, BRING_PROP) >= 0:
        state.mark[card] |= USED
        give_prop(box, state, state.target - 1, state.second - 1, events)
        return
    i = text_of(box, card, DRAW_EACH_TURN)
    if i >= 0:
        state.mark[card] |= USED
        draw_cards(box, state, seat, box.amount[card, i], chance, events)
        return
    drop_under(box, state, card)
    discard(state, card)
    if text_of(box, card, SPEND_TO_STOP) >= 0:
        state.phase = ATTACK_ENDS
        emit(events, STOPPED, EVERYBODY, card + 1)
    else:
        sway(state, card)
