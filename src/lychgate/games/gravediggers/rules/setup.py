"""Setting up Gravediggers (GD-4), and how cards move from the pile and to a cemetery."""

from __future__ import annotations

from lychgate.core.compile.kernel import kernel
from lychgate.core.model.chance import Chance, below, kind_of, shuffled
from lychgate.core.model.layout import Row, scratch
from lychgate.core.model.messages import EVERYBODY, emit
from lychgate.games.gravediggers.rules.cards import CARDS, KINDS, TILES
from lychgate.games.gravediggers.rules.events import DEALT
from lychgate.games.gravediggers.rules.state import FACE_UP, Box, State

# Purposes of chance.
DEAL, PILE, TILE, FIRST_PLAYER = 1, 2, 3, 4


@kernel
def deal(box: Box, state: State, chance: Chance, events: Row) -> None:
    """GD-4: money and a hand for everyone, a hidden card at each cemetery, the rest is the pile."""
    deck = scratch(CARDS)
    size = 0
    for kind in range(KINDS):
        for _ in range(box.deck[kind]):
            deck[size] = kind
            size += 1
    in_hands = box.players * box.hand
    dealt = in_hands + box.cemeteries
    shuffled(chance, DEAL, deck, size, dealt)
    for i in range(in_hands):
        state.hand[i // box.hand, deck[i]] += 1
    for cemetery in range(box.cemeteries):
        put_card(state, cemetery, deck[in_hands + cemetery], 0, 0)
    for i in range(dealt, size):
        state.pile[deck[i]] += 1
    state.pile_size = size - dealt
    for seat in range(box.players):
        state.hand_size[seat] = box.hand
        state.money[seat] = box.money
    state.notes_left = box.notes
    mix_tiles(box, state)
    state.turn = first_player(box, chance)
    emit(events, DEALT, EVERYBODY, box.hand, box.money, state.turn)


@kernel
def first_player(box: Box, chance: Chance) -> int:
    """GD-5: who begins is the table's choice, by default chance's."""
    if box.first_player > 0:
        return box.first_player - 1
    return below(chance, FIRST_PLAYER, box.players)


@kernel
def mix_tiles(box: Box, state: State) -> None:
    """GD-5: all tiles lie face down."""
    for tile in range(len(TILES)):
        state.tiles[tile] = box.tiles[tile]


@kernel
def draw_card(state: State, chance: Chance) -> int:
    """Take the top card of the pile.

    The pile has no order until a card is drawn: there is none that could leak. Yet it is a pile: its
    k-th card follows from the deal and the first k draws of this purpose, whatever was decided.
    """
    kind = kind_of(state.pile, KINDS, below(chance, PILE, state.pile_size))
    state.pile[kind] -= 1
    state.pile_size -= 1
    return kind


@kernel
def put_card(state: State, cemetery: int, kind: int, layer: int, known: int) -> None:
    """GD-6: a card comes to lie face down beside the others at a cemetery."""
    i = state.lying
    state.cemetery[i] = cemetery
    state.card[i] = kind + 1
    state.layer[i] = layer
    state.known[i] = known
    state.lying = i + 1
    state.cards_at[cemetery] += 1
    state.hidden_at[cemetery] += 1


@kernel
def take_cards(state: State, cemetery: int) -> None:
    """GD-20: a cemetery's cards leave the game; the others keep their places (GD-6)."""
    kept = 0
    for i in range(state.lying):
        leaves = state.cemetery[i] == cemetery
        state.gone[state.card[i] - 1] += leaves
        state.cemetery[kept] = state.cemetery[i]  # if it leaves, the next one gets its place
        state.card[kept] = state.card[i]
        state.layer[kept] = state.layer[i]
        state.known[kept] = state.known[i]
        kept += not leaves
    for i in range(kept, state.lying):
        state.cemetery[i], state.card[i], state.layer[i], state.known[i] = 0, 0, 0, 0
    state.lying = kept
    state.touched = 0
    state.cards_at[cemetery] = 0
    state.hidden_at[cemetery] = 0


@kernel
def card_at(state: State, cemetery: int, place: int) -> int:
    """Where in the lists the card at this place of a cemetery stands; -1: there is none."""
    for i in range(state.lying):
        if state.cemetery[i] == cemetery:
            if place == 0:
                return i
            place -= 1
    return -1


@kernel
def is_hidden(state: State, cemetery: int, place: int) -> bool:
    """Does a face-down card lie at this place?"""
    i = card_at(state, cemetery, place)
    return i >= 0 and state.known[i] & FACE_UP == 0
