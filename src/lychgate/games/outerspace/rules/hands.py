"""Cards on their way between pile, hands and the discard pile, and what everybody can infer of hands.

A hand after casting holds no character from the deal (BM-8). Which of its hidden cards are still from the deal nobody
else sees; `weight` keeps how likely it is that so many are, counting every way to have come here as equally likely.
"""

from __future__ import annotations

from lychgate.core.compile.kernel import inlined, kernel
from lychgate.core.model.bits import AT_ONCE, equal, lowest, ones
from lychgate.core.model.chance import Chance, below
from lychgate.core.model.layout import Row, scratch
from lychgate.core.model.messages import EVERYBODY, emit
from lychgate.games.outerspace.cards.vocabulary import CHARACTER, HAND
from lychgate.games.outerspace.rules.events import (
    DREW,
    DREW_HIDDEN,
    LAST_CARD,
    OWN_TURN_ENDS,
    THIS_ROUND_ENDS,
    THIS_TURN_ENDS,
    TO_HAND,
)
from lychgate.games.outerspace.rules.state import DISCARD, IN_HAND, KNOWN, PARTS, PILE, Box, State

# Purposes of chance.
PILE_CHANCE, DEALER_CHANCE, LOSE_CHANCE = 1, 2, 3


@kernel
def nth_at(box: Box, state: State, place: int, n: int) -> int:
    """The card of that number, from 0, among those that lie in a place."""
    for start in range(0, box.cards, AT_ONCE):
        there = equal(state.place, start, place)
        if n < ones(there):
            for _ in range(n):
                there &= there - 1
            return start + lowest(there)
        n -= ones(there)
    return -1


@kernel
def count_at(box: Box, state: State, place: int) -> int:
    """How many cards lie in a place."""
    count = 0
    for card in range(box.cards):
        count += state.place[card] == place
    return count


@kernel
def take_from_pile(box: Box, state: State, seat: int, chance: Chance) -> int:
    """One card of the pile goes to a hand: any of them, since the pile is shuffled."""
    card = nth_at(box, state, PILE, below(chance, PILE_CHANCE, state.pile_size))
    state.place[card] = IN_HAND + seat
    state.pile_size -= 1
    state.hand_size[seat] += 1
    return card


@kernel
def draw_cards(box: Box, state: State, seat: int, wanted: int, chance: Chance, events: Row) -> None:
    """BM-10, BM-32: as many as are left; who draws the last one is remembered."""
    for _ in range(min(wanted, state.pile_size)):
        card = take_from_pile(box, state, seat, chance)
        emit(events, DREW, 1 << seat, seat, card + 1)
        emit(events, DREW_HIDDEN, ~(1 << seat), seat)
        if state.pile_size == 0:
            settle_end(box, state, seat, events)


@kernel
def settle_end(box: Box, state: State, seat: int, events: Row) -> None:
    """BM-32: this seat has drawn the last card. Its turn is the last: the one under way if it is its own, or its next.

    With equal turns the round under way is the last.
    """
    state.last = seat + 1
    if box.equal_turns or seat == state.turn:
        state.ending = 1
    when = THIS_TURN_ENDS if state.ending else OWN_TURN_ENDS
    emit(events, LAST_CARD, EVERYBODY, seat, THIS_ROUND_ENDS if box.equal_turns else when)


@kernel
def leave_hand(box: Box, state: State, seat: int, card: int) -> None:
    """A card leaves a hand and is seen by all; the caller says where it goes."""
    if state.mark[card] & KNOWN == 0 and state.weight[seat, 0] < PARTS:
        fade(box, state, seat, box.kind[card] == CHARACTER)
    state.hand_size[seat] -= 1
    state.mark[card] = 0
    state.under[card] = 0


@kernel
def fade(box: Box, state: State, seat: int, character: bool) -> None:
    """Weigh anew how many hidden cards are from the deal, before one of them leaves the hand.

    It may have been any of them; but a character is none from the deal.
    """
    hidden = state.hand_size[seat]
    for card in range(box.cards):
        if state.place[card] == IN_HAND + seat:
            hidden -= state.mark[card] & KNOWN
    ways = scratch(HAND + 1)
    total = 0
    for dealt in range(HAND + 1):
        if dealt < hidden:
            ways[dealt] = state.weight[seat, dealt] * (hidden - dealt)
        if not character and dealt < HAND:
            ways[dealt] += state.weight[seat, dealt + 1] * (dealt + 1)
        total += ways[dealt]
    for dealt in range(HAND + 1):
        state.weight[seat, dealt] = (ways[dealt] * PARTS + total // 2) // total


@kernel
def lay_open(box: Box, state: State, seat: int) -> None:
    """Everybody knows all cards of this hand from now on, as long as they are there."""
    for card in range(box.cards):
        if state.place[card] == IN_HAND + seat:
            state.mark[card] |= KNOWN  # a creature that rests goes on resting (BM-19)
    weigh(state, seat, 0)


@kernel
def weigh(state: State, seat: int, dealt: int) -> None:
    """It is certain how many hidden cards of a hand are from the deal."""
    for number in range(HAND + 1):
        state.weight[seat, number] = 0
    state.weight[seat, dealt] = PARTS


@kernel
def to_hand(state: State, seat: int, card: int, events: Row) -> None:
    """A card that all have seen goes to a hand."""
    state.place[card] = IN_HAND + seat
    state.mark[card] = KNOWN
    state.under[card] = 0
    state.hand_size[seat] += 1
    emit(events, TO_HAND, EVERYBODY, seat, card + 1)


@inlined
def discard(state: State, card: int) -> None:
    """Onto the discard pile (BM-12, BM-14, BM-17, BM-23), which is open to all (BM-39)."""
    state.place[card] = DISCARD
    state.under[card] = 0
    state.mark[card] = 0
