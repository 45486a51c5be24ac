"""Playing Gravediggers: turns and tiles, credit, fists, the end (GD-5 to GD-13, GD-21, GD-22).

Each function carries out one rule or step and names it. The deal is in `setup`, what comes of a
robbery in `robbery`, what may be decided in `choices`, what a seat may know in `knowledge.views`.

No game is endless: a Place tile can always be carried out (GD-22: no hand is empty on a turn), each
takes a card from hands and pile, and among every seven tiles turned up four are Place tiles.
"""

from __future__ import annotations

from lychgate.core.compile.kernel import inlined, kernel
from lychgate.core.model.chance import Chance, below, kind_of
from lychgate.core.model.layout import Row
from lychgate.core.model.messages import EVERYBODY, emit
from lychgate.games.gravediggers.rules import decisions
from lychgate.games.gravediggers.rules.cards import CEMETERIES, CREDIT, GRAVEDIGGER, LOOK, PLACE, PLACES, TILES, TURN
from lychgate.games.gravediggers.rules.events import (
    CREDIT_IN_VAIN,
    CREDIT_TAKEN,
    DREW,
    DREW_HIDDEN,
    FINAL_ROBBERY,
    FIST_MADE,
    GAME_ENDS,
    GRAVEDIGGER_SENT,
    LAID,
    LAID_HIDDEN,
    LOOKED,
    LOOKED_HIDDEN,
    NOT_POSSIBLE,
    TILE_TURNED_UP,
    TILES_MIXED,
    TURNED,
)  # fmt: skip
from lychgate.games.gravediggers.rules.robbery import rob
from lychgate.games.gravediggers.rules.setup import TILE, card_at, deal, draw_card, mix_tiles, put_card
from lychgate.games.gravediggers.rules.state import FACE_UP, GAME_OVER, MAKING_FISTS, Box, State


@kernel
def setup(box: Box, state: State, chance: Chance, events: Row) -> None:
    """Deal, and turn up the first tile."""
    deal(box, state, chance, events)
    if not turn_tile(box, state, chance, events):
        next_turn(box, state, chance, events)


@kernel
def acting(box: Box, state: State) -> int:
    """The seats that owe a decision, as bits."""
    if state.phase == MAKING_FISTS:
        return ((1 << box.players) - 1) & ~state.answered
    if state.phase == GAME_OVER:
        return 0
    return 1 << state.turn


