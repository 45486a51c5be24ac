"""What effects do when they are carried out: one function for each that does more than change a number.

Changes of attack and defence (BM-27) are counted in `film.totals`; texts of cards that lie in a film, there too. Here
is what an effect card does once it was not prevented, and what abilities do.
"""

from __future__ import annotations

from lychgate.core.compile.kernel import kernel
from lychgate.core.model.chance import Chance, below
from lychgate.core.model.layout import Row
from lychgate.core.model.messages import EVERYBODY, emit
from lychgate.games.outerspace.cards.vocabulary import (
    BONUS,
    BRAND,
    BRAND_LOCATION,
    BRAND_PROP,
    DEFEND,
    DELAY_CREDITS,
    DESTROY_LOCATION,
    DESTROY_PROP,
    DRAW,
    EFFECT,
    JOIN,
    KILL,
    LOCATION,
    LOSE,
    MOVE_PROP,
    ONCE_MORE,
    PROP,
    REDIRECT,
    REVEAL,
    REVIVE,
    SALVAGE,
    STEAL_PROP,
    STOP,
    SWAP_LOCATION,
    TEXTS,
    TOUGHEN,
    TOUGHEN_LOCATION,
    TOUGHEN_PROP,
)
from lychgate.games.outerspace.rules.events import (
    BONUS_NOTED,
    DELAYED,
    GIVEN_PROP,
    GONE,
    KILLED,
    LAID,
    LOCATION_LAID,
    LOST,
    REDIRECTED,
    REVEALED,
)
from lychgate.games.outerspace.rules.film import in_film, location_of, text_of
from lychgate.games.outerspace.rules.hands import (
    LOSE_CHANCE,
    discard,
    draw_cards,
    lay_open,
    leave_hand,
    nth_at,
    to_hand,
)
from lychgate.games.outerspace.rules.state import ASIDE, ATTACK, DISCARD, IN_FILM, IN_HAND, Box, State


@kernel
def carry_out(box: Box, state: State, seat: int, card: int, chance: Chance, events: Row) -> bool:
    """Everything an effect card does, text by text. Does the attack end?

    The card is discarded at once, or with the attack it changes, or it stays where it acts for good.
    """
    discard(state, card)
    sways, stops = False, False
    target, second = state.target - 1, state.second - 1
    for i in range(TEXTS):
        code, amount = box.text[card, i], box.amount[card, i]
        sways = sways or DEFEND <= code <= ONCE_MORE or code == JOIN
        stops = stops or code == STOP
        if code == REDIRECT:
            state.defender = target
            emit(events, REDIRECTED, EVERYBODY, target)
        elif code == KILL:
            kill(box, state, target, events)
        elif code == SWAP_LOCATION:
            swap_location(box, state, target, second, events)
        elif code == DESTROY_LOCATION:
            remove_location(box, state, target, events)
        elif code == JOIN:
            state.joining += amount
        elif code == DESTROY_PROP:
            drop_under(box, state, target)
            discard(state, target)
            emit(events, GONE, EVERYBODY, target + 1)
        elif code in (STEAL_PROP, SALVAGE):
            drop_under(box, state, target)
            to_hand(state, seat, target, events)
        elif code == MOVE_PROP:
            give_prop(box, state, target, second, events)
        elif code == REVIVE:
            enter_film(state, target, seat, events)
        elif code == DRAW:
            draw_cards(box, state, seat, amount, chance, events)
        elif code == LOSE:
            lose_cards(box, state, target, amount, chance, events)
        elif code == REVEAL:
            reveal_hand(box, state, target, events)
        elif code == BONUS:
            state.place[card] = ASIDE + seat  # BM-35
            emit(events, BONUS_NOTED, EVERYBODY, seat, card + 1, amount)
        elif code in (TOUGHEN, BRAND, TOUGHEN_PROP, BRAND_PROP):
            stay_under(state, card, target)
        elif code in (TOUGHEN_LOCATION, BRAND_LOCATION):
            stay_under(state, card, location_of(box, state, target))
        elif code == DELAY_CREDITS:
            state.delay = max(state.delay, amount + 1)  # this turn, and so many more
            if not state.ending:
                emit(events, DELAYED, EVERYBODY, amount)
    if sways and not stops:
        sway(state, card)
    return stops


