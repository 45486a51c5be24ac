"""What a seat of Gravediggers may know (GD-12, GD-25), and full states that fit such knowledge."""

from __future__ import annotations

from lychgate.core.compile.kernel import kernel
from lychgate.core.model.chance import Chance, below, shuffled
from lychgate.core.model.layout import Row, scratch
from lychgate.core.model.sorts import SEATS
from lychgate.games.gravediggers.rules.cards import CARDS, CREDIT, KINDS, PLACES, TILES
from lychgate.games.gravediggers.rules.state import FACE_UP, SEALED, Box, State
from lychgate.games.gravediggers.rules.turns import may_take_credit

# Purposes of chance.
REDEAL = 1


@kernel
def seen_by(box: Box, state: State, seat: int, out: State) -> None:
    """Put together what the seat knows, from nothing (`out` is blank); seat -1 is a spectator."""
    view_table(box, state, out)
    view_cemeteries(box, state, seat, out)
    for other in range(box.players):
        if state.answered >> other & 1:  # GD-13: that a fist is made, all see
            out.fist[other] = state.fist[other] if other == seat else SEALED
    if seat >= 0:
        out.wish = state.wish & 1 << seat
    if seat >= 0:
        for kind in range(KINDS):
            out.hand[seat, kind] = state.hand[seat, kind]


@kernel
def view_table(box: Box, state: State, out: State) -> None:
    """What is open to all besides the cemeteries; money can be counted along (GD-25)."""
    out.phase = state.phase
    out.turn = state.turn
    out.robbed = state.robbed
    out.final = state.final
    out.answered = state.answered
    out.noted = state.noted
    out.closed = state.closed
    out.notes_left = state.notes_left
    out.pile_size = state.pile_size
    out.touched = state.touched
    out.last_robbed = state.last_robbed
    for place in range(PLACES):
        out.last_cards[place] = state.last_cards[place]
    for tile in range(len(TILES)):
        out.tiles[tile] = state.tiles[tile]
    for kind in range(KINDS):
        out.gone[kind] = state.gone[kind]  # GD-12: all cards of a robbed cemetery are seen
    for seat in range(box.players):
        out.money[seat] = state.money[seat]
        out.notes[seat] = state.notes[seat]
        out.last_fists[seat] = state.last_fists[seat]
        out.hand_size[seat] = state.hand_size[seat]


@kernel
def view_cemeteries(box: Box, state: State, seat: int, out: State) -> None:
    """GD-12: who laid or looked at which card is open; its face to them, or to all if it is up."""
    for cemetery in range(box.cemeteries):
        out.cards_at[cemetery] = state.cards_at[cemetery]
        out.hidden_at[cemetery] = state.hidden_at[cemetery]
    out.lying = state.lying
    own = FACE_UP if seat < 0 else FACE_UP | 1 << seat
    for i in range(state.lying):
        out.cemetery[i] = state.cemetery[i]
        out.layer[i] = state.layer[i]
        out.known[i] = state.known[i]
        if state.known[i] & own:
            out.card[i] = state.card[i]


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
def reopen(state: State, seat: int) -> None:
    """Let the others' sealed fists be made anew: what they hold is better guessed than drawn."""
    for other in range(SEATS):
        if other != seat and state.answered >> other & 1:
            state.fist[other] = 0
            state.answered &= ~(1 << other)
            state.wish &= ~(1 << other)
