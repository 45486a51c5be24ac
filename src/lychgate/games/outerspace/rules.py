"""Playing Outer Space: turns, cards played and answered, windows, the end (BM-10 to BM-19, BM-27 to BM-32).

Each function carries out one rule or step and names it. A card that is played waits, with what it acts on, at the
bottom of the chain; cards that prevent are stacked on it; then the chain is resolved. Where that leaves the game by
itself, `proceed` takes it on to the next question.
"""

from __future__ import annotations

from lychgate.core.chance import Chance
from lychgate.core.kernel import kernel
from lychgate.core.record import Row
from lychgate.games.outerspace import actions
from lychgate.games.outerspace.aims import AT_CHARACTER, AT_FILM, AT_HAND, AT_PROP, NO_AIM, aim_of, aimed_text, is_quiet
from lychgate.games.outerspace.attack import count_totals, die, end_attack, find_victim, judge, start_attack
from lychgate.games.outerspace.cards import (
    BRING_PROP,
    CHARACTER,
    CREATURE,
    CREDITS,
    DRAW_EACH_TURN,
    EFFECT,
    LOCATION,
    PROP,
    REVIVE,
    SPEND_TO_STOP,
    THIS_TURN,
    UNTIL_ATTACKED,
    UNTIL_CREDITS,
    UNTIL_OWN_TURN,
)
from lychgate.games.outerspace.effects import (
    carry_out,
    drop_under,
    enter_film,
    give_prop,
    remove_location,
    sway,
)
from lychgate.games.outerspace.film import chooser, in_film, location_of, text_of
from lychgate.games.outerspace.hands import discard, draw_cards, leave_hand
from lychgate.games.outerspace.news import tell
from lychgate.games.outerspace.setup import begin, cast, propose, settle_title
from lychgate.games.outerspace.state import (
    ACTING,
    AIMING,
    ANNOUNCED,
    ARMING,
    ATTACK,
    ATTACK_ENDS,
    CHAIN,
    COMBINED,
    DISCARDING,
    GAME_OVER,
    GIVEN,
    IN_FILM,
    JUDGING,
    LAST_CHANCE,
    MEDDLING,
    PLAYED,
    PLAYS,
    PREVENTING,
    REPLACED,
    RESOLVING,
    RESTING,
    TITLING,
    TURN_ENDS,
    USED,
    VICTIM,
    WISHED,
    Box,
    State,
)
from lychgate.games.outerspace.tellings import (
    ABILITY_USED,
    CREDITS_ROLL,
    DISCARDED,
    ENDED,
    LOCATION_COMBINED,
    LOCATION_LAID,
    MOVED_PROP,
    ON_CARD,
    PLAYED_CARD,
    PREVENTED,
    SENT,
    STOPPED,
    TO_COMBINE,
    TURN,
)
from lychgate.games.outerspace.tellings import (
    AT_FILM as TOLD_AT_FILM,
)
from lychgate.games.outerspace.tellings import (
    AT_HAND as TOLD_AT_HAND,
)
from lychgate.games.outerspace.windows import close_window, end_wish, end_wishes, is_window, set_wished, unanswered


@kernel
def start(box: Box, state: State, chance: Chance, events: Row) -> None:
    """BM-7: to the title; without cards for it, straight to the casting."""
    begin(box, state, chance, events)
    if box.title == 0:
        cast(box, state, chance, events)
        begin_turn(box, state, chance, events)


@kernel
def acting(box: Box, state: State) -> int:
    """The seats that owe a decision, as bits."""
    if state.phase == TITLING:
        return ((1 << box.players) - 1) & ~state.proposed
    if is_window(state):
        return unanswered(box, state)
    if state.phase == AIMING:
        return 1 << state.chain_seat[0]
    if state.phase == VICTIM:
        return 1 << chooser(box, state)
    if state.phase == GAME_OVER:
        return 0
    return 1 << state.turn


@kernel
def apply(box: Box, state: State, seat: int, action: int, chance: Chance, events: Row) -> None:
    """Carry out a decision that is known to be legal."""
    if is_window(state):
        answer(box, state, seat, action, events)
    elif state.phase == ACTING:
        if state.half:
            aim_half(box, state, seat, action, events)
        else:
            act(box, state, seat, action, events)
    elif state.phase == AIMING:
        aim(box, state, action, events)
    elif state.phase == TITLING:
        propose(box, state, seat, action - actions.PROPOSE, events)
        if acting(box, state) == 0:
            settle_title(box, state, events)
            cast(box, state, chance, events)
            begin_turn(box, state, chance, events)
    elif state.phase == ARMING:
        state.phase = MEDDLING
        if action != actions.PASS:
            play_card(box, state, seat, action - actions.CARD, events)
            state.phase = ANNOUNCED
    elif state.phase == VICTIM:
        die(box, state, action - actions.CARD, events)
        find_victim(box, state, events)
    else:
        discard_card(box, state, seat, action, events)
    proceed(box, state, chance, events)