@kernel
def sway(state: State, card: int) -> None:
    """BM-27: an effect joins those that change the attack, and lies there until its end."""
    if state.place[card] == DISCARD:  # unless it has found another place already
        state.place[card] = ATTACK
    state.sway[state.sways] = card + 1
    state.sways += 1


@kernel
def stay_under(state: State, card: int, host: int) -> None:
    """BM-27: an effect that lasts stays under the card it acts on."""
    state.place[card] = state.place[host]
    state.under[card] = host + 1


@kernel
def enter_film(state: State, card: int, seat: int, events: Row) -> None:
    """A card comes to lie in a film."""
    state.place[card] = IN_FILM + seat
    state.under[card] = 0
    state.mark[card] = 0
    emit(events, LAID, EVERYBODY, card + 1, seat)


@kernel
def drop_under(box: Box, state: State, card: int) -> None:
    """BM-14: whatever lies under a card goes to the discard pile, with what lies under a prop there."""
    for other in range(box.cards):
        if state.under[other] == card + 1 and in_film(state, other):
            if box.kind[other] == PROP:
                for effect in range(box.cards):
                    if state.under[effect] == other + 1 and in_film(state, effect):
                        discard(state, effect)
            discard(state, other)


@kernel
def kill(box: Box, state: State, card: int, events: Row) -> None:
    """BM-14: a character goes to the discard pile with all its cards."""
    emit(events, KILLED, EVERYBODY, card + 1, state.place[card] - IN_FILM)
    drop_under(box, state, card)
    discard(state, card)


@kernel
def give_prop(box: Box, state: State, prop: int, character: int, events: Row) -> None:
    """A prop comes to lie under a character, and what lies under the prop comes along."""
    for effect in range(box.cards):
        if state.under[effect] == prop + 1 and in_film(state, effect):
            state.place[effect] = state.place[character]
    state.place[prop] = state.place[character]
    state.under[prop] = character + 1
    emit(events, GIVEN_PROP, EVERYBODY, prop + 1, character + 1)


@kernel
def remove_location(box: Box, state: State, seat: int, events: Row) -> None:
    """BM-17, BM-18: a film's location goes, all that it was combined of, and all that belongs to it."""
    for card in range(box.cards):
        if state.place[card] == IN_FILM + seat:
            attached = box.kind[card] == EFFECT and box.kind[state.under[card] - 1] == LOCATION
            if attached or box.kind[card] == LOCATION:
                discard(state, card)
                emit(events, GONE, EVERYBODY, card + 1)


@kernel
def swap_location(box: Box, state: State, seat: int, card: int, events: Row) -> None:
    """A film's location goes to the discard pile, and one from there comes instead."""
    remove_location(box, state, seat, events)
    state.place[card] = IN_FILM + seat
    emit(events, LOCATION_LAID, EVERYBODY, card + 1, seat)


@kernel
def lose_cards(box: Box, state: State, seat: int, amount: int, chance: Chance, events: Row) -> None:
    """Chance takes cards out of a hand."""
    for _ in range(min(amount, state.hand_size[seat])):
        card = nth_at(box, state, IN_HAND + seat, below(chance, LOSE_CHANCE, state.hand_size[seat]))
        leave_hand(box, state, seat, card)
        discard(state, card)
        emit(events, LOST, EVERYBODY, seat, card + 1)


@kernel
def reveal_hand(box: Box, state: State, seat: int, events: Row) -> None:
    """A hand is laid open; its cards stay known as long as they are there (BM-39)."""
    lay_open(box, state, seat)
    for card in range(box.cards):
        if state.place[card] == IN_HAND + seat:
            emit(events, REVEALED, EVERYBODY, seat, card + 1)


@kernel
def comes_back(box: Box, state: State) -> bool:
    """Has an effect said that the creature comes back to hand?"""
    for k in range(state.sways):
        if text_of(box, state.sway[k] - 1, ONCE_MORE) >= 0:
            return True
    return False
