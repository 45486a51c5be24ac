"""Turns: begun with a full hand, ended with a discard, and with them the game (BM-10, BM-12, BM-31, BM-32)."""

from __future__ import annotations

from lychgate.core.compile.kernel import kernel
from lychgate.core.model.chance import Chance
from lychgate.core.model.layout import Row
from lychgate.core.model.messages import EVERYBODY, emit
from lychgate.games.outerspace.cards.vocabulary import THIS_TURN, UNTIL_OWN_TURN, WISHES
from lychgate.games.outerspace.rules import decisions
from lychgate.games.outerspace.rules.events import DISCARDED, ENDED, TURN
from lychgate.games.outerspace.rules.film import in_film
from lychgate.games.outerspace.rules.hands import discard, draw_cards, leave_hand, settle_end
from lychgate.games.outerspace.rules.state import ACTING, DISCARDING, GAME_OVER, RESTING, TURN_ENDS, Box, State
from lychgate.games.outerspace.rules.wishes import end_wish, end_wishes


@kernel
def begin_turn(box: Box, state: State, chance: Chance, events: Row) -> None:
    """BM-10: the hand is filled up; the wish to pass until the own turn is over."""
    seat = state.turn
    end_wish(state, seat, UNTIL_OWN_TURN)
    emit(events, TURN, EVERYBODY, seat, state.turns // box.players + 1)
    draw_cards(box, state, seat, max(0, box.hand - state.hand_size[seat]), chance, events)
    if state.pile_size == 0 and state.last == 0:
        settle_end(box, state, seat, events)  # BM-32: the casting has left no card: it counts as drawn by this player
    if state.last == seat + 1:
        state.ending = 1
    state.phase = ACTING


@kernel
def discard_card(box: Box, state: State, seat: int, action: int, events: Row) -> None:
    """BM-12: one card may be discarded; with several decks any number (BM-38)."""
    state.phase = TURN_ENDS
    if action != decisions.PASS:
        card = action - decisions.CARD
        leave_hand(box, state, seat, card)
        discard(state, card)
        emit(events, DISCARDED, EVERYBODY, seat, card + 1)
        if box.discards and state.hand_size[seat]:
            state.phase = DISCARDING


@kernel
def end_turn(box: Box, state: State, chance: Chance, events: Row) -> None:
    """BM-31, BM-32: the game ends, or the next one is on turn."""
    end_wishes(box, state, THIS_TURN)
    state.closing = 0
    state.turns += 1
    if state.ending and (box.equal_turns == 0 or state.turns % box.players == 0):
        for wish in range(1, len(WISHES)):
            end_wishes(box, state, wish)
        state.phase = GAME_OVER
        emit(events, ENDED, EVERYBODY)
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