@kernel
def proceed(box: Box, state: State, chance: Chance, events: Row) -> None:
    """Take the game on by itself until somebody is asked."""
    while state.phase >= ANNOUNCED:
        if state.phase == ANNOUNCED:
            wake(box, state)
            state.phase = PREVENTING if can_be_prevented(box, state) else RESOLVING
        elif state.phase == RESOLVING:
            resolve(box, state, chance, events)
        elif state.phase == JUDGING:
            judge(box, state, events)
        elif state.phase == ATTACK_ENDS:
            end_attack(box, state, events)
        else:
            end_turn(box, state, chance, events)
    if state.creature:
        count_totals(box, state, events)


# --- the own actions


@kernel
def act(box: Box, state: State, seat: int, action: int, events: Row) -> None:
    """BM-11: the player on turn plays a card, moves a prop, sends a killer, uses an ability, or ends the actions.

    What needs to be told what it acts on is chosen unseen, and announced with that.
    """
    if action == actions.END:
        state.closing = 1
        state.phase = LAST_CHANCE
        return
    ability = action >= actions.ABILITY
    card = action - (actions.ABILITY if ability else actions.CARD)
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
            move_prop(state, card, action - actions.CARD, events)
        else:
            tell(events, SENT, seat, card + 1, 0)  # BM-24
            start_attack(box, state, card, action - actions.FILM, events)
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
    tell(events, MOVED_PROP, prop + 1, character + 1, 0)


@kernel
def play_card(box: Box, state: State, seat: int, card: int, events: Row) -> None:
    """BM-4: a card from hand is shown to all; what it acts on is told next."""
    leave_hand(box, state, seat, card)
    state.place[card] = PLAYED
    state.chain[0] = card + 1
    state.chain_seat[0] = seat
    state.links = 1
    tell(events, PLAYED_CARD, seat, card + 1, 0)


@kernel
def use_ability(state: State, seat: int, card: int, events: Row) -> None:
    """BM-11: an ability of a card in the own film; it cannot be prevented (BM-29)."""
    state.chain[0] = card + 1
    state.chain_seat[0] = seat
    state.links = 1
    state.ability = 1
    tell(events, ABILITY_USED, seat, card + 1, 0)


@kernel
def aim(box: Box, state: State, action: int, events: Row) -> None:
    """The card being played is told one thing that it acts on; it may have to be told another."""
    card = state.chain[0] - 1
    sort = aim_of(box, state, card, state.ability == 1, aim_step(state))
    if action >= actions.REPLACE:
        state.second = COMBINED if action == actions.COMBINE else REPLACED
        if action == actions.COMBINE:
            tell(events, TO_COMBINE, card + 1, location_of(box, state, state.target - 1) + 1, 0)
    elif action >= actions.FILM:
        state.target = action - actions.FILM + 1
        if sort == AT_HAND:
            tell(events, TOLD_AT_HAND, card + 1, action - actions.FILM, 0)
        else:
            tell(events, TOLD_AT_FILM, card + 1, action - actions.FILM, 0)
    else:
        chosen = action - actions.CARD + 1
        if state.target:
            state.second = chosen
        else:
            state.target = chosen
        tell(events, ON_CARD, card + 1, chosen, 0)
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


# --- windows and the chain


@kernel
def answer(box: Box, state: State, seat: int, action: int, events: Row) -> None:
    """BM-29: nothing is told of an answer before the last one is in; then the first of those who play goes on."""
    if action >= actions.PASS:
        state.answer[seat] = WISHED + action - actions.WISH
    elif action >= actions.ABILITY:
        state.answer[seat] = -(action - actions.ABILITY + 1)
    else:
        state.answer[seat] = PLAYS + action - actions.CARD
    if unanswered(box, state):
        return
    winner = close_window(box, state)
    if winner < 0:
        if state.phase == PREVENTING:
            state.phase = RESOLVING
        elif state.phase == MEDDLING:
            state.phase = JUDGING
        else:
            state.phase = DISCARDING if state.hand_size[state.turn] else TURN_ENDS
        return
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


@kernel
def prevent(box: Box, state: State, seat: int, card: int, events: Row) -> None:
    """BM-28, BM-29: a card that prevents the last one of the chain; it can be answered in turn."""
    leave_hand(box, state, seat, card)
    state.place[card] = PLAYED
    state.chain[state.links] = card + 1
    state.chain_seat[state.links] = seat
    state.links += 1
    tell(events, PLAYED_CARD, seat, card + 1, 0)
    state.phase = ANNOUNCED