@kernel
def apply(box: Box, state: State, seat: int, action: int, chance: Chance, events: Row) -> None:
    """Carry out a decision that is known to be legal."""
    if action >= decisions.CREDIT_FIST:
        state.wish |= 1 << seat
        make_fist(box, state, seat, action - decisions.CREDIT_FIST, chance, events)
    elif action >= decisions.FIST:
        make_fist(box, state, seat, action - decisions.FIST, chance, events)
    elif action < decisions.LOOK:
        place_card(box, state, seat, action // CEMETERIES, action % CEMETERIES, chance, events)
    elif action < decisions.TURN:
        spot = action - decisions.LOOK
        look_at_card(state, seat, spot // PLACES, spot % PLACES, events)
        next_turn(box, state, chance, events)
    elif action < decisions.ROB:
        spot = action - decisions.TURN
        turn_card(state, seat, spot // PLACES, spot % PLACES, events)
        next_turn(box, state, chance, events)
    elif action < decisions.CREDIT:
        emit(events, GRAVEDIGGER_SENT, EVERYBODY, seat, action - decisions.ROB + 1)
        start_robbery(state, action - decisions.ROB)
    else:
        take_credit(state, seat, events)  # GD-21a: told at once; the tile still waits


# --- a turn


@kernel
def next_turn(box: Box, state: State, chance: Chance, events: Row) -> None:
    """GD-5: clockwise to the next; whose tile cannot be carried out has no more to do (GD-10)."""
    state.robbed, state.noted = 0, 0
    while True:
        if tiles_down(state) == 0:
            mix_tiles(box, state)
            emit(events, TILES_MIXED, EVERYBODY)
        state.turn = (state.turn + 1) % box.players
        if turn_tile(box, state, chance, events):
            return


@kernel
def tiles_down(state: State) -> int:
    count = 0
    for tile in range(len(TILES)):
        count += state.tiles[tile]
    return count


@kernel
def turn_tile(box: Box, state: State, chance: Chance, events: Row) -> bool:
    """GD-5: turn up a tile. Can it be carried out?"""
    tile = kind_of(state.tiles, len(TILES), below(chance, TILE, tiles_down(state)))
    state.tiles[tile] -= 1
    state.phase = tile
    emit(events, TILE_TURNED_UP, EVERYBODY, state.turn, tile)
    if tile == PLACE or can_carry_out(box, state, tile):
        return True
    emit(events, NOT_POSSIBLE, EVERYBODY, state.turn, tile)
    return False


@kernel
def can_carry_out(box: Box, state: State, tile: int) -> bool:
    """GD-10: is there anything to look at, to turn, or to rob?"""
    for cemetery in range(box.cemeteries):
        if tile == TURN and state.hidden_at[cemetery] > 1:  # GD-8
            return True
        if tile == LOOK and state.hidden_at[cemetery] > 0:  # GD-7
            return True
        if tile == GRAVEDIGGER and may_be_robbed(state, cemetery):
            return True
    return False


@inlined
def may_be_robbed(state: State, cemetery: int) -> bool:
    """GD-11: does a card lie there, and is it not closed?"""
    return state.cards_at[cemetery] > 0 and state.closed >> cemetery & 1 == 0


@kernel
def place_card(box: Box, state: State, seat: int, kind: int, cemetery: int, chance: Chance, events: Row) -> None:
    """GD-6: lay a card face down at a cemetery, and draw one; after the last the game ends (GD-22)."""
    state.hand[seat, kind] -= 1
    state.hand_size[seat] -= 1
    put_card(state, cemetery, kind, seat + 1, 1 << seat)
    state.touched = state.lying
    place = state.cards_at[cemetery]
    emit(events, LAID, 1 << seat, seat, cemetery + 1, place, kind + 1)
    emit(events, LAID_HIDDEN, ~(1 << seat), seat, cemetery + 1, place)
    if state.pile_size:
        drawn = draw_card(state, chance)
        state.hand[seat, drawn] += 1
        state.hand_size[seat] += 1
        emit(events, DREW, 1 << seat, seat, drawn + 1)
        emit(events, DREW_HIDDEN, ~(1 << seat), seat)
    if state.hand_size[seat]:
        next_turn(box, state, chance, events)
    else:
        emit(events, GAME_ENDS, EVERYBODY, seat)
        state.final = 1
        next_final_robbery(box, state, events)


@kernel
def look_at_card(state: State, seat: int, cemetery: int, place: int, events: Row) -> None:
    """GD-7: look at a face-down card, alone; that one looks, all see (GD-12)."""
    i = card_at(state, cemetery, place)
    state.known[i] |= 1 << seat
    state.touched = i + 1
    emit(events, LOOKED, 1 << seat, seat, cemetery + 1, place + 1, state.card[i])
    emit(events, LOOKED_HIDDEN, ~(1 << seat), seat, cemetery + 1, place + 1)


@kernel
def turn_card(state: State, seat: int, cemetery: int, place: int, events: Row) -> None:
    """GD-8: turn a face-down card up for good."""
    i = card_at(state, cemetery, place)
    state.known[i] |= FACE_UP
    state.touched = i + 1
    state.hidden_at[cemetery] -= 1
    emit(events, TURNED, EVERYBODY, seat, cemetery + 1, place + 1, state.card[i])


# --- credit and fists


@inlined
def may_take_credit(state: State, seat: int) -> bool:
    """GD-21: with less than 10 money, while a note is left."""
    return state.money[seat] < CREDIT and state.notes_left > 0


@kernel
def take_credit(state: State, seat: int, events: Row) -> None:
    """GD-21: show the money and take 10 with a note."""
    emit(events, CREDIT_TAKEN, EVERYBODY, seat, state.money[seat], state.notes_left - 1)
    state.money[seat] += CREDIT
    state.notes[seat] += 1
    state.notes_left -= 1


@kernel
def start_robbery(state: State, cemetery: int) -> None:
    """GD-9: the cemetery is known, and all make their fists."""
    state.robbed = cemetery + 1
    state.noted = 0
    state.phase = MAKING_FISTS


@kernel
def make_fist(box: Box, state: State, seat: int, amount: int, chance: Chance, events: Row) -> None:
    """GD-13: a fist is sealed until the last one is made; then all open, after notes were handed out (GD-21b)."""
    state.fist[seat] = amount
    state.answered |= 1 << seat
    emit(events, FIST_MADE, EVERYBODY, seat)
    if all_fists_made(box, state):
        hand_out_notes(box, state, events)
    if all_fists_made(box, state):
        rob(box, state, state.robbed - 1, chance, events)
        if state.final:
            next_final_robbery(box, state, events)
        else:
            next_turn(box, state, chance, events)


@inlined
def all_fists_made(box: Box, state: State) -> bool:
    return state.answered == (1 << box.players) - 1


@kernel
def hand_out_notes(box: Box, state: State, events: Row) -> None:
    """GD-21b: clockwise from the player on turn to those who wished; who gets none makes the fist anew."""
    for i in range(box.players):
        seat = (state.turn + i) % box.players
        if state.wish >> seat & 1:
            if state.notes_left:
                take_credit(state, seat, events)
            else:
                state.fist[seat] = 0
                state.answered &= ~(1 << seat)
                emit(events, CREDIT_IN_VAIN, EVERYBODY, seat)
    state.wish = 0
    state.noted = 1


@kernel
def next_final_robbery(box: Box, state: State, events: Row) -> None:
    """GD-22: clockwise from the cemetery of who laid the last card, each that may be robbed is robbed.

    The pile is empty, so a robbed cemetery stays without cards (GD-11).
    """
    for i in range(box.cemeteries):
        cemetery = (state.turn + i) % box.cemeteries
        if may_be_robbed(state, cemetery):
            emit(events, FINAL_ROBBERY, EVERYBODY, cemetery + 1)
            start_robbery(state, cemetery)
            return
    state.robbed, state.noted = 0, 0
    state.phase = GAME_OVER
