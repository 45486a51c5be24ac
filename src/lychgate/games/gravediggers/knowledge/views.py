"""What a seat of Gravediggers may know (GD-12, GD-25), and full states that fit such knowledge."""

from __future__ import annotations

from lychgate.core.compile.kernel import kernel
from lychgate.core.model.chance import Chance, below, shuffled
from lychgate.core.model.layout import Row, scratch
from lychgate.games.gravediggers.rules.cards import CARDS, CREDIT, KINDS
from lychgate.games.gravediggers.rules.state import FACE_UP, SEALED, Box, State
from lychgate.games.gravediggers.rules.turns import may_take_credit

# Purposes of chance.
REDEAL = 1


@kernel
def view(box: Box, state: State, seat: int, out: State) -> None:
    """What the fields' declarations do not say; seat -1 is a spectator."""
    own = FACE_UP if seat < 0 else FACE_UP | 1 << seat
    for i in range(state.lying):  # GD-12: a card's face is for those who laid or looked at it, or for all if it is up
        if state.known[i] & own:
            out.card[i] = state.card[i]
    for other in range(box.players):
        if other != seat and state.answered >> other & 1:  # GD-13: that a fist is made, all see
            out.fist[other] = SEALED
    if seat >= 0:
        out.wish = state.wish & 1 << seat


@kernel
def redeal(box: Box, seen: State, seat: int, chance: Chance, out: State) -> None:
    """Fill a copy of a view (`out` holds it) with cards and fists that could be there, each as likely.

    Any unseen card may be at any unseen place: laid cards came from hands that could have held them,
    and nobody sees a card of the pile or of another hand before it lies at a cemetery.
    """
    pool = scratch(CARDS)
    size = gather_unseen(box, seen, pool)
    shuffled(chance, REDEAL, pool, size, size)
    for i in range(seen.lying):
        if seen.card[i] == 0:
            size -= 1
            out.card[i] = pool[size] + 1
    for other in range(box.players):
        for _ in range(seen.hand_size[other] - known_cards(seen, other)):
            size -= 1
            out.hand[other, pool[size]] += 1
        if seen.fist[other] == SEALED:
            seal_some_fist(seen, other, chance, out)
    for i in range(size):
        out.pile[pool[i]] += 1


@kernel
def seal_some_fist(seen: State, other: int, chance: Chance, out: State) -> None:
    """GD-13, GD-21: any fist of the own money or, if credit could be taken, any with a note wanted for it."""
    fists = seen.money[other] + 1
    more = fists + CREDIT if may_take_credit(seen, other) else 0
    drawn = below(chance, REDEAL, fists + more)
    if drawn < fists:
        out.fist[other] = drawn
    else:
        out.fist[other] = drawn - fists
        out.wish |= 1 << other


@kernel
def gather_unseen(box: Box, seen: State, pool: Row) -> int:
    """The cards that the view does not place; how many there are."""
    size = 0
    for kind in range(KINDS):
        left = box.deck[kind] - seen.gone[kind] - seen.pile[kind]
        for other in range(box.players):
            left -= seen.hand[other, kind]
        for i in range(seen.lying):
            left -= seen.card[i] == kind + 1
        for _ in range(left):
            pool[size] = kind
            size += 1
    return size


@kernel
def known_cards(seen: State, other: int) -> int:
    """How many cards of a hand the view knows."""
    count = 0
    for kind in range(KINDS):
        count += seen.hand[other, kind]
    return count


@kernel
def reopen(box: Box, state: State, seat: int) -> None:
    """Let the others' sealed fists be made anew: what they hold is better guessed than drawn."""
    for other in range(box.players):
        if other != seat and state.answered >> other & 1:
            state.fist[other] = 0
            state.answered &= ~(1 << other)
            state.wish &= ~(1 << other)