@kernel
def wake(box: Box, state: State) -> None:
    """BM-30: wishes to pass until attacked, or until the credits, end when such a card is announced."""
    card, seat = state.chain[0] - 1, state.chain_seat[0]
    kind = box.kind[card]
    if kind == CREDITS:
        end_wishes(box, state, UNTIL_CREDITS)
    elif (kind in (CREATURE, CHARACTER)) and state.target and state.target - 1 != seat and state.ability == 0:
        end_wish(state, state.target - 1, UNTIL_ATTACKED)


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
            tell(events, PREVENTED, state.chain[k - 1], state.chain[k], 0)
        discard(state, state.chain[k] - 1)
    if state.creature:
        state.phase = MEDDLING
    else:
        state.phase = LAST_CHANCE if state.closing else ACTING
    if state.ability:
        carry_out_ability(box, state, seat, card, chance, events)
    elif stands:
        carry_out_card(box, state, seat, card, chance, events)
    else:
        discard(state, card)
    for k in range(state.links):
        state.chain[k], state.chain_seat[k] = 0, 0
    state.links, state.ability, state.target, state.second = 0, 0, 0, 0


@kernel
def carry_out_card(box: Box, state: State, seat: int, card: int, chance: Chance, events: Row) -> None:
    """A card that was not prevented does what it does."""
    kind, target = box.kind[card], state.target - 1
    if kind == CHARACTER and (target < 0 or target == seat):
        enter_film(state, card, seat, events)
    elif kind in (CHARACTER, CREATURE):
        start_attack(box, state, card, target, events)
    elif kind == LOCATION:
        lay_location(box, state, card, target, events)
    elif kind == CREDITS:
        state.ending = 1  # BM-31: with the end of this turn
        discard(state, card)
        tell(events, CREDITS_ROLL, seat, 0, 0)
    elif kind == EFFECT:
        if carry_out(box, state, seat, card, chance, events):
            state.phase = ATTACK_ENDS
            tell(events, STOPPED, card + 1, 0, 0)
    elif state.creature:
        state.place[card] = ATTACK  # BM-21, BM-24: the creature's prop
        state.under[card] = state.creature
    else:
        give_prop(state, card, target, events)
        state.mark[target] |= GIVEN  # BM-15


@kernel
def lay_location(box: Box, state: State, card: int, film: int, events: Row) -> None:
    """BM-17: a new location replaces the old; BM-18: or is combined with it."""
    if state.second == COMBINED:
        state.under[card] = location_of(box, state, film) + 1
        tell(events, LOCATION_COMBINED, card + 1, film, 0)
    else:
        remove_location(box, state, film, events)
        tell(events, LOCATION_LAID, card + 1, film, 0)
    state.place[card] = IN_FILM + film


@kernel
def carry_out_ability(box: Box, state: State, seat: int, card: int, chance: Chance, events: Row) -> None:
    """What the abilities do."""
    if text_of(box, card, BRING_PROP) >= 0:
        state.mark[card] |= USED
        give_prop(state, state.target - 1, state.second - 1, events)
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
        tell(events, STOPPED, card + 1, 0, 0)
    else:
        sway(state, card)


# --- the turn


@kernel
def begin_turn(box: Box, state: State, chance: Chance, events: Row) -> None:
    """BM-10: the hand is filled up; the wish to pass until the own turn is over."""
    seat = state.turn
    end_wish(state, seat, UNTIL_OWN_TURN)
    tell(events, TURN, seat, state.turns // box.players + 1, 0)
    draw_cards(box, state, seat, max(0, box.hand - state.hand_size[seat]), chance, events)
    state.phase = ACTING


@kernel
def discard_card(box: Box, state: State, seat: int, action: int, events: Row) -> None:
    """BM-12: one card may be discarded; with several decks any number (BM-38)."""
    state.phase = TURN_ENDS
    if action != actions.PASS:
        card = action - actions.CARD
        leave_hand(box, state, seat, card)
        discard(state, card)
        tell(events, DISCARDED, seat, card + 1, 0)
        if box.discards and state.hand_size[seat]:
            state.phase = DISCARDING


@kernel
def end_turn(box: Box, state: State, chance: Chance, events: Row) -> None:
    """BM-31, BM-32: the game ends, or the next one is on turn."""
    end_wishes(box, state, THIS_TURN)
    state.closing = 0
    state.turns += 1
    if state.ending:
        for seat in range(box.players):
            state.wish[seat] = 0
            set_wished(state, seat)
        state.phase = GAME_OVER
        tell(events, ENDED, 0, 0, 0)
        return
    if state.delay:
        state.delay -= 1
    for card in range(box.cards):
        if in_film(state, card):
            state.mark[card] = 0
        elif state.mark[card] & RESTING:
            state.mark[card] &= ~RESTING
    state.turn = (state.turn + 1) % box.players
    begin_turn(box, state, chance, events)
