"""Playing Vigil, from the deal to the points (VG-2 to VG-12).

Each function carries out one rule or step and names it. What may be decided is in `choices`, what a
seat may know in `views`.
"""

from __future__ import annotations

from lychgate.core.compile.kernel import kernel
from lychgate.core.model.chance import Chance, below, shuffled
from lychgate.core.model.layout import Row, scratch
from lychgate.core.model.messages import EVERYBODY, emit
from lychgate.core.model.sorts import SEATS
from tests.toy import decisions
from tests.toy.cards import CARDS
from tests.toy.events import (
    BET_OPENED,
    BET_SEALED,
    BET_WON,
    CARD_COUNTS,
    DEALT,
    ENDED,
    LOOKED,
    LOOKED_HIDDEN,
    NO_CARD_COUNTS,
    PIPS,
    ROLLED,
    ROW_TURNED,
    SHOWED,
)
from tests.toy.state import ANSWERING, BETTING, GAME_OVER, PLAYED, VOWED, WATCHING, Box, State

# Purposes of chance.
DEAL, FIRST, DIE = 1, 2, 3


@kernel
def setup(box: Box, state: State, chance: Chance, events: Row) -> None:
    """VG-2: deal the hands; the other cards lie face down in a row."""
    state.first = box.first_player - 1 if box.first_player else below(chance, FIRST, box.players)  # VG-3
    deck = scratch(CARDS)
    for card in range(box.cards):
        deck[card] = card
    shuffled(chance, DEAL, deck, box.cards, box.cards)
    top = 0
    for seat in range(box.players):
        for _ in range(box.hand):
            state.hand[seat] |= 1 << deck[top]
            top += 1
    for place in range(row_size(box)):
        state.row[place] = deck[top] + 1
        top += 1
    emit(events, DEALT, EVERYBODY, box.hand, state.first)


@kernel
def row_size(box: Box) -> int:
    """VG-2: the cards that are not dealt."""
    return box.cards - box.players * box.hand


@kernel
def watcher(box: Box, state: State, watch: int) -> int:
    """VG-5: the seat that keeps this watch."""
    return (state.first + watch) % box.players


@kernel
def acting(box: Box, state: State) -> int:
    """The seats that owe a decision, as bits."""
    bits = 0
    if state.phase == BETTING:
        bits = ((1 << box.players) - 1) & ~state.bets_in
    elif state.phase == WATCHING:
        bits = 1 << watcher(box, state, state.watch)
    elif state.phase == ANSWERING:
        for seat in range(box.players):
            if state.answer[seat] == 0:
                bits |= 1 << seat
    return bits


@kernel
def apply(box: Box, state: State, seat: int, action: int, chance: Chance, events: Row) -> None:
    """Carry out a decision that is known to be legal."""
    if action < decisions.LOOK:
        seal_bet(box, state, seat, action - decisions.ODD + 1, events)
    elif action < decisions.SHOW:
        look(state, seat, action - decisions.LOOK, events)
    elif action == decisions.SHOW:
        show_hand(box, state, seat, events)
    else:
        answer(box, state, seat, action - decisions.PASS + 1, chance, events)


# --- the sealed choice


@kernel
def seal_bet(box: Box, state: State, seat: int, bet: int, events: Row) -> None:
    """VG-4: that a seat has bet is seen at once; its bet, when the last one is in."""
    state.bet[seat] = bet
    state.bets_in |= 1 << seat
    emit(events, BET_SEALED, EVERYBODY, seat)
    if acting(box, state) == 0:
        for other in range(box.players):
            emit(events, BET_OPENED, EVERYBODY, other, state.bet[other])
        state.phase = WATCHING


# --- the watch


@kernel
def look(state: State, seat: int, place: int, events: Row) -> None:
    """VG-6: everybody sees who looks where; what is there, only who looks."""
    state.looked[place] |= 1 << seat
    emit(events, LOOKED, 1 << seat, seat, place + 1, state.row[place])
    emit(events, LOOKED_HIDDEN, ~(1 << seat), seat, place + 1)
    state.phase = ANSWERING


@kernel
def show_hand(box: Box, state: State, seat: int, events: Row) -> None:
    """VG-6: from now on everybody knows this hand."""
    state.shown |= 1 << seat
    for card in range(1, box.cards + 1):
        if state.hand[seat] >> (card - 1) & 1:
            emit(events, SHOWED, EVERYBODY, seat, card)
    state.phase = ANSWERING


# --- the window


@kernel
def answer(box: Box, state: State, seat: int, given: int, chance: Chance, events: Row) -> None:
    """VG-7: nothing is told of an answer before the last one is in, not even that it was given."""
    state.answer[seat] = given
    if acting(box, state) == 0:
        close_window(box, state, events)
        end_watch(box, state, chance, events)


@kernel
def close_window(box: Box, state: State, events: Row) -> None:
    """VG-9: the card played nearest to the watch counts; of the other answers nobody is told."""
    counts = -1
    for i in range(box.players):
        seat = (watcher(box, state, state.watch) + i) % box.players
        if counts < 0 and state.answer[seat] > PLAYED:
            counts = seat
            card = state.answer[seat] - PLAYED
            state.hand[seat] &= ~(1 << (card - 1))
            state.winner[state.watch] = seat + 1
            state.played[state.watch] = card
            emit(events, CARD_COUNTS, EVERYBODY, seat, card)
        if state.answer[seat] == VOWED:
            state.vowed |= 1 << seat
        state.answer[seat] = 0
    if counts < 0:
        emit(events, NO_CARD_COUNTS, EVERYBODY)


@kernel
def end_watch(box: Box, state: State, chance: Chance, events: Row) -> None:
    """VG-10: turn up the next card of the row, roll the die; then the next watch, or the end."""
    emit(events, ROW_TURNED, EVERYBODY, state.watch + 1, state.row[state.watch])
    state.rolled[state.watch] = below(chance, DIE, box.die) + 1
    emit(events, ROLLED, EVERYBODY, state.rolled[state.watch])
    if state.watch + 1 < box.watches:
        state.watch += 1
        state.phase = WATCHING
    else:
        state.vowed = 0  # nothing is left to pass
        state.phase = GAME_OVER
        emit(events, ENDED, EVERYBODY)


# --- points


@kernel
def outcome(box: Box, state: State, out: Row, events: Row) -> None:
    """Points by seat, then places by seat; each line of points is told as an event."""
    for seat in range(box.players):
        out[seat] = 0
        for watch in range(box.watches):
            out[seat] += points_of(state, seat, watch, events)
    for seat in range(box.players):  # VG-12
        out[SEATS + seat] = 1
        for other in range(box.players):
            out[SEATS + seat] += out[other] > out[seat]


@kernel
def points_of(state: State, seat: int, watch: int, events: Row) -> int:
    """VG-10: the die's pips for a card higher than the row's. VG-11: one point for a bet that came true."""
    points, pips = 0, state.rolled[watch]
    if state.winner[watch] == seat + 1 and state.played[watch] > state.row[watch]:
        points += pips
        emit(events, PIPS, EVERYBODY, seat, pips, watch + 1)
    if pips and pips % 2 == state.bet[seat] % 2:
        points += 1
        emit(events, BET_WON, EVERYBODY, seat, 1, watch + 1)
    return points
